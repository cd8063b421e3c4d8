"""How fast computers answer in a race, whatever they hold."""

from __future__ import annotations

from random import Random
from typing import Final

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
