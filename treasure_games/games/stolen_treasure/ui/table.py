"""The table of Stolen Treasure: what lies on it, and how it is played at."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from pygame import FRect

from treasure_games.core.language import translate as _
from treasure_games.games.stolen_treasure.rules.actions import Action, Discard, Give, Stake
from treasure_games.games.stolen_treasure.rules.house import NO_LIMIT
from treasure_games.games.stolen_treasure.rules.phases import BETWEEN, PARLEYING
from treasure_games.games.stolen_treasure.rules.view import View
from treasure_games.games.stolen_treasure.ui import plates, sea, wager
from treasure_games.games.stolen_treasure.ui.board import Board
from treasure_games.games.stolen_treasure.ui.cards import CARD_SIZE, FAMILY, CardPainter, lying
from treasure_games.games.stolen_treasure.ui.layout import Layout, hand_of
from treasure_games.games.stolen_treasure.ui.play import Look, Play
from treasure_games.games.stolen_treasure.ui.presenter import Presenter
from treasure_games.games.stolen_treasure.ui.spots import Spots
from treasure_games.games.stolen_treasure.ui.stack import HEWN, paint_half
from treasure_games.games.stolen_treasure.ui.window import Window
from treasure_games.match.seats import Seat
from treasure_games.stage.canvas import LayoutContext
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.services import Services
from treasure_games.stage.widgets.widget import Box, Control, Drawing, Node
from treasure_games.table.card_table import CardTable
from treasure_games.table.game_table import Layer
from treasure_games.table.hail import Hail
from treasure_games.table.pieces.boat_hook import HOOK, paint_hook
from treasure_games.table.pieces.plate_slots import Badge
from treasure_games.table.pieces.seat_plate import SeatPlate
from treasure_games.table.places import Places
from treasure_games.table.table_api import Choice, Offers, TableApi


class StolenTreasureTable(CardTable[View, Action]):
    """The board, the window in which cards are answered, and what is looked at closely."""

    progress = staticmethod(View.progress)
    never_forced = Discard, Give, Stake
    hail: Hail
    board: Board
    play: Play
    spots: Spots

    def __init__(self, api: TableApi) -> None:
        super().__init__(api)
        self.hail = Hail(api)
        self.board = board = Board(api)
        self.look = look = Look(api, board, CardPainter(api.services.assets, lambda: api.context))
        self.play = Play(api, board, look)
        self.window = Window(board, self.hail, self.play)
        self.toss = wager.Toss()
        self.wager = wager.Wager(board, self.play, self.toss)
        self.spots = Spots(api, board, self.play, look, self.window)
        self.presenter = Presenter(api, board, self.window, self.wager, self.toss)
        self._rest = (
            sea.Ground(board), sea.Way(board), self.wager, board, sea.Heaped(board),
            self.window.storm,
        )  # fmt: skip
        self._under = Drawing(board.draw_hand), Drawing(partial(sea.draw_ghost, board))
        self._embers = sea.Embers(board)
        self._layout: Layout

    @classmethod
    def paint_pieces(cls, services: Services) -> None:
        """Have cards painted, hewn ones, and the hook."""
        assets = services.assets
        assets.paint(FAMILY, CardPainter(assets, lambda: services.host.context), CARD_SIZE)
        assets.paint(HEWN, partial(paint_half, assets))
        assets.paint(HOOK, partial(paint_hook, assets))

    # Layout and views

    def plate(self, number: int, seat: Seat, on_press: Callable[[], None]) -> SeatPlate:
        """Return a plate of this game."""
        return SeatPlate(number, seat, on_press, plates.PLATES)

    def places(
        self, context: LayoutContext, opponents: int, tools: int, status: float, log: bool
    ) -> Places:
        """Return where everything is."""
        self._layout = Layout(context, opponents + 1, self.api.bottom, status, log)
        return self._layout.places(tools)

    def lay(self) -> None:
        """Put everything where the view has it."""
        self.board.lay(self._layout)
        self.window.lay()
        self.wager.stay()
        self.toss.place(self._layout.stakes.toss, self._layout.toss_top)
        self.look.place()

    def settle(self, view: View) -> None:
        """Have this view count from now on."""
        super().settle(view)
        self.window.lay()
        self.toss.clear()
        self.toss.share = 0.0

    def clear_of_notes(self) -> Sequence[FRect]:
        """Return the hand, the rivals' plates, and what a wager is decided on."""
        layout, wager = self._layout, [self._layout.wager] if self.view.wager else []
        return [layout.fan.rect, *layout.plates.values(), *wager]

    # What is offered, and what is pointed at

    def offers(self, legal: Sequence[Action]) -> Offers:
        """Return buttons that answer, and the one that ends the turn."""
        self.window.take_in(legal)
        self.play.refresh(() if self.hail.is_open else legal)
        self.spots.place()
        answers, closing = self.play.answers(self.view), self.play.closing(self.view)
        return Offers(answers, closing, (), self._beginning(answers, closing))

    def _beginning(self, answers: Sequence[Choice], closing: Choice | None) -> Control | None:
        """Return where keys go on; None if that is the first button."""
        if self.play.selected is not None:
            return None if answers else self.spots.target
        beginning = self.window.beginning or next(iter(self.spots.draws), None)
        if answers or closing is not None:
            return beginning
        return beginning or self.spots.useful

    @property
    def preview(self) -> str:
        """Tell where to go on once a card is chosen that goes against one of several pirates."""
        name = self.api.called(self.api.bottom)
        if self.play.is_passing_on:
            return _("{name}, pass it on to whom?", name=name)
        if self.play.is_aiming:
            return _("{name}, against whom? Choose one of the lit pirates.", name=name)
        return ""

    def handle(self, intent: Intent) -> bool:
        """Deal with hailing first."""
        return self.hail.handle(intent) or super().handle(intent)

    def seat_pressed(self, seat: int) -> None:
        """Point at a seat, or look at what it has; while people may answer, hail for it."""
        if not self.hail.hail(seat):
            super().seat_pressed(seat)

    def point_out(self, action: Action) -> Control | None:
        """Choose the card of a suggested move; the answers in the window come first."""
        control = super().point_out(action)
        return self.window.lead_to(action) or control

    @property
    def asks_bystanders(self) -> bool:
        """True if others are asked one after another."""
        return True

    def is_target(self, view: View, seat: int) -> bool:
        """Return True if a card goes against this seat, or a wager is its own."""
        return seat in (view.wager if view.phase == PARLEYING else view.victims)

    def in_turn(self, asked: tuple[int, ...]) -> tuple[int, ...]:
        """Light whoever decides, and nobody while all may hail."""
        return () if self.view.phase == BETWEEN or self.hail.is_open else asked

    def secrets(self, view: View, seat: int) -> Sequence[str]:
        """Return the faces of a hand."""
        return [lying(view.faces[card]) for card in hand_of(view, seat)]

    def badges(self, view: View, seat: int) -> Sequence[Badge]:
        """Return what a seat's plate shows beside its total."""
        treasures, pirates = len(view.treasures[seat]), len(view.pirates[seat])
        hint = _(
            "In hand: {treasures} treasure, {pirates} piracy.", treasures=treasures, pirates=pirates
        )
        known = _("The total is what’s buried, less any bad treasure in hand that you know of.")
        limit, is_turn = view.house.hand_limit, view.active == seat and view.phase != BETWEEN
        return (
            Badge(plates.TREASURES, treasures, hint),
            Badge(plates.PIRATES, pirates, known),
            Badge(plates.GOAL, view.house.target, ""),
            Badge(plates.SKIPS, view.skips[seat], ""),
            Badge(plates.ACTIONS, view.left if is_turn else 0, ""),
            Badge(plates.LIMIT, limit if limit < NO_LIMIT else 0, ""),
            Badge(plates.LOSS, self._losses.get(seat, 0), "", is_threat=True),
        )

    @property
    def _losses(self) -> dict[int, int]:
        """How many cards each seat would lose by what is played, or pointed at."""
        told = self.board.forecast
        return dict(self.window.told.losses or (told.losses if told else ()))

    # Drawing

    def nodes(self, layer: Layer) -> Sequence[Node]:
        """Return what lies still; lights, the window and what moves; what is looked at closely."""
        if layer is Layer.REST:
            return self._rest
        if layer is Layer.OVER:
            return (self.look,)
        hand, ghost = self._under
        if self.window.is_open:
            return hand, self.spots, self.window, self.moving, self.toss
        gone = (self.wager,) if self.wager.left else ()
        return ghost, self.spots, self.window, *gone, self.moving, self._embers, self.toss

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield controls and words; those on the table are in the dark while cards are answered."""
        nodes = self.nodes(Layer.MOVING) if self.window.is_open else self.children()
        for node in nodes:
            yield from node.boxes(context)


TABLE: Final = StolenTreasureTable
