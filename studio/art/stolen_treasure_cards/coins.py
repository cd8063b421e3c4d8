"""Silver, doubloons, bullion: what is counted."""

import math

import numpy as np

from studio.art.do_not_touch_cards.bullion import gold_bar
from studio.art.do_not_touch_cards.scene import Stuff, relief
from studio.art.kit import marks
from studio.art.kit.document import Document
from studio.art.kit.fields import Field, bumps
from studio.art.kit.light import drop_shadow, glint, glow
from studio.art.kit.ornament import rivet
from studio.art.kit.palette import INK, SEPIA
from studio.art.kit.shapes import arc, moved, oval, spline
from studio.art.kit.strokes import brush, contour, hatch, rays, ruled, stipple, swell
from studio.art.kit.svg import circle, ellipse, group, path, path_data, place, polygon, rect
from studio.art.kit.treasure import heap_coin, planks
from studio.art.scallywager.depths import bony_hand
from studio.art.scallywager.forms import tube
from studio.art.scallywager.press import bricks
from studio.art.scallywager.window import HEIGHT, WIDTH, lifted, shadow

SILVER = Stuff("#3C4246", "#6E777A", "#B4BAB6", "#E2E6E0", "#FFFFFF")
_CRAB = Stuff("#4A140C", "#8E2C18", "#D65A2C", "#F49A56", "#FFD8A0")


def _piece_of_eight(doc: Document) -> str:
    """A great silver coin about the origin, 400 across: milled edge, legend, cross and castles."""
    edge = oval(0, 0, 196, 196, 140)
    thick = polygon(edge + np.array([10, 11]), SILVER.darkest, INK, 4) + path(
        "".join(swell([p, np.add(p, (10, 11))], (2, 1.4)) for p in edge[4:88]), INK
    )
    dish = Field(lambda x, y: 0.006 * (x * x + y * y))
    face = relief(doc, oval(0, 0, 192, 192, 140), dish, SILVER, 6, 4, 0.0, 0.42)
    milled = path(rays(0, 0, 191, 176, 108, (3.4, 2)), INK)
    beads = "".join(rivet(float(x), float(y), 4.6, "#D8DCD6") for x, y in oval(0, 0, 166, 166, 64))
    rings = circle(0, 0, 176, "none", INK, 3) + circle(0, 0, 156, "none", INK, 3)
    field = doc.radial([(0, "#FFFFFF"), (0.5, "#CDD2CE"), (1, "#868E8E")], (0.36, 0.3), 0.85)
    inner = circle(0, 0, 118, field, INK, 4) + path(
        hatch(oval(0, 0, 115, 115), 45, 4.4, 2.2, (0.62, 1), 8), SEPIA, opacity=0.8
    )
    legend = ""
    for k in range(30):
        turn = 12 * k
        x, y = 137 * math.cos(math.radians(turn)), 137 * math.sin(math.radians(turn))
        sign = ("M-8 14V-14H2L8 -8L2 0H-6M0 0L9 14", "M-8 14L0 -14L8 14M-5 5H5",
                "M-7 -14V14H7", "M-7 14V-14L7 14V-14", "M0 -12V-14M0 14V-4")[k * 7 % 5]  # fmt: skip
        legend += place(path(sign, "none", INK, 6) + path(sign, "none", "#F2F4EE", 2.4), x, y, 0.8,
                        turn + 90)  # fmt: skip
    arms = place(marks.cross_pattee("#EEF1EA", INK, 1.6), 0, 0, 3.5, 0)
    castles = "".join(
        place(path("M-15 16V-4H-19V-16H-11V-9H-4V-20H4V-9H11V-16H19V-4H15V16Z", "#EEF1EA", INK, 3)
              + path("M-4 16V6C-4 1 4 1 4 6V16Z", INK), x, y, 0.9)
        for x in (-60, 60) for y in (-60, 60)
    )  # fmt: skip
    bite = "".join(
        path(brush([(-172 + 9 * k, 70 + 15 * k), (-160 + 9 * k, 66 + 14 * k),
                    (-148 + 9 * k, 70 + 13 * k)],
                   7, 1, 1), INK, opacity=0.85)
        for k in range(4)
    )  # fmt: skip
    gleam = path(swell(arc(0, 0, 184, 188, 276, 60), 9 * np.sin(np.linspace(0, math.pi, 60))),
                 "#FFFFFF")  # fmt: skip
    gleam += path(swell(arc(0, 0, 110, 192, 268, 50), 6 * np.sin(np.linspace(0, math.pi, 50))),
                  "#FFFFFF")  # fmt: skip
    return thick + face + milled + rings + beads + legend + inner + arms + castles + bite + gleam


def _claw(doc: Document, size: float) -> str:
    """A crab's pincer about its wrist, open upwards."""
    big = spline([(-20, 4), (-44, -40), (-34, -92), (4, -118), (8, -76), (20, -52), (24, -16),
                  (18, 6)], 2, True)  # fmt: skip
    thumb = spline([(14, 0), (40, -24), (46, -66), (26, -104), (20, -70), (14, -44)], 2, True)
    parts = ""
    for shape, x in ((thumb, 30), (big, -12)):
        field = bumps([(x, -50, 34, 66, 40, 0.0)])
        parts += relief(doc, shape, field, _CRAB, 4.6, 3.4, 0.4, 0.72)
    teeth = path("".join(f"M{8 + 1.4 * k} {-110 + 14 * k}l9 5l-8 6" for k in range(5)), "#FFE9CC",
                 INK, 1.8)  # fmt: skip
    bumps_ = path(stipple(big, 34, 4, 1.2, 2.8), "#7A1E10")
    return group(parts, bumps_, teeth, transform=f"scale({size})")


def _crab(doc: Document) -> str:
    """A crab from before, about the middle of its shell."""
    legs = ""
    for side in (-1, 1):
        for k in range(4):
            x, y = side * (60 + 12 * k), 10 + 14 * k
            legs += tube([(x, y), (x + side * (54 + 5 * k), y - 32 + 16 * k),
                          (x + side * (86 - 2 * k), y + 22 + 14 * k),
                          (x + side * (98 - 6 * k), y + 62 + 8 * k)],
                         [13, 11, 8, 2], _CRAB, 3)  # fmt: skip
    shell = spline([(-108, 6), (-92, -36), (-44, -60), (0, -66), (44, -60), (92, -36), (108, 6),
                    (74, 44), (0, 60), (-74, 44)], 2, True)  # fmt: skip
    field = bumps([(0, 0, 112, 70, 60, 0), (-44, -16, 40, 26, 58, 0.2), (44, -16, 40, 26, 58, -0.2),
                   (0, 14, 40, 24, 58, 0)], 5, 5, 14, 3)  # fmt: skip
    body = relief(doc, shell, field, _CRAB, 5.6, 3.8, 0.44, 0.74)
    spots = path(stipple(shell, 60, 9, 1.4, 3.6), "#7A1E10", opacity=0.8)
    rim = path("".join(brush([(x, 40 - abs(x) * 0.2), (x + 8, 50 - abs(x) * 0.22)], 4, 2, 1)
                       for x in range(-70, 74, 14)), INK)  # fmt: skip
    eyes = ""
    for side in (-1, 1):
        eyes += tube([(side * 26, -54), (side * 32, -84), (side * 36, -102)], [8, 7, 8], _CRAB, 3)
        eyes += circle(side * 37, -110, 16, "#F8F2E0", INK, 4) + circle(
            side * 34, -106, 8, "#0E0806"
        )
        eyes += circle(side * 37 - 6, -115, 4, "#FFFFFF")
        eyes += path(brush([(side * 20, -124), (side * 36, -130), (side * 54, -118)], 7, 1, 1), INK)
    mouth = path(brush([(-26, 26), (0, 34), (26, 26)], 4, 1, 1) + brush([(-12, 30), (-10, 42)], 3)
                 + brush([(12, 30), (10, 42)], 3), INK)  # fmt: skip
    arms = (
        tube([(-84, -20), (-132, -34), (-146, -70)], [18, 20, 17], _CRAB, 3.2)
        + tube([(84, -20), (132, -34), (146, -70)], [18, 20, 17], _CRAB, 3.2)
    )  # fmt: skip
    claws = place(_claw(doc, 1.0), -146, -72, 1, -14) + place(_claw(doc, 1.0), 146, -72, 1, 14,
                                                              mirrored=True)  # fmt: skip
    return legs + arms + body + spots + rim + eyes + mouth + claws


def _beach(doc: Document) -> str:
    """Wet sand at the tide's edge: sea above, a lace of foam, ripples, pebbles."""
    sea = doc.linear([(0, "#2F8A94"), (1, "#8CCFC4")])
    swells = path(
        ruled((0, 0, WIDTH, 170), 6, lambda x, y: 0.2 + 0.5 * np.sin(x / 40 + y / 9) ** 2,
              lambda x, y: (0 * x, 5 * np.sin(x / 46 + y / 14)), 0, 5, seed=4), "#0E3A44",
                  opacity=0.7,
    )  # fmt: skip
    tide = spline([(-20, 150), (70, 176), (150, 150), (260, 182), (370, 146), (470, 178),
                   (560, 150),
                   (660, 176)], 3)  # fmt: skip
    beach = np.vstack([tide, [(660, 570), (-20, 570)]])
    paint = doc.linear([(0, "#B99A66"), (0.3, "#E2C588"), (1, "#C9A25C")])
    ripples = path(
        ruled((0, 160, WIDTH, HEIGHT), 8, lambda x, y: 0.1 + 0.42 * np.sin(y / 15 + x / 60) ** 4,
              lambda x, y: (0 * x, 6 * np.sin(x / 52 + y / 22)), 2, 5, seed=7), "#6B4A22",
                   opacity=0.8,
    )  # fmt: skip
    foam = "".join(
        path(swell(moved(tide, 0, dy), w * (0.7 + 0.5 * np.sin(np.arange(len(tide)) / 9 + dy))), c)
        for dy, w, c in ((6, 19, "#8A7648"), (1, 15, INK), (0, 12, "#F4FBF4"), (22, 3, "#F4FBF4"))
    )  # fmt: skip
    pebbles = "".join(
        ellipse(x, y, r, r * 0.66, c, INK, 2.6) + ellipse(x - r * 0.3, y - r * 0.26, r * 0.3,
                                                          r * 0.14,
                                                          "#FFFFFF", opacity=0.7)
        for x, y, r, c in ((54, 236, 11, "#8A8478"), (84, 250, 7, "#B4A890"),
                           (572, 250, 12, "#7A7A74"),
                           (590, 520, 15, "#8E8676"), (36, 520, 13, "#A89C84"),
                           (64, 536, 8, "#6E6A62"))
    )  # fmt: skip
    return (
        rect(0, 0, WIDTH, 200, sea)
        + swells
        + path(path_data(beach), paint)
        + doc.clipped(path_data(beach), ripples, path(stipple(beach, 420, 5, 0.8, 2), "#6B4A22"))
        + foam
        + pebbles
    )


def silver_coin(doc: Document) -> str:
    """A piece of eight that the tide has left, and the crab that found it first."""
    coin = place(_piece_of_eight(doc), 316, 250, 1.0, -8)
    bank = spline([(60, 470), (130, 434), (230, 420), (330, 432), (430, 424), (520, 440),
                   (580, 480),
                   (560, 540), (320, 556), (90, 540)], 3, True)  # fmt: skip
    sand = (
        path(path_data(bank), "#DDBE80")
        + path(hatch(bank, 14, 6, 2.2, (0.5, 1), 4), "#6B4A22", opacity=0.8)
        + path(stipple(bank, 140, 6, 0.8, 2), "#6B4A22")
        + path(contour(bank, 4, smooth=False, lit=0.7), INK, opacity=0.85)
    )
    return (
        _beach(doc)
        + shadow(doc, 350, 436, 210, 26)
        + group(coin, filter=drop_shadow(doc, 12, 12, 8, 0.5))
        + sand
        + shadow(doc, 330, 520, 150, 22)
        + lifted(doc, place(_crab(doc), 318, 442, 1.08))
        + heap_coin(doc, 560, 452, 24, 0.48, 14, 1, "silver")
        + heap_coin(doc, 92, 488, 22, 0.36, -20, 2, "silver")
        + glow(doc, 236, 130, 120, "#FFFFFF", 0.3)
        + glint(doc, 188, 116, 40, 8)
        + glint(doc, 420, 330, 22)
        + glint(doc, 560, 440, 14)
    )


_FUR = Stuff("#2A2420", "#54483E", "#8A7A68", "#B8A78E", "#E0D2B8")


def _rat(doc: Document) -> str:
    """A ship's rat that sits up with a coin in its paws, about the middle of its belly."""
    tail = spline([(58, 84), (124, 96), (176, 70), (188, 24), (160, 0), (138, 22)], 2)
    body = bumps([(10, 26, 74, 80, 66, 0.1), (-8, -34, 54, 62, 54, -0.2), (42, 58, 52, 44, 56, 0.3),
                  (-34, -86, 50, 40, 50, -0.35), (-74, -76, 34, 22, 36, -0.2)], 5, 4, 10,
                 3)  # fmt: skip
    outline = spline([(-104, -78), (-96, -96), (-64, -118), (-24, -124), (14, -96), (36, -50),
                      (70, -16),
                      (88, 40), (84, 92), (44, 108), (-40, 106), (-62, 66), (-58, 6), (-52, -40),
                      (-80, -56), (-100, -62)], 2, True)  # fmt: skip
    coat = relief(doc, outline, body, _FUR, 5, 3.6, 0.44, 0.76)
    rng, hairs = np.random.default_rng(2), ""
    for _ in range(210):
        x, y = rng.uniform(-60, 86), rng.uniform(-110, 100)
        if float(body.height(np.array(x), np.array(y))) > 24:
            hairs += brush([(x, y), (x + 5, y + 8), (x + 7, y + 17)], 2.2, 0.6, 0.3)
    ears = "".join(
        path(path_data(spline([(x - 20, -106), (x - 26, -138), (x, -156), (x + 24, -134),
                               (x + 16, -106)],
                              2, True)), c, INK, 4.4)
        + path(path_data(spline([(x - 9, -110), (x - 12, -132), (x + 2, -142), (x + 12, -128)], 2,
                                True)),
               "#C98A7A")
        for x, c in ((10, "#6E6052"), (-34, "#8A7A68"))
    )  # fmt: skip
    face = (
        ellipse(-52, -94, 10, 11, "#0E0806", INK, 2) + circle(-55, -98, 3.6, "#FFFFFF")
        + ellipse(-104, -74, 9, 7, "#B86A5E", INK, 3)
        + path(brush([(-98, -62), (-80, -54), (-62, -58)], 3.4, 1, 0.6), INK)
        + path("M-92 -60l3 16h9l1 -15Z", "#FFF6E0", INK, 2.4)
    )  # fmt: skip
    whiskers = path(
        "".join(brush([(-92, -74), (-124, -82 + 9 * k), (-158, -98 + 18 * k)], 2, 1.4, 0.3)
                for k in range(5)), "#F4EAD2"
    )  # fmt: skip
    coin = place(coin_face("gold"), -96, -2, 0.62, -10)
    paws = tube([(-40, -16), (-72, -8), (-86, 4)], [14, 12, 9], _FUR, 3) + path(
        "".join(brush([(-84, 0 + 6 * k), (-100, 2 + 7 * k)], 6, 5, 2) for k in range(3)),
        "#C98A7A", INK,
        2,
    )  # fmt: skip
    sole = spline(
        [(30, 84), (-20, 92), (-66, 92), (-84, 100), (-74, 112), (-20, 116), (40, 112)], 2, True
    )
    toes = "".join(brush([(-84 + 5 * k, 96 + 5 * k), (-98 + 5 * k, 100 + 5 * k),
                          (-106 + 6 * k, 108 + 4 * k)], 9, 8, 2) for k in range(3))  # fmt: skip
    foot = (
        path(toes, "#D89A88", INK, 3)
        + path(path_data(sole), "#D89A88", INK, 4)
        + path(hatch(sole, 70, 5, 2, (0.5, 1), 3), INK)
    )
    return (
        path(swell(tail, np.linspace(20, 4, len(tail))), INK)
        + path(swell(tail, np.linspace(14, 1.6, len(tail))), "#C98A7A")
        + path("".join(swell([tail[k] + [-5, -4], tail[k] + [5, 4]], 2) for k in range(6,
                                                                                len(tail) - 30, 7)),
               INK)
        + ears + coat + path(hairs, INK, opacity=0.8) + foot + coin + paws + face + whiskers
    )  # fmt: skip


def coin_face(metal: str) -> str:
    """A coin seen straight on, about the origin, 120 across."""
    base, light, dark = (
        ("#DCA846", "#FFF0BE", "#8A5F22") if metal == "gold" else ("#B9BDB6", "#FFFFFF", "#5E6460")
    )
    return (
        circle(3, 4, 60, dark, INK, 4) + circle(0, 0, 60, base, INK, 4)
        + path(rays(0, 0, 58, 50, 60, (2.4, 1.2)), INK)
        + circle(0, 0, 48, "none", INK, 2.4)
        + path(hatch(oval(0, 0, 46, 46), 45, 4.4, 2, (0.6, 1), 3), dark)
        + place(marks.crown(light, INK, 2.6), 0, 2, 1.15)
        + path(swell(arc(0, 0, 54, 188, 276, 30), 5 * np.sin(np.linspace(0, math.pi, 30))),
               "#FFFFFF")
    )  # fmt: skip


def _tower(doc: Document, x: float, foot: float, count: int, lean: float, seed: int) -> str:
    """Doubloons one on the other, not quite straight."""
    rng, out = np.random.default_rng(seed), ""
    for k in range(count):
        at = x + lean * k * k / count + rng.uniform(-3, 3)
        out += heap_coin(doc, at, foot - 15 * k, 58, 0.36, rng.uniform(-3, 3) + lean * k * 0.12, k)
    return out


def gold_doubloons(doc: Document) -> str:
    """Counted twice and stacked; the ship's rat is counting them again."""
    table = planks((0, 400, WIDTH, HEIGHT), "#54301E", [452, 506], 0, 7, 5, 0.36, 4.2)
    wall = planks((0, 0, WIDTH, 404), "#2F5A60", [80, 170, 262, 350], 0, 3, 6, 0.4, 4.2)
    porthole = (
        circle(96, 116, 84, "#C8963E", INK, 6)
        + circle(96, 116, 66, doc.linear([(0, "#2A5A78"), (0.6, "#8AC0C0"), (0.62, "#1F5A66"),
                                          (1, "#123540")]), INK, 5)
        + circle(116, 92, 17, "#FFF6D0")
        + path(brush(arc(96, 116, 76, 190, 280, 40), 7, 1, 1), "#FFF6D8")
        + "".join(rivet(float(x), float(y), 6) for x, y in oval(96, 116, 75, 75, 10))
    )  # fmt: skip
    loose = "".join(
        heap_coin(doc, x, y, r, 0.46, turn, k)
        for k, (x, y, r, turn) in enumerate(((60, 500, 40, -8), (150, 530, 42, 6), (40, 548, 38, 4),
                                             (590, 520, 42, 8), (520, 544, 40, -6),
                                             (330, 540, 40, 3),
                                             (596, 470, 34, -12)))
    )  # fmt: skip
    return (
        wall
        + porthole
        + glow(doc, 300, 240, 400, "#FFD58A", 0.6)
        + table
        + path("M0 400H630", "none", INK, 6)
        + shadow(doc, 330, 506, 250, 26)
        + lifted(doc, _tower(doc, 130, 462, 9, 2, 3))
        + lifted(doc, _tower(doc, 540, 460, 22, -5, 5))
        + lifted(doc, _tower(doc, 246, 492, 5, 1, 6))
        + lifted(doc, _tower(doc, 388, 496, 8, -1, 8))
        + lifted(doc, place(_rat(doc), 366, 262, 1.14))
        + lifted(doc, loose)
        + glint(doc, 246, 238, 34, 8)
        + glint(doc, 480, 136, 22)
        + glint(doc, 92, 326, 18)
        + glint(doc, 590, 506, 14)
    )


def gold_bullion(doc: Document) -> str:
    """Bars with the king's stamp. The last to count them never let go."""
    rows = ((4, 440), (3, 350), (2, 260))
    bars = "".join(
        place(gold_bar(0, 0, count * 4 + k), 290 + (k - (count - 1) / 2) * 116, y, 1.12)
        for count, y in rows
        for k in range(count)
    )
    top = place(gold_bar(0, 0, 9), 292, 168, 1.12, -4)
    vault = bricks() + rect(0, 0, WIDTH, HEIGHT, "#2A3A6A", opacity=0.5)
    web = "".join(
        swell(np.array([(0, 0), (190 * math.cos(a), 190 * math.sin(a))]), 1.6)
        for a in np.radians((6, 24, 44, 64, 84))
    ) + "".join(
        swell(np.array([(r * math.cos(a), r * math.sin(a)) for a in np.radians((6, 15, 24, 34, 44,
                                                                                54,
                                                                             64, 74, 84))])
              * np.array([[1], [0.93], [1], [0.93], [1], [0.93], [1], [0.93], [1]]), 1.4)
        for r in (50, 84, 120, 158)
    )  # fmt: skip
    coins = "".join(
        heap_coin(doc, x, y, r, 0.46, turn, k)
        for k, (x, y, r, turn) in enumerate(((40, 520, 32, -8), (92, 540, 34, 6),
                                             (566, 538, 34, -5),
                                             (610, 512, 30, 8)))
    )  # fmt: skip
    ring = tube(arc(0, 0, 15, 0, 360, 40), [5, 5], Stuff("#6B4518", "#A4742A", "#DCA846", "#F6D584",
                                                        "#FFF4CC"), 3)  # fmt: skip
    return (
        vault
        + glow(doc, 260, 240, 400, "#FFC46A", 0.7)
        + path(web, "#E8E4DA", opacity=0.55)
        + rect(0, 512, WIDTH, 60, "#3A322C", stroke=INK, stroke_width=5)
        + shadow(doc, 320, 528, 280, 22)
        + group(bars, filter=drop_shadow(doc, 9, 9, 7, 0.5))
        + group(top, filter=drop_shadow(doc, 9, 9, 7, 0.5))
        + lifted(doc, place(bony_hand(doc), 356, 116, 1.08, 62))
        + place(ring, 226, 172, 0.8)
        + coins
        + glint(doc, 246, 150, 36, 8)
        + glint(doc, 120, 430, 22)
        + glint(doc, 392, 340, 18)
        + glint(doc, 486, 470, 14)
    )
