"""How the robot plays Stolen Treasure: cards of the hand, then what can be done with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests.ui_battery.likings import HouseRules

if TYPE_CHECKING:
    from treasure_games.games.stolen_treasure.ui.table import StolenTreasureTable
    from treasure_games.table.scene import TableScene

SHORT: Final[HouseRules] = {"target_score": 500, "start_treasure": 1, "start_piracy": 3}
SECRET: Final[HouseRules] = {"target_score": 750, "start_treasure": 1, "start_piracy": 3}
RIPE: Final = 8
ANSWERS: Final = ("hand.",)
ASKED: Final = ()


def liking(table: TableScene, name: str) -> int:
    """A card of the hand that is of use leads on; once it is chosen, its answers do."""
    game: StolenTreasureTable = table.game  # type: ignore[assignment]
    hand = game.board.hand
    number = int(name.removeprefix("hand."))
    if hand.selected is not None or number >= len(hand.cards):
        return 1
    return 8 if game.play.uses(hand.cards[number]) else 1
