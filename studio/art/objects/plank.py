"""The plank on which a loot chain lies: left end, a middle that tiles, right end.

All three are cut from one endless plank whose grain repeats every `PERIOD` units, so they join
without a seam; the right end, which may meet any part of it, is led over. Two pixels a virtual
unit; the wood itself is 68 virtual units high.
"""

import math
from functools import lru_cache, partial

import numpy as np
from numpy.typing import NDArray

from studio.art.kit.document import Document
from studio.art.kit.light import drop_shadow
from studio.art.kit.ornament import rivet
from studio.art.kit.palette import INK, SEPIA
from studio.art.kit.rope import rope
from studio.art.kit.shapes import box, spline
from studio.art.kit.strokes import brush, hatch, swell
from studio.art.kit.svg import circle, element, ellipse, group, path, path_data, rect
from studio.art.picture import Picture

PERIOD = 512
END = 176
HEIGHT = 184
LAP = 26
"""Over so much of the right end the middle still lies under it."""
TOP, EDGE, BOTTOM = 12, 134, 152
"""Upper rim of the board, the arris of its front edge, its lower rim."""

_EYES = ((214.0, 52.0, 13.0), (312.0, 98.0, 10.0))
"""Knots: x within the period, y, size."""


@lru_cache(maxsize=64)
def _harmonics(seed: int) -> tuple[tuple[int, float, float], ...]:
    rng = np.random.default_rng(seed)
    return tuple((k, float(rng.uniform(0, math.tau)), float(rng.normal(0, 1) / k**0.8))
                 for k in (1, 2, 3, 5, 8, 13))  # fmt: skip


def wave(x: NDArray[np.float64], seed: int) -> NDArray[np.float64]:
    """Smooth noise about 0 that repeats every PERIOD units."""
    total = np.zeros_like(x)
    for count, phase, size in _harmonics(seed):
        total = total + size * np.sin(math.tau * count * x / PERIOD + phase)
    return total * 0.45


def grain(left: float, right: float, top: float, bottom: float, pitch: float = 5.2) -> str:
    """Engraved grain of the endless plank between two x, flowing round its knots."""
    x = np.arange(left - 6, right + 7, 3.0)
    pieces = []
    for index, level in enumerate(np.arange(top, bottom, pitch)):
        y = level + 1.6 * wave(x, 3) + 1.3 * wave(x, 40 + index // 3)
        width = pitch * np.clip(0.3 + 0.22 * wave(x, 90 + index) + 0.12 * wave(x, 7), 0.03, 0.72)
        for eye_x, eye_y, size in _EYES:
            far = (x - eye_x + PERIOD / 2) % PERIOD - PERIOD / 2
            near = np.exp(-((far / (size * 2.4)) ** 2) - ((level - eye_y) / (size * 1.2)) ** 2)
            y = y + np.sign(level - eye_y + 0.1) * size * 0.75 * near
            width = width + pitch * 0.3 * near
        pieces.append(swell(np.stack([x, y], 1), width, 0.3))
    return "".join(pieces)


def _knots(left: float, right: float) -> str:
    parts = []
    for eye_x, eye_y, size in _EYES:
        for x in (eye_x - PERIOD, eye_x, eye_x + PERIOD):
            if left - 20 < x < right + 20:
                parts.append(ellipse(x, eye_y, size * 0.72, size * 0.5, "#3A2112", INK, 1.8))
                parts.append(ellipse(x, eye_y, size * 0.36, size * 0.24, "none", "#8A5A32", 1.2))
    return "".join(parts)


def board(doc: Document, left: float, right: float, outline: str, rims: tuple[float, float]) -> str:
    """The wood between two x, cut to `outline`: face, front edge, grain, light along the rim.

    The ink lines along its long sides run between the two x of `rims`.
    """
    face = doc.linear(
        [(0, "#A87748"), (0.35, "#8C5F38"), (1, "#6E4728")], (0, TOP), (0, EDGE), True
    )
    front = doc.linear([(0, "#5A3820"), (1, "#38210F")], (0, EDGE), (0, BOTTOM), True)
    x = np.arange(left - 6, right + 7, 6.0)
    rim = swell(np.stack([x, TOP + 3.6 + 0.8 * wave(x, 11)], 1), 2.6)
    arris = np.stack([x, EDGE + 1.0 * wave(x, 12)], 1)
    ticks = "".join(
        swell([(at, EDGE + 3), (at - 3, BOTTOM - 3)], (2.2, 0.6))
        for at in np.arange(left, right, 8)
    )
    wood = (
        path(box(left - 8, TOP - 4, right + 8, EDGE + 2), face)
        + path(box(left - 8, EDGE, right + 8, BOTTOM + 4), front)
        + path(grain(left, right, TOP + 8, EDGE - 3), INK, opacity=0.82)
        + _knots(left, right)
        + path(ticks, INK, opacity=0.7)
        + path(swell(arris, 3.4), INK)
        + path(swell(np.subtract(arris, (0, 3.2)), 2), "#E8BE84", opacity=0.75)
        + path(rim, "#F2CF96", opacity=0.85)
    )
    sides = swell([(rims[0], TOP), (rims[1], TOP)], 4.6)
    sides += swell([(rims[0], BOTTOM), (rims[1], BOTTOM)], 6)
    edge_lines = path(sides, INK)
    return group(doc.clipped(outline, wood), edge_lines)


def middle() -> str:
    """One period of the plank; lay it side by side."""
    doc = Document(PERIOD, HEIGHT)
    body = board(doc, 0, PERIOD, box(-40, TOP, PERIOD + 40, BOTTOM), (-20, PERIOD + 20))
    doc.add(_lying(doc, path(box(-80, TOP, PERIOD + 80, BOTTOM), "#3A2415")), body)
    return doc.svg()


def _lying(doc: Document, shape: str) -> str:
    return group(shape, filter=drop_shadow(doc, 3, 9, 6, 0.6))


def _lashing(x: float) -> str:
    """Five turns of rope round the plank, with a hitch on top."""
    turns = ""
    for k in range(4):
        at = x + k * 15
        line = [(at - 5, TOP - 9), (at + 1, TOP + 4), (at + 3, (TOP + EDGE) / 2), (at + 1, EDGE),
                (at - 4, BOTTOM + 6)]  # fmt: skip
        turns += rope(spline(line, 1.0), 15, 11)
    hitch = rope(spline([(x - 6, 64), (x + 18, 56), (x + 40, 72), (x + 56, 62)]), 13, 10)
    tail = rope(spline([(x + 50, 64), (x + 66, 82), (x + 60, 106), (x + 70, 118)]), 11, 9)
    return tail + turns + hitch


def _led_over(doc: Document, body: str) -> str:
    """What begins clear: the plank ends wherever its chain does, so the grain seldom meets."""
    veil = doc.linear([(0, "#FFF", 0), (1, "#FFF", 1)], (0, 0), (LAP, 0), absolute=True)
    shade = rect(0, 0, END, HEIGHT, veil)
    doc.define("led_over", element("mask", shade, id="led_over", maskUnits="userSpaceOnUse",
                                   x=0, y=0, width=END, height=HEIGHT))  # fmt: skip
    return group(body, mask="url(#led_over)")


def end(side: str) -> str:
    """The left or right end: split corners, an iron nail, the lashing."""
    doc = Document(END, HEIGHT)
    left_side = side == "left"
    left, right = (PERIOD - END, PERIOD) if left_side else (0, END)
    worn = [(20, TOP), (13, TOP + 12), (19, 44), (11, 62), (26, 70), (12, 78), (17, 104), (10, 122),
            (15, EDGE), (19, BOTTOM)]  # fmt: skip
    points = [(left + x, y) for x, y in worn]
    outline = [*points, (right + 60, BOTTOM), (right + 60, TOP)]
    if not left_side:
        points = [(right - x, y) for x, y in worn]
        outline = [*points, (left - 60, BOTTOM), (left - 60, TOP)]
    shape = path_data(outline)
    rim = path(brush(points, 6, 4, 5), INK)
    inward = 1 if left_side else -1
    start = points[4][0]
    split = brush([(start, 70), (start + inward * 40, 68), (start + inward * 84, 73)], 4, 3.4, 0.3)
    end_grain = hatch(
        [(points[0][0], TOP), (points[0][0] + inward * 20, TOP), (points[9][0] + inward * 16,
            BOTTOM),
         points[9]], 90, 5, 2, seed=4,
    )  # fmt: skip
    rims = (left + 18, right + 20) if left_side else (left - 20, right - 18)
    parts = (
        board(doc, left, right, shape, rims)
        + rim
        + path(split, INK)
        + path(end_grain, INK, opacity=0.5)
    )
    nail = points[0][0] + inward * 34
    parts += rivet(nail, 34, 6.4, "#6A625A") + rivet(nail, 112, 6.4, "#6A625A")
    parts += circle(nail, 34, 10, "none", SEPIA, 1) + circle(nail, 112, 10, "none", SEPIA, 1)
    lash = _lashing(left + 74 if left_side else right - 140)
    wood = group(parts, transform=f"translate({-left} 0)")
    ground = group(path(shape, "#3A2415"), transform=f"translate({-left} 0)")
    body = _lying(doc, ground) + wood
    doc.add(body if left_side else _led_over(doc, body))
    turned = f"translate({-left} 0)"
    doc.add(group(group(lash, transform=turned), filter=drop_shadow(doc, 3, 4, 2.5, 0.6)))
    return doc.svg()


PLANKS = [
    Picture("objects/plank_left", END, HEIGHT, partial(end, "left"), quality=82),
    Picture("objects/plank_mid", PERIOD, HEIGHT, middle, quality=82),
    Picture("objects/plank_right", END, HEIGHT, partial(end, "right"), quality=82),
]
