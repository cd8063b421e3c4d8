"""Captions: a short line near the lower edge while a sound is heard that means something."""

from typing import Any, Final

from treasure_games.core.language import translate as _
from treasure_games.core.pages import page_beside
from treasure_games.stage.canvas import Canvas, sized
from treasure_games.stage.services import Services
from treasure_games.stage.text import TextStyle

_WORDS: Final = page_beside(__file__, dict[str, dict[str, Any]])["captions"]
_STYLE: Final = TextStyle(22.0, colour="pearl", align="centre")
SECONDS: Final = 2.5
_MARGIN: Final = 12.0


class Captions:
    """Shows the caption of the last sound for a while, if the settings have it so."""

    def __init__(self, services: Services) -> None:
        self._services, self._until = services, 0.0
        self.words = ""
        self.is_stale = False
        """True if other words are to be drawn."""

    def hear(self, group: str) -> None:
        """Take in a sound."""
        if self._services.settings.captions and group in _WORDS:
            self.words, self.is_stale = _(_WORDS[group]), True
            self._until = self._services.clock.now() + SECONDS

    def update(self) -> None:
        """Let the words go when they have stood long enough."""
        if self.words and self._services.clock.now() >= self._until:
            self.words, self.is_stale = "", True

    def next_wakeup(self) -> float | None:
        """Return the seconds until the words go; None if there are none."""
        return max(0.0, self._until - self._services.clock.now()) if self.words else None

    def draw(self, canvas: Canvas) -> None:
        """Draw the words on a dark strip."""
        self.is_stale = False
        if self.words:
            window, texts = canvas.context.viewport.rect, canvas.context.texts
            width, height = texts.measure(self.words, _STYLE, window.width)
            strip = sized(width + 4 * _MARGIN, height + _MARGIN, midbottom=window.midbottom)
            canvas.fill(strip, canvas.context.theme.palette.night, 0.85)
            canvas.text(self.words, _STYLE, strip)
