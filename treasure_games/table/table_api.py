"""What a game may ask of the table that it is played at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from pygame import FRect

from treasure_games.core.errors import IllegalAction
from treasure_games.core.words import Note
from treasure_games.match.seats import Seat
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.services import Services
from treasure_games.stage.timeline import Timeline
from treasure_games.stage.widgets.widget import Control
from treasure_games.table.places import Places, SeatArea


class TableApi(Protocol):
    """Everything is answered for the eyes at the screen."""

    timeline: Timeline
    context: LayoutContext
    places: Places

    @property
    def services(self) -> Services:
        """Settings, sounds, pictures and the like."""

    @property
    def viewer(self) -> int | None:
        """Whose eyes the screen has now; None: a bystander's."""

    @property
    def bottom(self) -> int:
        """The seat at the lower edge of the screen."""

    @property
    def seats(self) -> Sequence[Seat]:
        """Who sits where."""

    @property
    def asked(self) -> int | None:
        """The seat at the screen if it is asked now and everything lies still, else None."""

    @property
    def is_turn_here(self) -> bool:
        """True if it is for the person at the screen to go on, though things may still move."""

    @property
    def seen(self) -> Sequence[Any]:
        """The events that these eyes have seen so far, as the log has them; the latest last."""

    def called(self, seat: int) -> str:
        """Return the name of a seat, ready to stand in a marked-up sentence."""

    def emblem(self, seat: int) -> str:
        """Return the logical name of the picture of a seat's emblem."""

    def seat_area(self, seat: int) -> SeatArea:
        """Return where a seat has its place in the present layout."""

    def hand_spot(self, seat: int) -> tuple[float, float]:
        """Return where cards to and from a seat's plate fly."""

    def legal(self) -> tuple[Any, ...]:
        """Return what the person at the screen may do now; () when not asked."""

    def refusal(self, action: Any) -> IllegalAction | None:
        """Return why an action of the person at the screen isn't legal: for what is greyed."""

    def act(self, action: Any, seat: int | None = None) -> bool:
        """Do it and return True; if it isn't legal, explain why and return False.

        `seat` is who answers where several are asked at once: by default whoever sits at the
        screen. This is the one gate of legality: don't ask `refusal` before.
        """

    def explain(self, refusal: IllegalAction) -> None:
        """Show a refusal's sentence, with the way to its rule."""

    def show_note(self, note: Note | None) -> None:
        """Hang up a slip, or take it down."""

    @property
    def note(self) -> Note | None:
        """The slip that hangs there now."""

    def show_banner(self, text: str, seat: int | None = None) -> None:
        """Show big words across the table for a moment."""

    def show_mood(self, seat: int, face: str) -> None:
        """Let a computer pirate make a face."""

    def focus_on(self, control: Control) -> None:
        """Put the focus on a control, and show that it is there."""

    def lead_on(self) -> None:
        """Let whoever plays by keys go on from the buttons that answer."""

    def lead_back(self, control: Control) -> None:
        """Let whoever plays by keys go back to where the choice began."""

    def invalidate(self, rect: FRect | None = None) -> None:
        """Have this part drawn again."""

    def changed(self) -> None:
        """Ask for offers, status and controls anew: they are no longer right."""
