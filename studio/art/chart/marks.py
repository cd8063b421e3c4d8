"""What lies on the chart above ships: number plates, coins of cost, rings, dots.

All are drawn about their middle; shadows are inside the picture. Shapes tell them apart: round
plate or eight points, coin or coin with an arrowhead, dashes or a whole ring.
"""

import math
from functools import partial

import numpy as np

from studio.art.chart.ink import cut, dots, even, moved, outline, ring, shade
from studio.art.kit.document import Document
from studio.art.kit.light import blur, drop_shadow
from studio.art.kit.materials import brass_paint, coin_paint
from studio.art.kit.palette import INK, SEPIA, WAX_RED
from studio.art.kit.shapes import arc
from studio.art.kit.strokes import brush, rays
from studio.art.kit.svg import circle, group, path, path_data, place, polygon
from studio.art.kit.treasure import pearl
from studio.art.picture import Picture

SHOT, SHOT_LIGHT = "#FF8A5C", "#FFE2C0"
FOAM_WHITE, DRIFT_INK = "#EFFFFB", "#1F6570"


def _centred(size: float) -> Document:
    return Document(size, size, -size / 2, -size / 2)


def _star(points: int, outer: float, inner: float) -> np.ndarray:
    """Corners of a star with its first tip to the north."""
    a = np.arange(2 * points) * math.pi / points - math.pi / 2
    r = np.where(np.arange(2 * points) % 2, inner, outer)
    return np.stack([r * np.cos(a), r * np.sin(a)], 1)


def _paper_disc(doc: Document, radius: float) -> str:
    paper = doc.radial(
        [(0, "#FFF9E6"), (0.7, "#F1E0B6"), (1, "#CBAA6C")], (-20, -26), radius * 1.8, True
    )
    return (
        circle(0, 0, radius, paper)
        + dots(ring(0, 0, radius - 6, radius - 6), 26, 3, SEPIA, 0.3)
        + circle(0, 0, radius, "none", INK, 2.6)
        + path(brush(arc(0, 0, radius - 3.6, 20, 110, 30), 4), "#8F6B34", opacity=0.5)
    )


def number_plate() -> str:
    """Parchment in a turned brass rim."""
    doc = _centred(160)
    rim = circle(0, 0, 72, brass_paint(doc), INK, 4.4)
    rim += path(rays(0, 0, 66, 71, 72, (1.2, 1.6)), "#5A3A12", opacity=0.7)
    rim += path(brush(arc(0, 0, 68.6, 185, 268, 30), 3.4), "#FFF6D8", opacity=0.85)
    doc.add(group(rim, filter=drop_shadow(doc, 4, 6, 3.5, 0.6)), _paper_disc(doc, 62))
    doc.add(circle(0, 0, 56.5, "none", SEPIA, 1.8, opacity=0.9))
    return doc.svg()


def prime_plate() -> str:
    """The plate of the likeliest numbers: an eight-pointed red rim, a double line."""
    doc = _centred(160)
    star = _star(8, 77, 60)
    rim = polygon(star, "#FBE7B6", INK, 4.4)
    rim += polygon(star * 0.89, "#C8402A")
    body = group(rim, filter=drop_shadow(doc, 4, 6, 3.5, 0.6))
    for k in range(8):
        a = math.radians(45 * k)
        x, y = 66 * math.sin(a), -66 * math.cos(a)
        body += circle(x, y, 2.8, "#F0CB74", INK, 1.2)
    doc.add(body, circle(0, 0, 60.5, brass_paint(doc), INK, 2.6), _paper_disc(doc, 57.5))
    doc.add(circle(0, 0, 53, "none", WAX_RED, 2.8), circle(0, 0, 49, "none", SEPIA, 1.2))
    return doc.svg()


def _coin(doc: Document, radius: float) -> str:
    body = circle(0, 0, radius, coin_paint(doc), INK, 4.2)
    body += path(rays(0, 0, radius - 7, radius - 2.4, 48, (1.2, 1.5)), "#5A3A12", opacity=0.75)
    body += circle(0, 0, radius - 9.5, "none", "#7A4F14", 2.2)
    flare = path(brush(arc(0, 0, radius - 4.4, 188, 268, 26), 3.4), "#FFFBE6", opacity=0.9)
    return body + flare


def cost_coin() -> str:
    """A gold piece; the cost stands on it in ink."""
    doc = _centred(128)
    doc.add(group(_coin(doc, 54), filter=drop_shadow(doc, 4, 5.5, 3, 0.6)))
    field = doc.radial([(0, "#FFF3CB", 0.9), (0.7, "#FFF3CB", 0.35), (1, "#FFF3CB", 0)])
    doc.add(circle(0, 0, 40, field))
    return doc.svg()


def drift_coin() -> str:
    """A disc of foam with an arrowhead to the north and a feathered tail: the free drift."""
    doc = _centred(160)
    head = [(0, -77), (25, -44), (-25, -44)]
    tail = [(-16, 47), (0, 60), (16, 47), (16, 62), (0, 76), (-16, 62)]
    parts = polygon(head, FOAM_WHITE, INK, 5) + polygon(tail, FOAM_WHITE, INK, 4)
    parts += circle(0, 0, 51, FOAM_WHITE, INK, 5)
    doc.add(group(parts, filter=drop_shadow(doc, 0, 3, 3, 0.5)))
    doc.add(circle(0, 0, 42, "none", DRIFT_INK, 4, stroke_dasharray="9 6.3"))
    doc.add(shade([(0, -77), (25, -44), (0, -50)], 60, 5, 2, opacity=0.7, colour=DRIFT_INK))
    return doc.svg()


def range_coin() -> str:
    """Red: what an empty cell on the line of fire takes from the shot."""
    doc = _centred(128)
    face = doc.radial([(0, "#D2523E"), (0.6, "#A8322A"), (1, "#6B1812")], (0.36, 0.3), 0.8)
    octagon = _star(4, 56, 56)
    octagon = moved(octagon, turn=22.5)
    doc.add(group(polygon(octagon, face, INK, 5), filter=drop_shadow(doc, 4, 5.5, 3, 0.6)))
    doc.add(polygon(octagon * 0.83, "none", "#FFB48E", 2.6))
    return doc.svg()


def pearl_coin() -> str:
    """A pearl in an open shell: this step costs a pearl."""
    doc = _centred(128)
    rim = [(math.cos(a), math.sin(a)) for a in np.radians(np.linspace(150, 390, 61))]
    scallop = 56 * (1 + 0.06 * np.abs(np.sin(np.linspace(0, 1, 61) * math.pi * 6)) - 0.03)
    shell = np.vstack(
        [np.array(rim) * scallop[:, None] + [0, 2], [[24, 46], [16, 54], [-16, 54], [-24, 46]]]
    )
    face = doc.radial([(0, "#FFFCF4"), (0.6, "#EADFD0"), (1, "#B5A48F")], (0.4, 0.35), 0.75)
    body = polygon(shell, face) + outline(shell, 4.4, lit=0.7)
    for a in (-62, -38, -13, 13, 38, 62):
        t = math.radians(a - 90)
        tip = 54 - abs(a) * 0.05
        body += cut(
            [
                (12 * math.cos(t), 44 + 12 * math.sin(t)),
                (tip * math.cos(t) * 0.98, 6 + tip * math.sin(t)),
            ],
            3.6,
            "#8D7F69",
            0.9,
        )
    doc.add(group(body, filter=drop_shadow(doc, 4, 5.5, 3, 0.6)))
    doc.add(circle(1.5, 8, 25, INK, opacity=0.85), place(pearl(0, 0, 23, "#F3EDE2"), 0, 5))
    return doc.svg()


def dot(core: str, light: str) -> str:
    """A small ball with an inked rim: one dot of a course or of a line of fire."""
    doc = _centred(48)
    doc.add(circle(1.5, 2.5, 17, "#04080B", opacity=0.5, filter=blur(doc, 2)))
    doc.add(circle(0, 0, 16, core, INK, 5), circle(-5, -5.5, 4.6, light))
    return doc.svg()


def light_ring() -> str:
    """A ring of light on the water under the ship whose turn it is."""
    doc = Document(480, 200, -240, -100)
    rim = path_data(ring(0, 0, 204, 66))
    doc.add(path(rim, "none", "#FFC65E", 30, opacity=0.8, filter=blur(doc, 11)))
    doc.add(path(rim, "none", INK, 17, opacity=0.7))
    doc.add(path(rim, "none", "#FFE7B0", 9))
    doc.add(path(path_data(ring(0, 0, 205, 66.6)), "none", "#FFFBEA", 3, opacity=0.9))
    return doc.svg()


def ghost_ring() -> str:
    """The same where the ship would go: dashed, of foam."""
    doc = Document(480, 200, -240, -100)
    doc.add(
        path(
            path_data(ring(0, 0, 202, 65)), "none", "#DFF6F0", 26, opacity=0.4, filter=blur(doc, 9)
        )
    )
    for width, colour, opacity in ((16, INK, 0.7), (8.5, FOAM_WHITE, 1.0)):
        for start in range(0, 360, 30):
            doc.add(even(ring(0, 0, 204, 66, start, start + 17), width, colour, opacity))
    return doc.svg()


PICTURES = [
    Picture("chart/plate", 160, 160, number_plate, quality=86),
    Picture("chart/plate_prime", 160, 160, prime_plate, quality=86),
    Picture("chart/coin_cost", 128, 128, cost_coin, quality=86),
    Picture("chart/coin_drift", 160, 160, drift_coin, quality=86),
    Picture("chart/coin_range", 128, 128, range_coin, quality=86),
    Picture("chart/coin_pearl", 128, 128, pearl_coin, quality=86),
    Picture("chart/course_dot", 48, 48, partial(dot, "#DFF6F0", "#FFFFFF"), quality=86),
    Picture("chart/shot_dot", 48, 48, partial(dot, SHOT, SHOT_LIGHT), quality=86),
    Picture("chart/ring", 480, 200, light_ring),
    Picture("chart/ring_ghost", 480, 200, ghost_ring),
]
