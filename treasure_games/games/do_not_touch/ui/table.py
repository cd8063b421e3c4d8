"""The table of Do Not Touch My Treasures: what lies on it, and how it is played at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pygame import FRect

from treasure_games.core.language import translate
from treasure_games.core.words import LogEntry
from treasure_games.games.do_not_touch.rules.actions import ADD, SWAP
from treasure_games.games.do_not_touch.rules.scoring import added, round_scores
from treasure_games.games.do_not_touch.rules.state import DEAL, OVER
from treasure_games.games.do_not_touch.rules.view import View
from treasure_games.games.do_not_touch.text.breakdown import reckoning
from treasure_games.games.do_not_touch.text.sentences import described, status, told, waiting_for
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
from treasure_games.match.match import Match
from treasure_games.match.seats import Seat
from treasure_games.match.steps import Step
from treasure_games.screens.services import AppServices
from treasure_games.stage.animation import Animation, Sequential, Wait
from treasure_games.stage.boxes import Box
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.widgets.widget import Control
from treasure_games.table import scene as shell
from treasure_games.table.contract import Choice, Desk, TurnToken
from treasure_games.table.pieces.sprite_board import SpriteBoard
from treasure_games.table.places import Places
from treasure_games.table.round_table import round_table
from treasure_games.table.seat_plate import Badge, SeatPlate

__all__ = ["DoNotTouchTable", "TableScene", "reckoning"]

_ = translate


class TableScene(shell.TableScene):
    """The screen of a match of Do Not Touch My Treasures."""

    game: DoNotTouchTable

    def __init__(self, services: AppServices, match: Match) -> None:
        super().__init__(services, match, DoNotTouchTable())


class DoNotTouchTable:
    """Holds the view that is shown now, the cards on the board, and what is chosen."""

    tune = "play"

    def __init__(self) -> None:
        self.desk: Desk
        self.view: View
        self.layout: Layout
        self.board: SpriteBoard
        self.fan: HandFan
        self.painter: FacePainter
        self.play = Interaction(self)
        self.zoom = Zoom(self)
        self.inspector = Inspector(self)
        self.cards = Cards(self)
        self._paint = Painter(self)
        self._presenter = Presenter(self)
        self._pointed: tuple[int, ...] = ()
        self._pointing = Pointing(self)
        self._arranged_for: LayoutContext | None = None

    def sit(self, desk: Desk) -> None:
        """Take a place at the desk; the board is empty until a view is shown."""
        self.desk = desk
        self.board = SpriteBoard(self._paint.under, self._paint.over, desk.invalidate)
        self.fan = HandFan(self.board)
        assets = desk.services.assets
        self.painter = FacePainter(assets)
        assets.paint(FAMILY, self.painter)
        assets.paint(HOOK, HookPainter(assets))

    # Layout and views

    def keeps_secrets(self, view: View) -> bool:
        """Hands are secret from the deal to the end."""
        return True

    def plate(self, number: int, seat: Seat, on_press: Callable[[], None]) -> SeatPlate:
        """The table's own."""
        return SeatPlate(number, seat, on_press)

    def lift_sentence(self, seat: int, key: str) -> str:
        """The hand lies face down."""
        text = (
            _("{name}, press on your hand or hold {key} to look at it.")
            if key
            else _("{name}, press on your hand to look at it.")
        )
        return text.format(name=self.desk.called(seat), key=key)

    def lift_hint(self) -> str:
        """The hand comes up."""
        return _("Hold to look at your hand, or tap to lift it for a while")

    def handover(self, seat: int) -> str:
        """Nobody but the seat in turn is ever asked."""
        return _("{name}’s turn").format(name=self.desk.called(seat))

    def places(
        self, context: LayoutContext, opponents: int, tools: int, status: float, log: bool
    ) -> Places:
        """Round the table."""
        return round_table(context, opponents, tools, status, log)

    def arrange(self, context: LayoutContext, places: Places) -> None:
        """Everything to its new place."""
        self.layout = Layout(context, places, len(self.desk.seats), self.desk.bottom)
        if context is not self._arranged_for:
            self._arranged_for = context
            self.cards.cold = [-1, *sorted(set(self.view.house.pack))]
        self.cards.lay_all()

    def show(self, view: View) -> None:
        """Everything where the view has it."""
        self.view = view
        self.inspector.seat = None
        self.play.select(None)
        if hasattr(self.desk, "places"):
            self.layout = Layout(
                self.desk.context, self.desk.places, len(self.desk.seats), self.desk.bottom
            )
            self.cards.lay_all()

    def rest_on(self, view: View) -> None:
        """This view counts from now on: planks, counts and hand are its own."""
        before = getattr(self, "view", None)
        self.view = view
        self.fan.hold(view.hands[self.desk.bottom])
        if before is None:
            return
        for seat in range(view.seats):
            if before.loots[seat] != view.loots[seat]:
                self.board.spoil(self.desk.seat_area(seat).field.inflate(60, 60))
        if before.deck_left != view.deck_left or len(before.discard) != len(view.discard):
            self.board.spoil(self.layout.mat.inflate(20, 20))

    def rest(self, view: View) -> None:
        """After an act the rules may still have changed what is asked, though no card moves."""
        self.rest_on(view)

    def poses(self, view: View) -> dict[int, Pose]:
        """Where every card of a view lies, hand cards with their marks."""
        return self.layout.poses(view)

    def chain(self, seat: int) -> ChainPlace:
        """A seat's chain as it lies now."""
        return self.layout.chain(seat, len(self.view.loots[seat]))

    def plank_rect(self, seat: int) -> FRect:
        """What is pressed to point at a loot: the plank and the cards on it."""
        return FRect(self.desk.seat_area(seat).field)

    def hand_rect(self, count: int, index: int) -> FRect:
        """The room of a card in the hand."""
        x, y, _angle = self.layout.hand(count, index)
        rect = FRect(0, 0, self.layout.card_width * 1.12, self.layout.card_height * 1.06)
        rect.center = x, y
        return rect

    @property
    def is_hand_open(self) -> bool:
        """Whether the hand at the bottom may be seen by whoever looks."""
        return self.desk.viewer == self.desk.bottom and self.view.seat == self.desk.bottom

    # What the shell asks

    def glide(self, view: View) -> Animation:
        """Everything travels to where the view has it."""
        for card in self.view.hands[self.desk.bottom]:
            if card not in view.hands[self.desk.bottom]:
                self.fan.release(card)
        return Sequential(self._presenter.glide(view), Wait(0.0))

    def motion(self, step: Step) -> Animation:
        """What the presenter makes of it."""
        return self._presenter.motion(step)

    def told(self, step: Step) -> LogEntry | None:
        """A line of the log."""
        return told(step.event, step.view, self.desk.called)

    def scores(self, view: View) -> tuple[int, ...]:
        """Earlier rounds and the loots on the table."""
        if view.phase in (DEAL, OVER):
            return view.carried
        return added(view.carried, round_scores(view.faces, view.loots))

    def badges(self, view: View, seat: int) -> Sequence[Badge]:
        """How many cards a seat holds."""
        if seat == self.desk.bottom:
            return ()
        count = len(view.hands[seat])
        return (Badge(BACK, count, _("Cards in hand: {count}.").format(count=count)),)

    def status(self) -> str:
        """What the person at the screen can do."""
        seat = self.desk.asked
        assert seat is not None
        return status(
            self.view,
            self.desk.called(seat),
            can_add=self.play.can(ADD),
            can_swap=self.play.can(*SWAP),
            can_draw_more=self.play.can_discard_for_bonus,
        )

    def in_turn(self, asked: tuple[int, ...]) -> tuple[int, ...]:
        """Nobody is asked out of turn."""
        return asked

    def waiting_for(self, seat: int) -> str:
        """While somebody else decides."""
        return waiting_for(self.view, self.desk.called(seat))

    def telling(self) -> LogEntry | None:
        """Captions beside the plates tell it."""
        return None

    def choices(self) -> Sequence[Choice]:
        """Buttons that answer; asked for whenever things have changed."""
        self.play.take_in()
        self.cards.refresh_marks()
        return self.play.buttons.choices()

    def beginning(self) -> Control | None:
        """At the buttons."""
        return None

    def closing(self) -> Choice | None:
        """The button that ends the turn."""
        return self.play.buttons.closing()

    def tokens(self) -> Sequence[TurnToken]:
        """What is left of the turn, and of the round."""
        return tokens_of(self.view)

    def controls(self) -> Sequence[Control]:
        """Hand, planks, piles."""
        return self.play.spots.controls()

    def seat_pressed(self, seat: int) -> None:
        """A plate stands for its loot."""
        self.play.press_plank(seat)

    def inspect(self, seat: int) -> None:
        """Lay out a whole loot, or put it away."""
        if self.view.loots[seat]:
            self.desk.services.audio.play("page_turn")
            self.inspector.toggle(seat)

    def point_at(self, pieces: tuple[int, ...]) -> None:
        """Light up what a line of the log speaks of."""
        if pieces != self._pointed:
            self._pointed = pieces
            self.desk.invalidate()

    def point_out(self, action: Any) -> str:
        """Choose the card of a suggested move, so that its goals light up."""
        self.play.suggest(action)
        self.desk.changed()
        return described(self.view, action, self.desk.called)

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
        self.fan.update(dt * self._pace, self.layout, self.desk.services.theme)
        self.zoom.update(dt)
        self.board.track()

    @property
    def _pace(self) -> float:
        """Springs keep step with the timeline; at instant speed they need one second at most."""
        return min(self.desk.timeline.speed, 60.0)

    @property
    def is_moving(self) -> bool:
        """Whether the hand is on its way, or faces are still to be made ready."""
        return bool(self.cards.cold) or self.fan.is_moving(self.layout, self.desk.services.theme)

    def next_wakeup(self) -> float | None:
        """When a card is to be shown large."""
        return self.zoom.next_wakeup()

    def paint_rest(self, canvas: Canvas) -> None:
        """What lies still."""
        self.board.draw_rest(canvas)

    def paint_moving(self, canvas: Canvas) -> None:
        """Light on goals, then what moves."""
        self._paint.goals(canvas)
        self.board.draw_moving(canvas)
        self._paint.pointed(canvas, self._pointed)

    def paint_over(self, canvas: Canvas) -> None:
        """What is held before one's eyes."""
        self.inspector.draw(canvas)
        self.zoom.draw(canvas)

    def boxes(self) -> Sequence[Box]:
        """Controls and counts."""
        made = [box for control in self.controls() for box in control.boxes(self.desk.context)]
        return [*made, *self._paint.boxes(self.desk.context)]
