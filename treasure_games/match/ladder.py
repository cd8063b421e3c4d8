"""The ladder: how strong each person is at a game, and which company makes a match even.

Everything is worked out from the finished matches in the statistics. Strengths are log-odds: of a
player who is stronger by x, and one rival, the first wins e^x times as often. Each level's strength
was measured (`opponents.evaluation.Level`); a person's is estimated anew after each match.
"""

from __future__ import annotations

import json
from collections.abc import Container, Iterable, Sequence
from itertools import combinations_with_replacement
from math import exp, log
from typing import Final, NamedTuple

from treasure_games.core.language import N_
from treasure_games.core.options import GameInfo
from treasure_games.core.registry import load
from treasure_games.opponents.mind import mind_of

LEVELS: Final = ("deckhand", "mate", "captain")
"""The levels on the ladder, weakest first."""
_FIRST_VARIANCE: Final = 1.5
"""Of a newcomer's strength, who is taken for a deckhand."""
_DRIFT: Final = 0.02
"""What each match adds to the variance: people learn."""
_SURE: Final = 0.6
"""The variance from which on a strength is told: after four to six matches."""
_EDGES: Final = (-1 / 3, 1 / 3, 2 / 3, 4 / 3, 5 / 3, 7 / 3)
"""Heights between "below a level", "level with it" and "between it and the next"."""


class Player(NamedTuple):
    """Who sat at a table. `level` is "" for a person."""

    name: str
    level: str
    has_won: bool


class PlayedMatch(NamedTuple):
    """A finished match; `options` are JSON."""

    identity: str
    options: str
    seed: str
    players: tuple[Player, ...]


class Estimate(NamedTuple):
    """How strong a person is after a match, and the variance of that."""

    mean: float
    variance: float = _FIRST_VARIANCE
    match: str = ""

    @property
    def is_sure(self) -> bool:
        """True if enough matches tell it."""
        return self.variance <= _SURE

    def after(self, match: str, share: float, rivals: Sequence[float]) -> Estimate:
        """Return the estimate after winning a share of a match against such rivals.

        The chance to win is one's share of the sum of all e^strength. With one rival this is what
        Elo and Glicko do; a win against three is one win, not three.
        """
        variance = self.variance + _DRIFT
        chance = 1 / (1 + exp(together(rivals) - self.mean))
        variance = 1 / (1 / variance + chance * (1 - chance))
        return Estimate(self.mean + variance * (share - chance), variance, match)


def together(rivals: Iterable[float]) -> float:
    """Return the strength of a lone rival who is as hard to beat as these together."""
    return log(sum(map(exp, rivals)))


class Ladder:
    """How strong people have been at one game, match by match."""

    def __init__(self, game: str, played: Iterable[PlayedMatch]) -> None:
        self.strengths = {level: mind_of(game).levels[level].strength for level in LEVELS}
        self.uncounted: dict[str, str] = {}
        """Why some matches don't count: msgids."""
        self._careers: dict[str, list[Estimate]] = {}
        info, seeds = load(game).info, set[str]()
        for match in played:
            reason = self._why_uncounted(info, match, seeds)
            seeds.add(match.seed)
            if reason is None:
                self._count(match)
            else:
                self.uncounted[match.identity] = reason

    def career(self, name: str) -> Sequence[Estimate]:
        """Return a person's estimates: before the first match, and after each that counted."""
        return self._careers.get(name, [Estimate(self.strengths[LEVELS[0]])])

    def now(self, name: str) -> Estimate:
        """Return the latest estimate of a person."""
        return self.career(name)[-1]

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

        def unevenness(levels: tuple[str, ...]) -> float:
            strengths = [self.strengths[level] for level in levels]
            return abs(together(strengths) - log(rivals) - estimate.mean)

        companies = combinations_with_replacement(LEVELS, rivals)
        near = (one for one in companies if LEVELS.index(one[-1]) - LEVELS.index(one[0]) < 2)
        return min(near, key=unevenness, default=())

    def next_level(self, estimate: Estimate, levels: Sequence[str]) -> str:
        """Return the level to try after a win against such rivals; "" if these were the strongest,
        or one isn't level with the weakest of them yet.
        """
        lowest = min(map(LEVELS.index, levels))
        is_level = self.rung(estimate) > 2 * lowest
        return LEVELS[lowest + 1] if is_level and lowest + 1 < len(LEVELS) else ""

    def _why_uncounted(
        self, info: GameInfo, match: PlayedMatch, seeds: Container[str]
    ) -> str | None:
        names = [one.name for one in match.players if not one.level]
        known = all(one.level in ("", *LEVELS) for one in match.players)
        if not known or len({*names}) < len(names) or len(match.players) < 2:
            return N_("Such company says nothing about your strength.")
        if not _is_by_the_book(info, match.options, len(names)):
            return N_("With house rules of your own, a match says nothing about your strength.")
        if match.seed in seeds:
            return N_("Where you know the luck, a match says nothing about your strength.")
        return None

    def _count(self, match: PlayedMatch) -> None:
        strengths = [self._strength(one) for one in match.players]
        winners = sum(one.has_won for one in match.players)
        after = {
            one.name: self.now(one.name).after(
                match.identity,
                one.has_won / max(1, winners),
                strengths[:seat] + strengths[seat + 1 :],
            )
            for seat, one in enumerate(match.players)
            if not one.level
        }
        for name, estimate in after.items():
            self._careers.setdefault(name, [*self.career(name)]).append(estimate)

    def _strength(self, player: Player) -> float:
        return self.strengths[player.level] if player.level else self.now(player.name).mean


def _is_by_the_book(info: GameInfo, options: str, people: int) -> bool:
    """Return True if nothing but what a set-up proposes was played; options that are no more don't
    matter.
    """
    try:
        chosen = json.loads(options)
    except (ValueError, RecursionError):
        return False
    return isinstance(chosen, dict) and all(
        chosen.get(rule.name, rule.default) in (rule.default, rule.default_for(people))
        for rule in info.options
    )
