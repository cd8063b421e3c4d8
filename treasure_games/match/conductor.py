"""Moves the computer seats of a match: asks the thinking process, and never waits for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Protocol

from treasure_games.core.game import Plain
from treasure_games.match.match import Match
from treasure_games.match.seats import Seat, thinking_seed
from treasure_games.match.steps import Act
from treasure_games.opponents.messages import Answer, Request

HINT_LEVEL: Final = "captain"
"""Who is asked when a person wants a move suggested."""


class Thinks(Protocol):
    """What is needed of `opponents.process.Thinker`; every method returns at once."""

    def submit(self, request: Request) -> int:
        """Ask for a decision; the answer will carry the ticket that is returned."""

    def cancel(self, ticket: int) -> None:
        """Forget a request."""

    def poll(self) -> list[Answer]:
        """The answers that have come in since the last call."""


@dataclass(slots=True)
class Question:
    """What a seat was asked, and the answer once it is there."""

    ticket: int
    sitter: Seat
    seen: Plain
    answer: Answer | None = None


class Conductor:
    """Thinks ahead for whoever is asked, and plays when the screen is ready for it.

    Call `tick` whenever the app wakes, and `play` when the last turn has been shown long enough.
    An answer counts as long as its seat still sees what it was asked about; if others have
    changed that meanwhile, the seat is asked again.
    """

    def __init__(self, match: Match, thinker: Thinks) -> None:
        self.match = match
        self._thinker = thinker
        self._questions: dict[int, Question] = {}
        self._hint: tuple[int, Question] | None = None

    def tick(self) -> None:
        """Take the answers that came, drop what is stale, ask the computer seats in turn."""
        for answer in self._thinker.poll():
            self._take(answer)
        for seat in [seat for seat in self._questions if not self._stands(seat)]:
            self._thinker.cancel(self._questions.pop(seat).ticket)
        for seat in self._computers_asked():
            if seat not in self._questions:
                self._questions[seat] = self._ask(seat, hint=False)

    def thinking(self) -> tuple[int, ...]:
        """The seats whose answer is still awaited."""
        return tuple(seat for seat, one in self._questions.items() if one.answer is None)

    def ready(self) -> tuple[int, ...]:
        """The seats that know what they do, in the order in which they were asked."""
        return tuple(seat for seat, one in self._questions.items() if one.answer is not None)

    def play(self) -> Act | None:
        """Let the first seat that is ready act; None if none is."""
        for seat in self.ready():
            question = self._questions.pop(seat)
            if question.answer is not None and self._still_asked(seat, question):
                act = self.match.act(seat, question.answer.action)
                self.tick()
                return act
        return None

    def ask_hint(self, seat: int) -> None:
        """Have a move suggested to a seat; `hint` tells it when it is there."""
        self.drop_hint()
        if self.match.is_asked(seat):
            self._hint = (seat, self._ask(seat, hint=True))

    def hint(self, seat: int) -> Answer | None:
        """The suggestion, with its reason; None while it isn't there or no longer fits."""
        if self._hint is None or self._hint[0] != seat:
            return None
        if not self._still_sees(seat, self._hint[1]):
            self.drop_hint()
            return None
        return self._hint[1].answer

    def drop_hint(self) -> None:
        """No suggestion is wanted any more."""
        if self._hint is not None:
            self._thinker.cancel(self._hint[1].ticket)
            self._hint = None

    def close(self) -> None:
        """Let all questions go; the thinker itself belongs to the app."""
        self.drop_hint()
        for question in self._questions.values():
            self._thinker.cancel(question.ticket)
        self._questions.clear()

    def _computers_asked(self) -> list[int]:
        asked = self.match.pending()
        seats = asked.seats if asked else ()
        return [seat for seat in seats if not self.match.seats[seat].is_human]

    def _ask(self, seat: int, *, hint: bool) -> Question:
        sitter, view = self.match.seats[seat], self.match.view(seat)
        request = Request(
            game_id=self.match.plan.game,
            view=view,
            legal=self.match.legal(seat),
            seat=seat,
            level=HINT_LEVEL if hint else sitter.level,
            seed=thinking_seed(self.match.plan.seed),
            row=len(self.match.acts),
            persona=None if hint else sitter.persona or None,
            hint=hint,
        )
        return Question(self._thinker.submit(request), sitter, view.data())

    def _take(self, answer: Answer) -> None:
        questions = list(self._questions.values())
        if self._hint is not None:
            questions.append(self._hint[1])
        for question in questions:
            if question.ticket == answer.ticket:
                question.answer = answer

    def _stands(self, seat: int) -> bool:
        return self._still_asked(seat, self._questions[seat])

    def _still_asked(self, seat: int, question: Question) -> bool:
        sits = self.match.seats[seat] == question.sitter
        return sits and not question.sitter.is_human and self._still_sees(seat, question)

    def _still_sees(self, seat: int, question: Question) -> bool:
        seen: Any = self.match.view(seat).data()
        return self.match.is_asked(seat) and bool(seen == question.seen)
