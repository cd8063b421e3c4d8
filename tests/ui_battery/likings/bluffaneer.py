"""How the robot plays Bluffaneer: it says yes and no as it comes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests.ui_battery.likings import HouseRules

if TYPE_CHECKING:
    from treasure_games.table.scene import TableScene

SHORT: Final[HouseRules] = {}
SECRET: Final[HouseRules] = {}
RIPE: Final = 12
ANSWERS: Final = ()
ASKED: Final = ()


def liking(_table: TableScene, _name: str) -> int:
    """Nothing but answers can be pressed."""
    return 1
