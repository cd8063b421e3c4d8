"""Fits the weights in games/bluffaneer/bot/judgement.py to finished games, or measures the captain.

Each open question is a sample: the coins of all, and who won in the end. The weights make the
winners most likely (multinomial logit with a small ridge). With `--grid` the captain plays against
rivals of one fixed strategy instead, who bluff and call at constant rates; `--rivals` chooses one.

    python tools/train_bluffaneer.py --games 4000 --seats 4
    python tools/train_bluffaneer.py --grid --games 100 --first 5000
    python tools/train_bluffaneer.py --rivals 0,0 --games 500 --first 5000
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.ladder import interval, mean  # noqa: E402
from treasure_games.core.chance import SeededChance, stream_of  # noqa: E402
from treasure_games.core.game import deciding_seats, silent  # noqa: E402
from treasure_games.core.options import Setup  # noqa: E402
from treasure_games.games.bluffaneer.bot.judgement import Weights, features  # noqa: E402
from treasure_games.games.bluffaneer.bot.mind import MIND  # noqa: E402
from treasure_games.games.bluffaneer.rules.actions import (  # noqa: E402
    BELIEVE,
    CHALLENGE,
    CLAIM,
    STAY_QUIET,
    STEAL,
    Action,
)
from treasure_games.games.bluffaneer.rules.game import GAME  # noqa: E402
from treasure_games.games.bluffaneer.rules.state import ANSWER, SHOUT, State  # noqa: E402
from treasure_games.games.bluffaneer.rules.view import View  # noqa: E402
from treasure_games.opponents.players import Player, searching_player  # noqa: E402

RIDGE = 1e-4
STEPS = 40
RATES = (0.0, 0.25, 0.5, 0.75, 1.0)


def fixed_player(bluff: float, call: float, rng: Random) -> Player:
    """Return a player who claims every pair it has, and bluffs and calls at constant rates."""

    def choose(view: View, _legal: Sequence[Action]) -> Action:
        if view.phase == SHOUT:
            is_true = view.own_face == view.pair
            return CLAIM if is_true or rng.random() < bluff else STAY_QUIET
        if view.phase == ANSWER:
            return CHALLENGE if rng.random() < call else BELIEVE
        rivals = [seat for seat in range(view.seats) if seat != view.seat]
        return STEAL[max(rivals, key=lambda seat: view.coins[seat])]

    return Player(choose)


def played(setup: Setup, players: Sequence[Player], seed: int) -> Iterator[State]:
    """Yield the state before each decision of one game, and at its end."""
    state, chance = GAME.new(setup), SeededChance(seed)
    GAME.start(state, chance, silent)
    for seat in deciding_seats(GAME, state, seed):
        yield state
        action = players[seat].choose(GAME.view(state, seat), GAME.legal(state, seat))
        GAME.apply(state, seat, action, chance, silent)
    yield state


def samples_of(setup: Setup, seed: int) -> list[tuple[list[list[float]], int]]:
    """Return the features of all seats at each question of a game, with the seat that won.

    Each seat has a level, or rates of its own, so that the fit holds for other styles of play.
    """
    rng = stream_of(seed, "players")
    players = [a_player(rng) for _ in range(setup.seats)]
    seen: dict[tuple[int, int], list[list[float]]] = {}
    for state in played(setup, players, seed):
        if 0 not in state.coins:
            seen[state.turn_number, state.phase] = [list(row) for row in features(state.coins)]
    return [(row, state.winners[0]) for row in seen.values()]


def a_player(rng: Random) -> Player:
    """Return mostly a thinking player, sometimes one with rates of its own."""
    if rng.random() < 0.75:
        return searching_player(MIND, MIND.levels[rng.choice(("captain", "mate"))], rng)
    return fixed_player(rng.random() ** 2, rng.random(), rng)


def fit(rows: Any, winners: Any) -> tuple[Any, float]:
    """Return the weights by Newton's method, and the mean surprise (nats) at who won."""
    weights = np.zeros(rows.shape[2])
    chosen = rows[np.arange(len(winners)), winners]
    for _ in range(STEPS):
        shares = shares_of(rows, weights)
        expected = np.einsum("ns,nsf->nf", shares, rows)
        gradient = (chosen - expected).mean(0) - RIDGE * weights
        centred = rows - expected[:, None, :]
        curvature = np.einsum("ns,nsf,nsg->fg", shares, centred, centred) / len(winners)
        step = np.linalg.solve(curvature + RIDGE * np.eye(len(weights)), gradient)
        weights = weights + step
        if float(np.abs(step).max()) < 1e-6:
            break
    found = shares_of(rows, weights)[np.arange(len(winners)), winners]
    return weights, float(-np.log(found).mean())


def shares_of(rows: Any, weights: Any) -> Any:
    """Return each seat's share of the victory."""
    logits = rows @ weights
    powers = np.exp(logits - logits.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def fitted(setup: Setup, seeds: Sequence[int]) -> dict[str, Any]:
    """Return the weights for one number of seats."""
    samples = [sample for seed in seeds for sample in samples_of(setup, seed)]
    rows = np.array([row for row, _ in samples], dtype=float)
    weights, surprise = fit(rows, np.array([winner for _, winner in samples]))
    named = zip(Weights._fields, weights, strict=True)
    return {
        "samples": len(samples),
        "weights": {name: round(float(weight), 3) for name, weight in named},
        "surprise": round(surprise, 4),
    }


def wins(
    setup: Setup, seeds: Sequence[int], level: str, rates: tuple[float, float]
) -> dict[str, Any]:
    """Return how often one player wins against rivals of fixed rates, from every seat."""
    shares = []
    for seed in seeds:
        won = 0.0
        for seat in range(setup.seats):
            rng = stream_of(seed, f"rivals/{seat}")
            players = [fixed_player(*rates, rng) for _ in range(setup.seats)]
            players[seat] = searching_player(MIND, MIND.levels[level], stream_of(seed, f"{seat}"))
            *_, state = played(setup, players, seed)
            won += (seat in state.winners) / len(state.winners)
        shares.append(won / setup.seats)
    low, high = interval(shares)
    return {
        "bluff": rates[0],
        "call": rates[1],
        "win": round(mean(shares), 4),
        "interval": [round(low, 4), round(high, 4)],
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """Fit or measure, and print JSON lines."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=1000, help="seeds; measured from each seat")
    parser.add_argument("--first", type=int, default=100_000, help="the first seed")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--level", default="captain", help="who is measured")
    parser.add_argument("--grid", action="store_true", help="against rivals of many fixed rates")
    parser.add_argument("--rivals", metavar="BLUFF,CALL", help="against rivals of these rates")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args(arguments)
    setup = Setup.of(GAME.info, given.seats, dict(text.split("=", 1) for text in given.option))
    seeds = range(given.first, given.first + given.games)
    if given.grid or given.rivals:
        grid = list(product(RATES, RATES))
        if given.rivals:
            bluff, call = given.rivals.split(",")
            grid = [(float(bluff), float(call))]
        for rates in grid:
            print(json.dumps(wins(setup, seeds, given.level, rates)), flush=True)
    else:
        print(json.dumps({"seats": given.seats, **fitted(setup, seeds)}))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
