"""The game's access to its table: the session, and the rest of what a game may ask for."""

from collections.abc import Sequence
from typing import Any

from pygame import FRect

from treasure_games.core.errors import IllegalAction
from treasure_games.core.language import translate as _
from treasure_games.core.words import Note
from treasure_games.match.seats import Seat
from treasure_games.match.steps import Act
from treasure_games.stage.canvas import LayoutContext
from treasure_games.stage.widgets.widget import Control
from treasure_games.table.hud import Hud
from treasure_games.table.places import Places
from treasure_games.table.seat_face import SeatFace
from treasure_games.table.session import Session


class TableAccess(Session):
    """The `TableApi` of a game."""

    hud: Hud
    """Set when the game has made its plates."""
    context: LayoutContext
    places: Places

    @property
    def seats(self) -> Sequence[Seat]:
        """Who sits where."""
        return self.match.seats

    @property
    def waited(self) -> float:
        """Seconds since a race was opened."""
        return self.match.waited

    @property
    def seen(self) -> Sequence[Any]:
        """The events of the log."""
        return self.log.events

    def hand_spot(self, seat: int) -> tuple[float, float]:
        """Return where cards fly to and from a plate."""
        return self.hud.plates[seat].spot("badge")

    # Acting

    def refusal(self, action: Any) -> IllegalAction | None:
        """Return why the person at the screen may not do this."""
        refused = self.match.refusal(self.bottom, action)
        return refused or self._barred(self.bottom, action)

    def _barred(self, seat: int, action: Any) -> IllegalAction | None:
        """Return what the host of a lesson says to something else than he wants."""
        if self.guide is None or action in self.guide.offered(seat, self.match.legal(seat)):
            return None
        return IllegalAction("", self.guide.why_not)

    def act(self, action: Any, seat: int | None = None, arrival: int | None = None) -> bool:
        """Act, or explain why not."""
        who = self.asked if seat is None else seat
        barred = self._barred(self.bottom if who is None else who, action)
        if barred is not None and self.match.refusal(self.bottom, action) is None:
            self.explain(barred)
            return False
        act: Act | None = None
        try:
            if who is not None:
                # One that would end the turn by itself may be held.
                held = self.match.hold(who, action) if self.holds_turns else None
                act = held or self.match.act(who, action, arrival)
        except IllegalAction as refused:
            if seat is None:
                self.explain(refused)
            else:
                # Somebody else's key, pressed too late or again: no note for all that follows.
                self.services.audio.play("ui_refuse")
            return False
        if act is None:
            # A legal act has to wait until motion ends; a refusal can be explained now.
            refusal = self.refusal(action)
            if refusal is not None:
                self.explain(refusal)
            return False
        self.show_note(None)
        self.shell.show_act(act)
        return True

    def explain(self, refusal: IllegalAction) -> None:
        """Show a note with the sentence and a button to the rule."""
        self.services.audio.play("ui_refuse")
        self.show_note(Note(_("Not now"), str(refusal), refusal.rule))

    # Showing

    def show_note(self, note: Note | None) -> None:
        """Show a note, or remove it."""
        self.hud.show_note(note)

    @property
    def note(self) -> Note | None:
        """The current note."""
        return self.hud.note.note

    def show_banner(
        self, text: str, seat: int | None = None, face: str = "", room: FRect | None = None
    ) -> None:
        """Show large text for a moment, in parallel with other animations; with a face, the seat
        is seen large, and for longer; across a `room` that isn't the middle of the table.
        """
        emblem = "" if seat is None else self.emblem(seat)
        portrait = SeatFace(self.seats[seat], 0.0, face) if seat is not None and face else None
        self.hud.show_banner(text, emblem, portrait, room)

    def show_mood(self, seat: int, face: str) -> None:
        """Show a computer pirate's mood."""
        self.hud.plates[seat].mood = face

    def focus_on(self, control: Control) -> None:
        """Focus a control and show the focus."""
        self.shell.focus.show_on(control)

    def lead_on(self) -> None:
        """Focus an answer when playing by keys; do nothing for the mouse."""
        self.hud.lead_on()

    def lead_back(self, control: Control) -> None:
        """Focus this control when playing by keys; do nothing for the mouse."""
        if self.shell.focus.is_ring_shown:
            self.shell.focus.set(control)

    def relayout(self) -> None:
        """Lay everything out again before the next frame."""
        self.shell.relayout()

    def offers_changed(self) -> None:
        """Ask the game for its offers again."""
        self.hud.offers_changed()
