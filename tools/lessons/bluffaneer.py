"""The lesson of Bluffaneer: true claims and lies, calling, doubles, and an empty purse."""

from __future__ import annotations

from typing import Final

from tools.lessons.rehearsal import Rehearsal
from treasure_games.core.record import Record
from treasure_games.games.bluffaneer.rules.actions import (
    BELIEVE,
    CHALLENGE,
    CLAIM,
    STAY_QUIET,
    Steal,
)
from treasure_games.games.bluffaneer.rules.pieces import CHEST, PAIR_OF, SHIP, SKULL, SWORDS

ME, MARY = 0, 1
_CARDS: Final = (
    PAIR_OF[SWORDS][SKULL],
    PAIR_OF[SWORDS][SHIP],
    PAIR_OF[CHEST][SHIP],
    PAIR_OF[SHIP][SKULL],
    PAIR_OF[SWORDS][SHIP],
    PAIR_OF[CHEST][SHIP],
    PAIR_OF[CHEST][SWORDS],
)
"""The learner's first card, Mary's, and those that are drawn."""


def bones(one: int, other: int) -> list[int]:
    """Return the rolls that show these icons."""
    return [one + 1, other + 1]


def claims_and_lies() -> Record:
    """Eight turns with Red Mary, till her purse is empty."""
    first = MARY + 1
    play = Rehearsal(
        "bluffaneer",
        ["mary"],
        {"coins": 5},
        orders=[lambda _: _CARDS],
        dice=[first, *bones(SWORDS, SKULL)],
    )
    play.act(ME, CLAIM)  # It is true,
    play.act(MARY, BELIEVE, dice=bones(SHIP, SKULL))  # and believed.
    play.act(MARY, CLAIM)
    play.act(ME, CHALLENGE, dice=bones(CHEST, SWORDS))  # She has lied.
    play.act(ME, CLAIM)  # A lie,
    play.act(MARY, BELIEVE, dice=[*bones(CHEST, CHEST), *bones(CHEST, SKULL)])  # believed.
    play.act(ME, CLAIM)  # Another one,
    play.act(MARY, CHALLENGE, dice=[*bones(CHEST, SHIP), *bones(SWORDS, SHIP)])  # caught.
    play.act(ME, STAY_QUIET, dice=bones(SWORDS, SWORDS))
    play.act(ME, Steal(MARY))
    return play.record


CHAPTERS: Final = (claims_and_lies,)
