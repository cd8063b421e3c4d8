"""What a captain would do, or rather have done than a person did, and how sure that is.

A captain decides from the same view. His move and the person's are then compared several times,
each time with other luck, so that the spread of the differences tells how far the search may err.
"""

from collections.abc import Sequence
from math import inf
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

from msgspec import Struct

from treasure_games.core.pages import page_beside
from treasure_games.opponents.evaluation import Evaluation, Level, Move, policy_over
from treasure_games.opponents.mind import AnyMind, SearchedMind
from treasure_games.opponents.search import Search

LOOKS, FEW = 16, 3
"""How often two moves are compared, and how often at least."""
ERRORS: Final = 2.0
"""The loss is certain as far as it exceeds this number of standard errors."""
USUAL: Final = 0.1
"""A captain who mixes his moves does what he does so often, too, and needs no advice about it."""
_WORDS: Final = page_beside(__file__, dict[str, str])
_SAFER: Final = _WORDS["-inf"]


class Judgement(Struct, frozen=True):
    """A captain's move, its share of the victory, that of the move played, and the standard error
    of their difference. A suggestion has only `others`: what else might be done, each with a msgid
    that compares them, acts of another kind first, and the best of each kind before the rest.
    """

    better: Any
    share: float = 0.5
    played: float = 0.5
    error: float = 0.0
    others: tuple[tuple[Any, str], ...] = ()

    @property
    def loss(self) -> float:
        """What the move played cost at least, but for the search's own noise."""
        return self.share - self.played - ERRORS * self.error


def suggest(
    mind: AnyMind, view: Any, legal: Sequence[Any], level: Level[Any], rng: Random
) -> Judgement:
    """Return what a player of this level does, and how much worse the alternatives are."""
    if len(legal) == 1:
        return Judgement(legal[0])
    found = list(mind.evaluate(view, legal, level.effort, rng))
    action = policy_over(found, level).sample(rng)
    own = next(one.value for one in found if one.move.actions[0] == action)
    if len({one.move.actions[0] for one in found}) == 1:  # What if that weren’t allowed?
        rest = mind.evaluate(view, [one for one in legal if one != action], level.effort, rng)
        both = compared(mind, view, [found[0].move, rest[0].move], rng, FEW)
        own = max(0.0, both.share - both.played) + rest[0].value
        found += [one._replace(probability=None) for one in rest]
    told = {one.move.actions[0]: _compared(own, one) for one in reversed(found)}
    others = [(act, words) for act, words in reversed(told.items()) if act != action]
    others.sort(key=lambda one: (one[1] == _SAFER, type(one[0]) is type(action)))
    return Judgement(action, others=tuple(others))


def _compared(own: float, other: Evaluation) -> str:
    """Return the msgid for an alternative; what seems better was left out of a safe mix."""
    gap = inf if (other.probability or 0.0) >= USUAL else own - other.value
    return next(words for least, words in _WORDS.items() if gap >= float(least))


def glance(mind: AnyMind, view: Any, legal: Sequence[Any], played: Any, rng: Random) -> Judgement:
    """Return a first judgement, from one quick look: all is lost by what nobody considers."""
    found = mind.evaluate(view, legal, mind.glance, rng)
    if not mind.advises(view, found[0].move.actions[0]):
        return Judgement(played)
    own = next((one.value for one in found if one.move.actions[0] == played), 0.0)
    return Judgement(found[0].move.actions[0], found[0].value, own)


def judge(mind: AnyMind, view: Any, legal: Sequence[Any], played: Any, rng: Random) -> Judgement:
    """Return the judgement of a captain who takes his time."""
    captain = mind.levels["captain"]
    found = mind.evaluate(view, legal, captain.effort, rng)
    policy = policy_over(found, captain)
    better = max(policy, key=lambda action: policy[action])
    is_usual = policy.get(played, 0.0) >= min(USUAL, policy[better])
    if is_usual or not mind.advises(view, better):
        return Judgement(played)
    return compared(mind, view, [move_of(one, found) for one in (better, played)], rng, LOOKS)


def move_of(action: Any, found: Sequence[Evaluation]) -> Move[Any]:
    """Return the best move found that begins with an action, or that action alone."""
    moves = [one.move for one in found if one.move.actions[0] == action]
    return moves[0] if moves else Move(("played", action), (action,), 0.0)


def compared(
    mind: AnyMind, view: Any, moves: Sequence[Move[Any]], rng: Random, looks: int
) -> Judgement:
    """Return the judgement of two moves, the better one first, by so many looks with other luck.

    A few are enough if luck makes no difference.
    """
    seen: list[Sequence[float]] = []
    while len(seen) < looks and (len(seen) < FEW or seen != seen[:1] * len(seen)):
        seen.append(_look(mind, view, moves, rng))
    share, own = (fmean(values) for values in zip(*seen, strict=True))
    error = stdev([one - other for one, other in seen]) / len(seen) ** 0.5
    return Judgement(moves[0].actions[0], share, own, error)


def _look(mind: AnyMind, view: Any, moves: Sequence[Move[Any]], rng: Random) -> Sequence[float]:
    """Return the values of some moves, found with the same luck.

    A search tries them in the same samples. Other minds evaluate these alone, and one that they
    drop, by itself.
    """
    tactics, luck = getattr(mind, "tactics", mind), rng.random()
    if isinstance(tactics, SearchedMind):
        return Search(tactics, view.seat, mind.glance, rng).compare(view, moves)

    def values(*asked: Any) -> dict[Any, float]:
        found = mind.evaluate(view, asked, mind.glance, Random(luck))
        return {one.move.actions[0]: one.value for one in reversed(found)}

    both = [move.actions[0] for move in moves]
    known = values(*both)
    return [known[one] if one in known else values(one)[one] for one in both]
