"""The table of Stolen Treasure: what lies on it, and how it is played at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from pygame import FRect

from treasure_games.core.language import translate
from treasure_games.games.stolen_treasure.rules.actions import Action
from treasure_games.games.stolen_treasure.rules.house import NO_LIMIT
from treasure_games.games.stolen_treasure.rules.phases import BETWEEN
from treasure_games.games.stolen_treasure.rules.pieces import RUBY
from treasure_games.games.stolen_treasure.rules.view import View
from treasure_games.games.stolen_treasure.ui import plates, sea, wager
from treasure_games.games.stolen_treasure.ui.board import Board
from treasure_games.games.stolen_treasure.ui.cards import CARD_SIZE, FAMILY, CardPainter, buried
from treasure_games.games.stolen_treasure.ui.choices import Choices
from treasure_games.games.stolen_treasure.ui.embers import Embers
from treasure_games.games.stolen_treasure.ui.layout import Layout
from treasure_games.games.stolen_treasure.ui.look import Look
from treasure_games.games.stolen_treasure.ui.play import Interaction
from treasure_games.games.stolen_treasure.ui.presenter import Presenter
from treasure_games.games.stolen_treasure.ui.spots import Spots
from treasure_games.games.stolen_treasure.ui.storm import FAMILY as KRAKEN
from treasure_games.games.stolen_treasure.ui.storm import ArmPainter
from treasure_games.games.stolen_treasure.ui.surf import Surf
from treasure_games.games.stolen_treasure.ui.window import Window
from treasure_games.match.seats import Seat
from treasure_games.match.steps import Step
from treasure_games.stage.animation import Animation, Sequential, Wait
from treasure_games.stage.boxes import Box
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.services import Services
from treasure_games.stage.widgets.widget import Control, Drawing, Node
from treasure_games.table.game_table import GameTable, Layer
from treasure_games.table.glow import draw_halo
from treasure_games.table.hail import Hail
from treasure_games.table.offers import Choice, Offers
from treasure_games.table.pieces.boat_hook import HOOK, HookPainter
from treasure_games.table.pieces.hewn_card import HEWN, HewnPainter
from treasure_games.table.pieces.plate_slots import Badge
from treasure_games.table.pieces.seat_plate import SeatPlate
from treasure_games.table.places import Places
from treasure_games.table.table_api import TableApi

_ = translate


class StolenTreasureTable(GameTable[View, Action]):
    """The board, the window in which cards are answered, and what is looked at closely."""

    holds_turns = True
    tune = "dig"
    hail: Hail

    def __init__(self, api: TableApi) -> None:
        super().__init__(api)
        self.hail = Hail(api)
        self.board = Board(api)
        self.window = Window(api, self.board, self.hail)
        self._painter = CardPainter(api.services.assets, lambda: api.context)
        self.look = Look(api, self.board, self._painter)
        self.play = Interaction(api, self.board, self.look)
        self.toss = wager.Toss()
        self._spots = Spots(api, self.board, self.look, self.play)
        self._choices = Choices(api, self.play)
        self._presenter = Presenter(api, self.board, self.window, self.toss)
        self._embers = Embers(api, self.board)
        self._surf = Surf(api, self.board)
        self._pointed: tuple[int, ...] = ()
        self._laid_for: LayoutContext | None = None
        self._ready_for = (0, 0)
        """The size in pixels of cards whose parts have been read."""
        self._layout: Layout | None = None

    @classmethod
    def paint_pieces(cls, services: Services) -> None:
        """Have cards painted, hewn planks, the hook and the arms of the Kraken."""
        assets = services.assets
        assets.paint(FAMILY, CardPainter(assets, lambda: services.host.context), CARD_SIZE)
        assets.paint(HEWN, HewnPainter(assets))
        assets.paint(HOOK, HookPainter(assets))
        assets.paint(KRAKEN, ArmPainter(assets))

    # Layout and views

    @property
    def view(self) -> View:
        """Return what is shown now."""
        return self.board.view

    @view.setter
    def view(self, view: View) -> None:
        self.board.view = view

    def plate(self, number: int, seat: Seat, on_press: Callable[[], None]) -> SeatPlate:
        """Return a plate of this game."""
        return SeatPlate(number, seat, on_press, plates.PLATES)

    def places(
        self, context: LayoutContext, opponents: int, tools: int, status: float, log: bool
    ) -> Places:
        """Return where everything is."""
        self._layout = Layout(context, opponents + 1, self.api.bottom, status, log)
        return self._layout.places(tools)

    def layout(self, context: LayoutContext, places: Places) -> None:
        """Put everything into its new place."""
        self._laid_for = context
        self._lay_all()
        self._make_ready(context)

    def show(self, view: View) -> None:
        """Put everything where the view has it."""
        self.view = view
        self.look.inspector.key = None
        self.play.select(None)
        if self._laid_for is not None:
            self._lay_all()

    def _make_ready(self, context: LayoutContext) -> None:
        """Read what cards show that turn over later, and what hews them; once for each size."""
        shape, scale = self.board.hand.shape, context.viewport.scale
        size = round(shape.card_width * scale), round(shape.card_height * scale)
        if size != self._ready_for:
            self._ready_for = size
            context.assets.make_ready(dict.fromkeys(self._painter.parts(*size)))
            self.window.stack.make_ready(context)
            wager.make_faces_ready(context, self.board.layout, self.api.seats)

    def _lay_all(self) -> None:
        assert self._layout is not None
        self.board.lay(self._layout)
        self.window.lay()
        self.toss.place(self._layout.stakes.toss, self._layout.toss_top)
        self.look.arrange(self.api.context)

    def settle(self, view: View) -> None:
        """Have this view count from now on."""
        self.board.settle(view)
        self.window.lay()
        self.toss.clear()

    # Motion

    def glide(self, view: View) -> Animation:
        """Let everything travel to where the view has it."""
        return Sequential(self._presenter.glide(view), Wait(0.0))

    def animate(self, step: Step) -> Animation:
        """Show a step."""
        return self._presenter.animate(step)

    def update(self, dt: float) -> None:
        """Move the hand on, count down to what is shown large, and redraw what has moved."""
        self.board.hand.update(dt * min(self.api.timeline.speed, 60.0))
        self.look.zoom.update(dt)
        self.hail.update(dt)
        self._embers.update(dt)
        self._surf.update(dt)

    @property
    def is_moving(self) -> bool:
        """Return True while the hand is on its way."""
        return self.board.hand.is_moving

    def next_wakeup(self) -> float | None:
        """Return when a card is to be shown large, or the timer looks different."""
        parts = (self.look.zoom, self.hail, self._embers, self._surf)
        wishes = [part.next_wakeup() for part in parts]
        return min((wish for wish in wishes if wish is not None), default=None)

    # What is offered, and what is pointed at

    def offers(self, legal: Sequence[Action]) -> Offers:
        """Return buttons that answer, and the one that ends the turn."""
        view = self.view
        self.window.take_in(view, legal, self.play.send, self.play.aim)
        self.play.refresh(() if self.hail.is_open else legal)
        self._spots.place()
        self.board.mark(self.play.legal)
        answers, closing = self._choices.answers(view), self._choices.closing(view)
        return Offers(answers, closing, (), self._beginning(answers, closing))

    def _beginning(self, answers: Sequence[Choice], closing: Choice | None) -> Control | None:
        """Return where keys go on; None if that is the first button."""
        if self.play.selected is not None:
            return None if answers else self._spots.target
        beginning = self.window.beginning or next(iter(self._spots.draws), None)
        if answers or closing is not None:
            return beginning
        return beginning or self._spots.useful

    @property
    def preview(self) -> str:
        """Tell where to go on once a card is chosen that goes against one of several pirates."""
        if not self.play.is_aiming:
            return ""
        text = _("{name}, against whom? Choose one of the lit pirates.")
        return text.format(name=self.api.called(self.api.bottom))

    def signs(self) -> Iterable[tuple[FRect, str]]:
        """Yield the piles' numbers, the own score, and the goal."""
        if self._layout is not None and not self.view.wager:
            for pile, number in enumerate(self._layout.counts):
                yield number, self._layout.pile_pose(pile).image
            yield self._layout.sign, buried(RUBY)
            yield self._layout.goal.inflate(40, 60), "stolen_treasure/x_small"

    def controls(self) -> Sequence[Control]:
        """Return answers, hand, piles, banks."""
        if self.window.is_open:
            # Later ones lie over earlier ones: answers over the hand.
            return [*self._spots.over_the_window(), *self.window.controls()]
        return [*self._spots.controls(), *self.window.controls()]

    def handle(self, intent: Intent) -> bool:
        """Deal with hailing, with what is shown large, then with the choice."""
        return (
            self.hail.handle(intent)
            or self.look.pointing.handle(intent)
            or self._spots.hand.handle(intent, self.api)
        )

    def seat_pressed(self, seat: int) -> None:
        """Point at a seat, or look at what it has; while people may answer, hail for it."""
        if not self.hail.hail(seat):
            self.play.press_seat(seat)

    def highlight(self, pieces: tuple[int, ...]) -> None:
        """Light up what a line of the log speaks of."""
        if pieces != self._pointed:
            self._pointed = pieces

    def point_out(self, action: Action) -> Control | None:
        """Choose the card of a suggested move, so that its goals light up."""
        self.play.suggest(action)
        self.api.offers_changed()
        return self.window.lead_to(action) or self._spots.lead_to(action)

    def in_turn(self, asked: tuple[int, ...]) -> tuple[int, ...]:
        """Light whoever decides, and nobody while all may hail."""
        return () if self.view.phase == BETWEEN or self.hail.is_open else asked

    def badges(self, view: View, seat: int) -> Sequence[Badge]:
        """Return what a seat's plate shows beside its total."""
        treasures, pirates = len(view.treasures[seat]), len(view.pirates[seat])
        hint = _("In hand: {treasures} treasure, {pirates} piracy.").format(
            treasures=treasures, pirates=pirates
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
            Badge(plates.LOSS, self._losses.get(seat, 0), ""),
        )

    @property
    def _losses(self) -> dict[int, int]:
        """How many cards each seat would lose by what is played, or pointed at."""
        told = self.board.forecast
        return dict(self.window.losses or (told.losses if told else ()))

    # Drawing

    def nodes(self, layer: Layer) -> Sequence[Node]:
        """Return what lies still; lights, the window and what moves; what is looked at closely."""
        board, window = self.board, self.window
        draws: Sequence[Callable[[Canvas], None]]
        if layer is Layer.REST:
            draws = board.sprites.draw_rest, window.draw_weather, window.storm.draw_behind
        elif layer is Layer.OVER:
            draws = self.look.inspector.draw, self.look.zoom.draw
        elif window.is_open:
            draws = (
                board.draw_hand, window.draw, board.sprites.draw_moving, self.toss.draw,
                self._draw_pointed,
            )  # fmt: skip
        else:
            draws = (
                board.draw_forecast, self._spots.draw, window.draw, board.sprites.draw_moving,
                self._embers.draw, self.toss.draw, self._draw_pointed,
            )  # fmt: skip
        return [Drawing(draw) for draw in draws]

    def _draw_pointed(self, canvas: Canvas) -> None:
        for card in self._pointed:
            if card in self.board.sprites:
                draw_halo(canvas, self.board.sprites[card].rect, reach=20.0, level=200)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Return controls and words."""
        yield from super().boxes(context)
        if self.window.is_open:
            yield from self.window.boxes(context)
            return
        board = self.board
        yield from sea.boxes(context, board.layout, self.view, board.total.number)
        yield from wager.boxes(context, board.layout, self.view, self.api)


TABLE: Final = StolenTreasureTable
