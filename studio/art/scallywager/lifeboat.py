"""The picture of a boat in the storm."""

import numpy as np

from studio.art.do_not_touch_cards.scene import Stuff
from studio.art.kit.document import Document
from studio.art.kit.light import glow
from studio.art.kit.palette import INK, WAX_RED
from studio.art.kit.rope import rope
from studio.art.kit.shapes import arc, moved, spline
from studio.art.kit.strokes import brush, contour, hatch, ruled, swell
from studio.art.kit.svg import circle, path, path_data, place, rect
from studio.art.scallywager.forms import OAK, tube
from studio.art.scallywager.water import splash, wave
from studio.art.scallywager.window import cloud, lifted, sky


def _boat(doc: Document) -> str:
    """A clinker boat seen from her quarter, about the middle of her waterline, 420 long."""
    sheer = spline([(-228, -96), (-150, -62), (-40, -46), (80, -52), (178, -82), (226, -128)], 3)
    keel = spline(
        [(226, -128), (196, -40), (120, 40), (0, 58), (-120, 44), (-196, -10), (-228, -96)], 3
    )
    hull = np.vstack([sheer, keel])
    strakes = ""
    for k in range(1, 6):
        t = k / 6
        low = spline(
            [
                (226, -128),
                (204 - 20 * t, -60 + 40 * t),
                (120, -30 + 62 * t),
                (0, -44 + 96 * t),
                (-120, -52 + 88 * t),
                (-200, -84 + 66 * t),
                (-228, -96),
            ],
            3,
        )
        strakes += path(swell(low, 4), INK) + path(swell(moved(low, 0, 4), 1.8), OAK.lightest)
    shade = path(
        ruled(
            (-240, -140, 240, 70),
            4.4,
            lambda x, y: np.clip(0.15 + (y + 60) / 200 + (x / 700), 0, 0.9),
            lambda x, y: (0 * x, -0.0009 * x * x),
            0,
            4,
            seed=3,
        ),
        INK,
    )
    inner = np.vstack(
        [
            sheer,
            spline([(226, -128), (160, -112), (60, -88), (-60, -82), (-160, -96), (-228, -96)], 3),
        ]
    )
    thwarts = "".join(
        path(
            path_data([(x - 20, -88), (x + 26, -88), (x + 36, -56), (x - 10, -56)]),
            "#A8713F",
            INK,
            4,
        )
        for x in (-110, 0, 100)
    )
    band = path(swell(moved(sheer, 0, 8), 17), "#F3EDE2", INK, 4) + path(
        swell(moved(sheer, 0, 18), 7), WAX_RED, INK, 2
    )
    return (
        path(path_data(inner), "#3A2212", INK, 5)
        + doc.clipped(path_data(inner), thwarts)
        + path(path_data(hull), OAK.base)
        + doc.clipped(path_data(hull), shade, strakes)
        + path(contour(hull, 6, smooth=False), INK)
        + band
    )


def lifeboat(doc: Document) -> str:
    """A ship's boat that rides the storm, a ring of cork on her side."""
    boat = _boat(doc)
    hoop = circle(0, 0, 50, "none", INK, 40) + circle(0, 0, 50, "none", "#F3EDE2", 31)
    stripes = "".join(
        path(
            path_data(np.vstack([arc(0, 0, 65, a, a + 34, 10), arc(0, 0, 35, a + 34, a, 10)])),
            "#C23A2C",
            INK,
            3,
        )
        for a in (28, 118, 208, 298)
    )
    shade = path(
        hatch(
            np.vstack([arc(0, 0, 66, -30, 150, 40), arc(0, 0, 36, 150, -30, 40)]),
            50,
            5,
            2,
            (0, 1),
            3,
        ),
        INK,
        opacity=0.5,
    )
    line = "".join(rope(arc(0, 0, 78, a + 8, a + 80, 40), 7, 7) for a in (20, 110, 200, 290))
    ring = (
        hoop
        + stripes
        + shade
        + line
        + path(brush(arc(0, 0, 56, 190, 270, 30), 6, 1, 1), "#FFFFFF", opacity=0.9)
    )
    oar = tube([(-40, -70), (90, -190), (186, -274)], [8, 7, 7], OAK, 3.4) + path(
        path_data(spline([(180, -262), (236, -352), (262, -340), (208, -250)], 2, True)),
        "#CF9A5E",
        INK,
        5,
    )
    lamp = (
        rect(-14, -28, 28, 38, "#FFD58A", stroke=INK, stroke_width=4)
        + path("M-18 -28H18L8 -44H-8ZM-18 10H18V18H-18Z", "#6B4514", INK, 4)
        + path("M0 -28V10", "none", INK, 3)
    )
    dark, mid, pale = "#143F4B", "#2C6E78", "#7FB8AE"
    storm = Stuff("#10202A", "#274754", "#4A7480", "#8FAFA8", "#D8D8B8")
    whole = place(
        oar
        + boat
        + place(ring, 30, 0, 0.94)
        + place(lamp, -196, -150, 1.1)
        + path("M-196 -96V-132", "none", INK, 6),
        318,
        356,
        1.06,
        -9,
    )
    drops = "".join(
        swell([(x, y), (x - 12, y + 34)], (0.4, 1.6))
        for x, y in np.random.default_rng(5).uniform((0, 0), (640, 480), (120, 2))
    )
    return (
        sky(doc, ("#16303E", "#3A6A74", "#C9BE95"), 330, (110, 110, 30, "#FFE3A4"), 7)
        + cloud(doc, 500, 110, 330, 130, 3, storm)
        + cloud(doc, 330, 60, 380, 80, 8, storm)
        + cloud(doc, 600, 230, 260, 90, 5, storm)
        + wave(300, 130, 15, 1.9, ("#3A7C82", "#8CBFB2", "#1A4550"), 120, 2, 9, 3.8)
        + wave(352, 190, 26, 3.2, (mid, pale, dark), 160, 3, 11)
        + lifted(doc, whole)
        + glow(doc, 112, 236, 150, "#FFD58A", 0.8)
        + wave(446, 260, 34, 1.1, ("#21606B", "#66A8A2", "#0F323C"), 180, 6, 13, 4.6)
        + splash(150, 440, 150, 60, 4)
        + splash(500, 430, 160, 56, 7)
        + wave(530, 240, 24, 2.6, ("#174A56", "#4C8F90", "#0B2530"), 120, 8, 9, 5)
        + path(drops, "#F4F1DE", opacity=0.5)
    )
