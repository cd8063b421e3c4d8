"""The picture of the ship's parrot."""

from collections.abc import Callable

import numpy as np

from studio.art.do_not_touch_cards.scene import Stuff, relief
from studio.art.kit.document import Document
from studio.art.kit.fields import bumps
from studio.art.kit.light import glint, glow
from studio.art.kit.palette import INK, lighter, mix
from studio.art.kit.shapes import spline
from studio.art.kit.strokes import brush, contour, ruled
from studio.art.kit.svg import circle, path, path_data, place
from studio.art.scallywager.forms import OAK, tube
from studio.art.scallywager.window import beams, lifted


def _plumes(
    rows: int,
    count: Callable[[int], int],
    at: Callable[[float, float], tuple[float, float, float, float]],
    colours: list[str],
    seed: int,
) -> str:
    """Overlapping feathers, the lowest row first: `at(row, place)` gives x, y, length, turn."""
    rng, out = np.random.default_rng(seed), ""
    for row in range(rows - 1, -1, -1):
        many = count(row)
        for k in range(many):
            x, y, long, turn = at(row / max(1, rows - 1), (k + 0.5 * (row % 2)) / many)
            colour = mix(colours[row % len(colours)], INK, float(rng.uniform(0, 0.14)))
            shape = spline(
                [
                    (-8, -2),
                    (-0.34 * long, 0.5 * long),
                    (0, long),
                    (0.34 * long, 0.5 * long),
                    (8, -2),
                ],
                2,
                True,
            )
            barbs = "".join(
                brush(
                    [
                        (0, t * long),
                        (s * 0.16 * long, (t + 0.1) * long),
                        (s * 0.27 * long, (t + 0.18) * long),
                    ],
                    1.6,
                    0.8,
                    0.3,
                )
                for t in (0.16, 0.3, 0.44, 0.58, 0.7)
                for s in (-1, 1)
            )
            light = brush(
                [
                    (-0.2 * long, 0.3 * long),
                    (-0.22 * long, 0.55 * long),
                    (-0.1 * long, 0.82 * long),
                ],
                3.4,
                0.4,
                0.4,
            )
            body = (
                path(path_data(shape), colour)
                + path(light, lighter(colour, 0.55), opacity=0.75)
                + path(brush([(0, 0), (0, 0.9 * long)], 2, 1, 0.4) + barbs, INK)
                + path(contour(shape, 3.4, smooth=False), INK)
            )
            out += place(body, x, y, 1, turn + float(rng.uniform(-4, 4)))
    return out


def ships_parrot(doc: Document) -> str:
    """A scarlet macaw, life-size in the window, cracking a die."""
    red, gold, blue = "#D23A2A", "#F2B632", "#2C6CB4"
    tail = "".join(
        place(_plumes(1, lambda _r: 1, lambda _r, _p: (0, 0, 300, 0), [c], 3), x, 400, 1, a)
        for x, c, a in ((236, blue, 22), (262, red, 15), (286, "#E2583A", 8))
    )
    trunk = spline(
        [
            (270, 96),
            (220, 180),
            (184, 290),
            (190, 400),
            (256, 470),
            (356, 470),
            (412, 390),
            (424, 280),
            (420, 190),
            (400, 110),
        ],
        3,
        True,
    )
    breast = path(path_data(trunk), "#A8281E", INK, 5)
    edge = path(contour(trunk, 6, smooth=False), INK)
    plumes = _plumes(
        7,
        lambda r: 7 + r // 2,
        lambda r, p: (226 + 214 * p - 20 * r, 176 + 250 * r, 62, (p - 0.5) * -36),
        ["#D23A2A", "#DE4A32", "#C2301F"],
        4,
    )
    wing = _plumes(
        3,
        lambda _r: 4,
        lambda r, p: (206 + 92 * p - 10 * r, 210 + 56 * r, 74, 16 - 16 * p),
        ["#D23A2A"],
        5,
    )
    mid = _plumes(
        2,
        lambda _r: 5,
        lambda r, p: (184 + 112 * p, 316 + 26 * r, 84, 20 - 18 * p),
        [gold, "#E8A028"],
        6,
    )
    far = _plumes(
        2,
        lambda _r: 6,
        lambda r, p: (180 + 110 * p, 384 + 36 * r, 140, 24 - 18 * p),
        [blue, "#1F4F92"],
        7,
    )
    head = spline(
        [
            (262, 150),
            (258, 88),
            (300, 36),
            (368, 22),
            (430, 44),
            (456, 90),
            (448, 140),
            (404, 178),
            (330, 196),
        ],
        3,
        True,
    )
    crown = path(path_data(head), red, INK, 5) + doc.clipped(
        path_data(head),
        path(
            ruled(
                (240, 10, 470, 210),
                4.4,
                lambda x, y: np.clip(0.1 + (y - 60) / 240 + (300 - x) / 380, 0, 0.85),
                lambda x, y: (0 * x, 0.0016 * (x - 360) ** 2),
                24,
                4,
                seed=3,
            ),
            INK,
        ),
    )
    tufts = path(
        "".join(
            brush(
                [
                    (300 + 18 * k, 40 - 3 * k),
                    (282 + 18 * k, 52 - 3 * k),
                    (272 + 18 * k, 74 - 3 * k),
                ],
                5,
                1,
                0.5,
            )
            for k in range(7)
        ),
        INK,
        opacity=0.8,
    )
    cheek = spline([(372, 62), (430, 66), (446, 108), (424, 148), (380, 150), (354, 112)], 2, True)
    face = path(path_data(cheek), "#F7EFE0", INK, 3.4) + "".join(
        path(
            brush(
                [(366 + 3 * k, 92 + 11 * k), (392, 88 + 12 * k), (424 - 2 * k, 96 + 10 * k)],
                2.6,
                1,
                0.4,
            ),
            "#8A2A22",
        )
        for k in range(5)
    )
    eye = (
        circle(396, 84, 17, "#F4D24A", INK, 4)
        + circle(397, 84, 9, "#120A06")
        + circle(392, 79, 4, "#FFFFFF")
        + path(brush([(374, 74), (396, 62), (418, 72)], 6, 1, 1), INK)
    )
    upper = spline(
        [
            (424, 66),
            (470, 58),
            (520, 88),
            (540, 146),
            (528, 204),
            (512, 182),
            (486, 150),
            (446, 142),
            (424, 120),
        ],
        2,
        True,
    )
    beak = relief(
        doc,
        upper,
        bumps([(470, 110, 76, 70, 60, 0.5)]),
        Stuff("#6A5A40", "#A8946E", "#EADCBC", "#FBF4E0", "#FFFFFF"),
        5,
        3.6,
        0.4,
        0.62,
    )
    lower = spline(
        [(420, 136), (452, 150), (476, 170), (470, 196), (440, 200), (412, 168)], 2, True
    )
    jaw = relief(
        doc,
        lower,
        bumps([(444, 168, 40, 40, 30, 0)]),
        Stuff("#120E0C", "#241E1C", "#3E3836", "#6A6460", "#A09A94"),
        5,
        3.6,
        0.4,
        0.62,
    )
    perch = tube([(-20, 500), (150, 486), (330, 492), (660, 470)], [22, 25, 22], OAK, 4.4)
    claws = "".join(
        tube(
            [(x, 452), (x + 6, 486), (x - 4, 516)],
            [15, 13, 8],
            Stuff("#2A2624", "#4A4440", "#7A726A", "#A8A098", "#D8D0C4"),
            3.2,
        )
        for x in (262, 290, 340, 368)
    )
    leaves = "".join(
        place(
            path(
                path_data(
                    spline([(0, 0), (60, -34), (150, -40), (230, 0), (150, 34), (60, 30)], 3, True)
                ),
                c,
                INK,
                4,
            )
            + path(
                "".join(
                    brush(
                        [(24 + 26 * k, 0), (44 + 26 * k, s * 16), (58 + 26 * k, s * 26)], 2, 1, 0.4
                    )
                    for k in range(7)
                    for s in (-1, 1)
                )
                + brush([(0, 0), (120, -4), (226, 0)], 4, 2, 0.5),
                INK,
            ),
            x,
            y,
            s,
            a,
        )
        for x, y, s, a, c in (
            (-20, 120, 1.1, -24, "#2F7D4B"),
            (-30, 250, 1, 14, "#1F5E3A"),
            (650, 90, 1.1, 196, "#2F7D4B"),
            (660, 330, 1.1, 168, "#1F5E3A"),
            (640, 220, 0.9, 190, "#3C8E55"),
            (-20, 400, 0.9, -8, "#3C8E55"),
        )
    )
    return (
        beams(350, 150, 150, ("#2F8076", "#4C9A8A"), 22)
        + glow(doc, 360, 130, 320, "#FFE9A8", 0.6)
        + lifted(doc, leaves)
        + lifted(doc, tail)
        + lifted(doc, perch)
        + lifted(doc, breast, doc.clipped(path_data(trunk), plumes), edge)
        + claws
        + lifted(doc, far, mid, wing)
        + lifted(doc, crown, tufts, face, eye, jaw, beak)
        + glint(doc, 476, 84, 18)
    )
