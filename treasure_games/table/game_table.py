"""What a game must supply for its table: one object for all that its screen shows."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum, auto
from functools import partial
from types import MappingProxyType
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from pygame import FRect

from treasure_games.core.game import Progress
from treasure_games.core.options import OptionValue
from treasure_games.core.registry import part
from treasure_games.match.seats import Seat
from treasure_games.match.steps import Step
from treasure_games.stage.animation import Animation, Call, Sequential
from treasure_games.stage.canvas import LayoutContext
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.scene import Scene
from treasure_games.stage.services import Services
from treasure_games.stage.widgets.widget import Box, Control, Node
from treasure_games.table.hail import Hail
from treasure_games.table.in_hand import Held
from treasure_games.table.moods import Moods
from treasure_games.table.pieces.giving_hand import GIVING, paint_hand
from treasure_games.table.pieces.plate_slots import Badge
from treasure_games.table.pieces.seat_plate import SeatPlate
from treasure_games.table.places import LARGE_TEXT, Places, round_table
from treasure_games.table.stagehand import EventPresenter
from treasure_games.table.table_api import Choice, Offers, TableApi

ActionT = TypeVar("ActionT")
ViewT = TypeVar("ViewT")
AnyTable: TypeAlias = "GameTable[Any, Any]"

Editor: TypeAlias = Callable[
    [Services, int, Mapping[str, OptionValue], Callable[[str], None]], Scene
]
"""Makes a screen on which people write the value of a house rule: from the services, the number of
seats, the options chosen so far, and who wants to hear of the value."""


class Layer(Enum):
    """The layers, in drawing order."""

    REST = auto()
    """Table and pieces at rest, under seats and buttons."""
    MOVING = auto()
    """Lights and moving pieces, over seats and buttons."""
    OVER = auto()
    """Enlarged cards and rows, over everything."""


class GameTable(Node, ABC, Generic[ViewT, ActionT]):
    """One game on the table: holds what is on the screen, never the match itself."""

    holds_turns: ClassVar[bool] = False
    """True if an act that would end the turn by itself can wait for the button that ends it. Not
    where the turn is a word to all, a bid or a claim: whoever says it can't take it back, and the
    answers to it are what follows.
    """
    never_forced: ClassVar[tuple[type[Any], ...]] = ()
    """Acts that a person does herself even if nothing else is possible, as they cost something."""
    throws: ClassVar[Mapping[type[Any], Callable[[Any, Any, Any], Held]]] = MappingProxyType({})
    """The events that wait for a hand; what then lies ready, from table, event, view after it."""
    editors: ClassVar[Mapping[str, Editor]] = MappingProxyType({})
    """House rules with an editor screen of their own."""
    largest_text: ClassVar[float] = LARGE_TEXT
    """The text scale up to which a table that is drawn smaller is written larger."""

    progress: Callable[[Any], Progress] = staticmethod(lambda _view: Progress(0.0))
    """Returns how far the match has come, by what every seat sees alike: the music follows."""
    place: Callable[[Any], str] = staticmethod(lambda _view: "deck")
    """Returns the place whose background is heard."""
    view: ViewT
    """The view that is shown now."""
    hail: Hail | None = None
    """Who wants to answer, in a game in which several may answer out of turn."""
    presenter: EventPresenter | None = None
    """Shows events, unless the game has an `animate` of its own."""

    def __init__(self, api: TableApi) -> None:
        self.api = api
        self.paint_pieces(api.services)
        api.services.assets.paint(GIVING, partial(paint_hand, api.services.assets))

    @property
    def moods(self) -> Moods:
        """The faces that events bring about."""
        return self.presenter.moods if self.presenter else {}

    @classmethod
    def paint_pieces(cls, services: Services) -> None:
        """Have the pieces painted that are composed at run time, for other screens too."""

    # Layout and views

    def places(
        self, context: LayoutContext, opponents: int, tools: int, status: float, log: bool
    ) -> Places:
        """Return the places of the seats. `status` is the height of the status line, `log` is True
        if the log is open.
        """
        return round_table(context, opponents, tools, status, log)

    @abstractmethod
    def layout(self, context: LayoutContext, places: Places) -> None:
        """Place everything for a new layout, without motion."""

    @abstractmethod
    def show(self, view: ViewT) -> None:
        """Show everything as in the view, without motion. Also called before the first layout."""

    def free_pictures(self) -> None:
        """Let go of large pictures: nothing of the table is seen for a while."""

    def settle(self, view: ViewT) -> None:
        """Take this view as the shown one, now that all motion has ended."""
        self.view = view

    # Motion

    def animate(self, step: Step) -> Animation:
        """Return the animation from the current table to the step's view; called when it begins."""
        shown = self.presenter.shown(step) if self.presenter else None
        glide = self.glide(step.view)
        return glide if shown is None else Sequential(shown, glide)

    def thrower(self, step: Step) -> int | None:
        """Return the seat for whose hand an event waits; None for nobody's."""
        return int(step.event.seat) if type(step.event) in self.throws else None

    def hold(self, step: Step) -> Held:
        """Lay ready what is thrown then."""
        return self.throws[type(step.event)](self, step.event, step.view)

    def glide(self, view: ViewT) -> Animation:
        """Return an animation to a view without its event (an undo)."""
        return Call(lambda: self.show(view))

    # Offers and highlights

    def offers(self, legal: Sequence[ActionT]) -> Offers:
        """Take in what the person at the screen may do (() for nothing); return the offers.

        By default there is a button for each action, the main one first.
        """
        return Offers([self._choice(number, one) for number, one in enumerate(legal)])

    def _choice(self, number: int, action: ActionT) -> Choice:
        label, press = self.api.described(action), partial(self.api.act, action)
        return Choice(f"act{number}", label, label, press, is_primary=not number, action=action)

    def clear_of_notes(self) -> Sequence[FRect]:
        """Return what a note should not cover, if it has another place."""
        return ()

    @property
    def tells_costs(self) -> bool:
        """True while the table itself tells what others' acts have cost whoever is asked."""
        return False

    def faces(self) -> Sequence[FRect]:
        """Return where rivals sit at the table, if one sees them."""
        return ()

    def clear_of_words(self) -> Sequence[FRect]:
        """Return what words in passing don't cover, beside controls and all that is drawn small."""
        return self.faces()

    def mouth(self, seat: int) -> FRect | None:
        """Return beside what a seat's words are shown; None for who has left the table."""
        return self.api.places.seat_areas[(seat - self.api.bottom) % len(self.api.seats)].plate

    @property
    def is_covered(self) -> bool:
        """True while something lies over the whole table, plates too: they can't be pressed."""
        return False

    @property
    def in_words(self) -> str:
        """What the person at the screen knows alone, and no control is called; "" for nothing."""
        return ""

    @property
    def preview(self) -> str:
        """The status line for the focused or hovered control; "" for none."""
        return ""

    def handle(self, intent: Intent) -> bool:
        """Act on an intent that the table doesn't use, and return True if it was used.

        Seat keys arrive here too: `SeatKey` names the seat, to be passed to `api.act`.
        """
        return False

    def seat_pressed(self, seat: int) -> None:
        """Handle a press of a seat's plate."""

    def highlight(self, pieces: tuple[int, ...]) -> None:
        """Highlight the pieces of a log line under the pointer; () ends it."""

    def point_out(self, action: ActionT) -> Control | None:
        """Highlight a suggested move; return the control that leads to it, if not a button."""
        return None

    # Seats

    def keeps_secrets(self, view: ViewT) -> bool:
        """Return True if people at one screen have something to hide from each other now.

        Then a curtain closes between them, or hands lie face down. `view` is a bystander's.
        """
        return True

    def gathers(self, view: ViewT) -> bool:
        """Return True if people watch the table together, so that no curtain may fall: their
        secrets lie face down, and each may lift their own. `view` is a bystander's.
        """
        return False

    @property
    def asks_bystanders(self) -> bool:
        """True if others than who is in turn may be asked about what happens, one after another."""
        return False

    def is_target(self, view: ViewT, seat: int) -> bool:
        """Return True if what others may answer now goes against this seat. `view` is a
        bystander's.
        """
        return False

    @property
    def may_race(self) -> bool:
        """True if a race may begin: all people are ready for it."""
        return True

    @property
    def is_racing(self) -> bool:
        """True while people may shout in a race."""
        return False

    def in_turn(self, asked: tuple[int, ...]) -> tuple[int, ...]:
        """Return the seats with lit plates; `asked` decide next, but the screen may lag behind."""
        return asked

    def plate(self, number: int, seat: Seat, on_press: Callable[[], None]) -> SeatPlate:
        """Return a seat's plate, possibly with slots specific to the game."""
        return SeatPlate(number, seat, on_press)

    def badges(self, view: ViewT, seat: int) -> Sequence[Badge]:
        """Return what a seat's plate shows beside its score."""
        return ()

    def secrets(self, view: ViewT, seat: int) -> Sequence[str]:
        """Return the pictures of cards that a rival holds, face up: the match is over."""
        return ()

    # Drawing

    @abstractmethod
    def nodes(self, layer: Layer) -> Sequence[Node]:
        """Return what is in one layer now, the lowest first."""

    def children(self) -> Sequence[Node]:
        """Return what is in all layers."""
        return [node for layer in Layer for node in self.nodes(layer)]

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield the boxes of the controls."""
        for control in self.controls():
            yield from control.boxes(context)


class BoardTable(GameTable[ViewT, ActionT]):
    """The base of tables whose `board` holds the view, and whose `presenter` moves what lies there:
    once it is laid, it is laid anew for each view that is shown.
    """

    board: Any
    presenter: Any

    def __init__(self, api: TableApi) -> None:
        super().__init__(api)
        self._is_laid = False

    @property
    def view(self) -> ViewT:
        """Return what is shown now."""
        view: ViewT = self.board.view
        return view

    @view.setter
    def view(self, view: ViewT) -> None:
        self.board.view = view

    @abstractmethod
    def lay(self) -> None:
        """Put everything where the view has it."""

    @abstractmethod
    def put_away(self) -> object:
        """Choose nothing any more, and put away what is looked at closely."""

    def layout(self, context: LayoutContext, places: Places) -> None:
        """Put everything into its new place."""
        self._is_laid = True
        self.lay()

    def show(self, view: ViewT) -> None:
        """Put everything where the view has it."""
        self.view = view
        self.put_away()
        if self._is_laid:
            self.lay()

    def settle(self, view: ViewT) -> None:
        """Let this view count from now on."""
        self.board.settle(view)

    def animate(self, step: Step) -> Animation:
        """Show a step."""
        animation: Animation = self.presenter.animate(step)
        return animation

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield controls and words."""
        yield from Node.boxes(self, context)


def load_table(game_id: str) -> type[AnyTable]:
    """Return the table class of a game; its screens and pictures are loaded with it."""
    table: type[AnyTable] = part(game_id, "ui.table").TABLE
    return table
