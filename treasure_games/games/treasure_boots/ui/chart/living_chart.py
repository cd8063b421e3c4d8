"""The chart for the table: its contents, camera and controls."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec.structs import replace
from pygame import FRect

from treasure_games.core.language import language
from treasure_games.games.treasure_boots.rules.charts import Chart
from treasure_games.games.treasure_boots.ui.chart.beyond import Beyond, RimMarks
from treasure_games.games.treasure_boots.ui.chart.camera_controller import (
    CameraController,
    Projection,
)
from treasure_games.games.treasure_boots.ui.chart.life import Life
from treasure_games.games.treasure_boots.ui.chart.overview import Overview
from treasure_games.games.treasure_boots.ui.chart.pieces import Contents, Marks
from treasure_games.games.treasure_boots.ui.chart.plan import Cell, ChartPlan, plan_of
from treasure_games.games.treasure_boots.ui.chart.pointing import Pointing
from treasure_games.games.treasure_boots.ui.chart.rim import OVERLAP, Rim, sea_within
from treasure_games.games.treasure_boots.ui.chart.sea_window import SeaWindow
from treasure_games.games.treasure_boots.ui.chart.zoom_level import ZoomLevel
from treasure_games.games.treasure_boots.ui.chart.zoom_pictures import ZoomPictures
from treasure_games.stage.canvas import LayoutContext
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Device, Intent
from treasure_games.stage.services import Services
from treasure_games.stage.widgets.widget import Control, Node

_CLEAR: Final = 16.0
"""Virtual units that stay clear around the small map, both sides together."""
_CALM: Final = 0.2
"""Seconds for which the view must rest before small things stir."""


class LivingChart(Projection, Node):
    """Change ships, tokens, effects and `marks`: it shows them.

    Everything on the chart is in world units (see `plan`), so that the camera is free while
    things move.
    """

    def __init__(self, services: Services, focus_on: Callable[[Control], None]) -> None:
        self.plan: ChartPlan
        self.controller: CameraController
        self.contents = Contents()
        """What is on the chart; its numbers are moved by the timeline."""
        self.ships, self.tokens = self.contents.ships, self.contents.tokens
        self.effects = self.contents.effects
        self.pointing = Pointing(self, self.contents, services, focus_on)
        self.overview = Overview(self, self.contents)
        self.rim_marks = RimMarks(self, self.contents)
        self.beyond = Beyond(self, self.contents, self._look_round)
        self._settings, self._focus_on = services.settings, focus_on
        self._laid_out: tuple[LayoutContext, FRect, str] | None = None
        """All that the present layout is for."""
        self.window: SeaWindow
        self._rim: Rim
        self._life: Life
        self.is_rolling = False
        """True if the sea swells: something happens."""

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
        self.controller = CameraController(self.plan, self.contents)
        self.pointing.begin()
        laid_out, self._laid_out = self._laid_out, None
        if laid_out is not None:
            self.arrange(*laid_out[:2])

    # At the table

    def arrange(self, context: LayoutContext, outer: FRect) -> None:
        """Lay out the chart; with its rim it fills `outer`. Cheap if nothing has changed."""
        before, self._laid_out = self._laid_out, (context, FRect(outer), language())
        if before == self._laid_out:
            return
        is_still = context.theme.motion.arc_most == 0.0
        self.controller.camera.instant = is_still
        self.controller.place(sea_within(outer), OVERLAP, context.viewport)
        size = context.viewport.to_pixels(self.controller.camera.view).size
        pictures = ZoomPictures(context)
        level = ZoomLevel(self.plan, self.contents, pictures, size)
        self.overview.arrange(pictures.sibling())
        self.window = SeaWindow(self.controller, level, self.overview.whole, context)
        self._rim = Rim(outer)
        self._life = Life(self.plan, self.contents, self._settings, is_still=is_still)
        self.beyond.arrange(context)
        self.keep_clear()
        self.pointing.place()

    def _look_round(self, cell: Cell) -> None:
        """Look at a place that may be chosen; by keys the cursor goes there too."""
        self.controller.look_round(cell)
        if self.pointing.input.device is not Device.MOUSE:
            self._focus_on(self.pointing.cursor_on(cell))

    def keep_clear(self, *covers: FRect) -> None:
        """Let nothing that matters be shown under these, nor under the small map."""
        small = () if self.controller.rests else (self.overview.rect.inflate(_CLEAR, _CLEAR),)
        self.controller.frames.obstacles = self.window.covers = *small, *covers

    def free_pictures(self) -> None:
        """Let go of all pictures of the sea until it is seen again."""
        if self._laid_out is not None:
            self.window.free_pictures()

    def children(self) -> Sequence[Node]:
        """Return the sea with its cells, who and what is out of view, small map and rim."""
        small = () if self.controller.rests else (self.overview,)
        return self.window, self.pointing, self.rim_marks, self.beyond, *small, self._rim

    # Motion

    def update(self, dt: float) -> None:
        """Advance small things that stir, and the view."""
        if self.controller.update(dt):
            self.pointing.place()
            self.pointing.refresh()
        window, seen = self.window, self.controller.camera.seen()
        if window.rested > _CALM:
            self._life.update(dt, seen)
        if self.is_rolling and not window.is_zooming:
            self._life.roll(dt, seen)
        super().update(dt)
        window.covers = (*self.controller.frames.obstacles, *self.rim_marks.rects)

    @property
    def is_moving(self) -> bool:
        """True if it needs an update every frame."""
        return self.controller.camera.is_moving or super().is_moving

    def next_wakeup(self) -> float | None:
        """Return the seconds until the next ambient motion, or None."""
        return self._life.next_wakeup()

    # Input

    def handle(self, intent: Intent) -> bool:
        """Handle pointer moves (never consumed), and the chart's own keys."""
        match intent:
            case intents.Magnify(steps=steps):
                self.controller.zoom_by(steps)
            case intents.Scroll(direction=direction):
                self.controller.scroll(direction)
            case intents.Follow():
                self.controller.toggle_follow()
            case intents.Overview():
                self.controller.toggle_whole()
            case _:
                if isinstance(intent, intents.PointerMoved | intents.PointerLeft):
                    self.pointing.refresh()
                return False
        return True
