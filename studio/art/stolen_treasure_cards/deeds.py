"""A hook, a rain of bombs, and the book in which it is all forbidden."""

import math

import numpy as np

from studio.art.do_not_touch_cards.scene import GOLD, IRON, Stuff
from studio.art.kit.document import Document
from studio.art.kit.insets import inset
from studio.art.kit.light import drop_shadow, glint, glow
from studio.art.kit.materials import brass_paint, leather
from studio.art.kit.ornament import rivet
from studio.art.kit.palette import BRASS, BRASS_LIGHT, INK, SEPIA
from studio.art.kit.rope import rope
from studio.art.kit.shapes import arc, spline
from studio.art.kit.strokes import brush, contour, rays, ruled, swell
from studio.art.kit.svg import circle, ellipse, group, path, path_data, place, polygon, rect
from studio.art.kit.treasure import planks
from studio.art.portraits.hands import finger
from studio.art.portraits.pirates import PIRATES
from studio.art.scallywager.deeds import sheath_dagger
from studio.art.scallywager.forms import BONE, LEAD, ball, skull, smoke, tube
from studio.art.scallywager.papers import goose_quill, writing
from studio.art.scallywager.water import splash, wave
from studio.art.scallywager.window import HEIGHT, WIDTH, ground, lifted, sky
from studio.art.ships.livery import of_seat
from studio.art.ships.rig import ship
from studio.art.stolen_treasure_cards.frame import hourglass
from studio.art.stolen_treasure_cards.things import (
    SMOKE,
    card_back,
    cloth_stuff,
    fire,
    sleeve,
    sparks,
)


def _hook(doc: Document) -> str:
    """A steel hook on a brass cuff, from the upper right."""
    iron = [(470, 126), (424, 168), (366, 186), (300, 196), (236, 232), (206, 296), (216, 366),
            (268, 408),
            (330, 396), (356, 346), (348, 316)]  # fmt: skip
    bar = tube(iron, [36, 35, 34, 34, 34, 33, 31, 27, 20, 11, 2],
               Stuff("#2A3238", "#5F6A70", "#B4BEBE",
               "#DCE4E2", "#FFFFFF"), 3.4)  # fmt: skip
    nicks = path("".join(brush([(x, y), (x + 12, y - 6)], 3, 0.6, 0.6) for x, y in
                         ((250, 250), (226, 320), (240, 366), (330, 184))), INK,
                 opacity=0.7)  # fmt: skip
    socket = tube([(446, 148), (508, 92)], [58, 66], GOLD, 4, True)
    rims = "".join(
        tube([(x - 40, y - 46), (x + 40, y + 46)], [10, 10], GOLD, 3, True)
        for x, y in ((448, 146), (506, 94))
    )
    coat = sleeve([(720, -60), (600, 20), (500, 100)], [120, 104, 88], cloth_stuff("#8C2A24"),
                  cloth_stuff("#E9D6AA"))  # fmt: skip
    buttons = "".join(
        circle(x, y, 16, brass_paint(doc), INK, 3.4) + circle(x, y, 8, "none", INK, 1.8)
        for x, y in ((590, 96), (626, 66), (616, -2))
    )
    return coat + buttons + socket + rims + bar + nicks


def _caught(doc: Document) -> str:
    """The card on the hook, bent and torn by it, about its middle."""
    cracks = path(
        "".join(brush(c, 4.4, 2, 0.4) for c in (
            [(-40, 30), (-22, 2), (-34, -24)], [(-40, 30), (-8, 44), (4, 70)],
            [(-40, 30), (-62, 52), (-60, 76)], [(-40, 30), (-64, 14), (-72, -8)])), INK
    )  # fmt: skip
    hole = np.array([(-62, 12), (-44, 18), (-30, 8), (-28, 26), (-14, 34), (-30, 42), (-34, 60),
                     (-46, 46), (-66, 48), (-56, 32)], float)  # fmt: skip
    return card_back(doc, "treasure") + cracks + polygon(hole, "#120A08", INK, 3)


def hook(doc: Document) -> str:
    """It picks one card of the hand, and the hand will need a while."""
    skin = PIRATES["dutch"].skin
    fan = "".join(
        group(
            place(card_back(doc, deck), 0, -112),
            transform=f"translate(172 560) rotate({turn}) scale(1.06)",
        )
        for deck, turn in (("piracy", -34), ("treasure", -14), ("piracy", 8), ("piracy", 40))
    )
    grip = "".join(
        finger(doc, skin, 158 + 4 * k, 446 + 30 * k, (104 - 6 * k, 36), -10 + 7 * k,
               60 + k) for k in range(4)
    ) + finger(doc, skin, 216, 434, (108, 40), -58, 66)  # fmt: skip
    victim = sleeve([(-60, 600), (60, 590), (150, 540)], [80, 70, 56], cloth_stuff("#2F4C7A"),
                    cloth_stuff("#EFE6D2"))  # fmt: skip
    pulled = "".join(
        brush([(x, y), (x - 10, y + 30), (x - 26, y + 66)], 7, 1, 0.6)
        for x, y in ((216, 462), (262, 480), (310, 484), (356, 466))
    )
    stars = "".join(
        place(path(rays(0, 0, 0, 24, 5, (15, 1), -90, 270), "#FFE08A", INK, 2) + circle(0, 0, 8,
                                                                                        "#FFE08A"),
              x, y, s, turn)
        for x, y, s, turn in ((70, 330, 1, 8), (110, 286, 0.7, 30), (40, 286, 0.6, -10))
    )  # fmt: skip
    card = place(_caught(doc), 314, 372, 1.1, 16)
    point = tube([(262, 398), (312, 410), (352, 384), (364, 336), (354, 306)],
                 [14, 17, 14, 9, 1.6], Stuff("#2A3238",
                 "#5F6A70", "#B4BEBE", "#DCE4E2", "#FFFFFF"), 3.4)  # fmt: skip
    return (
        ground(doc, ("#9FC4BC", "#3F7C84", "#10303A"), (270, 280), -18, 6)
        + glow(doc, 260, 260, 300, "#FFF0C0", 0.4)
        + path("".join(swell([(250 + 260 * math.cos(a), 300 + 250 * math.sin(a)),
                              (250 + 330 * math.cos(a), 300 + 320 * math.sin(a))], (5, 0.6))
                       for a in np.arange(1.9, 5.0, 0.16)), "#DFF2EA", opacity=0.6)
        + lifted(doc, fan)
        + lifted(doc, _hook(doc))
        + path(pulled, "#FFF6D8", INK, 1.4)
        + group(card, filter=drop_shadow(doc, 6, 9, 6, 0.5))
        + group(point, filter=drop_shadow(doc, 5, 7, 4, 0.6))
        + lifted(doc, victim)
        + group(grip, filter=drop_shadow(doc, 3, 5, 3, 0.5))
        + stars
        + lifted(doc, place(hourglass(doc), 516, 462, 1.5, 74))
        + glint(doc, 226, 262, 38, 8)
        + glint(doc, 348, 318, 26)
    )  # fmt: skip


def _bomb(
    doc: Document, x: float, y: float, r: float, turn: float, seed: int, face: bool = False
) -> str:
    """A round shell with a burning fuse, its neck turned by degrees."""
    neck = tube([(0, -r * 0.9), (0, -r * 1.2)], [r * 0.3, r * 0.27], IRON, 3, True)
    fuse = spline(
        [(0, -r * 1.18), (r * 0.1, -r * 1.45), (r * 0.42, -r * 1.6), (r * 0.6, -r * 1.86)], 1
    )
    cord = rope(fuse, max(6, r * 0.13), max(6, r * 0.11))
    ex, ey = fuse[-1]
    spark = (
        glow(doc, float(ex), float(ey), r * 1.2, "#FFB04A", 0.9)
        + path(
            rays(ex, ey, r * 0.06, r * 0.62, 13, (r * 0.12, 0.6), seed * 20, seed * 20 + 360),
            "#FF9A3A",
        )
        + path(rays(ex, ey, r * 0.04, r * 0.4, 11, (r * 0.1, 0.6)), "#FFE9A0")
        + circle(ex, ey, r * 0.12, "#FFFFFF")
    )
    body = ball(doc, 0, 0, r, LEAD)
    ring = path(swell(arc(0, 0, r * 0.97, -118, -62, 40), r * 0.07), INK)
    grin = place(skull(doc, BONE), 0, r * 0.08, r / 170) if face else ""
    seams = path(swell(arc(0, -r * 0.1, r * 0.86, 12, 168, 60, 0.34), r * 0.035), INK, opacity=0.7)
    return place(neck + body + seams + ring + grin + cord + spark, x, y, 1, turn)


def _falling_card(doc: Document, x: float, y: float, size: float, turn: float) -> str:
    """A card of piracy that has been let go, one corner alight."""
    flames = fire(doc, [(44, -88, 30, 62, 8), (66, -66, 34, 74, 10), (20, -96, 22, 44, 4)], 50)
    return place(card_back(doc, "piracy") + flames, x, y, size, turn)


def bombs_away(doc: Document) -> str:
    """What goes up over a crew's heads comes down among their cards."""
    target = place(inset(ship(of_seat("blue"), "full"), 0, 0, 250, 226), 26, 214, 1, -4)
    bursts = smoke(doc, [(150, 330, 46), (220, 300, 52), (110, 380, 40), (250, 370, 44)], SMOKE,
                   8) + smoke(
        doc, [(180, 350, 34), (214, 366, 30)], Stuff("#7A2A10", "#C8562A", "#F5A04A", "#FFD58A",
                                                     "#FFF6D0"), 3
    )  # fmt: skip
    trails = "".join(
        swell(spline([(x + dx * 1.0, y + dy), (x + dx * 0.5, y + dy * 0.62), (x, y)], 4),
              (1, 10, 26))
        for x, y, dx, dy in ((470, 210, 150, -260), (318, 92, 100, -160), (560, 420, 120, -260),
                             (96, 132, 70, -190))
    )  # fmt: skip
    wood = "".join(
        place(path("M-40 -8L34 -12L52 0L30 9L-36 10L-50 2Z", c, INK, 3.4), x, y, s, turn)
        for x, y, s, turn, c in ((60, 300, 0.7, 40, "#8A5A34"), (300, 290, 0.8, -30, "#A8713F"),
                                 (270, 420, 0.6, 80, "#6B4224"), (40, 400, 0.6, -60, "#A8713F"))
    )  # fmt: skip
    return (
        sky(doc, ("#2A1A2E", "#8A3A34", "#F0A04E"), 450, (190, 340, 14, "#FFD58A"), 6)
        + glow(doc, 190, 340, 320, "#FF9A3A", 0.8)
        + wave(424, 120, 7, 0.4, ("#3A4A5A", "#B08A6A", "#1A2430"), 90, 3, 9, 3.8)
        + target
        + bursts
        + sparks(190, 340, 240, 60, 4)
        + wood
        + wave(470, 150, 11, 1.8, ("#2E3E50", "#8A7A6E", "#141C28"), 110, 7, 10, 4.2)
        + splash(330, 476, 90, 90, 4)
        + wave(528, 190, 12, 3.0, ("#263444", "#74706E", "#10161F"), 100, 9, 8, 4.6)
        + path(trails, "#FFE9B8", opacity=0.4)
        + lifted(doc, _bomb(doc, 96, 138, 34, -12, 2))
        + lifted(doc, _bomb(doc, 318, 98, 52, 10, 3))
        + lifted(doc, _falling_card(doc, 560, 120, 0.62, 26))
        + lifted(doc, _falling_card(doc, 398, 474, 0.58, -32))
        + lifted(doc, _falling_card(doc, 212, 186, 0.4, -14))
        + lifted(doc, _bomb(doc, 582, 452, 60, 20, 5))
        + lifted(doc, _bomb(doc, 440, 288, 128, 14, 7, True))
        + glint(doc, 386, 226, 26, 8)
    )


def _clasp(doc: Document, x: float, y: float) -> str:
    """A padlock and the chains that meet in it."""
    shackle = path(swell(arc(0, -26, 24, 180, 360, 30), 15), INK) + path(swell(arc(0, -26, 24, 180,
                                                                                   360, 30),
                                                                         8), "#B4BABA")  # fmt: skip
    body = rect(-38, -26, 76, 66, brass_paint(doc), rx=9, stroke=INK, stroke_width=5) + "".join(
        rivet(a, b, 5) for a in (-28, 28) for b in (-16, 30)
    )
    keyhole = circle(0, 2, 9, INK) + path("M-5 4L-8 26H8L5 4Z", INK)
    return place(shackle + body + keyhole, x, y, 1.0, 6)


def _chain(points: list[tuple[float, float]]) -> str:
    line, out = spline(points, 1), ""
    for n, k in enumerate(range(8, len(line) - 8, 25)):
        turn = math.degrees(math.atan2(*(line[k + 6] - line[k - 6])[::-1]))
        shape = "M-19 0A19 11 0 1 1 19 0A19 11 0 1 1 -19 0Z" if n % 2 == 0 else "M-17 0H17"
        out += place(path(shape, "none", INK, 14) + path(shape, "none", "#8A9094", 8)
                     + path("M-15 -5A17 8 0 0 1 9 -8", "none", "#E0E6E6", 2.6), float(line[k, 0]),
                     float(line[k, 1]), 1, turn)  # fmt: skip
    return out


def _tome(doc: Document) -> str:
    """A book as thick as a fist lying askew: cover, brass corners, a death's head, its pages."""
    cover = np.array([(96, 120), (470, 60), (556, 378), (170, 452)], float)
    block = np.array([(170, 452), (556, 378), (560, 430), (178, 508)], float)
    side = np.array([(96, 120), (170, 452), (178, 508), (100, 168)], float)
    leaves = "".join(
        swell([block[0] + (block[3] - block[0]) * t, block[1] + (block[2] - block[1]) * t],
              (1.2, 2.4 + math.sin(40 * t), 1.2))
        for t in np.linspace(0.06, 0.94, 10)
    )  # fmt: skip
    hide = polygon(cover, doc.linear([(0, "#A8402E"), (0.5, "#7A2420"), (1, "#3E1012")]))
    lines = doc.clipped(path_data(cover), path(
        ruled((90, 50, 566, 460), 4.6, lambda x, y: np.clip((x + y - 360) / 620, 0, 0.8),
              lambda x, y: (0 * x, 3 * np.sin(x / 30)), -9, 5, seed=3), INK,
                                               opacity=0.8))  # fmt: skip
    middle = cover.mean(0)
    inner = middle + (cover - middle) * 0.86
    tooled = path(path_data(inner), "none", INK, 8) + path(
        path_data(inner), "none", BRASS_LIGHT, 3.6
    )
    inmost = middle + (cover - middle) * 0.8
    tooled += path(path_data(inmost), "none", BRASS, 2)
    corners = ""
    for k in range(4):
        a, b, c = cover[k], cover[(k + 1) % 4], cover[k - 1]
        u, v = (b - a) / np.hypot(*(b - a)), (c - a) / np.hypot(*(c - a))
        shape = spline([a + u * 86, a + u * 52 + v * 22, a + u * 40 + v * 40, a + u * 22 + v * 52,
                        a + v * 86],
                       2)  # fmt: skip
        plate = np.vstack([shape, [a - u * 5 - v * 5]])
        corners += path(path_data(plate), brass_paint(doc), INK, 4.4)
        spot = a + u * 24 + v * 24
        corners += rivet(float(spot[0]), float(spot[1]), 9)
        corners += path(brush([a + u * 70, a + u * 34 + v * 30, a + v * 70], 3, 1, 1), "#FFF0C0")
    head = place(skull(doc, Stuff("#6B4518", "#A4742A", "#DCA846", "#F6D584", "#FFF4CC"),
                       "#2A0A0A"), 312, 224,
                 0.66, -9)  # fmt: skip
    gold = Stuff("#6B4518", "#A4742A", "#DCA846", "#F6D584", "#FFF4CC")
    bone = tube([(-150, 0), (-80, 3), (80, 3), (150, 0)], [15, 10, 10, 15], gold, 3.4) + "".join(
        ball(doc, x, y, 16, gold) for x in (-156, 156) for y in (-13, 13)
    )
    blades = place(bone, 318, 262, 0.86, 18) + place(bone, 318, 262, 0.86, -40)
    ribbon = path(swell(spline([(420, 420), (432, 480), (414, 520), (430, 560)], 2), (20, 22, 24)),
                  "#2F5FA8",
                  INK, 3.4)  # fmt: skip
    return (
        ribbon + path(path_data(block), "#EBD9AC", INK, 5) + path(leaves, SEPIA)
        + path(path_data(side), "#4A1416", INK, 5)
        + path("".join(brush([(100 + 18 * t, 140 + 82 * t), (104 + 18 * t, 166 + 80 * t),
                              (110 + 17 * t, 186 + 82 * t)], 8, 2, 2) for t in range(4)),
               BRASS_LIGHT, INK, 2)
        + group(hide, filter=leather(doc)) + lines + tooled
        + path(contour(cover, 7, smooth=False), INK) + blades + head + corners
    )  # fmt: skip


def pirates_code(doc: Document) -> str:
    """More what you'd call guidelines, and therefore under lock and key."""
    table = planks((0, 0, WIDTH, HEIGHT), "#5A3A22", [96, 200, 308, 420, 506], 0, 8, 7, 0.36, 4.2)
    scrap = spline([(-30, 330), (120, 372), (150, 470), (110, 570), (-30, 570)], 3, True)
    note = path(path_data(scrap), "#EAD6A6", INK, 4) + doc.clipped(
        path_data(scrap), path(writing(9, -20, 118, 372, 22, 4), INK, opacity=0.85)
    )
    stub = tube([(574, 250), (574, 130)], [34, 32], cloth_stuff("#E8D8A8"), 4, True)
    runs = "".join(
        path(brush([(x, 132), (x - 1, 132 + h * 0.6), (x, 132 + h)], 12, 8, 6), "#FFF6D8", INK, 2.4)
        for x, h in ((548, 70), (566, 40), (594, 84))
    )
    dish = ellipse(574, 258, 74, 22, "#C8963E", INK, 5) + ellipse(
        574, 252, 60, 15, "#8F6322", INK, 2.6
    )
    return (
        table
        + glow(doc, 560, 90, 460, "#FFC46A", 0.9)
        + lifted(doc, note)
        + lifted(doc, dish + stub + runs)
        + fire(doc, [(575, 128, 34, 84, 3)], 200)
        + lifted(doc, _tome(doc))
        + group(_chain([(-40, 270), (110, 280), (280, 318), (436, 366)])
                + _chain([(420, 360), (560, 410), (680, 450)])
                + _chain([(528, -40), (486, 110), (448, 240), (426, 376)])
                + _chain([(430, 350), (390, 470), (352, 600)]),
                filter=drop_shadow(doc, 5, 7, 4, 0.6))
        + group(_clasp(doc, 426, 352), filter=drop_shadow(doc, 6, 9, 5, 0.6))
        + lifted(doc, place(goose_quill(doc), 52, 300, 0.72, -6))
        + lifted(doc, place(sheath_dagger(doc), 210, 512, 0.72, 8))
        + glint(doc, 250, 150, 26, 8)
        + glint(doc, 408, 330, 16)
    )  # fmt: skip
