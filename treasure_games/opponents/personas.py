"""The eight pirates, how they like to play, and how fast computers answer in a race."""

from collections.abc import Sequence
from random import Random
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from treasure_games.core.language import translate
from treasure_games.core.pages import page_beside


class Persona(Struct, frozen=True, forbid_unknown_fields=True):
    """A character. What it likes to do stands beside the mind of each game."""

    id: str
    name: str


def leads(scores: Sequence[int], rival: int, seat: int) -> bool:
    """Return True if no other rival of `seat` has more than this one."""
    return scores[rival] == max([score for one, score in enumerate(scores) if one != seat])


def against(verb: str, *, leads: bool, suffered: int, done: int) -> list[str]:
    """Return the names of the deed of hurting a rival.

    These are the verb itself, and what it is if the rival leads, or has hurt this seat more often:
    `suffered` is how often it has, `done` how often this seat has hurt the rival.
    """
    return [verb, *[f"{verb}_leader"] * leads, *[f"{verb}_foe"] * (suffered > done)]


_PIRATES: Final = page_beside(__file__, dict[str, tuple[Persona, ...]])["pirates"]
PERSONAS: Final = MappingProxyType({pirate.id: pirate for pirate in _PIRATES})
"""By id, in the order of the set-up; portraits are named by these ids."""


def pirate_called(name: str) -> str:
    """Return the id of the pirate of this name, here or in English; "" if there is none."""
    named = (one.id for one in _PIRATES if name in (translate(one.name), one.name))
    return next(named, "")


NOTICING: Final = 1.1
"""The least seconds until an answer, at usual speed."""
THINKING: Final = 0.8
"""The mean of the further seconds, which are distributed exponentially."""
FASTEST: Final = 0.35
"""Seconds below which nobody can react."""
SLOWNESS: Final = {"deckhand": 1.6, "captain": 0.75}
"""A factor for the times of a level; 1 for others."""


def reaction(level: str, rng: Random) -> float:
    """Return after how many seconds a computer of this level answers in a race.

    All answers have the same distribution, so that the time reveals nothing.
    """
    seconds = NOTICING + rng.expovariate(1 / THINKING)
    return max(FASTEST, SLOWNESS.get(level, 1.0) * seconds)
