"""How the robot plays Bluffaneer: it answers whatever it is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests.ui_battery.likings import HouseRules

if TYPE_CHECKING:
    from treasure_games.table.scene import TableScene

SHORT: Final[HouseRules] = {"coins": 8}
SECRET: Final[HouseRules] = {}
RIPE: Final = 8
ANSWERS: Final = ("answer.",)
ASKED: Final = ("answer.",)


def liking(_table: TableScene, name: str) -> int:
    """Shouts and silence alike; a lie that is called ends matches soonest."""
    return 8 if name == "answer.call" else 5
