"""Moves, their values, and the levels of computer players."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import exp
from typing import Any, Generic, NamedTuple, TypeVar

A_co = TypeVar("A_co", covariant=True)
EffortT = TypeVar("EffortT")


class Move(NamedTuple, Generic[A_co]):
    """What a seat does at once: one action, or a whole turn planned ahead.

    `key` names it by faces, not by pieces, so that sampled states share what is learned about it.
    `prior` is the mind's own guess of its value, as a share of the victory: only differences
    between the moves of one position count. A sealed choice is one move, with all its actions.
    """

    key: Hashable
    actions: tuple[A_co, ...]
    prior: float


class Level(NamedTuple, Generic[EffortT]):
    """How much a level searches, and how freely it chooses among the moves found.

    `effort` is in the units of its mind: iterations, moves, turns ahead; never time, so that
    results are reproducible. `temperature` (0: the best move) and `tolerance` are shares of the
    victory in an even game; `policy.log_odds_scale` scales both in one that is nearly won or lost.
    No choice gives away more of the victory than `tolerance`.
    """

    effort: EffortT
    temperature: float
    tolerance: float


class Evaluation(NamedTuple):
    """A move with its value, and how often it was tried.

    `value` is the expected share of the victory, from 0 to 1 in every game; only differences
    between the moves of one decision count, and a lone move may have any. `visits` is 0 for an
    untried move. `probability` is how often to play the move where only a mixed strategy is safe,
    as in a sealed choice; elsewhere None.
    """

    move: Move[Any]
    value: float
    visits: int
    probability: float | None = None

    @classmethod
    def of(cls, action: Any, value: float, probability: float | None = None) -> Evaluation:
        """Return the evaluation of a single action that was not tried in a search."""
        return cls(Move(action, (action,), 0.0), value, 0, probability)


def softmax(logits: Sequence[float]) -> list[float]:
    """Return the shares that are proportional to the exponentials; they add up to 1."""
    top = max(logits)
    powers = [exp(logit - top) for logit in logits]
    total = sum(powers)
    return [power / total for power in powers]
