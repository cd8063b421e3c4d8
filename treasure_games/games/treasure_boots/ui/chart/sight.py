"""The chart for one window size: what is drawn, and what is redrawn."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from pygame import FRect, Rect

from treasure_games.games.treasure_boots.ui.chart.helm import Helm
from treasure_games.games.treasure_boots.ui.chart.lands import ACROSS
from treasure_games.games.treasure_boots.ui.chart.life import Life, Swell
from treasure_games.games.treasure_boots.ui.chart.overview import Overview
from treasure_games.games.treasure_boots.ui.chart.pictures import Pictures, Sources
from treasure_games.games.treasure_boots.ui.chart.pieces import RINGS, Contents
from treasure_games.games.treasure_boots.ui.chart.plan import PARTS, ChartPlan
from treasure_games.games.treasure_boots.ui.chart.sea_window import (
    OVERLAP,
    SeaWindow,
    Sheet,
    draw_rim,
    sea_within,
)
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.table.pieces.map.tiles import bundled

_LIGHT_UP: Final = 0.2
"""Seconds in which the light of the choice spreads from the ship."""
_CALM: Final = 0.2
"""Seconds for which the view must rest before small things stir."""


class Sight:
    """Made again for each layout; nothing of it survives a change of the window or the theme."""

    def __init__(
        self,
        context: LayoutContext,
        outer: FRect,
        plan: ChartPlan,
        contents: Contents,
        helm: Helm,
        sources: Sources | None,
    ) -> None:
        self.context = context
        self._outer = FRect(outer)
        self._plan = plan
        self._contents = contents
        self._camera = helm.camera
        helm.place(sea_within(outer), OVERLAP)
        if sources is None:
            helm.fresh_view()
        self._pictures = Pictures(context, self._fit(sources, plan))
        pixels = context.viewport.to_pixels(self._camera.view)
        sheet = Sheet(plan, contents, self._pictures, pixels.size)
        self._sea = SeaWindow(self._camera, sheet, context)
        self._is_still = context.theme.motion.arc_most == 0.0
        self._life = Life(plan, contents, is_still=self._is_still)
        self._swell = Swell(plan, contents)
        self.is_rolling = False
        """True if the sea swells: something happens, and motion is on."""
        self._reach = contents.marks.reach
        self._since_lit = math.inf
        self._drawn_from: tuple[int, int, float, bool] = (0, 0, 0.0, False)
        self._since_moved = 0.0
        self.is_getting_ready = True
        """True if tiles around the view are still to be drawn."""

    @property
    def sources(self) -> Sources:
        """The sources that the next layout may reuse."""
        return self._pictures.sources

    def _fit(self, sources: Sources | None, plan: ChartPlan) -> Sources:
        if sources is not None and sources.serve(self.context):
            return sources
        fresh = self.context.assets.share(
            ("chart_sources", self.context.viewport.scale), lambda: Sources(self.context)
        )
        lands = {f"chart/{one.picture}_{part}" for one in plan.lands.values() for part in PARTS}
        fresh.make_ready((name, ACROSS, ACROSS) for name in sorted(lands))
        return fresh

    def is_for(self, context: LayoutContext, outer: FRect) -> bool:
        """Return True if it was made for this layout."""
        return context is self.context and outer == self._outer

    def next_wakeup(self) -> float | None:
        """Return the seconds until something stirs."""
        return self._life.next_wakeup()

    @property
    def is_lighting_up(self) -> bool:
        """True if the choice is not fully lit yet."""
        return self._contents.rings < RINGS or (self._has_other_reach and not self._is_still)

    @property
    def _has_other_reach(self) -> bool:
        reach = self._contents.marks.reach
        return reach is not self._reach and reach != self._reach

    def _light_up(self, dt: float) -> None:
        """Light up a new choice, once the view is near or far enough for it."""
        if self._has_other_reach:
            self._since_lit = 0.0
        elif self._sea.is_settled:
            self._since_lit += dt
        self._reach = self._contents.marks.reach
        share = 1.0 if self._is_still else min(1.0, self._since_lit / _LIGHT_UP)
        self._contents.rings = 1 + int((RINGS - 1) * share)

    def update(self, dt: float) -> Iterator[FRect]:
        """Yield what must be redrawn on the screen."""
        self._light_up(dt)
        shake = self._contents.shake_x, self._contents.shake_y
        self._sea.shake = self.context.viewport.point_to_pixels(*shake)
        self._since_moved += dt
        if self._since_moved > _CALM:
            self._life.update(dt, self._camera.seen())
        if self.is_rolling and not self._is_still:
            self._swell.roll(dt, self._camera.seen())
        self._sea.follow_zoom()
        spoiled = self._sea.refresh()
        now = *self._sea.origin, self._camera.zoom, self._sea.is_zooming
        if now != self._drawn_from or (spoiled and self._sea.is_zooming):
            self._drawn_from = now
            self._since_moved = 0.0
            self.is_getting_ready = True
            yield self._camera.view
        else:
            yield from self._on_screen(spoiled)
        self.is_getting_ready = self.is_getting_ready and self._sea.prepare()

    def draw(self, canvas: Canvas, overview: Overview) -> None:
        """Draw sea, small map and rim."""
        self._sea.draw(canvas)
        overview.draw(canvas)
        draw_rim(canvas, self._outer)

    def _on_screen(self, spoiled: list[Rect]) -> Iterator[FRect]:
        """Yield rectangles of the map in virtual units, as far as visible."""
        left, top = self._sea.origin
        scale = self.context.viewport.scale
        shown = [rect.move(-left, -top).clip(self._sea.pixels) for rect in spoiled]
        for seen in bundled(shown):
            if seen.width and seen.height:
                yield FRect(
                    seen.left / scale, seen.top / scale, seen.width / scale, seen.height / scale
                )
