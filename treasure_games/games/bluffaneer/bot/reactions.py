"""How long a computer pirate takes to press its button: the same for truth and bluff."""

from __future__ import annotations

from random import Random
from typing import Final

from treasure_games.core.chance import SLOWEST

FASTEST: Final = 350
"""Milliseconds before which nobody reacts."""

DELAY: Final = 1100
MEAN: Final = 800
"""At an ordinary pace: nothing before the delay, then an exponential wait of this mean."""


def reaction_time(pace: float, rng: Random) -> int:
    """Return when a pirate presses, in milliseconds since the window opened.

    `pace` stretches (above 1) or shortens all times. Nothing about the card is asked for.
    """
    wait = DELAY * pace + rng.expovariate(1 / (MEAN * pace))
    return min(max(FASTEST, round(wait)), SLOWEST - 1)
