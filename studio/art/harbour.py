"""Family: the quay where cargo comes ashore, seen from near: planks, crane, net, brass rod."""

import math
from itertools import pairwise

import numpy as np

from studio.art.do_not_touch_cards.scene import GOLD, Stuff
from studio.art.kit.document import Document
from studio.art.kit.light import drop_shadow
from studio.art.kit.palette import BRASS, INK
from studio.art.kit.rope import rope
from studio.art.kit.strokes import brush, contour, outlined, strokes
from studio.art.kit.svg import circle, ellipse, group, path, place, polygon, polyline, rect
from studio.art.picture import Picture
from studio.art.scallywager.forms import tube

_QUAY = (1860, 246)
_CRANE = (760, 640)
_NET = (300, 360)
_WHEEL, _RADIUS = (160, 160), 66
_ROD = (900, 24)

_BEAM = Stuff("#2A190E", "#5E3A1E", "#8F6138", "#B98550", "#E0B47C")
_IRON, _IRON_LIGHT = "#4B4E52", "#8A8F94"
_TONES = ("#7A5230", "#85592F", "#704A2A", "#8A6038", "#7A5230")
"""Planks that lie side by side."""
_ROWS = (0, 26, 58, 96, 142, 196)
"""Edges of the planks, nearer ones wider."""
_MESH, _MESH_DARK = "#D9BE86", "#3A2817"


def _beam(
    start: tuple[float, float],
    end: tuple[float, float],
    width: float,
    seed: int,
    taper: float = 1.0,
    stuff: Stuff = _BEAM,
) -> str:
    """A squared timber: its lit edge, its shadow, the grain along it."""
    generator = np.random.default_rng(seed)
    first, last = np.array(start, float), np.array(end, float)
    length = float(np.hypot(*(last - first)))
    along = (last - first) / length
    across = np.array([-along[1], along[0]])
    if across[1] > 0 or (abs(across[1]) < 0.05 and across[0] > 0):
        across = -across  # towards the light
    near, far = width / 2, width / 2 * taper

    def strip(upper: float, lower: float, colour: str) -> str:
        corners = [first + across * near * upper, last + across * far * upper]
        corners += [last + across * far * lower, first + across * near * lower]
        return polygon(np.array(corners), colour)

    body = strip(1, -1, stuff.base) + strip(1, 0.45, stuff.light) + strip(-0.35, -1, stuff.dark)
    lines = []
    for _each in range(int(length / 15)):
        at, side, long = generator.uniform((0.02, -0.8, 18), (0.9, 0.8, 70))
        begin = first + (last - first) * at + across * side * near
        stop = first + (last - first) * min(0.98, at + long / length) + across * side * near
        bend = across * generator.uniform(-1, 1)
        lines.append([begin, (begin + stop) / 2 + bend, stop])
    grain = strokes(lines, 1.8, stuff.darkest, opacity=0.62)
    outline = np.array([
        first + across * near, last + across * far, last - across * far, first - across * near,
    ])  # fmt: skip
    return body + grain + path(contour(outline, 4.6, smooth=False, lit=0.5), INK)


def _strap(x: float, y: float, angle: float, width: float) -> str:
    """An iron band across a beam, with two bolts."""
    band = rect(-width / 2 - 3, -8, width + 6, 16, _IRON, stroke=INK, stroke_width=2.6)
    band += rect(-width / 2 - 1, -6, width + 2, 4, _IRON_LIGHT)
    bolts = circle(-width / 4, 2, 2.6, INK) + circle(width / 4, 2, 2.6, INK)
    return place(band + bolts, x, y, 1, angle)


def _rim(x: float, y: float) -> str:
    """The rim of the wheel that winds the rope; what turns within it is a picture of its own."""
    return (
        circle(x, y, _RADIUS, "none", INK, 26) + circle(x, y, _RADIUS, "none", _BEAM.base, 18)
        + circle(x - 1, y - 1, _RADIUS + 4, "none", _BEAM.light, 4)
        + circle(x, y, _RADIUS - 7, "none", _BEAM.dark, 3)
    )  # fmt: skip


def wheel() -> str:
    """Spokes, treads and hub of the crane's wheel: turned by an eighth they look the same."""
    doc, middle, turning = Document(*_WHEEL), _WHEEL[0] / 2, ""

    def at(turn: float, radius: float) -> tuple[float, float]:
        return middle + radius * math.cos(turn), middle + radius * math.sin(turn)

    for number in range(8):
        turn = number * math.tau / 8
        turning += _beam(at(turn, 14), at(turn, _RADIUS - 6), 12, 30)
    for number in range(24):
        turn = (number + 0.5) * math.tau / 24
        turning += polyline([at(turn, _RADIUS - 9), at(turn, _RADIUS + 9)], INK, 2)
    hub = circle(middle, middle, 19, _IRON, INK, 4) + circle(middle, middle, 7, "#9BA0A4")
    doc.add(turning, hub)
    return doc.svg()


def crane() -> str:
    """A jib that leans out to the left over the water, its post, the wheel under its little roof.

    The fall of rope begins at the pulley, at (96, 84).
    """
    doc = Document(*_CRANE)
    timber = _beam((526, 210), (700, 626), 36, 3) + _beam((516, 630), (516, 92), 54, 2, 0.9)
    timber += _beam((516, 392), (150, 98), 30, 4, 0.9) + _beam((566, 196), (84, 74), 40, 5, 0.72)
    timber += _beam((516, 250), (330, 140), 24, 6)
    iron = "".join(_strap(516, y, 0, 57) for y in (190, 392, 560))
    iron += _strap(200, 103, 14, 36) + _strap(420, 160, 14, 44)
    roof = outlined([(440, 486), (440, 470), (516, 426), (606, 470), (606, 486)], "#7E3329", 4.6,
                    smooth=False)  # fmt: skip
    line = rope([(94, 74), (300, 120), (500, 176), (524, 300), (524, 500)], 9, 9)
    pulley = circle(96, 84, 30, _IRON, INK, 5) + circle(96, 84, 20, "#7E858A", INK, 2.5)
    pulley += circle(90, 78, 6, "#D5D8DA") + circle(96, 84, 7, BRASS, INK, 2.5)
    parts = timber, iron, roof, _rim(520, 556), line, pulley
    doc.add(group(*parts, filter=drop_shadow(doc, 6, 8, 6, 0.5)))
    return doc.svg()


def net() -> str:
    """A cargo net that hangs from its ring, open enough to show what lies in it."""
    doc = Document(*_NET)
    heights = np.array([0, 30, 84, 112, 104, 64, 0], float), np.array(
        [40, 96, 170, 232, 290, 326, 336], float
    )  # fmt: skip
    spread = np.linspace(0, 1, len(heights[0]))

    def at(down: float, round_it: float) -> tuple[float, float]:
        radius, y = (float(np.interp(down, spread, one)) for one in heights)
        turn = round_it * math.pi / 2
        return 150 + radius * math.sin(turn), y + 0.1 * radius * math.cos(turn)

    lines = []
    for number in range(-8, 9):
        for way in (1, -1):
            whole = [(v, number / 5 + way * (v - 0.16) * 1.15) for v in np.linspace(0.16, 1, 40)]
            line = [at(float(v), float(t)) for v, t in whole if -1 <= t <= 1]
            if len(line) > 4:
                lines.append(line)
    mesh = path("".join(brush(one, 5.2, 2.6, 2.2) for one in lines), _MESH_DARK)
    mesh += path("".join(brush(np.array(one) - (0.8, 1.0), 3.4, 1.8, 1.6) for one in lines), _MESH)
    sides = ([at(float(v), side) for v in np.linspace(0, 1, 60)] for side in (-1.0, 1.0))
    ring = circle(150, 34, 13, BRASS, INK, 4) + circle(147, 31, 4, "#F6E2A8")
    doc.add(group(mesh, *(rope(side, 9, 9) for side in sides), ring,
                  filter=drop_shadow(doc, 4, 6, 4, 0.45)))  # fmt: skip
    return doc.svg()


def _planks(generator: np.random.Generator) -> str:
    """Rows of planks, each with its lit edge, joints, nails and grain."""
    wide, body, lines = _QUAY[0], "", []
    for row, (top, bottom) in enumerate(pairwise(_ROWS)):
        x = -generator.uniform(0, 300)
        while x < wide:
            length, high = generator.uniform(360, 620), bottom - top
            body += rect(x, top, length, high, _TONES[(row + int(x)) % len(_TONES)])
            body += rect(x, top, length, 3, "#B58650", opacity=0.7)
            body += rect(x, bottom - 4, length, 4, _BEAM.darkest, opacity=0.75)
            for _each in range(int(length / 26)):
                left, y = (
                    x + generator.uniform(4, length - 70),
                    generator.uniform(top + 6, bottom - 6),
                )
                right = min(left + generator.uniform(30, 110), x + length - 4)
                middle = (left + right) / 2, y + generator.uniform(-1.6, 1.6)
                lines.append([(left, y), middle, (right, y)])
            body += rect(x - 1.5, top, 3.4, high, INK)
            for nail in (x + 14, x + length - 14):
                body += circle(nail, (top + bottom) / 2, 3.4, INK)
                body += circle(nail - 1, (top + bottom) / 2 - 1, 1.2, "#C9A869")
            x += length
    return body + strokes(lines, 1.6, INK, opacity=0.5)


def quay() -> str:
    """The edge of a quay: planks, the heads of its piles, a bollard at its left end."""
    doc, (wide, high) = Document(*_QUAY), _QUAY
    body = _planks(np.random.default_rng(4))
    body += rect(0, 0, wide, 5, "#D9AE72") + rect(0, 196, wide, high - 196, "#3A2314")
    body += rect(0, 196, wide, 5, _BEAM.base) + rect(0, 193, wide, 3.4, INK)
    piles = Stuff(_BEAM.darkest, "#3A2314", "#5E3A1E", "#7A5230", "#A0744A")
    for number in range(13):
        x = 40 + number * 152
        body += _beam((x, 250), (x, 200), 40, 60 + number, stuff=piles)
    bollard = _beam((60, 146), (60, 40), 56, 9) + ellipse(60, 38, 36, 15, "#94683C", INK, 4.4)
    bollard += ellipse(57, 35, 24, 8, _BEAM.light)
    for y in (96, 112):
        bollard += rope([(24, y), (44, y + 14), (76, y + 14), (98, y + 2)], 13, 11)
    doc.add(body, group(place(bollard, 34, 26), filter=drop_shadow(doc, 8, 8, 6, 0.5)))
    return doc.svg()


def rod() -> str:
    """A rod of brass through whatever makes a bonus."""
    doc = Document(*_ROD)
    middle = _ROD[1] / 2
    doc.add(tube([(0, middle), (_ROD[0] / 2, middle), (_ROD[0], middle)], [8, 8], GOLD, 4))
    return doc.svg()


PICTURES = [
    Picture("harbour/quay", _QUAY[0] * 3 // 2, _QUAY[1] * 3 // 2, quay, quality=70),
    Picture("harbour/crane", _CRANE[0] * 3 // 2, _CRANE[1] * 3 // 2, crane, quality=74),
    Picture("harbour/wheel", *_WHEEL, wheel, quality=74),
    Picture("harbour/net", _NET[0] * 2, _NET[1] * 2, net, quality=74),
    Picture("harbour/rod", *_ROD, rod),
]
"""Pictures of a harbour's quay."""
