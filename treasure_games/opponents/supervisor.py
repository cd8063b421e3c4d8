"""Keeps the worker process alive and answers every request; runs in the `Thinker`'s thread."""

import multiprocessing
import multiprocessing.connection as connections
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue
from time import monotonic
from types import ModuleType
from typing import Final, TypeAlias

from msgspec.structs import replace

from treasure_games.core.registry import PACKAGES
from treasure_games.opponents import worker
from treasure_games.opponents.advice import Judgement

MOST_TRIES: Final = 2
"""After this number of crashes over one request it is answered without the process."""

Order: TypeAlias = worker.Request | int | None
"""A request to pass on, a ticket to forget, or None to stop."""


class Supervisor:
    """Owns the process and the open requests, oldest first."""

    def __init__(self, wake: Connection, decide: worker.Decide, timeout: float) -> None:
        self._wake = wake
        self._decide = decide
        self._timeout = timeout
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._waiting: dict[int, worker.Request] = {}
        self._crashes: dict[int, int] = {}
        self._head_since = 0.0

    def serve(
        self,
        orders: SimpleQueue[Order],
        answers: SimpleQueue[worker.Answer],
        on_answer: Callable[[], None],
    ) -> None:
        """Work until the order to stop (None) arrives."""
        self._answers, self._on_answer = answers, on_answer
        self._begin_process()
        while True:
            ends = [self._wake] if self._pipe is None else [self._wake, self._pipe]
            ready = connections.wait(ends, self._time_left())
            if self._wake in ready and not self._take_order(orders):
                self._end_process()
                return
            if self._pipe is not None and self._pipe in ready:
                self._take_thought(self._pipe)
            if self._time_left() == 0:
                self._replace_process("it took too long")

    def _time_left(self) -> float | None:
        """Return the seconds until the first request is overdue; None without requests."""
        if not self._waiting or self._pipe is None:
            return None
        return max(0.0, self._head_since + self._timeout - monotonic())

    def _take_order(self, orders: SimpleQueue[Order]) -> bool:
        self._wake.recv_bytes()
        order = orders.get()
        if order is None:
            return False
        if isinstance(order, int):
            if self._waiting.pop(order, None) is not None:
                self._send(order)
        else:
            self._waiting[order.ticket] = order
            if len(self._waiting) == 1:
                self._head_since = monotonic()
            if self._pipe is None:
                self._begin_again()
            else:
                self._hand_over(order)
        return True

    def _take_thought(self, pipe: Connection) -> None:
        try:
            thought = pipe.recv()
        except Exception as error:  # closed because it died, or invalid bytes
            self._replace_process(f"the thinking process died ({type(error).__name__})")
            return
        if not isinstance(thought, worker.Thought):
            self._replace_process("the thinking process sent something else")
        elif thought.ticket in self._waiting:
            self._answer(self._waiting[thought.ticket], thought)

    def _answer(self, request: worker.Request, thought: worker.Thought) -> None:
        """Pass a result on; an illegal action is replaced by the greedy player's."""
        action, trouble = thought.action, thought.trouble
        chosen = action.better if isinstance(action, Judgement) else action
        if not trouble and chosen not in request.legal:
            trouble = f"the answer {chosen!r} isn't legal"
        if trouble:
            action = chosen = None if request.played is not None else _without_process(request)
        reason = worker.explain(request, chosen) if request.hint and chosen is not None else None
        others = action.others if isinstance(action, Judgement) else ()
        told = action if request.played is not None else chosen
        self._waiting.pop(request.ticket, None)
        self._crashes.pop(request.ticket, None)
        self._head_since = monotonic()
        self._answers.put(
            worker.Answer(request.ticket, request, told, reason, thought.seconds, trouble, others)
        )
        self._on_answer()

    def _answer_without(self, request: worker.Request, trouble: str) -> None:
        self._answer(request, worker.Thought(request.ticket, None, 0.0, trouble))

    def _begin_process(self) -> None:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self._process = context.Process(
            target=worker.think_for,
            args=(theirs, self._decide, PACKAGES),
            name="thinking",
            daemon=True,
        )
        with _bare_main():
            self._process.start()
        # With our copy of its end closed, its death closes the pipe.
        theirs.close()
        self._pipe = ours

    def _end_process(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.kill()
            self._process.join()
            # If something else has reaped it, multiprocessing never learns that it has ended.
            with suppress(ValueError):
                self._process.close()
            self._process = None

    def _replace_process(self, trouble: str) -> None:
        """Restart a process that crashed or hangs, and count that against its oldest request."""
        self._end_process()
        head = next(iter(self._waiting.values()), None)
        if head is not None:
            self._crashes[head.ticket] = self._crashes.get(head.ticket, 0) + 1
            if self._crashes[head.ticket] >= MOST_TRIES:
                self._answer_without(head, trouble)
        if self._waiting:
            self._begin_again()

    def _begin_again(self) -> None:
        try:
            self._begin_process()
        except OSError as error:
            for request in list(self._waiting.values()):
                self._answer_without(request, f"no thinking process can be started: {error}")
            return
        self._head_since = monotonic()
        for request in list(self._waiting.values()):
            self._hand_over(request)

    def _hand_over(self, request: worker.Request) -> None:
        try:
            self._send(request)
        except Exception as error:  # a view that can't be pickled is our fault, not the match's
            self._answer_without(request, f"the request can't be sent: {error}")

    def _send(self, message: worker.Request | int) -> None:
        if self._pipe is None:
            return
        try:
            self._pipe.send(message)
        except OSError:
            # The process has died; reading from the pipe will report and repair that.
            return


def _without_process(request: worker.Request) -> object:
    """Return the greedy player's action, or any legal one if that fails: a match never hangs."""
    try:
        action = worker.decide(replace(request, level="greedy", persona=None))
    except Exception:  # an invalid view
        return request.legal[0]
    return action if action in request.legal else request.legal[0]


@contextmanager
def _bare_main() -> Iterator[None]:
    """Hide the main module while a process is spawned.

    A spawned process imports its parent's main module again, and that is the app with its screen.
    The worker needs nothing from it.
    """
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main
