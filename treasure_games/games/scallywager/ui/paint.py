"""What lies on the table: the own screen, the decks; words beside them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pygame import FRect

from treasure_games.core.language import translate
from treasure_games.games.scallywager.rules.bidding import standing
from treasure_games.games.scallywager.rules.pieces import ADVENTURE, TREASURE
from treasure_games.games.scallywager.rules.state import OPEN
from treasure_games.games.scallywager.rules.view import View
from treasure_games.games.scallywager.text.names import dice_of
from treasure_games.games.scallywager.ui.dice import counts_for, own_order
from treasure_games.games.scallywager.ui.layout import Layout
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Face
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.text import TextStyle
from treasure_games.table.fitting import Passage, one_line, plate_line

_ = translate
_LEFT: Final = TextStyle(22.0, Face.SEMIBOLD, "pearl", "centre", is_tabular=True)
_OWN: Final = TextStyle(26.0, Face.SEMIBOLD, "pearl", "centre")
_CUP: Final = 150.0, 170.0


def draw_own(canvas: Canvas, layout: Layout, view: View, screen: str, sunk: float) -> None:
    """Draw the own screen, which has sunk this far out of the way; over dice that nobody lifts
    stands a cup.
    """
    own = own_at(layout, sunk)
    canvas.image(screen, own)
    if has_cup(layout, view):
        cup = FRect(0, 0, *_CUP)
        cup.midbottom = own.centerx, own.bottom + 6.0
        canvas.image("scallywager/cup", cup)


def own_at(layout: Layout, sunk: float) -> FRect:
    """Return where the own screen is when it has sunk this far."""
    return layout.own.move(0, sunk * (layout.room.bottom + 40.0 - layout.own.top))


def decks(view: View) -> tuple[int, ...]:
    """Return the decks on the table."""
    return (TREASURE, ADVENTURE) if view.house.has_cards else ()


def has_cup(layout: Layout, view: View) -> bool:
    """Return True if there are own dice that whoever looks doesn't see."""
    return any(face < 0 for face in view.dice[layout.bottom])


def counts(context: LayoutContext, layout: Layout, view: View) -> Iterator[tuple[str, Passage]]:
    """Yield the words at the decks."""
    for deck in decks(view):
        pile = layout.decks[deck]
        room = FRect(pile.left, pile.bottom + 4.0, pile.width, 0.0)
        room.height = min(layout.room.bottom - 2.0 - room.top, context.texts.line_height(_LEFT))
        line = plate_line(context, str(len(view.stacks[deck])), _LEFT, *room.size)
        yield f"left.{deck}", Passage(*line, room)


def own_count(context: LayoutContext, layout: Layout, view: View) -> Iterator[tuple[str, Passage]]:
    """Yield the words under the own dice that count for the bid."""
    words = _own_words(layout, view)
    if words:
        room = layout.own_words
        yield "own", Passage(*one_line(context, words, _OWN, room.width, room.height), room)


def _own_words(layout: Layout, view: View) -> str:
    """Return how many own dice count for the bid that stands."""
    bid, dice = standing(view), view.dice[layout.bottom]
    if bid is None or view.dice_are == OPEN or has_cup(layout, view) or not dice:
        return ""
    face = bid[2]
    count = sum(counts_for(view, layout.bottom, place, face) for place in own_order(view, layout))
    return dice_of(count, face) if count else _("None of your dice count for this bid.")
