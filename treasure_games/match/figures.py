"""What the statistics page tells: a player's matches, rivals and numbers at a game, and luck."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from math import erfc, exp, gamma, sqrt
from typing import Final, NamedTuple

from treasure_games.core.language import translate as _
from treasure_games.match.seats import GIVEN, TAKEN_BACK
from treasure_games.match.statistics import Statistics

_KNOWN: Final = f"""(SELECT id FROM (SELECT id,
    ROW_NUMBER() OVER (PARTITION BY seed ORDER BY number) AS time FROM matches WHERE game = ?1)
    WHERE time > 1 UNION SELECT match FROM numbers WHERE name IN ('{TAKEN_BACK}', '{GIVEN}'))"""
"""The matches of game ?1 whose luck somebody knew: the same again, a given seed, a turn back."""
_FAIR: Final = f"matches.game = ?1 AND own.name = ?2 AND own.kind = ?3 AND id NOT IN {_KNOWN}"
_OWN: Final = "matches JOIN seats AS own ON id = own.match"
_PLAYED: Final = f"""SELECT IFNULL(STRFTIME(?4, started), ''), won FROM {_OWN} WHERE {_FAIR}
    ORDER BY started, number"""
_RIVALS: Final = f"""SELECT other.name, other.persona, COUNT(*), SUM(own.won) FROM {_OWN}
    JOIN seats AS other ON other.match = id AND other.seat != own.seat WHERE {_FAIR}
    GROUP BY other.persona, IIF(other.persona = '', other.name, '') ORDER BY 3 DESC, 1"""
_NUMBERS: Final = f"""SELECT numbers.name, SUM(value), MAX(value) FROM {_OWN}
    JOIN numbers ON numbers.match = id AND numbers.seat = own.seat WHERE {_FAIR} GROUP BY 1"""
_LUCK: Final = f"""SELECT IIF(stream = 'dice', sides, 0), IIF(stream = 'dice', outcome,
    outcome * 4 / sides), SUM(times) FROM throws JOIN matches ON id = match WHERE game = ?1 AND
    id NOT IN {_KNOWN} AND (stream = 'dice' OR stream = 'cards' AND sides % 4 = 0) GROUP BY 1, 2"""
_LAST: Final = "SELECT id, seed FROM matches WHERE game = ?1 ORDER BY number DESC LIMIT 1"
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
        self.played: list[tuple[str, int]] = statistics.query(_PLAYED, *who, _("%Y-%m-%d"))
        """The day of each, and 1 for a victory."""
        self.rivals = [Rival(*row) for row in statistics.query(_RIVALS, *who)]
        """Those met most often first."""
        self.numbers = {row[0]: row[1:] for row in statistics.query(_NUMBERS, *who)}
        """The game's own numbers: in all, and the most in a match."""
        self.last: tuple[str, str] = (statistics.query(_LAST, game) or [("", "")])[0]
        """The last match of the game, whoever played, and its seed."""

    @property
    def longest_run(self) -> int:
        """The most victories in a row."""
        runs = groupby(won for _day, won in self.played)
        return max((len(list(run)) for won, run in runs if won), default=0)

    @property
    def worst_evening(self) -> tuple[str, int]:
        """The day on which most matches were lost, and how many."""
        lost = Counter(day for day, won in self.played if not won).most_common(1)
        return lost[0] if lost else ("", 0)


class Luck(NamedTuple):
    """How often each outcome came up; `sides` is 0 for the quarters of packs."""

    sides: int
    counts: tuple[int, ...]

    @classmethod
    def of(cls, statistics: Statistics, game: str) -> Luck | None:
        """Return that of the dice thrown most; without dice, from where shuffles took cards."""
        counts: dict[int, Counter[int]] = {}
        for sides, outcome, times in statistics.query(_LUCK, game):
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
            return _("Odd, but it happens: once in {count} such evenings.").format(count=rare[-1])
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
