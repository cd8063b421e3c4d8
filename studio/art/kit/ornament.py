"""Fittings and ornament: mouldings, corners, rivets, screws, medallions, seals, scrolls, plates.

Each is drawn about its own origin or in the box given, in ink weights for 750 x 1050 pictures.
"""

import math

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.light import drop_shadow, small_shadow
from studio.art.kit.materials import (
    brass_bar_paint,
    brass_hollow_paint,
    brass_paint,
    coin_paint,
    enamel_paint,
    wax_paint,
)
from studio.art.kit.noise import clouds, noise
from studio.art.kit.palette import (
    BRASS,
    BRASS_LIGHT,
    GLINT,
    INK,
    LIGHT,
    SEPIA,
    darker,
    lighter,
)
from studio.art.kit.rope import GOLD_CORD, rope
from studio.art.kit.shapes import arc, box, scooped_plate, spline, tangents_and_normals
from studio.art.kit.strokes import Box, brush, contour, swell
from studio.art.kit.svg import (
    circle,
    group,
    number,
    path,
    path_data,
    place,
    polyline,
    use,
)


def rivet(x: float, y: float, radius: float = 4.6, colour: str = BRASS) -> str:
    """A domed nail head."""
    return circle(x, y, radius, colour, INK, max(1.0, radius * 0.36)) + circle(
        x - radius * 0.3, y - radius * 0.33, radius * 0.34, GLINT
    )


def screw(doc: Document, x: float, y: float, radius: float = 5, turn: float = 30) -> str:
    """A slotted screw, the slot turned by degrees."""
    dx, dy = (
        math.cos(math.radians(turn)) * radius * 0.7,
        math.sin(math.radians(turn)) * radius * 0.7,
    )
    slot = f"M{number(x - dx)} {number(y - dy)}L{number(x + dx)} {number(y + dy)}"
    return circle(x, y, radius, coin_paint(doc), "#3A2408", radius * 0.24) + path(
        slot, "none", "#3A2408", radius * 0.32
    )


def bead_row(doc: Document, area: Box, radius: float = 4.1, colour: str = BRASS) -> str:
    """Beads all round a box, their centres on its edges."""
    left, top, right, bottom = area
    name = f"bead{number(radius).replace('.', '_')}{colour[1:]}"
    doc.symbol(name, rivet(0, 0, radius, colour))
    across, down = round((right - left) / (radius * 2.34)), round((bottom - top) / (radius * 2.34))
    spots = [
        (left + (right - left) * k / across, y) for k in range(across + 1) for y in (top, bottom)
    ] + [(x, top + (bottom - top) * k / down) for k in range(1, down) for x in (left, right)]
    return "".join(use(name, x, y) for x, y in spots)


def moulding(doc: Document, area: Box) -> str:
    """A brass moulding with beads round an opening, 14 wide, 9 of it outside `area`."""
    left, top, right, bottom = area
    ring = box(left - 9, top - 9, right + 9, bottom + 9) + box(
        left + 5, top + 5, right - 5, bottom - 5
    )
    lit = [(left - 7, bottom + 7), (left - 7, top - 7), (right + 7, top - 7)]
    far = [(left + 4, bottom - 4), (right - 4, bottom - 4), (right - 4, top + 4)]
    return group(
        path(ring, brass_bar_paint(doc), INK, 2.6, fill_rule="evenodd"),
        polyline(lit, "#FFEBB5", 1.4, opacity=0.9),
        polyline(far, "#FFEBB5", 1.2, opacity=0.7),
        bead_row(doc, (left - 2, top - 2, right + 2, bottom + 2)),
        path(box(left + 5, top + 5, right - 5, bottom - 5), "none", INK, 2.2),
        filter=small_shadow(doc),
    )


def corner_plate(doc: Document) -> str:
    """A brass corner for an upper left corner at the origin; mirror it for the others."""
    shape = "M-13 -13H58C52 -2 44 0 40 8C32 6 26 10 24 24C10 26 6 32 8 40C0 44 -2 52 -13 58Z"
    leaves = (
        [(-4, 46), (-2, 24), (10, 10), (24, -2), (46, -4)],
        [(2, 34), (2, 22), (10, 16), (16, 10), (22, 2), (34, 2)],
        [(14, 18), (20, 18), (18, 13), (14, 14)],
        [(-8, 30), (-4, 14), (14, -4), (30, -8)],
    )
    fine = "".join(
        brush([(-10 + k * 2, 52 - k * 5), (-5 + k * 1.6, 44 - k * 4)], 0.9, 0.2, 0.2)
        + brush([(52 - k * 5, -10 + k * 2), (44 - k * 4, -5 + k * 1.6)], 0.9, 0.2, 0.2)
        for k in range(9)
    )
    return (
        path(shape, brass_paint(doc), INK, 2.2)
        + path("M-9 -9H48M-9 -9V48", "none", "#FFF0C0", 1.2)
        + path("".join(brush(leaf, 1.6, 0.3, 0.3, 1.5) for leaf in leaves), INK)
        + path(fine, SEPIA)
        + circle(1, 1, 5.4, BRASS_LIGHT, INK, 1.6)
        + path("M-2.4 -2L4.4 4", "none", INK, 1.4)
    )


def at_corners(body: str, area: Box) -> str:
    """A drawing for the upper left corner, mirrored into all four corners of a box."""
    left, top, right, bottom = area
    places = (
        (left, top, 1, 1),
        (right, top, -1, 1),
        (left, bottom, 1, -1),
        (right, bottom, -1, -1),
    )
    return "".join(
        group(body, transform=f"translate({number(x)} {number(y)}) scale({a} {b})")
        for x, y, a, b in places
    )


def acanthus_corner(doc: Document, colour: str = BRASS, line: str = INK) -> str:
    """Scrolling leaves for an upper left corner, about 120 units each way."""
    half = _acanthus_half(colour, line)
    return (
        half
        + group(half, transform="matrix(0 1 1 0 0 0)")
        + circle(15, 15, 12, brass_paint(doc), line, 2.4)
        + circle(15, 15, 6, "none", line, 1.4)
    )


def _acanthus_half(colour: str, line: str) -> str:
    controls = [(10, 10), (40, 16), (78, 12), (112, 26), (118, 50), (100, 62), (86, 50), (94, 40)]
    stem = spline(controls, 1.5)
    width = np.linspace(11, 2.4, len(stem))
    _, normals = tangents_and_normals(stem)
    parts = [
        path(swell(stem, width + 4), line),
        path(swell(stem, width), colour),
        path(swell(stem + normals * (width * 0.22)[:, None], width * 0.38), darker(colour, 0.5)),
        path(swell(stem - normals * (width * 0.22)[:, None], width * 0.2), lighter(colour, 0.55)),
    ]
    leaves = (
        (0.16, 30, 62), (0.3, 38, 50), (0.44, 34, 78), (0.58, 26, 120), (0.36, 26, -52),
        (0.52, 22, -30),
    )  # fmt: skip
    for at, length, turn in leaves:
        x, y = stem[int(at * len(stem))]
        parts.append(place(_leaf(length, colour, line), x, y, rotate=turn))
    return "".join(parts)


def _leaf(length: float, colour: str, line: str) -> str:
    """A leaf along +x with a rib and veins."""
    outline = (
        np.array([(0, 0), (0.35, 0.3), (0.78, 0.18), (1, 0), (0.55, -0.2), (0.2, -0.16)]) * length
    )
    veins = "".join(
        brush([(f * length, 0), ((f + 0.12) * length, 0.16 * length)], 1, 0.9, 0.2)
        for f in (0.25, 0.37, 0.49, 0.61, 0.73)
    )
    rib = brush([(0, 0), (length * 0.5, 2), (length * 0.9, 0)], 1.8, 0.8, 0.3)
    shape = path(path_data(spline(outline, 1.5, closed=True)), colour)
    return shape + path(contour(outline, 2.6, lit=0.6, step=1.5), line) + path(rib + veins, line)


def medallion(doc: Document, radius: float, enamel: str, icon: str = "") -> str:
    """A brass medallion about the origin: knurled rim, cord, engine-turned enamel, icon on it.

    The enamel's radius is `radius` - 20 (at least 0.62 of it).
    """
    scale = min(1.0, radius / 60)
    face = radius - 20 * scale
    angle = np.linspace(0, 2 * math.pi, 112, endpoint=False)
    reach = radius + np.where(np.arange(112) % 2, 1.6, -1.2) * scale
    rim = np.stack([reach * np.cos(angle), reach * np.sin(angle)], 1)
    turned = "".join(_engine_line(face, math.radians(10 * k)) for k in range(36))
    return group(
        path(path_data(rim), brass_paint(doc), INK, 2.4 * scale),
        path(_knurls(radius, scale), INK),
        circle(0, 0, radius - 7.5 * scale, brass_hollow_paint(doc), INK, 1.6 * scale),
        circle(0, 0, radius - 11 * scale, brass_paint(doc), INK, scale),
        rope(arc(0, 0, radius - 15.5 * scale, count=120), 7 * scale, 7.2 * scale, GOLD_CORD, True),
        circle(0, 0, face, enamel_paint(doc, enamel), INK, 2.2 * scale),
        path(turned, "none", INK, 0.8 * scale, opacity=0.35),
        icon,
        path(
            brush(arc(0, 0, face - 4.5 * scale, 195, 262, 20), 3.2 * scale), "#FFFFFF", opacity=0.45
        ),
        path(brush(arc(0, 0, radius - 3.4 * scale, 190, 265, 20), 2.6 * scale), GLINT, opacity=0.9),
        filter=drop_shadow(doc),
    )


def _knurls(radius: float, scale: float) -> str:
    pieces = []
    for k in range(56):
        angle = 2 * math.pi * (k + 0.5) / 56
        direction = np.array([math.cos(angle), math.sin(angle)])
        weight = 1.2 - 0.7 * float(direction @ LIGHT[:2])
        line = np.array([direction * (radius - 6.5 * scale), direction * (radius + 0.5 * scale)])
        pieces.append(swell(line, np.array([0.9, 1.2]) * weight * scale))
    return "".join(pieces)


def _engine_line(face: float, angle: float) -> str:
    points = [
        (r * math.cos(angle + turn), r * math.sin(angle + turn))
        for r, turn in ((7, 0.0), (face * 0.6, 0.35), (face - 2, 0.25))
    ]
    (x0, y0), (x1, y1), (x2, y2) = points
    return f"M{number(x0)} {number(y0)}Q{number(x1)} {number(y1)} {number(x2)} {number(y2)}"


def wax_seal(doc: Document, radius: float, colour: str, icon: str = "", seed: int = 1) -> str:
    """A seal of wax about the origin, with an icon pressed into it."""
    angle = np.linspace(0, 2 * math.pi, 90, endpoint=False)
    swing = clouds(np.cos(angle) * 1.7 + 5, np.sin(angle) * 1.7 + 5, 2, seed) - 0.5
    reach = radius * (1 + 0.22 * swing)
    rim = np.stack([reach * np.cos(angle), reach * np.sin(angle)], 1)
    bright = rim * (0.95 - 2 / radius)
    pressed = radius * 0.74
    weight = radius / 40
    return group(
        path(path_data(rim), wax_paint(doc, colour), INK, 2.6 * weight),
        path(swell(bright[50:76], 2.4 * weight * np.sin(np.linspace(0, math.pi, 26))), "#FFE2CF",
             opacity=0.8),
        circle(0, 0, pressed, darker(colour, 0.18), INK, 1.6 * weight),
        path(brush(arc(0, 0, pressed - 1.8, 150, 300, 40), 2.6 * weight, 0.2), INK, opacity=0.6),
        path(brush(arc(0, 0, pressed + 1.6, 10, 100, 40), 1.8 * weight, 0.2, 0.2), "#FFD9C4",
             opacity=0.7),
        icon,
        filter=drop_shadow(doc),
    )  # fmt: skip


def text_plate(doc: Document, area: Box, mark: str = "", fill: str = "#F8EED2") -> str:
    """A sunken light plate with scooped corners for text; `mark` is a watermark in its middle."""
    left, top, right, bottom = area
    outer = scooped_plate(left, top, right - left, bottom - top, 20)
    inner = scooped_plate(left + 8, top + 8, right - left - 16, bottom - top - 16, 16)
    down = "".join(
        swell([(x, top + 2), (x - 1.5, top + 7 + 4 * float(noise(x / 19, 7)))], (1.1, 0.2))
        for x in np.arange(left + 22, right - 20, 4)
    )
    along = "".join(
        swell([(left + 2, y), (left + 6 + 4 * float(noise(y / 19, 2)), y - 1)], (1.1, 0.2))
        for y in np.arange(top + 24, bottom - 20, 4)
    )
    watermark = group(
        place(mark, (left + right) / 2, (top + bottom) / 2) if mark else "",
        opacity=0.1,
        clip_path=doc.clip(outer),
    )
    return (
        path(outer, fill, INK, 3, fill_opacity=0.72)
        + watermark
        + path(down + along, SEPIA, opacity=0.75)
        + path(inner, "none", SEPIA, 1.1)
        + at_corners(_flourish(doc), area)
    )


def _flourish(doc: Document) -> str:
    curls = (
        [(26, 16), (44, 14), (60, 20), (56, 28), (48, 25), (51, 20)],
        [(16, 26), (14, 44), (20, 60), (28, 56), (25, 48), (20, 51)],
        [(22, 22), (34, 28), (38, 38)],
        [(60, 18), (78, 13), (100, 14)],
        [(18, 60), (13, 78), (14, 96)],
    )
    lines = path("".join(brush(curl, 1.9, 0.3, 0.3, 1.5) for curl in curls), SEPIA)
    return lines + circle(7, 7, 4.2, brass_paint(doc), INK, 1.4)


def ribbon(doc: Document, area: Box, colour: str, pattern: str = "") -> str:
    """A ribbon band over `area` with folded ends reaching 24 units out on both sides."""
    left, top, right, bottom = area
    body = box(left, top, right, bottom)
    shade = doc.linear([(0, "#FFFFFF", 0.22), (0.35, "#FFFFFF", 0), (1, "#120605", 0.42)])
    rims = "".join(
        path(f"M{number(left)} {number(y)}H{number(right)}", "none", ink, width)
        for y in (top + 5.5, bottom - 5.5)
        for ink, width in ((INK, 3.6), (BRASS_LIGHT, 1.9))
    )
    ends = "".join(
        swell([(x, top + 3), (x, bottom - 3)], np.array([1.7, 1.9]) * (1 - k / 12))
        for k in range(12)
        for x in (left + k * 3, right - k * 3)
    )
    tail = _ribbon_tail(top, bottom, colour)
    return group(
        group(tail, transform=f"translate({number(left)} 0)"),
        group(tail, transform=f"translate({number(right)} 0) scale(-1 1)"),
        path(body, colour),
        doc.clipped(body, pattern) if pattern else "",
        path(body, shade),
        path(ends, INK, opacity=0.8),
        rims,
        path(body, "none", INK, 3),
        filter=small_shadow(doc),
    )


def _ribbon_tail(top: float, bottom: float, colour: str) -> str:
    middle = (top + bottom) / 2 + 13
    fold = [(6, top + 14), (-24, top + 16), (-10, middle), (-26, bottom + 13), (22, bottom + 12)]
    back = [(0, bottom - 1), (22, bottom - 1), (22, bottom + 12)]
    lines = "".join(
        swell(
            [(-18 + k * 3, top + 18), (-13 + k * 3, bottom + 10)], (0.5 + k * 0.12, 0.8 + k * 0.15)
        )
        for k in range(10)
    )
    return (
        path(path_data(fold), darker(colour, 0.35), INK, 2.4)
        + path(lines, INK)
        + path(path_data(back), darker(colour, 0.75), INK, 2)
    )
