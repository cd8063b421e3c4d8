"""What a captain would rather have done than a person did, and how sure that is.

A captain decides from the same view. His move and the person's are then compared several times,
each time with other luck, so that the spread of the differences tells how far the search may err.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

from msgspec import Struct

from treasure_games.opponents.evaluation import Evaluation, Move, policy_over
from treasure_games.opponents.mind import AnyMind

LOOKS: Final = 16
"""How often two moves are compared."""
ERRORS: Final = 2.0
"""The loss is certain as far as it exceeds this number of standard errors."""
USUAL: Final = 0.1
"""A captain who mixes his moves does what he does so often, too, and needs no advice about it."""
UNKNOWN_LOSS: Final = 1.0
"""The loss by a move that the captain doesn't even consider, until it is looked at."""


class Judgement(Struct, frozen=True):
    """A captain's move, its share of the victory, that of the move played, and the standard error
    of their difference.
    """

    better: Any
    share: float = 0.5
    played: float = 0.5
    error: float = 0.0

    @property
    def loss(self) -> float:
        """The share of the victory that the move played cost."""
        return self.share - self.played

    @property
    def certain_loss(self) -> float:
        """What the move played cost at least, but for the search's own noise."""
        return self.loss - ERRORS * self.error


def glance(mind: AnyMind, view: Any, legal: Sequence[Any], played: Any, rng: Random) -> Judgement:
    """Return a first judgement, from one quick look."""
    found = mind.evaluate(view, legal, mind.effort_of_glance, rng)
    own, share = _evaluation_of(played, found), found[0].value
    worth = share - UNKNOWN_LOSS if own is None else own.value
    return Judgement(found[0].move.actions[0], share, worth)


def judge(mind: AnyMind, view: Any, legal: Sequence[Any], played: Any, rng: Random) -> Judgement:
    """Return the judgement of a captain who takes his time."""
    captain = mind.levels["captain"]
    found = mind.evaluate(view, legal, captain.effort, rng)
    policy = policy_over(found, captain, lambda _move: 0.0)
    better = max(policy, key=lambda action: policy[action])
    if better == played or policy.get(played, 0.0) >= USUAL:
        return Judgement(played)
    return weighed(mind, view, [move_of(one, found) for one in (better, played)], rng)


def weighed(
    mind: AnyMind, view: Any, moves: Sequence[Move[Any]], rng: Random, looks: int = LOOKS
) -> Judgement:
    """Return the judgement of two moves, the better one first, compared so many times."""
    seen = [mind.compared(view, moves, mind.effort_of_glance, rng) for _ in range(looks)]
    error = stdev([better - played for better, played in seen]) / looks**0.5
    better, played = (fmean(values) for values in zip(*seen, strict=True))
    return Judgement(moves[0].actions[0], better, played, error)


def _evaluation_of(action: Any, found: Sequence[Evaluation]) -> Evaluation | None:
    return next((one for one in found if one.move.actions[0] == action), None)


def move_of(action: Any, found: Sequence[Evaluation]) -> Move[Any]:
    """Return the best move that begins with an action."""
    known = _evaluation_of(action, found)
    return Move(("played", action), (action,), 0.0) if known is None else known.move
