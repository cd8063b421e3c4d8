"""The chart as the table uses it: what lies on it, where one looks, what can be pointed at."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

from pygame import FRect

from treasure_games.games.treasure_boots.chart.composition import Contents
from treasure_games.games.treasure_boots.chart.cursor import Cursor
from treasure_games.games.treasure_boots.chart.geometry import Cell, Point
from treasure_games.games.treasure_boots.chart.helm import Helm
from treasure_games.games.treasure_boots.chart.lands import TOKEN_SPOT
from treasure_games.games.treasure_boots.chart.marks import Marks
from treasure_games.games.treasure_boots.chart.pictures import Wanted
from treasure_games.games.treasure_boots.chart.pieces import Effect, Mooring, Ship, Token, mooring
from treasure_games.games.treasure_boots.chart.plan import ChartPlan
from treasure_games.games.treasure_boots.chart.sight import Sight
from treasure_games.games.treasure_boots.chart.small_pieces import TOKEN
from treasure_games.games.treasure_boots.chart.spots import CellSpot, OverviewSpot, SeaSpot
from treasure_games.games.treasure_boots.charts import Chart
from treasure_games.stage.boxes import Box
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Device, Direction, Intent
from treasure_games.stage.look import Look
from treasure_games.stage.services import Services
from treasure_games.stage.widgets.widget import Control

_HULL: Final = FRect(-0.62, -1.0, 1.24, 1.55)
"""Where a click means a ship, relative to the middle of her cell, at scale 1."""


class LivingChart:
    """Change ships, tokens, effects, `marks` and `wind`; `update` sees what must be drawn again.

    Everything on the chart is in world units (see `geometry`), so that the camera is free while
    things move. `on_press` hears of every cell that a person chooses, `on_hover` of the cell that
    the pointer or the keys' cursor is on.
    """

    def __init__(
        self,
        services: Services,
        invalidate: Callable[[FRect | None], None],
        focus_on: Callable[[Control], None],
    ) -> None:
        self.plan: ChartPlan
        self.on_press: Callable[[Cell], None] = lambda cell: None
        self.on_hover: Callable[[Cell | None], None] = lambda cell: None
        self.on_take_up: Callable[[Cell], bool] = lambda cell: False
        """Whether a drag that begins in a cell carries the ship that lies there."""
        self.on_put_down: Callable[[Cell], None] = lambda cell: None
        self.on_spots: Callable[[], None] = lambda: None
        """The controls are others than before."""
        self.helm: Helm
        self.sea = SeaSpot(self, "chart.sea")
        self.overview_spot = OverviewSpot(self)
        self._services = services
        self._invalidate = invalidate
        self._focus_on = focus_on
        self._contents = Contents()
        self._spots: dict[Cell, CellSpot] = {}
        self._cursor: Cursor
        self._sight: Sight | None = None
        self._shown_overview: FRect | None = None

    # What lies on the chart

    @property
    def ships(self) -> dict[Hashable, Ship]:
        """By any key."""
        return self._contents.ships

    @property
    def tokens(self) -> dict[Cell, Token]:
        """By the island that they lie on."""
        return self._contents.tokens

    @property
    def effects(self) -> list[Effect]:
        """In the order in which they are drawn."""
        return self._contents.effects

    @property
    def wind(self) -> float:
        """Degrees clockwise from north to where it blows; flags and sails follow."""
        return self._contents.wind

    @wind.setter
    def wind(self, degrees: float) -> None:
        self._contents.wind = degrees

    @property
    def shake_x(self) -> float:
        """Virtual units by which the chart is thrown to the right for a moment; see `Shake`."""
        return self._contents.shake[0]

    @shake_x.setter
    def shake_x(self, across: float) -> None:
        self._contents.shake = across, self._contents.shake[1]

    @property
    def shake_y(self) -> float:
        """The same downwards."""
        return self._contents.shake[1]

    @shake_y.setter
    def shake_y(self, down: float) -> None:
        self._contents.shake = self._contents.shake[0], down

    @property
    def marks(self) -> Marks:
        """What is washed in light, aimed at, forbidden."""
        return self._contents.marks

    @marks.setter
    def marks(self, marks: Marks) -> None:
        before, self._contents.marks = self._contents.marks, marks
        if (before.reach, before.blocked, before.hints) != (
            marks.reach, marks.blocked, marks.hints
        ):  # fmt: skip
            self._renew_spots()

    def mark(self, **changed: Any) -> None:
        """Change some fields of the marks and leave the others as they are."""
        self.marks = replace(self.marks, **changed)

    def spread(self, chart: Chart) -> None:
        """Lay out the map of a match; nothing lies on it."""
        self.plan = ChartPlan(chart)
        self._contents.ships.clear()
        self._contents.tokens.clear()
        self._contents.effects.clear()
        self._contents.marks = Marks()
        self._contents.pointed = None
        self._spots.clear()
        middle = self.plan.geometry.cell_at(*self.plan.bounds.center)
        self._cursor = Cursor(self.plan.geometry, middle)
        self.helm = Helm(self.plan, self._contents)
        self._sight = None
        self.on_spots()

    # Places

    def centre(self, cell: Cell) -> Point:
        """The middle of a cell in the world."""
        return self.plan.geometry.centre(cell)

    def moor(self, cell: Cell, index: int = 0) -> Mooring:
        """Where the `index`-th ship of a cell lies, and how large."""
        land = self.plan.lands.get(cell)
        is_port = land is not None and land.is_port
        x, y = self.centre(cell)
        return mooring(x, y, is_land=land is not None, is_port=is_port, index=index)

    def token_spot(self, cell: Cell) -> Point:
        """Where the token of an island lies, in the world."""
        x, y = self.centre(cell)
        return x + TOKEN_SPOT[0], y + TOKEN_SPOT[1]

    def to_screen(self, x: float, y: float) -> Point:
        """A world point in virtual units."""
        return self.helm.camera.to_screen(x, y)

    def to_world(self, x: float, y: float) -> Point:
        """A point of the screen in the world."""
        return self.helm.camera.to_world(x, y)

    def cell_at(self, x: float, y: float) -> Cell:
        """The cell under a point of the screen."""
        return self.plan.geometry.cell_at(*self.to_world(x, y))

    def cell_rect(self, cell: Cell) -> FRect:
        """A cell in virtual units."""
        geometry = self.plan.geometry
        x, y = geometry.centre(cell)
        return self._on_screen(
            FRect(x - geometry.half_width, y - geometry.half_height,
                  2 * geometry.half_width, 2 * geometry.half_height)
        )  # fmt: skip

    def token_rect(self, cell: Cell) -> FRect:
        """The token's place on an island in virtual units."""
        x, y = self.token_spot(cell)
        return self._on_screen(FRect(x - TOKEN / 2, y - TOKEN / 2, TOKEN, TOKEN))

    def ship_rect(self, key: Hashable) -> FRect:
        """A ship's hull and sails in virtual units."""
        ship = self.ships[key]
        return self._on_screen(
            FRect(ship.x + _HULL.left * ship.scale, ship.y + _HULL.top * ship.scale,
                  _HULL.width * ship.scale, _HULL.height * ship.scale)
        )  # fmt: skip

    def ship_at(self, x: float, y: float) -> Hashable:
        """The foremost ship under a point of the screen; None for none."""
        under = [key for key in self.ships if self.ship_rect(key).collidepoint(x, y)]
        return max(under, key=lambda key: self.ships[key].y, default=None)

    def is_over(self, x: float, y: float) -> bool:
        """Whether a point of the screen lies on the sea."""
        return bool(self.helm.camera.view.collidepoint(x, y))

    def _on_screen(self, world: FRect) -> FRect:
        x, y = self.to_screen(world.left, world.top)
        zoom = self.helm.camera.zoom
        return FRect(x, y, world.width * zoom, world.height * zoom)

    # Life at the table

    def arrange(self, look: Look, outer: FRect) -> None:
        """A new layout: the chart with its rim fills `outer`. Cheap if nothing has changed."""
        if self._sight is not None and self._sight.is_for(look, outer):
            return
        sources = None if self._sight is None else self._sight.sources
        self.helm.text_scale = max(1.0, look.viewport.text_scale)
        self.helm.is_instant = look.theme.motion.arc_most == 0.0
        self._sight = Sight(look, outer, self.plan, self._contents, self.helm, sources)
        self._place_spots()
        self.on_spots()

    def update(self, dt: float) -> None:
        """Glide, flutter, and have drawn again what has changed."""
        if self._sight is None:
            return
        if self.helm.update(dt):
            self._place_spots()
            self.pointer_changed()
        for rect in self._sight.update(dt):
            self._invalidate(rect)
        self._watch_overview()

    def let_roll(self, is_rolling: bool) -> None:
        """The sea swells from now on, or lies still."""
        if self._sight is not None:
            self._sight.is_rolling = is_rolling

    @property
    def is_moving(self) -> bool:
        """Whether it wants an update at every frame."""
        sight = self._sight
        is_busy = sight is not None and (sight.is_getting_ready or sight.is_lighting_up)
        return self.helm.camera.is_moving or is_busy

    def next_wakeup(self) -> float | None:
        """Seconds until the sea lives on; None with reduced motion."""
        return None if self._sight is None else self._sight.next_wakeup()

    def draw(self, canvas: Canvas) -> None:
        """Everything, within the canvas's clip."""
        if self._sight is not None:
            self._sight.draw(canvas)

    def make_ready(self, pictures: Iterable[Wanted]) -> None:
        """Have these at hand (sizes in world units), ahead of their first flight."""
        if self._sight is not None:
            self._sight.make_ready(pictures)

    @property
    def kept_bytes(self) -> int:
        """Memory of everything painted ahead."""
        return 0 if self._sight is None else self._sight.kept_bytes

    # Pointing

    def controls(self) -> Sequence[Control]:
        """The sea, then the cells that may be chosen, cheapest first, then the overview."""
        overview = (self.overview_spot,) if self.has_overview else ()
        return (self.sea, *self._spots.values(), *overview)

    def boxes(self) -> list[Box]:
        """For the layout check."""
        if self._sight is None:
            return []
        look = self._sight.look
        return [box for control in self.controls() for box in control.boxes(look)]

    def handle(self, intent: Intent) -> bool:
        """Moves of the pointer (never used up), and the chart's own keys."""
        if isinstance(intent, intents.PointerMoved | intents.PointerLeft):
            self.pointer_changed()
            return False
        if isinstance(intent, intents.Magnify):
            self.helm.zoom_by(intent.steps)
            return True
        if isinstance(intent, intents.Scroll):
            return self.scroll(intent.direction)
        if isinstance(intent, intents.Follow):
            self.helm.toggle_follow()
            return True
        if isinstance(intent, intents.Overview):
            self.toggle_overview()
            return True
        return False

    @property
    def pointed(self) -> Cell | None:
        """The cell under the pointer or the keys' cursor."""
        return self._contents.pointed

    def press(self, cell: Cell) -> None:
        """A person chooses a cell."""
        self.on_press(cell)

    def press_pointed(self) -> None:
        """A person chooses the cell that she points at."""
        if self.pointed is not None:
            self.press(self.pointed)

    def take_up(self, x: float, y: float) -> bool:
        """A drag begins; whether it carries a ship."""
        return self.on_take_up(self.cell_at(x, y))

    def carry(self, x: float, y: float) -> None:
        """A ship is dragged over the sea: the cell under it is pointed at."""
        self._point(self.cell_at(x, y) if self.is_over(x, y) else None)

    def put_down(self, x: float, y: float) -> None:
        """The ship is let go; beyond the sea that means nothing."""
        if self.is_over(x, y):
            self.on_put_down(self.cell_at(x, y))
        self.pointer_changed()

    def pointer_changed(self) -> None:
        """The pointer, the cursor or what lies under them has moved."""
        self._point(self._cell_pointed_at())

    cursor_changed = pointer_changed

    def _cell_pointed_at(self) -> Cell | None:
        spots: list[Control] = [self.sea, *self._spots.values()]
        if self._services.host.input.device is Device.MOUSE:
            x, y = self._services.host.input.pointer
            is_hovered = any(spot.is_hovered for spot in spots)
            return self.cell_at(x, y) if is_hovered and self.is_over(x, y) else None
        return self._cursor.cell if any(spot.is_focused for spot in spots) else None

    def _point(self, cell: Cell | None) -> None:
        if cell != self._contents.pointed:
            self._contents.pointed = cell
            self.on_hover(cell)

    # The cursor of keys

    def cursor_rect(self) -> FRect:
        """Its cell in virtual units."""
        return self.cell_rect(self._cursor.cell)

    def put_cursor(self, cell: Cell) -> None:
        """The cursor goes to a cell."""
        self._cursor.put(cell)

    def lead_to(self, cell: Cell) -> None:
        """By keys the cursor goes to a cell that matters now; a pointer is led nowhere."""
        before = self.cursor_rect()
        self.put_cursor(cell)
        if self._is_led_by_keys:
            self._focus_on(self._spots.get(cell, self.sea))
            for rect in (before, self.cursor_rect()):
                self._invalidate(rect.inflate(40, 40))
            self.cursor_changed()

    @property
    def _is_led_by_keys(self) -> bool:
        """Whether the cursor is somebody's who plays without a mouse."""
        spots = (self.sea, *self._spots.values())
        has_focus = any(spot.is_focused for spot in spots)
        return has_focus and self._services.host.input.device is not Device.MOUSE

    def move_cursor(self, direction: Direction) -> bool:
        """To the next cell; False at the edge of the waters, where the focus goes elsewhere."""
        before = self.cursor_rect()
        if not self._cursor.move(direction, self.helm.camera.waters):
            return False
        self._invalidate(before.inflate(40, 40))
        self._focus_on(self._spots.get(self._cursor.cell, self.sea))
        self._invalidate(self.cursor_rect().inflate(40, 40))
        self.show_cursor()
        self.cursor_changed()
        return True

    def show_cursor(self) -> None:
        """Bring the cursor's cell well into sight."""
        self.show_cell(self._cursor.cell)

    def show_cell(self, cell: Cell) -> None:
        """Bring a cell well into sight."""
        x, y = self.centre(cell)
        self.helm.bring_into_sight(FRect(x - 1, y - 1, 2, 2))

    # The camera

    @property
    def has_overview(self) -> bool:
        """Whether the small map is shown."""
        return self._sight is not None and self._sight.has_overview

    def toggle_overview(self) -> None:
        """Show the small map, or put it away."""
        if self._sight is not None:
            self._sight.toggle_overview()
            self._watch_overview()

    def _watch_overview(self) -> None:
        """The small map comes and goes with what is out of view, and steps aside."""
        if self._sight is None:
            return
        before, now = self._shown_overview, None
        if self.has_overview:
            now = FRect(self._sight.overview.rect)
        if now == before:
            return
        self._shown_overview = now
        self._place_spots()
        for rect in (before, now):
            if rect is not None:
                self._invalidate(rect)
        self.on_spots()

    def pan(self, across: float, down: float) -> None:
        """Drag the chart by so many virtual units."""
        self.helm.pan(across, down)

    def zoom_at_pointer(self, steps: float) -> None:
        """Zoom so that the world under the pointer stays there."""
        self.helm.zoom_by(steps, self._services.host.input.pointer)

    def look_through_overview(self, x: float, y: float) -> None:
        """Look at the place of the small map that lies at a point of the screen."""
        if self._sight is not None:
            self.helm.look_at(*self._sight.overview.world_at(x, y))

    def scroll(self, direction: Direction) -> bool:
        """A good part of a view that way."""
        self.helm.scroll(direction)
        return True

    def _renew_spots(self) -> None:
        """One for each cell that may be chosen, and each that says why not."""
        marks, before, had_cursor = self.marks, self._spots, self._is_led_by_keys
        order = sorted(marks.reach, key=self._tab_order) + sorted(
            set(marks.blocked) - set(marks.reach)
        )
        self._spots = {cell: before.get(cell) or CellSpot(self, cell) for cell in order}
        for cell, spot in self._spots.items():
            spot.hint = marks.hints.get(cell, "")
            if cell in marks.reach:
                spot.enable()
            else:
                spot.disable(marks.blocked[cell])
        self._place_spots()
        if had_cursor and not self._is_led_by_keys:
            # The cell can't be chosen any more, but the cursor stays on it.
            self._focus_on(self.sea)
        self.on_spots()

    def _tab_order(self, cell: Cell) -> tuple[float, ...]:
        """Cheapest first, then as one reads."""
        cost = self.marks.reach[cell]
        x, y = self.centre(cell)
        return cost.pearls, cost.points, y, x

    def _place_spots(self) -> None:
        view = self.helm.camera.view
        self.sea.rect = FRect(view)
        for cell, spot in self._spots.items():
            spot.rect = self.cell_rect(cell)
        if self._sight is not None:
            self.overview_spot.rect = FRect(self._sight.overview.rect)
