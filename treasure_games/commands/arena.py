"""Plays games between computer players, in one process or several with the same results.

Worker processes end with the command that started them, and leave Ctrl+C to it.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from itertools import islice
from multiprocessing import connection, get_context, parent_process
from threading import Thread, current_thread, main_thread
from types import FrameType
from typing import Any, Final, NamedTuple, NoReturn

from msgspec import Struct

from treasure_games.core.chance import SeededChance
from treasure_games.core.codec import Plain
from treasure_games.core.game import MOST_STEPS, Listener, Outcome, deciding_seats
from treasure_games.core.options import Setup
from treasure_games.core.record import Playthrough
from treasure_games.core.registry import AnyGame, load
from treasure_games.match.seats import Kind, MatchSetup, Seat, thinking_seed
from treasure_games.match.steps import turn_events
from treasure_games.opponents.players import Player, make_player

TERMINATED: Final = 143
"""The exit code of shells: 128 plus the number of the signal."""


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


def end_with_parent() -> None:
    """Prepare a new worker: it ignores Ctrl+C, and ends when its parent ends."""
    # Ctrl+C in a terminal reaches the whole group; the parent ends its pool.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_wait_for_parent, name="parent_watch", daemon=True).start()


def _wait_for_parent() -> None:
    """End with the parent: a worker whose parent was killed would wait for ever."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(TERMINATED)


LARGEST_CHUNK: Final = 16


class Series(Struct, frozen=True):
    """Many games with the same levels in the same seats, each with another seed."""

    game: str
    setup: Setup
    levels: tuple[str, ...]
    seed: int

    def seed_of(self, number: int) -> int:
        """Return the seed of the game with this number, which depends on nothing else."""
        digest = sha256(f"{self.seed}/{number}".encode("ascii")).digest()
        return int.from_bytes(digest[:8], "big")


class Played(NamedTuple):
    """A played game: its result (None if it didn't end), its length, its record.

    `turns` are those of all seats together; `line` is the record, empty unless requested.
    """

    number: int
    outcome: Outcome | None
    decisions: int
    turns: int
    line: str = ""


def played(series: Series, number: int, *, is_recorded: bool = False) -> Played:
    """Play one game of the series.

    The seed also decides who answers first when several seats choose at once.
    """
    if is_recorded:
        return _played_on_record(series, number)
    game, seed = load(series.game), series.seed_of(number)
    state, chance, turns = game.new(series.setup), SeededChance(seed), list[object]()
    classes, taking_part = turn_events(game.info.events, series.setup.seats)
    apply, emit, decisions = game.apply, Listener(classes, turns.append), 0
    game.start(state, chance, emit)
    choices = _choices(game, series, seed, state)
    for seat in islice(deciding_seats(game, state, seed), MOST_STEPS):
        apply(state, seat, choices[seat](), chance, emit)
        decisions += 1
    return Played(number, game.outcome(state), decisions, len(turns) * taking_part)


def _played_on_record(series: Series, number: int) -> Played:
    """Play the same game and record it."""
    game, seed, turns = load(series.game), series.seed_of(number), list[object]()
    classes, taking_part = turn_events(game.info.events, series.setup.seats)
    emit = Listener(classes, turns.append)
    play = Playthrough(game, series.setup, SeededChance(seed), _notes(series, number))
    play.start(emit)
    choices = _choices(game, series, seed, play.state)
    for seat in islice(deciding_seats(game, play.state, seed), MOST_STEPS):
        play.act(seat, choices[seat](), emit)
    outcome, decisions = game.outcome(play.state), len(play.record.rows)
    return Played(number, outcome, decisions, len(turns) * taking_part, play.record.to_line())


def _choices(game: AnyGame, series: Series, seed: int, state: Any) -> list[Callable[[], Any]]:
    """Return for each seat a function that chooses an action in the current `state`."""
    return [
        _choice(game, state, seat, make_player(level, series.game, seat, thinking_seed(seed)))
        for seat, level in enumerate(series.levels)
    ]


def _choice(game: AnyGame, state: Any, seat: int, player: Player) -> Callable[[], Any]:
    """Return a function that chooses for a seat; it makes a view only if the player needs one."""
    choose, legal, view = player.choose, game.legal, game.view
    if player.needs_view:
        return lambda: choose(view(state, seat), legal(state, seat))
    return lambda: choose(state, legal(state, seat))


def series_played(series: Series, games: int, jobs: int, *, are_recorded: bool) -> Iterator[Played]:
    """Yield all games of the series in order, whichever process finishes first."""
    play = partial(played, series, is_recorded=are_recorded)
    if jobs == 1:
        yield from map(play, range(games))
        return
    with children_ignoring_interrupts():
        pool = get_context("spawn").Pool(min(jobs, games), end_with_parent)
    # So few games per task that the processes end together.
    chunk = max(1, min(LARGEST_CHUNK, games // (jobs * 8)))
    with pool:
        yield from pool.imap(play, range(games), chunk)


def _notes(series: Series, number: int) -> dict[str, Plain]:
    """Return the notes of a match: who sat where, and the seed."""
    seats = tuple(
        Seat(level, seat, Kind.COMPUTER, level=level) for seat, level in enumerate(series.levels)
    )
    plan = MatchSetup(series.game, series.setup, seats, series.seed_of(number))
    return {"number": number, **plan.to_notes()}
