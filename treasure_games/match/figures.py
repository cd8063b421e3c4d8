"""What the statistics page tells: a player's matches, rivals and numbers at a game, and luck."""

from collections import Counter
from datetime import date
from itertools import groupby
from math import erfc, exp, gamma, sqrt
from typing import Final, NamedTuple

from treasure_games.core.language import translate as _
from treasure_games.core.pages import page_beside
from treasure_games.match.seats import begun_at, evening_at
from treasure_games.match.statistics import Statistics

_SQL: Final = page_beside(__file__, dict[str, str])
_FAIR: Final = _SQL["known"] + _SQL["fair"]
_QUARTERS, _FEWEST = 4, 5
"""Of a pack; the least that must be expected of an outcome, as fewer say nothing."""


class Rival(NamedTuple):
    """Somebody met at the table, how often, and how many of these matches were won."""

    name: str
    persona: str
    met: int
    won: int


class Figures:
    """A player's matches at a game, the latest last, but for those whose luck was known."""

    def __init__(self, statistics: Statistics, game: str, name: str, kind: str) -> None:
        who = game, name, kind
        self.played: list[tuple[str, int]] = statistics.query(_FAIR + _SQL["played"], *who)
        """When each began, and 1 for a victory."""
        self.rivals = [Rival(*row) for row in statistics.query(_FAIR + _SQL["rivals"], *who)]
        """Those met most often first."""
        self.numbers = {row[0]: row[1:] for row in statistics.query(_FAIR + _SQL["numbers"], *who)}
        """The game's own numbers: in all, and the most in a match."""
        self.last: tuple[str, str] = (statistics.query(_SQL["last"], game) or [("", "")])[0]
        """The last match of the game, whoever played, and its seed."""

    @property
    def longest_run(self) -> int:
        """The most victories in a row."""
        runs = groupby(won for _day, won in self.played)
        return max((len(list(run)) for won, run in runs if won), default=0)

    @property
    def worst_evening(self) -> tuple[date | None, int]:
        """The evening on which most matches were lost, and how many."""
        evenings = (evening_at(begun_at(started)) for started, won in self.played if not won)
        lost = Counter(evenings).most_common(1)
        return lost[0] if lost else (None, 0)


class Luck(NamedTuple):
    """How often each outcome came up; `sides` is 0 for the quarters of packs."""

    sides: int
    counts: tuple[int, ...]

    @classmethod
    def of(cls, statistics: Statistics, game: str) -> "Luck | None":
        """Return that of the dice thrown most; without dice, from where shuffles took cards."""
        counts: dict[int, Counter[int]] = {}
        for sides, outcome, times in statistics.query(_SQL["known"] + _SQL["luck"], game):
            counts.setdefault(sides, Counter())[outcome] = times
        for sides, found in sorted(counts.items(), key=lambda one: (-one[0], -one[1].total())):
            if found.total() >= _FEWEST * (sides or _QUARTERS):
                return cls(sides, tuple(found[one] for one in range(sides or _QUARTERS)))
        return None

    @property
    def expected(self) -> float:
        """The mean of the counts."""
        return sum(self.counts) / len(self.counts)

    @property
    def band(self) -> float:
        """Two standard deviations of a count."""
        return 2 * sqrt(self.expected * (1 - 1 / len(self.counts)))

    @property
    def sentence(self) -> str:
        """How usual it is that counts stray that far, by chi-square."""
        strays = sum((count - self.expected) ** 2 for count in self.counts) / self.expected
        share = upper_tail(strays, len(self.counts) - 1)
        rare = [count for count in (20, 50, 100, 1000) if share <= 1 / count]
        if rare:
            return _("Odd, but it happens: once in {count} such evenings.", count=rare[-1])
        text = _("As even as one would expect in {count} of 10 such evenings.")
        return text.format(count=max(1, round(10 * share)))


def upper_tail(chi: float, degrees: int) -> float:
    """Return the chance that chi-square is at least so large."""
    half, step = chi / 2, degrees % 2 / 2 or 1.0
    share = erfc(sqrt(half)) if degrees % 2 else exp(-half)
    while step < degrees / 2:
        share += half**step * exp(-half) / gamma(step + 1)
        step += 1
    return share
