"""Files of the program itself: tables of sentences and figures in the `.toml` beside a module, and
other data. Whatever fails while one is read is a damaged installation, told in one sentence.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Generic, TypeVar

from msgspec import MsgspecError, Struct
from msgspec.toml import decode

from treasure_games.core.errors import BadInstallation, GameError

T = TypeVar("T")


class Named(Generic[T]):
    """A table of figures, as attributes: its page tells what each of them is, and `test_pages`
    checks that it has all that are asked for.
    """

    def __init__(self, table: Mapping[str, T]) -> None:
        vars(self).update(table)

    def __getattr__(self, name: str) -> T:
        """Raise `AttributeError` for what the table lacks: what it has is found before."""
        raise AttributeError(f"the page has no {name}")


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """A page of lengths, shares, angles and seconds, and of whole numbers."""

    lengths: dict[str, float]
    counts: dict[str, int]


@contextmanager
def installed(path: Path | str) -> Iterator[None]:
    """Read a file of the program in this block; raises `BadInstallation` for what fails in it."""
    try:
        yield
    except (
        OSError,
        ValueError,
        TypeError,
        LookupError,
        RuntimeError,
        MsgspecError,
        GameError,
    ) as error:
        # The system's sentence without its number, and without the path once more.
        reason = getattr(error, "strerror", None) or error
        raise BadInstallation(f"{path}: {reason}") from error


def page_beside(module: str, kind: type[T]) -> T:
    """Return the page of a module, given its `__file__`; raises `BadInstallation` for a slip."""
    return page_of(Path(module).with_suffix(".toml"), kind)


def page_of(path: Path, kind: type[T]) -> T:
    """Return a page of data; raises `BadInstallation`."""
    with installed(path):
        return decode(path.read_bytes(), type=kind)


def text_of(path: Path) -> str:
    """Return a text of the program; raises `BadInstallation`."""
    with installed(path):
        return path.read_text(encoding="utf-8")


def json_of(path: Path) -> Any:
    """Return what a JSON file of the program holds; raises `BadInstallation`."""
    with installed(path):
        return json.loads(path.read_bytes())


def by_kind(table: Mapping[str, T], kinds: Iterable[type[Any]]) -> dict[type[Any], T]:
    """Return a table by class instead of its name; raises `KeyError` for a name of no class."""
    named = {kind.__name__: kind for kind in kinds}
    return {named[name]: entry for name, entry in table.items()}


def by_number(table: Mapping[str, T], names: Sequence[str]) -> dict[int, T]:
    """Return a table by the place of each name among `names`; raises `KeyError` for others."""
    numbers = {name: number for number, name in enumerate(names)}
    return {numbers[name]: entry for name, entry in table.items()}
