"""What the person at a table does by keys, and by the buttons for these keys; hints."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from treasure_games.core.game import Mode
from treasure_games.core.language import translate as _
from treasure_games.core.words import Note
from treasure_games.match.advice import alternative_words, reason_words
from treasure_games.opponents.worker import Answer
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.widgets.button import Button, Pressable
from treasure_games.table.hud import Hud
from treasure_games.table.peek import HandPeek
from treasure_games.table.playback import Playback
from treasure_games.table.session import Session

_ENDS_A_RECAP = (
    intents.PointerPressed, intents.Confirm, intents.Pick, intents.EndTurn, intents.Undo,
    intents.Replay,
)  # fmt: skip
"""What would act on the table ends a film of the past only."""
_SHOUTS = intents.SeatKey | intents.PadConfirm


class Hints:
    """At most one is awaited or shown at a time."""

    def __init__(self, session: Session, hud: Hud) -> None:
        self._session = session
        self._hud = hud
        self._awaited: int | None = None

    def ask(self) -> None:
        """Request a hint for the person at the screen, if they are asked and see their hand."""
        session = self._session
        seat = session.asked if session.guide is None else None
        if seat is None or session.viewer != seat:
            session.services.audio.play("ui_refuse")
            return
        self._awaited = seat
        session.conductor.ask_hint(seat)
        self._hud.show_note(Note(_("Let me think…")))

    def drop(self) -> None:
        """Drop the current hint."""
        if self._awaited is not None:
            self._awaited = None
            self._session.conductor.drop_hint()

    def tick(self) -> None:
        """Show the hint when it is ready."""
        if self._awaited is None:
            return
        if self._session.viewer != self._awaited:
            self.drop()
            return
        answer = self._session.conductor.hint(self._awaited)
        if answer is not None:
            self._show(answer)
            self.drop()

    def _show(self, answer: Answer) -> None:
        session = self._session
        self.lead_to(answer.action)
        session.services.audio.play("hint")
        why = reason_words(answer.reason, session.called)
        compared = alternative_words(answer, session.described)
        self._hud.show_note(Note(session.described(answer.action), f"{why} {compared}".strip()))

    def lead_to(self, action: Any) -> None:
        """Focus what does a suggested move, so that the next press does it."""
        control = self._session.game.point_out(action) or self._hud.actions.advised(action)
        if control is not None:
            self._session.shell.focus.show_on(control)
            self._session.shell.focus.hush()  # the note tells more, and lies close by


@dataclass(slots=True, eq=False)
class Commands:
    """Turns intents into acts at one table."""

    _session: Session
    _hud: Hud
    _playback: Playback
    _hints: Hints
    _peek: HandPeek

    @property
    def _keys(self) -> dict[type[Intent], Callable[[], None]]:
        """What the keys of the table do."""
        return {
            intents.Menu: self.open_menu,
            intents.Help: self._session.open_rulebook,
            intents.EndTurn: self.end_turn,
            intents.Undo: self.undo,
            intents.Hint: self._hints.ask,
            intents.Replay: self.replay,
            intents.LogToggle: self._session.shell.toggle_log,
        }

    def handle(self, intent: Intent) -> bool:
        """Act on an intent and return True if it was used; the controls get the others.

        Keys of seats and gamepads go to the game first: each may act for a seat of its own, even
        while things move. Else a seat's key lifts its hand. A click finishes motion and then
        usually counts; then come the keys of the table, then those of the game.
        """
        if self._session.is_told and not self._session.timeline.is_busy and self._reads_on(intent):
            return True
        if isinstance(intent, _SHOUTS) and self._session.game.handle(intent):
            return True
        if self._session.is_recapping and isinstance(intent, _ENDS_A_RECAP):
            self._session.shell.finish_motion()
            return True
        if self._throws(intent) or (self._hurries(intent) and self._finish(intent)):
            return True
        key = self._keys.get(type(intent))
        if key is not None:
            key()
            return True
        if isinstance(intent, intents.Cancel):
            return self._cancel(intent)
        if self._peek.handle(intent):
            return True
        if isinstance(intent, intents.PointerMoved):
            self._hud.pointed(intent.x, intent.y)
        if isinstance(intent, intents.Confirm) and not self._session.shell.focus.is_seen:
            return self._point_at_the_next_step()
        is_used = self._session.game.handle(intent)
        if isinstance(intent, intents.ZoomOrReplay) and not is_used:
            return self.handle(intents.Replay())
        return is_used

    def _reads_on(self, intent: Intent) -> bool:
        """Go on in a lesson from what has been told: by Enter, or a click beside all controls."""
        focus, host = self._session.shell.focus, self._hud.host
        if isinstance(intent, intents.PointerPressed):
            is_meant = focus.control_at(intent.x, intent.y) is None
        else:
            is_elsewhere = focus.is_seen and host is not None and focus.current is not host.go_on
            is_meant = isinstance(intent, intents.Confirm) and not is_elsewhere
        if is_meant:
            self._session.go_on()
        return is_meant

    def _finish(self, intent: Intent) -> bool:
        """End the motion; return True if the intent asked for no more. A click does more, but not
        on a button that has just appeared under it.
        """
        there = self._session.shell.focus.controls()
        self._session.shell.finish_motion()
        if isinstance(intent, intents.PointerPressed):
            control = self._session.shell.focus.control_at(intent.x, intent.y)
            return isinstance(control, Pressable) and control not in there
        if isinstance(intent, intents.Confirm) and self._session.is_turn_here:
            self._point_at_the_next_step()
        return True

    def _point_at_the_next_step(self) -> bool:
        """Let Enter without a visible focus show what it would do: focus the main button, else the
        first control, not where the mouse or somebody else was last.
        """
        controls = self._session.shell.focus.controls()
        main = (
            one for one in controls if isinstance(one, Button) and one.is_primary and one.is_enabled
        )
        self._session.shell.focus.show_on(next(main, controls[0]))
        return True

    def _throws(self, intent: Intent) -> bool:
        """Return True if an intent was for what lies ready to be thrown."""
        thing = self._session.in_hand
        return thing is not None and thing.handle(intent, self._session.shell.focus)

    def _hurries(self, intent: Intent) -> bool:
        """Return True if an intent skips the current motion; it throws nothing."""
        if not self._session.timeline.is_busy or self._session.in_hand is not None:
            return False
        return isinstance(intent, intents.PointerPressed | intents.Confirm | intents.Pick)

    def _cancel(self, intent: Intent) -> bool:
        """On Esc close what is open, smallest first; with nothing open, open the menu."""
        if self._hud.note.note is not None:
            self._hud.show_note(None)
            self._session.game.handle(intent)
        elif self._session.game.handle(intent):
            return True
        elif self._hud.drawer.is_visible:
            self._session.shell.toggle_log()
        else:
            self.open_menu()
        return True

    def open_menu(self) -> None:
        """Open the pause menu."""
        self._session.services.navigation.show_pause(self._session.match)

    def replay(self) -> None:
        """Show again what happened since the person at the screen last decided."""
        session = self._session
        pending = session.match.pending()
        is_timed = pending is not None and pending.mode is Mode.RACE
        if session.asked is None or is_timed or not self._playback.replay():
            session.services.audio.play("ui_refuse")

    def end_turn(self) -> None:
        """Press the closing button, if any; skip the person's own motion, and the rest after it."""
        is_idle = self._session.idle is not None
        if self._session.is_turn_over or is_idle or self._session.is_watched_by_all:
            self._session.shell.finish_motion()
            return
        if self._session.held is None and not self._session.is_turn_here:
            return
        self._session.shell.finish_motion()
        closing, button = self._hud.offers.closing, self._hud.actions.closing
        if closing is None:
            return
        if closing.forgoes and button is not None:
            self._session.shell.focus.show_on(button)
        else:
            closing.on_press()

    def undo(self) -> None:
        """Undo the last act, or say why that isn't possible; a throw that waits comes first."""
        session = self._session
        if session.in_hand is not None:
            session.services.audio.play("ui_refuse")
            return
        self._session.shell.finish_motion()
        matches, navigation = session.services.matches, session.services.navigation
        if session.guide is not None:
            navigation.show_match(matches.teach(session.guide.before()))
            return
        bar = None if session.held else session.match.why_no_undo(session.bottom)
        before = session.turn_to_take_back if bar is not None else None
        if before is not None:
            session.services.audio.play("undo")
            navigation.show_match(matches.take_back(session.match, before))
            return
        if bar is not None:
            session.services.audio.play("ui_refuse")
            self._hud.show_note(Note(_("No way back"), bar))
            return
        if session.held is not None:
            session.match.drop_held()
        else:
            session.match.undo(session.bottom)
        session.services.audio.play("undo")
        self._hud.show_note(None)
        self._hints.drop()
        session.rewrite_log()
        self._hud.log_changed()
        view = session.view
        self._playback.take_back(view)
        session.music.begin(session.game.progress(view))
        self._hud.seats.roll(view)
        self._hud.seats.recall()
