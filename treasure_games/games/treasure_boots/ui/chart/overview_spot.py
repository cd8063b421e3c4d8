"""The small map as a control: where one presses it, the camera looks."""

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
"""What lies on the sea may overlap."""


class OverviewSpot(Control):
    """The small map: a click or a drag moves the camera there."""

    def __init__(self, survey: Survey, look_through: Callable[[float, float], None]) -> None:
        super().__init__("chart.overview")
        self._survey, self._look_through = survey, look_through

    def handle(self, intent: Intent) -> bool:
        """Follow the pointer while it is held; arrows scroll."""
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
        """By key: show the whole chart."""
        self._survey.helm.fit()

    def wheel(self, steps: float) -> bool:
        """Zoom around the middle."""
        self._survey.helm.zoom_by(steps)
        return True

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """A target that lies on the sea."""
        yield Box(self.name, FRect(self.rect), BoxKind.TARGET, overlap_group=GROUP)
