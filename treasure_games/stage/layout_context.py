"""The layout context: all that layout and drawing need to know about the window."""

from __future__ import annotations

from dataclasses import dataclass

from treasure_games.stage.assets import Assets
from treasure_games.stage.clock import REAL_CLOCK, Clock
from treasure_games.stage.fonts import Fonts
from treasure_games.stage.text import Texts
from treasure_games.stage.theme import Theme
from treasure_games.stage.viewport import Viewport


@dataclass(frozen=True, slots=True)
class LayoutContext:
    """Viewport, theme, text and art for one window size; replaced as a whole when any of it
    changes.
    """

    viewport: Viewport
    theme: Theme
    texts: Texts
    assets: Assets
    clock: Clock = REAL_CLOCK
    """Limits the work of preparation within a frame."""

    @classmethod
    def of(
        cls,
        viewport: Viewport,
        theme: Theme,
        assets: Assets,
        fonts: Fonts,
        clock: Clock = REAL_CLOCK,
    ) -> LayoutContext:
        """Return the layout context of this viewport and theme."""
        return cls(viewport, theme, Texts(fonts, assets, theme, viewport), assets, clock)
