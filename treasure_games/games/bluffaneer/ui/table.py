"""The table of Bluffaneer: what lies on it, who sits at it, and how it is played at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from treasure_games.core.game import Mode
from treasure_games.core.language import translate
from treasure_games.games.bluffaneer.rules.actions import Action
from treasure_games.games.bluffaneer.rules.state import DEAL
from treasure_games.games.bluffaneer.rules.view import View
from treasure_games.games.bluffaneer.text.coach import record
from treasure_games.games.bluffaneer.ui.answers import Answers
from treasure_games.games.bluffaneer.ui.board import Board
from treasure_games.games.bluffaneer.ui.known import Known
from treasure_games.games.bluffaneer.ui.layout import CARD_ASPECT, Layout
from treasure_games.games.bluffaneer.ui.paint import boxes, card
from treasure_games.games.bluffaneer.ui.presenter import Presenter
from treasure_games.match.seats import Seat
from treasure_games.match.steps import Step
from treasure_games.stage.animation import Animation
from treasure_games.stage.boxes import Box
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.widgets.button import Hotspot
from treasure_games.stage.widgets.widget import Control
from treasure_games.table.game_table import GameTable, Layer
from treasure_games.table.offers import Offers
from treasure_games.table.pieces.low_plate import LOW
from treasure_games.table.pieces.plate_slots import Badge
from treasure_games.table.pieces.seat_plate import SeatPlate
from treasure_games.table.pieces.zoom import PUT_AWAY, Inspector, LaidOut
from treasure_games.table.places import Places
from treasure_games.table.table_api import TableApi

_ = translate


class BluffaneerTable(GameTable[View, Action]):
    """The board, the answers, and what counting tells."""

    tune = "bluff"

    def __init__(self, api: TableApi) -> None:
        super().__init__(api)
        self.board = Board(api)
        self.answers = Answers(api, self.board)
        self.race = self.answers.race
        self.known = Known(lambda: api.services.settings.show_odds)
        self._presenter = Presenter(api, self.board, self.answers.race)
        self.inspector = Inspector(self._laid_out, api.invalidate)
        self._discard = Hotspot("discard", self._look_through, hint=_("Look through the discards"))
        self._laid_for: LayoutContext | None = None

    # Layout and views

    @property
    def view(self) -> View:
        """Return what is shown now."""
        return self.board.view

    @view.setter
    def view(self, view: View) -> None:
        self.board.view = view

    def plate(self, number: int, seat: Seat, on_press: Callable[[], None]) -> SeatPlate:
        """Return a plate for the table's edge."""
        plate = self.board.people.plates[number] = SeatPlate(number, seat, on_press, LOW)
        return plate

    def places(
        self, context: LayoutContext, opponents: int, tools: int, status: float, log: bool
    ) -> Places:
        """Return where everything is, with the people behind the table."""
        layout = Layout(context, opponents + 1, self.api.bottom, status, log)
        self.board.layout = layout
        return layout.all_places(tools, self.board.speaker)

    def layout(self, context: LayoutContext, places: Places) -> None:
        """Put everything into its new place."""
        self.board.lay(self.board.layout)
        self.inspector.context, self.inspector.room = context, places.room
        if context is not self._laid_for:
            self._laid_for = context
            self.board.people.make_ready(context)

    def show(self, view: View) -> None:
        """Put everything where the view has it."""
        self.view = view
        self.inspector.key = None
        if self._laid_for is not None:
            self.board.lay(self.board.layout)

    def settle(self, view: View) -> None:
        """Let this view count from now on."""
        self.board.settle(view)

    # Motion

    def animate(self, step: Step) -> Animation:
        """Show a step."""
        return self._presenter.animate(step)

    def update(self, dt: float) -> None:
        """Redraw what has moved."""
        self.board.update()
        self.known.track(self.board.layout, self.view, self.api.invalidate)

    # What is offered

    def offers(self, legal: Sequence[Action]) -> Offers:
        """Offer the answers; they are on the table, beside the own card."""
        self.answers.take_in(self.view, legal)
        controls = self.answers.controls()
        return Offers(beginning=controls[-1] if controls else None)

    def controls(self) -> Sequence[Control]:
        """Return the answers, and the discard pile to be looked through."""
        self._discard.place(self.board.layout.discard, self.api.context)
        return [*self.answers.controls(), self._discard]

    def handle(self, intent: Intent) -> bool:
        """Put away what is looked through; let keys and pads shout."""
        if isinstance(intent, PUT_AWAY) and self.inspector.key is not None:
            self.inspector.toggle(None)
            return True
        return self.answers.race.handle(intent)

    def _look_through(self) -> None:
        if self.view.discard:
            self.api.services.audio.play("page_turn")
            self.inspector.toggle(0)

    def _laid_out(self, _key: int) -> LaidOut:
        """Return all discards, equal ones together."""
        faces = sorted(self.view.faces[one] for one in self.view.discard)
        return LaidOut(_("The discard pile"), tuple(map(card, faces)), CARD_ASPECT)

    def seat_pressed(self, seat: int) -> None:
        """Steal from this seat, if one may."""
        self.answers.press_seat(seat)

    def gathers(self, view: View) -> bool:
        """All watch the bones together where the fastest shout counts."""
        return Mode.RACE in view.house.modes

    def in_turn(self, asked: tuple[int, ...]) -> tuple[int, ...]:
        """Light the roller while several are asked in secret: nobody sees who is still waited
        for.
        """
        if self.view.phase == DEAL:
            return ()
        return asked if len(asked) == 1 else (self.view.turn,)

    def badges(self, view: View, seat: int) -> Sequence[Badge]:
        """Return what is known of a seat's claims, for the tooltip of its plate."""
        return (Badge("", 0, record(view, seat)),)

    # Drawing

    def draw(self, canvas: Canvas, layer: Layer) -> None:
        """Draw what lies still; buttons and what moves; what is looked through."""
        if layer is Layer.REST:
            self.board.draw_rest(canvas)
        elif layer is Layer.MOVING:
            self.known.draw(canvas, self.board.layout, self.view)
            self.answers.draw(canvas)
            self.board.draw_moving(canvas)
        else:
            self.inspector.draw(canvas)

    def boxes(self) -> Sequence[Box]:
        """Return controls and words."""
        board, context = self.board, self.api.context
        return [
            *super().boxes(),
            *boxes(context, board.layout, self.view),
            *self.known.boxes(context, board.layout, self.view),
            *board.plaque.boxes(context),
            *board.loud.boxes(context),
            *board.said.boxes(context),
        ]


TABLE: Final = BluffaneerTable
