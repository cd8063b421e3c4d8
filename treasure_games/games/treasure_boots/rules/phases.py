"""The phases of the game and their questions."""

from typing import Final

PHASES: Final = (
    "setup", "start", "roll", "command", "sail", "collect", "unload", "shoot", "roller", "attack",
    "defence", "loot", "refit", "over",
)  # fmt: skip
"""The question by phase; none in set-up, while the dice roll, and at the end."""

SETUP, START, ROLLING, COMMANDING, SAILING, COLLECTING, UNLOADING = range(7)
SHOOTING, NAMING, ATTACKING, DEFENDING, LOOTING, REFITTING, OVER = range(7, 14)
IN_MIDST_OF_A_SHOT: Final = (NAMING, ATTACKING, DEFENDING, LOOTING)
"""A shot has been fired, and something about it must still be decided."""
