"""The Kraken: a storm, a ship in its arms, the head that rises."""

import math

import numpy as np

from studio.art.do_not_touch_cards.scene import Stuff, relief
from studio.art.kit.document import Document
from studio.art.kit.fields import bumps, silhouette
from studio.art.kit.insets import inset
from studio.art.kit.light import glow
from studio.art.kit.palette import FOAM, INK, mix
from studio.art.kit.shapes import arc, spline
from studio.art.kit.strokes import brush, contour, swell
from studio.art.kit.svg import circle, ellipse, group, path, path_data, place
from studio.art.scallywager.tentacle import RED, SKIN, Arm
from studio.art.scallywager.water import splash, wave
from studio.art.scallywager.window import cloud, sky
from studio.art.ships.livery import of_seat
from studio.art.ships.rig import ship


def _eye(doc: Document, x: float, y: float, r: float, turn: float, mirrored: bool) -> str:
    paint = doc.radial(
        [(0, "#FFF6C8"), (0.4, "#FFC94F"), (0.8, "#C8741E"), (1, "#6E2B12")], (0.4, 0.34), 0.75
    )
    iris = "".join(
        swell(
            [
                (r * 0.96 * math.cos(a), r * 0.96 * math.sin(a)),
                (r * 0.55 * math.cos(a), r * 0.5 * math.sin(a)),
            ],
            (1.5, 0.2),
        )
        for a in np.arange(40) * math.tau / 40
    )
    slit = spline([(-r * 0.72, -2), (0, -r * 0.36), (r * 0.72, -1), (0, r * 0.32)], 1, True)
    lid = spline(
        np.array(
            [
                (-1.62, -0.3),
                (-1, -1.1),
                (0, -1.42),
                (0.95, -1.2),
                (1.65, -0.35),
                (1.62, 0.08),
                (0.8, -0.16),
                (0, -0.3),
                (-0.9, -0.34),
            ]
        )
        * r,
        1.5,
        True,
    )
    low = spline(
        np.array(
            [
                (-1.42, 0.08),
                (-0.7, 0.8),
                (0, 0.98),
                (0.7, 0.8),
                (1.42, 0.08),
                (0.8, 1.12),
                (0, 1.3),
                (-0.8, 1.12),
            ]
        )
        * r,
        1.5,
        True,
    )
    lashes = "".join(
        swell(
            np.array(
                [
                    (t, -0.3 + 0.1 * t),
                    (t * 1.04 + 0.05, -0.85 + 0.3 * t * t),
                    (t * 1.02 + 0.12, -1.24 + 0.42 * t * t),
                ]
            )
            * r,
            (2.2, 1.3, 0.25),
        )
        for t in np.linspace(-1.25, 1.25, 19)
    )
    body = (
        ellipse(0, 0, r * 1.34, r * 1.12, mix(RED, INK, 0.62))
        + circle(0, 0, r, paint, INK, 3)
        + path(iris, "#5A2410", opacity=0.85)
        + path(path_data(slit), "#120A08")
        + ellipse(-r * 0.3, -r * 0.5, r * 0.22, r * 0.14, "#FFFDF2")
        + path(path_data(lid), mix(RED, "#E08A5C", 0.25))
        + path(contour(lid, 3.2, smooth=False), INK)
        + path(lashes, INK)
        + path(path_data(low), mix(RED, INK, 0.3))
        + path(contour(low, 2.4, smooth=False), INK)
    )
    return place(body, x, y, 1, turn, mirrored)


def kraken_head(doc: Document) -> str:
    """The head about the point between its eyes, some 260 across."""
    field = bumps(
        [
            (0, -42, 112, 108, 96, -0.12),
            (28, -88, 92, 82, 80, -0.4),
            (-72, 20, 62, 60, 54, 0.2),
            (70, 22, 62, 58, 52, -0.2),
            (0, 50, 120, 80, 62, 0),
            (-66, -12, 40, 22, 52, 0.5),
            (60, -10, 40, 22, 50, -0.5),
        ],
        5,
        7,
        17,
        3,
    )
    outline = silhouette(field, 0, 0, 300, 300)
    skin = relief(doc, outline, field, SKIN, 5.4, 4, 0.46, 0.74)
    rng, warts = np.random.default_rng(8), ""
    for _ in range(70):
        x, y = rng.uniform(-100, 120), rng.uniform(-168, -30)
        if float(field.height(np.array(x), np.array(y))) < 20:
            continue
        size = rng.uniform(1.6, 6)
        warts += ellipse(x, y, size, size * 0.8, "#571513", opacity=0.75)
        if size > 2.6:
            warts += path(swell(arc(x, y, size * 0.8, 170, 280, 12), 1.4), "#F3BE8C") + path(
                swell(arc(x, y, size, -20, 130, 16), 1.4), INK
            )
    lines = path(
        "".join(
            brush(line, 3.4, 0.5, 0.5)
            for line in (
                [(-20, -70), (-8, -40), (-6, -8)],
                [(18, -68), (6, -38), (4, -8)],
                [(0, -60), (0, -30), (0, 5)],
                [(-40, -60), (-24, -34), (-16, 0)],
                [(38, -58), (22, -32), (15, 2)],
                [(-30, 20), (-14, 30), (-2, 26), (12, 31), (28, 20)],
                [(-92, -40), (-74, -48), (-48, -36), (-26, -12)],
                [(90, -38), (70, -46), (46, -34), (24, -14)],
            )
        ),
        INK,
    )
    return (
        skin + warts + lines + _eye(doc, -62, 10, 27, 20, False) + _eye(doc, 64, 10, 27, -20, True)
    )


def the_kraken(doc: Document) -> str:
    """It has risen under a ship; its arms are about her masts already."""
    storm = Stuff("#0E1E28", "#21505B", "#41707A", "#8FAFA4", "#E9D6AA")
    victim = group(
        inset(ship(of_seat("pearl"), "full"), -200, -300, 420, 381),
        transform="translate(318 258) rotate(-9)",
    )
    far = Arm(
        [
            (70, 470),
            (48, 380),
            (60, 300),
            (52, 220),
            (26, 160),
            (34, 108),
            (72, 98),
            (90, 126),
            (72, 150),
            (56, 138),
        ],
        25,
        2.4,
        1,
        1,
    )
    right = Arm(
        [
            (500, 560),
            (552, 450),
            (588, 370),
            (568, 296),
            (582, 214),
            (628, 166),
            (640, 110),
            (606, 66),
            (566, 84),
            (570, 122),
            (596, 118),
        ],
        40,
        2.8,
        -1,
        2,
    )
    main = Arm(
        [
            (180, 560),
            (146, 440),
            (158, 362),
            (216, 316),
            (282, 288),
            (330, 250),
            (338, 212),
            (304, 196),
            (268, 176),
            (262, 146),
            (290, 128),
            (322, 116),
            (326, 92),
            (296, 78),
        ],
        36,
        3,
        1,
        3,
    )
    bow = Arm(
        [
            (486, 560),
            (524, 450),
            (518, 370),
            (474, 312),
            (440, 266),
            (452, 224),
            (480, 200),
            (482, 164),
            (448, 150),
            (408, 152),
            (392, 128),
            (412, 108),
        ],
        34,
        2.8,
        -1,
        4,
    )
    left = Arm(
        [
            (246, 600),
            (208, 522),
            (146, 498),
            (90, 472),
            (48, 424),
            (6, 410),
            (-26, 438),
            (-20, 482),
            (16, 486),
            (24, 458),
        ],
        34,
        2.8,
        1,
        6,
    )
    near = Arm(
        [
            (406, 600),
            (464, 526),
            (526, 522),
            (580, 504),
            (612, 462),
            (600, 420),
            (566, 414),
            (552, 442),
            (574, 458),
        ],
        33,
        2.8,
        -1,
        7,
    )
    rain = "".join(
        swell([(x, y), (x - 14, y + 34)], (0.3, 1.3))
        for x, y in np.random.default_rng(3).uniform((-10, 0), (660, 500), (130, 2))
    )
    deep, mid, pale = "#123540", "#21606B", "#66A8A2"
    return (
        sky(doc, ("#F3DFA9", "#8FAF9F", "#2B6069"), 330, (118, 92, 34, "#FFE3A4"), 4)
        + cloud(doc, 540, 60, 320, 130, 3, storm)
        + cloud(doc, 590, 160, 240, 100, 5, storm)
        + cloud(doc, 250, 20, 420, 62, 7, storm)
        + cloud(doc, 40, 190, 170, 56, 9, storm)
        + wave(286, 100, 10, 0.3, ("#4A8A8A", "#A5C9B4", "#1F4E5A"), 100, 1, 8, 3.4)
        + far.draw()
        + victim
        + wave(356, 150, 18, 1.4, ("#27666F", "#76B0A8", "#143844"), 130, 3, 11)
        + right.draw()
        + bow.draw()
        + main.draw()
        + splash(160, 392, 110, 40, 4)
        + splash(530, 400, 110, 46, 7)
        + wave(424, 180, 18, 3.3, (mid, pale, deep), 140, 15, 12, 4.4)
        + place(kraken_head(doc), 324, 410, 1.02)
        + wave(506, 190, 16, 2.6, ("#1F5A66", "#5C9F9B", "#113039"), 120, 5, 10, 4.6)
        + splash(228, 508, 120, 34, 11)
        + splash(420, 508, 120, 34, 17)
        + left.draw()
        + near.draw()
        + wave(542, 230, 15, 0.9, ("#174A56", "#4C8F90", "#0E2731"), 100, 6, 8, 5)
        + glow(doc, 262, 420, 40, "#FFE08A", 0.5)
        + glow(doc, 390, 420, 40, "#FFE08A", 0.5)
        + path(rain, "#F4F1DE", opacity=0.45)
        + path(
            "".join(swell(arc(320, 530, w, 200, 340, 30, 0.1), 2) for w in (120, 160)),
            FOAM,
            opacity=0.6,
        )
    )
