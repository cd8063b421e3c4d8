"""How the robot plays Nearest the Reef: by the buttons of every table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests.ui_battery.likings import HouseRules

if TYPE_CHECKING:
    from treasure_games.table.scene import TableScene

SHORT: Final[HouseRules] = {}
SECRET: Final[HouseRules] = {"reef": 15}
RIPE: Final = 6
ANSWERS: Final = ()
ASKED: Final = ()


def liking(_table: TableScene, _name: str) -> int:
    """Nothing but answers can be pressed."""
    return 1
