"""Weights of the evaluator: shares of the victory from a weighted sum of features.

The weights are fitted to games between computer players (tools/train_treasure_boots.py), on other
seeds than those used to measure strength.
"""

from __future__ import annotations

from operator import mul
from typing import Final, TypeAlias

from treasure_games.games.treasure_boots.bot.position import FEATURES, Position

Weights: TypeAlias = tuple[float, ...]

WEIGHTS: Final[Weights] = (
    4.35,
    2.17,
    3.91,
    2.08,
    1.29,
    2.09,
    1.72,
    0.38,
    1.5,
    1.82,
    1.81,
    0.62,
    3.3,
    -0.85,
    0.14,
    -0.77,
)
"""In the order of `FEATURES`: the mean of two fits, to mates and to mixed mates."""

GREEDY: Final[Weights] = (9.0, 0.0, 6.0, 1.8, 0.0, 2.4, 0.0, 0.3)
"""Points, cargo, the way home and the next token: what a good player considers first."""

HOMEBOUND: Final = 2.4
"""The factor on the score for a level that ignores the value of a laden ship."""

assert len(WEIGHTS) == len(FEATURES)
assert FEATURES[0] == "score"


def logit(position: Position, seat: int, weights: Weights = WEIGHTS) -> float:
    """Return the logarithm of a seat's share, up to a term common to all seats."""
    total: float = sum(map(mul, weights, position.features(seat)))
    return total


def homebound(weights: Weights) -> Weights:
    """Return the weights of a captain who brings cargo home instead of fighting with it.

    Most people play like that, and it is weaker: speed and guns are worth more than the bonus of
    another voyage.
    """
    score, *others = weights
    return (score + HOMEBOUND, *others)
