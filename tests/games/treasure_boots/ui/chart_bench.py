"""A living chart without a window: a surface, and a person's pointer."""

from itertools import product

import pygame
from pygame import FRect, Surface

from tests.conftest import shared_assets
from tools.rig import HandClock
from treasure_games.games.treasure_boots.rules.charts import chart_of
from treasure_games.games.treasure_boots.ui.chart.labels import lying
from treasure_games.games.treasure_boots.ui.chart.living_chart import LivingChart
from treasure_games.games.treasure_boots.ui.chart.pieces import (
    Cost,
    Course,
    Marks,
    Ship,
    Shot,
    Token,
    hull_of,
)
from treasure_games.games.treasure_boots.ui.chart.plan import Cell, around
from treasure_games.games.treasure_boots.ui.chart.ships import FAMILY, SHIP_SIZE, LiveryPainter
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.clock import Clock
from treasure_games.stage.frame.painter import Frame
from treasure_games.stage.input.intents import Device
from treasure_games.stage.settings import Settings
from treasure_games.stage.text import Fonts
from treasure_games.stage.theme import theme_for
from treasure_games.stage.viewport import Viewport
from treasure_games.stage.widgets.widget import Control

FRAME = 1 / 60
TABLE = (255, 0, 255)
"""The colour of what lies under the chart."""


class Input:
    """What the person holds."""

    device = Device.MOUSE
    pointer = (-1.0, -1.0)


class Host:
    """The part of the running app that a chart asks."""

    def __init__(self) -> None:
        self.input = Input()


class Services:
    """The part of the services that a chart asks."""

    def __init__(self) -> None:
        self.host = Host()
        self.settings = Settings()


CONVOY = "A@0,0 B@8,0 C@16,0 D@24,0"
"""Four boards in a row: a chart too long to be seen at once."""


def ship_rect(chart: LivingChart, key: int) -> FRect:
    """Return a ship's hull and sails in virtual units."""
    return chart.on_screen(hull_of(chart.ships[key]))


def written_rects(chart: LivingChart) -> list[tuple[str, FRect]]:
    """Return the kind and the world rectangle of all that keeps clear of each other: ships,
    numbers, names and treasure, then what is written about the choice.
    """
    level = chart.window.front
    rects = list(lying(chart.contents, chart.plan, level.lands))
    written = level.lettering
    for kind, labels in (
        ("price", written.prices.values()), ("range", written.ranges), ("chance", written.chances)
    ):  # fmt: skip
        for label in labels:
            size = (side / level.unit for side in label.picture.get_size())
            rects.append((kind, around(label.middle, *size)))
    return rects


class Bench:
    """One chart, arranged and at rest."""

    def __init__(
        self,
        grid: str = "hex",
        boards: str = "A@0,0 B@8,0",
        size: tuple[int, int] = (1280, 720),
        text_scale: float = 1.0,
        *,
        reduced_motion: bool = True,
        clock: Clock | None = None,
    ) -> None:
        pygame.display.init()
        assets = shared_assets()
        assets.paint_anywhere(FAMILY, LiveryPainter(assets.apart), SHIP_SIZE)
        theme = theme_for(reduced_motion=reduced_motion)
        self.context = LayoutContext(
            Viewport(*size, text_scale), theme, assets, Fonts(), clock or HandClock()
        )
        self.services = Services()
        self.focused: list[Control] = []
        self.chart = LivingChart(self.services, self.focus)  # type: ignore[arg-type]
        self.chart.spread(chart_of(grid, boards))
        self.outer = FRect(
            20, 90, self.context.viewport.width - 460, self.context.viewport.height - 110
        )
        self.surface = Surface(size, 0, 32)
        self.chart.arrange(self.context, self.outer)
        self.rest()

    def focus(self, control: Control) -> None:
        """As the scene's focus does it."""
        for before in self.focused[-1:]:
            before.focused(False)
        self.focused.append(control)
        control.focused(True)

    def cell(self, column: int, row: int) -> int:
        """A cell by its place on the printed chart."""
        return self.chart.plan.geometry.grid.cell(column, row)

    def place(self, cell: int) -> tuple[int, int]:
        """The way back."""
        return self.chart.plan.geometry.grid.place(cell)

    def add_ship(self, key: int, column: int, row: int, livery: str = "vermilion") -> Ship:
        """A ship at sea."""
        x, y = self.chart.centre(self.cell(column, row))
        self.chart.ships[key] = Ship(livery, x, y)
        return self.chart.ships[key]

    def update(self, dt: float = FRAME) -> None:
        """As the loop does it: what has time is done after the frame."""
        self.chart.update(dt)
        self.frame()
        self.context.assets.end_step()

    def rest(self) -> int:
        """Until nothing moves; at most ten seconds. Returns how many frames that took."""
        for frames in range(1, 601):
            self.update()
            if not self.chart.is_moving:
                return frames
        raise AssertionError("the chart does not come to rest")

    def frame(self) -> Frame:
        """The chart as it is drawn now."""
        canvas = Canvas(self.context)
        self.chart.draw(canvas)
        return canvas.frame

    def draw(self) -> bytes:
        """The whole window, as pixels: the table, and the chart on it."""
        self.surface.fill(TABLE)
        self.frame().paint(self.surface, self.surface.get_rect())
        return bytes(self.surface.get_view("2").raw)

    def point(self, x: float, y: float) -> None:
        """The pointer goes there, as the focus would tell it."""
        self.services.host.input.device = Device.MOUSE
        self.services.host.input.pointer = (x, y)
        self.chart.pointing.sea.is_hovered = True
        self.chart.pointing.refresh()


def in_play(grid: str = "hex", **given: object) -> Bench:
    """A chart with a bit of everything on it."""
    bench = Bench(grid, **given)  # type: ignore[arg-type]
    chart = bench.chart
    bench.add_ship(0, 7, 3).cargo = ("guns", "pearl")
    bench.add_ship(1, 4, 2, "sky")
    bench.add_ship(100, 11, 3, "privateer")
    chart.tokens[bench.cell(1, 1)] = Token("sails", *chart.token_spot(bench.cell(1, 1)))
    chart.marks = decision(bench)
    bench.rest()
    return bench


def decision(bench: Bench) -> Marks:
    """A ship that may go to some cells, and fire from one of them."""
    goal = bench.cell(9, 2)
    x, y = bench.chart.centre(goal)
    return Marks(
        reach={
            bench.cell(8, 2): Cost(0, is_drift=True), goal: Cost(1),
            bench.cell(8, 3): Cost(2), bench.cell(8, 1): Cost(4, pearls=1),
        },
        course=Course((bench.cell(7, 3), bench.cell(8, 2), goal), Ship("vermilion", x, y)),
        shots=(Shot(goal, bench.cell(11, 3), (bench.cell(10, 2),), "72 %", "83 %"),),
        active=0,
    )  # fmt: skip


def ball(bench: Bench, column: int, row: int, steps: int) -> tuple[Cell, ...]:
    """All cells so many steps from one."""
    grid, home = bench.chart.plan.geometry.grid, bench.cell(column, row)
    around = product(range(column - steps, column + steps + 1), range(row - steps, row + steps + 1))
    cells = (grid.cell(*place) for place in around)
    return tuple(cell for cell in cells if grid.distance(cell, home) <= steps)
