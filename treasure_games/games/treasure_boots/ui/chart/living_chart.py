"""The chart for the table: its contents, its camera, and its controls."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

from pygame import FRect

from treasure_games.games.treasure_boots.rules.charts import Chart
from treasure_games.games.treasure_boots.ui.chart.helm import Helm, Survey
from treasure_games.games.treasure_boots.ui.chart.overview import Overview
from treasure_games.games.treasure_boots.ui.chart.pictures import Wanted
from treasure_games.games.treasure_boots.ui.chart.pieces import Contents, Marks
from treasure_games.games.treasure_boots.ui.chart.plan import ChartPlan, plan_of
from treasure_games.games.treasure_boots.ui.chart.pointing import Pointing
from treasure_games.games.treasure_boots.ui.chart.sight import Sight
from treasure_games.stage.boxes import Box
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.services import Services
from treasure_games.stage.widgets.widget import Control

_HULL: Final = FRect(-0.62, -1.0, 1.24, 1.55)
"""Where a click means a ship, relative to the middle of its cell, at scale 1."""


class LivingChart(Survey):
    """Change ships, tokens, effects and `marks`; `update` finds what must be redrawn.

    Everything on the chart is in world units (see `geometry`), so that the camera is free while
    things move.
    """

    def __init__(
        self,
        services: Services,
        invalidate: Callable[[FRect | None], None],
        focus_on: Callable[[Control], None],
    ) -> None:
        self.plan: ChartPlan
        self.helm: Helm
        self.contents = Contents()
        """What is on the chart; its numbers are moved by the timeline."""
        self.ships, self.tokens = self.contents.ships, self.contents.tokens
        self.effects = self.contents.effects
        self.pointing = Pointing(self, self.contents, services, invalidate, focus_on)
        self.overview = Overview(self, self.contents)
        self._invalidate = invalidate
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
        """Set up an empty map for a match."""
        self.plan = plan_of(chart)
        self.ships.clear()
        self.tokens.clear()
        self.effects.clear()
        self.contents.marks = Marks()
        self.helm = Helm(self.plan, self.contents)
        self.pointing.begin()

    # Ships

    def ship_rect(self, key: Hashable) -> FRect:
        """Return a ship's hull and sails in virtual units."""
        ship = self.ships[key]
        return self.on_screen(
            FRect(ship.x + _HULL.left * ship.scale, ship.y + _HULL.top * ship.scale,
                  _HULL.width * ship.scale, _HULL.height * ship.scale)
        )  # fmt: skip

    # At the table

    def arrange(self, context: LayoutContext, outer: FRect) -> None:
        """Lay out the chart; with its rim it fills `outer`. Cheap if nothing has changed."""
        before = self._made
        if before is not None and before.is_for(context, outer):
            return
        sources = None if before is None else before.sources
        self.helm.text_scale = max(1.0, context.viewport.text_scale)
        self.helm.camera.instant = context.theme.motion.arc_most == 0.0
        self._made = Sight(context, outer, self.plan, self.contents, self.helm, sources)
        self.overview.arrange(context)
        self.pointing.place()

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
        for rect in (*self._sight.update(dt), *self.overview.update()):
            self._invalidate(rect)

    def let_roll(self, is_rolling: bool) -> None:
        """Set whether the sea swells."""
        self._sight.is_rolling = is_rolling

    @property
    def is_moving(self) -> bool:
        """True if it needs an update every frame."""
        is_busy = self._sight.is_getting_ready or self._sight.is_lighting_up
        return is_busy or self.helm.camera.is_moving

    def next_wakeup(self) -> float | None:
        """Return the seconds until the next ambient motion; None with reduced motion."""
        return self._sight.next_wakeup()

    def draw(self, canvas: Canvas) -> None:
        """Draw everything within the canvas's clip."""
        self._sight.draw(canvas, self.overview)

    def make_ready(self, pictures: Iterable[Wanted]) -> None:
        """Load these (sizes in world units) ahead of their first flight."""
        self._sight.sources.make_ready(pictures)

    # Pointing

    def controls(self) -> Sequence[Control]:
        """Return the sea, then the choice with the cheapest cells first, then the overview."""
        overview = (self.overview,) if self.overview.is_shown else ()
        return (*self.pointing.controls(), *overview)

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
            case intents.Overview():
                self.overview.is_wanted = not self.overview.is_wanted
                for rect in self.overview.update():
                    self._invalidate(rect)
            case _:
                if isinstance(intent, intents.PointerMoved | intents.PointerLeft):
                    self.pointing.refresh()
                return False
        return True
