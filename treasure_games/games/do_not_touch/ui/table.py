"""The table of Do Not Touch My Treasures: what lies on it, and how it is played at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import FRect

from treasure_games.core.language import translate
from treasure_games.games.do_not_touch.rules.actions import Action
from treasure_games.games.do_not_touch.rules.view import View
from treasure_games.games.do_not_touch.ui.cards import Cards
from treasure_games.games.do_not_touch.ui.faces import BACK, FAMILY, FacePainter
from treasure_games.games.do_not_touch.ui.flights import HOOK, HookPainter
from treasure_games.games.do_not_touch.ui.hand import HandFan
from treasure_games.games.do_not_touch.ui.layout import ChainPlace, Layout, Pose
from treasure_games.games.do_not_touch.ui.paint import Painter, turns_left
from treasure_games.games.do_not_touch.ui.play import Interaction
from treasure_games.games.do_not_touch.ui.pointing import Pointing
from treasure_games.games.do_not_touch.ui.presenter import Presenter
from treasure_games.games.do_not_touch.ui.tokens import tokens_of
from treasure_games.games.do_not_touch.ui.zoom import Inspector, Zoom
from treasure_games.match.steps import Step
from treasure_games.stage.animation import Animation, Sequential, Wait
from treasure_games.stage.boxes import Box
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.widgets.widget import Control
from treasure_games.table.game_table import GameTable, Layer
from treasure_games.table.offers import Offers
from treasure_games.table.pieces.plate_slots import Badge
from treasure_games.table.pieces.sprite_board import SpriteBoard
from treasure_games.table.places import Places
from treasure_games.table.table_api import TableApi

_ = translate


class DoNotTouchTable(GameTable[View, Action]):
    """Holds the view that is shown now, the cards on the board, and what is chosen."""

    def __init__(self, api: TableApi) -> None:
        super().__init__(api)
        self.card_layout: Layout
        self.play = Interaction(self)
        self.zoom = Zoom(self)
        self.inspector = Inspector(self)
        self.cards = Cards(self)
        self._paint = Painter(self)
        self._presenter = Presenter(self)
        self._pointed: tuple[int, ...] = ()
        self._pointing = Pointing(self)
        self._arranged_for: LayoutContext | None = None
        self.board = SpriteBoard(self._paint.under, self._paint.over, api.invalidate)
        self.fan = HandFan(self.board)
        assets = api.services.assets
        self.painter = FacePainter(assets)
        assets.paint(FAMILY, self.painter)
        assets.paint(HOOK, HookPainter(assets))

    # Layout and views

    def layout(self, context: LayoutContext, places: Places) -> None:
        """Everything to its new place."""
        self.card_layout = Layout(context, places, len(self.api.seats), self.api.bottom)
        if context is not self._arranged_for:
            self._arranged_for = context
            self.cards.cold = [-1, *sorted(set(self.view.house.pack))]
        self.cards.lay_all()

    def show(self, view: View) -> None:
        """Everything where the view has it."""
        self.view = view
        self.inspector.seat = None
        self.play.select(None)
        if self._arranged_for is not None:
            self.card_layout = Layout(
                self.api.context, self.api.places, len(self.api.seats), self.api.bottom
            )
            self.cards.lay_all()

    def settle(self, view: View) -> None:
        """This view counts from now on: planks, counts and hand are its own."""
        before, self.view = self.view, view
        self.fan.hold(view.hands[self.api.bottom])
        for seat in range(view.seats):
            if before.loots[seat] != view.loots[seat]:
                self.board.spoil(self.api.seat_area(seat).field.inflate(60, 60))
        if before.deck_left != view.deck_left or len(before.discard) != len(view.discard):
            self.board.spoil(self.card_layout.mat.inflate(20, 20))

    def poses(self, view: View) -> dict[int, Pose]:
        """Where every card of a view lies, hand cards with their marks."""
        return self.card_layout.poses(view)

    def chain(self, seat: int) -> ChainPlace:
        """A seat's chain as it lies now."""
        return self.card_layout.chain(seat, len(self.view.loots[seat]))

    def plank_rect(self, seat: int) -> FRect:
        """What is pressed to point at a loot: the plank and the cards on it."""
        return FRect(self.api.seat_area(seat).field)

    def hand_rect(self, count: int, index: int) -> FRect:
        """The room of a card in the hand."""
        x, y, _angle = self.card_layout.hand(count, index)
        rect = FRect(0, 0, self.card_layout.card_width * 1.12, self.card_layout.card_height * 1.06)
        rect.center = x, y
        return rect

    @property
    def is_hand_open(self) -> bool:
        """Whether the hand at the bottom may be seen by whoever looks."""
        return self.api.viewer == self.api.bottom and self.view.seat == self.api.bottom

    # What the shell asks

    def glide(self, view: View) -> Animation:
        """Everything travels to where the view has it."""
        for card in self.view.hands[self.api.bottom]:
            if card not in view.hands[self.api.bottom]:
                self.fan.release(card)
        return Sequential(self._presenter.glide(view), Wait(0.0))

    def animate(self, step: Step) -> Animation:
        """What the presenter makes of it."""
        return self._presenter.motion(step)

    def badges(self, view: View, seat: int) -> Sequence[Badge]:
        """How many cards a seat holds."""
        if seat == self.api.bottom:
            return ()
        count = len(view.hands[seat])
        return (Badge(BACK, count, _("Cards in hand: {count}.").format(count=count)),)

    def offers(self, legal: Sequence[Action]) -> Offers:
        """Buttons that answer, the one that ends the turn, and what is left of the turn."""
        self.play.take_in(legal)
        self.cards.refresh_marks()
        buttons = self.play.buttons
        return Offers(buttons.choices(), buttons.closing(), tokens_of(self.view))

    def controls(self) -> Sequence[Control]:
        """Hand, planks, piles."""
        return self.play.spots.controls()

    def seat_pressed(self, seat: int) -> None:
        """A plate stands for its loot."""
        self.play.press_plank(seat)

    def inspect(self, seat: int) -> None:
        """Lay out a whole loot, or put it away."""
        if self.view.loots[seat]:
            self.api.services.audio.play("page_turn")
            self.inspector.toggle(seat)

    def highlight(self, pieces: tuple[int, ...]) -> None:
        """Light up what a line of the log speaks of."""
        if pieces != self._pointed:
            self._pointed = pieces
            self.api.invalidate()

    def point_out(self, action: Action) -> None:
        """Choose the card of a suggested move, so that its goals light up."""
        self.play.suggest(action)
        self.api.changed()

    def deck_hint(self) -> str:
        """What the deck says when it is pointed at."""
        return turns_left(self.view.deck_left, self.view.seats)

    # Input, time, drawing

    def handle(self, intent: Intent) -> bool:
        """What is shown large, then the choice."""
        return self._pointing.handle(intent)

    def update(self, dt: float) -> None:
        """The hand, and what is about to be shown large."""
        self.cards.make_one_ready()
        self.fan.update(dt * self._pace, self.card_layout, self.api.services.theme)
        self.zoom.update(dt)
        self.board.track()

    @property
    def _pace(self) -> float:
        """Springs keep step with the timeline; at instant speed they need one second at most."""
        return min(self.api.timeline.speed, 60.0)

    @property
    def is_moving(self) -> bool:
        """Whether the hand is on its way, or faces are still to be made ready."""
        return bool(self.cards.cold) or self.fan.is_moving(
            self.card_layout, self.api.services.theme
        )

    def next_wakeup(self) -> float | None:
        """When a card is to be shown large."""
        return self.zoom.next_wakeup()

    def draw(self, canvas: Canvas, layer: Layer) -> None:
        """What lies still; light on goals and what moves; what is held before one's eyes."""
        if layer is Layer.REST:
            self.board.draw_rest(canvas)
        elif layer is Layer.MOVING:
            self._paint.goals(canvas)
            self.board.draw_moving(canvas)
            self._paint.pointed(canvas, self._pointed)
        else:
            self.inspector.draw(canvas)
            self.zoom.draw(canvas)

    def boxes(self) -> Sequence[Box]:
        """Controls and counts."""
        return [*super().boxes(), *self._paint.boxes(self.api.context)]


TABLE: Final = DoNotTouchTable
