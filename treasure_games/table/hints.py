"""Hints: requested by the person at the screen, found by the worker process."""

from __future__ import annotations

from collections.abc import Callable

from treasure_games.core.language import translate
from treasure_games.core.words import Note
from treasure_games.opponents.messages import Answer
from treasure_games.table.session import Session

_ = translate


class Hints:
    """At most one is awaited or shown at a time."""

    def __init__(self, session: Session, show_note: Callable[[Note | None], None]) -> None:
        self._session = session
        self._show_note = show_note
        self._awaited: int | None = None

    def ask(self) -> None:
        """Request a hint for the person at the screen, if they are asked and see their hand."""
        session = self._session
        seat = session.asked
        if seat is None or session.viewer != seat:
            session.services.audio.play("ui_refuse")
            return
        self._awaited = seat
        session.conductor.ask_hint(seat)
        self._show_note(Note(_("Let me think…")))

    def drop(self) -> None:
        """Drop the current hint."""
        if self._awaited is not None:
            self._awaited = None
            self._session.conductor.drop_hint()

    def tick(self) -> None:
        """Show the hint when it is ready."""
        if self._awaited is None:
            return
        answer = self._session.conductor.hint(self._awaited)
        if answer is not None:
            self._show(answer)
            self.drop()

    def _show(self, answer: Answer) -> None:
        session = self._session
        session.game.point_out(answer.action)
        session.services.audio.play("hint")
        what = session.words.described(session.game.view, answer.action, session.called)
        self._show_note(Note(what, self._reason(answer)))

    def _reason(self, answer: Answer) -> str:
        if answer.reason is None:
            return ""
        values = dict(answer.reason.values)
        rival = values.get("rival")
        if isinstance(rival, int):
            values["rival"] = self._session.called(rival)
        sentence = _(answer.reason.sentence).format(**values)
        return sentence[:1].upper() + sentence[1:]
