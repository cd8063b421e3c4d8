"""What can be known: the odds of a claim, how true claims were, the discards laid out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pygame import FRect

from treasure_games.core.game import UNKNOWN
from treasure_games.core.language import translate
from treasure_games.core.words import Note
from treasure_games.games.bluffaneer.rules.state import ANSWER
from treasure_games.games.bluffaneer.rules.view import View
from treasure_games.games.bluffaneer.text.coach import coached
from treasure_games.games.bluffaneer.text.status import aid
from treasure_games.stage.boxes import Box, BoxKind
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Face
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.text import TextStyle
from treasure_games.stage.widgets import skin
from treasure_games.table.fitting import fitted
from treasure_games.table.round_table import is_large
from treasure_games.table.table_api import TableApi

_ = translate
_WORDS: Final = TextStyle(22.0, Face.REGULAR, "pearl", "centre")


class Known:
    """A flat plate near the discards: the aid to an answer; after a reveal, what could be known.

    The latter stays through the next turn, for the eyes that have seen it.
    """

    def __init__(self, api: TableApi) -> None:
        self._api = api
        self._rect = FRect(0, 0, 1, 1)
        self._view: View | None = None
        self.text = ""
        """What is written on it now."""
        self._coached: tuple[View, Note] | None = None
        """What was said after the last reveal, and what was seen then."""

    def place(self, rect: FRect) -> None:
        """Stand here."""
        self._rect = FRect(rect)

    def take(self, view: View) -> None:
        """Tell what is known in this view."""
        self._view = view
        if note := coached(view, self._api.called):
            self._coached = (view, note)
        text = self._words(view)
        if text != self.text:
            self.text = text
            self._api.invalidate(self._rect.inflate(20, 20))

    def own_words(self) -> str:
        """Return whether the own card shows the pair on the bones; "" if it isn't seen."""
        view = self._view
        if view is None or view.own_face == UNKNOWN or view.pair < 0:
            return ""
        return _("You have it") if view.own_face == view.pair else _("A bluff")

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate with its words."""
        if self.text and canvas.touches(self._rect):
            skin.draw_panel(canvas, self._rect, "dark")
            text, style, place = self._laid(canvas.context)
            canvas.text(text, style, place)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """The words, for the layout check."""
        if self.text:
            text, style, place = self._laid(context)
            size = context.texts.measure(text, style, place.width)
            yield Box("known", place, BoxKind.TEXT, text_size=size)

    def _laid(self, context: LayoutContext) -> tuple[str, TextStyle, FRect]:
        place = self._rect.inflate(-28, -12)
        text, style = fitted(context, self.text, _WORDS, place.width, place.height)
        return text, style, place

    def _words(self, view: View) -> str:
        """The odds in large text, and all of the aid else."""
        if not self._api.services.settings.show_odds:
            return ""
        if view.seat is None or view.phase != ANSWER or view.claimant in (view.seat, -1):
            return self._last_odds(view)
        note = aid(view, self._api.called)
        return note.heading if self._is_brief else f"{note.heading}. {note.text}"

    def _last_odds(self, view: View) -> str:
        """Return what these eyes were told after the last reveal, until the next turn is over."""
        if self._coached is None:
            return ""
        seen, note = self._coached
        if seen.seat != view.seat or not 0 <= view.turn_number - seen.turn_number <= 1:
            return ""
        return note.heading if self._is_brief else note.text

    @property
    def _is_brief(self) -> bool:
        return is_large(self._api.context)
