"""What stands on the title's table for Scallywager: a captain's screen, its dice and the cup."""

import numpy as np

from studio.art.dice import BONE, STUFFS, Stuff, tumble
from studio.art.emblems.figures import figure
from studio.art.kit.document import Document
from studio.art.kit.fields import Array
from studio.art.kit.insets import inset
from studio.art.kit.light import blur, drop_shadow, glint, glow
from studio.art.kit.materials import brass_bar_paint, leather
from studio.art.kit.ornament import rivet
from studio.art.kit.palette import BRASS, BRASS_LIGHT, INK, darker, mix
from studio.art.kit.rope import rope
from studio.art.kit.shapes import Points, moved, oval, spline
from studio.art.kit.strokes import Box, brush, contour, hatch, rays, ruled, swell
from studio.art.kit.svg import circle, ellipse, group, path, path_data, place
from studio.art.kit.treasure import heap_coin

_CREST = [(0, -172), (14, -154), (42, -148), (84, -146), (112, -132), (144, -134), (176, -122),
          (204, -104)]  # fmt: skip
_CHEEK = [(66, -66), (92, -20), (84, 20), (52, 42), (50, 92), (24, 96), (34, 40), (64, 14),
          (72, -24)]  # fmt: skip
"""The part of a skull that lies in shade."""
_ALL: Box = (-330, -190, 330, 190)
_TEAL = "#1F7A80"
_SHRUNK = 0.95
"""Shadows need room at the right and below."""
_GOLD = Stuff("#FFF3C4", "#E2B552", "#7D541A", "#2A1606", "#FFF6D8", "#6B4518")


def _middle() -> Points:
    """The middle leaf: a straight foot, carved shoulders, a crest."""
    right = np.vstack([spline(_CREST, 2), [(206, -100), (206, 150)]])
    return np.vstack([right, right[::-1] * [-1, 1]])


def _wing(side: int) -> Points:
    """A leaf folded forward, its outer edge lower and nearer."""
    top = spline([(210, -96), (236, -78), (262, -84), (290, -66), (306, -50)], 2)
    return np.vstack([top, [(306, 172), (210, 150)]]) * [side, 1]


def _rim(doc: Document, line: Points, width: float) -> str:
    """A gilt moulding inside a leaf's edge."""
    data = path_data(line)
    return doc.clipped(
        data,
        path(data, "none", INK, 2 * width + 7),
        path(data, "none", brass_bar_paint(doc), 2 * width),
        path(path_data(moved(line, 2.5, 3)), "none", "#FFEBB5", 2, opacity=0.8),
    )


def screen(doc: Document, colour: str, emblem: str) -> str:
    """A captain's folding screen from the front, about the middle of its main leaf."""

    def tone(x: Array, y: Array) -> Array:
        return np.asarray(0.2 + 0.45 * np.clip((x + y + 260) / 620, 0, 1))

    deep = mix(colour, "#0E1B26", 0.4)
    leaf = _middle()
    paint = doc.radial([(0, mix(deep, colour, 0.7)), (0.6, deep), (1, darker(deep, 0.5))],
                       (0.38, 0.3), 0.8)  # fmt: skip
    sun = path(rays(0, -8, 112, 330, 40, (9, 15)), lightened(deep), opacity=0.5)
    grain = path(ruled(_ALL, 6, tone, angle=90, seed=3), INK, opacity=0.45)
    bed = circle(0, -8, 114, mix(deep, "#0E1B26", 0.5), INK, 6)
    carved = group(figure(emblem, "#F3EDE2", darker(deep, 0.7), darker(deep, 0.8), 12),
                   transform="translate(0 -10) scale(1.12)")  # fmt: skip
    cheek = spline(_CHEEK, 2, True)
    carved += path(hatch(moved(cheek, 0, -10, 1.08), 62, 6, 3, (0.1, 1), 4), INK, opacity=0.7)
    hinges = "".join(rivet(x, y, 7) for x in (-207, 207) for y in (-60, 30, 120))
    foot = path("M-212 132H212V158H-212Z", brass_bar_paint(doc), INK, 4)
    return (
        "".join(_side_leaf(doc, deep, colour, side) for side in (-1, 1))
        + path(path_data(leaf), paint, INK, 9)
        + doc.clipped(path_data(leaf), sun, grain)
        + bed
        + rope([(106 * np.cos(a), -8 + 106 * np.sin(a)) for a in np.linspace(0, 6.283, 90)], 11, 9)
        + carved
        + _rim(doc, leaf, 15)
        + foot
        + hinges
    )


def lightened(colour: str) -> str:
    """A colour on its way to brass: gilding on paint."""
    return mix(colour, BRASS_LIGHT, 0.3)


def _side_leaf(doc: Document, deep: str, colour: str, side: int) -> str:
    leaf = _wing(side)
    lit = mix(deep, colour, 0.5) if side < 0 else darker(deep, 0.35)
    bars = path(ruled(_ALL, 6, lambda x, y: 0.35 + 0.2 * (x > 0), angle=90, seed=7), INK,
                opacity=0.5)  # fmt: skip
    panel = moved(leaf, *(leaf.mean(0) * 0.26), 0.74)
    star = group(figure("compass", BRASS_LIGHT, darker(deep, 0.5)),
                 transform=f"translate({side * 258} 46) scale(.3)")  # fmt: skip
    return (
        path(path_data(leaf), lit, INK, 7)
        + doc.clipped(path_data(leaf), bars)
        + _rim(doc, leaf, 9)
        + path(path_data(panel), "none", BRASS, 3)
        + star
    )


def cup(doc: Document) -> str:
    """A leather cup on its side, its mouth to the right, about the middle of its mouth."""
    body = spline([(-150, -46), (-60, -64), (0, -70), (14, -40), (16, 0), (14, 40), (0, 70),
                   (-60, 62), (-150, 44), (-164, 20), (-164, -22)], 2, True)  # fmt: skip
    hide = doc.linear([(0, "#C98A52"), (0.3, "#8A4A22"), (0.8, "#4A2210"), (1, "#2A1208")])
    seams = ""
    for x, half, lean in ((-132, 49, -8), (-34, 66, -14)):
        line = spline([(x, -half), (x + lean, -half * 0.4), (x + lean, half * 0.4), (x, half)], 1)
        seams += path(swell(line, 13), "#5A2C14", INK, 3)
        for k in (-4, 4):
            stitches = "".join(swell(line[a : a + 5] + np.array([k, 0]), 1.6)
                               for a in range(2, len(line) - 6, 9))  # fmt: skip
            seams += path(stitches, "#E9C28C")
    return (
        group(path(path_data(body), hide), filter=leather(doc))
        + doc.clipped(path_data(body), path(hatch(body, 4, 6, 3.2, (0, 1), 5), "#1A0A04",
                                            opacity=0.55), seams)
        + path(brush([(-146, -32), (-80, -46), (-12, -52)], 6, 1, 1), "#F0BE8A", opacity=0.7)
        + path(contour(body, 7, smooth=False, lit=0.7), INK)
        + ellipse(2, 0, 25, 70, "#160A05", INK, 6)
        + path(path_data(oval(2, 0, 24, 68)), "none", "#D9AC52", 5)
        + path(path_data(oval(2, 0, 19, 60)), "none", INK, 2.4)
        + ellipse(10, 8, 13, 48, "#3B1D0D")
        + path(hatch(oval(9, 4, 15, 50), 80, 4, 2, (0, 1), 2), "#0E0502")
    )  # fmt: skip


def _die(doc: Document, svg: str, x: float, y: float, size: float, turn: float) -> str:
    shadow = ellipse(size * 0.1, size * 0.38, size * 0.5, size * 0.2, "#0A0502", opacity=0.55,
                     filter=blur(doc, 4))  # fmt: skip
    return place(shadow + inset(svg, -size / 2, -size / 2, size, size), x, y, 1, turn)


def _loose(doc: Document) -> str:
    spots = [(24, 350), (60, 362), (300, 366), (420, 356), (392, 364)]
    return "".join(heap_coin(doc, x, y, 15, 0.48, 6 * k - 10, k) for k, (x, y) in enumerate(spots))


def scallywager() -> str:
    """The whole group, 450 x 375 virtual units, its foot at the bottom."""
    doc = Document(450, 375)
    floor = ellipse(224, 336, 192, 24, "#0A0502", opacity=0.6, filter=blur(doc, 9))
    parts = [floor, glow(doc, 226, 190, 180, "#FFC85A", 0.3)]
    stood = place(screen(doc, _TEAL, "skull"), 226, 176, 0.7)
    parts.append(group(stood, filter=drop_shadow(doc, 6, 9, 6, 0.6)))
    parts.append(group(place(cup(doc), 146, 292, 0.74, 8), filter=drop_shadow(doc, 6, 8, 5, 0.6)))
    for svg, x, y, size, turn in (
        (tumble(2, BONE), 222, 304, 74, 0),
        (tumble(5, STUFFS["attack_"]), 296, 284, 66, 12),
        (tumble(1, BONE), 274, 336, 78, -6),
        (tumble(4, BONE), 356, 326, 76, 20),
        (tumble(7, _GOLD), 408, 296, 66, 0),
    ):
        parts.append(_die(doc, svg, x, y, size, turn))
    parts.append(group(_loose(doc), filter=drop_shadow(doc, 2.5, 4, 2.5, 0.5)))
    parts += [glint(doc, 226, 62, 14), glint(doc, 398, 280, 14, 10)]
    doc.add(place("".join(parts), 11, 1, _SHRUNK))
    return doc.svg()
