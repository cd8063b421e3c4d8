"""Moves the computer seats of a match: asks the worker process and never blocks."""

from dataclasses import dataclass
from typing import Any, Final, Protocol

from treasure_games.core.game import Mode
from treasure_games.match.match import Match
from treasure_games.match.seats import Seat, thinking_seed
from treasure_games.match.steps import Act
from treasure_games.opponents.personas import PERSONAS
from treasure_games.opponents.worker import Answer, Request

HINT_LEVEL: Final = "captain"
"""The level that answers when a person asks for a hint."""


class Thinks(Protocol):
    """The part of `opponents.process.Thinker` used here; every method returns at once."""

    def submit(self, request: Request) -> int:
        """Request a decision; return the ticket that its answer will carry."""

    def cancel(self, ticket: int) -> None:
        """Forget a request."""

    def poll(self) -> list[Answer]:
        """Return the answers that have arrived since the last call."""


@dataclass(slots=True)
class OpenRequest:
    """A request to the worker for a seat's decision, and the answer once it has arrived.

    `sitter` is who sat there then, `number` that of the question in the match.
    """

    ticket: int
    sitter: Seat
    number: int | None
    answer: Answer | None = None


class Conductor:
    """Lets computer seats think ahead, and plays their moves when the screen is ready.

    Call `tick` whenever the app wakes, and `play` when the last turn has been shown long enough. An
    answer stays valid while its question is open: in a sealed set or a race, what others choose
    meanwhile doesn't matter. If the question changes, the seat thinks again.
    """

    def __init__(self, match: Match, thinker: Thinks) -> None:
        self.match = match
        self._thinker = thinker
        self._requests: dict[int, OpenRequest] = {}
        self._hint: tuple[int, OpenRequest] | None = None

    def tick(self) -> None:
        """Collect answers, drop stale ones, and ask every computer seat that must decide."""
        for answer in self._thinker.poll():
            self._take(answer)
        for seat in [seat for seat in self._requests if not self._is_valid(seat)]:
            self._thinker.cancel(self._requests.pop(seat).ticket)
        asked = self.match.pending()
        for seat in asked.seats if asked else ():
            if not self.match.seats[seat].is_human and seat not in self._requests:
                self._requests[seat] = self._ask(seat, hint=False)

    def thinking(self) -> tuple[int, ...]:
        """Return the seats whose answer has not arrived yet."""
        return tuple(seat for seat, one in self._requests.items() if one.answer is None)

    def ready(self) -> tuple[int, ...]:
        """Return the seats whose answer is ready, in the order in which they were asked."""
        return tuple(seat for seat, one in self._requests.items() if one.answer is not None)

    def play(self, seat: int | None = None, arrival: int | None = None) -> Act | None:
        """Let a computer act if its answer is ready: `seat`, or the first that the match waits for.

        `arrival` is as in `Match.act`: one after the time of a race counts as the default answer.
        Returns None if no act was ready.
        """
        awaited = self.match.awaited() if seat is None else (seat,)
        for one in awaited:
            request = self._requests.get(one)
            if request is not None and request.answer is not None and self._is_valid(one):
                del self._requests[one]
                action = self._in_time(request.answer.action, arrival)
                act = self.match.act(one, action, arrival)
                self.tick()
                return act
        return None

    def _in_time(self, action: Any, arrival: int | None) -> Any:
        """Return the action; the default if it arrives after the end of a race."""
        asked = self.match.pending()
        if arrival is None or asked is None or asked.mode is not Mode.RACE:
            return action
        return asked.default if asked.is_over_at(arrival) else action

    def ask_hint(self, seat: int) -> None:
        """Request a suggested move for a seat; `hint` returns it when it is ready."""
        self.drop_hint()
        if self.match.is_asked(seat):
            self._hint = (seat, self._ask(seat, hint=True))

    def hint(self, seat: int) -> Answer | None:
        """Return the suggestion with its reason; None if it isn't ready or no longer fits."""
        if self._hint is None or self._hint[0] != seat:
            return None
        if not self._is_open(seat, self._hint[1]):
            self.drop_hint()
            return None
        return self._hint[1].answer

    def drop_hint(self) -> None:
        """Cancel the request for a suggestion."""
        if self._hint is not None:
            self._thinker.cancel(self._hint[1].ticket)
            self._hint = None

    def close(self) -> None:
        """Cancel all requests; the worker itself belongs to the app."""
        self.drop_hint()
        for request in self._requests.values():
            self._thinker.cancel(request.ticket)
        self._requests.clear()

    def _ask(self, seat: int, *, hint: bool) -> OpenRequest:
        sitter = self.match.seats[seat]
        request = Request(
            game_id=self.match.plan.game,
            view=self.match.view(seat),
            legal=self.match.legal(seat),
            seat=seat,
            level=HINT_LEVEL if hint else sitter.level,
            seed=thinking_seed(self.match.plan.seed),
            row=len(self.match.acts),
            persona=sitter.persona if not hint and sitter.persona in PERSONAS else None,
            hint=hint,
        )
        return OpenRequest(self._thinker.submit(request), sitter, self.match.question(seat))

    def _take(self, answer: Answer) -> None:
        requests = list(self._requests.values())
        if self._hint is not None:
            requests.append(self._hint[1])
        for request in requests:
            if request.ticket == answer.ticket:
                request.answer = answer

    def _is_valid(self, seat: int) -> bool:
        """Return True if the same computer player still has the same question to answer."""
        request = self._requests[seat]
        sits = self.match.seats[seat] == request.sitter
        return sits and not request.sitter.is_human and self._is_open(seat, request)

    def _is_open(self, seat: int, request: OpenRequest) -> bool:
        if request.number is None or self.match.question(seat) != request.number:
            return False
        answer = request.answer
        return answer is None or answer.action in self.match.legal(seat)
