"""The chart for the table: its contents, camera and controls, and what is drawn again of it."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, Final

from msgspec.structs import replace
from pygame import FRect

from treasure_games.core.language import language
from treasure_games.games.treasure_boots.rules.charts import Chart
from treasure_games.games.treasure_boots.ui.chart.beyond import Beyond
from treasure_games.games.treasure_boots.ui.chart.helm import Helm, Survey
from treasure_games.games.treasure_boots.ui.chart.lands import ACROSS
from treasure_games.games.treasure_boots.ui.chart.life import Life, Swell
from treasure_games.games.treasure_boots.ui.chart.overview import Overview
from treasure_games.games.treasure_boots.ui.chart.pictures import Pictures, Sources, Wanted
from treasure_games.games.treasure_boots.ui.chart.pieces import RINGS, Contents, Marks, hull_of
from treasure_games.games.treasure_boots.ui.chart.plan import PARTS, Cell, ChartPlan, plan_of
from treasure_games.games.treasure_boots.ui.chart.pointing import Pointing
from treasure_games.games.treasure_boots.ui.chart.rim_marks import RimMarks
from treasure_games.games.treasure_boots.ui.chart.sea_window import (
    OVERLAP,
    Rim,
    SeaWindow,
    Sheet,
    sea_within,
)
from treasure_games.stage.boxes import Box
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Device, Intent
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.services import Services
from treasure_games.stage.settings import Settings
from treasure_games.stage.widgets.widget import Control

_LIGHT_UP: Final = 0.2
"""Seconds in which the light of the choice spreads from the ship."""
_CLEAR: Final = 16.0
"""Virtual units around the small map that stay clear of what matters, both sides together."""
_CALM: Final = 0.2
"""Seconds for which the view must rest before small things stir."""


class Sight:
    """Made again for each layout; nothing of it survives a change of window, theme or language."""

    def __init__(
        self,
        context: LayoutContext,
        outer: FRect,
        plan: ChartPlan,
        contents: Contents,
        helm: Helm,
        settings: Settings,
        sources: Sources | None,
    ) -> None:
        self.context = context
        self.outer = FRect(outer)
        self.language = language()
        self._plan = plan
        self._contents = contents
        self._camera = helm.camera
        helm.place(sea_within(outer), OVERLAP, context.viewport.scale)
        self.pictures = Pictures(context, self._fit(sources, plan))
        pixels = context.viewport.to_pixels(self._camera.view)
        sheet = Sheet(plan, contents, self.pictures, pixels.size)
        self._sea = SeaWindow(self._camera, sheet, context, lambda: helm.may_return)
        self._rim = Rim(outer)
        self._is_still = context.theme.motion.arc_most == 0.0
        self.life = Life(plan, contents, settings, is_still=self._is_still)
        self._swell = Swell(plan, contents)
        self.is_rolling = False
        """True if the sea swells: something happens. It rests during a zoom: nobody sees that."""
        self._reach = contents.marks.reach
        self._since_lit = math.inf
        self._drawn_from: tuple[int, int, float, bool] = (0, 0, 0.0, False)
        self._since_moved = 0.0
        self.is_getting_ready = True
        """True if tiles around the view are still to be drawn."""

    def _fit(self, sources: Sources | None, plan: ChartPlan) -> Sources:
        if sources is not None and sources.serve(self.context):
            return sources
        fresh = self.context.assets.share(
            ("chart_sources", self.context.viewport.scale), lambda: Sources(self.context)
        )
        lands = {f"chart/{one.picture}_{part}" for one in plan.lands.values() for part in PARTS}
        fresh.make_ready((name, ACROSS, ACROSS) for name in sorted(lands))
        return fresh

    @property
    def covers(self) -> tuple[FRect, ...]:
        """Parts of the view that something lies on."""
        return self._sea.covers

    @covers.setter
    def covers(self, covers: tuple[FRect, ...]) -> None:
        self._sea.covers = covers

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

    def update(self, dt: float) -> None:
        """Advance light, small things that stir, and the view."""
        self._light_up(dt)
        shake = self._contents.shake_x, self._contents.shake_y
        self._sea.shake = self.context.viewport.way_to_pixels(*shake)
        self._since_moved += dt
        if self._since_moved > _CALM:
            self.life.update(dt, self._camera.seen())
        if self.is_rolling and not (self._is_still or self._sea.is_zooming):
            self._swell.roll(dt, self._camera.seen())
        if not self._sea.is_shown:
            self.is_getting_ready = False
            return
        self._sea.follow_zoom()
        has_changed = self._sea.refresh()
        now = *self._sea.origin, self._camera.zoom, self._sea.is_zooming
        if now != self._drawn_from or (has_changed and self._sea.is_zooming):
            self._drawn_from = now
            self._since_moved = 0.0
            self.is_getting_ready = True
        self.context.assets.loader.after_frame(self._get_ready)

    def _get_ready(self) -> None:
        self.is_getting_ready = self._sea.prepare()

    def free_pictures(self) -> None:
        """Let go of all pictures of the sea until it is seen again."""
        self._sea.free_pictures()

    def draw(self, canvas: Canvas, overview: Overview, rim_marks: RimMarks, beyond: Beyond) -> None:
        """Draw sea, who and what is out of view, small map and rim."""
        self._sea.draw(canvas)
        rim_marks.draw(canvas)
        beyond.draw(canvas)
        overview.draw(canvas)
        self._rim.draw(canvas)


class LivingChart(Survey):
    """Change ships, tokens, effects and `marks`; `update` finds what must be redrawn.

    Everything on the chart is in world units (see `plan`), so that the camera is free while
    things move.
    """

    def __init__(
        self,
        services: Services,
        focus_on: Callable[[Control], None],
    ) -> None:
        self.plan: ChartPlan
        self.helm: Helm
        self.contents = Contents()
        """What is on the chart; its numbers are moved by the timeline."""
        self.ships, self.tokens = self.contents.ships, self.contents.tokens
        self.effects = self.contents.effects
        self.pointing = Pointing(self, self.contents, services, focus_on)
        self.overview = Overview(self, self.contents)
        self.rim_marks: RimMarks
        self.beyond = Beyond(self, self.contents, self._look_round)
        self._settings, self._focus_on = services.settings, focus_on
        self._made: Sight | None = None

    # Contents

    @property
    def marks(self) -> Marks:
        """The marks: lit cells, courses and shots."""
        return self.contents.marks

    @marks.setter
    def marks(self, marks: Marks) -> None:
        before, self.contents.marks = self.contents.marks, marks
        if before.reach != marks.reach:
            self.pointing.renew()

    def mark(self, **changed: Any) -> None:
        """Change some fields of the marks."""
        if "lit" in changed:
            changed["lit"] = frozenset(changed["lit"])
        self.marks = replace(self.marks, **changed)

    def spread(self, chart: Chart) -> None:
        """Set up an empty map for a match; of a random one another is shown before it is drawn."""
        self.plan = plan_of(chart)
        self.ships.clear()
        self.tokens.clear()
        self.effects.clear()
        self.contents.marks = Marks()
        self.helm = Helm(self.plan, self.contents)
        self.rim_marks = RimMarks(self.helm, self.contents, self.beyond.lands)
        self.pointing.begin()
        before, self._made = self._made, None
        if before is not None:
            self.arrange(before.context, before.outer)

    # Ships

    def ship_rect(self, key: Hashable) -> FRect:
        """Return a ship's hull and sails in virtual units."""
        return self.on_screen(hull_of(self.ships[key]))

    # At the table

    def arrange(self, context: LayoutContext, outer: FRect) -> None:
        """Lay out the chart; with its rim it fills `outer`. Cheap if nothing has changed."""
        before = self._made
        wanted = context, outer, language()
        if before is not None and (before.context, before.outer, before.language) == wanted:
            return
        sources = None if before is None else before.pictures.sources
        self.helm.text_scale = max(1.0, context.viewport.text_scale)
        self.helm.camera.instant = context.theme.motion.arc_most == 0.0
        self._made = Sight(
            context, outer, self.plan, self.contents, self.helm, self._settings, sources
        )
        self.overview.arrange(context)
        self.beyond.arrange(context)
        self.keep_clear()
        self.pointing.place()

    def _look_round(self, cell: Cell) -> None:
        """Look at a place that may be chosen; by keys the cursor goes there too."""
        self.helm.look_round(cell)
        if self.pointing.input.device is not Device.MOUSE:
            self._focus_on(self.pointing.cursor_on(cell))

    def keep_clear(self, *covers: FRect) -> None:
        """Let nothing that matters be shown under these, nor under the small map."""
        obstacles = (self.overview.rect.inflate(_CLEAR, _CLEAR), *covers)
        self.helm.frames.obstacles = self._sight.covers = obstacles

    @property
    def _sight(self) -> Sight:
        """Made by the first layout, before anything is drawn or moves."""
        assert self._made is not None
        return self._made

    def update(self, dt: float) -> None:
        """Advance all motion and redraw what has changed."""
        if self.helm.update(dt):
            self.pointing.place()
            self.pointing.refresh()
        self._sight.update(dt)
        self.rim_marks.update()
        self.beyond.update()
        self._sight.covers = (*self.helm.frames.obstacles, *self.rim_marks.rects)

    def let_roll(self, is_rolling: bool) -> None:
        """Set whether the sea swells."""
        self._sight.is_rolling = is_rolling

    @property
    def is_moving(self) -> bool:
        """True if it needs an update every frame."""
        is_busy = self._sight.is_getting_ready or self._sight.is_lighting_up
        return is_busy or self.helm.camera.is_moving

    def next_wakeup(self) -> float | None:
        """Return the seconds until the next ambient motion, or None."""
        return self._sight.life.next_wakeup()

    def free_pictures(self) -> None:
        """Let go of all pictures of the sea until it is seen again."""
        if self._made is not None:
            self._made.free_pictures()

    def draw(self, canvas: Canvas) -> None:
        """Draw everything within the canvas's clip."""
        self._sight.draw(canvas, self.overview, self.rim_marks, self.beyond)

    def make_ready(self, pictures: Iterable[Wanted]) -> None:
        """Load these (sizes in world units) ahead of their first flight."""
        self._sight.pictures.sources.make_ready(pictures)

    # Pointing

    def controls(self) -> Sequence[Control]:
        """Return the sea, the choice (cheapest cells first), plates at the rim, the small map."""
        return (*self.pointing.controls(), *self.beyond.spots, self.overview)

    def boxes(self) -> list[Box]:
        """Return the boxes for the layout check."""
        context = self._sight.context
        return [box for control in self.controls() for box in control.boxes(context)]

    def handle(self, intent: Intent) -> bool:
        """Handle pointer moves (never consumed), and the chart's own keys."""
        match intent:
            case intents.Magnify(steps=steps):
                self.helm.zoom_by(steps)
            case intents.Scroll(direction=direction):
                self.helm.scroll(direction)
            case intents.Follow():
                self.helm.toggle_follow()
            case intents.Overview(anyway=anyway):
                self.helm.toggle_whole(back=not anyway)
            case _:
                if isinstance(intent, intents.PointerMoved | intents.PointerLeft):
                    self.pointing.refresh()
                return False
        return True
