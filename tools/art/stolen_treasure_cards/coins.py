"""Silver, doubloons, bullion: what is counted."""

from __future__ import annotations

import math

import numpy as np

from tools.art.do_not_touch_cards.scene import Stuff, relief
from tools.art.kit import marks
from tools.art.kit.document import Document
from tools.art.kit.fields import Field, bumps
from tools.art.kit.light import drop_shadow, glint, glow
from tools.art.kit.ornament import rivet
from tools.art.kit.palette import INK, SEPIA
from tools.art.kit.shapes import arc, oval, spline
from tools.art.kit.strokes import brush, contour, hatch, rays, ruled, stipple, swell
from tools.art.kit.svg import circle, ellipse, group, path, path_data, place, polygon, rect
from tools.art.kit.treasure import heap_coin
from tools.art.scallywager.forms import tube
from tools.art.scallywager.window import HEIGHT, WIDTH, lifted, shadow

SILVER = Stuff("#3C4246", "#6E777A", "#B4BAB6", "#E2E6E0", "#FFFFFF")
_CRAB = Stuff("#4A140C", "#8E2C18", "#D65A2C", "#F49A56", "#FFD8A0")


def _piece_of_eight(doc: Document) -> str:
    """A great silver coin about the origin, 400 across: milled edge, legend, cross and castles."""
    edge = oval(0, 0, 196, 196, 140)
    thick = polygon(edge + np.array([10, 11]), SILVER.darkest, INK, 4) + path(
        "".join(swell([p, p + [10, 11]], (2, 1.4)) for p in edge[4:88]), INK
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
        path(brush([(-172 + 9 * k, 70 + 15 * k), (-160 + 9 * k, 66 + 14 * k), (-148 + 9 * k, 70 + 13 * k)],
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
              lambda x, y: (0 * x, 5 * np.sin(x / 46 + y / 14)), 0, 5, seed=4), "#0E3A44", opacity=0.7,
    )  # fmt: skip
    tide = spline([(-20, 150), (70, 176), (150, 150), (260, 182), (370, 146), (470, 178), (560, 150),
                   (660, 176)], 3)  # fmt: skip
    beach = np.vstack([tide, [(660, 570), (-20, 570)]])
    paint = doc.linear([(0, "#B99A66"), (0.3, "#E2C588"), (1, "#C9A25C")])
    ripples = path(
        ruled((0, 160, WIDTH, HEIGHT), 8, lambda x, y: 0.1 + 0.42 * np.sin(y / 15 + x / 60) ** 4,
              lambda x, y: (0 * x, 6 * np.sin(x / 52 + y / 22)), 2, 5, seed=7), "#6B4A22", opacity=0.8,
    )  # fmt: skip
    foam = "".join(
        path(swell(tide + [0, dy], w * (0.7 + 0.5 * np.sin(np.arange(len(tide)) / 9 + dy))), c)
        for dy, w, c in ((6, 19, "#8A7648"), (1, 15, INK), (0, 12, "#F4FBF4"), (22, 3, "#F4FBF4"))
    )  # fmt: skip
    pebbles = "".join(
        ellipse(x, y, r, r * 0.66, c, INK, 2.6) + ellipse(x - r * 0.3, y - r * 0.26, r * 0.3, r * 0.14,
                                                          "#FFFFFF", opacity=0.7)
        for x, y, r, c in ((54, 236, 11, "#8A8478"), (84, 250, 7, "#B4A890"), (572, 250, 12, "#7A7A74"),
                           (590, 520, 15, "#8E8676"), (36, 520, 13, "#A89C84"), (64, 536, 8, "#6E6A62"))
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
    bank = spline([(60, 470), (130, 434), (230, 420), (330, 432), (430, 424), (520, 440), (580, 480),
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
