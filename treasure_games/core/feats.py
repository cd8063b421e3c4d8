"""Deeds that earn a medal: odd and clever play, found in what happened in a finished match.

What they are called and how they are told is data, on the page `deeds.toml` of a game; how each is
found is a function of the game's `text`, by the same id.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.toml import decode

from treasure_games.core.deeds import Deed, Told
from treasure_games.core.game import Outcome

PAGE: Final = "deeds.toml"
NOBODY: Final = -1
"""Stands for the other one of a deed that was done to nobody."""


class Feat(Struct, frozen=True, forbid_unknown_fields=True):
    """A deed on a page; all sentences are msgids. Pages go from easy to rare.

    `hint` says how it is done, `told` that it was; `word` is what the one said whom it was done to.
    Nothing is told of one that `is_secret` before it was done. Its medal is a picture of its id.
    """

    id: str
    name: str
    hint: str
    told: str
    word: str = ""
    is_secret: bool = False


class _Page(Struct, frozen=True, forbid_unknown_fields=True):
    deed: tuple[Feat, ...]


class Chronicle(NamedTuple):
    """What happened in a finished match."""

    moments: Sequence[tuple[Any, Any]]
    """All true events, each with the state right after it."""
    outcome: Outcome
    deeds: Sequence[tuple[Deed, ...]]
    """What was done to whom, event by event, as everybody noticed it."""

    def runner_up(self, seat: int) -> int:
        """Return the best of the others."""
        scores = self.outcome.scores
        return max((one for one in range(len(scores)) if one != seat), key=scores.__getitem__)


Finds: TypeAlias = Callable[[Chronicle], Iterable[tuple[int, int]]]
"""Returns each seat that has done a deed, with the one it was done to (or `NOBODY`)."""
Feats: TypeAlias = Mapping[str, Finds]
"""By id."""


@cache
def read_feats(page: Path) -> tuple[Feat, ...]:
    """Return the deeds on a page; () where there is none."""
    return decode(page.read_bytes(), type=_Page).deed if page.is_file() else ()


def feats_in(chronicle: Chronicle, feats: Feats) -> list[Deed]:
    """Return what was done by whom, and to whom the first time."""
    found: dict[tuple[str, int], int] = {}
    for name, finds in feats.items():
        for seat, other in finds(chronicle):
            found.setdefault((name, seat), other)
    return [Deed(name, seat, other) for (name, seat), other in found.items()]


def noticed(tells: Told, events: Iterable[Any]) -> list[tuple[Deed, ...]]:
    """Return what was done to whom in each event that tells it, as a bystander saw the events."""
    before: list[Any] = []
    found = []
    for event in events:
        if event is not None:
            if told := tells.get(type(event)):
                found.append(tuple(told(event, before)))
            before.append(event)
    return found
