"""When which tooltip is shown: of a control, or of what else tells something under the pointer."""

from __future__ import annotations

from treasure_games.stage.canvas import Canvas
from treasure_games.stage.widgets.tooltip import draw_tooltip, words_of
from treasure_games.stage.widgets.widget import Control, Told

TOOLTIP_DELAY = 0.6
"""Seconds that the pointer rests before a tooltip shows; keyboard focus shows it at once."""


class Tips:
    """The tooltip of a scene."""

    def __init__(self) -> None:
        self.shown: Control | Told | None = None
        self.until: float | None = None
        """Seconds until one is due."""
        self.told: Told | None = None
        """What tells something under the pointer, where no control does."""

    def show(self, one: Control | Told | None) -> None:
        """Show the words of this at once, if it has any."""
        self.until = None
        self.shown = one if words_of(one) else None

    def await_words(self, control: Control | None) -> None:
        """Put the tooltip away; that of a control is due if the pointer rests."""
        self.show(None)
        self.until = TOOLTIP_DELAY if words_of(control) else None

    def listen(self, hovered: Control | None, told: Told | None) -> None:
        """Note what tells something under the pointer, if the control there doesn't."""
        if told == self.told:
            return
        self.told = told
        if not words_of(hovered):
            self.show(None)
            self.until = TOOLTIP_DELAY if told is not None else None

    def update(self, dt: float, hovered: Control | None) -> None:
        """Count down to the tooltip."""
        if self.until is not None:
            self.until -= dt
            if self.until <= 0.0:
                self.show(hovered if words_of(hovered) else self.told)

    def draw(self, canvas: Canvas) -> None:
        """Draw it, if one is shown."""
        if self.shown is not None:
            draw_tooltip(canvas, self.shown)
