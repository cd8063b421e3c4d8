"""On somebody's beach by night: X marks the spot."""

import numpy as np

from studio.art.do_not_touch_cards.chest import open_chest
from studio.art.do_not_touch_cards.suits import BLUE
from studio.art.emblems.figures import figure
from studio.art.kit.document import Document
from studio.art.kit.light import drop_shadow, glint, glow
from studio.art.kit.palette import INK, PEARL
from studio.art.kit.shapes import moved, spline
from studio.art.kit.strokes import brush, contour, hatch, ruled, stipple, swell
from studio.art.kit.svg import circle, ellipse, group, path, path_data, place, rect
from studio.art.kit.treasure import heap_coin
from studio.art.scallywager.depths import bony_hand
from studio.art.scallywager.flags import flying
from studio.art.scallywager.forms import DARK_WOOD, OAK, tube
from studio.art.scallywager.water import wave
from studio.art.scallywager.window import HEIGHT, WIDTH, lifted, sky
from studio.art.stolen_treasure_cards.backs import sand
from studio.art.title.object_stolen_treasure import spade


def _palm(doc: Document, x: float, y: float, high: float, lean: float) -> str:
    """A palm that stands on (x, y)."""
    trunk = tube(
        [(x, y), (x + lean * 0.3, y - high * 0.5), (x + lean, y - high)], [21, 15, 11], OAK, 4
    )
    line = spline([(x, y), (x + lean * 0.3, y - high * 0.5), (x + lean, y - high)], 15)
    rings = path(
        "".join(brush(np.add(p, [(-17, 3), (0, 9), (17, 2)]), 4, 1, 1) for p in line[1:-1]), INK
    )
    fronds, top = "", np.array([x + lean, y - high])
    for turn, long in ((-172, 150), (-148, 130), (-118, 112), (-66, 116), (-32, 142), (-8, 156),
                       (18, 130),
                       (196, 128)):  # fmt: skip
        a = np.radians(turn)
        tip = np.add(top, (long * np.cos(a), long * np.sin(a) + long * 0.42))
        mid = np.add(top, (long * 0.55 * np.cos(a), long * 0.62 * np.sin(a) - 8))
        rib = spline([top, mid, tip], 4)
        blades = "".join(
            brush([rib[k], rib[k] + [side * 12 * np.sin(a) - 4, 20],
                   rib[k] + [side * 16 * np.sin(a) - 2, 40]],
                  7, 3, 0.5)
            for k in range(3, len(rib), 2)
            for side in (-1, 1)
        )  # fmt: skip
        leaf = np.vstack([rib, moved(rib, 0, 15)[::-1]])
        fronds += path(blades, "#2F7D4B", INK, 1.8) + path(path_data(leaf), "#3E8E55", INK, 2.4)
        fronds += path(swell(rib, (5, 3, 1)), "#9AD08A")
    nuts = "".join(circle(float(top[0]) + dx, float(top[1]) + dy, 13, "#6B4224", INK, 3.4)
                   for dx, dy in ((-12, 12), (12, 14), (0, 24)))  # fmt: skip
    return group(trunk, rings, fronds, nuts, filter=drop_shadow(doc, 5, 8, 5, 0.5))


def _cross() -> str:
    """An X of scorched driftwood, lying, nailed in the middle."""
    planks_ = ""
    for line in ([(-150, -46), (-10, 4), (150, 52)], [(152, -48), (6, 2), (-152, 54)]):
        run = spline(line, 3)
        board = swell(run, np.interp(np.linspace(0, 1, len(run)), (0, 0.5, 1), (34, 40, 44)))
        grain = "".join(
            swell(moved(run[6:-6], 0, dy), 2 + 0.9 * np.sin(np.arange(len(run) - 12) / 5 + dy))
            for dy in (-11, -4, 3, 10)
        )
        planks_ += path(board, "#C23420", INK, 6) + path(grain, "#4A0F0A")
        planks_ += path(swell(run[4:-4] - [0, 13], 3.4), "#F08A6A")
        planks_ += path(swell(moved(run[4:-4], 0, 15), 7), "#5E120C")
    nail = circle(0, 2, 9, "#8A8A86", INK, 3.4) + circle(-3, -1, 3, "#FFFFFF")
    return planks_ + nail


def x_marks_the_spot(doc: Document) -> str:
    """He buried it here. The flag is his, and so was the hand; the spade is yours."""
    moon = circle(470, 84, 52, "#FFF6DC") + path(
        hatch(
            spline([(470, 32), (522, 84), (470, 136), (418, 84)], 3, True), 40, 6, 1.8, (0.7, 1), 3
        ),
        "#8AA0A8",
    )
    road = "".join(
        path(swell([(470 - w, y), (470, y), (470 + w, y)], (0.4, 3.6, 0.4)), "#FFF6DC", opacity=0.8)
        for y, w in ((226, 24), (235, 40), (244, 30), (253, 54), (262, 40))
    )
    hole = spline([(150, 404), (220, 372), (330, 366), (438, 380), (476, 408), (410, 432),
                   (300, 440),
                   (190, 430)], 2, True)  # fmt: skip
    pit = path(path_data(hole), "#3A2414", INK, 5) + path(
        ruled((140, 360, 480, 440), 5, lambda x, y: 0.75 - 0.5 * (y - 366) / 70, None, 2, 5,
              seed=3), INK,
        clip_path=doc.clip(path_data(hole)),
    )  # fmt: skip
    chest = group(open_chest(doc, BLUE), transform="translate(198 206) scale(.52)")
    back = sand(
        [(-20, 330), (90, 316), (200, 340), (320, 330), (450, 342), (560, 318), (660, 330)], 580, 4
    )
    pile = spline(
        [(396, 420), (440, 372), (500, 352), (560, 366), (604, 410), (560, 432), (460, 440)],
        2,
        True,
    )
    dirt = (
        path(path_data(pile), "#D8B878")
        + path(hatch(pile, 24, 6, 2.6, (0.45, 1), 4) + stipple(pile, 90, 4, 1, 2.6), "#5A3A1C")
        + path(contour(pile, 5, smooth=False), INK)
    )
    near = sand(
        [(-20, 424), (80, 414), (190, 442), (320, 448), (430, 436), (540, 424), (660, 430)], 580, 7
    )
    lamp = (
        glow(doc, 84, 380, 240, "#FFC46A", 0.95)
        + rect(58, 352, 54, 72, "#FFD98A", stroke=INK, stroke_width=5)
        + path("M50 352H120L104 326H66ZM52 424H118V438H52Z", "#6B4514", INK, 5)
        + path("M85 352V424M58 388H112M66 326C66 296 104 296 104 326", "none", INK, 4.4)
        + path("M85 412C72 398 78 386 86 372C92 388 98 398 85 412Z", "#FFF6D0")
    )
    staff = tube([(524, 372), (528, 176)], [7, 6], DARK_WOOD, 3.2, True)
    flag = place(flying(doc, "#2B2B33", 96, 62, place(figure("skull", PEARL, "#12121A"), 0, 0,
                                                      0.25), 0.3, 7),
                 530, 180, 0.94, 4)  # fmt: skip
    hand = doc.clipped("M-20 -20H660V500H-20Z", place(bony_hand(doc), 574, 474, 0.62, 190))
    coins = "".join(heap_coin(doc, x, y, r, 0.48, a, k) for k, (x, y, r, a) in enumerate(
        ((190, 436, 17, -8), (420, 440, 17, 10), (382, 452, 19, -4))))  # fmt: skip
    prints = "".join(
        ellipse(x, y, 10, 5, "#7A5830", opacity=0.7, transform=f"rotate({a} {x} {y})")
        for x, y, a in ((40, 470, -20), (74, 494, -24), (46, 522, -30), (92, 540, -30))
    )
    return (
        sky(doc, ("#0C1A30", "#234A66", "#86A8A0"), 250, (470, 84, 46, "#FFF6DC"), 5)
        + glow(doc, 470, 84, 200, "#FFF6DC", 0.5)
        + moon
        + wave(222, 100, 4, 0.4, ("#2A5E78", "#8AB8C0", "#143450"), 60, 3, 8, 3.6)
        + wave(262, 130, 7, 1.6, ("#235468", "#78A8B0", "#102C42"), 90, 5, 9, 4)
        + road
        + back
        + _palm(doc, 52, 360, 280, 54)
        + lifted(doc, staff, flag)
        + pit
        + lifted(doc, chest)
        + dirt
        + lifted(doc, place(spade(doc), 456, 398, 1.0, -9))
        + near
        + coins
        + prints
        + lamp
        + group(place(_cross(), 306, 476, 0.98), filter=drop_shadow(doc, 5, 8, 4, 0.5))
        + lifted(doc, hand)
        + glint(doc, 268, 318, 24, 8)
        + glint(doc, 350, 300, 16)
        + "".join(circle(x, y, 1.6, "#FFFFFF") for x, y in np.random.default_rng(4).uniform(
            (150, 6), (620, 170), (30, 2)))
        + rect(0, 0, WIDTH, HEIGHT, "#0C2040", opacity=0.12)
    )  # fmt: skip
