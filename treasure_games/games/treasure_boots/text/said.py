"""The words that sentences of the log take from an event, found by the names in their patterns."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from treasure_games.core.words import Called
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.text import names


def said(pattern: str, event: Any, view: View, called: Called, **more: object) -> str:
    """Return the sentence: what isn't given is looked up, numbers in the event itself."""
    return pattern.format_map(_Words(event, view, called, more))


class _Words(dict[str, object]):
    def __init__(self, event: Any, view: View, called: Called, given: Mapping[str, object]) -> None:
        super().__init__(given)
        self._event, self._view, self._called = event, view, called

    def __missing__(self, name: str) -> object:
        find = _FOUND.get(name)
        if find is None:
            return getattr(self._event, name)
        return find(self._event, self._view, self._called)


def _place(event: Any, view: View, _called: Called) -> str:
    return names.place_name(view.chart, event.cell)


_FOUND: Final[Mapping[str, Callable[[Any, View, Called], str]]] = {
    "name": lambda event, view, called: called(event.seat),
    "roller": lambda event, view, called: called(event.roller),
    "ship": lambda event, view, called: names.ship_name(event.ship, called),
    "target": lambda event, view, called: names.ship_name(event.target, called),
    "treasure": lambda event, view, called: names.thing(event.kind),
    "cargo": lambda event, view, called: names.cargo_words(event.kinds),
    "points": lambda event, view, called: names.points_words(event.points),
    "place": _place,
    "island": _place,
    "port": _place,
}
