"""Where a bid is chosen: its face in one panel, its count in another."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct
from pygame import FRect

from treasure_games.games.scallywager.rules.pieces import FACES
from treasure_games.stage.canvas import LayoutContext, sized
from treasure_games.stage.text import Face, TextStyle

HEAD: Final = TextStyle(27.0, Face.SEMIBOLD, "brass_light", "centre")
COUNT: Final = TextStyle(34.0, Face.BOLD, "ink", "centre", is_tabular=True)
CHANCE: Final = TextStyle(19.0, Face.SEMIBOLD, "pearl", "centre")
_LOW: Final = 180.0
"""A lower panel has no title, and all its faces in one row."""
_PADDING, _TIGHT = 22.0, 8.0
"""Between a panel's edge and what is in it; the same in a low one."""
_DIE: Final = 98.0
"""Side of a die to be chosen, at most."""
_PITCH, _LEAST = 84.0, 66.0
"""From one post to the next, at most and at least."""
_SURE: Final = 0.52
"""Share of a certain post's height above water that one which can't hold has."""
_FIGURE: Final = 71.0
"""The most height of a figure on a post."""
_WATER: Final = 0.18
"""Height of the water round the posts, by that of the panel."""
_ARROW: Final = 46.0


class BidLayout(Struct, frozen=True):
    """Both panels, and as many counts as fit side by side."""

    faces: FRect
    counts: FRect
    head: float = 0.0
    """Height of the titles; 0 where there is no room for them."""
    label: float = 0.0
    """Height of the words above a post; 0 where there is no room for them."""
    columns: int = 1
    pitch: float = _LEAST
    has_arrows: bool = False

    @classmethod
    def of(cls, context: LayoutContext, faces: FRect, counts: FRect, most: int) -> "BidLayout":
        """Lay out panels for so many counts."""
        texts, high = context.texts, counts.height
        head, label = texts.line_height(HEAD), texts.line_height(CHANCE)
        wide = counts.width - 2 * (_PADDING if high > _LOW else _TIGHT)
        least = max(_LEAST, texts.measure("88", COUNT)[0] + 10.0)
        has_arrows = most * least > wide
        inner = wide - 2 * _ARROW if has_arrows else wide
        columns = max(1, min(most, int(inner / least)))
        return cls(
            faces, counts, head if faces.height > _LOW and head < 0.16 * high else 0.0,
            label if label < 0.2 * high else 0.0, columns, min(_PITCH, inner / columns), has_arrows,
        )  # fmt: skip

    def _inner(self, panel: FRect) -> FRect:
        padding = _PADDING if panel.height > _LOW else _TIGHT
        inner = panel.inflate(-2 * padding, -2 * padding)
        inner.top, inner.height = inner.top + self.head, inner.height - self.head
        return inner

    def title(self, panel: FRect) -> FRect:
        """Return the place of a panel's title."""
        return FRect(panel.left + 12.0, panel.top + 14.0, panel.width - 24.0, self.head)

    def die(self, face: int) -> FRect:
        """Return the place of a face; what one holds of it stands at its right."""
        cell = self._cell(face)
        side = min(_DIE, cell.height - 8.0, 0.62 * cell.width)
        return sized(side, side, midleft=(cell.left + 0.06 * cell.width, cell.centery))

    def held(self, face: int) -> FRect:
        """Return the place of how many one holds of a face."""
        cell, place = self._cell(face), self.die(face)
        return FRect(place.right, place.top, cell.right - place.right, place.height)

    def _cell(self, face: int) -> FRect:
        inner, across = self._inner(self.faces), 6 if self.faces.height < _LOW else 3
        row, column = divmod(FACES.index(face), across)
        wide, high = inner.width / across, inner.height * across / len(FACES)
        return FRect(inner.left + column * wide, inner.top + row * high, wide, high)

    def post(self, column: int, chance: float) -> FRect:
        """Return a post, which is the higher the likelier it is to hold."""
        inner, water = self._inner(self.counts), self.water
        room = water.top - inner.top - self.label
        high = room * (_SURE + (1.0 - _SURE) * chance)
        x = inner.centerx + (column + 0.5 - self.columns / 2) * self.pitch
        place = sized(self.pitch - 10.0, high, midbottom=(x, water.top))
        place.height += 0.6 * water.height
        return place

    def figure(self, post: FRect) -> FRect:
        """Return the place of the figure on a post."""
        high = min(_FIGURE, self.water.top - post.top)
        return FRect(post.left, post.top + 2.0, post.width, high - 4.0)

    @property
    def water(self) -> FRect:
        """Where the posts stand in water."""
        panel, edge = self.counts, 12.0 if self.counts.height > _LOW else 8.0
        high = _WATER * panel.height
        return FRect(panel.left + edge, panel.bottom - edge - high, panel.width - 2 * edge, high)

    def arrows(self) -> Iterator[tuple[int, FRect]]:
        """Yield the way and the place of each arrow, at both ends of the posts."""
        inner = self._inner(self.counts)
        corner = inner.left, self.water.top - 4.0
        place = sized(_ARROW, min(96.0, corner[1] - inner.top), bottomleft=corner)
        if self.has_arrows:
            yield -1, place
            yield 1, place.move_to(right=inner.right)

    def arrow_at(self, x: float, y: float) -> int:
        """Return the way of the arrow at a point; 0 if there is none."""
        return next((way for way, place in self.arrows() if place.collidepoint(x, y)), 0)
