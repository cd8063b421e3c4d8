"""Pictures of a keg about to burst and of a sailor in a sack."""

import math

import numpy as np

from studio.art.do_not_touch_cards.scene import IRON, Stuff, relief
from studio.art.emblems.figures import figure
from studio.art.kit.document import Document
from studio.art.kit.fields import bumps, silhouette
from studio.art.kit.insets import inset
from studio.art.kit.light import glow
from studio.art.kit.palette import INK
from studio.art.kit.rope import rope
from studio.art.kit.shapes import spline
from studio.art.kit.strokes import brush, rays, ruled
from studio.art.kit.svg import circle, group, path, path_data, place, rect
from studio.art.scallywager.forms import DARK_WOOD, cask, smoke, tube
from studio.art.scallywager.water import wave
from studio.art.scallywager.window import beams, floor, lifted, shadow, sky
from studio.art.ships.livery import of_seat
from studio.art.ships.rig import ship
from studio.art.title.boots import boot


def powder_keg(doc: Document) -> str:
    """A keg of powder, its fuse nearly burnt."""
    keg = cask(doc, 300, 170, 330, 330)
    mark = place(figure("skull", "#1C0E07", "#A8713F"), 286, 350, 1.05)
    bones = place(
        path("M-110 -9H110V9H-110Z", "#1C0E07")
        + "".join(circle(x, y, 15, "#1C0E07") for x in (-112, 112) for y in (-12, 12)),
        286,
        372,
        0.9,
        22,
    )
    bones += place(
        path("M-110 -9H110V9H-110Z", "#1C0E07")
        + "".join(circle(x, y, 15, "#1C0E07") for x in (-112, 112) for y in (-12, 12)),
        286,
        372,
        0.9,
        -22,
    )
    fuse = rope(
        spline(
            [(304, 172), (300, 120), (342, 86), (404, 104), (432, 150), (470, 150), (492, 110)], 1
        ),
        14,
        11,
    )
    spill = path(
        path_data(
            spline(
                [(60, 520), (150, 488), (270, 500), (420, 492), (560, 514), (600, 552), (30, 552)],
                3,
                True,
            )
        ),
        "#1A1412",
        INK,
        3,
    ) + "".join(
        circle(x, y, r, "#3A3430")
        for x, y, r in np.random.default_rng(3).uniform((70, 500, 1), (570, 548, 3.6), (150, 3))
    )
    star = (
        path(rays(494, 104, 8, 96, 17, (16, 1), 6, 366), "#FF9A3A")
        + path(rays(494, 104, 6, 62, 13, (12, 1)), "#FFE08A")
        + circle(494, 104, 17, "#FFFDF0")
    )
    rng = np.random.default_rng(8)
    sparks = "".join(
        path(
            brush(
                [
                    (494 + 60 * math.cos(a), 104 + 60 * math.sin(a)),
                    (494 + r * math.cos(a), 104 + r * math.sin(a)),
                    (494 + (r + 16) * math.cos(a) + 4, 104 + (r + 16) * math.sin(a) + 8),
                ],
                3.4,
                1,
                0.4,
            ),
            c,
        )
        for a, r, c in zip(
            rng.uniform(0, math.tau, 46),
            rng.uniform(78, 150, 46),
            ["#FFE9A8", "#FFB04A", "#FF7A2A"] * 16,
            strict=False,
        )
    )
    fumes = smoke(
        doc,
        [(566, 30, 40), (534, 52, 26), (600, 66, 30)],
        Stuff("#3A2A24", "#6E5444", "#A88A70", "#D8BCA0", "#FFE9D0"),
        4,
    )
    return (
        beams(494, 104, 150, ("#4A1612", "#7A2A1A"), 20)
        + glow(doc, 494, 104, 420, "#FFB04A", 0.95)
        + floor(452, "#4A2C1A")
        + shadow(doc, 300, 510, 190, 30)
        + spill
        + lifted(doc, keg)
        + group(bones, mark, opacity=0.86)
        + fumes
        + lifted(doc, fuse)
        + glow(doc, 494, 104, 130, "#FFF0B0", 0.95)
        + star
        + sparks
        + glow(doc, 380, 180, 150, "#FFC46A", 0.35)
    )


def shanghaied(doc: Document) -> str:
    """A sailor in a sack: only his boots look out."""
    night = sky(doc, ("#0E1E2E", "#22485A", "#6A8A86"), 330, (118, 92, 40, "#F3EDE2"), 5)
    hulls = group(inset(ship(of_seat("blue"), "beam"), 350, 120, 260, 236), opacity=0.62)
    shape = bumps(
        [
            (230, 390, 170, 110, 110, 0),
            (150, 400, 100, 96, 94, 0.2),
            (330, 388, 104, 92, 90, -0.1),
            (250, 320, 100, 66, 80, 0),
            (110, 430, 60, 60, 54, 0),
        ],
        5,
        8,
        30,
        4,
    )
    burlap = Stuff("#4A3418", "#84632F", "#C9A565", "#E6CB92", "#F8E9C0")
    outline = silhouette(shape, 230, 390, 300, 240)
    sack = relief(doc, outline, shape, burlap, 5.4, 4.2, 0.36, 0.72)
    weave = doc.clipped(
        path_data(outline),
        path(
            ruled((40, 250, 460, 510), 9, lambda x, y: 0.16 + 0 * x, None, 62, 5, seed=4),
            INK,
            opacity=0.6,
        ),
    )
    creases = path(
        "".join(
            brush(c, 6, 1, 0.5)
            for c in (
                [(404, 340), (352, 350), (310, 330)],
                [(410, 380), (350, 392), (296, 380)],
                [(402, 420), (340, 436), (280, 428)],
                [(150, 330), (190, 350), (200, 390)],
                [(120, 380), (150, 420), (140, 460)],
            )
        ),
        INK,
    )
    boots = place(boot(doc), 536, 326, 0.8, -116) + place(boot(doc), 548, 452, 0.84, -84)
    cord = rope(spline([(410, 300), (396, 350), (402, 410), (416, 462)], 1), 17, 13) + rope(
        spline([(420, 300), (408, 350), (414, 410), (428, 460)], 1), 15, 12
    )
    belt = rope(spline([(176, 270), (204, 350), (208, 430), (190, 496)], 1), 17, 13)
    stars = "".join(
        place(
            path(rays(0, 0, 0, 22, 5, (13, 1), -90, 270), "#FFE08A", INK, 2)
            + circle(0, 0, 7, "#FFE08A"),
            x,
            y,
            s,
        )
        for x, y, s in ((96, 300, 1), (60, 346, 0.7), (140, 262, 0.8))
    )
    club = tube([(250, 530), (370, 522), (470, 528)], [10, 15, 22], DARK_WOOD, 3.6)
    lamp = (
        rect(536, 196, 50, 74, "#FFD58A", stroke=INK, stroke_width=5)
        + path("M528 196H594L576 166H546ZM528 270H594V284H528Z", "#6B4514", INK, 5)
        + path("M561 196V270M548 166C548 140 574 140 574 166", "none", INK, 4.4)
    )
    post = tube([(612, 590), (608, 40)], [17, 15], DARK_WOOD, 4, True) + tube(
        [(606, 62), (562, 62)], [6, 5], IRON, 3, True
    )
    return (
        night
        + hulls
        + wave(316, 120, 6, 1, ("#1F4A58", "#6AA8A8", "#0E2A34"), 50, 3, 8, 3.6)
        + floor(366, "#6A4426")
        + glow(doc, 566, 150, 420, "#FFC46A", 0.95)
        + shadow(doc, 270, 496, 240, 26)
        + lifted(doc, boots)
        + lifted(doc, sack)
        + weave
        + creases
        + lifted(doc, belt)
        + lifted(doc, cord)
        + stars
        + lifted(doc, club)
        + lifted(doc, post, group(lamp, transform="translate(6 -84)"))
    )
