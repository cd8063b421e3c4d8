"""A thinker without a process: every computer seat answers at once, as the greedy player."""

from collections.abc import Callable

from msgspec.structs import replace

from treasure_games.opponents.advice import Judgement
from treasure_games.opponents.worker import Answer, Request, decide, explain


class QuickThinker:
    """Replaces `opponents.process.Thinker` where a test is about something else."""

    level = "greedy"

    def __init__(self, on_answer: Callable[[], None] | None = None) -> None:
        self._on_answer = on_answer
        self._answers: list[Answer] = []
        self._tickets = 0

    def start(self) -> None:
        """Do nothing: there is no process."""

    def submit(self, request: Request) -> int:
        """Decide now; `poll` returns the answer."""
        self._tickets += 1
        action = decide(replace(request, level=self.level, persona=None))
        chosen = action.better if isinstance(action, Judgement) else action
        reason = explain(request, chosen) if request.hint else None
        others = action.others if isinstance(action, Judgement) else ()
        told = chosen if request.played is None else action
        self._answers.append(Answer(self._tickets, request, told, reason, 0.0, "", others))
        if self._on_answer is not None:
            self._on_answer()
        return self._tickets

    def cancel(self, ticket: int) -> None:
        """Forget a request."""
        self._answers = [answer for answer in self._answers if answer.ticket != ticket]

    def poll(self) -> list[Answer]:
        """Return the answers since the last call."""
        answers, self._answers = self._answers, []
        return answers

    def close(self) -> None:
        """Do nothing: there is no process."""
