"""The tree below a move: what was learnt of each information set over all sampled worlds."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import log, sqrt
from typing import Any, Final

from treasure_games.opponents.mind import Move

CURIOSITY: Final = 0.35
"""How far an untried move is preferred to a known one (the constant of UCB; shares are 0 to 1)."""

TRUST: Final = 3.0
"""How many visits the mind's own guess of a move weighs as much as."""


class Branch:
    """A move at a node, as every sampled world that allowed it has judged it."""

    __slots__ = ("available", "node", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.available = 0
        self.node: Node | None = None


class Node:
    """An information set of the seat that decides there: its branches by the moves' keys.

    Which moves exist differs from world to world, so a branch counts how often it was available
    and is compared by that count instead of the node's visits (Cowling, Powley, Whitehouse 2012).
    """

    __slots__ = ("branches",)

    def __init__(self) -> None:
        self.branches: dict[Hashable, Branch] = {}

    def select(self, moves: Sequence[Move[Any]]) -> tuple[Move[Any], Branch]:
        """The move to try next among those that exist in this world; notes that all did."""
        best: tuple[Move[Any], Branch] | None = None
        best_score = -1e9
        top_prior = moves[0].prior
        branches = self.branches
        for move in moves:
            branch = branches.get(move.key)
            if branch is None:
                branch = branches[move.key] = Branch()
            branch.available += 1
            score = _promise(branch, move.prior - top_prior)
            if score > best_score:
                best, best_score = (move, branch), score
        assert best is not None
        return best


def _promise(branch: Branch, lead: float) -> float:
    """UCB with a progressive bias: the mind's guess fades as visits come in."""
    tries = branch.visits + 1
    guessed = (branch.total + TRUST * (0.5 + lead)) / (branch.visits + TRUST)
    return guessed + CURIOSITY * sqrt(log(branch.available + 1) / tries)
