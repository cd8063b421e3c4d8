"""Where a bid is chosen: its face in one panel, its count in another."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct
from pygame import FRect

from treasure_games.core.pages import Named, page_beside
from treasure_games.games.scallywager.rules.pieces import FACES
from treasure_games.stage.canvas import LayoutContext, sized
from treasure_games.stage.text import Face, TextStyle

HEAD: Final = TextStyle(27.0, Face.SEMIBOLD, "brass_light", "centre")
COUNT: Final = TextStyle(34.0, Face.BOLD, "ink", "centre", is_tabular=True)
CHANCE: Final = TextStyle(24.0, Face.SEMIBOLD, "pearl", "centre")
_AT: Final = Named(page_beside(__file__, dict[str, float]))


class BidLayout(Struct, frozen=True):
    """Both panels, and as many counts as fit side by side."""

    faces: FRect
    counts: FRect
    head: float = 0.0
    """Height of the titles; 0 where there is no room for them."""
    label: float = 0.0
    """Height of the words above a post; 0 where there is no room for them."""
    columns: int = 1
    pitch: float = _AT.least
    has_arrows: bool = False

    @classmethod
    def of(cls, context: LayoutContext, faces: FRect, counts: FRect, most: int) -> "BidLayout":
        """Lay out panels for so many counts."""
        texts, high = context.texts, counts.height
        head, label = texts.line_height(HEAD), texts.line_height(CHANCE)
        wide = counts.width - 2 * (_AT.padding if high > _AT.low_panel else _AT.tight)
        least = max(_AT.least, texts.measure("88", COUNT)[0] + 10.0)
        has_arrows = most * least > wide
        inner = wide - 2 * _AT.arrow if has_arrows else wide
        columns = max(1, min(most, int(inner / least)))
        return cls(
            faces, counts, head if faces.height > _AT.low_panel and head < 0.16 * high else 0.0,
            label if label < 0.25 * high else 0.0, columns, min(_AT.pitch, inner / columns),
            has_arrows,
        )  # fmt: skip

    def _inner(self, panel: FRect) -> FRect:
        padding = _AT.padding if panel.height > _AT.low_panel else _AT.tight
        inner = panel.inflate(-2 * padding, -2 * padding)
        inner.top, inner.height = inner.top + self.head, inner.height - self.head
        return inner

    def title(self, panel: FRect) -> FRect:
        """Return the place of a panel's title."""
        return FRect(panel.left + 12.0, panel.top + 14.0, panel.width - 24.0, self.head)

    def die(self, face: int) -> FRect:
        """Return the place of a face; what one holds of it stands at its right."""
        cell = self._cell(face)
        side = min(_AT.die, cell.height - 8.0, 0.54 * cell.width)
        return sized(side, side, midleft=(cell.left + 0.06 * cell.width, cell.centery))

    def held(self, face: int) -> FRect:
        """Return the place of how many one holds of a face."""
        cell, place = self._cell(face), self.die(face)
        return FRect(place.right, place.top, cell.right - place.right, place.height)

    def _cell(self, face: int) -> FRect:
        inner, across = self._inner(self.faces), 6 if self.faces.height < _AT.low_panel else 3
        row, column = divmod(FACES.index(face), across)
        wide, high = inner.width / across, inner.height * across / len(FACES)
        return FRect(inner.left + column * wide, inner.top + row * high, wide, high)

    def post(self, column: int, chance: float) -> FRect:
        """Return a post, which is the higher the likelier it is to hold."""
        inner, water = self._inner(self.counts), self.water
        room = water.top - inner.top - self.label
        high = room * (_AT.sure + (1.0 - _AT.sure) * chance)
        x = inner.centerx + (column + 0.5 - self.columns / 2) * self.pitch
        place = sized(self.pitch - 10.0, high, midbottom=(x, water.top))
        place.height += 0.6 * water.height
        return place

    def figure(self, post: FRect) -> FRect:
        """Return the place of the figure on a post."""
        high = min(_AT.figure, self.water.top - post.top)
        return FRect(post.left, post.top + 2.0, post.width, high - 4.0)

    @property
    def water(self) -> FRect:
        """Where the posts stand in water."""
        panel, edge = self.counts, 12.0 if self.counts.height > _AT.low_panel else 8.0
        high = _AT.water * panel.height
        return FRect(panel.left + edge, panel.bottom - edge - high, panel.width - 2 * edge, high)

    def arrows(self) -> Iterator[tuple[int, FRect]]:
        """Yield the way and the place of each arrow, at both ends of the posts."""
        inner = self._inner(self.counts)
        corner = inner.left, self.water.top - 4.0
        place = sized(_AT.arrow, min(96.0, corner[1] - inner.top), bottomleft=corner)
        if self.has_arrows:
            yield -1, place
            yield 1, place.move_to(right=inner.right)
