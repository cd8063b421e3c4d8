"""Moves, their values, the levels of computer players, and policies: how likely each action is."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from math import exp, log
from random import Random
from typing import Any, Final, Generic, NamedTuple, TypeVar

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
    victory in an even game; `log_odds_scale` scales both in one that is nearly won or lost.
    No choice gives away more of the victory than `tolerance`. If the level `shuns_folly`, it never
    does what its mind calls foolish while it may do anything else.

    `paid` is the part of a persona's liking that it pays, less where values differ little.
    `mixing` is how far, in log-odds, a liking of 1 moves a mixed strategy: more where the level
    hardly mixes.

    `strength` is what people are measured by, in log-odds over a deckhand: each pair of levels as
    in `python tools/ladder.py --game GAME --seats captain,mate --seeds 400 --first 5000`, fewer
    seeds where captains think long. Mates were measured again when deckhands learnt to shun folly.
    """

    effort: EffortT
    temperature: float
    tolerance: float
    shuns_folly: bool = False
    strength: float = 0.0
    paid: float = 1.0
    mixing: float = 1.0


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
    def of(cls, action: Any, value: float, probability: float | None = None) -> "Evaluation":
        """Return the evaluation of a single action that was not tried in a search."""
        return cls(Move(action, (action,), 0.0), value, 0, probability)


def softmax(logits: Sequence[float]) -> list[float]:
    """Return the shares that are proportional to the exponentials; they add up to 1."""
    top = max(logits)
    powers = [exp(logit - top) for logit in logits]
    total = sum(powers)
    return [power / total for power in powers]


ActionT = TypeVar("ActionT")

CERTAIN: Final = 1e-9
"""Shares of the victory closer to 0 or 1 than this are treated as equal."""


class Policy(Mapping[ActionT, float], Generic[ActionT]):
    """The probability of each legal action; they add up to 1.

    An action that is not listed has probability 0. Moves with the same first action count together,
    but `sample` draws one of the moves.
    """

    def __init__(self, moves: Sequence[Move[ActionT]], weights: Sequence[float]) -> None:
        self._moves = moves
        self._weights = weights
        self._probabilities = _by_first_action(moves, weights)

    def __getitem__(self, action: ActionT) -> float:
        return self._probabilities[action]

    def __iter__(self) -> Iterator[ActionT]:
        return iter(self._probabilities)

    def __len__(self) -> int:
        return len(self._probabilities)

    def sample(self, rng: Random) -> ActionT:
        """Draw an action, as a player with this policy does."""
        return rng.choices(self._moves, self._weights)[0].actions[0]


class PurePolicy(Policy[ActionT]):
    """The same action every time, without a random number."""

    def __init__(self, action: ActionT) -> None:
        super().__init__((Move(action, (action,), 0.0),), (1.0,))
        self._action = action

    def sample(self, _rng: Random) -> ActionT:
        """Return the action."""
        return self._action


def policy_over(evaluations: Sequence[Evaluation], level: Level[Any]) -> Policy[Any]:
    """Return the policy of a level over evaluated moves, best first.

    A mixed strategy is played as it is. Otherwise the policy is a softmax over the values of the
    moves within the level's tolerance.
    """
    if evaluations[0].probability is not None:
        mixed = [one for one in evaluations if one.probability]
        return Policy([one.move for one in mixed], [one.probability or 0.0 for one in mixed])
    values = [log_odds_scale(one.value) for one in evaluations]
    near, scores = [], []
    for one, value in zip(evaluations, values, strict=True):
        if values[0] - value <= level.tolerance:
            near.append(one.move)
            scores.append(value)
    top = max(scores)
    if level.temperature <= 0:
        return PurePolicy(near[scores.index(top)].actions[0])
    return Policy(near, [exp((score - top) / level.temperature) for score in scores])


HUNDREDTH: Final = 0.01
"""The unit of likings, as a share of the victory on `log_odds_scale`."""


def as_liked(
    evaluations: Sequence[Evaluation],
    likings: Sequence[float],
    paid: float = 1.0,
    mixing: float = 1.0,
) -> Sequence[Evaluation]:
    """Return evaluations as they seem to somebody who likes some of the moves, best first.

    A liking of 1, paid in full, is worth a hundredth of the victory, so that a liked move is never
    taken if it gives away more than that, and what the level errs by anyway. A mixed strategy is
    moved in log-odds, by `mixing`.
    """
    if not any(likings):
        return evaluations
    pairs = list(zip(evaluations, likings, strict=True))
    if evaluations[0].probability is not None:
        return [
            one._replace(probability=(one.probability or 0.0) * exp(mixing * liking))
            for one, liking in pairs
        ]
    seen = [
        one._replace(value=_share_of(log_odds_scale(one.value) + HUNDREDTH * paid * liking))
        for one, liking in pairs
    ]
    return sorted(seen, key=lambda one: -one.value)


def log_odds_scale(share: float) -> float:
    """Return a share of the victory on the scale that moves are compared on.

    It is a quarter of the log-odds. Around 0.5 its differences equal those of the shares. In a game
    nearly won or lost all shares are nearly equal, and a level that compared them would play at
    random; this scale separates them. A difference is never smaller than that of the shares, so a
    move within a tolerance on this scale is within it as a share.
    """
    share = min(1 - CERTAIN, max(CERTAIN, share))
    return 0.5 + log(share / (1 - share)) / 4


def _share_of(scaled: float) -> float:
    """Return the share of the victory that is here on `log_odds_scale`."""
    return 1 / (1 + exp(4 * (0.5 - scaled)))


def _by_first_action(
    moves: Sequence[Move[ActionT]], weights: Sequence[float]
) -> dict[ActionT, float]:
    total = sum(weights)
    found: dict[ActionT, float] = {}
    for move, weight in zip(moves, weights, strict=True):
        action = move.actions[0]
        found[action] = found.get(action, 0.0) + weight / total
    return found
