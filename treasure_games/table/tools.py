"""The square buttons at the upper right, and the one that shows and changes the speed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pygame import FRect

from treasure_games.core.language import translate
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Face
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.settings import INSTANT_SPEED, SPEEDS, Settings
from treasure_games.stage.text import TextStyle
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.button import Pressable
from treasure_games.stage.widgets.widget import Size

_ = translate
_LABEL: Final = TextStyle(26.0, Face.BOLD, "ink", "centre")
_BRIEF: Final = {0.5: "½×", 1.0: "1×", 2.0: "2×", 4.0: "4×", INSTANT_SPEED: "∞"}


class SpeedButton(Pressable):
    """Shows the speed; each press takes the next one."""

    def __init__(self, settings: Settings, on_change: Callable[[], None]) -> None:
        super().__init__("speed", hint=_("How fast things go; hold Space for four times as fast"))
        self._settings = settings
        self._on_change = on_change

    @property
    def label(self) -> str:
        """The current speed in at most three letters."""
        return _BRIEF[self._settings.speed]

    def activate(self) -> None:
        """Take the next speed."""
        following = (SPEEDS.index(self._settings.speed) + 1) % len(SPEEDS)
        self._settings.speed = SPEEDS[following]
        self._on_change()

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return a square like its neighbours."""
        return Size(62.0, 62.0)

    def draw(self, canvas: Canvas) -> None:
        """Draw brass with the speed engraved; its size is independent of the text scale."""
        rect = self.drawn_rect(canvas.context)
        skin.draw_icon_button(canvas, rect, "", self.state())
        style = TextStyle(
            _fitting_size(canvas.context, self.label, rect), _LABEL.face, "ink", "centre"
        )
        canvas.text(self.label, style, rect)


def _fitting_size(context: LayoutContext, text: str, rect: FRect) -> float:
    """Return the largest size of the label that fits the square."""
    across, down = context.texts.measure(text, _LABEL)
    room = rect.inflate(-14, -14)
    return _LABEL.size * min(1.0, room.width / max(1.0, across), room.height / max(1.0, down))
