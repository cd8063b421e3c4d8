"""What people are known for over all their matches: deeds that earned a medal, and the tally that
each pirate keeps with each person.
"""

import json
from collections.abc import Sequence
from typing import Final, NamedTuple

from treasure_games.core.language import plural, translate as _
from treasure_games.core.pages import page_beside
from treasure_games.match.statistics import Statistics

_SQL: Final = page_beside(__file__, dict[str, str])
OFTEN: Final = 10
"""Somebody robbed so often is greeted accordingly, if it was twice as often as the other way."""
HEARD_OF: Final = 5
"""After so many finished matches all pirates have heard of the people here."""
_LAST_TWO: Final[dict[tuple[int, ...], str]] = {(1, 1): "wears_trophy", (-1, -1): "lost_twice"}
_LAST: Final[dict[tuple[int, ...], str]] = {(1,): "won_last_evening", (-1,): "lost_last_evening"}


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
    for name, deed, *rest in statistics.query(_SQL["deeds"]):
        found[name] = {deed: Found(*rest), **found.pop(name, {})}
    return found


def new_deeds(statistics: Statistics, match: str) -> list[tuple[str, str]]:
    """Return who did which deed in a match for the first time."""
    people = deeds_of(statistics) if statistics.query(_SQL["has_deeds"], match) else {}
    return [
        (name, deed)
        for name, deeds in people.items()
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
    def told(self) -> str:
        """Return it in sentences; "" if there is nothing yet."""
        owes = {1: _("Owes you a revenge."), -1: _("Wants revenge.")}
        told, mine, yours = list[str](), self.robbed, self.was_robbed
        if mine:
            told += [plural("Robbed you once.", "Robbed you {count} times.", mine)]
        if yours:
            told += [plural("Was robbed by you once.", "Was robbed by you {count} times.", yours)]
        return " ".join([*told, *[owes[one] for one in self.results if one][:1]])

    @property
    def greeting(self) -> str:
        """Return the occasion of the pirate's first words; "" for the usual one."""
        by_results = _LAST_TWO.get(self.results[:2], "")
        is_thief = self.robbed >= max(OFTEN, 2 * self.was_robbed)
        is_victim = self.was_robbed >= max(OFTEN, 2 * self.robbed)
        by_theft = "robs_you" if is_thief else "you_rob" if is_victim else ""
        return by_results or by_theft or _LAST.get(self.results[:1], "")


def tally(statistics: Statistics, persona: str, name: str) -> Tally:
    """Return the tally of a pirate with a person of this name."""
    met = statistics.query(_SQL["met"], persona, name)
    times = dict(statistics.query(_SQL["robbed"], persona, name))
    return Tally(tuple(result for (result,) in met), times.get(1, 0), times.get(0, 0))


def last_deed(
    statistics: Statistics, persona: str, names: Sequence[str], match: str = "%"
) -> tuple[str, ...]:
    """Return what a pirate and one of these people did to each other last, in one match or in all:
    the game, the person, who did it ("did" or "suffered", for the pirate), event and kind.
    """
    rows = statistics.query(_SQL["last"], persona, json.dumps(names), match)
    return (*rows[0][:3], *rows[0][3].split(":")[2:]) if rows else ()


def heard_of(statistics: Statistics) -> bool:
    """Return True if enough matches were finished for all pirates to have heard of it."""
    return bool(statistics.query(_SQL["heard_of"], HEARD_OF - 1))
