"""The small map as a control: a press moves the camera there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from pygame import FRect

from treasure_games.games.treasure_boots.ui.chart.survey import Survey
from treasure_games.stage.boxes import Box, BoxKind
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.widgets.widget import Control

GROUP: Final = "chart"
"""The overlap group of everything on the sea."""


class OverviewSpot(Control):
    """The small map: a click or a drag moves the camera there."""

    def __init__(self, survey: Survey, look_through: Callable[[float, float], None]) -> None:
        super().__init__("chart.overview")
        self._survey, self._look_through = survey, look_through

    def handle(self, intent: Intent) -> bool:
        """Follow a dragging pointer; scroll on arrows."""
        if isinstance(intent, intents.PointerPressed | intents.PointerDragged):
            self._look_through(intent.x, intent.y)
            return True
        if isinstance(intent, intents.PointerReleased):
            return True
        if isinstance(intent, intents.Navigate):
            self._survey.helm.scroll(intent.direction)
            return True
        return False

    def activate(self) -> None:
        """Show the whole chart."""
        self._survey.helm.fit()

    def wheel(self, steps: float) -> bool:
        """Zoom around the middle."""
        self._survey.helm.zoom_by(steps)
        return True

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield a target on the sea."""
        yield Box(self.name, FRect(self.rect), BoxKind.TARGET, overlap_group=GROUP)
