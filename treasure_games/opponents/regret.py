"""Sealed choices in the search: several seats choose in secret, so none can react to the others.

Each seat learns a mixed strategy at its own information set by regret matching+; the value of a
combination of choices is the mean of its sampled results. The result is the average of the
strategies, with more weight on later ones (Lanctot, Lisy, Winands 2013, Monte Carlo tree search in
simultaneous move games; Tammelin 2014, CFR+).
"""

from collections.abc import Hashable, Mapping, Sequence
from itertools import product
from math import prod
from random import Random
from typing import Any, NamedTuple, TypeAlias

from treasure_games.core.pages import figures_beside
from treasure_games.opponents.evaluation import Evaluation, Move

_AT, _COUNTS = figures_beside(__file__)


Answers: TypeAlias = Mapping[tuple[Hashable, ...], float]
"""The keys that the others may choose, with their probabilities or weights."""


class Results:
    """The results of a move, in total and by what the others chose."""

    __slots__ = ("_by_others", "count", "total")

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self._by_others: dict[Hashable, tuple[int, float]] = {}

    def add(self, others: Hashable, share: float) -> None:
        """Add one more result."""
        self.count += 1
        self.total += share
        count, total = self._by_others.get(others, (0, 0.0))
        self._by_others[others] = count + 1, total + share

    def expected(self, answers: Answers) -> float:
        """Return the mean result if the others choose as `answers`; a guess if unknown."""
        guess = (self.total + _AT.prior_results * 0.5) / (self.count + _AT.prior_results)
        if not answers:
            return guess
        found = 0.0
        for others, weight in answers.items():
            count, total = self._by_others.get(others, (1, guess))
            found += weight * total / count
        return found / sum(answers.values())


class RegretNode:
    """An information set of one seat in a sealed set: what it has learned of each move."""

    __slots__ = ("_average", "_regrets", "_results", "_seen", "steps")

    def __init__(self) -> None:
        self._regrets: dict[Hashable, float] = {}
        self._average: dict[Hashable, float] = {}
        self._results: dict[Hashable, Results] = {}
        self._seen: dict[tuple[Hashable, ...], float] = {}
        self.steps = 0
        """The number of improvements so far."""

    def strategy(self, moves: Sequence[Move[Any]]) -> list[float]:
        """Return the current probability of each move, by regret; all equal if there is none."""
        return _as_probabilities([self._regrets.get(move.key, 0.0) for move in moves])

    def record(self, move: Move[Any], others: Hashable, share: float) -> None:
        """Add a result of `move` against what the others chose."""
        self._of(move).add(others, share)

    def improve(self, moves: Sequence[Move[Any]], answers: Answers) -> None:
        """Update the regret of each move against `answers`, and add to the average strategy."""
        self.steps += 1
        strategy = self.strategy(moves)
        for others, chance in answers.items():
            self._seen[others] = self._seen.get(others, 0.0) + self.steps * chance
        values = [self._of(move).expected(answers) for move in moves]
        mixed = sum([chance * value for chance, value in zip(strategy, values, strict=True)])
        regrets, average = self._regrets, self._average
        for move, chance, value in zip(moves, strategy, values, strict=True):
            key = move.key
            regrets[key] = max(0.0, regrets.get(key, 0.0) + value - mixed)
            average[key] = average.get(key, 0.0) + self.steps * chance

    def value(self, moves: Sequence[Move[Any]]) -> float:
        """Return the value of the set to this seat if all play their average strategies."""
        chances = self._average_strategy(moves)
        values = [self._of(move).expected(self._seen) for move in moves]
        return sum([chance * value for chance, value in zip(chances, values, strict=True)])

    def evaluations(self, moves: Sequence[Move[Any]]) -> list[Evaluation]:
        """Return the mixed strategy found, the likeliest move first."""
        chances = self._average_strategy(moves)
        chances = _as_probabilities([one if one >= _AT.negligible else 0.0 for one in chances])
        found = []
        for move, chance in zip(moves, chances, strict=True):
            results = self._of(move)
            found.append(Evaluation(move, results.expected(self._seen), results.count, chance))
        return sorted(found, key=lambda one: (-(one.probability or 0.0), -one.value))

    def _average_strategy(self, moves: Sequence[Move[Any]]) -> list[float]:
        return _as_probabilities([self._average.get(move.key, 0.0) for move in moves])

    def _of(self, move: Move[Any]) -> Results:
        results = self._results.get(move.key)
        if results is None:
            results = self._results[move.key] = Results()
        return results


class SealedSeat(NamedTuple):
    """One seat of a sealed set in one iteration: its options, and its choice."""

    seat: int
    node: RegretNode
    moves: Sequence[Move[Any]]
    chosen: Move[Any]


class SealedVisit:
    """A sealed set in an iteration: all choose before anything is applied."""

    __slots__ = ("_rng", "seats")

    def __init__(
        self, choices: Sequence[tuple[int, RegretNode, Sequence[Move[Any]]]], rng: Random
    ) -> None:
        combinations = prod([len(moves) for _, _, moves in choices])
        unknown = combinations / (combinations + choices[0][1].steps)
        explores = rng.random() < max(_AT.exploration, unknown)
        self._rng = rng
        self.seats: list[SealedSeat] = []
        for seat, node, moves in choices:
            weights = None if explores else node.strategy(moves)
            self.seats.append(SealedSeat(seat, node, moves, rng.choices(moves, weights)[0]))

    @property
    def keys(self) -> tuple[Hashable, ...]:
        """The choices, as all see them when they are revealed."""
        return tuple([one.chosen.key for one in self.seats])

    def learn(self, shares: Sequence[float]) -> Sequence[float]:
        """Count the result for all seats; return the result for the decisions before this one.

        That is the value of the average strategies, as a single result depends on what was tried.
        """
        keys, settled = self.keys, list(shares)
        for at, one in enumerate(self.seats):
            one.node.record(one.chosen, keys[:at] + keys[at + 1 :], shares[one.seat])
            one.node.improve(one.moves, self._answers(at))
            settled[one.seat] = one.node.value(one.moves)
        return settled

    def _answers(self, at: int) -> Answers:
        """Return what the others may choose by their current strategies, or a sample of it.

        Those already improved have a new strategy: improving in turn converges faster.
        """
        others = [(one.moves, one.node.strategy(one.moves)) for one in self.seats]
        del others[at]
        if prod([len(moves) for moves, _ in others]) > _COUNTS.most_combinations:
            drawn = [self._rng.choices(moves, strategy)[0].key for moves, strategy in others]
            return {tuple(drawn): 1.0}
        choices = product(*[zip(moves, strategy, strict=True) for moves, strategy in others])
        return {
            tuple([move.key for move, _ in choice]): prod([chance for _, chance in choice])
            for choice in choices
        }


def _as_probabilities(weights: Sequence[float]) -> list[float]:
    """Return the weights scaled to add up to 1; all equal if they are 0."""
    total = sum(weights)
    if not total:
        return [1 / len(weights)] * len(weights)
    return [weight / total for weight in weights]
