"""The worker process: its messages to and from the app, which can be pickled, and its main loop."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Mapping
from queue import SimpleQueue
from random import Random
from threading import Thread
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from msgspec import Struct

from treasure_games.core.registry import GAMES, PACKAGES
from treasure_games.opponents.advice import glance, judge, suggest
from treasure_games.opponents.mind import Reason, mind_of
from treasure_games.opponents.players import make_player

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

NO_TICKET: Final = 0


class Request(Struct, frozen=True):
    """A decision requested from a computer player.

    `legal` are the legal actions of `seat` now (not empty). `row` is the number of the decision in
    the match: with `seed` it decides the luck of the thinking, so equal requests get equal answers.
    `hint` asks for a reason as well. An action that was `played` is to be judged instead: at a
    glance, or with a `hint` thoroughly. `ticket` is set by `Thinker.submit`.
    """

    game_id: str
    view: Any
    legal: tuple[Any, ...]
    seat: int
    level: str
    seed: int
    row: int
    persona: str | None = None
    hint: bool = False
    played: Any = None
    ticket: int = NO_TICKET


class Thought(Struct, frozen=True):
    """The worker's result: an action or a judgement, or in `trouble` why there is none."""

    ticket: int
    action: Any
    seconds: float
    trouble: str = ""


class Answer(Struct, frozen=True):
    """The answer for the app: always one of the request's legal actions; a `Judgement` of one that
    was played, or None if there was trouble.

    `others` are those of a `Judgement`. `seconds` is the time spent thinking; `trouble` says why
    the greedy player answered instead of
    the worker process; usually empty.
    """

    ticket: int
    request: Request
    action: Any
    reason: Reason | None
    seconds: float
    trouble: str = ""
    others: tuple[tuple[Any, str], ...] = ()


def decide(request: Request) -> Any:
    """Return the action of the requested player, or the judgement of a hint or what was played."""
    luck, mind = request.seed * 100_003 + request.row, mind_of(request.game_id)
    if request.hint and request.played is None and request.level in mind.levels:
        level = mind.levels[request.level]
        return suggest(mind, request.view, request.legal, level, Random(luck))
    if request.played is not None:
        look = judge if request.hint else glance
        return look(mind, request.view, request.legal, request.played, Random(luck))
    player = make_player(request.level, request.game_id, request.seat, luck, request.persona)
    return player.choose(request.view, request.legal)


def explain(request: Request, action: Any) -> Reason | None:
    """Return the reason for `action` in this process's language; None if there is none."""
    try:
        return mind_of(request.game_id).reason(request.view, action)
    except Exception:  # an invalid view: the move counts, not the words
        return None


Decide: TypeAlias = Callable[[Request], Any]


def think_for(app: Connection, decide: Decide, packages: Mapping[str, str]) -> None:
    """Serve `app` in order of arrival; an int withdraws the request with that ticket.

    It knows the same games as the app, by their `packages`.

    A second thread listens, so that a withdrawal, or the app's end, is noticed while thinking.
    """
    # Ctrl+C in a terminal reaches the whole group; the app decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    PACKAGES.update(packages)
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
