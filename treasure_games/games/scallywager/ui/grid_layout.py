"""Where everything in a grid of bids is: heads of rows, cells, arrows, water."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct
from pygame import FRect

from treasure_games.stage.canvas import LayoutContext
from treasure_games.stage.text import Face, TextStyle

COUNT: Final = TextStyle(25.0, Face.BOLD, "ink", "centre", is_tabular=True)
CHANCE: Final = TextStyle(19.0, Face.SEMIBOLD, "ink", "centre")
_LEAST: Final = 44.0
"""The least side of a cell."""
_HIGHEST: Final = {1: 110.0, 2: 84.0, 3: 74.0}
"""The height of a row at most, by how many there are."""
_DEEPEST: Final = 110.0
"""The most that is under water, for a single row."""
_HEAD: Final = 50.0
_LARGEST: Final = 1.5
"""The most that heads grow with the text."""
_EDGE: Final = 6.0
_BETWEEN: Final = 4.0
"""What of a cell's width its words leave free."""
_CLEAR: Final = 12.0
"""The same of a chance that stands below its count, clear of its neighbours."""
_WATER: Final = 46.0
_SUNK, _SUNK_PITCH = 40.0, 48.0
"""Side of a face under water, at most, and from one to the next."""


class GridLayout(Struct, frozen=True):
    """Places for one size and number of rows; counts that don't fit are reached by arrows."""

    inner: FRect
    water: FRect
    columns: int = 1
    head_width: float = _HEAD
    """Width of the heads."""
    pitch: float = _LEAST
    row: float = _LEAST
    has_arrows: bool = False
    has_chances: bool = False
    is_beside: bool = False
    """True if chances stand beside the counts, for which low, wide cells have more room."""

    @classmethod
    def of(
        cls, context: LayoutContext, rect: FRect, rows: int, counts: int, *, has_sunk: bool
    ) -> "GridLayout":
        """Lay out so many rows of so many counts."""
        texts = context.texts
        inner = rect.inflate(-2 * _EDGE, -2 * _EDGE)
        sunk = min(max(_WATER, texts.line_height(CHANCE) + 12.0), inner.height - _LEAST * rows)
        water = FRect(inner.left, 0, inner.width, sunk if has_sunk else 0.0)
        water.bottom = inner.bottom
        rows = max(1, rows)
        row = min(_HIGHEST[min(3, rows)], (water.top - inner.top) / rows)
        if has_sunk:
            water.top = inner.top + rows * row
            water.height = inner.bottom - water.top
        lines = texts.line_height(COUNT) + texts.line_height(CHANCE)
        is_stacked = row >= 0.78 * lines
        count, chance = texts.measure("88", COUNT)[0], texts.measure("88%", CHANCE)[0]
        pitch = max(_LEAST, count + 12.0, chance + _CLEAR if is_stacked else 0.0)
        head = _HEAD * min(_LARGEST, max(1.0, context.viewport.text_scale))
        fitting = max(1, int((inner.width - head) / pitch))
        has_arrows = counts > fitting
        columns = max(1, fitting - 2) if has_arrows else max(1, counts)
        wide = (inner.width - head) / (columns + 2 * has_arrows)
        is_beside = row < lines and min(wide, 2.4 * pitch) >= count + chance + _BETWEEN
        has_chances = is_beside or is_stacked
        return cls(inner, water, columns, head, min(wide, 2.4 * pitch), row, has_arrows,
                   has_chances, is_beside)  # fmt: skip

    def needed(self) -> FRect:
        """Return the room that this takes: less than it had where there are few columns or rows."""
        across = self.head_width + (self.columns + 2 * self.has_arrows) * self.pitch
        rect = FRect(self.inner)
        rect.width = min(rect.width, across)
        if self.water.height > _DEEPEST:
            rect.height -= self.water.height - _DEEPEST
        rect.midbottom = self.inner.midbottom
        return rect.inflate(2 * _EDGE, 2 * _EDGE)

    def head(self, row: int) -> FRect:
        """Return the place of a row's face."""
        side = min(self.head_width - 10.0, self.row - 6.0)
        x = self.inner.left + self.head_width / 2 - 2.0
        y = self.inner.top + (row + 0.5) * self.row
        return FRect(0, 0, side, side).move_to(center=(x, y))

    def cell(self, row: int, column: int) -> FRect:
        """Return the place of one bid."""
        left = self.inner.left + self.head_width + (column + self.has_arrows) * self.pitch
        return FRect(left, self.inner.top + row * self.row, self.pitch, self.row)

    def arrows(self) -> Iterator[tuple[int, FRect]]:
        """Yield the way and the place of each arrow, at both ends of the rows."""
        if not self.has_arrows:
            return
        for way, column in ((-1, -1), (1, self.columns)):
            place = self.cell(0, column)
            place.height = self.water.top - place.top if self.water.height else self.inner.height
            yield way, place

    def arrow_at(self, x: float, y: float) -> int:
        """Return the way of the arrow at a point; 0 if there is none."""
        return next((way for way, place in self.arrows() if place.collidepoint(x, y)), 0)

    def sunk(self, faces: tuple[int, ...]) -> Iterator[tuple[int, FRect]]:
        """Yield the place of each face under water."""
        side = min(_SUNK, self.water.height - 10.0)
        for index, face in enumerate(faces):
            left = self.water.left + 12.0 + index * _SUNK_PITCH
            yield face, FRect(left, self.water.centery - side / 2, side, side)

    def sunk_words(self, count: int) -> FRect:
        """Return the place of the words beside so many sunken faces."""
        left = self.water.left + 12.0 + count * _SUNK_PITCH + 10.0
        return FRect(left, self.water.top + 2, self.water.right - left - 8.0, self.water.height - 4)
