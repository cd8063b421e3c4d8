"""Reasons for moves: a sentence by class of action, whose placeholders are filled by phrases."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from string import Formatter
from typing import Any, Final, TypeAlias

from treasure_games.opponents.mind import Reason

Speaker: TypeAlias = Callable[[Any, int, Any], str | int]
"""Returns what is said for a placeholder, from a view, its seat and the action."""
Because: TypeAlias = "str | Callable[[Any, int, Any], str]"
"""A msgid, or what chooses one from a view, its seat and the action."""

_PARSE: Final = Formatter().parse


class Reasons:
    """What speaks for each action of a game: the `reason` of its mind.

    A placeholder that has no phrase is a field of the action. `rival` is a seat. Only those
    phrases are worked out that the sentence has.
    """

    def __init__(
        self, sentences: Mapping[type[Any], Because], phrases: Mapping[str, Speaker]
    ) -> None:
        self._sentences, self._phrases = sentences, phrases

    def __call__(self, view: Any, action: Any) -> Reason:
        """Return why the seat of `view` might do `action`."""
        seat, because = view.seat, self._sentences[type(action)]
        sentence = because if isinstance(because, str) else because(view, seat, action)
        names = [name for _, name, _, _ in _PARSE(sentence) if name]
        return Reason(sentence, {name: self._value(name, view, seat, action) for name in names})

    def _value(self, name: str, view: Any, seat: int, action: Any) -> str | int:
        phrase = self._phrases.get(name)
        value: str | int = phrase(view, seat, action) if phrase else getattr(action, name)
        return value


def in_percent(chance: float) -> int:
    """Return a chance as sentences with “%” name it."""
    return round(100 * chance)
