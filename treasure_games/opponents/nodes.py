"""What the search has learned of an information set with one deciding seat."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import log, sqrt
from typing import Any, Final, NamedTuple

from treasure_games.opponents.evaluation import Move

EXPLORATION: Final = 0.35
"""How much UCB prefers untried moves (its constant; shares are 0 to 1)."""

PRIOR_VISITS: Final = 3.0
"""The number of visits that the mind's own guess of a move weighs as much as."""


class Branch:
    """A move at a node: how often it was available and chosen, and its results."""

    __slots__ = ("available", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.available = 0


class Node:
    """An information set of the deciding seat: its branches by the moves' keys.

    Samples differ in which moves exist, so a branch counts how often it was available and is
    compared by that instead of the node's visits (Cowling, Powley, Whitehouse 2012).
    """

    __slots__ = ("branches",)

    def __init__(self) -> None:
        self.branches: dict[Hashable, Branch] = {}

    def select(self, moves: Sequence[Move[Any]]) -> tuple[Move[Any], Branch]:
        """Choose the move to try next among those available, and count that all of them are.

        It is the one with the highest UCB, with a progressive bias: the mind's guess fades as
        visits increase.
        """
        best: tuple[Move[Any], Branch] | None = None
        best_bound = -1e9
        top_prior = moves[0].prior
        branches = self.branches
        for move in moves:
            branch = branches.get(move.key)
            if branch is None:
                branch = branches[move.key] = Branch()
            branch.available += 1
            visits, prior = branch.visits, 0.5 + (move.prior - top_prior)
            # Inlined here, as no other line of the search runs as often.
            guessed = (branch.total + PRIOR_VISITS * prior) / (visits + PRIOR_VISITS)
            bound = guessed + EXPLORATION * sqrt(log(branch.available + 1) / (visits + 1))
            if bound > best_bound:
                best, best_bound = (move, branch), bound
        assert best is not None
        return best


class Visit(NamedTuple):
    """A branch that an iteration has taken, and the seat whose move it is."""

    seat: int
    branch: Branch

    def learn(self, shares: Sequence[float]) -> Sequence[float]:
        """Count the result for the branch; return it for the visits before this one."""
        self.branch.visits += 1
        self.branch.total += shares[self.seat]
        return shares
