"""What the page of the rulebook's pictures can't say of the table."""

from pygame import FRect

from treasure_games.games.bluffaneer.rules.pieces import SWORDS
from treasure_games.games.bluffaneer.ui.table import BluffaneerTable


def far_side(table: BluffaneerTable) -> FRect:
    """Return the people, and all down to the foot of the map."""
    layout = table.board.layout
    return FRect(layout.room.left, layout.top, layout.room.width, layout.map.bottom - layout.top)


def light_swords(table: BluffaneerTable) -> None:
    """Light the swords on the map."""
    table.board.map.lit = SWORDS


def lift_own(table: BluffaneerTable) -> None:
    """Hold the own card over all others."""
    table.board.sprites.lift(table.view.hands[0])
