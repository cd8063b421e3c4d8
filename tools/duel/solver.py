"""Equilibria of a round by discounted regret minimisation, and exact best responses.

Brown and Sandholm 2019 (discounted CFR); Lanctot and others 2012 (forgetting). Where bids are
forgotten, a node's value after them is that of all nodes it is mixed up with: a good guess, so what
it costs is measured by a best response on the tree of whole sequences, which is exact.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import numpy as np

from tools.duel.tree import Array, Dice, Group, Tree, hands

Values = Mapping[Dice, float]
"""The opener's chance to win the duel, by dice of opener and other."""


class Strategy(Protocol):
    """The chances of (action, node, hand) for each group, by its number."""

    def __getitem__(self, at: int, /) -> Array:
        """Return those of one group."""


def after_loss(dice: Dice, values: Values, seat: int, lost: int) -> float:
    """Return the opener's chance if `seat` (0: the opener) loses dice.

    SW-23, SWA-13: the token passes, so the other one opens then.
    """
    left = list(dice)
    left[seat] -= lost
    return float(left[0] > 0) if min(left) <= 0 else 1 - values[left[1], left[0]]


class Round:
    """The payoffs of a round on its tree: how well each player fares with given strategies."""

    def __init__(self, tree: Tree, values: Values, kind: Any = np.float32) -> None:
        self.tree, self.kind = tree, kind
        self._after = {
            (seat, lost): after_loss(tree.dice, values, seat, lost)
            for seat in (0, 1)
            for lost in (1, 2)
        }
        self._payoffs = [self._ends(group) for group in tree.groups]

    def _ends(self, group: Group) -> Array:
        """Return (end, own count, other's count): the opener's chance after call and parlay."""
        if group.bid is None:
            return None
        count, seat = group.bid[0], group.mover
        total = np.add.outer(np.arange(group.own.dice + 1), np.arange(group.other.dice + 1))
        loses, wins, costs = self._after[seat, 1], self._after[1 - seat, 1], self._after[seat, 2]
        ends = [np.where(total >= count, loses, wins), np.where(total == count, wins, costs)]
        return np.stack(ends[: group.ends]).astype(self.kind)

    def reaches(self, strategy: Strategy) -> tuple[list[Array], list[Array]]:
        """Return how likely mover and other reach each node with each hand, by their own choices.

        The chance of the hand counts in.
        """
        groups = self.tree.groups
        own = [np.empty((group.size, len(group.own)), self.kind) for group in groups]
        other = [np.empty((group.size, len(group.other)), self.kind) for group in groups]
        own[0][0], other[0][0] = groups[0].own.chances, groups[0].other.chances
        for at, group in enumerate(groups):
            moved = group.merged(own[at] * strategy[at][: len(group.raises)])
            waited = {group.low: group.merged(other[at])}
            for action, (child, nodes) in enumerate(group.blocks):
                if child.low not in waited:
                    waited[child.low] = waited[group.low] @ group.other.forgetting(child.low)
                own[child.at][nodes] = waited[child.low]
                alike = child.low == group.low
                raised = moved[action] if alike else moved[action] @ group.own.forgetting(child.low)
                other[child.at][nodes] = raised
        return own, other

    def values(self, seat: int, strategy: Strategy, *, best: bool = False) -> Array:
        """Return what each opening hand of `seat` wins, or would by its best response."""
        return self._values(seat, strategy, *self.reaches(strategy), best=best)

    def result(self, seat: int, strategy: Strategy, *, best: bool = False) -> float:
        """Return the chance of `seat` to win the duel; as `best` it responds perfectly."""
        chances = hands(self.tree.dice[seat], 2).chances
        return float((self.values(seat, strategy, best=best) * chances).sum())

    def learn(self, at: int, values: Array, mixed: Array, own: Array) -> None:
        """Hear the values of the actions at a group of the seat that is looked at."""

    def _values(
        self,
        seat: int,
        strategy: Strategy,
        own: Sequence[Array],
        other: Sequence[Array],
        *,
        best: bool = False,
    ) -> Array:
        found: list[Array] = [None] * len(self.tree.groups)
        for at in range(len(found) - 1, -1, -1):
            group = self.tree.groups[at]
            if group.mover == seat:
                values = np.empty((group.actions, group.size, len(group.own)), self.kind)
                for action in range(len(group.raises)):
                    values[action] = self._raised(group, action, other[at], found, group.own)
                if group.bid is not None:
                    values[len(group.raises) :] = self._ended(group, seat, other[at])
                mixed = values.max(axis=0) if best else (strategy[at] * values).sum(axis=0)
                self.learn(at, values, mixed, own[at])
            else:
                reach = own[at] * strategy[at]
                mixed = np.zeros((group.size, len(group.other)), self.kind)
                if group.bid is not None:
                    ended = reach[len(group.raises) :]
                    mixed += self._ended(group, seat, ended).sum(axis=0)
                for action in range(len(group.raises)):
                    mixed += self._raised(group, action, reach[action], found, group.other)
            found[at] = mixed
        return found[0]

    def _raised(
        self, group: Group, action: int, reach: Array, found: Sequence[Array], fine: Any
    ) -> Array:
        """Return the values after a raise, for each node and hand before it.

        Each node gets its part of what those that look alike afterwards have together.
        """
        child, nodes = group.blocks[action]
        after = found[child.at][nodes]
        if group.kept is not None:
            mass = reach.sum(axis=1)
            total = np.bincount(group.kept, mass, minlength=len(after))[group.kept]
            share = np.divide(mass, total, out=np.zeros_like(total), where=total > 0)
            after = after[group.kept] * share[:, None].astype(self.kind)
        return after if child.low == group.low else after[:, fine.onto(child.low)]

    def _ended(self, group: Group, seat: int, reach: Array) -> Array:
        """Return the values of `seat` after call and parlay: (end, node, hand).

        `reach` is that of the rival: of the mover with each end, or of who waits.
        """
        payoffs = self._payoffs[group.at]
        if seat == 1:
            payoffs = 1 - payoffs
        mine, theirs = group.of_face
        if group.mover == seat:
            payoffs, mine, theirs = payoffs.transpose(0, 2, 1), theirs, mine
        counted = reach @ np.eye(payoffs.shape[1], dtype=self.kind)[mine]
        return (counted @ payoffs)[:, :, theirs]


class Solver(Round):
    """Learns an equilibrium; strategies are lists in the order of the groups."""

    def __init__(self, tree: Tree, values: Values, kind: Any = np.float32) -> None:
        super().__init__(tree, values, kind)
        shapes = [(group.actions, group.size, len(group.own)) for group in tree.groups]
        self._regrets = [np.zeros(shape, kind) for shape in shapes]
        self._sums = [np.zeros(shape, kind) for shape in shapes]
        self._strategy = [shares(regrets) for regrets in self._regrets]
        self._steps = 0

    def run(self, steps: int) -> None:
        """Improve both players in turn, `steps` times."""
        for _ in range(steps):
            self._steps += 1
            for seat in (0, 1):
                self.values(seat, self._strategy)

    def average(self) -> list[Array]:
        """Return the strategies found."""
        return [shares(sums) for sums in self._sums]

    def learn(self, at: int, values: Array, mixed: Array, own: Array) -> None:
        """Update regrets, strategy and average of one group."""
        regrets, steps = self._regrets[at], self._steps
        self._sums[at] += self.kind(steps**2) * own * self._strategy[at]
        trust = steps**1.5 / (steps**1.5 + 1)
        regrets *= np.where(regrets > 0, self.kind(trust), self.kind(0.5))
        regrets += values - mixed
        self._strategy[at] = shares(np.maximum(regrets, 0))


def shares(weights: Array) -> Array:
    """Return weights that add up to 1 over the actions; all alike where there are none."""
    total = weights.sum(axis=0)
    nothing = total <= 0
    if nothing.any():
        weights = np.where(nothing, weights.dtype.type(1), weights)
        total = np.where(nothing, weights.dtype.type(len(weights)), total)
    return weights / total


class Recalled:
    """A strategy that forgets, on the tree of whole sequences."""

    def __init__(self, whole: Tree, coarse: Tree, strategy: Sequence[Array]) -> None:
        like = {(group.mover, group.bid): strategy[group.at] for group in coarse.groups}
        self._strategies = [like[group.mover, group.bid] for group in whole.groups]
        self._places = whole.places_in(coarse)

    def __getitem__(self, at: int, /) -> Array:
        return self._strategies[at][:, self._places[at]]
