"""The button that copies words, such as the log of a match."""

from collections.abc import Callable
from typing import Final

import pygame

from treasure_games.core.errors import GameError
from treasure_games.core.language import translate as _
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.widget import Size
from treasure_games.table.services import AppServices

_SMALL, _LOW = TextStyle(20.0, Face.SEMIBOLD, "ink", "centre"), Size(44.0, 44.0)
_TOLD: Final = 1.5
"""Seconds for which it says that the text is copied."""


class CopyButton(Button):
    """Copies what `words` returns; says so if there is no clipboard, or no words are to be had."""

    def __init__(
        self, services: AppServices, words: Callable[[], str], name: str = "copy", *,
        style: TextStyle = _SMALL, least: Size = _LOW,
    ) -> None:  # fmt: skip
        super().__init__(_("Copy as text"), self._copy, name, style=style, least=least)
        self._services, self._words = services, words
        self._until = 0.0

    def next_wakeup(self) -> float | None:
        """Return for how long it still says that the text is copied; None if it doesn't."""
        left = self._until - self._services.clock.now()
        return left if left > 0.0 else None

    def drawn_from(self) -> object:
        """Return what it looks like, and choose the words."""
        self.text = _("Copied") if self.next_wakeup() else _("Copy as text")
        return super().drawn_from()

    def _copy(self) -> None:
        try:
            pygame.scrap.put_text(self._words())
            self._until = self._services.clock.now() + _TOLD
        except pygame.error:
            sentence = _("Nothing could be copied: this system has no clipboard.")
            self._services.notices.append(sentence)
        except GameError as error:
            self._services.notices.append(str(error))
