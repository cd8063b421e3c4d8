"""Thinking time of each level: median and 99th percentile of a decision, interpreted; and how
evenly the window goes on drawing while captains think.
"""

from time import perf_counter
from typing import Any

from tools.benches import games, quantile
from tools.benches.gaps import measure_gaps
from tools.benches.rules import VARIANTS
from treasure_games.core.chance import SeededChance
from treasure_games.core.game import silent
from treasure_games.core.options import Setup
from treasure_games.core.registry import AnyGame, load
from treasure_games.opponents.players import LEVELS, make_player

SEATS = (2, 4, 8)
"""The last stands for the largest table of a game."""

MATCHES = {"random": 20, "greedy": 20, "deckhand": 6, "mate": 4, "captain": 3}
"""Matches of each level among themselves."""

MOST_DECISIONS = 2_000
"""After which a match is broken off: players at random may sail the open sea for ever."""


def measure(game: str | None) -> dict[str, Any]:
    """For each game, variant, number of seats and level, over whole matches."""
    return {one: {**_game(one), "window": measure_gaps(one)} for one in games(game)}


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
    times: list[float] = []
    for seed in range(MATCHES[level]):
        times += _match(rules, setup, level, seed)
    return {
        "decisions": len(times),
        "p50_ms": round(quantile(times, 0.5) * 1000, 2),
        "p99_ms": round(quantile(times, 0.99) * 1000, 2),
    }


def _match(rules: AnyGame, setup: Setup, level: str, seed: int) -> list[float]:
    state, chance = rules.new(setup), SeededChance(seed)
    rules.start(state, chance, silent)
    players = [make_player(level, rules.info.id, seat, seed) for seat in range(setup.seats)]
    times = []
    for _ in range(MOST_DECISIONS):
        asked = rules.pending(state)
        if asked is None:
            break
        seat = asked.seats[0]
        view, legal = rules.view(state, seat), rules.legal(state, seat)
        start = perf_counter()
        action = players[seat].choose(view, legal)
        if len(legal) > 1:
            times.append(perf_counter() - start)
        rules.apply(state, seat, action, chance, silent)
    return times
