"""Which face an event puts on whom: data, on a page `moods.toml` beside what shows the events.

A mood stays until the next event that gives its seat another. By the name of an event, the page has
rules like `loss>=3 rival:angry seat:pleased`: fields that hold a seat, or several, with the face of
each, and what other fields must be for that. Later rules win over earlier ones. Those under
`at_once` hold when the event is shown, those under `in_time` when whoever shows it says so.
"""

import operator
import re
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import product
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from treasure_games.core.codec import wire_name
from treasure_games.core.pages import page_of

CALM: Final = "calm"
THINK: Final = "think"
CAUGHT: Final = "caught"
USUAL_FACES: Final = MappingProxyType({THINK: CALM, "shout": "pleased"})
"""The faces that only pirates make, and what sailors make instead."""
FACES: Final = (CALM, "pleased", "angry", CAUGHT, *USUAL_FACES)
"""All faces of a portrait."""
LOOKING: Final = frozenset(FACES[:3])
"""Those whose eyes may follow whoever acts."""
Moods: TypeAlias = Mapping[str, Mapping[str, tuple[str, ...]]]
"""The rules of a game, by when and by event."""
_SIGNS: Final = MappingProxyType({"=": operator.eq, "<=": operator.le, ">=": operator.ge})


@cache
def moods_beside(module: str) -> Moods:
    """Return the rules on the page beside a module, given its `__file__`."""
    return page_of(Path(module).with_name("moods.toml"), dict[str, dict[str, tuple[str, ...]]])


def moods_of(moods: Moods, when: str, event: Any, **known: Any) -> dict[int, str]:
    """Return who makes which face at an event; `known` are fields that it has not itself. A rule
    about more than is known doesn't hold.
    """
    found: dict[int, str] = {}
    for rule in moods.get(when, {}).get(wire_name(type(event)), ()):
        faces: dict[int, str] = {}
        for name, sign, word in (re.split("(:|<=|>=|=)", test) for test in rule.split()):
            value = known.get(name, getattr(event, name, None))
            if value is None:
                break
            if sign == ":":
                seats = (value,) if isinstance(value, int) else value
                faces |= {seat: word for seat in seats if seat >= 0}
            elif not _SIGNS[sign](value, int(word) if isinstance(value, int) else word):
                break
        else:
            found |= faces
    return found


def recalled(moods: Moods, events: Iterable[Any], seats: int) -> list[str]:
    """Return the face of each seat after these events, at a table that hasn't shown them."""
    faces: dict[int, str] = {}
    for event, when in product(events, ("at_once", "in_time")):
        faces |= moods_of(moods, when, event)
    return [faces.get(seat, CALM) for seat in range(seats)]
