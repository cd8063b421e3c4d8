"""What the sea leaves on a bank: tufts of grass, shells, starfish, stones, driftwood."""

import math
from collections.abc import Callable
from typing import Literal

import numpy as np

from studio.art.chart.growth import reeds, rock
from studio.art.kit.palette import INK
from studio.art.kit.shapes import oval, spline
from studio.art.kit.strokes import brush, contour, hatch, swell
from studio.art.kit.svg import circle, ellipse, path, path_data, place

Kind = Literal["grass", "shell", "star", "stone", "drift"]
Find = tuple[Kind, float, float, float]
"""What lies there, x, y, and its size (1 as drawn)."""


def _grass() -> str:
    return reeds(0, 0, 30, 4, "#6F7F34") + reeds(4, 2, 18, 9, "#93A24A")


def _shell() -> str:
    """A scallop."""
    rim = [(0, 8), (-11, 2), (-12, -6), (-7, -12), (0, -14), (7, -12), (12, -6), (11, 2)]
    shape = spline(rim, 1.2, True)
    ribs = "".join(brush([(0, 7), (x * 0.6, -3), (x, -12 + abs(x) * 0.4)], 1.3, 0.5, 0.8)
                   for x in (-9, -5, 0, 5, 9))  # fmt: skip
    return (
        ellipse(3, 4, 12, 9, "#4A3014", opacity=0.4)
        + path(path_data(shape), "#F3C9A8")
        + path(ribs, "#9C4A34")
        + path(contour(shape, 2.2, smooth=False), INK)
    )


def _star() -> str:
    """A starfish."""
    tips = []
    for k in range(10):
        reach = 16 if k % 2 == 0 else 5.6
        turn = math.tau * k / 10 - 1.2
        tips.append((reach * math.cos(turn), reach * math.sin(turn)))
    shape = spline(tips, 1, True)
    warts = "".join(
        circle(r * math.cos(a), r * math.sin(a), 1, "#F6C79A")
        for a in np.arange(5) * math.tau / 5 - 1.2
        for r in (3.0, 6.5, 10)
    )
    return (
        path(path_data(np.add(shape, (3, 3))), "#4A3014", opacity=0.4)
        + path(path_data(shape), "#C8552E")
        + path(hatch(shape, 40, 2.6, 1.1, (0.5, 1), 3), "#6A1E10")
        + warts
        + path(contour(shape, 2.2, smooth=False), INK)
    )


def _stone() -> str:
    return (
        ellipse(5, 3, 22, 7, "#4A3014", opacity=0.45)
        + rock(0, 2, 34, 19, 4, "#A99C88")
        + rock(18, 5, 18, 10, 7, "#97897A")
    )


def _drift() -> str:
    """A bleached branch."""
    parts = path(path_data(oval(4, 5, 40, 6)), "#4A3014", opacity=0.4)
    for line, width in (
        ([(-40, 4), (-14, 0), (12, 3), (42, -3)], (8, 10, 9, 3)),
        ([(8, 1), (20, -9), (33, -15)], (5, 4, 1.5)),
        ([(-18, 0), (-26, -9), (-30, -17)], (5, 3, 1.5)),
    ):
        run = spline(line, 1.5)
        parts += path(swell(run, np.add(width, 2.6)), INK) + path(swell(run, width), "#CDB894")
        parts += path(swell(np.add(run, (0, 1.4)), np.multiply(width, 0.22)), "#6B5232")
        parts += path(swell(run - [0, 1.8], np.multiply(width, 0.18)), "#F6EAD0")
    return parts


_DRAWN: dict[Kind, Callable[[], str]] = {
    "grass": _grass,
    "shell": _shell,
    "star": _star,
    "stone": _stone,
    "drift": _drift,
}


def litter(finds: tuple[Find, ...]) -> str:
    """All finds of a bank, each on its place."""
    return "".join(place(_DRAWN[kind](), x, y, size) for kind, x, y, size in finds)
