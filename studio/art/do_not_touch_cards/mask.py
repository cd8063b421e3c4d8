"""Number 3: a golden sun mask on a temple wall."""

import math

import numpy as np

from studio.art.do_not_touch_cards import backdrops, scene
from studio.art.do_not_touch_cards.scene import BONE, GOLD, relief
from studio.art.do_not_touch_cards.suits import Suit
from studio.art.kit.document import Document
from studio.art.kit.fields import bumps
from studio.art.kit.gems import gem
from studio.art.kit.light import drop_shadow, glint, glow
from studio.art.kit.ornament import rivet
from studio.art.kit.palette import (
    BRASS_LIGHT,
    INK,
    LANTERN,
    mix,
)
from studio.art.kit.shapes import mirrored, moved, oval, spline
from studio.art.kit.strokes import brush, contour, hatch, rays, swell
from studio.art.kit.svg import circle, group, path, path_data, place, polygon
from studio.art.kit.treasure import pearl


def sun_mask(doc: Document, suit: Suit) -> str:
    """A golden sun mask on a temple wall, its eyes cut stones."""
    tint = mix("#3F7A4A", suit.middle, 0.28)
    leaves = "".join(
        place(backdrops.leaf(length, 36, tint, k), x, y, rotate=turn)
        for k, (x, y, turn, length) in enumerate(
            [(-20, 700, -34, 190), (-10, 760, -12, 210), (470, 704, -146, 190),
            (464, 764, -168, 210),
             (180, 800, -70, 120), (280, 800, -112, 120)]
        )
    )  # fmt: skip
    body = place(_mask(doc, suit), 225, 376, 1.08)
    return (
        backdrops.jungle(doc, suit)
        + glow(doc, 225, 370, 300, LANTERN, 0.75)
        + group(body, filter=drop_shadow(doc, 12, 14, 9, 0.6))
        + leaves
        + glint(doc, 148, 222, 34, 8)
        + glint(doc, 276, 330, 16)
        + glint(doc, 330, 560, 15)
        + scene.dust(14)
    )


def _mask(doc: Document, suit: Suit) -> str:
    return _sun_rays() + _ears(doc, suit) + _face(doc) + _features(doc, suit)


def _sun_rays() -> str:
    """Two rings of rays, straight and flaming, behind the face."""
    parts = []
    for k in range(20):
        angle = 18 * k
        if k % 2:
            half = [(0, 24), (60, 15), (104, 9), (150, 0)]
            flame = np.vstack([spline(half, 3), spline([(x, -y) for x, y in half][::-1], 3)])
            flame[:, 1] += 9 * np.sin(flame[:, 0] / 26)
        else:
            flame = np.array([(0, 26), (132, 0), (0, -26)], float)
        ray = moved(flame * [0.72, 0.92], 108, 0)
        shade = hatch(ray, 90, 4.4, 2.2, (0.5, 1), k + 2)
        lit = swell([(112, -4), (190 if k % 2 == 0 else 206, -1)], (2.6, 0.4))
        parts.append(
            place(
                polygon(ray, GOLD.base)
                + path(shade, INK)
                + path(lit, GOLD.lightest)
                + path(contour(ray, 3.8, smooth=False, lit=0.7), INK),
                0, 0, rotate=angle + 9,
            )
        )  # fmt: skip
    ring = circle(0, 0, 150, GOLD.dark, INK, 4.6) + path(rays(0, 0, 148, 132, 90, (2.4, 1)), INK)
    beads = "".join(
        rivet(float(x), float(y), 6.4, BRASS_LIGHT) for x, y in oval(0, 0, 140, 140, 40)
    )
    return "".join(parts) + ring + circle(0, 0, 131, GOLD.darkest, INK, 3) + beads


def _ears(doc: Document, suit: Suit) -> str:
    parts = []
    for side in (-1, 1):
        x = side * 128
        drops = "".join(pearl(x, 86 + k * 21, 9 - k) for k in range(4))
        parts.append(
            circle(x, 30, 38, GOLD.base, INK, 4)
            + path(rays(x, 30, 36, 25, 30, (2.6, 0.6)), INK)
            + circle(x, 30, 23, suit.deep, INK, 3)
            + gem(doc, x, 30, 18, suit.stones, 10, -8, 1, 0, hatched=False)
            + drops
        )
    return "".join(parts)


def _face(doc: Document) -> str:
    half = [(0, -142), (52, -134), (92, -98), (106, -40), (104, 22), (88, 80), (56, 124), (22, 142),
            (0, 145)]  # fmt: skip
    outline = spline(mirrored(half)[:-1], 2, closed=True)
    field = bumps(
        [(0, 0, 112, 152, 64, 0), (0, 12, 19, 58, 84, 0), (-17, 44, 15, 14, 74, 0),
         (17, 44, 15, 14, 74, 0), (-46, -36, 50, 15, 72, -0.16), (46, -36, 50, 15, 72, 0.16),
         (-58, 44, 34, 36, 62, 0), (58, 44, 34, 36, 62, 0), (0, 78, 44, 11, 70, 0),
         (0, 97, 38, 11, 69, 0), (0, 124, 36, 20, 56, 0)],
        6,
    )  # fmt: skip
    return relief(doc, outline, field, GOLD, 5.4, 3.5, 0.3, 0.66)


def _features(doc: Document, suit: Suit) -> str:
    """Eyes, mouth, brow and the painted marks of the mask."""
    parts = []
    for side in (-1, 1):
        eye = spline(
            [(side * 18, -4), (side * 44, -24), (side * 78, -10), (side * 50, 8)], 1.5, True
        )
        stone = gem(doc, side * 48, -7, 17, suit.stones, 6, -6, 1.2, 0, hatched=False)
        lines = (
            brush([(side * 8, -24), (side * 44, -50), (side * 90, -48)], 7.5)
            + brush([(side * 16, -2), (side * 44, -26), (side * 82, -10)], 6)
            + brush([(side * 20, 18), (side * 50, 22), (side * 80, 8)], 2.6)
            + brush([(side * 26, 48), (side * 40, 66), (side * 42, 88)], 3.2)
        )
        marks = "".join(
            brush([(side * (56 + k * 14), 36 + k * 2), (side * (52 + k * 13), 66 - k * 5)], 5)
            for k in range(3)
        )
        parts += [polygon(eye, INK), doc.clipped(path_data(eye), stone), path(lines, INK),
                  path(contour(eye, 3, smooth=False), INK), path(marks, suit.band),
                  path(marks, INK, opacity=0.25)]  # fmt: skip
    mouth = spline([(-42, 86), (-20, 78), (0, 81), (20, 78), (42, 86), (20, 93), (0, 95),
    (-20, 93)],
                   1.5, True)  # fmt: skip
    nose = brush([(-22, 52), (-12, 60), (0, 57), (12, 60), (22, 52)], 4) + brush(
        [(-8, -30), (-10, 10), (-20, 40)], 2.6
    )
    teeth = "".join(path(f"M{x} 82V92", "none", INK, 1.8) for x in range(-28, 29, 8))
    diadem = "".join(
        rivet(x, -98 - 14 * math.cos(x / 40), 5.6, BRASS_LIGHT) for x in range(-70, 71, 14)
    )
    parts += [
        polygon(mouth, BONE.light, INK, 3.4),
        doc.clipped(path_data(mouth), teeth),
        path(nose, INK),
        diadem,
        circle(0, -92, 26, GOLD.dark, INK, 3.6),
        gem(doc, 0, -92, 22, suit.stones, 10, -8, 1, 0, hatched=False),
    ]
    return "".join(parts)
