"""The layers of pictures on the chart."""

from __future__ import annotations

from enum import IntEnum


class Layer(IntEnum):
    """The drawing order; within STANDING the southern are in front of the northern."""

    SWELL = 0
    WASH = 1
    WATER = 2
    FLOATING = 3
    """On the water and under everything that stands: drift, course, wakes, rings of light."""
    STANDING = 4
    OVER = 5
    """Ghost, line of fire, smoke."""
    PLATES = 6
    TOKENS = 7
    COINS = 8
    LABELS = 9
