"""Arranging the sections of the chart by hand: small changes, and checks of the result.

An arrangement in progress may be invalid (sections overlap while one is moved past another), so the
changes check nothing; `fault` does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from treasure_games.core.errors import BadSetup
from treasure_games.games.treasure_boots.rules.layouts import (
    FARTHEST,
    Arrangement,
    Placed,
    check,
    parsed,
    written,
)
from treasure_games.games.treasure_boots.rules.sections import SECTIONS

Change: TypeAlias = Callable[[Placed], Placed]

HEX_STEP: Final = 2
"""HX-07: on the hex chart a section begins in an even column, or its cells would not fit."""


def column_step(grid_name: str) -> int:
    """Return the smallest number of columns that a section can move."""
    return HEX_STEP if grid_name == "hex" else 1


def moved(arrangement: Arrangement, section: str, columns: int, rows: int) -> Arrangement:
    """Return the arrangement with one section moved by columns east and rows south."""
    return _with(
        arrangement,
        section,
        lambda one: one._replace(column=_within(one.column + columns), row=_within(one.row + rows)),
    )


def turned(arrangement: Arrangement, section: str, grid_name: str) -> Arrangement:
    """Return it with one section turned, by half a turn on hexes, by a quarter on squares."""
    by = 180 if grid_name == "hex" else 90
    return _with(arrangement, section, lambda one: one._replace(turn=(one.turn + by) % 360))


def exchanged(arrangement: Arrangement, section: str) -> Arrangement:
    """Return it with one section replaced by the next unused one; unchanged if all are used."""
    used = {one.section for one in arrangement}
    letters = list(SECTIONS)
    at = letters.index(section)
    following = [*letters[at + 1 :], *letters[:at]]
    fresh = next((letter for letter in following if letter not in used), None)
    if fresh is None:
        return arrangement
    return _with(arrangement, section, lambda one: one._replace(section=fresh))


def fitted(arrangement: Arrangement, grid_name: str) -> Arrangement:
    """Return it in canonical form: moved to the chart's north-west corner, sections by letter."""
    west = min(one.column for one in arrangement)
    north = min(one.row for one in arrangement)
    west -= west % column_step(grid_name)
    return tuple(
        sorted(one._replace(column=one.column - west, row=one.row - north) for one in arrangement)
    )


def adapted(arrangement: Arrangement, sections: int, grid_name: str) -> Arrangement:
    """Return it for another number of sections, and as the grid allows.

    The last sections are removed, or new ones added in the east.
    """
    lying = [_allowed(one, grid_name) for one in sorted(arrangement)][:sections]
    used = {one.section for one in lying}
    for letter in [letter for letter in SECTIONS if letter not in used][: sections - len(lying)]:
        east = max((one.column + one.columns for one in lying), default=0)
        north = min((one.row for one in lying), default=0)
        lying.append(Placed(letter, east + east % column_step(grid_name), north))
    return fitted(tuple(lying), grid_name)


def _allowed(placed: Placed, grid_name: str) -> Placed:
    """HX-07: return it as the grid allows: on hexes in an even column, turned by half at most."""
    if grid_name != "hex":
        return placed
    column = placed.column - placed.column % HEX_STEP
    return placed._replace(column=column, turn=placed.turn // 180 * 180, mirrored=False)


def fault(arrangement: Arrangement, sections: int, grid_name: str) -> str:
    """Return what is wrong with it, as a sentence; "" if its `fitted` form is playable."""
    return fault_of(written(fitted(arrangement, grid_name)), sections, grid_name)


def fault_of(text: str, sections: int, grid_name: str) -> str:
    """Return the same for an arrangement as text."""
    try:
        check(parsed(text), sections, grid_name)
    except BadSetup as error:
        return str(error)
    return ""


def _with(arrangement: Arrangement, section: str, change: Change) -> Arrangement:
    return tuple(change(one) if one.section == section else one for one in arrangement)


def _within(number: int) -> int:
    return max(-FARTHEST, min(FARTHEST, number))
