"""What people are known for over all their matches: deeds that earned a medal, and the tally that
each pirate keeps with each person. Old matches are looked through for both, bit by bit.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from treasure_games.core.deeds import ROB
from treasure_games.core.errors import GameError
from treasure_games.match.feats import DEED, EDITION, LOOKED_THROUGH, Row, rows_of
from treasure_games.match.records import RECORD_SUFFIX, read_record, replaying
from treasure_games.match.seats import TAKEN_BACK
from treasure_games.match.statistics import Statistics

_FOUND: Final = """
WITH deeds AS MATERIALIZED (SELECT * FROM numbers WHERE name LIKE 'deed:%'),
firsts AS MATERIALIZED (SELECT MIN(number) AS number FROM matches GROUP BY game, seed)
SELECT me.name, deeds.name, matches.id, matches.started, COALESCE(you.name, ''),
    COALESCE(you.persona, ''), me.score, COALESCE(you.score, 0)
FROM deeds JOIN matches ON matches.id = deeds.match JOIN firsts USING (number)
JOIN seats AS me ON me.match = deeds.match AND me.seat = deeds.seat
LEFT JOIN seats AS you ON you.match = deeds.match AND you.seat = deeds.value
WHERE me.kind = 'human' AND NOT EXISTS (SELECT 1 FROM numbers AS back
    WHERE back.match = deeds.match AND back.seat = 0 AND back.name = ?)
ORDER BY matches.number
"""
"""All deeds of people but those in a match with known luck: one with the seed of an earlier match,
or in which a turn was taken back.
"""
_MET: Final = """
SELECT pirate.won, person.won FROM matches
JOIN seats AS pirate ON pirate.match = matches.id
JOIN seats AS person ON person.match = matches.id
WHERE pirate.persona = ? AND pirate.kind != 'human' AND person.kind = 'human' AND person.name = ?
ORDER BY matches.number DESC
"""
_HARM: Final = """
SELECT pirate.seat = numbers.seat, SUM(numbers.value) FROM numbers
JOIN seats AS pirate ON pirate.match = numbers.match
JOIN seats AS person ON person.match = numbers.match
WHERE pirate.persona = ?1 AND pirate.kind != 'human' AND person.kind = 'human' AND person.name = ?2
AND (numbers.seat = pirate.seat AND numbers.name = ?3 || ':' || person.seat
    OR numbers.seat = person.seat AND numbers.name = ?3 || ':' || pirate.seat)
GROUP BY 1
"""
OFTEN: Final = 10
"""Somebody robbed so often is greeted accordingly, if it was twice as often as the other way."""
_TOGETHER: Final = 32
"""The results of so many old matches are written at once: the disk takes longest."""
HEARD_OF: Final = 5
"""After so many finished matches all pirates have heard of the people here."""


class Found(NamedTuple):
    """A deed that was done: in which match and when, and to whom ("": to nobody)."""

    match: str
    started: str
    other: str
    persona: str
    score: int
    other_score: int


def deeds_of(statistics: Statistics) -> dict[str, dict[str, Found]]:
    """Return by name the deeds of each person, by id, as they were done first; whoever did the last
    one comes last.
    """
    found: dict[str, dict[str, Found]] = {}
    for name, deed, *rest in statistics.query(_FOUND, TAKEN_BACK):
        mine = found.pop(name, {})
        mine.setdefault(deed.removeprefix(DEED), Found(*rest))
        found[name] = mine
    return found


def new_deeds(statistics: Statistics, match: str) -> list[tuple[str, str]]:
    """Return who did which deed in a match for the first time."""
    if not statistics.query(
        "SELECT 1 FROM numbers WHERE match = ? AND name LIKE 'deed:%' LIMIT 1", match
    ):
        return []
    return [
        (name, deed)
        for name, deeds in deeds_of(statistics).items()
        for deed, found in deeds.items()
        if found.match == match
    ]


class Tally(NamedTuple):
    """What is between a pirate and a person: results from the latest back, 1 for a win of the
    pirate, -1 for one of the person's; how often each has robbed the other.
    """

    results: tuple[int, ...]
    robbed: int
    was_robbed: int

    @property
    def wears_trophy(self) -> bool:
        """Return True if the pirate has won the last two matches."""
        return self.results[:2] == (1, 1)

    @property
    def greeting(self) -> str:
        """Return the occasion of its first words."""
        if self.wears_trophy:
            return "wears_trophy"
        if self.results[:2] == (-1, -1):
            return "lost_twice"
        if self.robbed >= max(OFTEN, 2 * self.was_robbed):
            return "robs_you"
        if self.was_robbed >= max(OFTEN, 2 * self.robbed):
            return "you_rob"
        last = self.results[0] if self.results else 0
        return {1: "won_last_evening", -1: "lost_last_evening"}.get(last, "")


def tally(statistics: Statistics, persona: str, name: str) -> Tally:
    """Return the tally of a pirate with a person of this name."""
    met = statistics.query(_MET, persona, name)
    harm = dict(statistics.query(_HARM, persona, name, ROB))
    return Tally(tuple(mine - yours for mine, yours in met), harm.get(1, 0), harm.get(0, 0))


def heard_of(statistics: Statistics) -> bool:
    """Return True if enough matches were finished for all pirates to have heard of it."""
    return bool(statistics.query("SELECT 1 FROM matches LIMIT 1 OFFSET ?", HEARD_OF - 1))


def looked_through(history: Path, statistics: Statistics) -> Iterator[None]:
    """Look through all records of finished matches that weren't yet, the oldest first; those that
    the statistics have lost are added. Pauses after each row. Unreadable ones are left alone.
    """
    marked = "SELECT match FROM numbers WHERE name = ? AND value >= ?"
    done = {match for (match,) in statistics.query(marked, LOOKED_THROUGH, EDITION)}
    known = {match for (match,) in statistics.query("SELECT id FROM matches")}
    paths = [path for path in history.glob(f"*{RECORD_SUFFIX}") if path.stem not in done]
    found: dict[str, list[Row]] = {}
    for path in sorted(paths, key=lambda path: path.stem.partition("-")[2]):
        yield
        with suppress(GameError, OSError):
            for match in replaying(read_record(path)):
                yield
            if not match.is_over or match.identity != path.stem:
                continue
            if path.stem in known:
                found[path.stem] = rows_of(match)
            else:
                statistics.add(match)
        if len(found) == _TOGETHER:
            statistics.note(found)
            found = {}
    statistics.note(found)


def goes_on(steps: Iterator[None], seconds: float) -> bool:
    """Go on with some steps for about so long; return True if there are more."""
    until = time.perf_counter() + seconds
    for _ in steps:
        if time.perf_counter() >= until:
            return True
    return False
