"""Reasons for suggested moves: a sentence for each class of action, with placeholders."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from string import Formatter
from typing import Any, Final, TypeAlias

from treasure_games.opponents.mind import Reason

Phrase: TypeAlias = Callable[[Any, int, Any], str | int]
"""Returns the value of a placeholder, from a view, its seat and the action."""
ReasonSentence: TypeAlias = "str | Callable[[Any, int, Any], str]"
"""A msgid, or a function that chooses one by a view, its seat and the action."""

_PARSE: Final = Formatter().parse


class Reasons:
    """The reason for each action of a game: the `reason` of its mind.

    A placeholder without a phrase is a field of the action; `rival` is a seat. Only the phrases
    that the sentence has are computed.
    """

    def __init__(
        self, sentences: Mapping[type[Any], ReasonSentence], phrases: Mapping[str, Phrase]
    ) -> None:
        self._sentences, self._phrases = sentences, phrases

    def __call__(self, view: Any, action: Any) -> Reason:
        """Return why the seat of `view` might do `action`."""
        seat, chosen = view.seat, self._sentences[type(action)]
        sentence = chosen if isinstance(chosen, str) else chosen(view, seat, action)
        names = [name for _, name, _, _ in _PARSE(sentence) if name]
        return Reason(sentence, {name: self._value(name, view, seat, action) for name in names})

    def _value(self, name: str, view: Any, seat: int, action: Any) -> str | int:
        phrase = self._phrases.get(name)
        value: str | int = phrase(view, seat, action) if phrase else getattr(action, name)
        return value


def in_percent(chance: float) -> int:
    """Return a chance as a whole number of percent."""
    return round(100 * chance)
