"""Fits the weights in games/treasure_boots/bot/evaluator.py to finished games.

Each end of a turn is a sample: every seat's features, and who won in the end. The weights make
the winners most likely (multinomial logit with a small ridge). Prints one JSON line with the
weights, and how well they predict other games.

    python tools/train_treasure_boots.py --games 1200 --seats 2,3,4,6 --jobs 2
    python tools/train_treasure_boots.py --seats 4 --league level,home,stranger:early

In a league each seat is drawn from its list: `level` is a player of `--level`, `home` the same with
the weights of one who brings cargo home early, `stranger:…` one of tools/duel/pirates.py.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import cycle, product
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.duel.pirates import stranger  # noqa: E402
from treasure_games.core.chance import SeededChance, stream_of  # noqa: E402
from treasure_games.core.game import silent  # noqa: E402
from treasure_games.core.options import Setup  # noqa: E402
from treasure_games.games.treasure_boots.bot.evaluator import (  # noqa: E402
    FEATURES,
    HOMEBOUND,
    WEIGHTS,
    Position,
)
from treasure_games.games.treasure_boots.bot.mind import TreasureBootsMind  # noqa: E402
from treasure_games.games.treasure_boots.rules.game import GAME  # noqa: E402
from treasure_games.opponents.players import Player, searching_player  # noqa: E402

RIDGE = 1e-3
STEPS = 40


class Sample(NamedTuple):
    """The features of all seats at the end of a turn, and the seat that won."""

    features: list[list[float]]
    winner: int


class Table(NamedTuple):
    """One game to play for samples; `spread` is how much its players' weights vary."""

    league: tuple[str, ...]
    seats: int
    seed: int
    level: str
    spread: float
    options: dict[str, str]


def samples_of(table: Table) -> list[Sample]:
    """Return the samples of one game between players of a league."""
    setup = Setup.of(GAME.info, table.seats, table.options)
    rng = stream_of(table.seed, "players")
    players = [_player(table, rng, seat) for seat in range(table.seats)]
    state, chance = GAME.new(setup), SeededChance(table.seed)
    GAME.start(state, chance, silent)
    seen, turn = [], 0
    while (pending := GAME.pending(state)) is not None:
        if state.turn_number != turn:
            turn = state.turn_number
            if turn:
                position = Position(state, state.turn)
                seen.append([position.features(seat) for seat in range(table.seats)])
        seat = pending.seats[0]
        action = players[seat].choose(GAME.view(state, seat), GAME.legal(state, seat))
        GAME.apply(state, seat, action, chance, silent)
    outcome = GAME.outcome(state)
    assert outcome is not None
    return [Sample(features, outcome.winners[0]) for features in seen]


def _player(table: Table, rng: Random, seat: int) -> Player:
    """Return a player with its own weights, so that results hold for other styles of play."""
    name, _, plan = rng.choice(table.league).partition(":")
    if plan:
        return stranger(plan, seat, table.seed)
    weights = HOMEBOUND if name == "home" else WEIGHTS
    mind = TreasureBootsMind(tuple(weight * (1 + rng.gauss(0, table.spread)) for weight in weights))
    return searching_player(mind, mind.levels[table.level], rng)


def fit(samples: Sequence[Sample]) -> Any:
    """Return the fit by Newton's method, with samples of any numbers of seats together."""
    weights = np.zeros(len(FEATURES))
    groups = grouped(samples)
    for _ in range(STEPS):
        gradient = -RIDGE * weights
        curvature = RIDGE * np.eye(len(weights))
        for features, winners in groups:
            shares = softmax(features @ weights)
            mean = np.einsum("ns,nsf->nf", shares, features)
            gradient = gradient + (features[np.arange(len(winners)), winners] - mean).mean(0)
            centred = features - mean[:, None, :]
            curvature = curvature + np.einsum("ns,nsf,nsg->fg", shares, centred, centred) / len(
                winners
            )
        step = np.linalg.solve(curvature, gradient)
        weights = weights + step
        if float(np.abs(step).max()) < 1e-6:
            break
    return weights


def grouped(samples: Sequence[Sample]) -> list[tuple[Any, Any]]:
    """Return arrays by number of seats: features (samples, seats, features), winners (samples)."""
    sizes = sorted({len(sample.features) for sample in samples})
    return [
        (
            np.array([one.features for one in samples if len(one.features) == size]),
            np.array([one.winner for one in samples if len(one.features) == size]),
        )
        for size in sizes
    ]


def softmax(logits: Any) -> Any:
    """Return shares along the last axis."""
    powers = np.exp(logits - logits.max(axis=-1, keepdims=True))
    return powers / powers.sum(axis=-1, keepdims=True)


def surprise(samples: Sequence[Sample], weights: Any) -> dict[str, float]:
    """Return the mean surprise (nats) at who won, by number of seats; par is its logarithm."""
    return {
        str(features.shape[1]): round(
            float(-np.log(softmax(features @ weights)[np.arange(len(winners)), winners]).mean()),
            4,
        )
        for features, winners in grouped(samples)
    }


def play_all(tables: Sequence[Table], jobs: int) -> list[Sample]:
    """Return the samples of all tables, in order."""
    if jobs == 1:
        return [sample for table in tables for sample in samples_of(table)]
    with ProcessPoolExecutor(jobs) as pool:
        return [sample for found in pool.map(samples_of, tables, chunksize=8) for sample in found]


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, fit, predict, print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--first", type=int, default=100_000, help="the first seed")
    parser.add_argument("--seats", default="2,3,4,6", help="numbers of seats, in turn")
    parser.add_argument("--charts", default="hex,square", help="charts, in turn")
    parser.add_argument("--level", default="mate")
    parser.add_argument("--league", default="level", help="who may sit there, each seat by lot")
    parser.add_argument("--spread", type=float, default=0.4, help="of the players' weights")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args(arguments)
    options = dict(text.split("=", 1) for text in given.option)
    counts = [int(count) for count in given.seats.split(",")]
    charts = [{"chart": chart, **options} for chart in given.charts.split(",")]
    league = tuple(given.league.split(","))
    kinds = cycle(product(charts, counts))
    seeds = range(given.first, given.first + given.games)
    tables = [
        Table(league, seats, seed, given.level, given.spread, chosen)
        for seed, (chosen, seats) in zip(seeds, kinds, strict=False)
    ]
    learnt = play_all(tables[: given.games * 4 // 5], given.jobs)
    kept = play_all(tables[given.games * 4 // 5 :], given.jobs)
    weights = fit(learnt)
    print(
        json.dumps(
            {
                "samples": len(learnt),
                "weights": {
                    name: round(float(weight), 3)
                    for name, weight in zip(FEATURES, weights, strict=True)
                },
                "surprise": surprise(kept, weights),
                "surprise_today": surprise(kept, np.array(WEIGHTS)),
            }
        )
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
