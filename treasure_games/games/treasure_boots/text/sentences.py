"""Sentences whose placeholders are filled from an event or action."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from treasure_games.core.sentences import Phrases, filled
from treasure_games.core.words import Called, LogEntry
from treasure_games.games.treasure_boots.rules.grid import NOWHERE
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.text import names

_NOTHING: Final[Mapping[str, object]] = MappingProxyType({})
_PLAYERS: Final = ("{name}", "{roller}")


def log_line(
    pattern: str,
    event: Any,
    view: View,
    called: Called,
    given: Mapping[str, object] = _NOTHING,
    **parts: Any,
) -> LogEntry:
    """Return a line of the log, by default of the event's seat and about its cell.

    It begins with a capital, except for a player's name, which stays as it is.
    """
    text = sentence(pattern, event, view, called, given)
    cell = getattr(event, "cell", NOWHERE)
    parts.setdefault("seat", getattr(event, "seat", None))
    parts.setdefault("pieces", (cell,) if cell > NOWHERE else ())
    return LogEntry(text if pattern.startswith(_PLAYERS) else names.capital(text), **parts)


def sentence(
    pattern: str, subject: Any, view: View, called: Called, given: Mapping[str, object] = _NOTHING
) -> str:
    """Return the sentence with its placeholders filled: given, phrases, or the subject's fields."""
    return filled(pattern, _PHRASES, subject, view, called, given)


def _place(event: Any, view: View, _called: Called) -> str:
    return names.place_name(view.chart, event.cell)


_PHRASES: Final[Phrases[View]] = {
    "name": lambda event, view, called: called(event.seat),
    "roller": lambda event, view, called: called(event.roller),
    "ship": lambda event, view, called: names.ship_name(event.ship, called),
    "target": lambda event, view, called: names.ship_name(event.target, called),
    "treasure": lambda event, view, called: names.thing(event.kind),
    "cargo": lambda event, view, called: names.cargo_words(event.kinds),
    "points": lambda event, view, called: names.points_words(event.points),
    "pearls": lambda event, view, called: names.pearl_words(event.pearls),
    "place": _place,
    "island": _place,
    "port": _place,
}
