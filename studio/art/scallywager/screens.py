"""The captains' screens: from the front in a seat's livery, from behind as their owner's.

Five carved crests go round among the eight seats, so that no two neighbours need look alike.
"""

from typing import Final

import numpy as np

from studio.art.emblems.figures import figure
from studio.art.emblems.pictures import PATTERNS
from studio.art.kit.document import Document
from studio.art.kit.fields import Array
from studio.art.kit.light import blur, drop_shadow, small_shadow
from studio.art.kit.materials import (
    bevel,
    brass_bar_paint,
    brass_tube_paint,
    gold_paint,
    small_bevel,
    wood,
)
from studio.art.kit.ornament import acanthus_corner, rivet, screw
from studio.art.kit.palette import BRASS, BRASS_LIGHT, GLINT, INK, NIGHT, SEATS, darker, mix
from studio.art.kit.rope import GOLD_CORD, rope
from studio.art.kit.shapes import Points, arc, moved, spline
from studio.art.kit.strokes import Box, brush, contour, hatch, rays, ruled, swell
from studio.art.kit.svg import circle, group, path, path_data, place, rect
from studio.art.kit.treasure import planks
from studio.art.scallywager.crests import TOPS

FRONT: Final = (720, 420)
"""Size of a front in its own units; 1.875 of them are a unit of the table."""
BEHIND: Final = (920, 170)
_HALF, _FOOT, _EDGE = 232, 196, 343
_EYE = (0.0, 10.0)
_DISC = 124
_CRESTS: Final = (
    [(0, -186), (26, -182), (58, -168), (92, -150), (132, -146), (168, -152), (202, -142)],
    [(0, -178), (34, -182), (70, -174), (84, -152), (124, -134), (160, -134), (206, -122)],
    [(0, -186), (16, -166), (48, -158), (96, -162), (128, -146), (166, -122), (206, -124)],
    [(0, -162), (44, -166), (92, -184), (126, -178), (140, -152), (172, -132), (206, -126)],
    [(0, -184), (46, -176), (74, -152), (104, -148), (130, -166), (164, -160), (206, -124)],
)
"""Right halves of the five crests, from the middle outwards."""
_ALL: Box = (-360, -200, 360, 220)


def _kind(seat: str) -> int:
    return list(SEATS).index(seat) * 3 % len(_CRESTS)


def _paints(seat: str) -> tuple[str, str, str]:
    """Lit, middle and shaded paint of a seat's livery: aged, so that pearl stands out on it."""
    colour, _ = SEATS[seat]
    middle = darker(colour, 0.17)
    return mix(colour, "#FFE3A8", 0.16), middle, mix(middle, "#1A0D10", 0.6)


def _middle(kind: int) -> Points:
    """The middle leaf: straight foot, shoulders, crest."""
    run = spline([*_CRESTS[kind], (_HALF - 4, -112), (_HALF, -92)], 2)
    right = np.vstack([run, [(_HALF, _FOOT)]])
    return np.vstack([right, right[::-1] * [-1, 1]])


def _wing(side: int) -> Points:
    """A leaf folded towards us: its outer edge stands lower and nearer."""
    top = spline([(_HALF + 5, -104), (258, -84), (286, -92), (318, -72), (_EDGE, -50)], 2)
    return np.vstack([top, [(_EDGE, 214), (_HALF + 5, _FOOT)]]) * [side, 1]


def _rim(doc: Document, line: Points, width: float) -> str:
    """A gilt moulding inside a leaf's edge: a round, a hollow, a bright arris."""
    data = path_data(line)
    return doc.clipped(
        data,
        path(data, "none", INK, 2 * width + 9),
        path(data, "none", brass_bar_paint(doc), 2 * width + 2),
        path(path_data(moved(line, 0, 0, 0.984)), "none", "#6B4518", 2.2, opacity=0.7),
        path(path_data(moved(line, 2.5, 3)), "none", "#FFEBB5", 2.6, opacity=0.85),
    )


def _light(x: Array, y: Array) -> Array:
    """Darkness of the paint's grain: away from the upper left."""
    return np.asarray(0.12 + 0.5 * np.clip((x + 1.1 * y + 300) / 760, 0, 1))


def _painted(doc: Document, seat: str, line: Points, seed: int) -> str:
    """A leaf of upright boards under aged paint, light running across it."""
    lit, middle, deep = _paints(seat)
    paint = doc.radial([(0, lit), (0.5, middle), (1, deep)], (-120, -110), 470, absolute=True)
    data = path_data(line)
    boards = "".join(
        path(f"M{x} -200V220", "none", INK, 2.2, opacity=0.5)
        + path(f"M{x + 2.4} -200V220", "none", lit, 1.2, opacity=0.45)
        for x in (-330, -286, -174, -116, 116, 174, 286, 330)
    )
    grain = path(ruled(_ALL, 5.4, _light, angle=90, seed=seed), INK, opacity=0.36)
    skin = wood(doc, seed, (0.003, 0.05), True, 0.5, 0.35, "#120906", lit)
    return path(data, paint, filter=skin) + doc.clipped(data, grain, boards)


def _side_leaf(doc: Document, seat: str, side: int) -> str:
    """A side leaf with its seat's pattern in a sunk panel."""
    lit, middle, deep = _paints(seat)
    leaf = _wing(side)
    panel = moved(leaf, *((leaf.min(0) + leaf.max(0)) / 2 * 0.24), 0.76)
    data = path_data(panel)
    marks = group(
        path(PATTERNS[seat](), mix(lit, BRASS_LIGHT, 0.45)),
        transform=f"translate({side * 290 - 34} -130) scale(.53)",
    )
    shade = rect(-360, -200, 720, 420, "#0A0503", opacity=0.16 if side < 0 else 0.46)
    return (
        path(path_data(leaf), middle, INK, 8)
        + _painted(doc, seat, leaf, 7 + side)
        + doc.clipped(data, rect(-360, -200, 720, 420, deep), group(marks, opacity=0.55))
        + path(path_data(moved(panel, -2, -3)), "none", INK, 6, opacity=0.55)
        + path(data, "none", BRASS, 4.5)
        + path(path_data(moved(panel, 1.5, 2)), "none", "#FFE2A0", 1.5, opacity=0.6)
        + doc.clipped(path_data(leaf), shade)
        + _rim(doc, leaf, 10)
    )


def _emblem(doc: Document, seat: str) -> str:
    """The emblem carved in pearl-white wood, in a sunk bed within a ring of gilt rope."""
    _, middle, deep = _paints(seat)
    x, y = _EYE
    bed = doc.radial(
        [(0, mix(middle, NIGHT, 0.55)), (1, mix(deep, "#050304", 0.6))], (0.6, 0.65), 0.7
    )
    pearl = doc.linear(
        [(0, "#F2E8D2"), (0.45, "#E4D6B6"), (1, "#A98F66")], (-60, -70), (70, 90), True
    )
    carved = group(
        figure(SEATS[seat][1], pearl, darker(deep, 0.55), darker(deep, 0.8), 13), filter=bevel(doc)
    )
    shade = path(
        hatch(moved(arc(0, 0, 96, -40, 130, 40), 8, 10), 48, 7, 2.4, (0.55, 1), 4),
        INK,
        opacity=0.28,
    )
    within = (
        circle(0, 0, _DISC, bed, INK, 7)
        + path(rays(0, 0, 30, _DISC, 32, (1, 5)), mix(middle, BRASS_LIGHT, 0.3), opacity=0.28)
        + path(
            brush(arc(0, 0, _DISC - 12, 170, 300, 50), 17, 2, 2),
            "#000000",
            opacity=0.5,
            filter=blur(doc, 4),
        )
        + group(
            carved, transform="translate(0 -2) scale(1.2)", filter=drop_shadow(doc, 6, 9, 4, 0.75)
        )
        + shade
    )
    cord = rope(
        [(_DISC * np.cos(a), _DISC * np.sin(a)) for a in np.linspace(0, 6.283, 120)],
        14,
        12,
        GOLD_CORD,
        closed=True,
    )
    return place(within + group(cord, filter=small_shadow(doc)), x, y)


def _leaf_carving(doc: Document) -> str:
    """Gilt scrolls in the two lower corners and on the shoulders of the middle leaf."""
    scroll = acanthus_corner(doc)
    foot = "".join(
        group(scroll, transform=f"translate({s * 208} 154) scale({-0.62 * s} -.62)")
        for s in (-1, 1)
    )
    head = "".join(
        group(scroll, transform=f"translate({s * 204} -86) scale({-0.54 * s} .54)") for s in (-1, 1)
    )
    return group(foot + head, filter=small_shadow(doc))


def _foot(doc: Document) -> str:
    """The brass rail on which the middle leaf stands."""
    data = f"M-{_HALF + 4} 164H{_HALF + 4}V{_FOOT + 4}H-{_HALF + 4}Z"
    beads = "".join(rivet(x, 182, 5.4) for x in range(-204, 205, 34))
    return (
        path(data, brass_bar_paint(doc), INK, 5)
        + path(f"M-{_HALF} 168H{_HALF}", "none", "#FFF0C0", 2.4)
        + beads
        + "".join(screw(doc, s * 222, 182, 7, 40 * s) for s in (-1, 1))
    )


def front(seat: str) -> str:
    """A captain's screen as the others see it."""
    doc = Document(*FRONT, -FRONT[0] / 2, -200)
    kind = _kind(seat)
    lit, _, _ = _paints(seat)
    leaf = _middle(kind)
    data = path_data(leaf)
    beams = path(rays(*_EYE, _DISC, 420, 40, (10, 20)), mix(lit, BRASS_LIGHT, 0.5), opacity=0.3)
    edges = path(rays(*_EYE, _DISC, 420, 40, (1.6, 3), 2.6, 362.6), INK, opacity=0.4)
    gloom = doc.linear(
        [(0, "#FFE3A8", 0.26), (0.42, "#FFE3A8", 0), (0.62, "#000", 0), (1, "#0A0403", 0.58)],
        (0, 0),
        (0.85, 1),
    )
    hinges = "".join(
        rect(s * (_HALF + 2) - 7, y - 15, 14, 30, brass_tube_paint(doc), stroke=INK, stroke_width=3)
        + rivet(s * (_HALF + 2), y - 8, 3)
        + rivet(s * (_HALF + 2), y + 8, 3)
        for s in (-1, 1)
        for y in (-54, 30, 112)
    )
    top = group(
        TOPS[kind](doc),
        transform=f"translate(0 {_CRESTS[kind][0][1] + 38})",
        filter=small_bevel(doc),
    )
    inner = moved(leaf, 0, 0.5, 0.9)
    doc.add(
        group(
            "".join(_side_leaf(doc, seat, side) for side in (-1, 1)),
            path(data, INK, INK, 10),
            _painted(doc, seat, leaf, 3),
            doc.clipped(data, beams, edges),
            path(path_data(inner), "none", INK, 5, opacity=0.5),
            path(path_data(inner), "none", BRASS, 3),
            _leaf_carving(doc),
            _emblem(doc, seat),
            path(data, gloom),
            _rim(doc, leaf, 16),
            _foot(doc),
            hinges,
            group(top, filter=small_shadow(doc)),
            filter=drop_shadow(doc, 5, 8, 6, 0.6),
        )
    )
    return doc.svg()


def _back_crest(kind: int) -> Points:
    """The crest as its owner sees it: long and low, the same carving drawn wide."""
    first = np.array(_CRESTS[kind], float)
    half = np.stack([first[:, 0] * 1.86, 15 + (first[:, 1] + 186) * 0.52], 1)
    return spline([*half, (412, 46), (432, 52)], 3)


def behind(seat: str) -> str:
    """A screen from its owner's side: bare walnut, battens, the painted edge of the crest."""
    width, height = BEHIND
    doc = Document(width, height, -width / 2, 0)
    lit, middle, deep = _paints(seat)
    line = _back_crest(_kind(seat))
    whole = np.vstack([(line * [-1, 1])[::-1], line])
    data = path_data(np.vstack([whole, [(432, height + 8), (-432, height + 8)]]))
    grain = wood(doc, 5, (0.0026, 0.034), strength=0.62, dark="#170B05", light="#B07A45")
    board = path(data, doc.linear([(0, "#8A5A34"), (0.5, "#6A4225"), (1, "#3B2313")]), filter=grain)
    lines = planks((-440, 0, 440, height + 8), "#6A4427", [64, 120], 0, 5, 8, 0.3, 4.4)
    shade = doc.radial(
        [(0, "#FFD58A", 0.3), (0.5, "#FFD58A", 0), (0.7, "#000", 0.05), (1, "#050201", 0.62)],
        (0.36, 0.1),
        0.72,
    )
    battens = "".join(_batten(doc, x, height) for x in (-352, 352))
    edge = (
        path(swell(moved(whole, 0, 11), 20), deep, INK, 3)
        + path(swell(moved(whole, 0, 11), 15), middle)
        + path(swell(moved(whole, 0, 7), 3), lit, opacity=0.8)
        + path(swell(whole, 13), BRASS, INK, 3)
        + path(swell(moved(whole, 0, -3), 3), GLINT)
        + path(swell(moved(whole, 0, 3.5), 2), "#6B4518")
    )
    burnt = group(figure(SEATS[seat][1], "#2A150A", "#7E5230"), opacity=0.75)
    brands = "".join(place(burnt, x, 104, 0.3) for x in (-300, 300))
    doc.add(
        group(
            doc.clipped(
                data, board, group(lines, opacity=0.55), battens, brands, path(data, shade)
            ),
            path(data, "none", INK, 6),
            edge,
            "".join(_post(doc, seat, s) for s in (-1, 1)),
            filter=drop_shadow(doc, 4, -3, 5, 0.5),
        )
    )
    return doc.svg()


def _batten(doc: Document, x: float, height: float) -> str:
    grain = wood(doc, 9, (0.004, 0.06), True, 0.6, 0.4, "#120804", "#9A6A3C")
    nails = "".join(rivet(x + dx, y, 4.6) for y in (70, 112, 150) for dx in (-8, 8))
    return (
        rect(x - 19, 30, 44, height, "#1A0D06", opacity=0.5)
        + rect(x - 20, 28, 40, height, "#5E3C22", stroke=INK, stroke_width=4, filter=grain)
        + path(f"M{x - 16} 32V{height}", "none", "#C08A54", 2, opacity=0.7)
        + nails
    )


def _post(doc: Document, seat: str, side: int) -> str:
    """The brass post at an end, a knob on it, bands in the seat's colour."""
    x, (colour, _) = side * 438, SEATS[seat]
    bands = "".join(rect(x - 15, y, 30, 12, colour, stroke=INK, stroke_width=3) for y in (66, 132))
    rings = "".join(
        rect(x - 18, y, 36, 9, brass_tube_paint(doc), stroke=INK, stroke_width=3)
        for y in (44, 84, 122, 150)
    )
    return (
        rect(x - 14, 30, 28, 150, brass_tube_paint(doc), stroke=INK, stroke_width=4.5)
        + bands
        + rings
        + circle(x, 26, 19, gold_paint(doc), INK, 4.5)
        + path(brush(arc(x, 26, 13, 180, 280, 16), 5, 1, 1), GLINT)
        + path(contour(arc(x, 26, 19, 0, 360, 60), 3, smooth=False), INK)
    )
