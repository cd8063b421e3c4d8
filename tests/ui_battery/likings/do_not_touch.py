"""How the robot plays Do Not Touch My Treasures: cards of the hand before decks and planks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests.ui_battery.likings import HouseRules

if TYPE_CHECKING:
    from treasure_games.table.scene import TableScene

SHORT: Final[HouseRules] = {}
SECRET: Final[HouseRules] = {}
RIPE: Final = 30
ANSWERS: Final = ("hand.", "deck", "discard", "plank.")
ASKED: Final = ()


def liking(_table: TableScene, name: str) -> int:
    """A card that is chosen leads on."""
    return 6 if name.startswith("hand.") else 1
