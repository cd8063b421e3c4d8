"""Two stones that something still keeps: a snake, and the deep."""

import math

import numpy as np

from studio.art.do_not_touch_cards.backdrops import leaf
from studio.art.do_not_touch_cards.scene import Stuff, relief
from studio.art.kit.document import Document
from studio.art.kit.fields import bumps
from studio.art.kit.gems import DIAMOND, EMERALD, gem
from studio.art.kit.light import drop_shadow, glint, glow
from studio.art.kit.palette import INK
from studio.art.kit.shapes import arc, spline
from studio.art.kit.strokes import brush, contour, hatch, swell
from studio.art.kit.svg import circle, ellipse, group, path, path_data, place, polygon, rect
from studio.art.scallywager.forms import BONE, skull, tube
from studio.art.scallywager.tentacle import Arm
from studio.art.scallywager.water import splash, wave
from studio.art.scallywager.window import HEIGHT, WIDTH, lifted, sky

_CORAL = Stuff("#3E0C0A", "#7E1F16", "#C8402C", "#E87A50", "#FFC098")
_BANDS = (
    (44, _CORAL), (11, Stuff("#6B4518", "#A4742A", "#F0C65A", "#FFE9A8", "#FFF8E0")),
    (20, Stuff("#0E0A0A", "#1E1818", "#3A3234", "#5E5458", "#9A9096")),
    (11, Stuff("#6B4518", "#A4742A", "#F0C65A", "#FFE9A8", "#FFF8E0")),
)  # fmt: skip


def _coil(controls: list[tuple[float, float]], thick: tuple[float, float], first: int = 0) -> str:
    """A stretch of a banded snake, from the tail's end on."""
    line = spline(controls, 1.6)
    radius = np.interp(np.linspace(0, 1, len(line)), (0, 1), thick)
    out, at, k = "", 0, first
    while at < len(line) - 4:
        long, stuff = _BANDS[k % 4]
        end = min(len(line) - 1, at + max(4, int(long * 0.75)))
        out += tube(line[at : end + 1], radius[at : end + 1].tolist(), stuff, 3.2, True)
        at, k = end, k + 1
    return out


def _snake_head(doc: Document) -> str:
    """Its head from the side, looking to the left, about its neck."""
    top = spline([(24, 26), (20, -26), (-30, -46), (-92, -34), (-128, -8), (-120, 10), (-70, 20),
                  (-20, 30)], 2, True)  # fmt: skip
    jaw = spline(
        [(18, 26), (-30, 30), (-84, 34), (-112, 30), (-84, 50), (-24, 52), (22, 40)], 2, True
    )
    skin = relief(
        doc, top, bumps([(-44, -6, 90, 46, 44, 0)], 5, 3, 12, 2), _CORAL, 5, 3.6, 0.4, 0.74
    )
    under = relief(doc, jaw, bumps([(-44, 40, 80, 20, 20, 0)]), _BANDS[1][1], 4.4, 3.6, 0.4, 0.7)
    scales = "".join(brush([(-20 - 16 * k, -34 + 2 * k), (-12 - 16 * k, -26 + 2 * k),
                            (-20 - 16 * k, -18
                           + 2 * k)], 2.4, 0.8, 0.6) for k in range(5))  # fmt: skip
    tongue_ = path(brush([(-112, 24), (-150, 30), (-172, 22)], 6, 4, 1)
                   + brush([(-150, 30), (-176, 38), (-190, 32)], 4, 3, 0.6), "#8E1F1A", INK,
                   1.6)  # fmt: skip
    eye = (
        circle(-62, -18, 13, "#F8E08A", INK, 4) + ellipse(-64, -18, 4, 11, "#120A06")
        + circle(-67, -22, 3, "#FFFFFF") + path(brush([(-82, -34), (-62, -36), (-42, -26)], 6, 1,
                                                      1), INK)
    )  # fmt: skip
    fang = path("M-100 22l4 22l7 -20Z", "#FFF8E4", INK, 2.4)
    return tongue_ + under + skin + path(scales, INK) + fang + eye + circle(-118, -4, 3, INK)


def emerald(doc: Document) -> str:
    """It was found long ago, and its finder does not share."""
    block = np.array([(96, 452), (520, 452), (566, 570), (50, 570)], float)
    pillar = (
        polygon(block, "#7A8474")
        + path(hatch(block, 82, 6, 2.6, (0.4, 1), 5), INK)
        + path(contour(block, 6, smooth=False), INK)
        + ellipse(308, 452, 214, 34, "#A4AC94", INK, 5)
        + ellipse(308, 450, 188, 25, "none", INK, 2)
    )
    back = ((60, 120, 10, 250, 54), (-30, 30, 40, 260, 52), (-40, 260, -6, 230, 50),
            (660, 40, 150, 260, 54), (680, 210, 182, 250, 54), (660, 380, 205, 220, 48),
            (200, -40, 70, 190, 44), (430, -50, 110, 200, 44),
            (-30, 470, -30, 210, 46))  # fmt: skip
    leaves = "".join(
        place(leaf(long, wide, ("#1F5E3A", "#2A6E4A", "#174A34")[k % 3], k), a, b, 1, turn)
        for k, (a, b, turn, long, wide) in enumerate(back)
    )
    shafts = "".join(
        polygon(
            [(a, -10), (a + w, -10), (a + w + 220, 560), (a + 130, 560)], "#F0F8B8", opacity=0.14
        )
        for a, w in ((40, 60), (150, 90), (290, 50))
    )
    tail = _coil([(600, 560), (574, 516), (520, 494), (450, 488)], (6, 17))
    behind = _coil([(520, 430), (470, 372), (330, 356), (180, 372), (112, 420)], (27, 31), 1)
    front = _coil([(112, 416), (120, 470), (230, 500), (360, 496), (470, 470), (528, 410),
                   (526, 330),
                   (506, 250), (470, 190), (482, 120), (452, 84)], (31, 24), 3)  # fmt: skip
    bone = place(skull(doc, BONE), 76, 494, 0.42, -14)
    return (
        rect(0, 0, WIDTH, HEIGHT, "#0E2A20")
        + glow(doc, 220, 140, 420, "#B8D88A", 0.6)
        + group(leaves, filter=drop_shadow(doc, 5, 8, 6, 0.5))
        + shafts
        + lifted(doc, pillar)
        + tail
        + lifted(doc, behind)
        + glow(doc, 300, 270, 240, "#6AF0B4", 0.45)
        + group(gem(doc, 298, 282, 152, EMERALD, 22, -8, 1.08, 9), filter=drop_shadow(doc))
        + lifted(doc, front)
        + lifted(doc, place(_snake_head(doc), 446, 92, 1.02, 8))
        + lifted(doc, bone)
        + glint(doc, 214, 198, 42, 8)
        + glint(doc, 372, 350, 26)
        + glint(doc, 300, 150, 18)
    )


def _rowers(doc: Document) -> str:
    """A boat too small for this, three in it, a lantern."""
    hull = spline([(-84, -10), (-70, 22), (-30, 34), (36, 34), (74, 20), (92, -16), (40, -4),
                   (-40, 0)], 2,
                  True)  # fmt: skip
    men = ""
    for x, colour, arm in (
        (-44, "#7A2A22", (-70, -64)),
        (4, "#27405F", (30, -84)),
        (46, "#2F5A3E", (70, -60)),
    ):
        men += path(
            brush([(x + 4, -26), ((x + arm[0]) / 2 + 8, -46), arm], 9, 8, 6), colour, INK, 2.4
        )
        men += path(path_data(spline([(x - 15, 2), (x - 13, -30), (x, -38), (x + 13, -30),
                                      (x + 15, 2)], 2)),
                    colour, INK, 3)  # fmt: skip
        men += circle(x, -48, 11, "#C98A5E", INK, 3)
        men += circle(x - 3, -49, 3, "#FFFFFF", INK, 1) + circle(x + 6, -50, 3, "#FFFFFF", INK, 1)
        men += circle(x - 2, -50, 1.4, INK) + circle(x + 7, -51, 1.4, INK)
        men += ellipse(x + 2, -42, 2.4, 3.4, "#3A0F0A") + path(
            "".join(
                brush([(x - 10 + 7 * k, -30), (x - 12 + 7 * k, -6)], 2, 0.6, 0.4) for k in range(4)
            ),
            INK,
        )
        men += path(f"M{x - 15} -52C{x - 10} -68 {x + 10} -68 {x + 15} -52Z", "#2A2230", INK, 3)
    lamp = path(brush([(84, -14), (88, -60), (86, -92)], 5, 4, 4), "#6B4224", INK, 2) + rect(
        76, -84, 18, 24, "#FFD58A", stroke=INK, stroke_width=3
    )
    return (glow(doc, 86, -72, 80, "#FFC46A", 0.9) + men + lamp + path(path_data(hull), "#7A4A28",
                                                                       INK, 4)
            + path(hatch(hull, 6, 6, 2.2, (0.2, 1), 2), INK))  # fmt: skip


def diamond(doc: Document) -> str:
    """Once in a hundred years the deep shows what it keeps."""
    moon = circle(300, 176, 152, "#FFF6DC") + path(
        hatch(arc(300, 176, 150, 0, 360, 90), 40, 7, 2, (0.7, 1), 3), "#8AA0A8"
    )
    sea = ("#1F4A66", "#7FB0C4", "#0E2438")
    beam = "".join(
        path(swell([(300 - w, y), (300, y + 2), (300 + w, y)], (0.4, 3.4, 0.4)), "#FFF6DC",
             opacity=0.75)
        for y, w in zip(range(372, 550, 11), (60, 90, 70, 110, 84, 124, 96, 140, 110, 150, 120,
                                              160, 126,
                                              170, 130, 180, 140), strict=False)
    )  # fmt: skip
    arm = Arm([(640, 640), (560, 520), (520, 440), (540, 350), (520, 268), (440, 250), (372, 296),
               (286, 316),
               (204, 280), (180, 216)], 64, 20, -1, 4)  # fmt: skip
    tip = Arm([(181, 224), (180, 170), (206, 122), (252, 104), (286, 128), (276, 162), (250, 160)],
              21, 3,
              -1, 6)  # fmt: skip
    stars = "".join(circle(x, y, r, "#FFFFFF", opacity=0.9) for x, y, r in
                    np.random.default_rng(5).uniform((10, 10, 0.8), (620, 250, 2.2),
                                                     (40, 3)))  # fmt: skip
    return (
        sky(doc, ("#081426", "#16385A", "#5A90A4"), 352, None, 5)
        + stars
        + glow(doc, 300, 176, 330, "#FFF6DC", 0.8)
        + moon
        + wave(352, 110, 6, 0.4, sea, 120, 3, 10, 3.6)
        + wave(408, 140, 10, 1.7, ("#1A4058", "#6A9CB0", "#0B2030"), 120, 8, 11, 4.2)
        + lifted(doc, place(_rowers(doc), 116, 452, 1.15, -6))
        + wave(470, 170, 12, 3.1, ("#16384E", "#5A8CA2", "#0A1C2A"), 120, 12, 10, 4.4)
        + beam
        + path("".join(swell([(300 + 128 * math.cos(a), 196 + 122 * math.sin(a)),
                              (300 + r * math.cos(a), 196 + r * math.sin(a))], (5, 0.4))
                       for a, r in zip(np.arange(24) * math.tau / 24, (210, 170) * 12,
                                       strict=True)),
               "#FFFFFF", opacity=0.8)
        + arm.draw()
        + splash(546, 500, 170, 60, 6)
        + wave(532, 200, 12, 0.8, ("#122F42", "#4C7E94", "#081824"), 100, 5, 8, 4.8)
        + group(gem(doc, 300, 196, 112, DIAMOND, 22, -8, 1.08, 7), filter=drop_shadow(doc))
        + group(tip.draw(), filter=drop_shadow(doc, 4, 6, 4, 0.5))
        + glint(doc, 236, 132, 52, 8)
        + glint(doc, 362, 250, 34)
        + glint(doc, 318, 112, 24)
        + "".join(path(brush([(x, y), (x + 2, y + 14), (x + 1, y + 24)], 5, 1, 4), "#DFF2F4", INK,
                       1.4)
                  for x, y in ((420, 300), (330, 330), (250, 318), (480, 290)))
    )  # fmt: skip
