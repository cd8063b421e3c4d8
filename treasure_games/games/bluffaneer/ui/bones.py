"""The two bones as dice of the table: their pictures, and where they lie."""

from __future__ import annotations

from typing import Final

from treasure_games.games.bluffaneer.ui.cards import ICON_NAMES
from treasure_games.table.pieces.dice import Family

FAMILY: Final = Family(
    tuple(f"bones/{name}" for name in ICON_NAMES),
    tuple(f"bones/roll_{pose}" for pose in range(1, 7)),
    height=300.0 / 560.0,
)
"""A bone is longer than high; its face is the index of its icon in the rules."""
LENGTH: Final = 400.0
"""Virtual units from end to end of a bone that lies."""
