"""A race between the moves at the root: all get the same luck, and the hopeless leave early."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

from treasure_games.opponents.evaluation import Evaluation, Move

BATCH: Final = 8
"""Samples between two comparisons."""

CONFIDENCE: Final = 2.6
"""Standard errors by which a move must trail the leader to leave the race."""

CLOSE_ENOUGH: Final = 0.004
"""The race ends when no rival can plausibly beat the leader by more than this share."""

PRIOR_SAMPLES: Final = 3
PRIOR_VARIANCE: Final = 0.04
"""A few imagined samples with this variance keep lucky real ones from ending the race."""


class Runner:
    """A move in the race, with its result in each sample."""

    __slots__ = ("move", "results")

    def __init__(self, move: Move[Any]) -> None:
        self.move = move
        self.results: list[float] = []

    @property
    def mean(self) -> float:
        """The average share of the victory so far."""
        return sum(self.results) / len(self.results)

    def gaps(self, leader: Runner) -> list[float]:
        """Return how far it trailed the leader in each sample that both were tried in."""
        return [ahead - own for ahead, own in zip(leader.results, self.results, strict=False)]


def leader_of(runners: Sequence[Runner]) -> Runner:
    """Return the runner with the best mean."""
    return max(runners, key=lambda runner: runner.mean)


def may_still_win(runner: Runner, leader: Runner) -> bool:
    """Return True if `runner` may yet beat `leader`, judged by their paired differences."""
    gaps = runner.gaps(leader)
    count = len(gaps)
    mean = sum(gaps) / count
    if count < BATCH:
        return True
    squares = sum([(gap - mean) ** 2 for gap in gaps])
    variance = (squares + PRIOR_SAMPLES * PRIOR_VARIANCE) / (count - 1 + PRIOR_SAMPLES)
    return mean < CONFIDENCE * sqrt(variance / count) - CLOSE_ENOUGH


def results_of(runners: Sequence[Runner], leader: Runner) -> list[Evaluation]:
    """Return the results of the race, best first; nobody is better than the leader.

    A value is the leader's minus the move's gap in the same samples: a move that left early may
    have led while the leader was still unlucky.
    """
    found = []
    for runner in runners:
        gaps = runner.gaps(leader)
        behind = max(0.0, sum(gaps) / len(gaps))
        found.append(Evaluation(runner.move, max(0.0, leader.mean - behind), len(gaps)))
    return sorted(found, key=lambda one: (-one.value, -one.visits))
