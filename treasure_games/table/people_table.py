"""The table of a game with people behind its far edge: its board, what is answered by large buttons
or by the fastest shout, and discards to look through.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar

from treasure_games.match.seats import Seat
from treasure_games.match.steps import Step
from treasure_games.stage.animation import Animation
from treasure_games.stage.boxes import Box
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.widgets.widget import Control, Drawing, Node
from treasure_games.table.game_table import ActionT, GameTable, Layer, ViewT
from treasure_games.table.offers import Offers
from treasure_games.table.people_presenter import PeoplePresenter
from treasure_games.table.pieces.low_plate import LOW
from treasure_games.table.pieces.pile_browser import PileBrowser
from treasure_games.table.pieces.plate_slots import Design
from treasure_games.table.pieces.seat_plate import SeatPlate
from treasure_games.table.pieces.zoom import PUT_AWAY
from treasure_games.table.places import Places
from treasure_games.table.table_api import TableApi


class PeopleTable(GameTable[ViewT, ActionT]):
    """A game sets its `board`, which holds the view, its `answers`, a `presenter`, and a `browser`
    of discards.

    The board is a `PeopleBoard`, the answers are `PeopleAnswers`; they belong to the game.
    """

    edge: ClassVar[type[Any]]
    """The layout of the game, a `FarEdge`."""
    plates: ClassVar[Design] = LOW
    board: Any
    answers: Any
    presenter: PeoplePresenter
    browser: PileBrowser

    def __init__(self, api: TableApi) -> None:
        super().__init__(api)
        self._laid_for: LayoutContext | None = None

    @property
    def view(self) -> ViewT:
        """Return what is shown now."""
        view: ViewT = self.board.view
        return view

    @view.setter
    def view(self, view: ViewT) -> None:
        self.board.view = view

    def plate(self, number: int, seat: Seat, on_press: Callable[[], None]) -> SeatPlate:
        """Return a plate for the table's edge."""
        plate = SeatPlate(number, seat, on_press, self.plates)
        self.board.people.plates[number] = plate
        return plate

    def places(
        self, context: LayoutContext, opponents: int, tools: int, status: float, log: bool
    ) -> Places:
        """Return where everything is, with the people behind the table."""
        layout = self.edge(context, opponents + 1, self.api.bottom, status, log)
        self.board.layout = layout
        places: Places = layout.all_places(tools, self.board.speaker)
        return places

    def layout(self, context: LayoutContext, places: Places) -> None:
        """Put everything into its new place."""
        self.board.lay(self.board.layout)
        self.browser.context, self.browser.room = context, places.room
        if context is not self._laid_for:
            self._laid_for = context
            self.board.make_ready(context)

    def show(self, view: ViewT) -> None:
        """Put everything where the view has it."""
        self.view = view
        self.put_away()
        if self._laid_for is not None:
            self.board.lay(self.board.layout)

    def settle(self, view: ViewT) -> None:
        """Let this view count from now on."""
        self.board.settle(view)

    def animate(self, step: Step) -> Animation:
        """Show a step."""
        return self.presenter.animate(step)

    def update(self, dt: float) -> None:
        """Advance what has moved, and the time of a race."""
        self.board.update()
        if self.race is not None:
            self.race.update()

    def next_wakeup(self) -> float | None:
        """Return the seconds until the time of a race looks different, or None."""
        return None if self.race is None else self.race.next_wakeup()

    # What is offered

    def offers(self, legal: Sequence[ActionT]) -> Offers:
        """Offer the answers; they are on the table."""
        self.answers.take_in(self.view, legal)
        return Offers(beginning=self.answers.beginning)

    def controls(self) -> Sequence[Control]:
        """Return the answers."""
        controls: Sequence[Control] = self.answers.controls()
        return controls

    def seat_pressed(self, seat: int) -> None:
        """Choose this seat, if one may, or let its person shout."""
        self.answers.press_seat(seat)

    def point_out(self, action: ActionT) -> Control | None:
        """Return what answers by a suggestion."""
        control: Control | None = self.answers.lead_to(action)
        return control

    def show_face(self, seat: int, face: str) -> None:
        """Show a mood behind the table, too."""
        self.board.people.show_face(seat, face)
        super().show_face(seat, face)

    def put_away(self) -> bool:
        """Put away what is looked at closely; return True if there was anything."""
        return self.browser.close()

    def handle(self, intent: Intent) -> bool:
        """Put away what is looked at closely; let keys and pads shout."""
        if isinstance(intent, PUT_AWAY) and self.put_away():
            return True
        return self.race is not None and self.race.handle(intent)

    # Drawing

    def nodes(self, layer: Layer) -> Sequence[Node]:
        """Return what lies still; buttons and what moves; what is looked through."""
        if layer is Layer.REST:
            return (Drawing(self.board.draw_rest),)
        if layer is Layer.MOVING:
            return Drawing(self.answers.draw), Drawing(self.board.draw_moving)
        return (Drawing(self.browser.draw),)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Return controls and words."""
        yield from super().boxes(context)
        yield from self.board.boxes()
