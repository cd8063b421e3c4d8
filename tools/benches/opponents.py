"""Thinking time of each level: median and 99th percentile of a decision, interpreted, and the
latter in time of the processor, too; what one of four waits for in a round, thought and animation
apart; and how evenly the window goes on drawing while captains think.
"""

from time import perf_counter, process_time
from typing import Any, NamedTuple

from tools.benches import games, quantile, waiting
from tools.benches.gaps import measure_gaps
from tools.benches.rules import VARIANTS
from treasure_games.core.chance import SeededChance
from treasure_games.core.options import Setup
from treasure_games.core.registry import AnyGame, load
from treasure_games.match.steps import turn_events, turns_in
from treasure_games.opponents.players import LEVELS, make_player

SEATS = (2, 4, 8)
"""The last stands for the largest table of a game."""

MATCHES = {"random": 20, "greedy": 20, "deckhand": 6, "mate": 4, "captain": 3}
"""Matches of each level among themselves."""

MOST_DECISIONS = 2_000
"""After which a match is broken off: players at random may sail the open sea for ever."""


class Thought(NamedTuple):
    """What a decision took its seat, in seconds by the clock and of the processor."""

    seat: int
    clock: float
    processor: float


def measure(game: str | None) -> dict[str, Any]:
    """For each game, variant, number of seats and level, over whole matches."""
    return {
        one: {**_game(one), "round_s": _round(one), "window": measure_gaps(one)}
        for one in games(game)
    }


def _round(game_id: str) -> dict[str, float]:
    """Return the seconds that one of four waits in a round while captains think, and while it is
    shown what others do.
    """
    rules = load(game_id)
    thoughts, turns = _match(rules, Setup.of(rules.info, 4, {}), "captain", 0)
    person = waiting.played(game_id, waiting.FIRST)
    shown = sum([spent for what, spent in person.seconds.items() if what.startswith("waits")])
    return {
        "thought": round(4 * sum([one.clock for one in thoughts if one.seat]) / turns, 1),
        "animation": round(4 * shown / turns_in(person.match.acts, 4), 1),
    }


def _game(game_id: str) -> dict[str, Any]:
    rules = load(game_id)
    found: dict[str, Any] = {}
    for name, options in VARIANTS.get(game_id, {"default": {}}).items():
        low, high = rules.info.seats
        for seats in sorted({min(number, high) for number in SEATS if low <= number}):
            setup = Setup.of(rules.info, seats, options)
            found[f"{name}, {seats} seats"] = {
                level: _level(rules, setup, level) for level in LEVELS
            }
    return found


def _level(rules: AnyGame, setup: Setup, level: str) -> dict[str, float]:
    thoughts: list[Thought] = []
    for seed in range(MATCHES[level]):
        thoughts += _match(rules, setup, level, seed)[0]
    times = [one.clock for one in thoughts]
    return {
        "decisions": len(times),
        "p50_ms": round(quantile(times, 0.5) * 1000, 2),
        "p99_ms": round(quantile(times, 0.99) * 1000, 2),
        "p99_processor_ms": round(quantile([one.processor for one in thoughts], 0.99) * 1000, 2),
    }


def _match(rules: AnyGame, setup: Setup, level: str, seed: int) -> tuple[list[Thought], int]:
    """Return what the decisions of a match took, and the number of its turns."""
    state, chance, events = rules.new(setup), SeededChance(seed), list[Any]()
    begins, taking_part = turn_events(rules.info.events, setup.seats)
    rules.start(state, chance, events.append)
    players = [make_player(level, rules.info.id, seat, seed) for seat in range(setup.seats)]
    times = []
    for _ in range(MOST_DECISIONS):
        asked = rules.pending(state)
        if asked is None:
            break
        seat = asked.seats[0]
        view, legal = rules.view(state, seat), rules.legal(state, seat)
        start, busy = perf_counter(), process_time()
        action = players[seat].choose(view, legal)
        if len(legal) > 1:
            times.append(Thought(seat, perf_counter() - start, process_time() - busy))
        rules.apply(state, seat, action, chance, events.append)
    return times, taking_part * sum([type(event) in begins for event in events])
