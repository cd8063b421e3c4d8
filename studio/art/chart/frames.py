"""What surrounds the chart: the worn sheet's rim, the overview's frame, ribbon and cartouche."""

import numpy as np

from studio.art.chart.ink import chance, curve, dots, edged, even, flat, outline, ring, shade
from studio.art.kit.document import Document
from studio.art.kit.light import blur, drop_shadow
from studio.art.kit.marks import wind_star
from studio.art.kit.materials import brass_bar_paint
from studio.art.kit.ornament import at_corners, corner_plate, rivet
from studio.art.kit.palette import INK, PARCHMENT, PARCHMENT_SHADE, SEPIA, WAX_RED
from studio.art.kit.shapes import Points, box, rounded_points
from studio.art.kit.strokes import brush
from studio.art.kit.svg import circle, group, path, path_data, place, polygon, rect
from studio.art.picture import Picture
from studio.art.ui.paper import calm_paper

FRAME_WIDTH, FRAME_HEIGHT = 2000, 1300
_SHEET = 20.0
_OPENING = 128.0
_BORDER = 58.0
"""Edges of the sheet, of the graduated border and of the opening, from the picture's edge."""
MARGIN = 150
_BARS_ACROSS, _BARS_DOWN = 45, 27


def _deckle(left: float, top: float, right: float, bottom: float, seed: int) -> Points:
    """The worn outline of a sheet, straight at its corners' reach so that slices join."""
    rng = chance(seed, "deckle")
    points: list[tuple[float, float]] = []

    def side(ax: float, ay: float, bx: float, by: float, count: int) -> None:
        for k in range(count):
            t = k / count
            worn = rng.uniform(-4.5, 4.5) if k else 2
            points.append((ax + (bx - ax) * t + (worn if ax == bx else 0),
                           ay + (by - ay) * t + (worn if ay == by else 0)))  # fmt: skip

    side(left, top, right, top, 66)
    side(right, top, right, bottom, 44)
    side(right, bottom, left, bottom, 66)
    side(left, bottom, left, top, 44)
    return curve(points, step=4)


def _bars(near: float, wide: float) -> str:
    """The graduated border: alternating bars on all four sides, none in the corners."""
    w, h = FRAME_WIDTH, FRAME_HEIGHT
    data = ""
    for count, long, horizontal in ((_BARS_ACROSS, w, True), (_BARS_DOWN, h, False)):
        start, end = MARGIN, long - MARGIN
        step = (end - start) / count
        for k in range(count):
            if k % 2:
                continue
            a, b = start + k * step, start + (k + 1) * step
            other = h if horizontal else w
            for c in (near, other - near - wide):
                data += box(a, c, b, c + wide) if horizontal else box(c, a, c + wide, b)
    return data


def frame() -> str:
    """The rim of the chart's sheet as a nine slice with an open middle."""
    w, h = FRAME_WIDTH, FRAME_HEIGHT
    doc = Document(w, h)
    sheet = _deckle(_SHEET, _SHEET - 4, w - _SHEET - 6, h - _SHEET - 10, 12)
    opening = box(_OPENING, _OPENING, w - _OPENING, h - _OPENING)
    ring_shape = path_data(sheet) + opening
    inner_shadow = path(
        box(-40, -40, w + 40, h + 40) + opening, "#04090C", fill_rule="evenodd",
        filter=blur(doc, 8), opacity=0.9,
    )  # fmt: skip
    doc.add(doc.clipped(opening, group(inner_shadow, transform="translate(3 5)")))
    under = group(
        path(ring_shape, "#5C411F", fill_rule="evenodd"), filter=drop_shadow(doc, 5, 9, 6, 0.6)
    )
    doc.add(under)
    paper = path(ring_shape, PARCHMENT, fill_rule="evenodd", filter=calm_paper(doc, 12, 15, 0.95))
    doc.add(paper)
    worn = path(path_data(sheet), "none", "#7A4E1E", 34, filter=blur(doc, 8), opacity=0.6)
    doc.add(doc.clipped(path_data(sheet), worn), outline(sheet, 2.2, SEPIA))
    for inset, width in (
        (_BORDER, 5.6),
        (_BORDER + 11, 2.2),
        (_BORDER + 43, 2.2),
        (_BORDER + 53, 4.4),
        (_OPENING - 7, 2.4),
        (_OPENING, 6),
    ):
        doc.add(
            rect(inset, inset, w - 2 * inset, h - 2 * inset, "none", stroke=INK, stroke_width=width)
        )
    doc.add(path(_bars(_BORDER + 13, 28), INK, opacity=0.9))
    middle = _BORDER + 27
    doc.add(at_corners(_corner(), (middle, middle, w - middle, h - middle)))
    return doc.svg()


def _corner() -> str:
    """A small rose on a parchment disc where the borders meet, and a flourish outside."""
    curls = [
        [(-44, 48), (-54, 20), (-52, -30), (-42, -44), (-28, -54), (20, -56), (48, -46)],
        [(-40, 52), (-44, 62), (-36, 70)],
        [(52, -42), (62, -46), (70, -38)],
    ]
    return (
        path("".join(brush(line, 3.2, 0.5, 0.4) for line in curls), SEPIA, opacity=0.8)
        + circle(0, 0, 42, PARCHMENT, INK, 5)
        + circle(0, 0, 36, "none", INK, 1.8)
        + wind_star(34, WAX_RED, "#F6EACB", INK, 8)
        + circle(0, 0, 6, "#E2B65A", INK, 2)
    )


def overview_frame() -> str:
    """A brass rim for the overview of the whole sea."""
    w, h = 400.0, 320.0
    doc = Document(w, h)
    outer, inner = box(10, 8, w - 12, h - 14), box(30, 28, w - 32, h - 34)
    shadow = path(box(-20, -20, w + 20, h + 20) + inner, "#04090C", fill_rule="evenodd",
                  filter=blur(doc, 7), opacity=0.8)  # fmt: skip
    doc.add(doc.clipped(inner, group(shadow, transform="translate(3 4)")))
    rim = path(outer + inner, brass_bar_paint(doc), INK, 4, fill_rule="evenodd")
    doc.add(group(rim, filter=drop_shadow(doc, 3, 5, 4, 0.6)))
    doc.add(path(box(14, 12, w - 16, h - 18), "none", "#FFEBB5", 2, opacity=0.9))
    doc.add(path(box(26, 24, w - 28, h - 30), "none", "#6B4518", 2.4), path(inner, "none", INK, 4))
    corner = group(corner_plate(doc), transform="scale(.62)")
    doc.add(at_corners(corner, (20, 18, w - 22, h - 24)))
    return doc.svg()


def ribbon() -> str:
    """A parchment ribbon for names and chances: a nine slice, folded at both ends."""
    w, h = 384.0, 112.0
    doc = Document(w, h)
    left, top, right, bottom = 54.0, 12.0, w - 56, 82.0
    tails = ""
    for side, x in ((-1, left), (1, right)):
        tail = [
            (x - side * 16, top + 14), (x + side * 46, top + 14),
            (x + side * 24, (top + bottom) / 2 + 13), (x + side * 46, bottom + 13),
            (x - side * 16, bottom + 13),
        ]  # fmt: skip
        fold = [(x - side * 16, bottom - 1), (x, bottom - 1), (x - side * 16, bottom + 13)]
        tails += edged(tail, PARCHMENT_SHADE, 4) + shade(tail, 90, 5, 1.6, opacity=0.55, seed=2)
        tails += edged(fold, "#6B4A22", 3)
    paint = doc.linear([(0, "#FFF8E3"), (0.5, "#F3E4BE"), (1, "#DDC18A")])
    body = rect(left, top, right - left, bottom - top, paint)
    face = rounded_points(left, top, right, bottom, 1)
    rules = "".join(
        even([(left + 8, y), (right - 8, y)], 1.8, SEPIA, 0.75) for y in (top + 8, bottom - 8)
    )
    ends = "".join(
        even([(x, top + 4), (x, bottom - 4)], 1.9 - k * 0.3, SEPIA, 0.6)
        for k in range(4)
        for x in (left + 5 + k * 3.2, right - 5 - k * 3.2)
    )
    doc.add(
        group(tails, body, filter=drop_shadow(doc, 3, 5, 3, 0.55)),
        rules,
        ends,
        outline(face, 3.8, lit=0.7),
    )
    return doc.svg()


def cartouche() -> str:
    """A scroll of paper for the name of a part of the sea, with its scale below."""
    w, h = 640.0, 256.0
    doc = Document(w, h)
    left, top, right, bottom = 62.0, 40.0, w - 64, 208.0
    body = ""
    for x in (left - 14, right + 14):
        roll = rounded_points(x - 26, top - 18, x + 26, bottom + 18, 20)
        body += flat(roll, PARCHMENT_SHADE) + shade(
            roll, 90, 6, 2.4, (0.2, 1), opacity=0.6, seed=int(x)
        )
        body += outline(roll, 4.4)
        for y in (top - 10, bottom + 10):
            body += even(ring(x, y, 17, 9), 2.6) + even(ring(x, y + 1, 9, 4.6), 2)
    sheet = np.array([(left, top), (right, top), (right, bottom), (left, bottom)])
    face = polygon(sheet, "#F6EACB", filter=calm_paper(doc, 14, 9, 0.9))
    body += face + shade(sheet, 78, 6.4, 2, (0.86, 1), opacity=0.5, seed=5)
    body += dots(sheet, 40, 3, SEPIA, 0.4) + outline(sheet, 4.6, lit=0.7)
    body += path(box(left + 22, top + 12, right - 22, bottom - 12), "none", SEPIA, 2.2)
    length = 6 * 52
    start = (left + right) / 2 - length / 2
    for k in range(6):
        bar = [(start + k * 52, bottom - 34), (start + k * 52 + 52, bottom - 34),
               (start + k * 52 + 52, bottom - 24), (start + k * 52, bottom - 24)]  # fmt: skip
        body += edged(bar, INK if k % 2 else "#F6EACB", 2.2)
    doc.add(group(body, filter=drop_shadow(doc, 5, 8, 5, 0.5)))
    for x in (left + 36, right - 36):
        doc.add(place(rivet(0, 0, 6), x, top + 28), place(rivet(0, 0, 6), x, bottom - 28))
    return doc.svg()


PICTURES = [
    Picture("chart/frame", FRAME_WIDTH, FRAME_HEIGHT, frame, quality=78),
    Picture("chart/overview_frame", 400, 320, overview_frame, quality=84),
    Picture("chart/ribbon", 384, 112, ribbon, quality=86),
    Picture("chart/cartouche", 640, 256, cartouche, quality=82),
]
