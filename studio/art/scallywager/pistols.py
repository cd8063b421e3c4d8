"""Pistols, and the picture of a duel."""

import numpy as np

from studio.art.do_not_touch_cards.scene import GOLD, Stuff
from studio.art.kit.document import Document
from studio.art.kit.light import glint
from studio.art.kit.ornament import rivet
from studio.art.kit.palette import BRASS_LIGHT, INK
from studio.art.kit.shapes import spline
from studio.art.kit.strokes import brush, contour, ruled, swell
from studio.art.kit.svg import path, path_data, place
from studio.art.scallywager.forms import DARK_WOOD, STEEL, ball, tube
from studio.art.scallywager.water import wave
from studio.art.scallywager.window import cloud, lifted, sky


def pistol(doc: Document) -> str:
    """A flintlock about the middle of its lock, its barrel to the upper right."""
    stock = spline(
        [
            (-196, 150),
            (-226, 118),
            (-204, 74),
            (-150, 40),
            (-96, -6),
            (-40, -30),
            (60, -34),
            (250, -30),
            (250, 2),
            (40, 10),
            (-20, 26),
            (-80, 66),
            (-130, 122),
            (-160, 160),
        ],
        3,
        True,
    )
    wood = path(path_data(stock), DARK_WOOD.base) + doc.clipped(
        path_data(stock),
        path(
            ruled(
                (-240, -50, 260, 170),
                4,
                lambda x, y: np.clip(0.25 + (y + 20) / 130 + 0.2 * np.sin(x / 19 + y / 8), 0, 0.9),
                lambda x, y: (0 * x, -0.0012 * (x - 60) ** 2 * (x < 60)),
                0,
                4,
                seed=3,
            ),
            INK,
        ),
        path(
            swell(spline([(-190, 80), (-140, 46), (-80, -2), (-30, -20), (240, -22)], 3), 6),
            DARK_WOOD.lightest,
            opacity=0.7,
        ),
    )
    stock_edge = path(contour(stock, 5.4, smooth=False), INK)
    barrel = tube([(-30, -44), (330, -44)], [23, 17], STEEL, 4, True) + tube(
        [(318, -44), (344, -44)], [22, 25], GOLD, 4, True
    )
    bands = tube([(70, -44), (84, -44)], [26, 26], GOLD, 4, True) + tube(
        [(196, -40), (212, -40)], [28, 28], GOLD, 4, True
    )
    butt = relief_cap(doc)
    plate = path(
        path_data(
            spline(
                [(-96, -22), (-40, -36), (30, -30), (60, -16), (20, 4), (-50, 10), (-90, 2)],
                2,
                True,
            )
        ),
        "#C8963E",
        INK,
        4,
    )
    cock = path(
        path_data(
            spline(
                [
                    (-70, -16),
                    (-86, -52),
                    (-64, -84),
                    (-40, -92),
                    (-34, -76),
                    (-54, -66),
                    (-58, -46),
                    (-44, -18),
                ],
                2,
                True,
            )
        ),
        STEEL.base,
        INK,
        4,
    )
    flint = path("M-40 -96L-12 -84L-18 -68L-42 -74Z", "#6E6A62", INK, 3.4)
    pan = path(
        path_data(spline([(4, -36), (8, -84), (22, -92), (26, -60), (24, -34)], 2, True)),
        STEEL.dark,
        INK,
        4,
    ) + path("M-18 -34H34L24 -20H-10Z", "#8F6322", INK, 3.4)
    guard = tube([(-46, 36), (-30, 74), (16, 72), (38, 14)], [7, 6, 7], GOLD, 3) + path(
        brush([(-8, 18), (-14, 40), (-2, 52)], 8, 3, 2), INK
    )
    scroll = path(
        brush([(110, -6), (140, -16), (160, -4), (150, 4)], 4, 1, 1)
        + brush([(-150, 70), (-124, 66), (-114, 80), (-128, 88)], 4, 1, 1),
        BRASS_LIGHT,
    )
    return (
        wood
        + stock_edge
        + barrel
        + bands
        + guard
        + plate
        + cock
        + flint
        + pan
        + butt
        + scroll
        + rivet(-60, -6, 7)
        + rivet(30, -14, 5)
    )


def relief_cap(doc: Document) -> str:
    """The brass cap of a pistol's butt."""
    return ball(doc, -190, 124, 40, GOLD)


def duel_at_dawn(doc: Document) -> str:
    """Two pistols crossed before the rising sun."""
    one = pistol(doc)
    mist = Stuff("#7A4A4A", "#B8786A", "#F0B48A", "#FFDCA8", "#FFF6D8")
    cross = lifted(doc, place(one, 214, 352, 0.9, -34)) + lifted(
        doc, place(one, 416, 352, 0.9, 34, mirrored=True)
    )
    return (
        sky(doc, ("#2C4A6E", "#A86A7A", "#F4A85A", "#FFE6A0"), 420, (315, 372, 74, "#FFC860"), 8)
        + cloud(doc, 110, 150, 280, 60, 3, mist)
        + cloud(doc, 540, 110, 260, 54, 6, mist)
        + cloud(doc, 480, 290, 220, 40, 9, mist)
        + wave(424, 90, 6, 1, ("#8A5A5A", "#FFD08A", "#3A2A3E"), 50, 2, 8, 3.4)
        + wave(466, 130, 10, 2.4, ("#5A4250", "#E89A62", "#241C2E"), 110, 4, 10)
        + path(
            "".join(
                swell([(315 - w, y), (315, y + 2), (315 + w, y)], (0.4, 5, 0.4))
                for y, w in ((434, 90), (450, 70), (470, 96), (492, 60), (516, 80))
            ),
            "#FFE9A8",
            opacity=0.9,
        )
        + cross
        + glint(doc, 436, 148, 26)
        + glint(doc, 190, 150, 22)
    )
