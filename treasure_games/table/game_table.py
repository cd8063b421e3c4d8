"""What a game supplies to be played at the table: one object for all that its screen shows."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from enum import Enum, auto
from types import MappingProxyType
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from treasure_games.core.options import OptionValue
from treasure_games.core.registry import part
from treasure_games.match.seats import Seat
from treasure_games.match.steps import Step
from treasure_games.stage.animation import Animation, Call
from treasure_games.stage.boxes import Box
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.scene import Scene
from treasure_games.stage.services import Services
from treasure_games.stage.widgets.widget import Control
from treasure_games.table.offers import Offers
from treasure_games.table.pieces.plate_slots import Badge
from treasure_games.table.pieces.seat_plate import SeatPlate
from treasure_games.table.places import Places
from treasure_games.table.round_table import round_table
from treasure_games.table.table_api import TableApi

ActionT = TypeVar("ActionT")
ViewT = TypeVar("ViewT")
AnyTable: TypeAlias = "GameTable[Any, Any]"

Editor: TypeAlias = Callable[
    [Services, int, Mapping[str, OptionValue], Callable[[str], None]], Scene
]
"""Makes a screen on which people write the value of a house rule: from the services, the number of
seats, the options chosen so far, and who wants to hear of the value."""


class Layer(Enum):
    """What is drawn when."""

    REST = auto()
    """Table and pieces that lie still, under seats and buttons."""
    MOVING = auto()
    """Lights and pieces that move, over seats and buttons."""
    OVER = auto()
    """What is held before one's eyes: a card shown large, a whole row of them."""


class GameTable(ABC, Generic[ViewT, ActionT]):
    """One game on the table: holds what is on the screen, never the match itself."""

    tune: ClassVar[str] = "play"
    """The music of a match."""
    tells_log: ClassVar[bool] = False
    """True if the status line tells the latest line of the log while things move."""
    editors: ClassVar[Mapping[str, Editor]] = MappingProxyType({})
    """House rules that are written on a screen of their own."""

    view: ViewT
    """What is shown now."""

    def __init__(self, api: TableApi) -> None:
        self.api = api

    # Layout and views

    def places(
        self, context: LayoutContext, opponents: int, tools: int, status: float, log: bool
    ) -> Places:
        """Return where everybody sits. `status` is the height of the status line, `log` is true
        if the log is open.
        """
        return round_table(context, opponents, tools, status, log)

    @abstractmethod
    def layout(self, context: LayoutContext, places: Places) -> None:
        """Put everything into its place in a new layout, at once."""

    @abstractmethod
    def show(self, view: ViewT) -> None:
        """Put everything where the view has it, without motion. Called before the first layout,
        too.
        """

    def settle(self, view: ViewT) -> None:
        """All motion has ended: take this view as the one that is shown."""
        self.view = view

    # Motion

    def animate(self, step: Step) -> Animation:
        """Return the way from what lies on the table to the step's view, with sounds; asked for
        when it begins.
        """
        return self.glide(step.view)

    def glide(self, view: ViewT) -> Animation:
        """Return the way to a view without telling why (an undo)."""
        return Call(lambda: self.show(view))

    def update(self, dt: float) -> None:
        """Move on what is no animation: hands that part under the pointer."""

    @property
    def is_moving(self) -> bool:
        """True if `update` wants to be called at every frame."""
        return False

    def next_wakeup(self) -> float | None:
        """Return the seconds until it wants an update although nothing happens, if it does."""
        return None

    # What is offered, and what is pointed at

    def offers(self, legal: Sequence[ActionT]) -> Offers:
        """Take in what is legal for the person at the screen, () for nothing; return the offers."""
        return Offers()

    def controls(self) -> Sequence[Control]:
        """Return what can be pointed at on the table, in the order of Tab."""
        return ()

    @property
    def preview(self) -> str:
        """What the status line says of the thing that is pointed at; "" for nothing."""
        return ""

    def handle(self, intent: Intent) -> bool:
        """Act on an intent that the table has no use for, and return True if it was used.

        Keys of seats come here, too: `SeatKey` names the seat, and `api.act` takes it.
        """
        return False

    def seat_pressed(self, seat: int) -> None:
        """Act on a press of a seat's plate."""

    def highlight(self, pieces: tuple[int, ...]) -> None:
        """Light these pieces up: somebody points at a line of the log. () ends it."""

    def point_out(self, action: ActionT) -> None:
        """Light up a suggested move."""

    # Seats

    def keeps_secrets(self, view: ViewT) -> bool:
        """Return True if people at one screen have something to hide from each other now.

        Then a curtain falls between them, or hands lie face down. `view` is a bystander's.
        """
        return True

    def in_turn(self, asked: tuple[int, ...]) -> tuple[int, ...]:
        """Return whose plates are lit; `asked` decide next, but what is shown may lag behind."""
        return asked

    def plate(self, number: int, seat: Seat, on_press: Callable[[], None]) -> SeatPlate:
        """Return the plate of a seat, which may show more of what this game is about."""
        return SeatPlate(number, seat, on_press)

    def badges(self, view: ViewT, seat: int) -> Sequence[Badge]:
        """Return what the plate of a seat shows beside its score."""
        return ()

    # Drawing

    @abstractmethod
    def draw(self, canvas: Canvas, layer: Layer) -> None:
        """Draw one layer, within the canvas's clip."""

    def boxes(self) -> Sequence[Box]:
        """Return its part of the layout, for the layout check."""
        return [box for control in self.controls() for box in control.boxes(self.api.context)]


def load_table(game_id: str) -> type[AnyTable]:
    """Return the table of a game; its screens and pictures are loaded with it."""
    table: type[AnyTable] = part(game_id, "ui.table").TABLE
    return table
