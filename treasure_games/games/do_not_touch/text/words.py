"""Everything that Do Not Touch My Treasures says, as the table asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from treasure_games.core.game import Outcome
from treasure_games.core.words import Breakdown, Called, LogEntry, Words
from treasure_games.games.do_not_touch.rules.actions import Action
from treasure_games.games.do_not_touch.rules.events import Event
from treasure_games.games.do_not_touch.rules.view import View
from treasure_games.games.do_not_touch.text import sentences
from treasure_games.games.do_not_touch.text.breakdown import breakdown


class DoNotTouchWords(Words[View, Action, Event]):
    """Sentences of the log and the status line, and what decided a match."""

    def log(
        self, event: Event, view: View, called: Called, before: Sequence[Event] = ()
    ) -> LogEntry | None:
        """Return the line for an event."""
        return sentences.told(event, view, called)

    def status(self, view: View, seat: int, legal: Sequence[Action], called: Called) -> str:
        """Return what the person at the screen can do."""
        return sentences.status(view, called(seat), legal)

    def waiting(self, view: View, seat: int, called: Called) -> str:
        """Return what the others wait for."""
        return sentences.waiting_for(view, called(seat))

    def described(self, view: View, action: Action, called: Called) -> str:
        """Return a suggested move in a few words."""
        return sentences.described(view, action, called)

    def breakdown(self, outcome: Outcome, events: Sequence[Event], view: View) -> Breakdown:
        """Return what decided the match."""
        return breakdown(outcome, events, view)


WORDS: Final = DoNotTouchWords()
