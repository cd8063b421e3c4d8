"""Decisions a second of random play, and microseconds of a copy, for each game and variant."""

from random import Random
from time import perf_counter
from typing import Any

from tools.benches import games
from treasure_games.core.chance import SeededChance
from treasure_games.core.game import silent
from treasure_games.core.options import OptionValue, Setup
from treasure_games.core.registry import AnyGame, load

PLAYOUTS = 300
MOST_DECISIONS = 200
"""In one playout: ships at random on an endless sea would never come to the end of their game."""

SEATS = (2, 4, 8)
COPIES = 20_000
ROUNDS = 5
VARIANTS: dict[str, dict[str, dict[str, OptionValue]]] = {
    "do_not_touch": {"numerical": {}, "symbols": {"version": "symbols"}},
    "treasure_boots": {"hex": {}, "square": {"chart": "square"}},
    "bluffaneer": {"sealed": {}, "clockwise": {"shout": "clockwise"}},
    "scallywager": {"cards": {}, "dice alone": {"cards": "off"}},
    "stolen_treasure": {"house rules": {}, "rulebook alone": {"hand_limit": "off"}},
}


def measure(game: str | None) -> dict[str, Any]:
    """For each game, variant and number of seats: the best of some rounds."""
    return {one: _game(one) for one in games(game)}


def _game(game_id: str) -> dict[str, Any]:
    rules = load(game_id)
    found = {}
    for name, options in VARIANTS.get(game_id, {"default": {}}).items():
        low, high = rules.info.seats
        for seats in [number for number in SEATS if low <= number <= high]:
            setup = Setup.of(rules.info, seats, options)
            found[f"{name}, {seats} seats"] = _variant(rules, setup)
    return found


def _variant(rules: AnyGame, setup: Setup) -> dict[str, float]:
    return {
        "decisions_per_s": round(max(_decisions_per_second(rules, setup) for _ in range(ROUNDS))),
        "copy_us": round(min(_copy_seconds(rules, setup) for _ in range(ROUNDS)) * 1e6, 3),
    }


def _decisions_per_second(rules: AnyGame, setup: Setup) -> float:
    rng, chance = Random(1), SeededChance(1)
    decisions, seconds = 0, 0.0
    pending, legal, apply = rules.pending, rules.legal, rules.apply
    for _ in range(PLAYOUTS):
        state = rules.new(setup)
        rules.start(state, chance, silent)
        done = 0
        start = perf_counter()
        while done < MOST_DECISIONS and (asked := pending(state)) is not None:
            seat = asked.seats[0]
            actions = legal(state, seat)
            apply(state, seat, actions[int(rng.random() * len(actions))], chance, silent)
            done += 1
        seconds += perf_counter() - start
        decisions += done
    return decisions / seconds


def _copy_seconds(rules: AnyGame, setup: Setup) -> float:
    state = rules.new(setup)
    chance, rng = SeededChance(2), Random(2)
    rules.start(state, chance, silent)
    for _ in range(30):
        asked = rules.pending(state)
        if asked is None:
            break
        actions = rules.legal(state, asked.seats[0])
        rules.apply(state, asked.seats[0], rng.choice(actions), chance, silent)
    copy = state.copy
    start = perf_counter()
    for _ in range(COPIES):
        copy()
    return (perf_counter() - start) / COPIES
