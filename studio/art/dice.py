"""Dice of bone, and of red and blue enamel: faces from above, poses of a roll, the shadow."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from studio.art.kit.document import Document
from studio.art.kit.light import blur
from studio.art.kit.palette import INK, LIGHT, darker, lighter, mix
from studio.art.kit.shapes import Points, moved, rounded_points
from studio.art.kit.strokes import brush, contour, hatch, stipple
from studio.art.kit.svg import ellipse, group, path, path_data, polygon
from studio.art.picture import Picture

_BOX = 256
_HALF = 100.0
"""Half the edge of a die that lies flat, in units."""
Vector = NDArray[np.float64]


@dataclass(frozen=True)
class Stuff:
    """What a die is made of."""

    light: str
    body: str
    shade: str
    pip: str
    well: str
    """The lit edge of a pip's hollow."""
    vein: str


BONE = Stuff("#FFFAEA", "#EEDFBB", "#B4935C", "#1D120B", "#FFF8E2", "#7A5C36")
RED = Stuff("#F08A72", "#B5322A", "#5E1210", "#FFF3DC", "#7E1A15", "#5E1210")
BLUE = Stuff("#8DB9EE", "#2C62AE", "#122C5A", "#FFF3DC", "#173B72", "#122C5A")
STUFFS = {"": BONE, "attack_": RED, "defence_": BLUE}

_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
_SIDES: tuple[tuple[int, tuple[int, int, int]], ...] = (
    (1, (0, 0, 1)), (6, (0, 0, -1)), (2, (0, 1, 0)), (5, (0, -1, 0)), (3, (1, 0, 0)),
    (4, (-1, 0, 0)),
)  # fmt: skip
"""Pips and outward direction of every side; opposite sides give seven."""


def _turn(x: float, y: float, z: float) -> Vector:
    """A rotation about x, then y, then z, in degrees."""
    a, b, c = np.radians((x, y, z))
    about_x = np.array([[1, 0, 0], [0, math.cos(a), -math.sin(a)], [0, math.sin(a), math.cos(a)]])
    about_y = np.array([[math.cos(b), 0, math.sin(b)], [0, 1, 0], [-math.sin(b), 0, math.cos(b)]])
    about_z = np.array([[math.cos(c), -math.sin(c), 0], [math.sin(c), math.cos(c), 0], [0, 0, 1]])
    return np.asarray(about_z @ about_y @ about_x)


POSES = (
    (24, -30, 8), (52, -14, 40), (70, 30, 62), (128, 24, 20), (152, -34, 74), (206, 40, -18),
    (232, -24, 30), (318, 26, -30),
)  # fmt: skip


def _on_side(direction: tuple[int, int, int], flat: Points, depth: float) -> Vector:
    """Points (a, b) of a side's plane in the die's own space; the side lies at `depth`."""
    outward = np.array(direction, float)
    first = np.roll(outward, 1)
    second = np.cross(outward, first)
    return np.asarray(outward * depth + flat[:, :1] * first + flat[:, 1:2] * second)


def _disc(x: float, y: float, radius: float) -> Points:
    angle = np.linspace(0, math.tau, 28, endpoint=False)
    return np.stack([x + radius * np.cos(angle), y + radius * np.sin(angle)], 1)


def _pips(
    turn: Vector, side: int, direction: tuple[int, int, int], size: float, stuff: Stuff
) -> str:
    """Hollows of one side as it is seen: lit lower edge, dark well, a catch of light."""
    parts = []
    for x, y in _PIPS[side]:

        def seen(radius: float, x: int = x, y: int = y) -> Points:
            flat = _disc(x * size * 0.52, y * size * 0.52, radius)
            return np.asarray((_on_side(direction, flat, size) @ turn.T)[:, :2])

        parts.append(polygon(moved(seen(size * 0.198), 1.6, 2.4), stuff.well, opacity=0.85))
        parts.append(polygon(seen(size * 0.19), stuff.pip, mix(stuff.pip, INK, 0.6), 1.6))
        inner = moved(seen(size * 0.11), 2.4, 3)
        parts.append(polygon(inner, mix(stuff.pip, stuff.body, 0.22)))
    return "".join(parts)


Marks = Callable[[Vector, int, tuple[int, int, int], float, Stuff], str]
"""What is on one side: turn, side, its outward direction, half the edge, stuff."""


def _side(doc: Document, turn: Vector, index: int, size: float, stuff: Stuff, marks: Marks) -> str:
    """One side that faces the viewer, with its grain and pips."""
    side, direction = _SIDES[index]
    outward = turn @ np.array(direction, float)
    lit = float(np.clip(outward @ LIGHT, 0, 1))
    colour = (
        mix(stuff.body, stuff.light, (lit - 0.5) * 1.5)
        if lit > 0.5
        else mix(stuff.shade, stuff.body, lit * 2)
    )
    flat = rounded_points(-size, -size, size, size, size * 0.3)[:-1] * 0.965
    outline = (_on_side(direction, flat, size) @ turn.T)[:, :2]
    low, high = outline.min(0), outline.max(0)
    paint = doc.linear([(0, lighter(colour, 0.24)), (0.55, colour), (1, darker(colour, 0.16))],
                       tuple(low), tuple(high), True)  # fmt: skip
    weight = 0.6 + 1.9 * (1 - lit)
    shade = hatch(outline, 36 + 18 * (index % 3), 5.2, weight, (0.5 * lit, 1), side)
    lines = path(shade, stuff.vein, opacity=0.62)
    specks = path(stipple(outline, 30, side), stuff.vein, opacity=0.4)
    rim = path(contour(outline, 2.2, smooth=False, lit=0.8), stuff.vein, opacity=0.7)
    return (
        polygon(outline, paint) + lines + specks + rim + marks(turn, side, direction, size, stuff)
    )


def _body(turn: Vector, size: float) -> Points:
    """Silhouette of the rounded cube: hull of small discs about its inner corners."""
    soft = size * 0.26
    inner = np.array(list(product((-1, 1), repeat=3))) * (size - soft) @ turn.T
    cloud = np.vstack([_disc(x, y, soft) for x, y, _ in inner])
    return _hull(cloud)


def _hull(points: Points) -> Points:
    """The convex hull, clockwise."""
    ordered = sorted(map(tuple, points))

    def half(run: list[tuple[float, ...]]) -> list[tuple[float, ...]]:
        kept: list[tuple[float, ...]] = []
        for p in run:
            while len(kept) > 1 and _left(kept[-2], kept[-1], p) <= 0:
                kept.pop()
            kept.append(p)
        return kept[:-1]

    return np.array(half(ordered) + half(ordered[::-1]))


def _left(a: tuple[float, ...], b: tuple[float, ...], c: tuple[float, ...]) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _die(doc: Document, turn: Vector, size: float, stuff: Stuff, marks: Marks = _pips) -> str:
    outline = _body(turn, size)
    edge = doc.linear([(0, stuff.light), (0.5, stuff.body), (1, darker(stuff.shade, 0.25))],
                      (-size, -size), (size, size), True)  # fmt: skip
    order = sorted(
        (i for i in range(6) if (turn @ np.array(_SIDES[i][1], float))[2] > 0.06),
        key=lambda i: float((turn @ np.array(_SIDES[i][1], float))[2]),
    )
    sides = "".join(_side(doc, turn, i, size, stuff, marks) for i in order)
    gleam = brush(moved(outline[_upper_left(outline)], scale=0.965), 4.6, 0.5, 0.5)
    return (
        polygon(outline, edge)
        + doc.clipped(path_data(outline), sides)
        + path(gleam, "#FFFFFF", opacity=0.75)
        + path(contour(outline, 8, smooth=False, lit=0.6), INK)
    )


def _upper_left(outline: Points) -> NDArray[np.intp]:
    """Indices of the run of the outline that faces the light, in order."""
    angle = np.degrees(np.arctan2(outline[:, 1], outline[:, 0])) % 360
    chosen = np.flatnonzero((angle > 196) & (angle < 262))
    return chosen[np.argsort(angle[chosen])]


def face(pips: int, stuff: Stuff, marks: Marks = _pips, tilt: float = 0) -> str:
    """A die at rest, seen from above, showing `pips`.

    Tilted by degrees it shows its front as well, and stays within the box; that side is bare, so
    that a die never tells two numbers.
    """

    def told(turn: Vector, side: int, *rest: Any) -> str:
        return marks(turn, side, *rest) if side == pips or not tilt else ""

    doc = Document(_BOX, _BOX, -128, -128)
    direction = np.array(dict(_SIDES)[pips], float)
    turn = _turn(tilt, 0, 0) @ _towards_viewer(direction)
    doc.add(_die(doc, turn, _HALF if not tilt else 0.92 * _HALF, stuff, told))
    return doc.svg()


def _towards_viewer(direction: Vector) -> Vector:
    """The turn that brings a side up, its neighbours along the axes of the page."""
    first = np.roll(direction, 1)
    return np.array([first, np.cross(direction, first), direction])


def tumble(pose: int, stuff: Stuff, marks: Marks = _pips) -> str:
    """One pose of a rolling die, 1 to 8."""
    doc = Document(_BOX, _BOX, -128, -128)
    doc.add(_die(doc, _turn(*POSES[pose - 1]), 76, stuff, marks))
    return doc.svg()


def shadow() -> str:
    """What a die casts: dark and close in the middle, soft at its rim."""
    doc = Document(320, 320, -160, -160)
    core = path(path_data(rounded_points(-92, -92, 92, 92, 34)), "#0A0604", opacity=0.5,
                filter=blur(doc, 12))  # fmt: skip
    wide = group(ellipse(0, 0, 118, 118, "#0A0604", opacity=0.28), filter=blur(doc, 18))
    doc.add(wide, core)
    return doc.svg()


PICTURES = (
    [
        Picture(f"dice/{name or 'face_'}{pips}", _BOX, _BOX, partial(face, pips, stuff), quality=82)
        for name, stuff in STUFFS.items()
        for pips in _PIPS
    ]
    + [
        Picture(f"dice/{name}tumble_{pose}", _BOX, _BOX, partial(tumble, pose, stuff), quality=80)
        for name, stuff in STUFFS.items()
        for pose in range(1, len(POSES) + 1)
    ]
    + [Picture("dice/shadow", 320, 320, shadow, quality=70)]
)  # fmt: skip
