"""Cloth, felt and wool for hats and coats: tinted, hatched shapes with folds, braid, buttons."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike

from studio.art.kit.document import Document
from studio.art.kit.fields import Array, Field, bumps
from studio.art.kit.light import blur
from studio.art.kit.materials import coin_paint
from studio.art.kit.palette import INK, darker, lighter, mix
from studio.art.kit.shapes import Points, moved, spline
from studio.art.kit.strokes import brush, contour, ruled, swell, taper
from studio.art.kit.svg import circle, group, path, path_data

Line = Sequence[tuple[float, float]]


def cloth(
    doc: Document,
    controls: ArrayLike,
    colour: str,
    *details: str,
    angle: float = -30,
    width: float = 4.6,
    dark: float = 0.75,
    smooth: bool = True,
    pitch: float = 3.4,
    seed: int = 1,
    reach: float = 0.5,
) -> str:
    """A shape lit from the upper left: gradient, burin lines on the shaded side, contour.

    `dark` is how heavy the lines are, `angle` how they run, `reach` where the shade begins (0 to 1
    of the way across); `details` are laid on it, clipped.
    """
    shape = spline(np.asarray(controls, float), 2, True) if smooth else np.asarray(controls, float)
    (left, top), (right, bottom) = shape.min(0), shape.max(0)
    paint = doc.linear(
        [
            (0, lighter(colour, 0.2)),
            (0.4, colour),
            (0.75, darker(colour, 0.42)),
            (1, darker(colour, 0.66)),
        ],
        (0.1, 0),
        (0.9, 1),
    )

    def tone(x: Array, y: Array) -> Array:
        across = (x - left) / max(right - left, 1) * 0.6 + (y - top) / max(bottom - top, 1) * 0.4
        shade: Array = np.clip((across - reach) * 1.6 * dark + 0.06, 0, 0.9)
        return shade

    lines = ruled((left, top, right, bottom), pitch, tone, None, angle, 4, 0.12, 0.7, seed)
    data = path_data(shape)
    inside = group(path(lines, darker(colour, 0.85)), opacity=0.75) + "".join(details)
    return (
        path(data, paint)
        + doc.clipped(data, inside)
        + path(contour(shape, width, smooth=False, lit=0.55), INK)
    )


def domed(
    doc: Document,
    controls: ArrayLike,
    colour: str,
    field: Field | None = None,
    *details: str,
    width: float = 4.8,
    angle: float = 0,
    pitch: float = 3.3,
    seed: int = 1,
    smooth: bool = True,
) -> str:
    """A shape with volume: tints and lines over a height field (by default one round bump)."""
    shape = spline(np.asarray(controls, float), 2, True) if smooth else np.asarray(controls, float)
    (left, top), (right, bottom) = shape.min(0), shape.max(0)
    if field is None:
        wide, high = (right - left) / 2 * 1.06, (bottom - top) * 1.02
        field = bumps([((left + right) / 2, bottom - high * 0.12, wide, high, wide * 0.8, 0)])
    area = (float(left) - 4, float(top) - 4, float(right) + 4, float(bottom) + 4)
    steps = [
        (-1, 0.16, darker(colour, 0.66), 1.0),
        (0.16, 0.32, darker(colour, 0.5), 1.0),
        (0.32, 0.48, darker(colour, 0.32), 1.0),
        (0.48, 0.62, darker(colour, 0.16), 1.0),
        (0.78, 0.88, lighter(colour, 0.07), 1.0),
        (0.88, 0.95, lighter(colour, 0.14), 1.0),
        (0.95, 2, lighter(colour, 0.22), 1.0),
    ]
    data = path_data(shape)
    lines = field.engraved(
        area, pitch, 0.3, 0.62, 1.25, angle, 0.62, darker(colour, 0.88), seed=seed
    )
    inside = field.tints(doc, area, steps, 2) + group(lines, opacity=0.75) + "".join(details)
    return (
        path(data, colour)
        + doc.clipped(data, inside)
        + path(contour(shape, width, smooth=False, lit=0.55), INK)
    )


def folds(lines: Sequence[Line], colour: str, weight: float = 4) -> str:
    """Creases in cloth: a dark burin stroke with a light one beside it."""
    dark = "".join(brush(line, weight, 0.4, 0.3) for line in lines)
    light = "".join(
        brush(np.asarray(line, float) - [2.4, 1.6], weight * 0.5, 0.2, 0.2) for line in lines
    )
    return path(light, lighter(colour, 0.35), opacity=0.5) + path(dark, darker(colour, 0.8))


def braiding(line: ArrayLike, width: float = 7, closed: bool = False) -> str:
    """Gold lace along a line."""
    run = spline(np.asarray(line, float), 1.5, closed)
    ticks = "".join(
        swell(
            [run[i] + [-width * 0.3, width * 0.25], run[i] + [width * 0.3, -width * 0.25]],
            (1.5, 0.8),
        )
        for i in range(2, len(run) - 2, 4)
    )
    return (
        path(swell(run, width + 4), "#33200A")
        + path(swell(run, width), "#C8963E")
        + path(swell(run - [0, width * 0.22], width * 0.34), "#F6DC96")
        + path(ticks, "#6B4518", opacity=0.9)
    )


def button(doc: Document, x: float, y: float, radius: float = 7) -> str:
    """A brass button."""
    ring = circle(x, y, radius * 0.62, "none", "#7D5420", 1.2)
    return (
        circle(x + 1.4, y + 2, radius, INK, opacity=0.5)
        + circle(x, y, radius, coin_paint(doc), INK, 1.8)
        + ring
    )


def ring(x: float, y: float, radius: float, thick: float = 4.4, squash: float = 0.8) -> str:
    """A gold earring that hangs at (x, y)."""
    angle = np.linspace(-2.0, 4.2, 60)
    run = np.stack([x + radius * squash * np.cos(angle), y + radius + radius * np.sin(angle)], 1)
    shine = moved(run[34:50], -0.6, -0.4)
    return (
        path(swell(run, thick + 3), INK)
        + path(swell(run, thick), "#D9A441")
        + path(brush(shine, thick * 0.5), "#FFF3C8")
    )


def plume(spine: ArrayLike, colour: str, wide: float = 26, seed: int = 3, count: int = 44) -> str:
    """A feather of curling barbs along its quill."""
    quill = spline(np.asarray(spine, float), 1.5)
    rng = np.random.default_rng(seed)
    dark, light = darker(colour, 0.6), lighter(colour, 0.35)
    parts: list[tuple[float, str]] = []
    for k in range(count * 2):
        side = 1 if k % 2 else -1
        f = (k // 2 + 0.5) / count
        at = int(f * (len(quill) - 2))
        along = quill[min(len(quill) - 1, at + 3)] - quill[max(0, at - 3)]
        along = along / max(float(np.hypot(*along)), 1e-6)
        across = np.array([-along[1], along[0]]) * side
        reach = (
            wide * (0.5 + 0.9 * np.sin(np.pi * min(1.0, f * 0.82 + 0.16))) * rng.uniform(0.8, 1.1)
        )
        a = quill[at]
        mid = a + across * reach * 0.6 + along * reach * 0.35
        tip = a + across * reach * 0.85 + along * reach * 1.0 + [0, reach * 0.16]
        shade = mix(colour, light if side < 0 else dark, rng.uniform(0.1, 0.6))
        line = spline([a, mid, tip], 1.5)
        width = 6.4 * np.interp(np.linspace(0, 1, len(line)), [0, 0.5, 1], [0.8, 1, 0.1])
        parts.append(
            (
                rng.random(),
                path(swell(line, width + 1.8), mix(dark, INK, 0.6))
                + path(swell(line, width), shade),
            )
        )
    barbs = "".join(text for _, text in sorted(parts))
    return (
        barbs
        + path(taper(quill, 4.6, 0.8), INK)
        + path(taper(quill - [0.7, 0.5], 2.2, 0.3), lighter(colour, 0.6))
    )


def brim_shadow(doc: Document, line: Line, depth: float = 20, opacity: float = 0.6) -> str:
    """The shade a hat throws on the forehead, below `line`."""
    run = spline(line, 2)
    shape = np.vstack([moved(run, 0, -30), moved(run, 0, depth)[::-1]])
    return path(path_data(shape), "#1A0A06", opacity=opacity, filter=blur(doc, 5))


def points(*values: float, side: float = 1, x: float = 0, y: float = 0) -> Points:
    """Numbers by twos as points; `side` -1 mirrors them (or narrows), then they move by x, y."""
    pairs: Points = np.array(values, float).reshape(-1, 2) * [side, 1] + np.array([x, y])
    return pairs


def traced(text: str, side: float = 1, x: float = 0, y: float = 0) -> Points:
    """An outline written as "x,y x,y ..."; `side`, x and y as in `points`."""
    numbers = [float(value) for value in text.replace(",", " ").split()]
    return points(*numbers, side=side, x=x, y=y)
