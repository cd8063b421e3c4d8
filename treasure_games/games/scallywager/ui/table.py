"""The table of Scallywager: what lies on it, who sits at it, and how it is played at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from pygame import FRect

from treasure_games.core.language import translate
from treasure_games.games.scallywager.rules.actions import Action
from treasure_games.games.scallywager.rules.phases import BETWEEN
from treasure_games.games.scallywager.rules.pieces import spoken_name
from treasure_games.games.scallywager.rules.view import View
from treasure_games.games.scallywager.text.verdict import bluff_record
from treasure_games.games.scallywager.ui.answers import Answers
from treasure_games.games.scallywager.ui.ask import Ask
from treasure_games.games.scallywager.ui.board import Board
from treasure_games.games.scallywager.ui.cards import FAMILY, CardPainter
from treasure_games.games.scallywager.ui.layout import Layout
from treasure_games.games.scallywager.ui.look import Look
from treasure_games.games.scallywager.ui.presenter import Presenter
from treasure_games.stage.boxes import Box
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.services import Services
from treasure_games.stage.widgets.widget import Control, Drawing, Node
from treasure_games.table.game_table import Layer
from treasure_games.table.offers import Offers
from treasure_games.table.people_table import PeopleTable
from treasure_games.table.pieces.low_plate import low
from treasure_games.table.pieces.plate_slots import Badge
from treasure_games.table.table_api import TableApi

_ = translate


class ScallywagerTable(PeopleTable[View, Action]):
    """The board, the answers, and the questions."""

    tune = "cups"
    edge = Layout
    plates = low("scallywager/die_6")  # They count dice.
    board: Board
    answers: Answers

    def __init__(self, api: TableApi) -> None:
        super().__init__(api)
        self.board = Board(api)
        self.answers = Answers(api, self.board)
        self.ask = Ask(api, self.board)
        painter = CardPainter(api.services.assets, lambda: api.context)
        self.look = Look(api, self.board, self.ask, painter)
        self.presenter = Presenter(api, self.board)
        self.browser = self.look.browser

    @classmethod
    def paint_pieces(cls, services: Services) -> None:
        """Have the faces of cards painted."""
        assets = services.assets
        assets.paint(FAMILY, CardPainter(assets, lambda: services.host.context))

    def signs(self) -> Iterable[tuple[FRect, str]]:
        """Yield the last bid, those of the round, and those that may be made."""
        yield self.board.bid.rect, "scallywager/bid_board"
        yield self.board.ladder.rect, "scallywager/die_gold_4"
        yield self.answers.grid.rect, "scallywager/cell_legal"

    # Motion

    def update(self, dt: float) -> None:
        """Redraw what has moved."""
        super().update(dt)
        self.look.zoom.update(dt)

    # What is offered

    def offers(self, legal: Sequence[Action]) -> Offers:
        """Offer bids and doubts on the table, everything else on a slip."""
        self.ask.take_in(self.view, legal)
        offered = super().offers(() if self.ask.is_open else legal)
        spots = self.ask.spots
        return Offers(beginning=spots[0]) if spots else offered

    def controls(self) -> Sequence[Control]:
        """Return what can be pressed, then all cards that can be looked at."""
        slip = self.ask.picker.rect
        looked_at = [one for one in self.look.controls() if not one.rect.colliderect(slip)]
        return [*self.ask.spots, *super().controls(), *looked_at]

    def handle(self, intent: Intent) -> bool:
        """Put away what is enlarged; choose a bid by digits; light the one under the pointer."""
        if super().handle(intent):
            return True
        if isinstance(intent, intents.Cancel):
            return self.ask.close()
        if isinstance(intent, intents.Pick):
            return self.answers.typed(intent.number + 1)
        if isinstance(intent, intents.PointerMoved):
            self.answers.pointed(intent.x, intent.y)
        return False

    def put_away(self) -> bool:
        """Put away what is enlarged; return True if there was anything."""
        return self.look.put_away()

    def point_out(self, action: Action) -> Control | None:
        """Choose a suggested bid, or whatever answers the slip."""
        return self.ask.lead_to(action) or super().point_out(action)

    def in_turn(self, asked: tuple[int, ...]) -> tuple[int, ...]:
        """Light whoever decides."""
        return () if self.view.phase == BETWEEN else asked

    def badges(self, view: View, seat: int) -> Sequence[Badge]:
        """Return a seat's treasures and how its bids ended, for the tooltip of its plate."""
        names = ", ".join(map(spoken_name, view.kinds(seat)))
        return (
            Badge(
                "", 0, f"{names}. {bluff_record(view, seat)}" if names else bluff_record(view, seat)
            ),
        )

    # Drawing

    def nodes(self, layer: Layer) -> Sequence[Node]:
        """Return light round cards, and the slip; what is enlarged."""
        found = super().nodes(layer)
        if layer is Layer.MOVING:
            return Drawing(self.look.draw_lit), *found, Drawing(self.ask.draw)
        return (Drawing(self.look.zoom.draw), *found) if layer is Layer.OVER else found

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Return controls and words; a slip lies over them."""
        picker, spots = self.ask.picker, {one.name for one in self.ask.spots}
        for one in super().boxes(context):
            if one.name not in spots and not one.rect.colliderect(picker.rect):
                yield one
        yield from picker.boxes(context, "")


TABLE: Final = ScallywagerTable
