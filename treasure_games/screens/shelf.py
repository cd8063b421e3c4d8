"""The five games side by side on the title's table; one of them is lit."""

from collections.abc import Sequence
from typing import Final

from pygame import FRect

from treasure_games.screens.stand import PLATE, Stand
from treasure_games.stage.animation import Tween, out_cubic
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.theme import Durations
from treasure_games.stage.timeline import Timeline
from treasure_games.stage.widgets.widget import Widget

_WIDEST: Final = 440.0
_GAP: Final = 12.0
_POOL: Final = FRect(0.0, 0.0, 720.0, 240.0)
_HALO: Final = FRect(0.0, 0.0, 640.0, 640.0)


class Shelf(Widget):
    """Places the stands and moves the light."""

    pool = 0.0
    """Where the light is, in stands from the first."""

    def __init__(self, stands: Sequence[Stand], timeline: Timeline, durations: Durations) -> None:
        super().__init__("shelf")
        self.stands = stands
        self.lit: Stand | None = None
        self._timeline, self._durations = timeline, durations
        self._foot = 0.0
        self.contain(*stands)

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Give each stand the same width, and all feet the same height."""
        super().place(rect, context)
        across = min(_WIDEST, rect.width / len(self.stands))
        inside = across - _GAP
        heights = [stand.heights(context, inside) for stand in self.stands]
        line, acts = (max(column) for column in zip(*heights, strict=True))
        row = FRect(rect.left, rect.bottom - acts, rect.width, acts)
        self._foot = row.top - line - PLATE.height - 2 * _GAP
        left = rect.centerx - across * len(self.stands) / 2 + _GAP / 2
        for number, stand in enumerate(self.stands):
            cell = FRect(left + number * across, rect.top, inside, rect.height)
            stand.stand_on(cell, self._foot, row, context)

    def light(self, stand: Stand) -> None:
        """Light this stand, at once if it is the first; its acts unfold."""
        before, self.lit = self.lit, stand
        if before is stand:
            return
        move = self._durations.focus_move if before else 0.0
        unfold = self._durations.unfold if before else 0.0
        stand.unfolded = 0.0
        for one in self.stands:
            one.acts.is_visible = one is stand
            self._timeline.beside(Tween(one, move, easing=out_cubic, light=float(one is stand)))
        place = float(self.stands.index(stand))
        self._timeline.beside(Tween(self, move, easing=out_cubic, pool=place))
        self._timeline.beside(Tween(stand, unfold, unfolded=1.0))

    def draw(self, canvas: Canvas) -> None:
        """Draw the light, the objects, the lit one in front, then what is below them."""
        self._draw_light(canvas)
        for stand in sorted(self.stands, key=lambda one: one.light):
            stand.draw_object(canvas)
        super().draw(canvas)

    def _draw_light(self, canvas: Canvas) -> None:
        first, last = self.stands[0].rect.centerx, self.stands[-1].rect.centerx
        x = first + (last - first) * self.pool / (len(self.stands) - 1)
        scale = canvas.context.viewport.scale
        for shape, y, strength in ((_HALO, self._foot - 150.0, 0.5), (_POOL, self._foot, 0.85)):
            rect = FRect(shape).move_to(center=(x, y))
            # From a whole pixel on it has the same size wherever it slides.
            rect.left = round(rect.left * scale) / scale
            canvas.glow("objects/lantern_glow", rect, strength)
