"""Shares work among processes of this machine or the workers of a cluster, with ordered results.

Processes end with the command that started them, and leave Ctrl+C to it.
"""

import os
import signal
import sys
from _thread import interrupt_main
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from multiprocessing import connection, get_context, parent_process
from multiprocessing.connection import Connection
from threading import Thread, current_thread, main_thread
from types import FrameType
from typing import Any, Final, NamedTuple, NoReturn, TypeVar

from treasure_games.commands.arguments import CommandFailed
from treasure_games.core.language import translate as _

ItemT = TypeVar("ItemT")
ResultT = TypeVar("ResultT")

TERMINATED: Final = 143
"""The exit code of shells: 128 plus the number of the signal."""

_AHEAD: Final = 4
"""Tasks handed out for each worker, so that none waits for the results of another."""
_MOST_ON_WINDOWS: Final = 61
"""No more processes can be waited for there."""
_PATIENCE: Final = "20s"
"""How long a scheduler may take to answer."""


class WorkerEnded(CommandFailed):
    """A process was ended from outside before its work was done."""


class _Stopped(Exception):
    """The work is not wanted any more."""


class _Worker:
    """What one process does. It ends between two works: half a result would be waited for."""

    is_told: bool = False
    """True once it shall end."""
    is_at_work: bool = False


def _worked(function: Callable[[ItemT], ResultT], item: ItemT) -> ResultT:
    """Do one piece of work, or raise if it is not wanted any more."""
    _Worker.is_at_work = True
    try:
        _stop_if_told()
        return function(item)
    finally:
        _Worker.is_at_work = False


def _stop_if_told(_number: int = 0, _frame: FrameType | None = None) -> None:
    if _Worker.is_told and _Worker.is_at_work:
        raise _Stopped


class Workers(NamedTuple):
    """Any executor of `concurrent.futures`, or None to work here, and how many can work at once."""

    executor: Executor | None = None
    at_once: int = 1

    def in_order(
        self, function: Callable[[ItemT], ResultT], items: Iterable[ItemT]
    ) -> Iterator[ResultT]:
        """Yield the results in the order of the items, whichever worker finishes first.

        `function`, items and results go from process to process by pickle. Raises `WorkerEnded`
        if a process was killed; a cluster gives the work of a killed worker to the others.
        """
        left = iter(items)
        if self.executor is None:
            yield from map(function, left)
            return
        submit, waiting = self.executor.submit, deque[Future[ResultT]]()
        try:
            with children_ignoring_interrupts():  # These start all processes.
                first = islice(left, _AHEAD * self.at_once)
                waiting.extend(submit(_worked, function, item) for item in first)
            while waiting:
                result = waiting.popleft().result()
                waiting.extend(submit(_worked, function, item) for item in islice(left, 1))
                yield result
        except (BrokenExecutor, CancelledError) as error:
            raise WorkerEnded(_("A process that played games was ended from outside.")) from error


@contextmanager
def workers(jobs: int, scheduler: str = "") -> Iterator[Workers]:
    """Yield `jobs` processes, or those of the Dask cluster whose `scheduler` has this address.

    Raises `CommandFailed` if the cluster doesn't answer or its library isn't installed.
    """
    if scheduler:
        yield from _cluster(scheduler)
    elif jobs == 1:
        yield Workers()
    else:
        yield from _processes(jobs)


def _processes(jobs: int) -> Iterator[Workers]:
    jobs = min(jobs, _MOST_ON_WINDOWS) if sys.platform == "win32" else jobs
    context = get_context("spawn")
    wait, until = context.Pipe(duplex=False)
    executor = ProcessPoolExecutor(jobs, context, end_with_parent, (wait,))
    try:
        yield Workers(executor, jobs)
    finally:
        # Else they would play their games to the end when the command is stopped.
        until.close()
        executor.shutdown(cancel_futures=True)


def _cluster(scheduler: str) -> Iterator[Workers]:
    try:
        distributed: Any = import_module("distributed")
    except ImportError as error:
        sentence = _("A cluster needs one more package: pip install 'treasure-games[cluster]'.")
        raise CommandFailed(sentence) from error
    try:
        client = distributed.Client(scheduler, timeout=_PATIENCE, set_as_default=False)
        client.wait_for_workers(1, timeout=_PATIENCE)
    except (OSError, ValueError, TimeoutError) as error:
        sentence = _("No cluster answers at “{address}”: {why}.", address=scheduler, why=error)
        raise CommandFailed(sentence) from error
    with client:
        executor = client.get_executor(pure=False)
        try:
            yield Workers(executor, sum(client.nthreads().values()))
        finally:
            executor.shutdown(wait=False)  # Else what is handed out would be played to its end.


@contextmanager
def unwind_on_termination() -> Iterator[None]:
    """Make TERM unwind the program as Ctrl+C does, so that files and pools are closed."""
    before = signal.signal(signal.SIGTERM, _exit)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _exit(_number: int, _frame: FrameType | None) -> NoReturn:
    raise SystemExit(TERMINATED)


@contextmanager
def children_ignoring_interrupts() -> Iterator[None]:
    """Let processes started meanwhile ignore Ctrl+C from the beginning.

    Before their imports are done they can't do it themselves, and would print a traceback.
    """
    if current_thread() is not main_thread():
        yield  # Only the main thread may set handlers, and Ctrl+C reaches no other.
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def end_with_parent(until: Connection) -> None:
    """Prepare a new process: it ends when its parent ends, and stops working when that closes the
    pipe. Ctrl+C in a terminal reaches the whole group, but only the parent heeds it.
    """
    signal.signal(signal.SIGINT, _stop_if_told)
    Thread(target=_wait, args=(until,), name="parent_watch", daemon=True).start()


def _wait(until: Connection) -> None:
    """End with the parent: a process whose parent was killed would wait for ever."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel, until])
        _Worker.is_told = True
        interrupt_main()
        connection.wait([parent.sentinel])
        os._exit(TERMINATED)
