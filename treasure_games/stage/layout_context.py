"""The layout context: all that layout and drawing need to know about the window."""

from __future__ import annotations

from functools import cached_property

from msgspec import Struct
from msgspec.structs import replace

from treasure_games.stage.assets import Assets
from treasure_games.stage.clock import REAL_CLOCK, Clock
from treasure_games.stage.fonts import Fonts
from treasure_games.stage.text import Texts
from treasure_games.stage.theme import Theme
from treasure_games.stage.viewport import Viewport


class LayoutContext(Struct, frozen=True, dict=True):
    """Viewport, theme, text and art for one window size; replaced as a whole when any of it
    changes.
    """

    viewport: Viewport
    theme: Theme
    assets: Assets
    fonts: Fonts
    clock: Clock = REAL_CLOCK
    """Limits the work of preparation within a frame."""

    @cached_property
    def apart(self) -> LayoutContext:
        """For what is drawn from a corner of its own, whatever part of the window is seen."""
        if self.viewport.part is None:
            return self
        return replace(self, viewport=replace(self.viewport, part=None))

    @cached_property
    def texts(self) -> Texts:
        """The texts laid out for it."""
        return Texts(self.fonts, self.assets, self.theme, self.viewport)
