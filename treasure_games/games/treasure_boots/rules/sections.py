"""The four printed sections of the chart: eight columns, seven rows, north up.

Both grids use the same sections (HX-06): a place is a column and a row.
"""

from typing import Final, NamedTuple

from msgspec import Struct

from treasure_games.core.pages import page_beside

COLUMNS: Final = 8
ROWS: Final = 7
ISLANDS: Final = 8
"""The number of islands with a number on each section."""


class Section(Struct, frozen=True, forbid_unknown_fields=True):
    """A printed section."""

    name: str
    map: str


class ChartPage(Struct, frozen=True, forbid_unknown_fields=True):
    """The names of the ports and the printed sections, by letter."""

    ports: dict[str, str]
    sections: dict[str, Section]


_PAGE: Final = page_beside(__file__, ChartPage)
PORT_NAMES: Final = _PAGE.ports
SECTION_NAMES: Final = {letter: section.name for letter, section in _PAGE.sections.items()}


class Land(NamedTuple):
    """An island on a section: its `number`, or 0 and the letter of its `port`."""

    column: int
    row: int
    number: int
    port: str


def _read(printed: str) -> tuple[Land, ...]:
    return tuple(
        Land(column, row, int(mark) if mark.isdigit() else 0, "" if mark.isdigit() else mark)
        for row, line in enumerate(printed.splitlines())
        for column, mark in enumerate(line.split())
        if mark != "."
    )


SECTIONS: Final = {letter: _read(section.map) for letter, section in _PAGE.sections.items()}
"""The land of each section, row by row."""
