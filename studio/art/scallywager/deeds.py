"""Pictures of treasure that does harm: grapeshot and cutpurse."""

import math

import numpy as np

from studio.art.do_not_touch_cards.scene import GOLD, IRON, Stuff, relief, revolution
from studio.art.kit.document import Document
from studio.art.kit.fields import bumps, silhouette
from studio.art.kit.light import glint, glow
from studio.art.kit.ornament import rivet
from studio.art.kit.palette import BRASS_LIGHT, INK
from studio.art.kit.rope import rope
from studio.art.kit.shapes import spline
from studio.art.kit.strokes import brush, contour, hatch, rays, swell
from studio.art.kit.svg import circle, ellipse, path, path_data, place, polygon
from studio.art.kit.treasure import heap_coin
from studio.art.scallywager.forms import LEATHER, STEEL, ball, smoke, tube
from studio.art.scallywager.window import HEIGHT, ground, lifted, shadow, sky

_SMOKE = Stuff("#4A4038", "#8A7A68", "#C9BCA4", "#EADFC8", "#FFF8E6")
_FIRE_SMOKE = Stuff("#5A2A18", "#A8542A", "#E8A050", "#FFD58A", "#FFF6D0")


def grapeshot(doc: Document) -> str:
    """A gun fired from the left: fire, smoke, and a hail of iron."""
    barrel, field = revolution(
        0,
        [
            (-250, 64),
            (-226, 74),
            (-200, 70),
            (-190, 60),
            (-60, 68),
            (-50, 78),
            (-30, 78),
            (-20, 72),
            (120, 84),
            (130, 94),
            (152, 94),
            (160, 86),
            (240, 92),
        ],
    )
    tubes = relief(doc, barrel, field, IRON, 5, 4, 0.24, 0.66)
    rings = "".join(
        path(brush([(-w, y), (0, y + 12), (w, y)], 3.4, 2, 2), INK)
        for y, w in ((-198, 72), (-184, 60), (-52, 72), (-28, 78), (128, 90), (156, 90))
    )
    mouth = ellipse(0, -250, 64, 17, "#1A1412", INK, 5) + ellipse(0, -250, 44, 11, "#000")
    gun = place(tubes + rings + mouth, 96, 404, 1.0, 58)
    tongue = (
        path(rays(0, 0, 10, 230, 15, (70, 2), -62, 62), "#F08A2E", INK, 3)
        + path(rays(0, 0, 6, 170, 13, (54, 1), -50, 50), "#FFC84A")
        + path(rays(0, 0, 4, 110, 9, (44, 1), -40, 40), "#FFF6D0")
    )
    flash = place(tongue, 316, 268, 1, -32)
    puffs = smoke(
        doc,
        [
            (330, 120, 60),
            (420, 90, 56),
            (250, 170, 50),
            (470, 470, 62),
            (390, 430, 54),
            (560, 520, 60),
            (520, 40, 46),
        ],
        _SMOKE,
        3,
    )
    fire = smoke(doc, [(322, 212, 44), (362, 322, 44), (300, 268, 40)], _FIRE_SMOKE, 9)
    balls, trails = "", ""
    for x, y, r in (
        (420, 220, 24),
        (476, 150, 30),
        (498, 256, 34),
        (566, 190, 40),
        (560, 318, 36),
        (446, 316, 26),
        (584, 76, 34),
        (520, 392, 30),
        (404, 164, 19),
    ):
        away = np.array([x - 306, y - 274]) / math.hypot(x - 306, y - 274)
        side = np.array([-away[1], away[0]])
        for k in (-0.6, 0, 0.6):
            first = np.array([x, y]) + side * r * k - away * r * 0.9
            trails += swell([first, first - away * r * (2.4 - abs(k))], (3.4, 0.3))
        balls += ball(doc, x, y, r)
    wheel = (
        circle(70, 520, 92, "none", INK, 34)
        + circle(70, 520, 92, "none", "#7A5230", 24)
        + circle(70, 520, 26, "#7A5230", INK, 5)
        + rivet(70, 520, 10)
    )
    cheek = path(
        path_data(
            spline([(-20, 420), (70, 400), (170, 452), (214, 512), (206, 570), (-20, 570)], 3)
        ),
        "#5E3A20",
        INK,
        6,
    )
    return (
        sky(doc, ("#1C2A3A", "#6E4A4A", "#D8844A"), HEIGHT, (312, 262, 10, "#FFB45A"), 6)
        + puffs
        + glow(doc, 320, 262, 330, "#FFB04A", 0.95)
        + lifted(doc, cheek, wheel, gun)
        + flash
        + fire
        + path(trails, "#FFE9B8")
        + lifted(doc, balls)
        + glint(doc, 556, 176, 22)
    )


def sheath_dagger(doc: Document) -> str:
    """A dagger along x, its point at the origin, its hilt to the right."""
    blade = np.array([(0, 0), (60, -20), (250, -27), (258, 27), (60, 20)])
    lower = np.array([(0, 0), (258, 2), (258, 27), (60, 20)])
    steel = (
        polygon(blade, STEEL.light)
        + polygon(lower, STEEL.dark)
        + path(swell([(20, 0), (256, 0)], (1, 5)), "#F6FBFA")
        + path(hatch(lower, 70, 5, 2, (0.2, 1), 3), INK)
        + path(contour(blade, 5, smooth=False), INK)
    )
    grip = tube([(276, 0), (400, 0)], [17, 21, 17], LEATHER, 4, True)
    wire = "".join(
        path(
            brush([(286 + 15 * k, -18), (292 + 15 * k, 0), (286 + 15 * k, 18)], 3.4, 1, 1),
            BRASS_LIGHT,
            INK,
            0.8,
        )
        for k in range(8)
    )
    guard = tube(
        [(262, -66), (270, -20), (266, 0), (270, 20), (262, 66)], [11, 9, 13, 9, 11], GOLD, 3
    )
    return steel + grip + wire + guard + ball(doc, 416, 0, 24, GOLD)


def cutpurse(doc: Document) -> str:
    """A blade through the cord of a full purse; coins leap out."""
    body = bumps(
        [
            (0, 60, 132, 118, 112, 0),
            (-50, 96, 84, 78, 90, 0.2),
            (56, 98, 80, 76, 88, -0.2),
            (0, -40, 70, 70, 62, 0),
        ],
        5,
        6,
        26,
        3,
    )
    outline = silhouette(body, 0, 40, 260, 220)
    purse = relief(
        doc,
        outline,
        body,
        Stuff("#2E0E14", "#5E1A22", "#9C3236", "#CE5A50", "#F09A80"),
        5.4,
        4,
        0.44,
        0.74,
    )
    folds = path(
        "".join(
            brush([(x * 0.42, -96), (x * 0.8, -40), (x * 1.5, 40 + abs(x) * 0.4)], 6, 2, 0.4)
            for x in (-58, -34, -12, 12, 34, 58)
        ),
        INK,
    )
    frill = "".join(
        path(
            path_data(
                spline(
                    [
                        (x - 16, -96),
                        (x * 1.5 - 26, -150),
                        (x * 1.6, -168 + abs(x) * 0.3),
                        (x * 1.5 + 24, -148),
                        (x + 16, -96),
                    ],
                    2,
                )
            ),
            c,
            INK,
            4,
        )
        for x, c in ((-44, "#7E2428"), (44, "#6A1C22"), (-16, "#A83A3C"), (18, "#963034"))
    )
    cord = rope(spline([(-62, -92), (-20, -80), (30, -82), (64, -94)], 1), 15, 12)
    bag = place(frill + purse + folds + cord, 268, 318, 1.04, -6)
    upper = rope(spline([(196, -10), (210, 60), (226, 120), (236, 158)], 1), 15, 12)
    ends = "".join(
        path(
            brush([(238 + 5 * k, 158), (236 + 9 * k, 176), (232 + 13 * k, 190)], 3, 1.6, 0.4),
            "#E9D6AA",
            INK,
            1.4,
        )
        for k in range(-2, 3)
    )
    slash = path(brush([(70, 120), (240, 168), (470, 210)], 12, 0.4, 0.4), "#FFFFFF", opacity=0.8)
    blade = place(sheath_dagger(doc), 172, 200, 1.0, -14)
    cuff = tube(
        [(548, 104), (600, 92), (680, 72)],
        [62, 70, 76],
        Stuff("#10202A", "#1C3A48", "#2F6072", "#4E8A9C", "#8CC0CC"),
        4,
    )
    fingers = "".join(
        tube(
            [(486 + 24 * k, 164 - 8 * k), (484 + 24 * k, 118 - 7 * k), (506 + 22 * k, 88 - 6 * k)],
            [15, 17, 15],
            Stuff("#5A2E1C", "#8A4E30", "#C98A5E", "#E8B486", "#FFDDB4"),
            3.2,
        )
        for k in range(4)
    )
    coins = "".join(
        heap_coin(doc, x, y, r, s, a, k)
        for k, (x, y, r, s, a) in enumerate(
            [
                (110, 486, 34, 0.5, -8),
                (176, 512, 38, 0.5, 10),
                (470, 498, 38, 0.48, 4),
                (404, 520, 34, 0.5, -10),
                (536, 470, 32, 0.5, 14),
                (448, 330, 27, 0.6, 40),
                (512, 372, 30, 0.36, -30),
                (92, 372, 27, 0.6, 60),
                (66, 300, 22, 0.36, 20),
                (430, 430, 26, 0.6, -50),
            ]
        )
    )
    return (
        ground(doc, ("#5E8A80", "#2F5A58", "#10272C"), (240, 190), -24, 5)
        + glow(doc, 250, 260, 300, "#FFD58A", 0.35)
        + shadow(doc, 290, 470, 190, 34)
        + lifted(doc, upper, ends)
        + lifted(doc, bag)
        + lifted(doc, coins)
        + slash
        + lifted(doc, blade)
        + lifted(doc, cuff, fingers)
        + glint(doc, 232, 186, 30)
    )
