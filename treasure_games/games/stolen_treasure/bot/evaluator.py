"""The evaluator: each seat's share of the victory in a position, exact at the end."""

from __future__ import annotations

from operator import mul
from typing import Final

from treasure_games.games.stolen_treasure.rules.pieces import (
    PIRACY_KINDS,
    SPOT,
    TITLES,
    VALUES,
)
from treasure_games.games.stolen_treasure.rules.state import OVER, State
from treasure_games.opponents.evaluation import softmax

FEATURES: Final = (
    "buried",
    "buried_squared",
    "riches",
    "burdens",
    "burdens_by_buried",
    "best_two",
    "reach_squared",
    "ready",
    "blocked",
    "skipped",
    "next",
    *[TITLES[kind] for kind in PIRACY_KINDS],
)
"""The features of a seat; treasure is divided by the goal.

`best_two` is the worth of the two best treasures in hand, which can be buried in one turn, `reach`
the score after that. `ready` is 1 if that wins; `blocked` is the reach of a seat that the Black
Spot keeps from winning. `next` is 1 for the seat in turn, less for those after it. The others are
the numbers of piracy cards of each kind in hand.
"""
WEIGHTS: Final = (
    1.57, 0.78, 1.59, 0.2, 0.3, -0.37, 0.31, 0.78, -0.3, -0.34, 0.36,
    0.02, 0.17, 0.12, 0.15, 0.52, 0.18, 0.18, 0.04, 0.24, 0.25, 0.02, 0.0,
)  # fmt: skip
"""By feature; fitted by `tools/train_stolen_treasure.py`.

Players that value piracy cards less end matches among themselves sooner, and lose to these weights.
"""
_OF_KIND: Final = WEIGHTS[-len(PIRACY_KINDS) :]
_FIRST_KIND: Final = PIRACY_KINDS[0]


def shares_of(state: State) -> list[float]:
    """Return each seat's share of the victory, 0 to 1."""
    seats = state.house.seats
    if state.phase == OVER:
        share = 1 / len(state.winners)
        return [share if seat in state.winners else 0.0 for seat in range(seats)]
    return softmax([_logit(state, seat) for seat in range(seats)])


def features_of(state: State, seat: int) -> tuple[float, ...]:
    """Return the features of a seat, in the order of `FEATURES`."""
    kinds = [state.faces[card] for card in state.pirates[seat]]
    held = [float(kinds.count(kind)) for kind in PIRACY_KINDS]
    return (*_standing(state, seat, has_spot=SPOT in kinds), *held)


def _logit(state: State, seat: int) -> float:
    """Return the weighted sum of the features."""
    kinds = [state.faces[card] for card in state.pirates[seat]]
    total: float = sum(map(mul, WEIGHTS, _standing(state, seat, has_spot=SPOT in kinds)))
    return total + sum([_OF_KIND[kind - _FIRST_KIND] for kind in kinds])


def _standing(state: State, seat: int, *, has_spot: bool) -> tuple[float, ...]:
    faces, target, seats = state.faces, state.house.target, state.house.seats
    best = second = riches = burdens = 0
    for card in state.treasures[seat]:
        value = VALUES[faces[card]]
        if value < 0:
            burdens += value
            continue
        riches += value
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    buried = state.banked[seat] / target
    reach = buried + (burdens + best + second) / target
    return (
        buried,
        buried * buried,
        riches / target,
        burdens / target,
        burdens / target * buried,
        (best + second) / target,
        reach * reach,
        float(reach >= 1 and not has_spot),
        reach * has_spot,
        float(state.skips[seat] > 0),
        1.0 - (seat - state.active) % seats / seats,
    )
