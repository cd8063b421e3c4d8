"""Deeds that earn a medal, and how they are found in what happened in a match: data, on pages
`deeds.toml`.

What happened is a course of *facts*, each a name with fields: events, what somebody did to somebody
(`core.deeds`), what a game adds about its table after an event. A deed is done once facts have
fitted its `steps` one after the other, whatever else happens in between.
"""

import operator
import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from msgspec import Struct

from treasure_games.core.deeds import Deed
from treasure_games.core.pages import page_of

PAGE: Final = "deeds.toml"
NOBODY: Final = -1
Fact: TypeAlias = tuple[str, Any]
"""A name, and what has the fields."""
Known = Mapping[str, Any]
_SIGNS: Final = MappingProxyType({"=": operator.eq, "<=": operator.le, ">=": operator.ge})


class Feat(Struct, frozen=True, forbid_unknown_fields=True):
    """A deed on a page; all sentences are msgids. Pages go from easy to rare.

    `hint` says how it is done, `told` that it was; `word` is what the one said whom it was done to.
    Nothing is told of one that `is_secret` before it was done. Its medal is a picture of its id.

    A pattern is the name of a fact with what its fields must be: `seat:me` and `target:other` note
    a value under a word, or want the one that was noted before; `lead=1`, `worth>=350`. Several are
    divided by `|`. `me` is who does it, never `other`. What fits `until` undoes the steps so far;
    whoever does what fits `never` can't have done the deed.
    """

    id: str
    name: str
    hint: str
    told: str
    steps: tuple[str, ...]
    word: str = ""
    until: str = ""
    never: str = ""
    is_secret: bool = False


@cache
def read_feats(page: Path) -> tuple[Feat, ...]:
    """Return the deeds on a page."""
    return page_of(page, dict[str, tuple[Feat, ...]])["deed"]


def feats_in(facts: Iterable[Fact], feats: Iterable[Feat]) -> list[Deed]:
    """Return what was done by whom, and to whom the first time."""
    course = list(facts)
    return [Deed(one.id, *pair) for one in feats for pair in _doers(one, course).items()]


def _doers(feat: Feat, facts: Iterable[Fact]) -> dict[int, int]:
    """Return who has done a deed, and to whom."""
    done: dict[int, int] = {}
    barred: set[int] = set()
    runs: dict[tuple[int, tuple[Any, ...]], Known] = {}
    patterns = (*feat.steps, feat.until, feat.never)
    names = {name for pattern in patterns for name, *_ in _parsed(pattern)}
    for fact in (one for one in facts if one[0] in names):
        barred.update(known["me"] for known in _fits(feat.never, fact, {}))
        begun = [(0, {}), *((step, known) for (step, _), known in runs.items())]
        runs = {run: known for run, known in runs.items() if not _fits(feat.until, fact, known)}
        for step, known in begun:
            for more in _fits(feat.steps[step], fact, known):
                if step + 1 < len(feat.steps):
                    runs[step + 1, tuple(sorted(more.items()))] = more
                else:
                    done.setdefault(more["me"], more.get("other", NOBODY))
    return {seat: other for seat, other in done.items() if seat not in barred}


def _fits(patterns: str, fact: Fact, known: Known) -> list[Known]:
    """Return what is known after the fact, for each pattern that it fits."""
    named = (tests for name, *tests in _parsed(patterns) if name == fact[0])
    found = (_noted(tests, fact[1], known) for tests in named)
    return [one for one in found if one is not None]


def _noted(tests: Iterable[tuple[str, ...]], holder: Any, known: Known) -> Known | None:
    """Return what is known after the tests; None if one fails."""
    notes = dict(known)
    for field, sign, word in tests:
        value = getattr(holder, field)
        if sign != ":":
            if not _SIGNS[sign](value, int(word)):
                return None
        elif notes.setdefault(word, value) != value:
            return None
    return None if notes.get("me") == notes.get("other", NOBODY) else notes


@cache
def _parsed(patterns: str) -> tuple[tuple[Any, ...], ...]:
    """Return for each pattern its name, then its tests: field, sign and word."""
    words = [one.split() for one in patterns.split("|") if one.strip()]
    return tuple(
        (name, *(re.split("(:|<=|>=|=)", test) for test in tests)) for name, *tests in words
    )
