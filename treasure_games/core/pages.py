"""Pages of data: tables of sentences and figures in the `.toml` beside a module."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

from msgspec.toml import decode

T = TypeVar("T")


def page_beside(module: str, kind: type[T]) -> T:
    """Return the page of a module, given its `__file__`; raises `ValidationError` for a slip."""
    return decode(Path(module).with_suffix(".toml").read_bytes(), type=kind)


def by_kind(table: Mapping[str, T], kinds: Iterable[type[Any]]) -> dict[type[Any], T]:
    """Return a table by class instead of its name; raises `KeyError` for a name of no class."""
    named = {kind.__name__: kind for kind in kinds}
    return {named[name]: entry for name, entry in table.items()}


def by_number(table: Mapping[str, T], names: Sequence[str]) -> dict[int, T]:
    """Return a table by the place of each name among `names`; raises `KeyError` for others."""
    numbers = {name: number for number, name in enumerate(names)}
    return {numbers[name]: entry for name, entry in table.items()}
