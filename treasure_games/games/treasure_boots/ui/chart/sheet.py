"""The chart at one zoom: its pictures, their places, and the tiles drawn from them."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import FRect, Rect, Surface

from treasure_games.games.treasure_boots.ui.chart.composition import Composition, Contents
from treasure_games.games.treasure_boots.ui.chart.pictures import Pictures
from treasure_games.games.treasure_boots.ui.chart.plan import ChartPlan
from treasure_games.games.treasure_boots.ui.chart.sea import Sea
from treasure_games.table.pieces.map.tiles import Tiles


class Sheet:
    """Empty at first; `begin` for a unit (pixels per world unit), then `prepare` until it is ready.
    Until then it must not be shown.
    """

    def __init__(
        self, plan: ChartPlan, contents: Contents, pictures: Pictures, size: tuple[int, int]
    ) -> None:
        """Create an empty sheet for a view of `size` pixels."""
        self._plan = plan
        self._contents = contents
        self._size = size
        self.pictures = pictures
        self.composition = Composition(plan, pictures, contents)
        self._sea = Sea(plan, pictures)
        like = Surface((1, 1), 0, 32)
        self.tiles = Tiles(self._sea.paint, self.composition.list, size, like)
        self._steps: Iterator[None] | None = None
        self._is_laid = False

    def sibling(self) -> Sheet:
        """Return an empty sheet for another zoom."""
        return Sheet(self._plan, self._contents, self.pictures.sibling(), self._size)

    @property
    def unit(self) -> float:
        """Pixels per world unit."""
        return self.pictures.unit

    @property
    def kept_bytes(self) -> int:
        """Memory in use for this zoom, in bytes."""
        return self.pictures.kept_bytes + self.tiles.kept_bytes

    def begin(self, unit: float) -> None:
        """Start making it for this zoom."""
        self.clear()
        self.pictures.set_unit(unit)
        self._steps = self._laying()

    def finish(self) -> None:
        """Lay out everything at once; tiles are drawn when seen."""
        while self._steps is not None:
            self.prepare(FRect(0, 0, 0, 0))

    def clear(self) -> None:
        """Drop everything."""
        self._steps = None
        self._is_laid = False
        self.tiles.clear()
        self.composition.clear()
        self.pictures.clear()

    def prepare(self, seen: FRect) -> bool:
        """Do a small part of the work left before this part of the world can be shown.

        Return True if there was any.
        """
        if self._steps is not None:
            if next(self._steps, self) is self:
                self._steps = None
            return True
        return self.tiles.prepare(self.on_map(seen))

    def _laying(self) -> Iterator[None]:
        yield from self._sea.make_ready()
        yield from self.composition.begin()
        self._is_laid = True

    def refresh(self) -> list[Rect]:
        """Update what has changed on the chart; return the changed rectangles of the map."""
        if not self._is_laid:
            return []
        spoiled = self.composition.refresh()
        for rect in spoiled:
            self.tiles.spoil(rect)
        return spoiled

    def on_map(self, seen: FRect) -> Rect:
        """Return a part of the world in pixels of the map."""
        unit = self.unit
        return Rect(
            round(seen.left * unit), round(seen.top * unit),
            round(seen.width * unit), round(seen.height * unit),
        )  # fmt: skip
