"""The ladder: how strong each person is at a game, and which company makes a match even.

It is worked out from the finished matches in the statistics. Strengths are log-odds: against one
rival who is weaker by x, one wins e^x times as often as he does. Those of the levels were measured
(`opponents.evaluation.Level`); a person's is estimated anew after each match.
"""

import json
from collections.abc import Collection, Container, Iterable, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement, groupby
from math import exp, log
from typing import Final, NamedTuple

from treasure_games.core.language import N_
from treasure_games.core.pages import Named, page_beside
from treasure_games.core.registry import load
from treasure_games.opponents.mind import mind_of

LEVELS: Final = ("deckhand", "mate", "captain")
"""The levels that people can choose, weakest first."""
_AT: Final = Named(page_beside(__file__, dict[str, float]))
_EDGES: Final = (-1 / 3, 1 / 3, 2 / 3, 4 / 3, 5 / 3, 7 / 3)
"""Heights between "below a level", "level with it" and "between it and the next"."""


class PlayedSeat(NamedTuple):
    """A seat of a finished match; `options` are JSON, `level` is "" for a person."""

    match: str
    options: str
    seed: str
    name: str
    level: str
    has_won: bool
    is_taken_back: bool = False
    """Was a whole turn of the match taken back?"""


class Estimate(NamedTuple):
    """A person's strength after a match, its variance, and whether it is sure enough to be told."""

    mean: float
    variance: float = _AT.first_variance
    is_sure: bool = False
    match: str = ""

    def after(self, match: str, share: float, rivals: Sequence[float]) -> "Estimate":
        """Return the estimate after winning a share of a match against such rivals.

        The chance to win is one's share of the sum of all e^strength. With one rival this is what
        Elo and Glicko do; a win against three is one win, not three.
        """
        variance = self.variance + _AT.drift
        chance = 1 / (1 + exp(together(rivals) - self.mean))
        variance = 1 / (1 / variance + chance * (1 - chance))
        mean = self.mean + variance * (share - chance)
        return Estimate(mean, variance, variance <= _AT.sure, match)


def together(rivals: Iterable[float]) -> float:
    """Return the strength of a lone rival who is as hard to beat as these together."""
    return log(sum(map(exp, rivals)))


class Ladder:
    """How strong people have been at one game, match by match."""

    def __init__(self, game: str, seats: Iterable[PlayedSeat]) -> None:
        self.strengths = {level: mind_of(game).levels[level].strength for level in LEVELS}
        self.uncounted: dict[str, str] = {}
        """Why some matches don't count: msgids."""
        self._careers: dict[str, list[Estimate]] = {}
        seeds = set[str]()
        for match, found in groupby(seats, key=lambda seat: seat.match):
            table = list(found)
            if reason := _why_uncounted(game, table, seeds):
                self.uncounted[match] = reason
            else:
                self._count(table)
            seeds.add(table[0].seed)

    def career(self, name: str) -> Sequence[Estimate]:
        """Return a person's estimates: before the first match, and after each that counted."""
        return self._careers.get(name, [Estimate(self.strengths[LEVELS[0]])])

    def height(self, estimate: Estimate) -> float:
        """Return how high a person stands: 0 with deckhands, 1 with mates, 2 with captains."""
        low, middle, high = (self.strengths[level] for level in LEVELS)
        if estimate.mean < middle:
            return (estimate.mean - low) / (middle - low)
        return 1.0 + (estimate.mean - middle) / ((high - middle) or 1.0)

    def rung(self, estimate: Estimate) -> int:
        """Return where a person stands: 0 below the first level, 1 level with it, 2 between it and
        the next, and so on.
        """
        return sum(self.height(estimate) >= edge for edge in _EDGES)

    def even_levels(self, estimate: Estimate, rivals: int) -> tuple[str, ...]:
        """Return the levels of so many rivals against whom everybody is as likely to win, weakest
        first; the strongest is at most one above the weakest.
        """
        wanted = estimate.mean + log(rivals)
        companies = combinations_with_replacement(LEVELS, rivals)
        near = (one for one in companies if LEVELS.index(one[-1]) - LEVELS.index(one[0]) < 2)
        return min(
            near, key=lambda one: abs(together(self.strengths[level] for level in one) - wanted)
        )

    def next_level(self, estimate: Estimate, levels: Collection[str]) -> str:
        """Return the level to try after a win against such rivals; "" if there is none, or one
        isn't level with the weakest of them yet.
        """
        ranks = {LEVELS.index(level) for level in levels}
        following = max(ranks) + (len(ranks) == 1)
        is_level = self.rung(estimate) > 2 * min(ranks)
        return LEVELS[following] if is_level and following < len(LEVELS) else ""

    def _count(self, table: Sequence[PlayedSeat]) -> None:
        strengths = [self.strengths.get(one.level, self.career(one.name)[-1].mean) for one in table]
        winners = max(1, sum(one.has_won for one in table))
        for seat, one in enumerate(table):
            if not one.level:
                rivals = strengths[:seat] + strengths[seat + 1 :]
                career = self._careers.setdefault(one.name, [*self.career("")])
                career.append(career[-1].after(one.match, one.has_won / winners, rivals))


def _why_uncounted(game: str, table: Sequence[PlayedSeat], seeds: Container[str]) -> str | None:
    names = [one.name for one in table if not one.level]
    known = all(one.level in ("", *LEVELS) for one in table)
    if not known or len({*names}) < len(names) or len(table) < 2:
        return N_("Such company says nothing about your strength.")
    if not _is_by_the_book(game, table[0].options, len(names)):
        return N_("Played by house rules, a match says nothing about your strength.")
    if table[0].is_taken_back:
        return N_("Where a turn was taken back, a match says nothing about your strength.")
    if table[0].seed in seeds:
        return N_("Where you know the luck, a match says nothing about your strength.")
    return None


@lru_cache(1000)
def _is_by_the_book(game: str, options: str, people: int) -> bool:
    """Return True if nothing but what a set-up or the first quick play proposes was played."""
    try:
        chosen = dict(json.loads(options))
    except (ValueError, TypeError, RecursionError):
        return False
    rules = load(game).info.options
    proposed = [(rule.name, (rule.default, rule.default_for(people), rule.first)) for rule in rules]
    return all(chosen[name] in values for name, values in proposed if name in chosen)
