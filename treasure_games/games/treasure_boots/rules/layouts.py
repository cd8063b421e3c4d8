"""The places of the sections: named arrangements, arrangements by hand as text, and their checks.

The text of an arrangement names each section, the column and row of its north-west corner, and its
rotation: `A@0,0 B@8,0/180 C@4,7`. On the square chart a quarter turn (`/90`, `/270`) and a mirror
image (`m` after it) are allowed as well (HX-07). `+3` at the end moves the numbers of a section on
by three islands.

An arrangement in progress may be invalid (sections overlap while one is moved past another), so its
changes check nothing; `fault` does.
"""

import re
from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from treasure_games.core.chance import Chance
from treasure_games.core.errors import BadSetup, quoted
from treasure_games.core.language import N_
from treasure_games.core.pages import page_beside
from treasure_games.games.treasure_boots.rules.sections import (
    COLUMNS,
    ISLANDS,
    ROWS,
    SECTIONS,
    Land,
)

FARTHEST: Final = 60
"""The most columns or rows between a section's corner and the chart's (0, 0)."""

_FORM: Final = re.compile(r"([A-Za-z])@(-?\d{1,4}),(-?\d{1,4})(?:/(\d{1,3})?(m)?)?(?:\+([0-7]))?")


class Placed(NamedTuple):
    """A section on the chart: its north-west corner, degrees clockwise, mirrored west to east, and
    by how many islands its numbers are moved on.

    A mirrored section is mirrored first, then turned.
    """

    section: str
    column: int
    row: int
    turn: int = 0
    mirrored: bool = False
    shift: int = 0

    @property
    def columns(self) -> int:
        """The number of columns it covers."""
        return ROWS if self.turn % 180 else COLUMNS

    @property
    def rows(self) -> int:
        """The number of rows it covers."""
        return COLUMNS if self.turn % 180 else ROWS

    def lands(self) -> tuple[Land, ...]:
        """Return its islands, at their columns and rows of the chart."""
        printed = SECTIONS[self.section]
        numbers = [land.number for land in printed if land.number]
        given = iter(numbers[self.shift :] + numbers[: self.shift])
        return tuple(
            self._moved(land._replace(number=next(given)) if land.number else land)
            for land in printed
        )

    def _moved(self, land: Land) -> Land:
        column = COLUMNS - 1 - land.column if self.mirrored else land.column
        x, y = _TURNS[self.turn](column, land.row)
        return land._replace(column=self.column + x, row=self.row + y)


_TURNS: Final = {
    0: lambda x, y: (x, y),
    90: lambda x, y: (ROWS - 1 - y, x),
    180: lambda x, y: (COLUMNS - 1 - x, ROWS - 1 - y),
    270: lambda x, y: (y, COLUMNS - 1 - x),
}

Arrangement: TypeAlias = tuple[Placed, ...]
"""Sections on one grid (TB-03), in the order of their letters."""


class Layout(NamedTuple):
    """A named arrangement."""

    name: str
    arrangement: Arrangement


def parsed(text: str) -> Arrangement:
    """Parse an arrangement; raises `BadSetup` for what no chart can have.

    This refuses syntax errors, overlaps, and unknown or repeated sections; `check` refuses what
    only one of the charts forbids.
    """
    words = text.split()
    if not words:
        raise BadSetup(N_("An arrangement names at least one section, like “A@0,0 B@8,0”."))
    placed = tuple(sorted(_placed(word) for word in words))
    _refuse_repeats(placed)
    _refuse_overlaps(placed)
    return placed


def written(arrangement: Arrangement) -> str:
    """Return the text for `parsed`, always the same for the same arrangement."""
    return " ".join(_word(one) for one in arrangement)


def check(arrangement: Arrangement, sections: int, grid_name: str) -> None:
    """TB-02, HX-07: raise `BadSetup` unless the number of sections and their places are allowed."""
    if len(arrangement) != sections:
        sentence = N_("This chart takes {wanted} sections; the number laid out is {given}.")
        raise BadSetup(sentence, wanted=sections, given=len(arrangement))
    if grid_name != "hex":
        return
    for one in arrangement:
        if one.column % 2:
            raise BadSetup(
                N_(
                    "On the hex chart section {section} must begin in an even column, not {column}."
                ),
                section=one.section,
                column=one.column,
            )
        if one.turn % 180 or one.mirrored:
            sentence = N_("On the hex chart section {section} can only be turned by 180 degrees.")
            raise BadSetup(sentence, section=one.section)


def _placed(word: str) -> Placed:
    found = _FORM.fullmatch(word)
    if not found:
        sentence = N_("“{word}” doesn’t place a section: write it like “A@0,0” or “B@8,0/180”.")
        raise BadSetup(sentence, word=quoted(word))
    letter, column, row = found[1].upper(), int(found[2]), int(found[3])
    if letter not in SECTIONS:
        sentence = N_("There’s no section “{section}”, only: {known}.")
        raise BadSetup(sentence, section=letter, known=", ".join(SECTIONS))
    if max(abs(column), abs(row)) > FARTHEST:
        raise BadSetup(
            N_("Section {section} lies too far out: columns and rows go from −{most} to {most}."),
            section=letter,
            most=FARTHEST,
        )
    turn = int(found[4] or 0)
    if turn not in _TURNS:
        sentence = N_("Section {section} can’t be turned by {turn} degrees: use 0, 90, 180 or 270.")
        raise BadSetup(sentence, section=letter, turn=turn)
    return Placed(letter, column, row, turn, bool(found[5]), int(found[6] or 0))


def _word(one: Placed) -> str:
    turn = f"{one.turn or ''}{'m' if one.mirrored else ''}"
    shift = f"+{one.shift}" if one.shift else ""
    return f"{one.section}@{one.column},{one.row}{turn and '/'}{turn}{shift}"


def _refuse_repeats(arrangement: Arrangement) -> None:
    letters = [one.section for one in arrangement]
    for letter in letters:
        if letters.count(letter) > 1:
            sentence = N_("Section {section} is there only once, and can’t lie in two places.")
            raise BadSetup(sentence, section=letter)


def _refuse_overlaps(arrangement: Arrangement) -> None:
    for number, one in enumerate(arrangement):
        for other in arrangement[:number]:
            if (
                one.column < other.column + other.columns
                and other.column < one.column + one.columns
                and one.row < other.row + other.rows
                and other.row < one.row + one.rows
            ):
                sentence = N_("Sections {one} and {other} would lie on top of each other.")
                raise BadSetup(sentence, one=other.section, other=one.section)


WAYS: Final = ("close", "apart", "winding", "line")
CLOSE, APART, WINDING, LINE = WAYS

_PAGE: Final = page_beside(__file__, dict[str, dict[str, dict[str, str]]])
LAYOUTS: Final = {
    int(sections): {way: Layout(lie["name"], parsed(lie["places"])) for way, lie in ways.items()}
    for sections, ways in _PAGE.items()
}
"""The named layouts, by the number of sections and the way they are laid."""


def layout_name(arrangement: Arrangement) -> str:
    """Return the name (a msgid) of this layout of sections; "" if it has none."""
    named = LAYOUTS.get(len(arrangement), {}).values()
    return next((one.name for one in named if one.arrangement == arrangement), "")


def random_arrangement(sections: int, chance: Chance, *, anew: bool) -> Arrangement:
    """Return a random named layout of its sections, shuffled, each randomly turned.

    If `anew` any sections may lie there, with their numbers moved on. They are neighbours in the
    ring A-B-C-D, of which any two hold every number.
    """
    layout = LAYOUTS[sections][chance.pick(WAYS)]
    letters = [one.section for one in layout.arrangement]
    if anew:
        first = chance.below(len(SECTIONS))
        letters = [*SECTIONS, *SECTIONS][first : first + sections]
    chance.shuffle(letters)
    placed = []
    for letter, place in zip(letters, layout.arrangement, strict=True):
        turn, shift = 180 * chance.below(2), chance.below(ISLANDS) if anew else 0
        placed.append(Placed(letter, place.column, place.row, turn, shift=shift))
    return tuple(sorted(placed))


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
