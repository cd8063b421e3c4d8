"""The table of a game with people behind its far edge: its board, and discards to look through."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from treasure_games.match.seats import Seat
from treasure_games.match.steps import Step
from treasure_games.stage.animation import Animation
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.table.game_table import ActionT, GameTable, ViewT
from treasure_games.table.people_presenter import PeoplePresenter
from treasure_games.table.pieces.low_plate import LOW
from treasure_games.table.pieces.pile_browser import PileBrowser
from treasure_games.table.pieces.plate_slots import Design
from treasure_games.table.pieces.seat_plate import SeatPlate
from treasure_games.table.pieces.zoom import PUT_AWAY
from treasure_games.table.places import Places
from treasure_games.table.table_api import TableApi


class PeopleTable(GameTable[ViewT, ActionT]):
    """A game sets its `board`, which holds the view, a `presenter`, and a `browser` of discards.

    The board has `people`, a `layout`, the `speaker`, and can `lay` everything where the view has
    it, and `settle`.
    """

    edge: ClassVar[type[Any]]
    """The layout of the game, a `FarEdge`."""
    plates: ClassVar[Design] = LOW
    board: Any
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
        places: Places = layout.all_places(tools, self.take_layout(layout))
        return places

    def take_layout(self, layout: Any) -> int:
        """Let this layout count; return who has come to the middle (or -1)."""
        self.board.layout = layout
        speaker: int = self.board.speaker
        return speaker

    def layout(self, context: LayoutContext, places: Places) -> None:
        """Put everything into its new place."""
        self.board.lay(self.board.layout)
        self.browser.context, self.browser.room = context, places.room
        if context is not self._laid_for:
            self._laid_for = context
            self.make_ready(context)

    def make_ready(self, context: LayoutContext) -> None:
        """Load what would cost a frame when it is first shown."""
        self.board.people.make_ready(context)

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
        """Redraw what has moved."""
        self.board.update()

    def show_face(self, seat: int, face: str) -> None:
        """Show a mood behind the table, too."""
        self.board.people.show_face(seat, face)
        super().show_face(seat, face)

    def put_away(self) -> bool:
        """Put away what is looked at closely; return True if there was anything."""
        return self.browser.close()

    def handle(self, intent: Intent) -> bool:
        """Put away what is looked at closely."""
        return isinstance(intent, PUT_AWAY) and self.put_away()
