"""What can be known: the odds of a claim, how true claims were, the discards laid out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pygame import FRect

from treasure_games.core.game import UNKNOWN
from treasure_games.core.language import translate
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
        self._text = ""
        self._coached: tuple[int | None, int, str] = (None, 0, "")
        """For which seat, in which turn, what was said after a reveal."""

    def place(self, rect: FRect) -> None:
        """Stand here."""
        self._rect = FRect(rect)

    def take(self, view: View) -> None:
        """Tell what is known in this view."""
        self._view = view
        if odds := coached(view, self._api.called):
            self._coached = (view.seat, view.turn_number, odds)
        text = self._words(view)
        if text != self._text:
            self._text = text
            self._api.invalidate(self._rect.inflate(20, 20))

    def own_words(self) -> str:
        """Return whether the own card shows the pair on the bones; "" if it isn't seen."""
        view = self._view
        if view is None or view.own_face == UNKNOWN or view.pair < 0:
            return ""
        return _("You have it") if view.own_face == view.pair else _("A bluff")

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate with its words."""
        if self._text and canvas.touches(self._rect):
            skin.draw_panel(canvas, self._rect, "dark")
            text, style, place = self._laid(canvas.context)
            canvas.text(text, style, place)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """The words, for the layout check."""
        if self._text:
            text, style, place = self._laid(context)
            size = context.texts.measure(text, style, place.width)
            yield Box("known", place, BoxKind.TEXT, text_size=size)

    def _laid(self, context: LayoutContext) -> tuple[str, TextStyle, FRect]:
        place = self._rect.inflate(-28, -12)
        text, style = fitted(context, self._text, _WORDS, place.width, place.height)
        return text, style, place

    def _words(self, view: View) -> str:
        """The odds in large text, and all of the aid else."""
        if not self._api.services.settings.show_odds:
            return ""
        if view.seat is None or view.phase != ANSWER or view.claimant in (view.seat, -1):
            return self._last_odds(view)
        note = aid(view, self._api.called)
        return note.heading if is_large(self._api.context) else f"{note.heading}. {note.text}"

    def _last_odds(self, view: View) -> str:
        """Return what was said after the last reveal, unless that is long ago or undone."""
        seat, turn, odds = self._coached
        return odds if seat == view.seat and 0 <= view.turn_number - turn <= 1 else ""
