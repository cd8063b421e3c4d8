"""The wind's compass in layers about one centre: a rose for hexes, one for squares, needle, glass.

The plate's radius is 200 units in a picture of 430; a unit is two master pixels.
"""

import math
from functools import partial

import numpy as np

from studio.art.chart.ink import edged, even, flat, moved, outline, ring, shade
from studio.art.kit.document import Document
from studio.art.kit.light import blur
from studio.art.kit.materials import brushed, coin_paint
from studio.art.kit.ornament import screw
from studio.art.kit.palette import INK, PARCHMENT_LIGHT, SEPIA, WAX_RED
from studio.art.kit.rope import GOLD_CORD, rope
from studio.art.kit.shapes import arc
from studio.art.kit.strokes import brush, rays, swell
from studio.art.kit.svg import circle, group, path, path_data, polygon
from studio.art.picture import Picture
from studio.art.ui.paper import calm_paper

SIZE = 860
_NEEDLE_SIZE = SIZE // 5, SIZE * 3 // 5
"""What is turned has no wide margins: turning those would take most of the time."""
_RAY, _LETTERS, _SCALE = 101, 125, 147
"""Radii: tips of the rays, middle of the lozenges and letters, inner rim of the degrees."""


def _document() -> Document:
    return Document(430, 430, -215, -215)


def _needle_document() -> Document:
    """A fifth as wide as the others and three fifths as high, about the same centre."""
    return Document(86, 258, -43, -129)


def _at(angle: float, radius: float) -> tuple[float, float]:
    """A point by its bearing: 0 is north, clockwise."""
    a = math.radians(angle - 90)
    return radius * math.cos(a), radius * math.sin(a)


def _housing(doc: Document, screws: int) -> str:
    """The brass bowl: knurled rim, cord, bezel, screws."""
    wide = doc.linear(
        [(0, "#FFE9AE"), (0.28, "#D9A84C"), (0.52, "#8A5F22"), (0.72, "#C8963E"), (1, "#50340F")],
        (-150, -160), (150, 160), True,
    )  # fmt: skip
    inner = doc.linear(
        [(0, "#F6D385"), (0.4, "#B98533"), (1, "#4A3010")], (150, 160), (-150, -160), True
    )
    body = circle(7, 11, 198, "#060405", opacity=0.5, filter=blur(doc, 4))
    body += group(circle(0, 0, 200, wide), filter=brushed(doc)) + circle(
        0, 0, 200, "none", INK, 3.4
    )
    body += path(rays(0, 0, 191, 199, 132, (1.5, 2.0)), INK, opacity=0.6)
    body += circle(0, 0, 190, "none", INK, 1.6) + circle(
        0, 0, 188.6, "none", "#FFEFC2", 1.2, opacity=0.6
    )
    body += path(brush(arc(0, 0, 195.6, 190, 262, 40), 3.4), "#FFF6D8", opacity=0.75)
    body += circle(0, 0, 171, inner, INK, 1.8)
    body += rope(arc(0, 0, 166, count=200), 7.4, 7.6, GOLD_CORD, closed=True)
    for k in range(screws):
        x, y = _at(360 * (k + 0.5) / screws, 180)
        body += screw(doc, x, y, 6.2, 40 + 67 * k)
    return body + circle(0, 0, 161, INK)


def _face(doc: Document) -> str:
    """The paper: warm, stained, in the shadow of the bezel at its upper left."""
    paper = doc.radial([(0, "#FCF2D6"), (0.55, "#E9D3A2"), (1, "#B48F52")], (-40, -52), 245, True)
    shadow = doc.radial([(0.86, "#1A0E05", 0), (1, "#1A0E05", 0.62)], (9, 12), 168, True)
    return (
        group(circle(0, 0, 160, paper), filter=calm_paper(doc, 8))
        + circle(0, 0, 160, shadow)
        + circle(0, 0, 160, "none", INK, 2.2)
    )


def _degrees() -> str:
    """The graduated ring: alternating bars, ticks every five degrees."""
    bars = ""
    for k in range(36):
        start = math.radians(10 * k)
        a = np.linspace(start, start + math.radians(5), 5)
        outer = np.stack([157 * np.cos(a), 157 * np.sin(a)], 1)
        bars += path_data(np.vstack([outer, (outer * 152.4 / 157)[::-1]]))
    body = path(bars, INK) + path(rays(0, 0, _SCALE, 151, 72, (1.0, 1.3)), INK)
    for radius, width in ((157.4, 1.2), (151.8, 1.3), (_SCALE, 1.1), (105.4, 1.0), (102.4, 1.9)):
        body += circle(0, 0, radius, "none", INK, width)
    return body


def _point(angle: float, length: float, half: float, waist: float, dark: str, lite: str) -> str:
    """One ray of the rose: two halves, the dark one hatched."""
    right = moved([(0, -length), (half, -waist), (0, 0)], turn=angle)
    left = moved([(0, -length), (-half, -waist), (0, 0)], turn=angle)
    whole = moved([(0, -length), (half, -waist), (0, 0), (-half, -waist)], turn=angle)
    return (
        flat(right, dark)
        + flat(left, lite)
        + shade(right, angle + 60, 3.6, 1.2, opacity=0.6, seed=int(angle))
        + shade(left, angle - 60, 6, 0.9, (0.5, 1), opacity=0.4, seed=int(angle) + 9)
        + outline(whole, 1.9, lit=0.6)
        + even(moved([(0, -length), (0, 0)], turn=angle), 1.1)
    )


def _lozenges(count: int, offset: float, radius: float) -> str:
    """Small red lozenges between the letters."""
    body = ""
    for k in range(count):
        turn = 360 * k / count + offset
        x, y = _at(turn, radius)
        body += edged(moved([(0, -7), (4.4, 0), (0, 7), (-4.4, 0)], x, y, turn=turn), WAX_RED, 1.2)
    return body


def rose(count: int) -> str:
    """The plate with one long ray to every heading the wind can blow to. Its letters are written at
    run time, in the language of the player.
    """
    doc = _document()
    doc.add(_housing(doc, count), _face(doc), _degrees())
    doc.add(path(rays(0, 0, 62, 101, 72, (0.9, 0.3)), SEPIA, opacity=0.5))
    step = 360 / count
    if count == 4:
        for k in range(8):
            doc.add(_point(45 * k + 22.5, 60, 8, 17, "#B9965A", "#F2E2B8"))
    for k in range(count):
        doc.add(_point(step * (k + 0.5), 82, 12, 26, "#7A5230", "#F2E2B8"))
    for k in range(count):
        dark, lite = ("#9C2B22", "#E98A73") if k == 0 else ("#1F4E5A", "#5FA3A2")
        doc.add(_point(step * k, _RAY, 19, 32, dark, lite))
    doc.add(circle(0, 0, 25, "#E9D6AA", INK, 2.2), circle(0, 0, 20.5, "none", INK, 1))
    doc.add(path(rays(0, 0, 17, 20, 36, (1, 1)), INK))
    doc.add(_lozenges(count, step / 2, _LETTERS))
    return doc.svg()


_HEAD = [(0, -100), (22, -60), (8, -65), (7, -8)]
_TAIL = [(7, 8), (6, 60), (19, 77), (19, 104), (0, 87), (-19, 104), (-19, 77), (-6, 60), (-7, 8)]
_NEEDLE = [*_HEAD, *_TAIL, *[(-x, y) for x, y in _HEAD[:0:-1]]]


def needle() -> str:
    """The wind marker, pointing north: an arrow that flies downwind."""
    doc = _needle_document()
    metal = doc.linear(
        [(0, "#FFE6A0"), (0.49, "#D6A546"), (0.51, "#8A5E1E"), (1, "#5E3D10")], (0, 0), (1, 0)
    )
    doc.add(polygon(_NEEDLE, metal))
    doc.add(flat([(0, -100), (22, -60), (8, -65), (0, -67)], "#8E241D"))
    doc.add(flat([(0, -100), (-22, -60), (-8, -65), (0, -67)], "#E0553A"))
    doc.add(shade([(0, -100), (22, -60), (8, -65), (0, -67)], 60, 3.4, 1.1, opacity=0.6))
    barbs = "".join(
        swell([(2 * side, y - 10), (18 * side, y + 6)], (1.0, 2.2))
        for y in (73, 81, 89, 97)
        for side in (1, -1)
    )
    doc.add(path(barbs, INK, opacity=0.85), outline(np.array(_NEEDLE), 3.2, lit=0.6))
    doc.add(even([(0, -95), (0, -14)], 1.2, INK, 0.8), even([(0, 14), (0, 85)], 1.2, INK, 0.8))
    for y in (-52, -35, 34, 50):
        doc.add(edged(moved([(0, -6), (4, 0), (0, 6), (-4, 0)], 0, y), PARCHMENT_LIGHT, 1.1))
    doc.add(even([(-4.4, -60), (-4.4, -12)], 1.3, "#FFF6D8", 0.8))
    doc.add(even([(-3.8, 14), (-3.8, 58)], 1.3, "#FFF6D8", 0.7))
    doc.add(
        circle(0, 0, 17, coin_paint(doc), INK, 2.6),
        path(rays(0, 0, 12.4, 16, 28, (0.8, 1)), "#5A3A12"),
    )
    doc.add(circle(0, 0, 7.4, "#8A2A22", INK, 1.8), circle(-2.2, -2.6, 2.1, "#F7B7A6"))
    return doc.svg()


def needle_shadow() -> str:
    """The needle's shadow, to be turned with it and then moved by (7, 9) units."""
    doc = _needle_document()
    doc.add(group(polygon(_NEEDLE, "#1A0E05"), circle(0, 0, 17, "#1A0E05"), opacity=0.46,
                  filter=blur(doc, 3)))  # fmt: skip
    return doc.svg()


def glass() -> str:
    """The crystal over it all: a sheen and the curved image of a window."""
    doc = _document()
    sheen = doc.radial([(0, "#FFFFFF", 0.38), (1, "#FFFFFF", 0)], (-60, -80), 150, True)
    rim = doc.radial(
        [(0.9, "#FFFFFF", 0), (0.975, "#FFFFFF", 0.26), (1, "#FFFFFF", 0.04)], (0, 0), 160, True
    )
    crescent = np.vstack([ring(-14, -20, 132, 126, 196, 282), ring(-6, -10, 118, 110, 282, 196)])
    low = np.vstack([ring(6, 10, 138, 134, 32, 74), ring(4, 6, 130, 125, 74, 32)])
    doc.add(circle(0, 0, 159, sheen), circle(0, 0, 159, rim))
    doc.add(flat(crescent, "#FFFFFF", 0.22), flat(low, "#FFFFFF", 0.13))
    return doc.svg()


PICTURES = [
    Picture("chart/rose_hex", SIZE, SIZE, partial(rose, 6), quality=84),
    Picture("chart/rose_square", SIZE, SIZE, partial(rose, 4), quality=84),
    Picture("chart/needle", *_NEEDLE_SIZE, needle, quality=86),
    Picture("chart/needle_shadow", *_NEEDLE_SIZE, needle_shadow, quality=70),
    Picture("chart/compass_glass", SIZE, SIZE, glass, quality=80),
]
