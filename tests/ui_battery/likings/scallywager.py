"""How the robot plays Scallywager: it bids by the grid, and doubts, as it comes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests.ui_battery.likings import HouseRules

if TYPE_CHECKING:
    from treasure_games.table.scene import TableScene

SHORT: Final[HouseRules] = {}
SECRET: Final[HouseRules] = {}
RIPE: Final = 16
ANSWERS: Final = ("bids",)
ASKED: Final = ("bids",)


def liking(_table: TableScene, _name: str) -> int:
    """The grid leads to its bar."""
    return 8
