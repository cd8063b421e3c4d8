"""The phases of the game and their questions."""

from __future__ import annotations

from typing import Final

SETUP: Final = 0
START: Final = 1
ROLLING: Final = 2
COMMANDING: Final = 3
SAILING: Final = 4
COLLECTING: Final = 5
UNLOADING: Final = 6
SHOOTING: Final = 7
NAMING: Final = 8
ATTACKING: Final = 9
DEFENDING: Final = 10
LOOTING: Final = 11
REFITTING: Final = 12
OVER: Final = 13

PHASES: Final = (
    "setup",
    "start",
    "roll",
    "command",
    "sail",
    "collect",
    "unload",
    "shoot",
    "roller",
    "attack",
    "defence",
    "loot",
    "refit",
    "over",
)
"""The question by phase; none in set-up, while the dice roll, and at the end."""
