"""Words for bids, dice and numbers."""

from __future__ import annotations

from typing import Final

from treasure_games.core.language import N_, translate, translate_plural

_ = translate
_NUMBERS: Final = (
    N_("zero"), N_("one"), N_("two"), N_("three"), N_("four"), N_("five"), N_("six"), N_("seven"),
    N_("eight"), N_("nine"), N_("ten"), N_("eleven"), N_("twelve"), N_("thirteen"),
    N_("fourteen"), N_("fifteen"), N_("sixteen"), N_("seventeen"), N_("eighteen"), N_("nineteen"),
    N_("twenty"), N_("twenty-one"), N_("twenty-two"), N_("twenty-three"), N_("twenty-four"),
    N_("twenty-five"), N_("twenty-six"), N_("twenty-seven"), N_("twenty-eight"), N_("twenty-nine"),
    N_("thirty"), N_("thirty-one"), N_("thirty-two"), N_("thirty-three"), N_("thirty-four"),
    N_("thirty-five"),
)  # fmt: skip
"""For all numbers of dice: sentences have numbers in words, boards in figures."""


def number(count: int) -> str:
    """Return a number of dice in words, for sentences."""
    return _(_NUMBERS[count]) if count < len(_NUMBERS) else str(count)


def dice_of(count: int, face: int) -> str:
    """Return a number of dice of a face, like “three 5s”."""
    text = translate_plural("{count} {face}", "{count} {face}s", count)
    return text.format(count=number(count), face=face)


def dice(count: int) -> str:
    """Return a number of dice, like “two dice”."""
    text = translate_plural("{count} die", "{count} dice", count)
    return text.format(count=number(count))
