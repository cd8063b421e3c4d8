"""The end of a match: full cups, candles and an open chest; the middle is calm, for the result."""

from __future__ import annotations

import math

import numpy as np

from tools.art.do_not_touch_cards.chest import open_chest
from tools.art.do_not_touch_cards.goblet import jewelled_cup
from tools.art.do_not_touch_cards.suits import BLUE, GREEN, RED
from tools.art.kit.document import Document
from tools.art.kit.gems import gem
from tools.art.kit.light import blur, drop_shadow, glint, graded
from tools.art.kit.materials import brass_tube_paint
from tools.art.kit.palette import INK
from tools.art.kit.rope import GOLD_CORD, rope
from tools.art.kit.shapes import mirrored, spline
from tools.art.kit.strokes import brush, hatch, swell
from tools.art.kit.svg import circle, ellipse, group, path, path_data, place, polygon, rect
from tools.art.kit.treasure import heap_coin, pearls, tassel
from tools.art.table.boards import boards
from tools.art.title.cabin import ceiling, panelling, sill
from tools.art.title.scene import HEIGHT, WIDTH
from tools.art.title.sea import sea, sky
from tools.art.title.window import gallery, glass_marks

_TABLE = 646.0
_LAMP = (430.0, 210.0)


def _swag(doc: Document, left: float, right: float, y: float, drop: float) -> str:
    """A festoon of red cloth between two pegs, with a gilt edge and tassels."""
    middle, fifth, third = (left + right) / 2, (right - left) * 0.2, (right - left) * 0.3
    upper = spline([(left, y), (middle, y + drop * 0.42), (right, y)], 4)
    low = y + drop * 0.8
    edge = [
        (left, y + 8),
        (left + fifth, low),
        (middle, y + drop),
        (right - fifth, low),
        (right, y + 8),
    ]
    lower = spline(edge, 4)
    outline = path_data(np.vstack([upper, lower[::-1]]))
    folds, shine = "", ""
    for k in (0.14, 0.34, 0.56, 0.78):
        side, deep = y + drop * (0.3 + 0.55 * k), y + drop * (0.44 + 0.52 * k)
        line = [(left + 10, y + 6), (left + third, side), (middle, deep), (right - third, side),
                (right - 10, y + 6)]  # fmt: skip
        folds += brush(line, 9, 1, 1)
    for k in (0.24, 0.46, 0.68):
        deep = y + drop * (0.44 + 0.52 * k)
        shine += brush([(left + 30, y + 14), (middle, deep), (right - 30, y + 14)], 4, 0.4, 0.4)
    cord = rope(lower, 11, 9, GOLD_CORD)
    ends = "".join(place(tassel(doc, 0, 0), x, y + 22, 1.1) for x in (left, right))
    cloth = doc.clipped(
        outline, path(folds, "#4A0E0B", opacity=0.85), path(shine, "#E4705C", opacity=0.7)
    )
    rim = path(swell(upper, 3.4), INK)
    return group(
        path(outline, "#96291F"), cloth, rim, cord, ends, filter=drop_shadow(doc, 4, 9, 5, 0.55)
    )


def _candle(doc: Document, height: float) -> str:
    """A burning candle in a brass stick, its foot at the origin."""
    wax = f"M-17 -70V{-70 - height}Q0 {-80 - height} 17 {-70 - height}V-70Z"
    drip = brush([(12, -68 - height), (15, -40 - height), (13, -16 - height)], 8, 4, 5)
    stick = mirrored([(-40, 0), (-36, -12), (-12, -20), (-10, -52), (-22, -62), (-24, -72)])
    flame = "M0-150C16-120 18-100 0-84C-18-100-16-120 0-150Z"
    core = "M0-122C7-108 8-98 0-90C-8-98-7-108 0-122Z"
    shaded = [(4, -70), (17, -70), (17, -70 - height), (6, -70 - height)]
    lifted = f"translate(0 {-height})"
    halo = doc.radial([(0, "#FFE9B0", 0.8), (0.25, "#FFC870", 0.35), (1, "#FF9E3C", 0)])
    return (
        circle(0, -110 - height, 190, halo)
        + path(wax, "#F3E5C4", INK, 3.4)
        + path(hatch(shaded, 88, 4, 1.8, seed=2), INK)
        + path(drip, "#FBF3DC", INK, 1)
        + path(f"M0 {-74 - height}V{-90 - height}", "none", INK, 3)
        + path(flame, "#FFC04A", transform=lifted) + path(core, "#FFFBE8", transform=lifted)
        + polygon(stick, brass_tube_paint(doc), INK, 3.4)
        + path(hatch([(8, -70), (22, -62), (12, -20), (38, -4), (10, -4)], 80, 5, 2, seed=3), INK)
    )  # fmt: skip


def _scatter(
    doc: Document, x: float, y: float, wide: float, deep: float, count: int, seed: int
) -> str:
    """Coins strewn over an oval of the table, denser in its middle, the near ones larger."""
    rng = np.random.default_rng(seed)
    turn, reach = rng.uniform(0, math.tau, count), rng.uniform(0, 1, count) ** 0.7
    spots = sorted(
        (y + deep * r * math.sin(a), x + wide * r * math.cos(a), k)
        for k, (a, r) in enumerate(zip(turn, reach, strict=True))
    )
    parts = []
    for level, across, k in spots:
        size = 21 + 9 * (level - y + deep) / (2 * deep)
        metal = "silver" if k % 11 == 3 else "gold"
        parts.append(
            heap_coin(
                doc,
                across,
                level,
                size,
                (0.48, 0.6, 0.36)[k % 3],
                float(rng.normal(0, 9)),
                k % 4,
                metal,
            )
        )
    return group(*parts, filter=drop_shadow(doc, 4, 6, 4, 0.55))


def _toast(doc: Document) -> str:
    """Two full cups at the ready."""
    shadows = "".join(
        ellipse(x + 26, y, 96, 18, "#0A0502", opacity=0.6, filter=blur(doc, 9))
        for x, y in ((1460, 868), (1636, 926))
    )
    back = place(group(jewelled_cup(doc, GREEN), transform="translate(-225 -640)"), 1460, 870, 0.62)
    front = place(group(jewelled_cup(doc, RED), transform="translate(-225 -640)"), 1636, 930, 0.7)
    return shadows + group(back, front, filter=drop_shadow(doc, 8, 10, 8, 0.45)) + glint(
        doc, 1582, 604, 34, 12
    )  # fmt: skip


def _ground(doc: Document) -> str:
    """The cabin of the title, seen over the end of its table, hung with festoons."""
    edges = [_TABLE, 700, 770, 862, 980, 1090]
    tones = ("#5E3A20", "#643F23", "#5A371E", "#66411F")
    return (
        sky(doc) + sea(doc) + glass_marks()
        + panelling(doc) + gallery(doc) + ceiling(doc) + sill(doc)
        + _swag(doc, -40, 430, 104, 124) + _swag(doc, 1490, 1960, 104, 124)
        + _swag(doc, 430, 1490, 104, 96)
        + rect(-10, 616, 1940, _TABLE - 610, "#0A0502")
        + boards(doc, (-10, _TABLE, 1930, 1090), edges, tones, 60)
        + rect(-10, _TABLE - 6, 1940, 13, "#8D5C33")
        + path(f"M-10 {_TABLE - 5}H1930", "none", "#FFD9A0", 2.6)
        + path(f"M-10 {_TABLE + 8}H1930", "none", "#0B0502", 3)
    )  # fmt: skip


def _treasure(doc: Document) -> str:
    """The chest to the left, spilling over the table."""
    chest = place(group(open_chest(doc, BLUE), transform="translate(-225 -680)"), 352, 916, 1.02)
    return (
        ellipse(370, 922, 320, 40, "#0A0502", opacity=0.55, filter=blur(doc, 16))
        + _scatter(doc, 360, 918, 320, 46, 60, 3)
        + group(chest, filter=drop_shadow(doc, 10, 14, 10, 0.5))
        + _scatter(doc, 370, 978, 300, 44, 120, 12)
        + _scatter(doc, 1552, 984, 210, 34, 46, 5)
        + pearls([(456, 700), (488, 760), (536, 830), (560, 900), (640, 950)], 9)
        + gem(doc, 610, 978, 32, RED.stones, 28, -14, 1.1, 8, hatched=False)
        + gem(doc, 180, 992, 26, GREEN.stones, 28, 12, 1.1, 3, hatched=False)
        + gem(doc, 1420, 988, 24, BLUE.stones, 28, 12, 1.1, 3, hatched=False)
        + glint(doc, 604, 962, 26) + glint(doc, 236, 574, 34, 12) + glint(doc, 420, 612, 24)
    )  # fmt: skip


def result() -> str:
    """The whole scene."""
    doc = Document(WIDTH, HEIGHT)
    size = (-10, -10, WIDTH + 20, HEIGHT + 20)
    candles = place(_candle(doc, 120), 1786, 930, 1.0) + place(_candle(doc, 66), 1868, 968, 0.96)
    candles += place(_candle(doc, 96), 62, 944, 1.0)
    body = _ground(doc) + _treasure(doc) + _toast(doc)
    far = doc.radial(
        [(0, "#FFFFFF"), (0.34, "#EEDDC4"), (0.7, "#A8A0A4"), (1, "#6E7084")],
        (560, 520),
        1400,
        True,
    )
    calm = doc.radial(
        [(0, "#06090C", 0.5), (0.55, "#06090C", 0.28), (1, "#06090C", 0)], (985, 420), 420, True
    )
    warm = doc.radial(
        [(0, "#FFC870", 0.5), (0.4, "#FFB050", 0.16), (1, "#FFB050", 0)], _LAMP, 1000, True
    )
    rim = doc.radial(
        [(0, "#030204", 0), (0.66, "#030204", 0), (1, "#030204", 0.55)], (960, 540), 1230, True
    )
    light = (
        rect(*size, far, style="mix-blend-mode:multiply")
        + rect(*size, warm, style="mix-blend-mode:soft-light")
        + rect(*size, rim)
    )
    doc.add(graded(doc, group(body, rect(*size, calm), light, candles)))
    return doc.svg()
