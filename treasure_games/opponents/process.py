"""The worker process, seen from the app: ask without waiting, and always get an answer.

The process is spawned in advance and imports no screen. A thread of the app talks to it, restarts
it when it dies or takes too long, and as a last resort answers as the greedy player. A frozen app
must call `multiprocessing.freeze_support()` before anything else.
"""

from __future__ import annotations

from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from treasure_games.opponents.messages import Answer, Request
    from treasure_games.opponents.supervisor import Order
    from treasure_games.opponents.worker import Decide

TIMEOUT: Final = 10.0
"""Seconds after which a thinking process is restarted; a move takes at most 1.5."""

WAKE: Final = b"!"
"""Tells the supervisor that there is another order."""


class Thinker:
    """One worker process and the requests given to it.

    All methods return at once. `on_answer` is called from another thread when `poll` has something
    new: it should only wake the app's own loop.
    """

    def __init__(
        self,
        on_answer: Callable[[], None] = lambda: None,
        decide: Decide | None = None,
        timeout: float = TIMEOUT,
    ) -> None:
        """`decide` replaces `messages.decide`, in tests."""
        self._orders: SimpleQueue[Order] = SimpleQueue()
        self._answers: SimpleQueue[Answer] = SimpleQueue()
        self._wake: Connection | None = None
        self._open: set[int] = set()
        self._last_ticket = 0
        self._closed = False
        self._decide = decide
        self._timeout = timeout
        self._on_answer = on_answer
        self._thread: Thread | None = None

    def start(self) -> None:
        """Start the process before the first request.

        Multiprocessing is loaded only now, so that the first frame needn't wait for it.
        """
        from multiprocessing import Pipe

        from treasure_games.opponents.messages import decide
        from treasure_games.opponents.supervisor import Supervisor

        self._wake_end, self._wake = Pipe(duplex=False)
        supervisor = Supervisor(self._wake_end, self._decide or decide, self._timeout)
        self._thread = Thread(
            target=supervisor.serve,
            args=(self._orders, self._answers, self._on_answer),
            name="thinker",
            daemon=True,
        )
        for _order in range(self._orders.qsize()):
            self._wake.send_bytes(WAKE)
        self._thread.start()

    def submit(self, request: Request) -> int:
        """Request a decision; return the ticket that its answer will carry."""
        if not request.legal:
            raise ValueError("nothing to decide: the request lists no legal action")
        self._last_ticket += 1
        self._open.add(self._last_ticket)
        self._order(replace(request, ticket=self._last_ticket))
        return self._last_ticket

    def cancel(self, ticket: int) -> None:
        """Forget a request: `poll` will not return its answer."""
        if ticket in self._open:
            self._open.discard(ticket)
            self._order(ticket)

    def poll(self) -> list[Answer]:
        """Return the answers that have arrived since the last call, in order of arrival.

        Cheap if there are none, as it is called every frame.
        """
        answers = []
        while not self._answers.empty():
            answer = self._answers.get_nowait()
            if answer.ticket in self._open:
                self._open.discard(answer.ticket)
                answers.append(answer)
        return answers

    def close(self) -> None:
        """End the process, whatever it is doing; open requests stay unanswered."""
        if self._closed:
            return
        self._closed = True
        self._open.clear()
        if self._thread is None or self._wake is None:
            return
        if self._thread.is_alive():
            self._orders.put(None)
            self._wake.send_bytes(WAKE)
            self._thread.join()
        self._wake.close()
        self._wake_end.close()

    def _order(self, order: Request | int) -> None:
        if self._closed:
            raise RuntimeError("the thinker is closed")
        self._orders.put(order)
        if self._wake is not None:
            self._wake.send_bytes(WAKE)
