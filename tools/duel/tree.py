"""The bids of one round as a tree, grouped so that numpy can work on many nodes at once.

As a strict raise never lowers the face, dice below the face of the standing bid no longer matter: a
hand is its counts of the faces from there on. Nodes are the sequences of bids, whole or only their
last few; those with the same mover and the same standing bid form a group.
"""

from collections.abc import Sequence
from functools import cache
from itertools import product
from math import factorial
from typing import Any, NamedTuple

import numpy as np

Array = Any
Bid = tuple[int, int]
Dice = tuple[int, int]
"""Of the opener of a round, and of the other."""


class Rules(NamedTuple):
    """The house rules of the bidding. `ones` is opening, never or free."""

    strict: bool = True
    parlay: bool = True
    ones: str = "opening"

    def raises(self, bid: Bid | None, dice: int) -> list[Bid]:
        """Return the bids that may follow one, or open (SW-09, SW-12 to SW-15, SWA-01, SWA-03)."""
        low = 1 if self.ones == "free" or (bid is None and self.ones == "opening") else 2
        every = list(product(range(1, dice + 1), range(low, 7)))
        if bid is None:
            return every
        if self.strict:
            return [one for one in every if one != bid and one[0] >= bid[0] and one[1] >= bid[1]]
        return [one for one in every if one > bid]


class Hands:
    """The hands of some dice, told apart by how many show each face from `low` (2 to 6) on."""

    def __init__(self, dice: int, low: int) -> None:
        self.dice, self.low = dice, low
        every = product(range(dice + 1), repeat=7 - low)
        self.counts = [counts for counts in every if sum(counts) <= dice]
        self.index = {counts: at for at, counts in enumerate(self.counts)}
        self.chances = np.array([self._chance(counts) for counts in self.counts])

    def __len__(self) -> int:
        return len(self.counts)

    def _chance(self, counts: Sequence[int]) -> float:
        rest = self.dice - sum(counts)
        ways = factorial(self.dice) / factorial(rest)
        for count in counts:
            ways /= factorial(count)
        return float(ways * ((self.low - 1) / 6) ** rest / 6 ** sum(counts))

    def of_face(self, face: int) -> Array:
        """Return how many dice of a face each hand has; ones are what the other faces leave."""
        if face == 1:
            return np.array([self.dice - sum(counts) for counts in self.counts])
        return np.array([counts[face - self.low] for counts in self.counts])

    @cache  # noqa: B019  hands are few and kept anyway
    def onto(self, low: int) -> Array:
        """Return the index that each hand has among those told apart from `low` on."""
        coarser = hands(self.dice, low)
        return np.array([coarser.index[counts[low - self.low :]] for counts in self.counts])

    @cache  # noqa: B019
    def forgetting(self, low: int) -> Array:
        """Return the matrix that adds up hands which look alike from `low` on."""
        return np.eye(len(hands(self.dice, low)), dtype=np.float32)[self.onto(low)]


@cache
def hands(dice: int, low: int) -> Hands:
    """Return the hands, made once."""
    return Hands(dice, low)


class Block(NamedTuple):
    """Where the nodes after a raise lie: in a slice of the group of the next mover and bid."""

    group: "Group"
    nodes: slice


class Group:
    """All nodes with the same mover (0: the opener) and the same standing bid."""

    def __init__(self, mover: int, bid: Bid | None, dice: Dice, rules: Rules) -> None:
        self.mover, self.bid = mover, bid
        self.at = 0
        self.low = max(2, bid[1]) if bid and rules.strict else 2
        self.own, self.other = hands(dice[mover], self.low), hands(dice[1 - mover], self.low)
        self.raises = rules.raises(bid, sum(dice))
        self.ends = 0 if bid is None else 1 + rules.parlay
        self.size = 0
        self.blocks: list[Block] = []
        self.past: Array = None
        """The numbers of earlier bids, latest first; only if some of them are forgotten."""
        self.kept: Array = None
        """Which nodes look alike to those who come after; None if none do."""
        self._order: Array = None
        self._starts: Array = None
        if bid is not None:
            self.of_face = self.own.of_face(bid[1]), self.other.of_face(bid[1])

    @property
    def actions(self) -> int:
        """The number of raises, and of call and parlay, which come last."""
        return len(self.raises) + self.ends

    def keep(self, past: Array, memory: int) -> Array:
        """Set what was bid before; return what is still remembered of it after a raise."""
        self.past = past
        number = 0 if self.bid is None else number_of(self.bid)
        after = np.concatenate([np.full((self.size, 1), number), past], axis=1)[:, : memory - 1]
        kept, back = np.unique(after, axis=0, return_inverse=True)
        if len(kept) < self.size:
            self.kept = back.reshape(-1)
            self._order = np.argsort(self.kept, kind="stable")
            self._starts = np.searchsorted(self.kept[self._order], np.arange(len(kept)))
            return kept
        return after

    def merged(self, values: Array) -> Array:
        """Return the sums over nodes that look alike afterwards; nodes are the axis -2."""
        if self.kept is None:
            return values
        return np.add.reduceat(values[..., self._order, :], self._starts, axis=-2)


def number_of(bid: Bid) -> int:
    """Return 1 for one 1, and so on by number and face; 0 is no bid."""
    return (bid[0] - 1) * 6 + bid[1]


class Tree:
    """The sequences of bids of one round; only the last `memory` bids are remembered, or all."""

    def __init__(self, dice: Dice, rules: Rules, memory: int = 0) -> None:
        self.dice, self.rules, self.memory = dice, rules, memory
        root = Group(0, None, dice, rules)
        root.size = 1
        bids = list(product(range(1, sum(dice) + 1), range(1, 7)))
        groups = {(p, bid): Group(p, bid, dice, rules) for bid in bids for p in (0, 1)}
        pasts: dict[Group, list[Array]] = {group: [] for group in groups.values()}
        pasts[root] = [np.zeros((1, max(0, memory - 1)), np.int64)]
        self.groups: list[Group] = []
        for group in (root, *groups.values()):
            if group.size:
                group.at = len(self.groups)
                self.groups.append(group)
                self._grow(group, groups, pasts)

    def _grow(
        self, group: Group, groups: dict[Dice, Group], pasts: dict[Group, list[Array]]
    ) -> None:
        """Add the nodes after each raise from a group."""
        past = pasts.pop(group)
        after = group.keep(np.concatenate(past), self.memory) if self.memory else past
        grown = len(after) if self.memory else group.size
        for bid in group.raises:
            child = groups[1 - group.mover, bid]  # type: ignore[index]
            group.blocks.append(Block(child, slice(child.size, child.size + grown)))
            child.size += grown
            if self.memory:
                pasts[child].append(after)

    @property
    def nodes(self) -> int:
        """The number of sequences told apart."""
        return sum([group.size for group in self.groups])

    def places_in(self, coarse: "Tree") -> list[Array]:
        """Return for each group which node of `coarse`, that forgets more, stands for each node."""
        same = {(group.mover, group.bid): group for group in coarse.groups}
        found: dict[Group, list[Array]] = {group: [] for group in self.groups}
        found[self.groups[0]].append(np.zeros(1, np.int64))
        for group in self.groups:
            places = np.concatenate(found[group])
            found[group] = [places]
            like = same[group.mover, group.bid]
            kept = places if like.kept is None else like.kept[places]
            for (child, _), (_, nodes) in zip(group.blocks, like.blocks, strict=True):
                found[child].append(nodes.start + kept)
        return [found[group][0] for group in self.groups]
