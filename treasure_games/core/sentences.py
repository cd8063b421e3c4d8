"""Sentences whose placeholders are filled by the fields of an event or action."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, Generic, TypeAlias

from treasure_games.core.language import translate
from treasure_games.core.words import Called, LogEntry, ViewT

Phrases: TypeAlias = Mapping[str, Callable[[Any, ViewT, Called], object]]
"""What is said for a placeholder, from the event, a view after it and the names of the seats."""
Sentence: TypeAlias = "str | Callable[[Any, ViewT], str]"
"""A msgid, or what chooses a translated sentence for an event and the view after it."""

_NOTHING: Final[Mapping[str, object]] = MappingProxyType({})


def filled(
    pattern: str,
    phrases: Phrases[ViewT],
    event: Any,
    view: ViewT,
    called: Called,
    given: Mapping[str, object] = _NOTHING,
) -> str:
    """Return the sentence: what is neither given nor a phrase is a field of the event."""
    return pattern.format_map(_Found(phrases, event, view, called, given))


class _Found(dict[str, object]):
    """Looks up only those placeholders that the sentence has."""

    def __init__(
        self,
        phrases: Phrases[Any],
        event: Any,
        view: object,
        called: Called,
        given: Mapping[str, object],
    ) -> None:
        super().__init__(given)
        self._phrases, self._seen = phrases, (event, view, called)

    def __missing__(self, name: str) -> object:
        phrase = self._phrases.get(name)
        return phrase(*self._seen) if phrase else getattr(self._seen[0], name)


class Teller(Generic[ViewT]):
    """Makes the lines of a game's log, with its phrases."""

    def __init__(self, phrases: Phrases[ViewT]) -> None:
        self._phrases = phrases

    def line(
        self,
        text: Sentence[ViewT],
        caption: Sentence[ViewT] = "",
        *,
        piece: str = "",
        seat: Callable[[Any], int | None] = lambda event: getattr(event, "seat", None),
        follows: bool = False,
        is_slight: bool = False,
    ) -> Callable[[Any, ViewT, Called], LogEntry | None]:
        """Return what tells an event in this sentence; in none if the sentence is "".

        `piece` is the field with the piece that the line is about, `seat` finds who has done it.
        """

        def tell(event: Any, view: ViewT, called: Called) -> LogEntry | None:
            words, short = (
                filled(_chosen(one, event, view), self._phrases, event, view, called)
                for one in (text, caption)
            )
            if not words:
                return None
            pieces = (getattr(event, piece),) if piece else ()
            return LogEntry(words, seat(event), pieces, short, follows, is_slight)

        return tell


def _chosen(sentence: Sentence[ViewT], event: Any, view: ViewT) -> str:
    return translate(sentence) if isinstance(sentence, str) else sentence(event, view)
