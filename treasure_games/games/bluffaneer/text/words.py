"""Everything that Bluffaneer says, as the table asks for it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from treasure_games.core.game import Outcome
from treasure_games.core.reel import Claim
from treasure_games.core.words import Breakdown, Called, LogEntry, Words
from treasure_games.games.bluffaneer.rules.actions import Action
from treasure_games.games.bluffaneer.rules.events import CardRevealed, Event
from treasure_games.games.bluffaneer.rules.state import State
from treasure_games.games.bluffaneer.rules.view import View
from treasure_games.games.bluffaneer.text import log, reel, status
from treasure_games.games.bluffaneer.text.breakdown import breakdown
from treasure_games.games.bluffaneer.text.coach import coached


class BluffaneerWords(Words[View, Action, Event]):
    """Sentences of the log and the status line, what decided a match, and the truth about it."""

    def log(
        self, event: Event, view: View, called: Called, before: Sequence[Event] = ()
    ) -> LogEntry | None:
        """Return the line for an event."""
        return log.told(event, view, called)

    def status(self, view: View, seat: int, legal: Sequence[Action], called: Called) -> str:
        """Return what the person at the screen can do."""
        return status.status(view, seat, called)

    def waiting(self, view: View, seat: int, called: Called) -> str:
        """Return what the others wait for."""
        return status.waiting_for(view, seat, called)

    def described(self, view: View, action: Action, called: Called) -> str:
        """Return a suggested move in a few words."""
        return status.described(view, action, called)

    def round_number(self, view: View) -> int | None:
        """Return how often the turn has come round to whoever began."""
        return max(0, view.turn_number - 1) // view.seats + 1

    def breakdown(self, outcome: Outcome, events: Sequence[Event], view: View) -> Breakdown:
        """Return what decided the match."""
        return breakdown(outcome, events, view)

    def coach(self, event: Event, view: View, called: Called) -> str:
        """Return the odds of a claim when its card is shown."""
        note = coached(view, called) if isinstance(event, CardRevealed) else None
        return note.text if note else ""

    def reel(self, moments: Iterable[tuple[Event, State]], called: Called) -> tuple[Claim, ...]:
        """Return every claim with its answers."""
        return reel.claims_of(moments, called)

    def counts(
        self, moments: Iterable[tuple[Event, State]], seats: int
    ) -> Mapping[str, Sequence[int]]:
        """Return bluffs told, bluffs caught and calls that were right."""
        return reel.counts_of(moments, seats)


WORDS: Final = BluffaneerWords()
