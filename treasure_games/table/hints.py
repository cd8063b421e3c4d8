"""Suggestions: asked for by the person at the screen, thought over by the thinking process."""

from __future__ import annotations

from typing import TYPE_CHECKING

from treasure_games.core.language import translate
from treasure_games.core.words import Note
from treasure_games.opponents.messages import Answer

if TYPE_CHECKING:
    from treasure_games.table.scene import TableScene

_ = translate


class Hints:
    """At most one is awaited or shown at a time."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._awaited: int | None = None

    def ask(self) -> None:
        """Have a move suggested to the person at the screen, if she is asked and sees her hand."""
        scene = self._scene
        seat = scene.asked
        if seat is None or scene.viewer != seat:
            scene.services.audio.play("ui_refuse")
            return
        self._awaited = seat
        scene.conductor.ask_hint(seat)
        scene.show_note(Note(_("Let me think…")))

    def drop(self) -> None:
        """No suggestion is wanted any more."""
        if self._awaited is not None:
            self._awaited = None
            self._scene.conductor.drop_hint()

    def tick(self) -> None:
        """Show the suggestion when it is there."""
        if self._awaited is None:
            return
        answer = self._scene.conductor.hint(self._awaited)
        if answer is not None:
            self._show(answer)
            self.drop()

    def _show(self, answer: Answer) -> None:
        scene = self._scene
        scene.game.point_out(answer.action)
        what = scene.words.described(scene.game.view, answer.action, scene.called)
        scene.services.audio.play("hint")
        scene.show_note(Note(what, self._reason(answer)))

    def _reason(self, answer: Answer) -> str:
        if answer.reason is None:
            return ""
        values = dict(answer.reason.values)
        rival = values.get("rival")
        if isinstance(rival, int):
            values["rival"] = self._scene.called(rival)
        sentence = _(answer.reason.sentence).format(**values)
        return sentence[:1].upper() + sentence[1:]
