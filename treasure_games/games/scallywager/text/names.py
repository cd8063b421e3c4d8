"""How bids, dice and chances are said."""

from __future__ import annotations

from typing import Final

from treasure_games.core.language import N_, translate, translate_plural

_ = translate
_NUMBERS: Final = (
    N_("zero"), N_("one"), N_("two"), N_("three"), N_("four"), N_("five"), N_("six"), N_("seven"),
    N_("eight"), N_("nine"), N_("ten"), N_("eleven"), N_("twelve"),
)  # fmt: skip
"""Larger numbers are written in figures."""


def number(count: int) -> str:
    """Return a small number in words."""
    return _(_NUMBERS[count]) if count < len(_NUMBERS) else str(count)


def dice_of(count: int, face: int) -> str:
    """Return so many dice of a face, like “three 5s”."""
    text = translate_plural("{count} {face}", "{count} {face}s", count)
    return text.format(count=number(count), face=face)


def dice(count: int) -> str:
    """Return so many dice, like “two dice”."""
    text = translate_plural("{count} die", "{count} dice", count)
    return text.format(count=number(count))
