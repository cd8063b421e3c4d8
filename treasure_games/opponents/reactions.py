"""How fast computers shout: times that tell nothing of what they hold."""

from __future__ import annotations

from random import Random
from typing import Final

NOTICING: Final = 1.1
"""Seconds that a shout takes at least, at usual speed."""
THINKING: Final = 0.8
"""The mean of the seconds beyond, which are distributed exponentially."""
FASTEST: Final = 0.35
"""Seconds below which nobody can react."""
SLOWNESS: Final = {"deckhand": 1.6, "captain": 0.75}
"""The factor of a level's times; others are 1."""


def reaction(level: str, rng: Random) -> float:
    """Return after how many seconds a computer of this level answers in a race.

    Truth and bluff, claim and silence have one distribution: nothing but the level is known here.
    """
    seconds = NOTICING + rng.expovariate(1 / THINKING)
    return max(FASTEST, SLOWNESS.get(level, 1.0) * seconds)
