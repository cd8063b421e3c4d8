"""Fits the weights in games/stolen_treasure/bot/mind.py to finished games.

Each beginning of a turn is a sample: every seat's features, and who won in the end. The weights
make the winners most likely (multinomial logit with a small ridge). Prints one JSON line with the
weights, and how well they and the present ones predict other games.

    python tools/train_stolen_treasure.py --games 1200 --seats 2,3,4,6 --level mate
"""

import argparse
import json
import sys
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from treasure_games.core.chance import SeededChance, stream_of  # noqa: E402
from treasure_games.core.game import MOST_STEPS, deciding_seats, silent  # noqa: E402
from treasure_games.core.options import Setup  # noqa: E402
from treasure_games.games.stolen_treasure.bot.mind import FEATURES, WEIGHTS, features_of  # noqa: E402
from treasure_games.games.stolen_treasure.bot.options import options  # noqa: E402
from treasure_games.games.stolen_treasure.rules.game import GAME  # noqa: E402
from treasure_games.games.stolen_treasure.rules.phases import ACTION  # noqa: E402
from treasure_games.opponents.players import make_player  # noqa: E402

RIDGE = 2e-3
STEPS = 40
WHIM = 0.15
"""How often a greedy player takes another of its best options, so that games differ more."""
WHIMS = 3


class Sample(NamedTuple):
    """The features of all seats at the beginning of a turn, and the seat that won."""

    features: list[tuple[float, ...]]
    winner: int


def samples_of(seats: int, seed: int, level: str) -> list[Sample]:
    """Return the samples of one game between players of one level."""
    players = [make_player(level, GAME.info.id, seat, seed) for seat in range(seats)]
    state, chance, rng = GAME.new(Setup.of(GAME.info, seats, {})), SeededChance(seed), Random(seed)
    GAME.start(state, chance, silent)
    seen, turn, whims = [], -1, stream_of(seed, "whims")
    for steps, seat in enumerate(deciding_seats(GAME, state, seed)):
        if state.turn_number != turn and state.phase == ACTION:
            turn = state.turn_number
            seen.append([features_of(state, one) for one in range(seats)])
        legal = GAME.legal(state, seat)
        if level == "greedy" and len(legal) > 1 and whims.random() < WHIM:
            action = rng.choice(options(state, seat)[:WHIMS]).actions[0]
        else:
            action = players[seat].choose(GAME.view(state, seat), legal)
        GAME.apply(state, seat, action, chance, silent)
        if steps > MOST_STEPS:
            return []
    return [Sample(features, state.winners[0]) for features in seen]


def fit(samples: Sequence[Sample]) -> Any:
    """Return the fit by Newton's method, with samples of any numbers of seats together."""
    weights = np.zeros(len(FEATURES))
    groups = grouped(samples)
    for _ in range(STEPS):
        gradient, curvature = -RIDGE * weights, RIDGE * np.eye(len(weights))
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


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, fit, predict, print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--first", type=int, default=100_000, help="the first seed")
    parser.add_argument("--seats", default="2,3,4,5,6", help="numbers of seats, in turn")
    parser.add_argument("--level", default="greedy")
    given = parser.parse_args(arguments)
    counts = cycle([int(count) for count in given.seats.split(",")])
    seeds = range(given.first, given.first + given.games)
    games = [samples_of(next(counts), seed, given.level) for seed in seeds]
    kept = given.games * 4 // 5
    learnt = [sample for game in games[:kept] for sample in game]
    others = [sample for game in games[kept:] for sample in game]
    weights = fit(learnt)
    print(
        json.dumps(
            {
                "samples": len(learnt),
                "weights": {
                    name: round(float(weight), 2)
                    for name, weight in zip(FEATURES, weights, strict=True)
                },
                "surprise": surprise(others, weights),
                "surprise_now": surprise(others, np.array(WEIGHTS)),
            }
        )
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
