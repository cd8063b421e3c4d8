"""The back of the Do Not Touch deck: the captain's raised hand, one finger of wood, in a ring."""

import math
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray
from shapely.geometry import LineString, Polygon
from shapely.ops import unary_union

from studio.art.do_not_touch_cards.scene import Stuff, relief
from studio.art.kit.document import Document
from studio.art.kit.fields import Field
from studio.art.kit.lettering import word
from studio.art.kit.light import drop_shadow, small_shadow
from studio.art.kit.materials import brass_hollow_paint, brass_paint, leather, parchment
from studio.art.kit.ornament import acanthus_corner, at_corners, bead_row, rivet, wax_seal
from studio.art.kit.palette import (
    BRASS_LIGHT,
    GLINT,
    INK,
    LIGHT,
    NIGHT,
    OAK,
    PARCHMENT,
    SEPIA,
    WAX_RED,
)
from studio.art.kit.rope import GOLD_CORD, rope
from studio.art.kit.shapes import Points, arc, box, moved, rounded_points, spline
from studio.art.kit.strokes import brush, contour, rays, ruled, swell
from studio.art.kit.svg import circle, group, path, path_data, place, polygon, rect

Array = NDArray[np.float64]
_X, _Y = 375.0, 525.0
_PANEL = (66.0, 66.0, 684.0, 984.0)
_SKIN = Stuff("#6B3A22", "#A4683E", "#DFA878", "#F3CDA0", "#FFE9C8")

_FINGERS: dict[str, tuple[tuple[float, float], tuple[float, float], float, float]] = {
    "index": ((-46, -38), (-62, -176), 25, 21),
    "middle": ((-6, -50), (-8, -206), 25, 21),
    "ring": ((34, -42), (48, -184), 24, 19),
    "little": ((68, -18), (98, -128), 21, 16),
    "thumb": ((-66, 54), (-138, -42), 29, 22),
}
"""Root, tip, radius at the root and at the tip; the hand's middle is the origin."""


def back() -> str:
    """The card back, 750 x 1050."""
    doc = Document(750, 1050)
    cloth = doc.radial([(0, "#98291F"), (1, "#420F10")], (0.5, 0.47), 0.72)
    body = (
        rect(3, 3, 744, 1044, cloth, rx=45, filter=parchment(doc, (0, 0, 750, 1050)))
        + group(rope(rounded_points(33, 33, 717, 1017, 34), 16, 13), filter=small_shadow(doc))
        + _panel(doc)
        + group(
            place(_boat_hook(doc), _X, _Y, rotate=23),
            place(_boat_hook(doc), _X, _Y, rotate=-23, mirrored=True),
            filter=drop_shadow(doc),
        )
        + _ring(doc)
        + _medal(doc)
        + _beading(doc)
        + group(at_corners(acanthus_corner(doc), (82, 82, 668, 968)), filter=small_shadow(doc))
        + place(wax_seal(doc, 37, WAX_RED, _knot(), 3), _X, _PANEL[1])
        + place(wax_seal(doc, 37, WAX_RED, _knot(), 6), _X, _PANEL[3])
    )
    doc.add(
        group(body, clip_path=doc.clip('<rect x="3" y="3" width="744" height="1044" rx="45"/>'))
    )
    return doc.svg()


def _panel(doc: Document) -> str:
    """Red leather, tooled with two turning families of lines, lighter wedges between."""
    left, top, right, bottom = _PANEL
    paint = doc.radial(
        [(0, "#C8503A"), (0.5, "#952820"), (1, "#4A1213")], (_X, _Y), 560, absolute=True
    )
    reach = np.linspace(150, 660, 64)
    storm = "".join(
        swell(
            np.stack([_X + reach * np.cos(a), _Y + reach * np.sin(a)], 1),
            np.clip(0.5 + (reach - 150) / 210 * (1 + 0.6 * np.sin(reach / 26)), 0.4, 2.6),
            0.2,
        )
        for k in range(110)
        for side in (1, -1)
        for a in (2 * math.pi * k / 110 + side * 0.42 * np.sin(reach / 118),)
    )
    wedges = "".join(
        path_data([(_X, _Y), *arc(_X, _Y, 720, 22.5 * k + 8, 22.5 * k + 14.5, 3)])
        for k in range(16)
    )
    ground = rect(left, top, right - left, bottom - top, paint, filter=leather(doc))
    lines = path(storm, "#25070A", opacity=0.75) + path(wedges, "#F0B06A", opacity=0.17)
    return doc.clipped(box(*_PANEL), ground, lines)


def _boat_hook(doc: Document) -> str:
    """A boat hook 860 long about its middle, iron upwards: what treasures are swapped with."""
    shaft = [(-10, -300), (10, -300), (12, 404), (-12, 404)]
    grain = ruled(
        (-14.0, -302.0, 14.0, 406.0), 4.2,
        lambda x, y: 0.4 + 0.5 * x / 12 + 0.2 * np.sin(y / 29 + x / 4), None, 90, 5,
    )  # fmt: skip
    wood = doc.clipped(path_data(shaft), polygon(shaft, "#8A5A32"), path(grain, INK))
    claw = spline([(-8, -318), (-34, -324), (-60, -352), (-62, -388), (-46, -404)], 1.5)
    width = np.linspace(22, 5, len(claw))
    iron = (
        path(swell(claw, width + 7), INK)
        + path(swell(claw, width), "#5E6064")
        + path(swell(moved(claw, 2, 4), width * 0.34), "#1B191B")
        + path(swell(moved(claw, -2, -4), width * 0.3), "#C6CACA")
    )
    point = [(-13, -312), (-11, -372), (0, -436), (11, -372), (13, -312)]
    socket = [(-15, -318), (15, -318), (13, -246), (-13, -246)]
    shade = "".join(swell([(14, -314 + k * 5), (2, -312 + k * 5)], (2, 0.3)) for k in range(13))
    shade += "".join(swell([(10, -376 + k * 6), (1, -372 + k * 6)], (2, 0.3)) for k in range(10))
    binding = rope([(0, 312), (0, 400)], 27, 12) + path(contour(shaft, 4, smooth=False), INK)
    return (
        wood
        + path(contour(shaft, 5, smooth=False, lit=0.7), INK)
        + iron
        + polygon(point, "#8C9092")
        + polygon([(0, -436), (11, -372), (13, -312), (0, -312)], "#37363A")
        + polygon(socket, "#5E6064")
        + path(shade, INK)
        + path(contour(point, 4, smooth=False) + contour(socket, 4, smooth=False), INK)
        + rivet(0, -298, 5, "#C6CACA")
        + rivet(0, -266, 5, "#C6CACA")
        + binding
    )


def _ring(doc: Document) -> str:
    """A parchment ring with the game's name, ticks, cords inside and out."""
    radius = 246.0
    ticks = []
    for k in range(180):
        direction = np.array([math.cos(k * math.pi / 90), math.sin(k * math.pi / 90)])
        lit = max(0.5, 0.8 - 0.6 * float(direction @ LIGHT[:2]))
        length = 7 if k % 5 == 0 else 4
        outer = np.array([_X, _Y]) + direction * (radius + 25)
        ticks.append(swell([outer, outer - direction * length], np.array([2, 0.9]) * lit))
    shade = rays(_X, _Y, radius - 25, radius - 18, 150, (1.8, 0.2), -40, 130)
    rims = "".join(
        circle(_X, _Y, r, "none", INK, w) for r, w in ((radius + 26, 3), (radius - 26, 3))
    )
    return group(
        circle(_X, _Y, radius, "none", INK, 60),
        circle(_X, _Y, radius, "none", PARCHMENT, 52),
        path("".join(ticks) + shade, INK),
        path(rays(_X, _Y, radius + 24, radius + 17, 110, (1.4, 0.2), -30, 120), SEPIA),
        rims,
        _legend("DO NOT TOUCH", 270, radius),
        _legend("MY TREASURES", 90, radius),
        place(_knot(INK, 0.62), _X - radius, _Y),
        place(_knot(INK, 0.62), _X + radius, _Y),
        rope(arc(_X, _Y, radius + 36, count=220), 15, 13, GOLD_CORD, closed=True),
        filter=drop_shadow(doc),
    )


def _legend(text: str, middle: float, radius: float) -> str:
    """Letters standing on a circle about the ring, their middle at an angle in degrees.

    Above they stand outward; below (angle 90) they are turned to be read from the front.
    """
    unit, gap = 4.7, 4.6
    shapes = [word(sign, unit, 1.35, 32, 0.0) for sign in text]
    widths = [width + gap for _, width in shapes]
    below = middle < 180
    base = radius + (unit * 3.5 if below else -unit * 3.5)
    at, parts = -sum(widths) / 2, []
    for (data, width), advance in zip(shapes, widths, strict=True):
        turn = math.degrees((at + advance / 2) / radius) * (-1 if below else 1)
        angle = math.radians(middle + turn)
        spot = (_X + base * math.cos(angle), _Y + base * math.sin(angle))
        upright = middle + turn + (-90 if below else 90)
        letter = path(data, INK, transform=f"translate({-width / 2:.1f} 0)") if data else ""
        parts.append(place(letter, *spot, rotate=upright))
        at += advance
    return "".join(parts)


def _medal(doc: Document) -> str:
    """A brass shield with a dark field of rays, the hand before it."""
    field = doc.radial([(0, "#3E6A78"), (0.55, "#14333F"), (1, NIGHT)], (0.4, 0.36), 0.75)
    shine = rays(_X, _Y, 96, 196, 96, (0.3, 2.6)) + rays(
        _X, _Y, 140, 196, 96, (0.3, 1.8), 1.9, 361.9
    )
    knurl = rays(_X, _Y, 217, 204, 150, (2.4, 1.4))
    return (
        group(
            circle(_X, _Y, 218, brass_paint(doc), INK, 3.4),
            path(knurl, INK),
            circle(_X, _Y, 203, brass_hollow_paint(doc), INK, 2.4),
            circle(_X, _Y, 197, field, INK, 3),
            path(shine, "#F0CB74", opacity=0.5),
            path(brush(arc(_X, _Y, 210, 190, 272, 50), 7, 0.5, 0.5), GLINT, opacity=0.9),
            filter=drop_shadow(doc),
        )
        + rope(arc(_X, _Y, 190, count=220), 9, 8.4, GOLD_CORD, closed=True)
        + group(
            place(captains_hand(doc), _X + 6, _Y + 4, 0.95), filter=drop_shadow(doc, 7, 9, 6, 0.6)
        )
    )


def _capsule(finger: str) -> Points:
    """Outline of a finger: two rounds and what lies between."""
    (x0, y0), (x1, y1), low, high = _FINGERS[finger]
    steps = np.linspace(0, 1, 14)
    rounds = [
        LineString([(x0, y0), (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t)]).interpolate(1, True)
        .buffer(low + (high - low) * t + 1.6 * math.sin(t * math.pi * 3) ** 2)
        for t in steps
    ]  # fmt: skip
    joined = unary_union([a.union(b).convex_hull for a, b in pairwise(rounds)])
    return np.asarray(joined.exterior.coords)


def _palm() -> Points:
    return spline([(-70, -40), (-20, -62), (40, -56), (84, -24), (90, 40), (70, 104), (52, 138),
                   (-44, 138), (-66, 96), (-92, 60), (-84, 0)], 2, closed=True)  # fmt: skip


def _hand_field() -> Field:
    """Fingers as rounds along their bones, the palm a cushion with a hollow."""

    def height(x: Array, y: Array) -> Array:
        total = np.zeros(np.broadcast(x, y).shape)
        for (x0, y0), (x1, y1), low, high in _FINGERS.values():
            t = ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / ((x1 - x0) ** 2 + (y1 - y0) ** 2)
            t = np.clip(t, 0, 1)
            away = np.hypot(x - x0 - t * (x1 - x0), y - y0 - t * (y1 - y0))
            radius = low + (high - low) * t
            total = total + np.sqrt(np.clip(radius**2 - away**2, 0, None)) ** 4
        for cx, cy, rx, ry, tall in ((0, 30, 96, 118, 34), (-50, 62, 44, 56, 44),
        (50, 60, 38, 66, 42),
                                     (0, -34, 78, 30, 40)):  # fmt: skip
            part = np.clip(1 - ((x - cx) / rx) ** 2 - ((y - cy) / ry) ** 2, 0, None)
            total = total + (tall * np.sqrt(part)) ** 4
        return total**0.25

    return Field(height)


def captains_hand(doc: Document) -> str:
    shapes = [Polygon(_capsule(name)) for name in _FINGERS] + [Polygon(_palm())]
    whole = unary_union(shapes).buffer(7).buffer(-7).simplify(0.2)
    outline = np.asarray(whole.exterior.coords)
    flesh = relief(doc, outline, _hand_field(), _SKIN, 5.2, 3.5, 0.34, 0.7)
    creases = (
        brush([(-74, 10), (-40, -8), (10, 0), (58, -22)], 3)
        + brush([(-70, 24), (-30, 30), (16, 40), (50, 74)], 3)
        + brush([(-56, 14), (-30, 50), (-26, 96), (-34, 128)], 3.6)
        + brush([(80, 6), (44, 10), (20, 22)], 2.4)
        + brush([(-38, 128), (0, 134), (48, 128)], 2.6)
    )
    joints = "".join(_joints(name) for name in ("middle", "ring", "little", "thumb"))
    return _sleeve(doc) + flesh + path(creases + joints, INK) + _wooden_finger(doc) + _scar()


def _joints(finger: str) -> str:
    """Two folds across a finger."""
    (x0, y0), (x1, y1), low, high = _FINGERS[finger]
    along = np.array([x1 - x0, y1 - y0]) / math.hypot(x1 - x0, y1 - y0)
    across = np.array([-along[1], along[0]])
    lines = ""
    for t in (0.28, 0.36, 0.66, 0.72):
        middle = np.array([x0, y0]) + (np.array([x1, y1]) - [x0, y0]) * t
        half = (low + (high - low) * t) * 0.66
        lines += brush([middle - across * half, middle + along * 2.4, middle + across * half], 2)
    return lines


def _wooden_finger(doc: Document) -> str:
    """The captain's forefinger: turned oak with a peg joint and a brass collar."""
    outline = _capsule("index")
    (x0, y0), (x1, y1), low, _ = _FINGERS["index"]
    lean = math.degrees(math.atan2(x0 - x1, y0 - y1))
    area = (-100.0, -210.0, -10.0, -10.0)
    grain = ruled(
        area, 4.2,
        lambda x, y: 0.34 + 0.5 * np.clip((x + 54 + (y + 100) * -0.11) / 24, -0.4, 0.8)
        + 0.18 * np.sin(y / 13 + x / 5),
        lambda x, y: (3 * np.sin(y / 22), 0 * y), 90 - lean, 3,
    )  # fmt: skip
    knot = circle(-58, -128, 5, "none", INK, 2) + circle(-58, -128, 9, "none", INK, 1.4)
    pin = rivet(-55, -108, 5.4)
    cut = brush([(-82, -104), (-56, -98), (-32, -107)], 4, 2, 2)
    lit = swell([(-75, -60), (-79, -110), (-77, -176)], (0.5, 4, 0.5))
    collar = place(_collar(doc, low), x0 - 1, y0 - 2, rotate=-lean)
    return (
        polygon(outline, OAK)
        + doc.clipped(
            path_data(outline), polygon(moved(outline, -9, -4), "#B07A46"), path(grain, INK)
        )
        + knot
        + path(cut, INK)
        + path(lit, "#F0CFA0")
        + pin
        + path(contour(outline, 5.2, smooth=False), INK)
        + collar
    )


def _collar(doc: Document, radius: float) -> str:
    half = radius + 6
    shape = spline([(-half, -10), (0, -3), (half, -10), (half + 1, 14), (0, 22),
    (-half - 1, 14)], 1.5,
                   closed=True)  # fmt: skip
    ticks = "".join(
        swell([(half - 2 - k * 3.4, 13), (half - 3 - k * 3.4, -4)], (2, 0.4)) for k in range(8)
    )
    heads = "".join(rivet(x, 6 - abs(x) * 0.12, 3.4, BRASS_LIGHT) for x in (-20, 0, 20))
    return polygon(shape, brass_paint(doc), INK, 3.4) + path(ticks, INK) + heads


def _scar() -> str:
    line = brush([(20, 64), (40, 84), (66, 92)], 3.4)
    stitches = "".join(
        brush([(x - 5, y + 7), (x + 5, y - 7)], 2.2) for x, y in ((30, 75), (43, 85), (56, 90))
    )
    return path(line + stitches, "#5A1A12")


def _sleeve(doc: Document) -> str:
    """Lace at the wrist and a captain's cuff with buttons."""
    lace = spline([(-70, 128), (-82, 146), (-60, 158), (-44, 150), (-26, 164), (-4, 154), (18, 165),
                   (38, 152), (58, 160), (80, 146), (70, 126),
                   (0, 118)], 1.5, closed=True)  # fmt: skip
    folds = "".join(
        brush([(x * 0.8, 124), (x * 0.95, 140), (x, 158)], 2.4) for x in range(-64, 70, 13)
    )
    cuff = spline([(-86, 152), (-40, 160), (0, 163), (44, 160), (90, 150), (100, 196), (60, 204),
                   (0, 208), (-60, 204), (-98, 196)], 2, closed=True)  # fmt: skip
    field = Field(lambda x, y: 0.8 * np.sqrt(np.clip(104**2 - x**2, 0, None)))
    blue = Stuff("#071A2A", "#0E2A42", "#1F5A80", "#4C8CB4", "#A9D0E6")
    trim = swell([(-90, 158), (-40, 168), (0, 171), (44, 168), (94, 156)], 8)
    gold = swell([(-90, 158), (-40, 168), (0, 171), (44, 168), (94, 156)], 4.6)
    buttons = "".join(
        circle(x, 188, 8, brass_paint(doc), INK, 2.6) + circle(x - 2, 186, 2.4, GLINT)
        for x in (-60, -20, 20, 60)
    )
    return (
        polygon(lace, "#F3EDE2")
        + path(folds, SEPIA)
        + path(contour(lace, 3, smooth=False), INK)
        + relief(doc, cuff, field, blue, 4.6, 3.6, 0.05)
        + path(trim, INK)
        + path(gold, BRASS_LIGHT)
        + buttons
    )


def _beading(doc: Document) -> str:
    frame = box(*_PANEL)
    return (
        path(frame, "none", INK, 15)
        + path(frame, "none", "#6F4A1E", 11)
        + bead_row(doc, _PANEL, 4.6)
    )


def _knot(colour: str = "#2A0B08", scale: float = 1.0) -> str:
    """A four-looped knot, for seals and between words."""
    loops = "".join(
        place(
            path("M0 0C-8 -6 -8 -17 0 -19C8 -17 8 -6 0 0Z", "none", colour, 3.4),
            0,
            0,
            rotate=90 * k,
        )
        for k in range(4)
    )
    return place(loops + circle(0, 0, 3.4, colour), 0, 0, scale)
