"""The evaluator: each seat's share of the victory in a position, exact at the end."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

from treasure_games.games.do_not_touch.bot.chains import richest_chain
from treasure_games.games.do_not_touch.bot.greedy import hand_of, top_of, worth_on_table
from treasure_games.games.do_not_touch.rules.pieces import PACK_SIZE, WORTH
from treasure_games.games.do_not_touch.rules.scoring import final_outcome
from treasure_games.games.do_not_touch.rules.state import DRAW, OVER, State
from treasure_games.opponents.evaluation import softmax


class Weights(NamedTuple):
    """The worth of points not in the loot yet; fitted by `tools/train_do_not_touch.py`.

    `chain`: of a point that the hand could add now, `kept`: of one that would be left in it, `top`:
    of one of the loot's top, which can be swapped away. `move`: points for having the next draw.
    The variance of the difference between two final scores is `settled`, plus `per_card` for each
    covered card that the two will draw.
    """

    chain: float
    kept: float
    top: float
    move: float
    settled: float
    per_card: float


NUMBERS: Final = Weights(0.95, 0.70, -0.10, 1.5, 22.0, 2.9)
SYMBOLS: Final = Weights(1.00, 0.95, -0.50, 1.2, 2.0, 2.05)

LOGISTIC: Final = 0.55
"""The scale of the logistic curve closest to a normal one with standard deviation 1."""

MARGIN_SHARE: Final = 0.04
"""How much of the value is the margin, so that games already lost or won are still played well."""

WIDE_MARGIN: Final = 40
"""Points from the average score that count as the widest margin."""


def shares_of(state: State) -> list[float]:
    """Return each seat's share of the victory, 0 to 1."""
    if state.phase == OVER:
        return _final_shares(state)
    weights = SYMBOLS if state.house.has_symbols else NUMBERS
    expected = _expected_scores(state, weights)
    scale = LOGISTIC * sqrt(_variance(state, weights))
    best = max(expected)
    return softmax([(score - best) / scale for score in expected])


def features_of(state: State, seat: int) -> tuple[int, int, int]:
    """Return what the hand could add now, what would be left in it, and the worth of the top."""
    top, hand = top_of(state, seat), hand_of(state, seat)
    chain = richest_chain(top, hand)
    return chain.worth, sum([WORTH[face] for face in chain.left]), WORTH[top]


def _final_shares(state: State) -> list[float]:
    outcome = final_outcome(state)
    average = sum(outcome.scores) / len(outcome.scores)
    return [
        (1 - MARGIN_SHARE) * share
        + MARGIN_SHARE * (0.5 + max(-0.5, min(0.5, (score - average) / WIDE_MARGIN)))
        for share, score in zip(outcome.shares, outcome.scores, strict=True)
    ]


def _expected_scores(state: State, weights: Weights) -> list[float]:
    scores: list[float] = []
    for seat, now in enumerate(worth_on_table(state)):
        chain, kept, top = features_of(state, seat)
        scores.append(now + weights.chain * chain + weights.kept * kept + weights.top * top)
    if state.phase == DRAW:
        scores[state.turn] += weights.move
    return scores


def _variance(state: State, weights: Weights) -> float:
    """Return the variance of the difference between two final scores."""
    house = state.house
    share_of_two = 2 / house.seats
    to_come = PACK_SIZE - state.next_card + PACK_SIZE * (house.rounds - state.round_number)
    return weights.settled + weights.per_card * share_of_two * to_come
