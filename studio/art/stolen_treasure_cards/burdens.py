"""What nobody wanted: a chest in need of a barber, a leg with guests."""

import math

import numpy as np

from studio.art.do_not_touch_cards.scene import Stuff, relief
from studio.art.kit.document import Document
from studio.art.kit.fields import bumps
from studio.art.kit.light import drop_shadow, glint, glow
from studio.art.kit.materials import brass_paint
from studio.art.kit.ornament import rivet
from studio.art.kit.palette import BRASS, BRASS_LIGHT, INK
from studio.art.kit.rope import rope
from studio.art.kit.shapes import arc, spline
from studio.art.kit.strokes import brush, contour, hatch, rays, swell
from studio.art.kit.svg import circle, ellipse, group, path, path_data, place, rect
from studio.art.kit.treasure import planks, strap
from studio.art.portraits.hair import Hair, mane
from studio.art.scallywager.forms import DARK_WOOD, OAK, tube
from studio.art.scallywager.window import HEIGHT, WIDTH, beams, cloud, floor, lifted, shadow, sky
from studio.art.stolen_treasure_cards.boot import PALE_CLOUD
from studio.art.stolen_treasure_cards.things import cloth_stuff

_SHAG = Hair("#241009", "#5A2A14", "#9A5226", "#E0A05A")


def _tuft(
    guides: list[list[tuple[float, float]]], seed: int, locks: int = 20, thick: float = 15
) -> str:
    return mane(guides, _SHAG, locks, thick, seed, 22, 9, (0.9, 0.15))


def _comb() -> str:
    """A horn comb with hairs in it, along x."""
    teeth = "".join(f"M{x} 8V56h7V8Z" for x in range(-88, 90, 12))
    back = spline([(-98, 12), (-92, -16), (0, -26), (92, -16), (98, 12)], 2)
    hairs = "".join(brush([(-60 + 30 * k, 20), (-70 + 34 * k, 50), (-50 + 30 * k, 84)], 2.6, 1, 0.4)
                    for k in range(5))  # fmt: skip
    return path(teeth, "#D8B26A", INK, 3) + path(path_data(back), "#E6C88A", INK, 4.4) + path(
        brush([(-80, -6), (0, -16), (80, -6)], 4, 1, 1), "#FFF4D0"
    ) + path(hairs, "#5A2A14")  # fmt: skip


def hairy_chest(doc: Document) -> str:
    """A chest with chest hair, a gold chain on it, and no shame at all."""
    body = np.array([(136, 266), (494, 266), (474, 470), (156, 470)], float)
    lid = np.vstack([arc(315, 268, 186, 180, 360, 80, 0.78), [(501, 276), (129, 276)]])
    wood = planks((120, 90, 510, 480), "#8A5A30", [180, 268, 340, 408], 0, 9, 5, 0.34, 4)
    frame_ = "".join(
        strap(doc, [(x - 19, top), (x - 15, 470)], [(x + 19, top), (x + 15, 470)], (0.2, 0.5, 0.8))
        for x, top in ((178, 268), (452, 268))
    ) + strap(doc, [(132, 258), (498, 258)], [(132, 288), (498, 288)])  # fmt: skip
    arches = "".join(
        strap(doc, [(x + s * 19, 262), (x + s * 17, 180), (x + s * 10 + t * 26, 140 - d)],
              [(x - s * 19, 262), (x - s * 21, 176), (x - s * 26 + t * 26, 130 - d)], (0.3, 0.7),
              18)
        for x, s, t, d in ((180, 1, 1, 6), (450, -1, -1, 6))
    )  # fmt: skip
    plate = "M270 244H360V330C360 360 334 372 315 386C296 372 270 360 270 330Z"
    lock = group(
        path(plate, brass_paint(doc), INK, 5), circle(315, 308, 22, "#8A5F22", INK, 3),
        circle(315, 304, 10, INK), path("M309 306L303 330H327L321 306Z", INK),
        "".join(rivet(x, y, 5) for x, y in ((282, 258), (348, 258), (282, 336), (348, 336))),
        filter=drop_shadow(doc, 4, 6, 4, 0.5),
    )  # fmt: skip
    crest = _tuft([[(150, 200), (120, 120), (170, 60), (90, 40)],
                   [(240, 130), (230, 60), (250, 20), (190, -10)],
                   [(330, 116), (330, 50), (350, 10), (330, -40)],
                   [(420, 140), (440, 70), (430, 30), (500, 0)],
                   [(480, 200), (520, 130), (490, 70), (560, 60)]], 4, 34, 17)  # fmt: skip
    left = _tuft([[(214, 290), (150, 340), (150, 400), (110, 470)],
                  [(250, 300), (200, 370), (206, 430), (170, 520)],
                  [(296, 340), (270, 400), (276, 460), (250, 536)]], 7, 26, 16)  # fmt: skip
    right = _tuft([[(334, 340), (360, 400), (354, 460), (384, 536)],
                   [(380, 300), (430, 370), (424, 430), (462, 520)],
                   [(416, 290), (482, 340), (480, 400), (524, 470)]], 9, 26, 16)  # fmt: skip
    middle = _tuft([[(262, 370), (250, 430), (262, 480), (254, 548)],
                    [(315, 384), (318, 440), (310, 490), (316, 560)],
                    [(368, 370), (382, 430), (368, 480), (378, 548)]], 11, 22, 16)  # fmt: skip
    line = spline(
        [(196, 262), (206, 330), (246, 400), (315, 430), (384, 400), (424, 330), (434, 262)], 1
    )
    chain = "".join(
        place(path("M-10 0A10 6 0 1 1 10 0A10 6 0 1 1 -10 0Z", "none", INK, 8)
              + path("M-10 0A10 6 0 1 1 10 0A10 6 0 1 1 -10 0Z", "none", BRASS_LIGHT, 4),
              float(line[k, 0]), float(line[k, 1]), 1,
              math.degrees(math.atan2(*(line[min(k + 4, len(line) - 1)] - line[k - 4])[::-1])))
        for k in range(4, len(line) - 4, 15)
    )  # fmt: skip
    pendant = circle(315, 462, 34, BRASS, INK, 5) + circle(315, 462, 26, "none", INK, 2.4) + path(
        "M315 476C300 462 292 454 298 446C304 438 313 444 315 450C317 444 326 438 332 446"
        "C338 454 330 462 315 476Z", "#C23A2C", INK, 2.6
    )  # fmt: skip
    pendant += path(brush(arc(315, 462, 30, 190, 270, 30), 4, 1, 1), "#FFF6D8")
    fleas = "".join(
        ellipse(x, y, 4.4, 3, "#1A0E08") + path(brush([(x, y), (x - 14, y + 16 + h),
                                                       (x - 26, y + h)],
                                                     1.6, 0.6, 0.6), INK, opacity=0.6)
        for x, y, h in ((90, 150, 6), (560, 190, 2), (70, 250, 4), (594, 270, 6))
    )  # fmt: skip
    return (
        beams(315, 240, 180, ("#5E3A5A", "#7A4E6E"), 20)
        + glow(doc, 290, 180, 340, "#FFC48A", 0.55)
        + floor(446, "#4A2C28")
        + shadow(doc, 330, 500, 250, 30)
        + lifted(doc, crest)
        + group(doc.clipped(path_data(body) + path_data(lid), wood),
                path(contour(lid, 7, smooth=False),
                INK), path(contour(body, 7, smooth=False), INK), filter=drop_shadow(doc, 8, 10, 7,
                                                                                    0.5))
        + frame_
        + arches
        + _tuft([[(200, 120), (160, 150), (120, 170), (110, 220)],
                 [(300, 62), (240, 70), (190, 90), (160, 130)],
                 [(330, 60), (320, 90), (300, 110), (280, 150)], [(340, 60), (400, 80), (440, 110),
                                                                  (470, 160)],
                 [(420, 110), (470, 150), (510, 170), (524, 226)]], 15, 24, 15)
        + left + right + middle
        + lock + chain + pendant + fleas
        + lifted(doc, place(_comb(), 530, 506, 0.92, -16))
        + glint(doc, 296, 442, 18)
    )  # fmt: skip


def _bird(doc: Document) -> str:
    """A woodpecker that clings to a trunk on its left, its bill on the bark, about its breast."""
    black = Stuff("#0C0A0E", "#1E1A24", "#38323E", "#625A6A", "#A098A6")
    tail = spline([(40, 96), (22, 150), (6, 214), (34, 206), (62, 150), (74, 100)], 2, True)
    body = spline([(-16, -60), (-44, 0), (-34, 70), (10, 118), (60, 112), (84, 50), (70, -20),
                   (36, -70)], 2,
                  True)  # fmt: skip
    wing = spline([(30, -44), (86, -10), (104, 60), (76, 150), (50, 120), (26, 40)], 2, True)
    head = spline([(-40, -126), (-30, -152), (6, -168), (44, -150), (52, -100), (36, -60),
                   (-10, -58),
                   (-36, -92)], 2, True)  # fmt: skip
    crest = spline([(-32, -150), (0, -196), (60, -206), (104, -190), (72, -168), (84, -150),
                    (50, -140),
                    (10, -156)], 2, True)  # fmt: skip
    bill = spline([(-34, -132), (-96, -122), (-134, -112), (-96, -106), (-36, -100)], 2, True)
    bars = "".join(brush([(34 + 5 * k, 0 + 24 * k), (60 + 4 * k, 8 + 24 * k), (90, 0 + 25 * k)], 8,
                         2, 2)
                   for k in range(5))  # fmt: skip
    belly = "".join(
        brush([(-30 + 9 * k, 20 + 16 * k), (-14 + 9 * k, 30 + 16 * k)], 5, 1, 1) for k in range(6)
    )
    feet = tube([(-26, 56), (-80, 66), (-112, 52), (-136, 58)], [9, 8, 7, 3],
                cloth_stuff("#8A7A5A"), 3) + tube(
        [(-20, 84), (-72, 96), (-108, 86), (-130, 94)], [9, 8, 7, 3], cloth_stuff("#8A7A5A"),
        3)  # fmt: skip
    return (
        path(path_data(tail), "#241E2A", INK, 4) + path(hatch(tail, 76, 5, 2.2, (0.3, 1), 3),
                                                        "#8A8090")
        + feet
        + relief(doc, body, bumps([(16, 24, 66, 100, 56, 0.1)]),
                 Stuff("#5A5040", "#9A8E74", "#E8DFC8",
                 "#FAF4E4", "#FFFFFF"), 5, 3.8, 0.4, 0.72)
        + path(belly, "#5A4A3A")
        + relief(doc, wing, bumps([(66, 50, 44, 104, 40, -0.2)]), black, 5, 3.6, 0.4, 0.7)
        + doc.clipped(path_data(wing), path(bars, "#F4EEDC"))
        + path(path_data(crest), "#D8331F", INK, 4.4)
        + path("".join(brush([(-10 + 14 * k, -160), (16 + 16 * k, -182), (44 + 14 * k, -192)], 4,
                             1, 0.5)
                       for k in range(4)), "#7A140C")
        + relief(doc, head, bumps([(4, -110, 52, 60, 46, 0)]), black, 5, 3.4, 0.4, 0.7)
        + path(path_data(spline([(-40, -108), (-6, -96), (36, -70), (30, -56), (-12, -62),
                                 (-36, -90)], 2,
                                True)), "#F4EEDC", INK, 3)
        + path(path_data(bill), "#C9BC9A", INK, 4.4)
        + path(brush([(-130, -112), (-80, -114), (-36, -116)], 3, 1, 1), INK)
        + circle(-8, -126, 12, "#FFF2C0", INK, 3.6) + circle(-10, -126, 5.6, "#120A06")
        + circle(-12, -129, 2, "#FFFFFF")
        + path(brush([(-26, -138), (-8, -144), (10, -136)], 5, 1, 1), INK)
    )  # fmt: skip


def _leg(doc: Document) -> str:
    """A wooden leg stood on its foot, its cup and straps above, about the middle of its foot."""
    shaft = tube([(0, 0), (-3, -120), (0, -240), (2, -300)], [25, 32, 42, 52], OAK, 4.2)
    ring = "".join(tube([(-r, y), (0, y + 8), (r, y)], [9, 9], cloth_stuff("#8A8A86"), 3)
                   for y, r in ((-16, 27), (-210, 42)))  # fmt: skip
    knee = tube([(-50, -306), (0, -298), (52, -306)], [17, 19, 17], DARK_WOOD, 3.4)
    cup = spline([(-70, -420), (-64, -350), (-52, -312), (52, -312), (66, -350), (74, -420),
                  (0, -436)], 2,
                 True)  # fmt: skip
    leather = relief(
        doc, cup, bumps([(0, -370, 78, 90, 66, 0)]), cloth_stuff("#8A4E2A"), 5, 4, 0.3, 0.74
    )
    mouth = ellipse(2, -424, 71, 19, "#5A2A14", INK, 5) + ellipse(2, -421, 58, 12, "#1E0E08")
    stitches = path("".join(f"M{x} {-330 + 3 * math.sin(x):.0f}v9" for x in range(-48, 54, 9)),
                    "none",
                    "#F0C890", 2.8)  # fmt: skip
    belts = ""
    for y, lean in ((-398, 8), (-356, -4)):
        band = spline([(-72, y), (0, y + 16 + lean), (74, y + 2)], 2)
        belts += path(swell(band, 19), INK) + path(swell(band, 13), "#5A2E18")
        belts += place(
            rect(-15, -14, 30, 28, BRASS, rx=4, stroke=INK, stroke_width=3.4)
            + rect(-8, -8, 16, 16, "#5A2E18", stroke=INK, stroke_width=2.4),
            -20,
            y + 15,
            1,
            6,
        )
    loose = path(swell(spline([(70, -398), (110, -380), (120, -330), (104, -300)], 2),
                       (15, 13, 11)),
                 "#6A381E", INK, 3.4)  # fmt: skip
    return loose + shaft + ring + leather + mouth + stitches + belts + knee


def _hole(x: float, y: float, r: float) -> str:
    """A hole pecked in wood, its rim splintered."""
    spikes = "".join(
        brush(
            [
                (x + r * 0.9 * math.cos(a), y + r * 1.2 * math.sin(a)),
                (x + r * 1.7 * math.cos(a + 0.2), y + r * 2 * math.sin(a + 0.2)),
            ],
            3.4,
            3,
            0.3,
        )
        for a in np.arange(0.2, 6.2, 0.8)
    )
    return path(spikes, INK) + ellipse(x, y, r, r * 1.25, "#120A06", "#E2B67C", 3)


def peg_leg(doc: Document) -> str:
    """It itches. It has been itching since the woodpecker moved in."""
    holes = _hole(288, 300, 10) + _hole(320, 348, 8) + _hole(284, 402, 9) + _hole(330, 246, 11)
    worm = path(swell(spline([(284, 402), (262, 396), (250, 380), (256, 364)], 1),
                      (15, 14, 14, 11)),
                "#F0A8A0", INK, 3)  # fmt: skip
    worm += circle(252, 362, 6.4, "#FFFFFF", INK, 2.4) + circle(261, 362, 6.4, "#FFFFFF", INK, 2.4)
    worm += circle(254, 361, 2.6, INK) + circle(262, 361, 2.6, INK)
    chips = "".join(
        place(path("M-9 -4L6 -7L12 2L-4 7Z", c, INK, 2.6), x, y, s, turn)
        for x, y, s, turn, c in (
            (364, 176, 1.2, 30, "#E2B67C"), (390, 140, 1, 80, "#CF9A5E"),
            (330, 150, 0.9, 140, "#EBC48C"),
            (420, 190, 0.8, 10, "#E2B67C"), (300, 170, 1, 60, "#CF9A5E"),
            (352, 110, 0.8, 20, "#EBC48C"),
            (220, 470, 1.2, 30, "#E2B67C"), (250, 500, 1, 100, "#CF9A5E"),
            (390, 490, 1.2, 60, "#EBC48C"),
            (430, 512, 1, 20, "#E2B67C"), (360, 520, 0.9, 140, "#CF9A5E"),
            (180, 506, 1, 70, "#EBC48C"),
        )
    )  # fmt: skip
    knock = path(rays(334, 208, 26, 60, 13, (7, 0.6), 0, 360), "#FFF0B0", INK, 1.6)
    blur_ = "".join(
        path(swell(arc(470, 200, r, -100, -40, 24), (0.4, 5, 0.4)), "#FFF6D8", opacity=0.9)
        for r in (96, 114, 132)
    )
    stool = (
        tube([(-30, 470), (140, 464), (214, 470)], [20, 22, 18], DARK_WOOD, 4)
        + rope(spline([(40, 448), (60, 470), (44, 494)], 1), 13, 11)
    )  # fmt: skip
    far = "".join(
        path(brush([(x, 0), (x + dx, 260), (x + 2 * dx, 430)], 6, 5, 5), INK) for x, dx in
        ((60, -22), (90, -4), (560, 26), (600, 8))
    ) + path("".join(f"M{40 - y * 0.06:.0f} {y}H{88 + y * 0.0:.0f}M{566 + y * 0.06:.0f} {y}H{602}"
                     for y in range(40, 400, 40)), "none", INK, 3)  # fmt: skip
    return (
        sky(doc, ("#2A7A98", "#8FC4C4", "#F6E6BC"), HEIGHT, (110, 90, 34, "#FFE9A8"), 8)
        + cloud(doc, 540, 120, 300, 100, 5, PALE_CLOUD)
        + cloud(doc, 60, 300, 260, 90, 9, PALE_CLOUD)
        + far
        + rect(0, 372, WIDTH, 44, "#7A4C28", stroke=INK, stroke_width=5)
        + path(hatch([(0, 376), (WIDTH, 376), (WIDTH, 412), (0, 412)], 2, 6, 2, (0, 1), 3), INK,
               opacity=0.7)
        + floor(414, "#8A5A34")
        + shadow(doc, 330, 514, 120, 18)
        + lifted(doc, stool)
        + lifted(doc, place(_leg(doc), 306, 518, 1.06, -4))
        + holes + worm + knock
        + lifted(doc, place(_bird(doc), 476, 322, 1.08))
        + blur_ + chips
    )  # fmt: skip
