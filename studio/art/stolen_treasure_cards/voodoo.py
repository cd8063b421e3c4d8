"""Bad Voodoo: a doll that looks like somebody, and a needle."""

import math

import numpy as np

from studio.art.do_not_touch_cards.scene import Stuff, relief
from studio.art.kit.document import Document
from studio.art.kit.fields import bumps, silhouette
from studio.art.kit.light import drop_shadow, glint, glow
from studio.art.kit.palette import INK
from studio.art.kit.rope import rope
from studio.art.kit.shapes import spline
from studio.art.kit.strokes import brush, ruled, swell
from studio.art.kit.svg import circle, ellipse, group, path, path_data, place
from studio.art.portraits.hands import finger
from studio.art.portraits.hats import tricorn
from studio.art.portraits.skin import Skin
from studio.art.scallywager.forms import BONE, skull, smoke, tube
from studio.art.scallywager.window import ground, lifted, shadow
from studio.art.stolen_treasure_cards.things import BURLAP, cloth_stuff, fire

_WITCH = Skin("#B8D8A8", "#8AB088", "#6A8E6E", "#4A6A52", "#2A4032", "#16241A", "#4A6A52")
_FUMES = Stuff("#241038", "#4A2A6A", "#7A52A0", "#A888C8", "#DCC8F0")


def _candle(doc: Document, x: float, y: float, high: float, colour: str) -> str:
    """A stub that has wept, its flame green at the foot."""
    wax = tube([(x, y), (x + 1, y - high)], [24, 22], cloth_stuff(colour), 4, True)
    runs = "".join(
        path(brush([(x + dx, y - high), (x + dx - 1, y - high + d * 0.6), (x + dx, y - high + d)],
                   9, 6, 5),
             cloth_stuff(colour).light, INK, 2)
        for dx, d in ((-17, 40), (-4, 26), (13, 54))
    )  # fmt: skip
    puddle = ellipse(x, y + 2, 44, 13, cloth_stuff(colour).base, INK, 4)
    return (
        puddle
        + wax
        + runs
        + glow(doc, x, y - high - 20, 120, "#B8FF7A", 0.55)
        + fire(doc, [(x + 1, y - high - 2, 24, 58, 3)], 90)
    )


def _pin(x0: float, y0: float, x1: float, y1: float, colour: str) -> str:
    """A pin from its head to where it goes in."""
    shaft = swell([(x0, y0), (x1, y1)], (4.6, 3))
    return (
        path(shaft, INK)
        + path(swell([(x0, y0), (x1, y1)], (2, 1)), "#E6ECEA")
        + (
            circle(x0, y0, 11, colour, INK, 3.4)
            + circle(x0 - 3.4, y0 - 4, 3, "#FFFFFF", opacity=0.9)
        )
    )


def _doll(doc: Document) -> str:
    """A doll of sacking with button eyes, a captain's hat, too many pins; about its breast."""
    field = bumps([(0, -112, 92, 86, 78, 0), (0, 40, 74, 104, 66, 0), (-104, 4, 74, 34, 40, -0.5),
                   (104, 4, 74, 34, 40, 0.5), (-46, 160, 38, 80, 42, 0.22),
                   (46, 160, 38, 80, 42, -0.22),
                   (0, -30, 40, 40, 40, 0)], 5, 4, 20, 4)  # fmt: skip
    outline = silhouette(field, 0, 0, 320, 320)
    body = relief(doc, outline, field, BURLAP, 5.4, 4.2, 0.4, 0.74)
    weave = doc.clipped(
        path_data(outline),
        path(ruled((-200, -220, 200, 260), 9, lambda x, y: 0.15 + 0 * x, None, 58, 5, seed=4)
             + ruled((-200, -220, 200, 260), 9, lambda x, y: 0.12 + 0 * x, None, -32, 5, seed=6),
             INK,
             opacity=0.55),
    )  # fmt: skip
    seams = "".join(
        path(brush(line, 5, 2, 2), INK) + path("".join(
            brush(np.add(p, [(-9, -4), (9, 5)]), 4, 1.4, 1.4) for p in spline(line, 17)[1:-1]), INK)
        for line in ([(6, -50), (-2, 30), (8, 120)], [(-60, -60), (0, -44), (58, -62)],
                     [(-56, 110), (0, 126), (56, 110)])
    )  # fmt: skip
    eye = circle(-34, -104, 25, "#A8322A", INK, 5) + circle(-34, -104, 17, "none", INK, 2.4) + path(
        "M-42 -112L-26 -96M-26 -112L-42 -96", "none", "#F0E4C4", 4
    ) + "".join(circle(x, y, 3, INK) for x in (-40, -28) for y in (-110, -98))  # fmt: skip
    cross = path("M20 -122L56 -88M56 -122L20 -88", "none", INK, 11) + path(
        "M20 -122L56 -88M56 -122L20 -88", "none", "#3A6A8A", 4.4
    )
    mouth = path(brush([(-46, -62), (0, -48), (46, -64)], 6, 2, 2), INK) + path(
        "".join(f"M{x} {-68 + abs(x) * 0.04:.0f}l3 22" for x in range(-38, 44, 13)), "none", INK, 4
    )
    heart = path(
        "M-40 44C-62 20 -86 38 -78 62C-70 84 -50 92 -36 106C-26 88 -6 72 -8 48"
        "C-12 24 -32 24 -40 44Z",
        "#A8322A",
        INK,
        4.4,
    ) + path(
        "M-70 44l-9 -7M-78 64l-11 2M-64 88l-9 8M-44 104l-2 12M-14 76l10 "
        "6M-8 48l11 -3M-26 32l4 -11M-50 30l-4 -11",
        "none",
        "#F0E4C4",
        3,
    )
    straw = "".join(
        brush([(x, y), (x + dx * 0.6, y + dy * 0.5), (x + dx, y + dy)], 5, 4, 1)
        for x, y, dx, dy in ((-158, 40, -26, 10), (-156, 48, -20, 22), (-160, 32, -28, -4),
                             (158, 40, 26, 10),
                             (156, 48, 20, 24), (160, 32, 28, -2), (-64, 234, -8, 26),
                             (-54, 236, 2, 26),
                             (-72, 230, -20, 18), (62, 234, 8, 26), (52, 236, -2, 26),
                             (70, 230, 18, 18))
    )  # fmt: skip
    ties = rope(spline([(-138, 18), (-126, 34), (-134, 54)], 1), 10, 9) + rope(
        spline([(134, 18), (126, 36), (132, 54)], 1), 10, 9
    )
    hat = place(tricorn(doc), 4, -84, 0.72, 6)
    pins = (
        _pin(-120, -70, -52, -10, "#F0C65A") + _pin(118, -66, 50, 6, "#5AC08A")
        + _pin(112, 96, 44, 74, "#D8442E") + _pin(-100, 178, -54, 148, "#6A9AD8")
        + _pin(86, 190, 48, 160, "#E8E0D0")
    )  # fmt: skip
    return (
        path(straw, "#E6CB7A", INK, 2)
        + body
        + weave
        + seams
        + heart
        + eye
        + cross
        + mouth
        + ties
        + hat
        + pins
    )


def bad_voodoo(doc: Document) -> str:
    """It wears your hat. Whoever holds the needle has been waiting for you."""
    puffs = smoke(doc, [(60, 70, 70), (160, 30, 60), (20, 180, 50), (250, 14, 50), (600, 30, 60),
                        (520, -6, 56)], _FUMES, 5)  # fmt: skip
    needle = path(swell([(640, 250), (420, 296)], (13, 9, 1.6)), INK) + path(
        swell([(640, 250), (424, 295)], (8, 5, 0.6)), "#E6ECEA"
    ) + path(swell([(640, 247), (440, 289)], (2.4, 1)), "#FFFFFF")  # fmt: skip
    thumb = finger(doc, _WITCH, 566, 318, (128, 42), 172, 40)
    nails = path(
        path_data(spline([(504, 318), (470, 316), (500, 334)], 2, True)), "#2A1A30", INK, 3
    )
    fingers = "".join(
        finger(doc, _WITCH, 572 + 6 * k, 226 - 40 * k, (132 - 12 * k, 40), -6 - 12 * k, 44 + k)
        for k in range(3)
    ) + "".join(
        path(path_data(spline([(x, y - 8), (x - 34, y + 2), (x, y + 12)], 2, True)), "#2A1A30",
             INK, 3)
        for x, y in ((510, 232), (522, 200), (546, 168))
    )  # fmt: skip
    ring = "".join(
        path(swell([(300 + 262 * math.cos(a), 508 + 40 * math.sin(a)),
                    (300 + 280 * math.cos(a), 508 + 45 * math.sin(a))], (6, 1)), "#C8FF8A")
        for a in np.arange(0, math.tau, 0.22)
    ) + path(
        "".join(swell([(300 + 250 * math.cos(a + t), 508 + 37 * math.sin(a + t)) for t in (0, 0.1,
                                                                                           0.2)],
                      (1, 4, 1)) for a in np.arange(0, math.tau, 0.26)), "#C8FF8A"
    )  # fmt: skip
    return (
        ground(doc, ("#5A6A4A", "#24303A", "#0A0C14"), (300, 300), 12, 5)
        + glow(doc, 300, 320, 320, "#9AE86A", 0.5)
        + puffs
        + ring
        + _candle(doc, 60, 446, 110, "#6A2A4A")
        + _candle(doc, 548, 474, 70, "#3A2A5A")
        + lifted(doc, place(skull(doc, BONE), 96, 476, 0.4, -12))
        + shadow(doc, 310, 520, 130, 18)
        + lifted(doc, place(_doll(doc), 292, 284, 1.06, -4))
        + group(needle, thumb, nails, fingers, filter=drop_shadow(doc, 5, 8, 5, 0.5))
        + glint(doc, 426, 296, 24, 8)
    )
