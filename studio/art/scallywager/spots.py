"""Pictures on paper: the black spot, and where the X is."""

import math

import numpy as np

from studio.art.do_not_touch_cards.scene import GOLD, Stuff
from studio.art.kit import marks
from studio.art.kit.document import Document
from studio.art.kit.light import blur, glint, glow
from studio.art.kit.palette import INK, PARCHMENT_LIGHT, SEPIA, WAX_RED
from studio.art.kit.shapes import arc, moved, spline
from studio.art.kit.strokes import brush, contour, hatch, rays, swell
from studio.art.kit.svg import circle, path, path_data, place, polygon
from studio.art.kit.treasure import heap_coin, planks
from studio.art.scallywager.forms import LEATHER, STEEL, ball, skull, tube
from studio.art.scallywager.window import HEIGHT, WIDTH, lifted


def the_black_spot(doc: Document) -> str:
    """A page torn from a holy book, and on it the spot."""
    table = planks((0, 0, WIDTH, HEIGHT), "#4A2C1A", [92, 190, 292, 396, 480], 0, 7, 8, 0.4, 4.2)
    rng = np.random.default_rng(4)
    edge = spline(
        [
            (92, 96),
            (210, 62),
            (330, 76),
            (470, 48),
            (552, 120),
            (540, 240),
            (566, 340),
            (512, 462),
            (390, 492),
            (270, 478),
            (150, 508),
            (84, 420),
            (106, 320),
            (70, 210),
        ],
        3,
        True,
    )
    torn = edge + rng.uniform(-4, 4, edge.shape)
    paper = path(
        path_data(torn),
        doc.radial([(0, "#FFF6DC"), (0.65, "#E9D6AA"), (1, "#A87A3E")], (0.42, 0.4), 0.62),
    )
    burn = path(path_data(torn), "none", "#5A2A0E", 34, opacity=0.55, filter=blur(doc, 9)) + path(
        path_data(torn), "none", "#1A0C06", 14, opacity=0.8, filter=blur(doc, 3)
    )
    ember = path(
        "".join(swell(torn[k : k + 9], (0.5, 4, 0.5)) for k in range(0, len(torn) - 10, 17)),
        "#FF8A3A",
    )
    text = "".join(
        path(
            "".join(
                swell([(x, y + 0.04 * x), (x + w, y + 0.04 * (x + w))], (1, 2.4, 1))
                for x, w in zip(range(130, 500, 46), rng.uniform(18, 38, 9), strict=False)
            ),
            SEPIA,
            opacity=0.5,
        )
        for y in range(104, 470, 25)
    )
    blot_angle = np.linspace(0, math.tau, 160, endpoint=False)
    reach = (
        138 + 9 * np.sin(5 * blot_angle + 1) + 7 * np.sin(9 * blot_angle) + rng.uniform(-3, 3, 160)
    )
    spot = np.stack([318 + reach * np.cos(blot_angle), 268 + 0.97 * reach * np.sin(blot_angle)], 1)
    blot = path(path_data(spot), "#0C0808") + "".join(
        circle(x, y, r, "#0C0808")
        for x, y, r in (
            (120, 210, 9),
            (150, 380, 13),
            (500, 170, 10),
            (520, 330, 7),
            (470, 420, 12),
            (250, 88, 7),
            (188, 140, 6),
            (440, 96, 8),
            (180, 440, 6),
        )
    )
    drips = path(
        "".join(
            brush([(x, 370), (x + 2, 410), (x, 420 + h)], 15, 13, 9)
            for x, h in ((256, 40), (306, 66), (352, 24), (388, 48))
        ),
        "#0C0808",
    ) + "".join(
        circle(x, 424 + h, 9, "#0C0808") for x, h in ((256, 40), (306, 66), (352, 24), (388, 48))
    )
    death = place(
        skull(doc, Stuff("#2A2420", "#7A6C58", "#E4D8BE", "#F8F0DC", "#FFFFFF"), "#0C0808"),
        318,
        244,
        0.82,
    )
    knife = place(_knife(doc), 520, 132, 0.9, -38)
    return (
        table
        + glow(doc, 190, 120, 380, "#FFC46A", 0.45)
        + lifted(doc, paper)
        + text
        + burn
        + ember
        + blot
        + drips
        + death
        + lifted(doc, knife)
        + glint(doc, 470, 190, 16)
    )


def _knife(doc: Document) -> str:
    """A sheath knife, its point to the left of the origin, its handle to the right."""
    blade = np.array([(-92, 4), (-60, -15), (30, -17), (30, 15), (-70, 13)])
    return (
        polygon(blade, STEEL.light)
        + polygon([(-92, 4), (30, 2), (30, 15), (-70, 13)], STEEL.dark)
        + path(contour(blade, 4.4, smooth=False), INK)
        + tube([(30, 0), (50, 0)], [25, 22], GOLD, 3, True)
        + tube([(50, 0), (150, 0)], [17, 21, 17], LEATHER, 3.6, True)
        + ball(doc, 156, 0, 21, GOLD)
    )


def x_marks_the_spot(doc: Document) -> str:
    """The corner of a map: a bay, a trail, the cross."""
    table = planks((0, 0, WIDTH, HEIGHT), "#5A3820", [120, 260, 400], 0, 11, 7, 0.36, 4.2)
    rng = np.random.default_rng(9)
    edge = spline(
        [
            (34, 60),
            (180, 34),
            (330, 52),
            (480, 30),
            (596, 58),
            (606, 200),
            (590, 350),
            (604, 500),
            (430, 520),
            (300, 506),
            (140, 526),
            (28, 500),
            (42, 350),
            (26, 200),
        ],
        3,
        True,
    )
    torn = edge + rng.uniform(-2.4, 2.4, edge.shape)
    sheet = path(
        path_data(torn),
        doc.radial([(0, "#FFF4D4"), (0.6, "#E9D2A0"), (1, "#A47A40")], (0.4, 0.36), 0.75),
        INK,
        4,
    )
    isle = spline(
        [
            (150, 130),
            (250, 96),
            (380, 110),
            (480, 150),
            (540, 240),
            (520, 350),
            (440, 430),
            (320, 456),
            (220, 430),
            (150, 370),
            (190, 300),
            (120, 240),
        ],
        3,
        True,
    )
    seas = "".join(
        path(
            path_data(moved(isle, -330 * s, -280 * s, 1 + s)),
            "none",
            "#2C6E78",
            3.4 - 1.6 * k,
            opacity=0.8 - 0.16 * k,
        )
        for k, s in enumerate((0.03, 0.065, 0.1, 0.14))
    )
    land = path(path_data(isle), "#D9BC7C", INK, 5) + path(
        hatch(isle, 52, 7, 1.6, (0.72, 1), 6), SEPIA, opacity=0.8
    )
    hills = ""
    for x, y, s in ((236, 190, 1.1), (290, 168, 1.4), (352, 186, 1.1), (216, 236, 0.8)):
        peak = spline(
            [
                (x - 36 * s, y + 30 * s),
                (x - 10 * s, y - 26 * s),
                (x + 4 * s, y - 32 * s),
                (x + 38 * s, y + 30 * s),
            ],
            2,
        )
        hills += path(path_data(peak), "#EAD6A0", INK, 3) + path(
            hatch(
                np.vstack([peak[len(peak) // 2 - 2 :], [(x + 4 * s, y + 30 * s)]]),
                60,
                5,
                2,
                (0, 1),
                4,
            ),
            INK,
        )
    palms = ""
    for x, y, s in (
        (470, 210, 1),
        (496, 246, 0.8),
        (214, 380, 0.9),
        (250, 400, 0.7),
        (180, 330, 0.8),
    ):
        palms += path(
            brush(
                [(x, y + 30 * s), (x + 4 * s, y + 8 * s), (x + 2 * s, y - 12 * s)],
                6 * s,
                5 * s,
                3 * s,
            ),
            "#6B4224",
            INK,
            1.6,
        )
        palms += path(
            "".join(
                brush(
                    [
                        (x + 2 * s, y - 12 * s),
                        (x + 24 * s * math.cos(a), y - 18 * s + 18 * s * math.sin(a)),
                        (x + 38 * s * math.cos(a), y - 6 * s + 26 * s * math.sin(a)),
                    ],
                    9 * s,
                    3,
                    0.5,
                )
                for a in np.radians([-170, -130, -60, -10, 30, 200])
            ),
            "#2F7D4B",
            INK,
            1.4,
        )
    way = spline(
        [(176, 290), (224, 300), (268, 268), (330, 250), (396, 262), (420, 300), (404, 334)], 2
    )
    trail = path(
        "".join(swell(part, (3, 8, 3)) for part in np.array_split(way, 25)[::2]), "#7A1F16"
    )
    cross = "".join(
        path(brush(c, 40, 26, 20), INK, INK, 6)
        for c in ([(332, 300), (398, 356), (462, 424)], [(468, 300), (402, 358), (330, 430)])
    ) + "".join(
        path(brush(c, 34, 22, 16), "#C23324")
        + path(
            brush([(c[0][0] + 6, c[0][1] + 4), (c[1][0] - 4, c[1][1] - 6)], 7, 1, 1),
            "#F08A6A",
            opacity=0.8,
        )
        for c in ([(332, 300), (398, 356), (462, 424)], [(468, 300), (402, 358), (330, 430)])
    )
    rose = place(marks.wind_star(62, SEPIA, PARCHMENT_LIGHT, INK), 104, 440, 1, 8)
    folds = path(
        brush([(322, 44), (318, 280), (324, 512)], 4, 2, 2)
        + brush([(32, 284), (300, 276), (600, 288)], 4, 2, 2),
        "#7A5A30",
        opacity=0.7,
    )
    brass = (
        circle(0, 0, 76, "#C8963E", INK, 6)
        + circle(0, 0, 64, "#F6EACB", INK, 4)
        + path(rays(0, 0, 52, 62, 32, (3, 3)), INK)
        + place(marks.wind_star(46, "#2C5FA8", "#F3EDE2", INK, 8), 0, 0)
        + place(
            path("M0 -50L10 0H-10Z", WAX_RED, INK, 3)
            + path("M0 50L10 0H-10Z", "#2B2B33", INK, 3)
            + circle(0, 0, 7, "#F0CB74", INK, 3),
            0,
            0,
            1,
            28,
        )
        + path(brush(arc(0, 0, 70, 190, 280, 40), 6, 1, 1), "#FFF6D8")
        + path(brush(arc(0, 0, 56, 196, 250, 30), 9, 1, 1), "#FFFFFF", opacity=0.5)
    )
    lid = tube(arc(0, -104, 28, 0, 360, 50), [8, 8], GOLD, 3)
    coins = "".join(
        heap_coin(doc, x, y, r, 0.56, a, k)
        for k, (x, y, r, a) in enumerate(
            [(560, 486, 40, 6), (510, 516, 38, -12), (596, 440, 34, 20)]
        )
    )
    return (
        table
        + lifted(doc, sheet)
        + seas
        + land
        + hills
        + palms
        + folds
        + rose
        + trail
        + cross
        + lifted(doc, place(lid + brass, 528, 118, 0.92, 24))
        + lifted(doc, coins)
        + glint(doc, 484, 76, 22)
        + glint(doc, 548, 470, 14)
    )
