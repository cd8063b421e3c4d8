"""The desk: what the scene of a table offers to its game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from treasure_games.core.errors import IllegalAction
from treasure_games.core.language import translate
from treasure_games.core.registry import load_words
from treasure_games.core.words import Note
from treasure_games.match.match import Match
from treasure_games.match.seats import Seat
from treasure_games.screens.services import AppServices
from treasure_games.stage.markup import escaped
from treasure_games.stage.scene import Scene
from treasure_games.stage.widgets.widget import Control
from treasure_games.table.game_table import load_table
from treasure_games.table.hints import Hints
from treasure_games.table.hud import Hud
from treasure_games.table.log import Log
from treasure_games.table.places import Places, SeatArea, rotated
from treasure_games.table.playback import Course
from treasure_games.table.viewpoint import Viewpoint

_ = translate


class DeskScene(Scene):
    """The half of a table's scene that its game deals with: a `TableApi`.

    Everything is answered for the eyes at the screen; the other half of the scene moves things on.
    """

    app: AppServices
    match: Match
    viewpoint: Viewpoint
    playback: Course
    hints: Hints
    hud: Hud
    places: Places

    def __init__(self, services: AppServices, match: Match) -> None:
        super().__init__(services)
        self.app = services
        self.match = match
        self.words = load_words(match.plan.game)
        self.log = Log(self.words, self.called)
        self._secrecy: tuple[int, bool] | None = None
        """For how many acts it was asked whether there are secrets, and the answer."""
        self.viewpoint = Viewpoint(match, services.settings.privacy, self._keeps_secrets)
        self.game = load_table(match.plan.game)(self)

    @property
    def viewer(self) -> int | None:
        """Whose eyes the screen has."""
        return self.viewpoint.viewer

    @property
    def bottom(self) -> int:
        """Who sits at the lower edge."""
        return self.viewpoint.bottom

    @property
    def seats(self) -> Sequence[Seat]:
        """Who sits where."""
        return self.match.seats

    @property
    def asked(self) -> int | None:
        """The person at the screen, if asked now and everything lies still."""
        is_ready = self.is_turn_here and not self.timeline.is_busy
        return self.viewpoint.asked if is_ready else None

    @property
    def is_turn_here(self) -> bool:
        """The same while things still move."""
        asked = self.viewpoint.asked
        return (
            asked is not None
            and asked == self.viewpoint.bottom
            and not self.viewpoint.needs_curtain
        )

    @property
    def seen(self) -> Sequence[Any]:
        """The events of the log."""
        return self.log.events

    def called(self, seat: int) -> str:
        """A seat's name, safe in marked-up text."""
        return escaped(self.match.seats[seat].name)

    def emblem(self, seat: int) -> str:
        """Logical name of the picture of a seat's emblem."""
        return self.services.theme.seats[self.match.seats[seat].emblem].emblem_image

    def seat_area(self, seat: int) -> SeatArea:
        """A seat's part of the table."""
        order = rotated(len(self.match.seats), self.viewpoint.bottom)
        return self.places.seat_areas[order.index(seat)]

    def hand_spot(self, seat: int) -> tuple[float, float]:
        """Where cards to and from a plate fly."""
        return self.hud.plates[seat].spot("badge")

    def legal(self) -> tuple[Any, ...]:
        """What the person at the screen may do."""
        return () if self.asked is None else self.match.legal(self.asked)

    def refusal(self, action: Any) -> IllegalAction | None:
        """Why she may not."""
        return self.match.refusal(self.viewpoint.bottom, action)

    def act(self, action: Any, seat: int | None = None) -> bool:
        """Do it, or say why not."""
        who = self.asked if seat is None else seat
        try:
            if who is None:
                self._wait(action)
                return False
            act = self.match.act(who, action)
        except IllegalAction as refused:
            self.explain(refused)
            return False
        self.show_note(None)
        self.hints.drop()
        self.playback.show(act)
        return True

    def _wait(self, action: Any) -> None:
        """Nothing can be done before things lie still; what isn't legal anyway is refused now."""
        refused = self.refusal(action)
        if refused is not None:
            raise refused

    def explain(self, refusal: IllegalAction) -> None:
        """A slip with the sentence and the way to the rule."""
        self.services.audio.play("ui_refuse")
        self.show_note(Note(_("Not now"), str(refusal), refusal.rule))

    def show_note(self, note: Note | None) -> None:
        """Hang up a slip, or take it down."""
        self.hud.show_note(note)

    @property
    def note(self) -> Note | None:
        """The slip that hangs there."""
        return self.hud.note.note

    def show_banner(self, text: str, seat: int | None = None) -> None:
        """Big words for a moment, beside whatever plays."""
        banner = self.hud.banner
        if banner.spread:
            # What is still up may be wider than the new words.
            self.invalidate(banner.rect(self.context).inflate(40, 40))
        banner.text, banner.emblem = text, "" if seat is None else self.emblem(seat)
        self.timeline.beside(banner.animation(self.services.theme))

    def show_mood(self, seat: int, face: str) -> None:
        """A computer pirate makes a face."""
        plate = self.hud.plates[seat]
        if plate.show_mood(face):
            self.invalidate(plate.dirty_rect())

    def focus_on(self, control: Control) -> None:
        """Point somewhere, for eyes and keys alike."""
        self.focus.is_ring_shown = True
        if control is self.focus.current:
            # It may have been pushed out of sight since.
            control.reveal(control.rect)
        self.focus.set(control)

    def lead_on(self) -> None:
        """By keys the next Enter is an answer; a mouse is led nowhere."""
        answer = self.hud.actions.first
        if self.focus.is_ring_shown and answer is not None:
            self.focus.set(answer)

    def lead_back(self, control: Control) -> None:
        """By keys the focus goes back; a mouse is led nowhere."""
        if self.focus.is_ring_shown:
            self.focus.set(control)

    def changed(self) -> None:
        """Ask the game anew for status, buttons and controls."""
        self.hud.refresh()

    def _keeps_secrets(self) -> bool:
        """Asked of the game once an act."""
        acts = len(self.match.acts)
        if self._secrecy is None or self._secrecy[0] != acts:
            self._secrecy = acts, self.game.keeps_secrets(self.match.view(None))
        return self._secrecy[1]
