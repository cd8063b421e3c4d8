"""Search: which move wins most, over worlds that the view can't tell apart.

Information-set Monte Carlo tree search with a single observer. At the root every move still in
the race is tried in the same sampled worlds, so that luck hits all alike and differences show
after few samples; a move that is clearly behind leaves the race. Below the root, one tree per move
is grown by UCB with availability counts and a progressive bias, then a playout, cut at the mind's
horizon, tells every seat's share of the victory.

The result depends on the view, the budget and the generator alone: never on time or hash order.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any, Final, NamedTuple

from treasure_games.core.chance import Chance
from treasure_games.core.game import silent
from treasure_games.opponents.mind import Evaluation, Move, SearchedMind
from treasure_games.opponents.tree import Branch, Node

BATCH: Final = 8
"""Worlds between two looks at the race."""

CLEARLY: Final = 2.6
"""Standard errors by which a move must be behind the leader to leave the race."""

CLOSE_ENOUGH: Final = 0.004
"""The race ends when no rival can plausibly be better than the leader by more than this share."""

DOUBT: Final = 3
DOUBTED: Final = 0.04
"""So many imagined worlds with this variance keep a few lucky real ones from ending the race."""


class Budget(NamedTuple):
    """What a search may cost.

    `iterations` in all; `width`: moves considered where it decides; `reply_width`: where others
    decide inside the search.
    """

    iterations: int
    width: int
    reply_width: int


class SearchChance(Chance):
    """Chance inside the search; one stream, fast."""

    def __init__(self, rng: Random) -> None:
        self._random = rng.random

    def draw(self, n: int, stream: str) -> int:
        return int(self._random() * n)


class Runner:
    """A move in the race: its results world by world, and the tree below it."""

    __slots__ = ("move", "node", "results")

    def __init__(self, move: Move[Any]) -> None:
        self.move = move
        self.node = Node()
        self.results: list[float] = []

    @property
    def mean(self) -> float:
        """The average share of the victory so far."""
        return sum(self.results) / len(self.results)

    def gaps(self, leader: Runner) -> list[float]:
        """How far it was behind the leader in each world that both were tried in."""
        return [ahead - own for ahead, own in zip(leader.results, self.results, strict=False)]


class Search:
    """One decision of one seat."""

    def __init__(
        self, mind: SearchedMind[Any, Any, Any], seat: int, budget: Budget, rng: Random
    ) -> None:
        self._mind = mind
        self._game = mind.game
        self._seat = seat
        self._budget = budget
        self._rng = rng
        self._luck = Random()
        self._chance = SearchChance(self._luck)

    def judge(self, view: Any) -> list[Evaluation]:
        """The moves worth considering and their values, best first; a forced move has value 0.5."""
        world = self._game.determinize(view, self._rng)
        moves = self._mind.moves(world, self._seat, self._budget.width)
        if len(moves) == 1:
            return [Evaluation(moves[0], 0.5, 0)]
        runners = [Runner(move) for move in moves]
        leader = self._race(view, runners)
        judged = [_judged(runner, leader) for runner in runners]
        return sorted(judged, key=lambda one: (-one.value, -one.visits))

    def _race(self, view: Any, runners: Sequence[Runner]) -> Runner:
        """Try all in the same worlds until the budget is spent or one is clearly ahead."""
        racing, left = list(runners), self._budget.iterations // self._mind.cost(view)
        while True:
            for _ in range(max(1, min(BATCH, left // len(racing)))):
                self._try_all(self._game.determinize(view, self._rng), racing)
                left -= len(racing)
            leader = max(racing, key=lambda runner: runner.mean)
            racing = [one for one in racing if one is leader or _still_racing(one, leader)]
            if left < len(racing) or len(racing) == 1:
                return leader

    def _try_all(self, world: Any, racing: Sequence[Runner]) -> None:
        luck = int(self._rng.random() * (1 << 53))
        for runner in racing:
            self._luck.seed(luck)
            runner.results.append(self._iterate(world.copy(), runner))

    def _iterate(self, state: Any, runner: Runner) -> float:
        """One trip: down the tree, a playout, and back up; returns this seat's share."""
        self._play(state, self._seat, runner.move.actions)
        path = self._descend(state, runner.node)
        self._play_out(state)
        shares = self._mind.shares(state)
        for seat, branch in path:
            branch.visits += 1
            branch.total += shares[seat]
        return float(shares[self._seat])

    def _descend(self, state: Any, node: Node) -> list[tuple[int, Branch]]:
        """Follow the most promising moves to the first one never tried; applies them."""
        path: list[tuple[int, Branch]] = []
        here: Node | None = node
        while here is not None and (pending := self._game.pending(state)) is not None:
            seat = pending.seats[0]
            moves = self._mind.moves(state, seat, self._budget.reply_width)
            move, branch = here.select(moves)
            self._play(state, seat, move.actions)
            path.append((seat, branch))
            here = branch.node
            if here is None:
                branch.node = Node()
        return path

    def _play_out(self, state: Any) -> None:
        mind, pending_of, rng = self._mind, self._game.pending, self._luck
        for _ in range(mind.horizon(state)):
            pending = pending_of(state)
            if pending is None:
                return
            seat = pending.seats[0]
            self._play(state, seat, mind.playout(state, seat, rng))

    def _play(self, state: Any, seat: int, actions: Sequence[Any]) -> None:
        apply, chance = self._game.apply, self._chance
        for action in actions:
            apply(state, seat, action, chance, silent)


def _judged(runner: Runner, leader: Runner) -> Evaluation:
    """Its value by how far it was behind in the same worlds; nobody is better than the leader.

    One that left early may have been ahead of a leader that was still unlucky then.
    """
    gaps = runner.gaps(leader)
    behind = max(0.0, sum(gaps) / len(gaps))
    return Evaluation(runner.move, max(0.0, leader.mean - behind), len(gaps))


def _still_racing(runner: Runner, leader: Runner) -> bool:
    """Whether `runner` may yet turn out better, by how far it is behind pair by pair."""
    gaps = runner.gaps(leader)
    count = len(gaps)
    mean = sum(gaps) / count
    if count < BATCH:
        return True
    squares = sum([(gap - mean) ** 2 for gap in gaps])
    spread = (squares + DOUBT * DOUBTED) / (count - 1 + DOUBT)
    return mean < CLEARLY * sqrt(spread / count) - CLOSE_ENOUGH
