"""Scrolled content that comes smoothly to where it is seen next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from treasure_games.stage.animation import Tween, out_cubic
from treasure_games.stage.timeline import INSTANT, Timeline
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.stage.widgets.widget import Widget

if TYPE_CHECKING:
    from treasure_games.stage.services import Services

_GLIDE = 0.16
"""Seconds in which it comes to rest."""


class Glides:
    """The scroll areas of a scene whose content is on its way."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._motions = Timeline()

    def begin(self, widget: Widget, before: float) -> None:
        """Let the content of a scroll area come smoothly from where it was seen."""
        if not isinstance(widget, ScrollArea) or self._services.settings.reduced_motion:
            return
        if self._services.pace == INSTANT:
            return
        widget.lag = before - widget.offset
        self._motions.beside(Tween(widget, _GLIDE, easing=out_cubic, lag=0.0))

    def update(self, dt: float) -> None:
        """Let it glide on."""
        self._motions.update(dt)

    @property
    def is_moving(self) -> bool:
        """True while anything glides."""
        return self._motions.is_moving


def seen_at(widget: Widget) -> float:
    """Return where the content of a scroll area is seen; 0 for others."""
    return widget.offset + widget.lag if isinstance(widget, ScrollArea) else 0.0
