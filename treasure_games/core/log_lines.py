"""Writes the lines of a game's log, from its sentences and phrases."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final, Generic, TypeAlias

from msgspec import Struct

from treasure_games.core.language import capital
from treasure_games.core.pages import by_kind
from treasure_games.core.words import (
    Called,
    LogEntry,
    Phrases,
    PlaceholderValues,
    Plural,
    Sentence,
    ViewT,
)

About: TypeAlias = Callable[[Any, Any], tuple[int, ...]]
"""Returns the pieces that a line is about, from an event and a view after it."""


def no_pieces(_event: Any, _view: Any) -> tuple[int, ...]:
    """Return no pieces."""
    return ()


def its_card(event: Any, _view: Any) -> tuple[int, ...]:
    """Return the card of an event that has one."""
    return (event.card,) if hasattr(event, "card") else ()


def known(event: Any, view: Any) -> str:
    """Return the case "known" of an event whose card the viewer knows."""
    return "known" if view.faces[event.card] >= 0 else ""


WritesLine: TypeAlias = Callable[[Any, ViewT, Called], LogEntry | None]
"""Writes the line of an event, or returns None if it has none."""


class Wording(Struct, frozen=True, forbid_unknown_fields=True):
    """A line's sentence and its caption; without a sentence there is no line."""

    text: str | Plural = ""
    caption: str | Plural = ""


class Line(Wording, frozen=True, forbid_unknown_fields=True):
    """A line on the page of a log, which has one for each class of event (see `LogEntry`).

    `seat` is the field with the seat that did it, or with several of which the first did; `about`
    are the fields with the pieces that the line is about, if not those of the writer. `cases` are
    other wordings by name; one without a caption has that of the line.
    """

    follows: bool = False
    is_slight: bool = False
    seat: str = "seat"
    about: tuple[str, ...] | None = None
    cases: dict[str, Wording] = {}


def _seat_in(field: str) -> Callable[[Any, Any], int | None]:
    def seat(event: Any, _view: Any) -> int | None:
        found: int | tuple[int, ...] | None = getattr(event, field, None)
        return found[0] if isinstance(found, tuple) else found

    return seat


_ITS_SEAT: Final = _seat_in("seat")


def _pieces_in(fields: tuple[str, ...]) -> About:
    def pieces(event: Any, _view: Any) -> tuple[int, ...]:
        found = [getattr(event, field) for field in fields]
        return tuple(
            one for some in found for one in (some if isinstance(some, tuple) else (some,))
        )

    return pieces


class LineWriter(Generic[ViewT]):
    """Writes the lines of a game's log with its phrases.

    `about` returns the pieces that a line is about if it doesn't say so itself. With placeholders
    that stay `uncapitalized`, a line that begins with anything else begins with a capital letter.
    """

    def __init__(
        self, phrases: Phrases[ViewT], about: About = no_pieces, uncapitalized: tuple[str, ...] = ()
    ) -> None:
        self._phrases, self._about, self._uncapitalized = phrases, about, uncapitalized

    def line(
        self,
        text: Sentence[ViewT],
        caption: Sentence[ViewT] = "",
        *,
        about: About | None = None,
        seat: Callable[[Any, ViewT], int | None] = _ITS_SEAT,
        follows: bool = False,
        is_slight: bool = False,
    ) -> WritesLine[ViewT]:
        """Return a function that writes this sentence about an event; None for the sentence "".

        `about` returns the pieces that the line is about; `seat` returns who did it.
        """

        def write(event: Any, view: ViewT, called: Called) -> LogEntry | None:
            values = PlaceholderValues(self._phrases, event, view, called)
            pattern = values.pattern(text)
            if not pattern:
                return None
            words, brief = (one.format_map(values) for one in (pattern, values.pattern(caption)))
            if self._uncapitalized and not pattern.startswith(self._uncapitalized):
                words = capital(words)
            pieces = (about or self._about)(event, view)
            return LogEntry(words, seat(event, view), pieces, brief, follows, is_slight)

        return write

    def lines(
        self,
        page: Mapping[str, Line],
        kinds: Iterable[type[Any]],
        cases: Mapping[type[Any], Callable[[Any, ViewT], str]] = MappingProxyType({}),
        more: Mapping[type[Any], Mapping[str, Any]] = MappingProxyType({}),
    ) -> dict[type[Any], WritesLine[ViewT]]:
        """Return a function for each line of a page, by class of its event.

        `cases` have functions that name the case of an event, or return "" for the usual one;
        `more` has what a page can't say of some lines: arguments of `line`.
        """
        return {
            kind: self._cased(line, cases.get(kind), more.get(kind, {}))
            for kind, line in by_kind(page, kinds).items()
        }

    def _cased(
        self, line: Line, case: Callable[[Any, ViewT], str] | None, more: Mapping[str, Any]
    ) -> WritesLine[ViewT]:
        about = None if line.about is None else _pieces_in(line.about)
        shown = {"follows": line.follows, "is_slight": line.is_slight, "about": about}
        given = {**shown, "seat": _seat_in(line.seat), **more}
        usual = self.line(**{"text": line.text, "caption": line.caption, **given})
        if case is None:
            return usual
        others = {
            name: self.line(one.text, one.caption or line.caption, **given)
            for name, one in line.cases.items()
        }
        return lambda event, view, called: others.get(case(event, view), usual)(event, view, called)
