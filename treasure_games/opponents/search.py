"""Search: which move wins most, over the states that a view can't tell apart.

Information-set Monte Carlo tree search. At the root, all remaining candidates are tried in the same
determinizations, so that they share the luck and differences show after few samples. Below the
root, nodes are information sets of the deciding seat, found by what it has observed. They grow by
UCB with availability counts and a progressive bias; then a playout, cut at the mind's horizon,
estimates every seat's share of the victory. Sealed choices, at the root and below it, are solved
jointly by regret matching.

The result depends on the view, the budget and the generator alone: never on time or hash order.
"""

from collections.abc import Collection, Sequence
from math import sqrt
from random import Random
from typing import Any, Final, NamedTuple

from treasure_games.core.game import Mode
from treasure_games.core.pages import figures_beside
from treasure_games.opponents.evaluation import Evaluation, Move
from treasure_games.opponents.mind import SearchedMind
from treasure_games.opponents.tree import Tree

START: Final = "start"
"""The history before any move."""

_AT, _COUNTS = figures_beside(__file__)


class Budget(NamedTuple):
    """What a search may cost.

    `iterations` in all; `width`: moves considered at the root, `reply_width`: below it.
    """

    iterations: int
    width: int
    reply_width: int


class Candidate:
    """A move at the root, with its result in each sample."""

    __slots__ = ("move", "results")

    def __init__(self, move: Move[Any]) -> None:
        self.move = move
        self.results: list[float] = []

    @property
    def mean(self) -> float:
        """The average share of the victory so far."""
        return sum(self.results) / len(self.results)

    def gaps(self, leader: "Candidate") -> list[float]:
        """Return by how much it trailed the leader in each sample in which both were tried."""
        return [ahead - own for ahead, own in zip(leader.results, self.results, strict=False)]


def may_still_win(candidate: Candidate, leader: Candidate) -> bool:
    """Return True if `candidate` may yet beat `leader`, judged by their paired differences."""
    gaps = candidate.gaps(leader)
    count = len(gaps)
    mean = sum(gaps) / count
    if count < _COUNTS.batch:
        return True
    squares = sum([(gap - mean) ** 2 for gap in gaps])
    prior = _COUNTS.prior_samples
    variance = (squares + prior * _AT.prior_variance) / (count - 1 + prior)
    return mean < _AT.confidence * sqrt(variance / count) - _AT.close_enough


def results_of(candidates: Sequence[Candidate], leader: Candidate) -> list[Evaluation]:
    """Return the results of all candidates, best first; none is better than the leader.

    A value is the leader's minus the move's gap in the same samples: a move that was dropped early
    may have led while the leader was still unlucky.
    """
    found = []
    for candidate in candidates:
        gaps = candidate.gaps(leader)
        behind = max(0.0, sum(gaps) / len(gaps))
        found.append(Evaluation(candidate.move, max(0.0, leader.mean - behind), len(gaps)))
    return sorted(found, key=lambda one: (-one.value, -one.visits))


def sampled(mind: SearchedMind[Any, Any, Any], view: Any, rng: Random) -> Any:
    """Return a state that the view can't tell from the true one, weighted by the mind's belief.

    A state is accepted with the probability of its belief (rejection sampling). If many in a row
    are rejected because all beliefs are small, one of them is drawn, weighted by belief (importance
    resampling), or any if all beliefs are 0.
    """
    states, beliefs = [], []
    for _ in range(_COUNTS.most_tries):
        state = mind.game.determinize(view, rng)
        belief = mind.belief(view, state)
        if belief >= 1 or rng.random() < belief:
            return state
        states.append(state)
        beliefs.append(belief)
    return rng.choices(states, beliefs if any(beliefs) else None)[0]


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
        self._tree = Tree(mind, budget.reply_width, self._luck)

    def evaluate(self, view: Any, legal: Collection[Any] = ()) -> list[Evaluation]:
        """Return the moves worth considering, best first; a forced move has the value 0.5.

        All begin with an action of `legal`, if that is given. Those of a sealed choice have
        probabilities, the likeliest first.
        """
        state, allowed = self._game.determinize(view, self._rng), set(legal)
        moves = self._mind.moves(state, self._seat, self._budget.width)
        if allowed:
            within = [one for one in moves if one.actions[0] in allowed]
            moves = within or [Move((one,), (one,), 0.0) for one in legal]
        if len(moves) == 1:
            return [Evaluation(moves[0], 0.5, 0)]
        pending = self._game.pending(state)
        if pending is not None and pending.mode is Mode.SEALED:
            return self._solve_sealed(view, state, moves)
        candidates = [Candidate(move) for move in moves]
        return results_of(candidates, self._find_best(view, candidates))

    def compare(self, view: Any, moves: Sequence[Move[Any]]) -> list[float]:
        """Return the mean result of each of these moves, all tried in the same samples."""
        candidates = [Candidate(move) for move in moves]
        for _ in range(max(1, self._iterations(view) // len(moves))):
            self._try_all(sampled(self._mind, view, self._rng), candidates)
        return [candidate.mean for candidate in candidates]

    def _find_best(self, view: Any, candidates: Sequence[Candidate]) -> Candidate:
        """Try all moves in the same samples until the budget is spent or one is clearly ahead."""
        remaining, left = list(candidates), self._iterations(view)
        while True:
            for _ in range(max(1, min(_COUNTS.batch, left // len(remaining)))):
                self._try_all(sampled(self._mind, view, self._rng), remaining)
                left -= len(remaining)
            leader = max(remaining, key=lambda candidate: candidate.mean)
            remaining = [one for one in remaining if one is leader or may_still_win(one, leader)]
            if left < len(remaining) or len(remaining) == 1:
                return leader

    def _try_all(self, sample: Any, remaining: Sequence[Candidate]) -> None:
        luck = self._new_luck()
        for candidate in remaining:
            self._luck.seed(luck)
            state = sample.copy()
            self._tree.play(state, self._seat, candidate.move.actions)
            shares = self._tree.iterate(state, candidate, [])
            candidate.results.append(float(shares[self._seat]))

    def _solve_sealed(self, view: Any, state: Any, moves: Sequence[Move[Any]]) -> list[Evaluation]:
        """Let all seats of the set choose at once, repeatedly; each learns from it."""
        tree = self._tree
        for _ in range(max(1, self._iterations(view))):
            sample = sampled(self._mind, view, self._rng)
            self._mind.unseal(sample, self._seat)
            self._luck.seed(self._new_luck())
            pending = self._game.pending(sample)
            assert pending is not None
            visit = tree.choose_sealed(sample, pending.seats, START, self._budget.width)
            tree.iterate(sample, tree.open_sealed(sample, visit, START), [visit])
        return tree.regret_node(state, self._seat, START).evaluations(moves)

    def _iterations(self, view: Any) -> int:
        return self._budget.iterations // self._mind.cost(view)

    def _new_luck(self) -> int:
        return int(self._rng.random() * (1 << 53))
