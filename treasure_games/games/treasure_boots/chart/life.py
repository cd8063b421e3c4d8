"""What lives on the chart while nothing happens: flags, breakers, lamps."""

from __future__ import annotations

from pygame import Rect

from treasure_games.games.treasure_boots.chart.composition import Composition, Contents
from treasure_games.games.treasure_boots.chart.pictures import Pictures
from treasure_games.games.treasure_boots.chart.plan import ChartPlan


class Life:
    """Stirs a few things at a time."""

    def __init__(
        self, plan: ChartPlan, composition: Composition, contents: Contents, pictures: Pictures
    ) -> None:
        self._contents = contents

    def next_wakeup(self) -> float | None:
        """Seconds until something stirs."""
        return None

    def update(self, dt: float, seen: Rect) -> None:
        """Live on."""

    def take_spoiled(self) -> list[Rect]:
        """Rectangles of the map."""
        return []
