"""Files of the program itself: tables of sentences and figures in the `.toml` beside a module, and
other data. Whatever fails while one is read is a damaged installation, told in one sentence.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from traceback import walk_tb
from typing import Any, Generic, Never, TypeVar, cast

from msgspec import MsgspecError, Struct
from msgspec.structs import force_setattr
from msgspec.toml import decode

from treasure_games.core.errors import BadInstallation, GameError

T = TypeVar("T")


class Table(dict[str, Any]):
    """A table of a page; what is asked of it and missing is a damaged installation."""

    def __init__(self, entries: Mapping[str, Any], path: Path | str) -> None:
        super().__init__(entries)
        self.path = path

    def __missing__(self, name: str) -> Never:
        """Raise `BadInstallation`."""
        raise BadInstallation(f"{self.path}: {name}")


class Named(Generic[T]):
    """A table of figures, as attributes: its page tells what each of them is, and `test_pages`
    checks that it has all that are asked for.
    """

    __slots__ = ("__dict__", "_table")

    def __init__(self, table: Mapping[str, T]) -> None:
        self._table = table
        vars(self).update(table)

    def __getattr__(self, name: str) -> T:
        """Raise `BadInstallation` for what the table lacks: what it has is found before."""
        if name.startswith("_"):
            raise AttributeError(name)
        return self._table[name]


def amended(named: Named[T], others: Mapping[str, T]) -> Named[T]:
    """Return the same with others of its page in addition, or instead."""
    table = cast(Table, named._table)
    return Named(Table({**table, **others}, table.path))


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


def figures_beside(module: str) -> tuple[Named[float], Named[int]]:
    """Return the lengths and counts of a module's page of `Figures`, given its `__file__`."""
    page = page_beside(module, Figures)
    return Named(page.lengths), Named(page.counts)


def page_of(path: Path, kind: type[T]) -> T:
    """Return a page of data; raises `BadInstallation`, also later for what its tables lack."""
    with installed(path):
        return cast(T, _strict(decode(path.read_bytes(), type=kind), path))


def text_of(path: Path) -> str:
    """Return a text of the program; raises `BadInstallation`."""
    with installed(path):
        return path.read_text(encoding="utf-8")


def json_of(path: Path) -> Any:
    """Return what a JSON file of the program holds; raises `BadInstallation`."""
    with installed(path):
        return _strict(json.loads(path.read_bytes()), path)


def damage_of(error: Exception) -> BadInstallation | None:
    """Return what a failure tells of the program's files: where a module fails while it is being
    read, its page doesn't hold what it builds on.
    """
    if isinstance(error, BadInstallation):
        return error
    read = [
        (Path(frame.f_globals["__file__"]), line)
        for frame, line in walk_tb(error.__traceback__)
        if frame.f_code.co_name == "<module>" and "__file__" in frame.f_globals
    ]
    told = [
        f"{page}: {error!r}, {module.name}:{line}"
        for module, line in read
        if (page := module.with_suffix(".toml")).is_file()
    ]
    of_pages = AttributeError, LookupError, TypeError, ValueError
    return BadInstallation(told[-1]) if told and isinstance(error, of_pages) else None


def _strict(found: Any, path: Path) -> Any:
    """Return what was read, with each table in it as a `Table`."""
    if isinstance(found, dict):
        return Table({name: _strict(entry, path) for name, entry in found.items()}, path)
    if isinstance(found, Struct):
        for name in found.__struct_fields__:
            force_setattr(found, name, _strict(getattr(found, name), path))
    elif type(found) in (list, tuple):
        return type(found)(_strict(entry, path) for entry in found)
    return found


def by_kind(table: Mapping[str, T], kinds: Iterable[type[Any]]) -> dict[type[Any], T]:
    """Return a table by class instead of its name; raises `KeyError` for a name of no class."""
    named = {kind.__name__: kind for kind in kinds}
    return {named[name]: entry for name, entry in table.items()}


def by_number(table: Mapping[str, T], names: Sequence[str]) -> dict[int, T]:
    """Return a table by the place of each name among `names`; raises `KeyError` for others."""
    numbers = {name: number for number, name in enumerate(names)}
    return {numbers[name]: entry for name, entry in table.items()}
