"""The desk at which a game sits: the session, and what can be asked of the table beyond it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pygame import FRect

from treasure_games.core.errors import IllegalAction
from treasure_games.core.language import translate
from treasure_games.core.words import Note
from treasure_games.match.match import Match
from treasure_games.match.seats import Seat
from treasure_games.match.steps import Act
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.timeline import Timeline
from treasure_games.stage.widgets.widget import Control
from treasure_games.table.hud import Hud
from treasure_games.table.places import Places, SeatArea, rotated
from treasure_games.table.services import AppServices
from treasure_games.table.session import Session, Shell

_ = translate


class Desk(Session):
    """The `TableApi` of a game; `on_act` shows what was done."""

    hud: Hud
    """Set when the game has made its plates."""
    context: LayoutContext
    places: Places

    def __init__(
        self,
        services: AppServices,
        match: Match,
        timeline: Timeline,
        shell: Shell,
        on_act: Callable[[Act], None],
    ) -> None:
        super().__init__(services, match, timeline)
        self._shell = shell
        self._on_act = on_act

    @property
    def seats(self) -> Sequence[Seat]:
        """Who sits where."""
        return self.match.seats

    @property
    def seen(self) -> Sequence[Any]:
        """The events of the log."""
        return self.log.events

    def seat_area(self, seat: int) -> SeatArea:
        """Return a seat's part of the table."""
        return self.places.seat_areas[rotated(len(self.seats), self.bottom).index(seat)]

    def hand_spot(self, seat: int) -> tuple[float, float]:
        """Return where cards to and from a plate fly."""
        return self.hud.plates[seat].spot("badge")

    # What may be done

    def refusal(self, action: Any) -> IllegalAction | None:
        """Return why the person at the screen may not do this."""
        return self.match.refusal(self.bottom, action)

    def act(self, action: Any, seat: int | None = None) -> bool:
        """Do it, or say why not."""
        who = self.asked if seat is None else seat
        try:
            act = None if who is None else self.match.act(who, action)
        except IllegalAction as refused:
            self.explain(refused)
            return False
        if act is None:
            self._explain_waiting(action)
            return False
        self.show_note(None)
        self._on_act(act)
        return True

    def _explain_waiting(self, action: Any) -> None:
        """Nothing can be done before things lie still; what isn't legal anyway is refused now."""
        refused = self.refusal(action)
        if refused is not None:
            self.explain(refused)

    def explain(self, refusal: IllegalAction) -> None:
        """Show a slip with the sentence and the way to the rule."""
        self.services.audio.play("ui_refuse")
        self.show_note(Note(_("Not now"), str(refusal), refusal.rule))

    # What is shown

    def show_note(self, note: Note | None) -> None:
        """Hang up a slip, or take it down."""
        self.hud.show_note(note)

    @property
    def note(self) -> Note | None:
        """The slip that hangs there."""
        return self.hud.note.note

    def show_banner(self, text: str, seat: int | None = None) -> None:
        """Show big words for a moment, beside whatever plays."""
        self.hud.show_banner(text, "" if seat is None else self.emblem(seat))

    def show_mood(self, seat: int, face: str) -> None:
        """Let a computer pirate make a face."""
        plate = self.hud.plates[seat]
        if plate.show_mood(face):
            self.invalidate(plate.dirty_rect())

    def focus_on(self, control: Control) -> None:
        """Point somewhere, for eyes and keys alike."""
        self._shell.focus.show_on(control)

    def lead_on(self) -> None:
        """By keys the next Enter is an answer; a mouse is led nowhere."""
        answer = self.hud.actions.first
        if answer is not None:
            self.lead_back(answer)

    def lead_back(self, control: Control) -> None:
        """By keys the focus goes there; a mouse is led nowhere."""
        if self._shell.focus.is_ring_shown:
            self._shell.focus.set(control)

    def invalidate(self, rect: FRect | None = None) -> None:
        """Have this part drawn again."""
        self._shell.invalidate(rect)

    def changed(self) -> None:
        """Ask the game anew for its offers."""
        self.hud.refresh()
