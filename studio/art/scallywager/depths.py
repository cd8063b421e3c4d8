"""The picture of a wager on the sea bed."""

from itertools import pairwise

import numpy as np

from studio.art.dice import BONE as DIE_BONE, tumble
from studio.art.do_not_touch_cards.chest import open_chest
from studio.art.do_not_touch_cards.suits import GREEN
from studio.art.kit.document import Document
from studio.art.kit.insets import inset
from studio.art.kit.light import glint, glow
from studio.art.kit.palette import INK
from studio.art.kit.shapes import oval, spline
from studio.art.kit.strokes import hatch, ruled, swell
from studio.art.kit.svg import circle, group, path, path_data, place, rect
from studio.art.scallywager.forms import BONE, ball, tube
from studio.art.scallywager.window import HEIGHT, WIDTH, ground, lifted


def bony_hand(doc: Document) -> str:
    """A dead man's hand that comes from above, holding a die between its finger bones."""

    def joint(points: list[tuple[float, float]], r: float) -> str:
        out = ""
        for a, b in pairwise(points):
            out += tube([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b], [r, r * 0.62, r], BONE, 3)
        return out + "".join(ball(doc, x, y, r * 1.12, BONE) for x, y in points)

    arm = joint([(150, -250), (96, -130)], 21) + joint([(190, -230), (132, -116)], 17)
    palm = "".join(joint([(96 + 12 * k, -112), (24 + 26 * k, -40 + 6 * k)], 12) for k in range(4))
    fingers = (
        joint([(20, -40), (-44, 6), (-56, 64), (-34, 100)], 12)
        + joint([(48, -32), (-2, 24), (-8, 84), (14, 116)], 12)
        + joint([(76, -26), (56, 32), (58, 86), (70, 116)], 12)
        + joint([(104, -22), (112, 30), (116, 72)], 11)
    )
    thumb = joint([(84, -90), (150, -30), (142, 44), (98, 82)], 14)
    return arm + palm + fingers + thumb


def davy_joness_wager(doc: Document) -> str:
    """On the sea bed, over an open chest, a dead hand offers a die."""
    shafts = "".join(
        path(
            path_data([(x, -10), (x + w, -10), (x + w - 130, 580), (x - 190 - w, 580)]),
            "#BFF0E0",
            opacity=0.13,
        )
        for x, w in ((120, 46), (250, 70), (400, 40), (520, 76))
    )
    chest = group(open_chest(doc, GREEN), transform="translate(84 150) scale(.82)")
    bed = path_data(
        spline(
            [(-20, 470), (110, 446), (260, 470), (430, 452), (660, 476), (660, 580), (-20, 580)],
            3,
            True,
        )
    )
    sand = path(
        bed,
        "#8A8458",
        INK,
        4,
    ) + path(
        ruled(
            (-10, 440, 640, 560),
            5,
            lambda x, y: 0.25 + 0.4 * np.clip((y - 450) / 100, 0, 1),
            lambda x, y: (0 * x, 7 * np.sin(x / 40 + y / 20)),
            0,
            4,
            seed=5,
        ),
        INK,
        opacity=0.7,
        clip_path=doc.clip(bed),
    )
    weeds = "".join(
        path(
            swell(
                spline(
                    [
                        (x, 560),
                        (x + 16 * s, 470),
                        (x - 18 * s, 390),
                        (x + 20 * s, 300),
                        (x + 4 * s, 230 + h),
                    ],
                    3,
                ),
                np.linspace(19, 2, 60),
            ),
            c,
            INK,
            2.6,
        )
        for x, s, h, c in (
            (36, 1, 0, "#2F7D5B"),
            (66, -1, 90, "#1F5E46"),
            (590, 1, 40, "#2F7D5B"),
            (560, -1, 130, "#1F5E46"),
            (616, -1, -30, "#3C8E66"),
            (12, 1, 150, "#3C8E66"),
        )
    )
    rng = np.random.default_rng(5)
    bubbles = "".join(
        circle(x, y, r, "#DFFFF4", opacity=0.28)
        + circle(x, y, r, "none", "#E8FFF8", 2.4, opacity=0.9)
        + circle(x - r * 0.34, y - r * 0.36, r * 0.26, "#FFFFFF")
        for x, y, r in np.stack(
            [rng.uniform(60, 590, 34), rng.uniform(10, 420, 34), rng.uniform(3, 13, 34) ** 1.05], 1
        )
    )
    die = inset(tumble(3, DIE_BONE), -78, -78, 156, 156)
    hand = place(bony_hand(doc), 346, 196, 0.98, 8)
    fish = "".join(
        place(
            path("M-30 0C-12 -20 18 -18 34 0C18 18 -12 20 -30 0L-48 -14V14Z", c, INK, 4)
            + circle(18, -4, 3.6, INK)
            + path(hatch(oval(0, 4, 26, 12), 60, 6, 2, (0, 1), 2), INK),
            x,
            y,
            s,
            a,
        )
        for x, y, s, a, c in (
            (96, 150, 0.9, 8, "#D8903A"),
            (150, 190, 0.7, -4, "#C8763A"),
            (560, 110, 0.8, 186, "#D8903A"),
        )
    )
    return (
        ground(doc, ("#5FC0B0", "#1C6A70", "#06222C"), (250, 20), 4, 4)
        + shafts
        + fish
        + sand
        + lifted(doc, weeds)
        + lifted(doc, chest)
        + glow(doc, 320, 340, 240, "#FFE9A8", 0.6)
        + lifted(doc, place(die, 366, 328, 1.1, 10))
        + lifted(doc, hand)
        + bubbles
        + glint(doc, 336, 290, 24)
        + rect(0, 0, WIDTH, HEIGHT, "#0E5A60", opacity=0.14)
    )
