"""A player for measuring: open-loop Monte Carlo tree search, the same for every game.

As published (Perez Liebana, Dieskau, Huenermund, Mostaghim, Lucas 2015: open loop search for
general video game playing): a node of the tree stands for the actions that lead to it, not for a
state. Every iteration starts from a fresh sample of the table and plays the actions again, with new
chance, so that a node averages over all possible results. Actions are chosen by UCB1 among those
legal this time, each seat for itself; one node is added; then seats play at random up to a horizon,
where the game's own estimate gives every seat's share of the victory.
"""

from collections.abc import Callable, Sequence
from math import inf, log, sqrt
from random import Random
from time import process_time
from typing import Any, Final

from treasure_games.core.game import next_to_answer, silent
from treasure_games.core.registry import AnyGame
from treasure_games.opponents.tree import SearchChance

EXPLORING: Final = 0.2
"""The constant of UCB1, for shares from 0 to 1."""

HORIZON: Final = 4
"""Decisions played at random below the tree."""

Shares = Callable[[Any], Sequence[float]]


class Branch:
    """An action of a seat at a node: how often it was legal and tried, and its results."""

    __slots__ = ("available", "node", "total", "visits")

    def __init__(self) -> None:
        self.available = 0
        self.visits = 0
        self.total = 0.0
        self.node = Node()

    def promise(self) -> float:
        """Return UCB1, counting the times it was legal, as not all actions always are."""
        if not self.visits:
            return inf
        return self.total / self.visits + EXPLORING * sqrt(log(self.available) / self.visits)


class Node:
    """The result of a sequence of actions, whatever chance did."""

    __slots__ = ("branches",)

    def __init__(self) -> None:
        self.branches: dict[tuple[int, Any], Branch] = {}

    def select(self, seat: int, legal: Sequence[Any], rng: Random) -> tuple[Any, Branch]:
        """Return the action with the highest promise; any untried one first."""
        branches = [self.branches.setdefault((seat, action), Branch()) for action in legal]
        for branch in branches:
            branch.available += 1
        promises = [branch.promise() for branch in branches]
        top = max(promises)
        at = rng.choice([at for at, promise in enumerate(promises) if promise == top])
        return legal[at], branches[at]


class OpenLoop:
    """Implements `opponents.players.Player` except for hints.

    Thinks for `iterations`, or for `seconds` of processor time, whichever ends first. `shares`
    estimates every seat's share of the victory; exact at the end.
    """

    def __init__(
        self,
        game: AnyGame,
        shares: Shares,
        seat: int,
        seed: int,
        iterations: float = inf,
        seconds: float = inf,
        horizon: int = HORIZON,
    ) -> None:
        self._game = game
        self._shares = shares
        self._seat = seat
        self._rng = Random(f"open loop {seed}/{seat}")
        self._chance = SearchChance(self._rng)
        self._iterations = iterations
        self._seconds = seconds
        self._horizon = horizon

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """Return the action tried most; of equals the one with the better results."""
        if len(legal) == 1:
            return legal[0]
        root, done, end = Node(), 0, process_time() + self._seconds
        while not done or (done < self._iterations and process_time() < end):
            self._iterate(self._game.determinize(view, self._rng), root)
            done += 1

        def trust(action: Any) -> tuple[int, float]:
            branch = root.branches[self._seat, action]
            return branch.visits, branch.total

        return max(legal, key=trust)

    def _iterate(self, state: Any, root: Node) -> None:
        path: list[tuple[int, Branch]] = []
        node, seat = root, self._seat
        while True:
            action, branch = node.select(seat, self._game.legal(state, seat), self._rng)
            self._game.apply(state, seat, action, self._chance, silent)
            path.append((seat, branch))
            pending = self._game.pending(state)
            if pending is None or not branch.visits:
                break
            node, seat = branch.node, next_to_answer(pending, self._rng)
        self._play_out(state)
        shares = self._shares(state)
        for seat, branch in path:
            branch.visits += 1
            branch.total += shares[seat]

    def _play_out(self, state: Any) -> None:
        for _ in range(self._horizon):
            pending = self._game.pending(state)
            if pending is None:
                return
            seat = next_to_answer(pending, self._rng)
            action = self._rng.choice(self._game.legal(state, seat))
            self._game.apply(state, seat, action, self._chance, silent)
