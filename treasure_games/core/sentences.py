"""Sentences whose placeholders are filled by the fields of an event or action."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, Generic, TypeAlias

from treasure_games.core.language import translate
from treasure_games.core.words import ActionT, Called, EventT, LogEntry, ViewT, Words

Phrases: TypeAlias = Mapping[str, Callable[[Any, ViewT, Called], object]]
"""By placeholder, a function of the event, a view after it, and `called`; returns its words."""
Sentence: TypeAlias = "str | Callable[[Any, ViewT], str]"
"""A msgid, or a function that returns a translated sentence for an event and the view after it."""

_NOTHING: Final[Mapping[str, object]] = MappingProxyType({})


def filled(
    pattern: str,
    phrases: Phrases[ViewT],
    event: Any,
    view: ViewT,
    called: Called,
    given: Mapping[str, object] = _NOTHING,
) -> str:
    """Return the sentence with its placeholders filled: given, phrases, or fields of the event."""
    return pattern.format_map(_PlaceholderValues(phrases, event, view, called, given))


class _PlaceholderValues(dict[str, object]):
    """Computes only the placeholders that the sentence has."""

    def __init__(
        self,
        phrases: Phrases[Any],
        event: Any,
        view: object,
        called: Called,
        given: Mapping[str, object],
    ) -> None:
        super().__init__(given)
        self._phrases, self._arguments = phrases, (event, view, called)

    def __missing__(self, name: str) -> object:
        phrase = self._phrases.get(name)
        return phrase(*self._arguments) if phrase else getattr(self._arguments[0], name)


def first_of(*fields: str) -> Callable[[Any], Any]:
    """Return a function that returns the first of these fields that an event has."""
    return lambda event: next(getattr(event, one) for one in fields if hasattr(event, one))


def seat_in(*fields: str) -> Callable[[Any, Any, Called], str]:
    """Return a phrase: the name of the seat in the first of these fields that an event has."""
    whose = first_of(*fields)
    return lambda event, _view, called: called(whose(event))


def seats_in(*fields: str) -> Callable[[Any, Any, Called], str]:
    """Return a phrase: the names of the seats in the first of these fields that an event has."""
    whose = first_of(*fields)
    return lambda event, _view, called: ", ".join(called(seat) for seat in whose(event))


class LineWriter(Generic[ViewT]):
    """Writes the lines of a game's log with its phrases.

    `piece` is the field with the piece that a line is about, for events that have it.
    """

    def __init__(self, phrases: Phrases[ViewT], piece: str = "") -> None:
        self._phrases, self._piece = phrases, piece

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
        """Return a function that writes this sentence about an event; None for the sentence "".

        `piece` is the field with the piece that the line is about; `seat` returns who did it.
        """

        def write(event: Any, view: ViewT, called: Called) -> LogEntry | None:
            words, short = (
                filled(_chosen(one, event, view), self._phrases, event, view, called)
                for one in (text, caption)
            )
            if not words:
                return None
            about = piece or self._piece
            pieces = (getattr(event, about),) if hasattr(event, about) else ()
            return LogEntry(words, seat(event), pieces, short, follows, is_slight)

        return write


def _chosen(sentence: Sentence[ViewT], event: Any, view: ViewT) -> str:
    return translate(sentence) if isinstance(sentence, str) else sentence(event, view)


class PhaseWords(Words[ViewT, ActionT, EventT]):
    """Words about the open question, in one sentence by phase, with phrases.

    {name} is the seat asked. A sentence that depends on more is a function of the legal actions
    (none while somebody else decides) and the view.
    """

    statuses: Mapping[int, Sentence[ViewT]] = {}
    """What the person at the screen can do."""
    waits: Mapping[int, Sentence[ViewT]] = {}
    """What the others read while somebody decides."""
    choices: Collection[int] = ()
    """The phases in which people choose out of turn."""
    public: Collection[int] = ()
    """The phases in which people need to see nothing hidden."""
    suggestions: Mapping[type[Any], str] = {}
    """Suggested moves in a few words, msgids by the class of the action."""
    phrases: Phrases[ViewT] = {}

    def phase(self, view: Any) -> int:
        """Return the phase whose question is open."""
        phase: int = view.phase
        return phase

    def status(self, view: ViewT, seat: int, legal: Sequence[ActionT], called: Called) -> str:
        """Return what the person at the screen can do."""
        text = self._text(self.statuses, view, seat, called, legal)
        return text or super().status(view, seat, legal, called)

    def waiting(self, view: ViewT, seat: int, called: Called) -> str:
        """Return what the others wait for."""
        return self._text(self.waits, view, seat, called) or super().waiting(view, seat, called)

    def described(self, view: ViewT, action: ActionT, called: Called) -> str:
        """Return a suggested move in a few words."""
        return filled(translate(self.suggestions[type(action)]), self.phrases, action, view, called)

    def is_public(self, view: ViewT) -> bool:
        """Return True in the phases in which people need to see nothing hidden."""
        return self.phase(view) in self.public

    def handover(self, view: ViewT, seat: int, called: Called) -> str:
        """Return the banner shown when the device is handed to another person."""
        if self.phase(view) not in self.choices:
            return super().handover(view, seat, called)
        return translate("{name}, your choice").format(name=called(seat))

    def _text(
        self, texts: Mapping[int, Sentence[ViewT]], view: ViewT, seat: int, called: Called,
        legal: Sequence[ActionT] = (),
    ) -> str:  # fmt: skip
        text = _chosen(texts.get(self.phase(view), ""), legal, view)
        return filled(text, self.phrases, legal, view, called, {"name": called(seat)})
