"""The button that copies the log of a match as text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from treasure_games.core.language import translate as _
from treasure_games.match.as_text import as_text
from treasure_games.match.match import Match
from treasure_games.stage import clipboard
from treasure_games.stage.text import TextStyle
from treasure_games.stage.widgets.button import BUTTON_TEXT, Button
from treasure_games.stage.widgets.widget import Size
from treasure_games.table.services import AppServices

_TOLD: Final = 1.5
"""Seconds for which it says that the text is copied."""


class CopyButton(Button):
    """Copies what `viewer` saw of a match; without a clipboard it says so."""

    _until = -1.0
    """When it says again what it does."""

    def __init__(
        self, services: AppServices, match: Match, viewer: Callable[[], int | None],
        name: str = "copy", *, style: TextStyle = BUTTON_TEXT, least: Size = Button.least,
    ) -> None:  # fmt: skip
        self._services, self._match, self._viewer = services, match, viewer
        super().__init__(_("Copy as text"), self._copy, name, style=style, least=least)

    @property
    def text(self) -> str:
        """What it does, or that it has just done it."""
        return _("Copied") if self._left > 0.0 else self._usual

    @text.setter
    def text(self, text: str) -> None:
        self._usual = text

    def next_wakeup(self) -> float | None:
        """Return for how long it says that the text is copied; None if it doesn't."""
        return self._left if self._left > 0.0 else None

    @property
    def _left(self) -> float:
        return self._until - self._services.clock.now()

    def _copy(self) -> None:
        if clipboard.put(as_text(self._match, self._viewer())):
            self._until = self._services.clock.now() + _TOLD
        else:
            sentence = _("Nothing could be copied: this system has no clipboard.")
            self._services.notices.append(sentence)
