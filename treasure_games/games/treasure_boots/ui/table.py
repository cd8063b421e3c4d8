"""The table of Captain Treasure Boots: the chart, what stands round it, and how it is played at."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from types import MappingProxyType
from typing import Any, Final

from msgspec.structs import replace
from pygame import FRect

from treasure_games.core.game import UNKNOWN
from treasure_games.core.language import N_, capital, translate as _
from treasure_games.core.words import Note
from treasure_games.games.treasure_boots.rules import events
from treasure_games.games.treasure_boots.rules.actions import Action
from treasure_games.games.treasure_boots.rules.grid import NOWHERE
from treasure_games.games.treasure_boots.rules.phases import REFITTING, START
from treasure_games.games.treasure_boots.rules.pieces import FIRST_PRIVATEER, GOLD, GUNS, RUM, SAILS
from treasure_games.games.treasure_boots.rules.scoring import progress, ship_values, unload_value
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.text.forecast import (
    hold_words,
    next_colour,
    wins_by_unloading,
)
from treasure_games.games.treasure_boots.text.names import cargo_words, hold_pictures, points_words
from treasure_games.games.treasure_boots.ui.animations.gunnery import GUNNERY
from treasure_games.games.treasure_boots.ui.animations.stagehand import Stagehand
from treasure_games.games.treasure_boots.ui.animations.turns import TURNS, weather
from treasure_games.games.treasure_boots.ui.arrangement import arrange_by_hand
from treasure_games.games.treasure_boots.ui.board import Board
from treasure_games.games.treasure_boots.ui.chart.pointing import CHART
from treasure_games.games.treasure_boots.ui.chart.ships import FAMILY, SHIP_SIZE, LiveryPainter
from treasure_games.games.treasure_boots.ui.hud import BONE, DEFENCE, ViewButtons, lying_dice
from treasure_games.games.treasure_boots.ui.layout import chart_table
from treasure_games.games.treasure_boots.ui.plate import CAPTAIN, HoldBadge
from treasure_games.games.treasure_boots.ui.play import Interaction
from treasure_games.games.treasure_boots.ui.questions import tokens_of
from treasure_games.match.seats import Seat
from treasure_games.match.steps import Step
from treasure_games.stage.animation import Animation, Call, Sequential
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.frame.painter import around
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.services import Services
from treasure_games.stage.widgets.widget import Box, BoxKind, Control, Drawing, Node, Sign
from treasure_games.table.game_table import GameTable, Layer
from treasure_games.table.glow import light_table
from treasure_games.table.in_hand import Held
from treasure_games.table.pieces.plate_slots import Badge
from treasure_games.table.pieces.seat_plate import SeatPlate
from treasure_games.table.places import Places
from treasure_games.table.table_api import Offers, TableApi

_SHOWS: Final = {**TURNS, **GUNNERY}
"""What is seen and heard of each event."""
_ASHORE: Final = (events.KeptAboard, events.Unloaded, events.Scored)
"""What is shown on the quay."""


def _dice(table: "TreasureBootsTable", _event: events.DiceRolled, _view: View) -> Held:
    """Lay the dice of the turn ready at the foot of the chart."""
    hud = table.board.hud
    return Held(hud.dice.hold((BONE, BONE), [hud.hand_spot(0), hud.hand_spot(1)]))


def _defence(table: "TreasureBootsTable", _event: events.DefenceRolled, view: View) -> Held:
    """Lay the die of the defence ready on the board of the shot."""
    table.board.duel.rolling = 1
    die = table.board.hud.dice.hold((DEFENCE,), [table.board.duel.spot(1)], first=1)
    sentence = N_("{name}, throw to defend your ship.")
    if view.target >= FIRST_PRIVATEER:
        sentence = N_("{name}, throw to defend the privateer.")
    return Held(die, sentence=sentence)


class TreasureBootsTable(GameTable[View, Action]):
    """Holds the view that is shown now, the chart with its pieces, and what is being chosen."""

    holds_turns = True
    progress = staticmethod(progress)
    place = staticmethod(weather)
    presenter: Any
    throws = MappingProxyType({events.DiceRolled: _dice, events.DefenceRolled: _defence})
    editors = MappingProxyType({"layout": arrange_by_hand})
    largest_text = 1.1

    def __init__(self, api: TableApi) -> None:
        super().__init__(api)
        self.board = Board(api)
        self.chart, self.picker = self.board.chart, self.board.picker
        self.play = Interaction(self.board, api)
        self.buttons = ViewButtons(self.chart)
        self.presenter = Stagehand(self.board, api)
        self._pointed: tuple[int, ...] = ()
        self._is_laid_out = False
        self.chart.beyond.on_change = api.offers_changed
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
        self.buttons.place(self.board.places.chart, context)
        self.board.stage.place(context, places)
        self.board.dusk.still.drop()
        self.board.harbour.place(context, places)
        self.board.lay_duel()
        if not self._is_laid_out:
            self._is_laid_out = True
            self.board.hud.dice.lay(lying_dice(self.api.seen))
        self.board.hud.dice.place()

    def show(self, view: View) -> None:
        """Put everything where the view has it."""
        self.view = view
        self.play.forget()
        self.play.mark_anew()
        self.board.go_far()
        self.board.dusk.depth = 0.0
        self.board.coins.clear()
        self.board.gains.clear()
        self.board.lay(view)
        if self._is_laid_out:
            self.board.hud.dice.lay(lying_dice(self.api.seen))

    def settle(self, view: View) -> None:
        """Let everything lie where the view has it."""
        self.view = view
        self.board.lay(view)
        self.chart.mark(shots=(), lit=(), course=None)
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
                own = view.cells[seat]
                port = min(view.chart.ports, key=partial(view.chart.grid.distance, own))
                self.chart.controller.near(own, port)
                marked = partial(self.board.plates[seat].take_badges, self.badges(view, seat))
                ports = partial(self.chart.mark, lit=(own, port))
                text = _("{name} can win now", name=self.api.called(seat))
                told = self.presenter.tell(text, about=(own, port))
                yield Sequential(Call(marked), Call(ports), self.presenter.sound("bell"), told)

    # What the shell asks

    def glide(self, view: View) -> Animation:
        """Everything travels to where the view has it."""
        self.play.forget()
        return Sequential(self.presenter.glide(view), Call(lambda: self._take(view)))

    def animate(self, step: Step) -> Animation:
        """Show its event, from what lies on the chart to its view."""
        if self.chart.marks.reach or self.picker.slip is not None:
            self.play.put_away()
        kind = type(step.event)
        self.presenter.feel(step.event, "at_once")
        show = _SHOWS.get(kind)
        taken = Call(lambda: self._take(step.view))
        cut = self.presenter.cut if self.is_covered else Call
        is_shot_over = kind not in GUNNERY and self.board.duel.duel is not None
        is_ashore = self.board.harbour.is_visible and kind not in _ASHORE
        left = (cut(self.board.go_far),) if is_shot_over or is_ashore else ()
        shown = () if show is None else (show(self.presenter, step.event, step.view),)
        return Sequential(*left, *shown, taken, *self._who_can_win(step.view))

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
        beginning = self.chart.pointing.sea if self.play.cells else None
        question, is_asked = self.play.question, self.api.asked is not None
        choices = question.choices() if is_asked else []
        return Offers(choices, question.passing(), tokens_of(self.view), beginning)

    def clear_of_notes(self) -> Sequence[FRect]:
        """What a shot hangs on, the small map, a question, and the ship that sets out."""
        board, small = self.board, self.chart.overview.rect
        ship = board.launch.place() if board.launch.livery else None
        return [one for one in (board.duel.covered, small, self.picker.rect, ship) if one]

    @property
    def tells_costs(self) -> bool:
        """TB-52: the slip of a sinking tells it."""
        return self.view.phase == REFITTING

    def controls(self) -> Sequence[Control]:
        """The chart with its cells, the buttons on it, the things on a slip."""
        under = () if self.is_covered else super().controls()
        return [*under, *self.picker.spots]

    def signs(self) -> Iterable[Sign]:
        """Yield the signs of what is seen."""
        return self.board.duel.signs() if self.is_covered else super().signs()

    @property
    def is_covered(self) -> bool:
        """True while a shot or an unloading is seen from near."""
        return self.board.is_covered

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
            lit = tuple(cell for cell in pieces if cell > NOWHERE)
            self.chart.mark(lit=lit or self.play.lit)

    def point_out(self, action: Action) -> Control | None:
        """Light up a suggested move."""
        return self.play.point_out(action)

    # Input, time, drawing

    def handle(self, intent: Intent) -> bool:
        """The chart's own keys, then those of a slip."""
        return self.chart.handle(intent) or self.play.handle(intent)

    def update(self, dt: float) -> None:
        """The living sea, the camera, and whatever the timeline has moved."""
        self.chart.is_rolling = self.api.timeline.is_moving and not self.is_covered
        super().update(dt)
        self.play.update()

    @property
    def is_moving(self) -> bool:
        """Return True if the chart is on the move, or an answer is not fully given."""
        return super().is_moving or self.play.is_pending

    def free_pictures(self) -> None:
        """Let go of what is drawn again when it is seen again."""
        self.chart.free_pictures()
        self.board.dusk.still.drop()
        self.board.stage.forget()
        self.board.harbour.forget()

    def children(self) -> Sequence[Node]:
        """Return what is on the table, whether it is seen now or not."""
        sheets = self.board.stage, self.board.harbour
        return *self._rest(is_covered=False), *sheets, *self.nodes(Layer.MOVING)

    def _rest(self, *, is_covered: bool) -> Sequence[Node]:
        """Return table, chart and instruments, or the sheet that hides them."""
        table, hud = Drawing(self._draw_table), self.board.hud
        at_home = (hud.compass,) if hud.compass.is_home else ()
        if is_covered:
            return table, self.board.stage, self.board.harbour
        return table, self.chart, *at_home, hud

    def nodes(self, layer: Layer) -> Sequence[Node]:
        """Return table, chart, instruments, or the sheet over all of it; over the seats what stands
        on these. Of what lies still in the dusk only the picture.
        """
        board, compass, dusk = self.board, self.board.hud.compass, self.board.dusk
        lies_still = dusk.is_falling and dusk.still.is_made
        if layer is Layer.OVER or (lies_still and layer is Layer.REST):
            return ()
        if layer is Layer.REST:
            rest = self._rest(is_covered=self.is_covered)
            if self.is_covered or dusk.is_falling or not dusk.depth or self.play.cells:
                return rest
            return (dusk.still,) if dusk.still.is_made else (*rest, dusk.still)
        if lies_still:
            return (dusk,)
        flying = () if compass.is_home else (compass,)
        here = Drawing(self._draw_crowns), board.launch, self.buttons
        on_chart = () if self.is_covered else here
        return (
            *on_chart, board.duel, Drawing(self.picker.draw), *flying, Drawing(self._draw_dice),
            Drawing(board.coins.draw), Drawing(board.gains.draw), dusk,
        )  # fmt: skip

    def clear_of_words(self) -> Sequence[FRect]:
        """Return the chart: the view may move, and ships with it."""
        return (self.chart.controller.camera.view,)

    def _draw_table(self, canvas: Canvas) -> None:
        # The rim lets the table shine through at its edge; only the sea covers all beneath it.
        hidden = self.chart.controller.camera.view.inflate(-8, -8)
        canvas.cover_around("scenes/table", hidden)
        for seen in around(canvas.clip, canvas.context.viewport.to_pixels(hidden)):
            with canvas.within(seen):
                light_table(canvas, self.api.places)

    def _draw_crowns(self, canvas: Canvas) -> None:
        """Draw a crown on the head of whoever has won."""
        for face in (self.board.plates[seat].face.rect for seat in self.board.winners):
            foot = face.centerx, face.top + 0.36 * face.height
            place = sized(0.6 * face.width, 0.48 * face.width, midbottom=foot)
            canvas.image("result/crown", place)

    def _draw_dice(self, canvas: Canvas) -> None:
        """Draw all dice, those that fly over those that lie; over an unloading none."""
        if not self.board.harbour.is_visible:
            self.board.hud.dice.draw(canvas, is_moving=self.api.timeline.is_moving)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """The chart, its buttons, the slip, the instruments.

        Cells may lie under the slip and the buttons: then those are pressed, or one pans.
        """
        covers = [control.rect for control in self.buttons.controls()]
        covers += self.picker.rect, self.board.duel.covered
        for box in () if self.is_covered else self.chart.boxes(context):
            is_covered = any(box.rect.colliderect(cover) for cover in covers)
            if box.name == CHART:
                yield replace(box, kind=BoxKind.TARGET)
            else:
                yield replace(box, may_overlap=True) if is_covered else box
        on_chart = () if self.is_covered else (self.buttons, self.board.hud)
        for node in (*on_chart, self.board.harbour, self.board.duel):
            yield from node.boxes(context)
        yield from self.picker.boxes(context, CHART)


def hold_badge(view: View, seat: int) -> HoldBadge:
    """What is aboard and what that gives: moves, attack, defence, gold, pearls; then what the cargo
    is worth in a port, and what one more colour would add.
    """
    hold, values = view.holds[seat], ship_values(view, seat)
    worth, more = unload_value(hold, view.house).total, next_colour(view, seat)
    found = (
        (hold[SAILS], "tokens/cargo_sails", f"{values.move}"),
        (hold[GUNS], "tokens/cargo_guns", f"+{values.attack}"),
        (hold[RUM], "tokens/cargo_rum", f"+{values.defence}"),
        (hold[GOLD], "tokens/cargo_gold", f"{hold[GOLD]}"),
        (values.pearls, "tokens/cargo_pearl", f"{values.pearls}"),
        (worth, "objects/score_coin", f"{worth} + {more}" if more else f"{worth}"),
    )
    best = max(view.scores)
    behind = best - view.scores[seat]
    aboard = _("{cargo} aboard; worth {points} in a port.")
    hint = capital(aboard.format(cargo=cargo_words(hold), points=points_words(worth)))
    if worth and more:
        hint = f"{hint} {_('One more colour would add {count}.', count=more)}"
    can_win = wins_by_unloading(view, seat)
    if can_win:
        hint = f"{hint} {_('Unloading that wins.')}"
    return HoldBadge(
        "", 0, hint, 1.0,
        values=tuple((image, text) for count, image, text in found if count),
        tokens=hold_pictures(hold), standing=f"−{behind}" if behind else "",
        leads=best > 0 and not behind, can_win=can_win, goal=view.house.target,
    )  # fmt: skip


TABLE: Final = TreasureBootsTable
