"""Cut stones: brilliants in space, looked into facet by facet, and their ramps of colour."""

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from studio.art.kit.document import Document
from studio.art.kit.palette import (
    INK,
    LIGHT,
    mix,
    ramp,
)
from studio.art.kit.shapes import Points, moved
from studio.art.kit.strokes import contour, ruled, swell
from studio.art.kit.svg import (
    path,
    path_data,
    polygon,
)

Vector = NDArray[np.float64]

RUBY = ["#22030A", "#560914", "#86101F", "#AE1829", "#CE2636", "#E8484C", "#FF8A78", "#FFDCCB"]
SAPPHIRE_STONE = ["#04122B", "#0A2454", "#173F86", "#2C5FA8", "#5F95D8", "#A8CCF2", "#E8F4FF"]
EMERALD = ["#031C12", "#0A3A26", "#175A3C", "#2F7D5B", "#62B48C", "#A8E0C0", "#EAFBF0"]
AMETHYST_STONE = ["#180A26", "#33164F", "#54307A", "#6B4A8E", "#9C7CC0", "#CDB6E6", "#F3EAFB"]
DIAMOND = ["#2A3440", "#5A6B78", "#8EA0AA", "#B8C6CB", "#D9E3E4", "#EEF4F3", "#FFFFFF"]
"""Ramps of stones, dark to light."""
_SKY = np.array([-0.52, 0.60, 0.61])
_SKY = _SKY / np.linalg.norm(_SKY)


class _Stone:
    """A brilliant in space: crown and pavilion facets, seen at a tilt.

    x to the right, y up, z to the viewer; one unit is the girdle's radius.
    """

    def __init__(
        self,
        x: float,
        y: float,
        radius: float,
        tilt: float,
        yaw: float,
        stretch: float,
        spin: float,
    ) -> None:
        self.centre, self.radius = np.array([x, y]), radius
        t, w = math.radians(tilt), math.radians(yaw)
        self.axis = np.array([math.sin(w) * math.cos(t), math.sin(t), math.cos(w) * math.cos(t)])
        across = np.cross([0, 1, 0], self.axis)
        self._across = across / np.linalg.norm(across)
        self._up = np.cross(self.axis, self._across)

        def polar(angle: float, reach: float, height: float) -> Vector:
            a = math.radians(angle + spin)
            return np.array([reach * math.cos(a) * stretch, reach * math.sin(a), height])

        self.table = [polar(45 * k, 0.57, 0.34) for k in range(8)]
        self.girdle = [polar(22.5 * k, 1, 0) for k in range(16)]
        star = [polar(45 * k + 22.5, 0.765, 0.22) for k in range(8)]
        lower = [polar(45 * k + 22.5, 0.5, -0.4) for k in range(8)]
        culet = np.array([0, 0, -0.72])
        self.crown = [self.table]
        self.pavilion = []
        for k in range(8):
            after, g, far = (k + 1) % 8, self.girdle, (2 * k + 2) % 16
            self.crown += [
                [self.table[k], star[k], self.table[after]],
                [self.table[k], star[k - 1], g[2 * k], star[k]],
                [star[k], g[2 * k], g[2 * k + 1]],
                [star[k], g[2 * k + 1], g[far]],
            ]
            self.pavilion += [
                [culet, lower[k - 1], g[2 * k], lower[k]],
                [lower[k], g[2 * k], g[2 * k + 1]],
                [lower[k], g[2 * k + 1], g[far]],
            ]

    def world(self, point: Vector) -> Vector:
        return point[0] * self._across + point[1] * self._up + point[2] * self.axis

    def seen(self, world: Vector) -> Vector:
        return self.centre + self.radius * np.array([world[0], -world[1]])

    def outline(self, facet: Sequence[Vector]) -> Points:
        return np.array([self.seen(self.world(p)) for p in facet])

    def normal(self, facet: Sequence[Vector]) -> Vector:
        """Unit normal that points away from the stone's middle."""
        corners = [self.world(p) for p in facet]
        across = np.cross(corners[1] - corners[0], corners[2] - corners[0])
        across = across / np.linalg.norm(across)
        outward = sum(corners) / len(corners) + self.axis * 0.2
        return across if across @ outward > 0 else -across

    def below(self, index: int, normal: Vector) -> list[tuple[Points, float]]:
        """The pavilion as seen through a crown facet: outlines and brightness 0 to 1."""
        bend = normal - self.axis
        shift = np.array([-bend[0], bend[1]]) * self.radius * 0.42
        found = []
        for i, facet in enumerate(self.pavilion):
            corners = []
            for p in facet:
                deep = self.world(p)
                raised = deep + (self.world(np.array([p[0], p[1], 0])) - deep) * 0.72
                corners.append(self.seen(raised) + shift * (0.35 - 0.65 * p[2] / 0.72))
            outline = np.array(corners)
            found.append((outline, self._brightness(i, index, outline.mean(0))))
        return found

    def flat(self, index: int, outline: Points) -> float:
        """One brightness for a facet of a stone too small to look into."""
        return self._brightness(index * 5 % 24, index, outline.mean(0))

    def _brightness(self, i: int, index: int, middle: Vector) -> float:
        kind, sector = i % 3, i // 3
        along = float((middle - self.centre) @ np.array([0.55, 0.83])) / self.radius
        value = 0.44 + 0.3 * along + (0.15 if sector % 2 else -0.13) + (0, 0.13, -0.12)[kind]
        value += 0.1 * math.sin(i * 7.3 + index * 2.9)
        if index == 0:
            value += 0.05 + (0.1 if kind == 0 and sector % 2 else -0.04)
        elif (i + index) % 7 == 0:
            value += 0.26
        return min(max(value, 0.04), 0.93)


def gem(
    doc: Document,
    x: float,
    y: float,
    radius: float,
    colours: list[str] = RUBY,
    tilt: float = 24,
    yaw: float = -10,
    stretch: float = 1.1,
    spin: float = 9,
    hatched: bool = True,
) -> str:
    """A brilliant: through each crown facet the pavilion is seen, bent and hatched.

    `tilt` and `yaw` in degrees turn the table from the viewer. Under radius 40 pass hatched=False.
    """
    stone = _Stone(x, y, radius, tilt, yaw, stretch, spin)
    ink = mix(colours[0], INK, 0.35)
    girdle = stone.outline(stone.girdle)
    weight = max(0.45, radius / 158)
    parts = [polygon(moved(girdle, 0, 7 * weight), colours[1], ink, 3 * weight)]
    edges: list[str] = []
    for index, facet in enumerate(stone.crown):
        normal = stone.normal(facet)
        if normal[2] <= 0.02:
            continue
        outline = stone.outline(facet)
        parts.append(_facet(doc, stone, index, outline, normal, colours, ink, hatched))
        edges += _facet_edges(outline, ink, weight)
    table = stone.outline(stone.table)
    parts += [*edges, _table_glare(doc, table, stone)]
    parts.append(path(contour(girdle, 5.2 * weight, smooth=False, lit=0.55), INK))
    return "".join(parts)


def _facet(
    doc: Document,
    stone: _Stone,
    index: int,
    outline: Points,
    normal: Vector,
    colours: list[str],
    ink: str,
    hatched: bool,
) -> str:
    """One crown facet: what is below, sheen or shade of its own plane, hatching after both.

    A small stone (not `hatched`) shows the pavilion through its table only.
    """
    towards = float(normal @ _SKY)
    below = stone.below(index, normal) if hatched or index == 0 else []
    flat = 0.3 + 0.3 * towards if below else stone.flat(index, outline)
    layers = [polygon(outline, ramp(colours, flat))]
    layers += [polygon(p, ramp(colours, b), ramp(colours, b), 0.6) for p, b in below]
    sheen = float((2 * towards * normal - _SKY)[2])
    if index and sheen > 0.3:
        layers.append(polygon(outline, "#FFE9E0", opacity=min(0.66, sheen**6 * 0.8)))
    if towards < 0.3:
        layers.append(polygon(outline, colours[0], opacity=0.42 * (1 - towards / 0.3)))
    if hatched:
        layers.append(_facet_lines(stone, index, outline, below, towards, ink))
    layers += [polygon(p, "none", ink, 0.7, opacity=0.55) for p, _ in below[::3]]
    return doc.clipped(path_data(outline), *layers) if below else "".join(layers)


def _facet_lines(
    stone: _Stone,
    index: int,
    outline: Points,
    below: list[tuple[Points, float]],
    towards: float,
    ink: str,
) -> str:
    def tone(x: Vector, y: Vector) -> Vector:
        bright = np.full(x.shape, 0.5)
        for corners, value in below:
            after = np.roll(corners, -1, 0)
            sides = [
                (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])
                for a, b in zip(corners, after, strict=True)
            ]
            inside = np.all([s >= 0 for s in sides], 0) | np.all([s <= 0 for s in sides], 0)
            bright = np.where(inside, value, bright)
        dark = np.clip((0.5 - bright) * 1.7, 0, 1) + 0.3 * max(0.0, 0.45 - towards)
        return np.where(bright > 0.62, 0, dark)

    middle = outline.mean(0) - stone.centre
    angle = math.degrees(math.atan2(middle[1], middle[0])) + 90 if index else -38
    area = (*outline.min(0), *outline.max(0))
    pitch = 3.5 * max(0.6, stone.radius / 160)
    return path(ruled(area, pitch, tone, None, angle, 2.5, jitter=0.06, seed=index, gain=0.66), ink)


def _facet_edges(outline: Points, ink: str, weight: float) -> list[str]:
    """Dark edges, with a bright line inside those that face the light."""
    parts = []
    middle = outline.mean(0)
    for a, b in zip(outline, np.roll(outline, -1, 0), strict=True):
        parts.append(path(swell([a, (a + b) / 2, b], np.array([0.9, 1.7, 0.9]) * weight), ink))
        away = (a + b) / 2 - middle
        reach = float(np.hypot(*away)) + 1e-6
        lit = float(away @ LIGHT[:2]) / reach
        if lit > 0.25:
            inset = 1 - 2.2 / max(8, reach)
            c, d = middle + (a - middle) * inset, middle + (b - middle) * inset
            bright = swell([c, (c + d) / 2, d], np.array([0.2, 1.7, 0.2]) * weight)
            parts.append(path(bright, "#FFE3D6", opacity=min(0.95, 0.35 + lit * 0.6)))
    return parts


def _table_glare(doc: Document, table: Points, stone: _Stone) -> str:
    broad = np.array([(-0.62, -0.05), (-0.05, -0.62), (0.1, -0.55), (-0.5, 0.06)])
    narrow = np.array([(-0.42, 0.14), (0.19, -0.48), (0.23, -0.45), (-0.38, 0.19)])
    return doc.clipped(
        path_data(table),
        polygon(broad * stone.radius + stone.centre, "#FFF3EA", opacity=0.34),
        polygon(narrow * stone.radius + stone.centre, "#FFF3EA", opacity=0.24),
    )
