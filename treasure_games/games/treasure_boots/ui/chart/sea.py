"""The ground of the chart: the sea, its depth, its engravings, cell lines."""

from bisect import bisect_left
from collections.abc import Iterator
from functools import lru_cache, partial
from typing import Final

import pygame
from pygame import FRect, Rect, Surface

from treasure_games.core.pages import figures_beside
from treasure_games.games.treasure_boots.ui.chart import tiles, zoom_pictures
from treasure_games.games.treasure_boots.ui.chart.pieces import Layer
from treasure_games.games.treasure_boots.ui.chart.plan import (
    MOST_STEPS,
    ROOM_ROUND,
    Cell,
    ChartPlan,
    Point,
    around,
)
from treasure_games.stage.cache import SpriteCache
from treasure_games.stage.pictures import opaque, scaled

_TINTS: Final = ("chart/deep", "chart/shoal"), (5.0, 4.4)
"""The soft dark of the high sea and the soft light of a land, and world units across them."""
_AT, _COUNTS = figures_beside(__file__)
_SWELL: Final = {"chart/swell_far": 8.0, "chart/swell_near": 11.2}
"""Lines of swell over the sea's own, with their opacity in sixteenths."""


class Sea:
    """Draws the ground of one plan, at the unit of the pictures."""

    def __init__(self, plan: ChartPlan, pictures: zoom_pictures.ZoomPictures) -> None:
        self._plan, self._pictures = plan, pictures

    def make_ready(self) -> Iterator[None]:
        """Prepare what all rectangles share, with a pause after each picture."""
        yield from (None for _tile in self._waters())
        for side in self._own_sides:
            for kind in range(_COUNTS.line_kinds):
                self._line(side, kind)
                yield

    def squares(self, room: SpriteCache) -> tiles.Squares:
        """Return it in squares, each kept while there is room."""

        def make(spot: tiles.Spot) -> Surface:
            fresh = opaque((tiles.SIDE, tiles.SIDE))
            self.paint(fresh, tiles.square(spot))
            return fresh

        return tiles.Squares(
            Layer.GROUND, lambda spot: tiles.LazyPicture(spot, room, partial(make, spot))
        )

    def paint(self, surface: Surface, rect: Rect) -> None:
        """Draw this rectangle of the map over the whole surface."""
        self.paint_water(surface, rect)
        self.engravings(surface, rect)
        self._lines(surface, rect)

    def paint_water(self, surface: Surface, rect: Rect) -> None:
        """Draw water and its depth alone, for a map that is seen from afar."""
        sea, swell = self._waters()
        surface.fblits(_repeated(sea, rect))
        surface.fblits(_repeated(swell, rect), pygame.BLEND_PREMULTIPLIED)
        self._depth(surface, rect)

    def _waters(self) -> Iterator[Surface]:
        yield self._pictures.keep_for_all_zooms("sea", lambda: self._tile("chart/sea"))
        yield self._pictures.keep_for_all_zooms("swell", self._swell)

    def _swell(self) -> Surface:
        """Return the lines of swell in one picture, as all are of one size."""
        far, near = (
            zoom_pictures.faded(self._tile(name).copy(), fade) for name, fade in _SWELL.items()
        )
        far.blit(near, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        return far

    def _tile(self, name: str) -> Surface:
        """Return a seamless picture, at one size for all zooms, so that its lines stay thin."""
        context = self._pictures.context
        scale = _AT.water_scale * context.viewport.scale
        width, height = context.assets.original_size(name)
        return context.assets.once(name, round(width * scale), round(height * scale))

    def _depth(self, surface: Surface, rect: Rect) -> None:
        """Enlarge a part of the depth, which is soft everywhere; one pixel of so many is exact, so
        tiles meet seamlessly.
        """
        coarse = Rect(
            rect.left // tiles.GRAIN, rect.top // tiles.GRAIN,
            rect.width // tiles.GRAIN + 1, rect.height // tiles.GRAIN + 1,
        )  # fmt: skip
        part = self._coarse(coarse, self._pictures.unit / tiles.GRAIN)
        blown = pygame.transform.smoothscale(part, rect.size)
        surface.blit(blown, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)

    def _coarse(self, wanted: Rect, unit: float) -> Surface:
        """Return this part of the map of depth, at so few pixels per world unit."""
        world = self._plan.soundings
        known = Rect(int(world.left * unit) - 1, int(world.top * unit) - 1,
                     int(world.width * unit) + 3, int(world.height * unit) + 3)  # fmt: skip
        part = Surface(wanted.size, pygame.SRCALPHA)
        if not known.contains(wanted):
            # Beyond the map the sea is as deep everywhere as in its corner.
            part.fill(self._coarse(Rect(known.topleft, (1, 1)), unit).get_at((0, 0)))
            part.set_clip(known.move(-wanted.left, -wanted.top))
            part.fill((0, 0, 0, 0))
        for name, across, middles in zip(*_TINTS, _tinted(self._plan), strict=True):
            side = max(2, round(across * unit))
            # Scaled from one as large as the nearest zoom shows.
            pixels = _COUNTS.spot_pixels
            once = partial(self._pictures.context.assets.once, name, pixels, pixels)
            largest = self._pictures.keep_for_all_zooms(name, once)
            spot = self._pictures.keep((name, side), partial(scaled, largest, side, side))
            left, top = wanted.left + side // 2, wanted.top + side // 2
            reach = wanted.inflate(side + 4, side + 4)
            ends = (bisect_left(middles, (end / unit,)) for end in (reach.left, reach.right))
            part.fblits(
                [(spot, (round(x * unit) - left, round(y * unit) - top))
                 for x, y in middles[slice(*ends)] if reach.top <= y * unit < reach.bottom],
                pygame.BLEND_PREMULTIPLIED,
            )  # fmt: skip
        return part

    def _lines(self, surface: Surface, rect: Rect) -> None:
        unit, geometry = self._pictures.unit, self._plan.geometry
        sides = []
        for side in self._own_sides:
            (one_x, one_y), (other_x, other_y) = geometry.side(side)
            strokes = [self._line(side, kind) for kind in range(_COUNTS.line_kinds)]
            # Strokes of one side have one size.
            width, height = strokes[0].get_size()
            middle = (one_x + other_x) / 2 * unit, (one_y + other_y) / 2 * unit
            sides.append((side, strokes, *middle, rect.left + width // 2, rect.top + height // 2))
        blits = []
        for cell in cells_within(self._plan, rect, unit):
            x, y = geometry.centre(cell)
            x, y, first = x * unit, y * unit, cell * 7
            for side, strokes, right, down, left, top in sides:
                stroke = strokes[(first + side) % _COUNTS.line_kinds]
                blits.append((stroke, (round(x + right) - left, round(y + down) - top)))
        surface.fblits(blits, pygame.BLEND_PREMULTIPLIED)

    @property
    def _own_sides(self) -> range:
        """The sides that a cell draws for itself and its neighbours: half of them."""
        return range(len(self._plan.geometry.corners) // 2)

    @zoom_pictures.kept_small
    def _line(self, side: int, kind: int) -> Surface:
        unit, theme = self._pictures.unit, self._pictures.context.theme
        pixels = self._pictures.context.viewport.scale
        (x, y), (end_x, end_y) = self._plan.geometry.side(side)
        across, down = (end_x * unit - x * unit) / 2, (end_y * unit - y * unit) / 2
        width = max(1.3, 0.027 * unit)
        stroke = zoom_pictures.Stroke(abs(across) + 2 * width + 2, abs(down) + 2 * width + 2)
        light, wobble = 0.55 * width, 0.4 * (kind - 1) * pixels
        opacity = 0.95 if theme.is_high_contrast else min(0.72, 0.42 + 0.006 * unit / pixels)
        stroke.swelling(
            (-across + light, -down + light), (across + light, down + light),
            0.65 * width, theme.palette.foam, 0.3 * opacity, wobble,
        )  # fmt: skip
        stroke.swelling((-across, -down), (across, down), width, (7, 22, 28), opacity, wobble)
        return stroke.finished()

    def engravings(self, surface: Surface, rect: Rect) -> None:
        """Draw the faint pictures on the water."""
        unit = self._pictures.unit
        for picture, place, opacity in _decals(self._plan):
            area = Rect(0, 0, place.width * unit, place.height * unit)
            area.center = round(place.centerx * unit), round(place.centery * unit)
            seen = rect.move(-area.left, -area.top)
            engraved = self._pictures.faint(picture, *place.size, opacity, seen)
            if engraved is not None:
                surface.blit(*engraved, special_flags=pygame.BLEND_PREMULTIPLIED)


def _repeated(tile: Surface, rect: Rect) -> list[tuple[Surface, tuple[int, int]]]:
    """Return a seamless picture repeated over a rectangle of the map, from its corner."""
    width, height = tile.get_size()
    return [
        (tile, (left - rect.left, top - rect.top))
        for top in range(rect.top - rect.top % height, rect.bottom, height)
        for left in range(rect.left - rect.left % width, rect.right, width)
    ]


def cells_within(plan: ChartPlan, rect: Rect | FRect, unit: float) -> list[Cell]:
    """Return all cells that touch a rectangle of the map."""
    geometry = plan.geometry
    wide, high = geometry.half_width, geometry.half_height
    left, top = rect.left / unit - wide, rect.top / unit - high
    right, bottom = rect.right / unit + wide, rect.bottom / unit + high
    found = []
    start = geometry.grid.place(geometry.cell_at(left, top))
    end = geometry.grid.place(geometry.cell_at(right, bottom))
    for column in range(start[0] - 1, end[0] + 2):
        for row in range(start[1] - 1, end[1] + 2):
            cell = geometry.grid.cell(column, row)
            x, y = geometry.centre(cell)
            if left <= x <= right and top <= y <= bottom:
                found.append(cell)
    return found


@lru_cache(maxsize=4)
def _tinted(plan: ChartPlan) -> tuple[list[Point], list[Point]]:
    """Return the middles of all cells far from land, and of the lands, each from left to right."""
    cells = cells_within(plan, plan.soundings.inflate(6, 6), 1.0)
    deep = [cell for cell in cells if plan.is_open(cell, _COUNTS.deep_from)]
    return sorted(map(plan.geometry.centre, deep)), sorted(map(plan.geometry.centre, plan.lands))


@lru_cache(maxsize=4)
def _decals(plan: ChartPlan) -> tuple[tuple[str, FRect, float], ...]:
    """Return faint pictures on the water, with place and opacity: rhumb lines beyond the boards,
    monsters in empty sea.
    """
    wanted = (("chart/decal_serpent", 3.6, 1.6), ("chart/decal_whale", 2.8, 1.6),
              ("chart/decal_wind", 2.1, 2.1))  # fmt: skip
    return (
        ("chart/decal_rhumb", around(plan.bounds.center, 9.0), 0.35),
        *((picture, around(spot, *size), 0.55)
          for (picture, *size), spot in zip(wanted, _empty_spots(plan), strict=False)),
    )  # fmt: skip


def _empty_spots(plan: ChartPlan) -> list[Point]:
    """Return places of open water, as far from land and from each other as possible."""
    geometry = plan.geometry
    waters = plan.bounds.inflate(ROOM_ROUND, ROOM_ROUND / 2)
    open_cells = [
        cell
        for cell, steps in plan.steps_to_land.items()
        if 2 <= steps < MOST_STEPS and waters.collidepoint(geometry.centre(cell))
    ]
    open_cells.sort(key=lambda cell: (-plan.steps_to_land[cell], cell))
    chosen: list[Cell] = []
    for cell in open_cells:
        if all(geometry.grid.distance(cell, other) >= 6 for other in chosen):
            chosen.append(cell)
    return [geometry.centre(cell) for cell in chosen]
