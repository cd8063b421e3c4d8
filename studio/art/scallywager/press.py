"""The picture of the press gang: irons, a cudgel, a shilling."""

import numpy as np

from studio.art.do_not_touch_cards.scene import IRON
from studio.art.kit.document import Document
from studio.art.kit.light import glint, glow
from studio.art.kit.ornament import rivet
from studio.art.kit.palette import INK
from studio.art.kit.shapes import arc, spline
from studio.art.kit.strokes import brush, contour, hatch
from studio.art.kit.svg import circle, ellipse, path, path_data, place, rect
from studio.art.scallywager.forms import DARK_WOOD, tube
from studio.art.scallywager.window import HEIGHT, WIDTH, lifted, shadow


def bricks() -> str:
    """A wall of rough stones."""
    rng, out = np.random.default_rng(6), ""
    for row, y in enumerate(range(-10, HEIGHT, 66)):
        for x in range(-60 - 60 * (row % 2), WIDTH, 122):
            wide = 114 + rng.uniform(-4, 4)
            block = spline(
                [
                    (x + 6, y + 4),
                    (x + wide - 6, y + 5),
                    (x + wide, y + 30),
                    (x + wide - 5, y + 58),
                    (x + 6, y + 59),
                    (x + 1, y + 30),
                ],
                3,
                True,
            )
            tone = ["#6E6A62", "#7C766A", "#625E58", "#857C6C"][int(rng.integers(4))]
            out += path(path_data(block), tone) + path(
                hatch(block, 38, 5, 2, (0.35, 1), int(x + y) % 97), INK, opacity=0.75
            )
            out += path(contour(block, 4.4, smooth=False), INK)
            out += path(
                brush(
                    [(x + 10, y + 10), (x + wide * 0.5, y + 8), (x + wide - 14, y + 10)],
                    2.4,
                    0.4,
                    0.4,
                ),
                "#C8BEA4",
                opacity=0.8,
            )
    return rect(0, 0, WIDTH, HEIGHT, "#2A2420") + out


def _shackle() -> str:
    """An iron cuff about the origin, its hasp below."""
    ring = tube(arc(0, 0, 66, 110, 430, 80), [19, 19], IRON, 3.4)
    hasp = (
        rect(-24, 54, 48, 40, "#4A4A4E", stroke=INK, stroke_width=5)
        + circle(0, 68, 7, INK)
        + path("M-4 70L-7 86H7L4 70Z", INK)
    )
    return ring + hasp + rivet(-15, 60, 5, "#9A9A9A") + rivet(15, 60, 5, "#9A9A9A")


def press_gang(doc: Document) -> str:
    """What the gang brings at night: irons, a cudgel, a shilling."""
    club = tube([(96, 520), (250, 330), (430, 140), (500, 62)], [17, 20, 30, 44, 40], DARK_WOOD, 4)
    knots = "".join(
        ellipse(x, y, r, r * 0.7, "#2A160A", INK, 2.4)
        for x, y, r in ((420, 150, 9), (476, 110, 11), (330, 250, 7))
    )
    studs = "".join(
        rivet(x, y, 8, "#A09C98")
        for x, y in ((462, 66), (500, 96), (440, 104), (480, 130), (524, 60))
    )
    wrap = "".join(
        path(brush([(x - 22, y - 14), (x, y + 6), (x + 16, y + 22)], 9, 6, 6), "#C9A869", INK, 2)
        for x, y in ((128, 474), (142, 458), (156, 442), (170, 426))
    )
    chain = ""
    for k, (x, y) in enumerate(
        spline([(214, 330), (250, 404), (330, 424), (400, 388), (436, 332)], 33)
    ):
        turn = 30 + 34 * k
        chain += place(
            path("M-20 0A20 12 0 1 1 20 0A20 12 0 1 1 -20 0Z", "none", INK, 15)
            + path("M-20 0A20 12 0 1 1 20 0A20 12 0 1 1 -20 0Z", "none", "#7E8084", 8)
            + path("M-17 -5A18 10 0 0 1 10 -10", "none", "#E0E4E4", 3),
            float(x),
            float(y),
            0.9,
            turn,
        )
    irons = chain + place(_shackle(), 190, 236, 1.12, -14) + place(_shackle(), 446, 246, 1.12, 16)
    shilling = (
        circle(0, 0, 44, "#B9BDB6", INK, 5)
        + circle(0, 0, 36, "none", "#5E6460", 2.4)
        + path(
            "M-12 24C-16 6 -18 -4 -10 -18C-2 -30 16 -26 18 -10C20 0 14 4 15 10C8 14 12 20 14 26Z",
            "#F0F1E8",
            INK,
            3,
        )
        + path(brush(arc(0, 0, 40, 190, 280, 30), 4, 1, 1), "#FFFFFF")
    )
    return (
        bricks()
        + glow(doc, 150, 90, 420, "#FFB85A", 0.7)
        + shadow(doc, 330, 500, 240, 30)
        + lifted(doc, club, knots, studs, wrap)
        + lifted(doc, irons)
        + lifted(doc, place(shilling, 322, 484, 1.1, 12))
        + glint(doc, 300, 460, 20)
        + glint(doc, 142, 200, 16)
    )
