"""The four printed sections of the chart: eight columns, seven rows, north up.

A number is an island that fills on that roll (TB-18), a letter a port (TB-08), a dot the sea. Both
grids use the same sections (HX-06): a place is a column and a row.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from treasure_games.core.language import N_

COLUMNS: Final = 8
ROWS: Final = 7
ISLANDS: Final = 8
"""The number of islands with a number on each section."""

_PRINTED: Final = {
    "A": """
 .  .  .  .  .  a  .  .
 .  8  . 11  .  .  .  .
 .  .  .  .  .  4  .  .
 5  .  .  .  .  .  .  .
 .  .  2  .  9  .  7  .
 b  .  .  .  .  .  .  .
 .  .  . 10  .  .  .  .
""",
    "B": """
 .  .  .  .  .  .  .  4
 .  c  .  .  .  .  .  .
 .  .  . 10  .  .  .  d
 .  3  .  .  .  9  .  .
 .  .  .  .  .  .  . 12
 7  .  6  .  .  5  .  .
 .  .  .  .  .  .  .  .
""",
    "C": """
 .  3  .  .  .  .  .  .
 .  .  .  2  .  6  .  f
 .  .  .  .  .  .  .  .
 .  4  .  7  .  . 11  .
 .  .  .  .  .  .  .  .
 e  .  .  .  5  .  .  8
 .  .  .  .  .  .  .  .
""",
    "D": """
 7  .  .  .  .  .  6  .
 .  . 11  .  .  .  .  .
 .  .  .  .  .  9  .  .
 .  . 12  .  .  .  .  h
 g  .  .  .  .  .  .  .
 .  .  .  8  .  .  .  .
 3  .  .  .  . 10  .  .
""",
}

SECTION_NAMES: Final = {
    "A": N_("Lantern Shoals"),
    "B": N_("Widow’s Teeth"),
    "C": N_("Gallows Reach"),
    "D": N_("Drowned Bells"),
}

PORT_NAMES: Final = {
    "a": N_("Lantern Cay"),
    "b": N_("Saltmarket"),
    "c": N_("Widow’s Wharf"),
    "d": N_("Cooper’s Rest"),
    "e": N_("Molasses Bay"),
    "f": N_("Gallows Quay"),
    "g": N_("Bellhaven"),
    "h": N_("Tar Harbour"),
}


class Land(NamedTuple):
    """An island on a section: its `number`, or 0 and the letter of its `port`."""

    column: int
    row: int
    number: int
    port: str


def _read(printed: str) -> tuple[Land, ...]:
    return tuple(
        Land(column, row, int(mark) if mark.isdigit() else 0, "" if mark.isdigit() else mark)
        for row, line in enumerate(printed.split("\n")[1:-1])
        for column, mark in enumerate(line.split())
        if mark != "."
    )


SECTIONS: Final = {letter: _read(printed) for letter, printed in _PRINTED.items()}
"""The land of each section, row by row."""
