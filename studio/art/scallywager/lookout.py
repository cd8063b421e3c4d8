"""The picture of the crow's nest and the man in it."""

import numpy as np

from studio.art.do_not_touch_cards.scene import GOLD, Stuff
from studio.art.emblems.figures import figure
from studio.art.kit.document import Document
from studio.art.kit.light import glint
from studio.art.kit.palette import BRASS_LIGHT, INK, PEARL
from studio.art.kit.shapes import arc, spline
from studio.art.kit.strokes import brush, hatch
from studio.art.kit.svg import circle, path, path_data, place
from studio.art.scallywager.flags import CLOUD, flying
from studio.art.scallywager.forms import OAK, cask, tube
from studio.art.scallywager.window import HEIGHT, cloud, lifted, sky


def _lookout() -> str:
    """A lookout to the waist, a glass at his eye, about his belt."""
    coat = Stuff("#14202E", "#203C58", "#356A94", "#6098BC", "#A8CCE0")
    skin = Stuff("#5A2E1C", "#8A4E30", "#C98A5E", "#E8B486", "#FFDDB4")
    torso = path(
        path_data(
            spline(
                [(-46, 20), (-54, -30), (-34, -74), (0, -82), (36, -72), (52, -28), (46, 20)],
                2,
                True,
            )
        ),
        coat.base,
        INK,
        4.4,
    )
    stripes = "".join(
        path(brush([(-46, y), (0, y + 8), (46, y)], 8, 6, 6), "#F3EDE2") for y in (-58, -38, -18, 2)
    )
    vest = path("M-50 20L-52 -40L-34 -74L-10 -78L-22 20Z", "#7E2A22", INK, 4) + path(
        "M50 20L52 -36L36 -72L12 -78L24 20Z", "#5E1C18", INK, 4
    )
    head = path(
        path_data(
            spline(
                [(-26, -92), (-28, -124), (-6, -142), (22, -134), (30, -110), (24, -86), (0, -76)],
                1.5,
                True,
            )
        ),
        skin.base,
        INK,
        4,
    )
    beard = path("M-6 -84C4 -66 24 -72 26 -92C14 -96 2 -96 -6 -84Z", "#4A2A16", INK, 3)
    scarf = path(
        "M-30 -118C-32 -152 18 -160 30 -128C12 -136 -10 -134 -30 -118Z"
        "M-28 -122L-58 -108L-46 -132ZM-28 -124L-62 -134L-44 -146Z",
        "#C23A2C",
        INK,
        4,
    )
    looks = (
        path("M22 -112C34 -110 36 -98 24 -96", skin.light, INK, 3)
        + circle(10, -114, 3.4, INK)
        + path(
            brush([(0, -122), (10, -126), (20, -121)], 4, 1, 1)
            + brush([(-14, -96), (-2, -92), (12, -95)], 3, 1, 1)
            + hatch([(-28, -120), (-14, -120), (-10, -84), (-26, -90)], 60, 4, 2, (0, 1), 2),
            INK,
        )
        + circle(-24, -98, 7, "none", BRASS_LIGHT, 3)
    )
    glass = tube([(22, -112), (60, -120), (130, -136)], [9, 11, 16], GOLD, 3)
    arm = tube([(44, -56), (78, -82), (78, -116)], [17, 15, 12], coat, 3.4) + ball_hand(
        skin, 80, -122
    )
    other = tube([(-40, -50), (-70, -20), (-62, 16)], [17, 15, 13], coat, 3.4) + ball_hand(
        skin, -62, 20
    )
    return torso + stripes + vest + other + head + looks + beard + scarf + glass + arm


def ball_hand(skin: Stuff, x: float, y: float) -> str:
    """A hand closed on something, at that size hardly more than a fist."""
    return circle(x, y, 15, skin.base, INK, 4) + path(
        "".join(
            brush([(x - 9 + 7 * k, y - 12), (x - 8 + 7 * k, y - 2)], 2.6, 1, 1) for k in range(4)
        ),
        INK,
    )


def crows_nest(doc: Document) -> str:
    """The top of the mast over the clouds, a lookout in his tub."""
    mast = tube([(306, 590), (308, 330)], [34, 30], OAK, 4.4, True)
    upper = tube([(310, 300), (312, -20)], [21, 17], OAK, 4.4, True)
    tub = cask(doc, 310, 288, 168, 250, (0.1, 0.86))
    floor_ = path(
        path_data(
            spline(
                [(196, 452), (310, 480), (424, 452), (404, 492), (310, 512), (216, 492)], 2, True
            )
        ),
        "#54341C",
        INK,
        5,
    )
    stays = "".join(
        path(
            brush([(310 + s * 104, 470), (310 + s * 190, 530), (310 + s * 250, 580)], 6, 5, 5), INK
        )
        for s in (-1, 1)
    )
    shrouds = "".join(
        path(brush([(312, 10), (312 + x, 290), (312 + 1.7 * x, 600)], 4.4, 3, 4), INK)
        for x in (-210, -170, 170, 212)
    )
    rat = "".join(
        path(
            f"M{312 - 0.86 * a:.0f} {y}L{312 - 0.68 * a:.0f} {y + 3}"
            f"M{312 + 0.68 * a:.0f} {y + 3}L{312 + 0.86 * a:.0f} {y}",
            "none",
            INK,
            3,
        )
        for y in range(130, 550, 34)
        for a in (10 + y * 0.8,)
    )
    man = place(_lookout(), 330, 300, 1.16)
    rim = np.vstack(
        [arc(310, 288, 100, 180, 0, 40, 0.2), [(480, 288), (480, 600), (140, 600), (140, 288)]]
    )
    before = doc.clipped(path_data(rim), tub)
    pennant = place(
        flying(
            doc, "#B4382C", 210, 64, place(figure("skull", PEARL, "#5E1511"), 0, 0, 0.3), 0.3, 7
        ),
        324,
        40,
        1,
        -5,
    )
    gull = place(
        path(
            "M-60 -12C-40 -30 -18 -26 0 -2C18 -26 40 -32 62 -16C40 -20 22 -8 8 12"
            "C2 18 -4 18 -10 12C-22 -6 -40 -16 -60 -12Z",
            "#F3EDE2",
            INK,
            4,
        )
        + path(
            "M40 -24C50 -26 58 -22 62 -16C54 -20 46 -20 40 -24Z"
            "M-40 -22C-50 -24 -56 -18 -60 -12C-54 -16 -46 -16 -40 -22Z",
            "#3A3A40",
        ),
        118,
        170,
        0.9,
        -10,
    )
    return (
        sky(doc, ("#1F6C8C", "#78B8C4", "#F6E6BC"), HEIGHT, (104, 84, 36, "#FFE9A8"), 8)
        + cloud(doc, 520, 270, 300, 120, 5, CLOUD)
        + cloud(doc, 90, 400, 320, 120, 9, CLOUD)
        + cloud(doc, 580, 500, 280, 100, 12, CLOUD)
        + shrouds
        + rat
        + lifted(doc, upper, pennant)
        + stays
        + mast
        + lifted(doc, floor_, tub)
        + man
        + before
        + gull
        + glint(doc, 484, 140, 20)
    )
