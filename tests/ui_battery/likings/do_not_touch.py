"""How the robot plays Do Not Touch My Treasures: cards of the hand before decks and planks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests.ui_battery.likings import HouseRules

if TYPE_CHECKING:
    from treasure_games.games.do_not_touch.ui.table import DoNotTouchTable
    from treasure_games.table.scene import TableScene

SHORT: Final[HouseRules] = {}
SECRET: Final[HouseRules] = {}
RIPE: Final = 30
ANSWERS: Final = ("hand.", "deck", "discard", "plank.")
ASKED: Final = ()


def liking(table: TableScene, name: str) -> int:
    """A card of the hand that is of use leads on; once it is chosen, its answers do."""
    game: DoNotTouchTable = table.game  # type: ignore[assignment]
    hand = game.board.hand
    if hand.selected is not None or not name.startswith("hand."):
        return 1
    return 8 if game.play.uses(hand.cards[int(name.removeprefix("hand."))]).is_any else 1
