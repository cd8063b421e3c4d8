"""What a game may ask of its table, and what it offers the person there."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from msgspec import Struct
from pygame import FRect

from treasure_games.core.errors import IllegalAction
from treasure_games.core.words import Note
from treasure_games.match.seats import Seat
from treasure_games.stage.canvas import LayoutContext
from treasure_games.stage.markup import escaped
from treasure_games.stage.services import Services
from treasure_games.stage.timeline import Timeline
from treasure_games.stage.widgets.widget import Control
from treasure_games.table.places import Places


class Choice(Struct, frozen=True):
    """A button that answers a question. `brief` is its label at large text.

    With a `refusal` it is disabled and says why. A choice that `forgoes` something of value is not
    taken by an easily hit key, which only focuses the button. When its `action` is suggested, the
    button is focused.
    """

    name: str
    label: str
    brief: str
    on_press: Callable[[], object]
    is_primary: bool = False
    refusal: IllegalAction | None = None
    forgoes: bool = False
    action: Any = None
    loss: str = ""
    """What would be left lying, as a sentence: then it is asked once before that is done."""


class TurnToken(Struct, frozen=True):
    """Something available in a turn, or used up: an icon, a word, a count."""

    name: str
    icon: str
    label: str
    is_left: bool


class Offers(Struct, frozen=True):
    """Everything offered at one moment."""

    choices: Sequence[Choice] = ()
    """Buttons that answer the question, except `closing`."""
    closing: Choice | None = None
    """The button that ends the turn or does nothing; None if there is none."""
    tokens: Sequence[TurnToken] = ()
    """What is left of the turn."""
    beginning: Control | None = None
    """Where keyboard play begins a turn; None for the first button that answers."""


class TableApi(Protocol):
    """Everything is answered for the viewer at the screen.

    What only shows something does nothing at a table that shows no more than a picture.
    """

    timeline: Timeline
    context: LayoutContext
    places: Places

    @property
    def services(self) -> Services:
        """Settings, sounds, pictures and the like."""

    @property
    def viewer(self) -> int | None:
        """The seat whose view is shown now; None for a bystander's."""

    @property
    def bottom(self) -> int:
        """The seat at the bottom of the screen."""

    @property
    def seats(self) -> Sequence[Seat]:
        """Who sits where."""

    @property
    def asked(self) -> int | None:
        """The person at the screen, if asked now and everything is at rest; else None."""

    @property
    def is_turn_here(self) -> bool:
        """True if the person at the screen is asked, though things may still move."""

    @property
    def waited(self) -> float:
        """Seconds since a race was opened."""
        return 0.0

    @property
    def seen(self) -> Sequence[Any]:
        """The events that this viewer has seen so far, as in the log; the latest last."""

    def called(self, seat: int) -> str:
        """Return the name of a seat, escaped for markup."""
        return escaped(self.seats[seat].name)

    def described(self, action: Any) -> str:
        """Return an action in a few words, for a button that does it."""
        return ""

    def decides(self, action: Any, *, is_brief: bool = False) -> str:
        """Return that an act ends the match, or lets somebody win next; "" if neither is sure."""
        return ""

    def emblem(self, seat: int) -> str:
        """Return the logical name of the picture of a seat's emblem."""
        return self.services.theme.seats[self.seats[seat].emblem].emblem_image

    def hand_spot(self, seat: int) -> tuple[float, float]:
        """Return where cards fly to and from a seat's plate."""

    def refusal(self, action: Any) -> IllegalAction | None:
        """Return why the person at the screen may not do this; for disabled choices."""
        return None

    def act(self, action: Any, seat: int | None = None, arrival: int | None = None) -> bool:
        """Act and return True; if it isn't legal, explain why and return False.

        `seat` is who answers where several are asked at once: by default the person at the screen.
        `arrival` is as in `Match.act`, for races in which somebody was too early.
        This is the one gate of legality: don't ask `refusal` before.
        """

    def show_note(self, note: Note | None) -> None:
        """Show a note, or remove it."""
        return

    @property
    def note(self) -> Note | None:
        """The current note."""
        return None

    def show_banner(
        self, text: str, seat: int | None = None, face: str = "", room: FRect | None = None
    ) -> None:
        """Show large text across the table or a `room` of it for a moment, and perhaps a face."""
        return

    def show_mood(self, seat: int, face: str) -> None:
        """Show a computer pirate's mood."""
        return

    def focus_on(self, control: Control) -> None:
        """Focus a control and show the focus."""
        return

    def lead_on(self) -> None:
        """Focus an answer when playing by keys."""
        return

    def lead_back(self, control: Control) -> None:
        """Focus this control, where the choice began, when playing by keys."""
        return

    def relayout(self) -> None:
        """Lay everything out again before the next frame, as there is another place for it."""
        return

    def offers_changed(self) -> None:
        """Ask for offers, status and controls again, as they have changed."""
        return
