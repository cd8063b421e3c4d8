"""Old Billy's boot, as it comes out of the sea."""

import math

from studio.art.do_not_touch_cards.scene import Stuff, relief
from studio.art.kit.document import Document
from studio.art.kit.fields import bumps
from studio.art.kit.palette import INK
from studio.art.kit.shapes import Points, spline
from studio.art.kit.strokes import brush, swell
from studio.art.kit.svg import circle, ellipse, group, path, path_data, place, polygon, rect
from studio.art.scallywager.forms import STEEL, tube
from studio.art.scallywager.water import splash, wave
from studio.art.scallywager.window import cloud, lifted, sky
from studio.art.stolen_treasure_cards.things import weed

PALE_CLOUD = Stuff("#5A6A78", "#8FA2AC", "#D8DCD0", "#F4F2E2", "#FFFFFF")


def _old_boot(doc: Document) -> str:
    """A boot whose sole has opened like a mouth; hung by its upper, its toe to the left."""
    worn = Stuff("#1C120C", "#40291A", "#78512F", "#A67C4E", "#D2AE7C")
    shaft = spline([(-40, -200), (60, -206), (70, -120), (78, -30), (96, 40), (86, 92), (0, 92),
                    (-64, 66),
                    (-66, 20), (-42, -60)], 2, True)  # fmt: skip
    foot = spline([(60, 20), (-20, 6), (-90, 30), (-170, 34), (-212, 62), (-206, 92), (-120, 96),
                   (0, 104),
                   (94, 100), (98, 60)], 2, True)  # fmt: skip
    field = bumps([(10, -90, 70, 150, 60, 0.05), (-20, 60, 130, 64, 62, 0),
                   (-160, 70, 62, 40, 46, -0.1),
                   (60, 60, 50, 60, 56, 0)], 5, 9, 20, 3)  # fmt: skip
    gape = spline([(-208, 84), (-120, 92), (0, 102), (94, 100), (92, 118), (0, 140), (-100, 168),
                   (-190, 172), (-222, 150)], 2, True)  # fmt: skip
    sole = spline([(96, 104), (104, 134), (40, 146), (-60, 178), (-150, 200), (-226, 190),
                   (-238, 164),
                   (-214, 152), (-150, 170), (-60, 148), (30, 124)], 2, True)  # fmt: skip
    upper_nails = "".join(
        path(f"M{x - 5} {y}L{x - 1} {y + 26}L{x + 6} {y}Z", "#D8DCD6", INK, 2.4)
        for x, y in ((-186, 90), (-152, 92), (-116, 94), (-80, 96), (-44, 100), (-8, 103))
    )
    lower_nails = "".join(
        path(f"M{x - 5} {y}L{x + 1} {y - 24}L{x + 6} {y}Z", "#C2C6C0", INK, 2.4)
        for x, y in ((-196, 164), (-164, 170), (-130, 168), (-96, 160), (-60, 149))
    )
    toes = "".join(ellipse(x, y, 20, 13, "#C9866A", INK, 3.4) + path(brush([(x - 15, y - 4),
                                                                            (x - 9, y - 8)],
                                                                      5, 2, 2), "#F4E0C0")
                   for x, y in ((-206, 112), (-204, 134)))  # fmt: skip
    laces = "".join(
        path(
            brush([(-36 - 3 * k, -130 + 34 * k), (0, -120 + 34 * k), (34, -136 + 34 * k)], 7, 5, 5),
            INK,
        )
        + path(
            brush(
                [(-36 - 3 * k, -130 + 34 * k), (0, -120 + 34 * k), (34, -136 + 34 * k)], 3.4, 2, 2
            ),
            "#C9B48A",
        )
        for k in range(4)
    )
    patch = polygon([(10, 20), (66, 10), (74, 62), (22, 70)], "#5E7A86", INK, 3.4) + path(
        "M6 30l10 4M4 46l12 4M10 64l10 -6M30 12l2 10M50 8l2 11M70 26l-10 4"
        "M74 44l-11 3M34 74l0 -11M56 72l-2 -11", "none", "#F0E4C4", 3
    )  # fmt: skip
    letters = path("M-34 -184C-20 -190 4 -188 0 -176C-2 -170 -14 -168 -22 -168C-8 -168 8 -166"
                   " 4 -154C0 -142 -22 -144 -30 -146ZM-30 -186L-26 -146", "none", "#E0C490",
                   5)  # fmt: skip
    eye = circle(-128, 52, 12, "#120A06", "#C8963E", 4)
    creases = path("".join(brush(c, 5, 1, 0.5) for c in (
        [(-66, 16), (-30, 30), (20, 26)], [(-62, 40), (-20, 50), (40, 44)],
        [(-50, -40), (0, -26), (60, -40)],
        [(-40, -70), (0, -58), (58, -74)], [(-170, 44), (-150, 60), (-156, 84)])), INK)  # fmt: skip
    return (
        path(path_data(gape), "#1A0A08", INK, 3) + toes + lower_nails
        + relief(doc, sole, bumps([(-60, 160, 190, 40, 22, -0.2)]),
                 Stuff("#120A06", "#2A180E", "#4A2E1C",
                 "#7A5638", "#A8845A"), 5, 3.6, 0.4, 0.74)
        + relief(doc, foot, field, worn, 5.4, 4, 0.4, 0.76)
        + relief(doc, shaft, field, worn, 5.4, 4, 0.4, 0.76)
        + creases + upper_nails + laces + patch + letters + eye
        + ellipse(10, -203, 50, 13, "#2A160C", INK, 5)
    )  # fmt: skip


def _eel(points: list[tuple[float, float]]) -> str:
    """Somebody who lives in a boot and has opinions."""
    stuff = Stuff("#14201A", "#2A4034", "#4E6E56", "#86A884", "#C8DCB4")
    x, y = points[-1]
    return (
        tube(points, [22, 21, 19, 17], stuff, 3.6)
        + ellipse(x - 4, y, 26, 19, stuff.base, INK, 4.4)
        + path(brush([(x - 28, y + 6), (x - 12, y + 11), (x + 6, y + 8)], 3.6, 1, 1), INK)
        + circle(x - 8, y - 8, 7, "#F8E8A0", INK, 3) + circle(x - 10, y - 8, 3, INK)
        + path(brush([(x - 18, y - 16), (x - 8, y - 19), (x + 3, y - 14)], 4, 1, 1), INK)
    )  # fmt: skip


def _line(points: list[tuple[float, float]]) -> Points:
    return spline(points, 2)


def old_billys_boot(doc: Document) -> str:
    """Two hours of patience, and this is what bites."""
    pull = _line([(318, -20), (322, 60), (318, 116)])
    hook = path(swell(_line([(318, 112), (316, 160), (328, 182), (350, 176), (352, 154)]), 11),
                INK) + path(
        swell(_line([(318, 112), (316, 160), (328, 182), (350, 176), (352, 154)]), (5, 6, 5, 2)),
        STEEL.light
    )  # fmt: skip
    drips = "".join(
        path(swell([(x, y), (x + 1, y + h * 0.6), (x, y + h)], (2, 5, 8)), "#DCEFEA", INK, 2)
        for x, y, h in ((152, 432, 26), (206, 440, 40), (280, 412, 22), (350, 396, 34),
                        (402, 380, 22),
                        (128, 452, 50))
    )  # fmt: skip
    flies = "".join(
        ellipse(x, y, 5, 4, "#1A120E") + ellipse(x - 5, y - 6, 6, 3.4, "#FFFFFF", INK, 1.4,
                                                 opacity=0.8)
        + ellipse(x + 5, y - 6, 6, 3.4, "#FFFFFF", INK, 1.4, opacity=0.8)
        for x, y in ((450, 96), (486, 150), (180, 150), (506, 236), (140, 220))
    )  # fmt: skip
    stink = "".join(
        path(brush([(x + 13 * math.sin(k * 0.9), y - 11 * k) for k in range(10)], 11, 1, 1),
             "#A8BE4A",
             opacity=0.75)
        for x, y in ((452, 290), (494, 340), (176, 282), (122, 306))
    )  # fmt: skip
    bobber = group(circle(0, 0, 17, "#D8442E", INK, 4), path("M-17 0A17 17 0 0 1 17 0Z", "#F6EFE0",
                                                             INK, 3),
                   rect(-3, -30, 6, 16, "#6B4224", stroke=INK, stroke_width=2.4),
                   transform="translate(322 44) rotate(6)")  # fmt: skip
    boot = place(_old_boot(doc), 326, 262, 1.0, 9)
    weeds = (weed(208, 340, -150, 16, "#3E7A4E") + weed(252, 352, -110, -14, "#2A5E46")
             + weed(380, 330, -130, 18, "#6FA35A") + weed(352, 120, -110, 20, "#3E7A4E",
                                                          12))  # fmt: skip
    return (
        sky(doc, ("#5A8A8E", "#A8BFA0", "#EFE0AE"), 430, (520, 90, 32, "#FFF0B8"), 5)
        + cloud(doc, 120, 80, 300, 90, 7, PALE_CLOUD)
        + wave(410, 130, 9, 0.6, ("#3A7E86", "#9CC8B4", "#1F4E5A"), 120, 2, 10, 4)
        + wave(452, 160, 13, 2.2, ("#2C707A", "#74B2AA", "#18424E"), 120, 5, 11, 4.4)
        + stink
        + path(swell(pull, 4), INK)
        + bobber
        + lifted(doc, _eel([(346, 120), (366, 40), (430, 26), (474, 70), (470, 112)]))
        + lifted(doc, boot)
        + hook
        + weeds
        + drips
        + flies
        + wave(516, 190, 13, 0.4, ("#1F5A66", "#5FA09C", "#113340"), 120, 9, 9, 4.6)
        + splash(210, 500, 190, 52, 5)
    )
