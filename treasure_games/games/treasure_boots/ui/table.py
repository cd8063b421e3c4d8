"""The table of Captain Treasure Boots: the chart, what stands round it, and how it is played at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import product
from types import MappingProxyType
from typing import Final

from msgspec.structs import replace
from pygame import FRect

from treasure_games.core.game import UNKNOWN
from treasure_games.core.words import Note
from treasure_games.games.treasure_boots.rules.actions import Action
from treasure_games.games.treasure_boots.rules.grid import NOWHERE
from treasure_games.games.treasure_boots.rules.phases import START
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.text.forecast import hold_words, wins_by_unloading
from treasure_games.games.treasure_boots.ui.animations.gunnery import GUNNERY
from treasure_games.games.treasure_boots.ui.animations.motions import SUDDEN
from treasure_games.games.treasure_boots.ui.animations.stagehand import Shows, Stagehand
from treasure_games.games.treasure_boots.ui.animations.turns import TURNS
from treasure_games.games.treasure_boots.ui.arrangement import arrange_by_hand
from treasure_games.games.treasure_boots.ui.board import Board
from treasure_games.games.treasure_boots.ui.chart.livery import FAMILY, SHIP_SIZE, LiveryPainter
from treasure_games.games.treasure_boots.ui.chart.pieces import PRIVATEER
from treasure_games.games.treasure_boots.ui.chart.ship_figure import figures, wrecks
from treasure_games.games.treasure_boots.ui.choices import tokens_of
from treasure_games.games.treasure_boots.ui.hold import hold_badge
from treasure_games.games.treasure_boots.ui.hud import (
    ATTACK,
    BONE,
    CHART,
    DEFENCE,
    ViewButtons,
    lying_dice,
)
from treasure_games.games.treasure_boots.ui.layout import chart_table
from treasure_games.games.treasure_boots.ui.plate import CAPTAIN
from treasure_games.games.treasure_boots.ui.play import Interaction
from treasure_games.match.seats import Seat
from treasure_games.match.steps import Step
from treasure_games.stage.animation import Animation, Call, Sequential
from treasure_games.stage.boxes import Box, BoxKind
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.services import Services
from treasure_games.stage.widgets.widget import Control, Drawing, Node
from treasure_games.table.game_table import GameTable, Layer
from treasure_games.table.offers import Offers
from treasure_games.table.pieces.plate_slots import Badge
from treasure_games.table.pieces.seat_plate import SeatPlate
from treasure_games.table.places import Places
from treasure_games.table.table_api import TableApi

_SHOWS: Final[Shows] = {**TURNS, **GUNNERY}
"""What is seen and heard of each event."""


class TreasureBootsTable(GameTable[View, Action]):
    """Holds the view that is shown now, the chart with its pieces, and what is being chosen."""

    holds_turns = True
    tune = "sail"
    editors = MappingProxyType({"layout": arrange_by_hand})

    def __init__(self, api: TableApi) -> None:
        super().__init__(api)
        self.board = Board(api)
        self.chart, self.picker = self.board.chart, self.board.picker
        self.play = Interaction(self.board, api)
        self.buttons = ViewButtons(self.chart, self.picker, api)
        self._hand = Stagehand(self.board, api)
        self._pointed: tuple[int, ...] = ()
        self._arranged_for: LayoutContext | None = None
        self.chart.beyond.on_change = api.offers_changed
        self.chart.beyond.covers = lambda: (
            self.chart.overview.rect, self.buttons.rect, self.picker.rect,
        )  # fmt: skip
        self.chart.pointing.on_hover = self.play.hover
        self.chart.pointing.on_press = self.play.press_cell
        self.chart.pointing.on_take_up = self.play.may_carry
        self.chart.pointing.on_put_down = self.play.put_down

    @classmethod
    def paint_pieces(cls, services: Services) -> None:
        """Have ships painted in their liveries."""
        assets = services.assets
        assets.paint_anywhere(FAMILY, LiveryPainter(assets.apart), SHIP_SIZE)

    # Layout and views

    def keeps_secrets(self, view: View) -> bool:
        """TB-11: only while first ports are chosen in secret."""
        return view.phase == START and view.house.starts_in_secret

    def plate(self, number: int, seat: Seat, on_press: Callable[[], None]) -> SeatPlate:
        """Return a captain's plate."""
        plate = self.board.plates[number] = SeatPlate(number, seat, on_press, CAPTAIN)
        return plate

    def places(
        self, context: LayoutContext, opponents: int, tools: int, status: float, log: bool
    ) -> Places:
        """Return where everything lies, with the chart in the middle."""
        places, self.board.places = chart_table(
            context, opponents + 1, self.api.bottom, tools, status, log
        )
        return places

    def layout(self, context: LayoutContext, places: Places) -> None:
        """Put everything into its new place."""
        self.board.place(context)
        self.buttons.place(self.chart.overview.rect, context)
        self.play.docks = self.board.docks(self.buttons.rect)
        self.board.lay_duel(self.buttons.rect)
        if self._arranged_for is None:
            self.board.hud.dice.lay(lying_dice(self.api.seen))
        for dice in (self.board.hud.dice, self.board.hud.rolled):
            dice.place()
        if context is not self._arranged_for:
            self._arranged_for = context
            self._make_pictures_ready(context)

    def _make_pictures_ready(self, context: LayoutContext) -> None:
        """What would cost a frame when it is first shown: ships under way, guns, dice, wrecks."""
        liveries = [*(self.board.livery(seat) for seat in range(self.view.seats)), PRIVATEER]
        self.chart.make_ready(figures(liveries))
        duel = self.board.duel
        context.assets.make_ready(BONE.sized(self.board.hud.middle_spot(0)[2], context))
        for family, spot in product((ATTACK, DEFENCE), (duel.fall, duel.spot)):
            context.assets.make_ready(family.sized(spot(0)[2], context))
        self.chart.make_ready(SUDDEN)
        self.board.hud.compass.make_ready(context)
        self.chart.make_ready(wrecks(liveries))

    def show(self, view: View) -> None:
        """Put everything where the view has it."""
        self.view = view
        self.play.forget()
        self.board.show_duel(None)
        self.board.coins.clear()
        self.board.gains.clear()
        self.board.lay(view)
        if self.board.hud.places is not None:
            self.board.hud.dice.lay(lying_dice(self.api.seen))

    def leave_present(self) -> None:
        """Remember where the view is."""
        self.chart.helm.leave()

    def return_to_present(self) -> None:
        """Look there again."""
        self.chart.helm.come_back()

    def settle(self, view: View) -> None:
        """Let everything lie where the view has it."""
        self.view = view
        self.board.settle(view)
        self.play.mark_anew()

    def _take(self, view: View) -> None:
        """Take this view as the one that is shown; what moved has brought the pieces there."""
        before, self.view, self.board.view = self.view, view, view
        if before.wind != view.wind:
            self.board.write_plates()
        if (before.turn, before.asked) != (view.turn, view.asked):
            self.api.offers_changed()

    def _who_can_win(self, view: View) -> Iterator[Animation]:
        """Everybody is told once that somebody has come to carry what wins; the plate keeps it."""
        for seat in range(view.seats):
            if wins_by_unloading(view, seat) and not wins_by_unloading(self.view, seat):
                marked = partial(self._mark_plate, seat, view)
                yield Sequential(Call(marked), self._hand.tell_who_can_win(seat))

    def _mark_plate(self, seat: int, view: View) -> None:
        plate = self.board.plates[seat]
        plate.take_badges(self.badges(view, seat))

    # What the shell asks

    def glide(self, view: View) -> Animation:
        """Everything travels to where the view has it."""
        self.play.forget()
        return Sequential(self._hand.glide(view), Call(lambda: self._take(view)))

    def animate(self, step: Step) -> Animation:
        """Show its event, from what lies on the chart to its view."""
        if self.chart.marks.reach or self.picker.slip is not None:
            self.play.put_away()
        if type(step.event) not in GUNNERY:
            self._hand.end_duel()
        show = _SHOWS.get(type(step.event))
        taken = Call(lambda: self._take(step.view))
        shown = () if show is None else (show(self._hand, step.event, step.view),)
        return Sequential(*shown, taken, *self._who_can_win(step.view))

    def badges(self, view: View, seat: int) -> Sequence[Badge]:
        """What the hold of a seat gives, and how it stands."""
        return (hold_badge(view, seat),)

    @property
    def preview(self) -> str:
        """What the cell under the pointer is good for."""
        return self.play.preview

    def in_turn(self, asked: tuple[int, ...]) -> tuple[int, ...]:
        """While things move, whoever acts in what is shown; much may have happened since."""
        shown = self.view.asked if self.view.asked >= 0 else self.view.turn
        if not self.api.timeline.is_busy or not self.view.turn_number:
            return asked
        return (shown,)

    def offers(self, legal: Sequence[Action]) -> Offers:
        """Buttons that answer, the one for doing nothing, and the steps of the turn.

        By keys one begins on the chart, whose cursor knows where, if cells may be chosen.
        """
        self.play.take_in(legal)
        return Offers(
            self.play.choices(),
            self.play.closing(),
            tokens_of(self.view),
            self.chart.pointing.sea if self.play.cells else None,
        )

    def signs(self) -> Iterable[tuple[FRect, str]]:
        """Yield the board of a shot, then the instruments."""
        return [*self.board.duel.signs(), *self.board.hud.signs()]

    def clear_of_notes(self) -> Sequence[FRect]:
        """What a shot hangs on, the small map with its buttons, and a question."""
        small = self.chart.overview.rect.union(self.buttons.rect)
        return [one for one in (self.board.duel.rect, small, self.picker.rect) if one]

    def controls(self) -> Sequence[Control]:
        """The chart with its cells, the buttons on it, the things on a slip."""
        return [*self.chart.controls(), *self.buttons.controls(), *self.picker.spots]

    def seat_pressed(self, seat: int) -> None:
        """A plate was pressed: show the ship, and what it carries."""
        cell = self.view.cells[seat]
        if cell in (NOWHERE, UNKNOWN):
            return
        self.chart.show_cell(cell)
        note = Note(self.api.called(seat), hold_words(self.view, seat))
        self.api.show_note(note if note != self.api.note else None)
        self.chart.mark(lit=(cell,))

    def highlight(self, pieces: tuple[int, ...]) -> None:
        """Light up the cells that a line of the log speaks of."""
        if pieces != self._pointed:
            self._pointed = pieces
            self.chart.mark(lit=tuple(cell for cell in pieces if cell > NOWHERE))

    def point_out(self, action: Action) -> Control | None:
        """Light up a suggested move."""
        return self.play.point_out(action)

    # Input, time, drawing

    def handle(self, intent: Intent) -> bool:
        """The chart's own keys, then those of a slip."""
        return self.chart.handle(intent) or self.play.handle(intent)

    def update(self, dt: float) -> None:
        """The living sea, the camera, and whatever the timeline has moved."""
        self.chart.let_roll(self.api.timeline.is_moving)
        self.chart.update(dt)
        self.board.hud.keep_rolled(self.api.seen, is_shot=self.board.duel.duel is not None)
        self.play.update()

    @property
    def is_moving(self) -> bool:
        """Return True if the chart is on the move, or an answer is not fully given."""
        return self.chart.is_moving or self.play.is_pending

    def next_wakeup(self) -> float | None:
        """When the sea wants to move again."""
        return self.chart.next_wakeup()

    def free_pictures(self) -> None:
        """Let go of the sea, which is drawn again when it is seen again."""
        self.chart.free_pictures()

    def nodes(self, layer: Layer) -> Sequence[Node]:
        """Return table, chart, instruments; over the seats what stands on the chart."""
        if layer is Layer.REST:
            return (Drawing(self._draw_rest),)
        if layer is Layer.OVER:
            return ()
        draws = (
            self.buttons.draw, self.board.duel.draw, self.picker.draw, self._draw_moving,
            self.board.coins.draw, self.board.gains.draw,
        )  # fmt: skip
        return [Drawing(draw) for draw in draws]

    def _draw_moving(self, canvas: Canvas) -> None:
        self.board.hud.draw_moving(canvas, is_moving=self.api.timeline.is_moving)

    def _draw_rest(self, canvas: Canvas) -> None:
        # The rim lets the table shine through at its edge; only the sea covers all beneath it.
        canvas.cover_around("scenes/table", self.chart.helm.camera.view.inflate(-8, -8))
        if canvas.touches(self.board.places.chart):
            self.chart.draw(canvas)
        self.board.hud.draw(canvas)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """The chart, its buttons, the slip, the instruments."""
        yield from self._chart_boxes()
        for control in self.buttons.controls():
            yield from control.boxes(context)
        yield from self.board.duel.boxes(context, CHART)
        yield from self.picker.boxes(context, CHART)
        yield from self.board.hud.boxes(context)

    def _chart_boxes(self) -> Iterator[Box]:
        """Cells may lie under the slip and the buttons: then those are pressed, or one pans."""
        covers = [control.rect for control in self.buttons.controls()]
        covers += self.picker.rect, self.board.duel.rect
        for box in self.chart.boxes():
            if box.name == CHART:
                yield replace(box, kind=BoxKind.TARGET)
                continue
            is_covered = any(box.rect.colliderect(cover) for cover in covers)
            yield replace(box, may_overlap=True) if is_covered else box


TABLE: Final = TreasureBootsTable
