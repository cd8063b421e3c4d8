"""The main loop of the worker process: answer requests until the app is gone."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from queue import SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any, TypeAlias

from treasure_games.core.registry import GAMES
from treasure_games.opponents.messages import Request, Thought
from treasure_games.opponents.mind import mind_of

Decide: TypeAlias = Callable[[Request], Any]


def think_for(app: Connection, decide: Decide) -> None:
    """Serve `app` in order of arrival; an int withdraws the request with that ticket.

    A second thread listens, so that a withdrawal, or the app's end, is noticed while thinking.
    """
    # Ctrl+C in a terminal reaches the whole group; the app decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    inbox: SimpleQueue[Request] = SimpleQueue()
    withdrawn: set[int] = set()
    Thread(target=_listen, args=(app, inbox, withdrawn), daemon=True).start()
    # Loaded ahead, so that the first decision needn't wait for it.
    for game_id in GAMES:
        mind_of(game_id)
    while True:
        message = inbox.get()
        if message.ticket in withdrawn:
            withdrawn.discard(message.ticket)
            continue
        _send(app, _reply(message, decide))


def _listen(app: Connection, inbox: SimpleQueue[Request], withdrawn: set[int]) -> None:
    while True:
        try:
            message = app.recv()
        except (EOFError, OSError):
            # The app has closed the pipe or is dead: nobody waits for the current result.
            os._exit(0)
        if isinstance(message, int):
            withdrawn.add(message)
        else:
            inbox.put(message)


def _reply(message: Request, decide: Decide) -> Thought:
    began = perf_counter()
    try:
        action = decide(message)
    except Exception as error:  # whatever goes wrong here, the match must continue
        trouble = f"{type(error).__name__}: {error}"
        return Thought(message.ticket, None, perf_counter() - began, trouble)
    return Thought(message.ticket, action, perf_counter() - began)


def _send(app: Connection, thought: Thought) -> None:
    try:
        app.send(thought)
    except OSError:
        os._exit(0)
    except Exception as error:  # an action that can't be pickled
        trouble = f"the answer can't be sent: {error}"
        app.send(Thought(thought.ticket, None, thought.seconds, trouble))
