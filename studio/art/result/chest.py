"""The winner's chest in two layers, with room for a face between: lid and lining, then the heap."""

import math

import numpy as np

from studio.art.do_not_touch_cards import chest
from studio.art.do_not_touch_cards.crown import royal_crown
from studio.art.do_not_touch_cards.scene import CLEAR_STONE, coin_heap
from studio.art.do_not_touch_cards.suits import BLUE, GREEN, RED
from studio.art.kit.document import Document
from studio.art.kit.gems import gem
from studio.art.kit.light import blur, drop_shadow, glint, graded
from studio.art.kit.svg import ellipse, group, place
from studio.art.kit.treasure import heap_coin, pearls

SCALE = 1.42
FOOT = (960.0, 862.0)
"""Where the chest stands on a screen of 1920 by 1080."""
BACK = (640, 120, 640, 440)
FRONT = (580, 440, 760, 490)
"""What the layers cover there: x, y, width, height."""
CROWN = (240, 190)


def _standing(*parts: str) -> str:
    """Parts of the card's chest, moved to its foot."""
    return place(group(*parts, transform="translate(-225 -680)"), *FOOT, SCALE)


def back() -> str:
    """The open lid, lined with velvet."""
    x, y, width, height = BACK
    doc = Document(width, height, x, y)
    doc.add(group(_standing(chest.lid(doc, BLUE)), filter=drop_shadow(doc, 8, 10, 9, 0.5)))
    return doc.svg()


def front() -> str:
    """The heap that hides a chin, the front below it, coins strewn before it."""
    x, y, width, height = FRONT
    doc = Document(width, height, x, y)
    heap = coin_heap(
        doc,
        [(30, 456), (84, 436), (150, 422), (225, 416), (300, 421), (368, 436), (420, 456)],
        468, 96, 7, 19,
    )  # fmt: skip
    stones = (
        gem(doc, 118, 446, 19, RED.stones, 26, -12, 1.1, 6, hatched=False)
        + gem(doc, 300, 446, 17, GREEN.stones, 30, 14, 1.1, 4, hatched=False)
        + gem(doc, 196, 454, 13, CLEAR_STONE, 32, 8, 1.0, 12, hatched=False)
        + pearls([(48, 456), (74, 444), (100, 458)], 6)
    )
    body = _standing(heap, stones, chest.front(doc))
    strewn = _scatter(doc, 960, 884, 356, 24, 150)
    shade = ellipse(966, 884, 352, 30, "#0A0502", opacity=0.6, filter=blur(doc, 11))
    lights = "".join(
        glint(doc, gx, gy, r) for gx, gy, r in ((770, 512, 26), (1180, 560, 30), (1236, 852, 24))
    )
    doc.add(shade, group(body, filter=drop_shadow(doc, 8, 8, 7, 0.45)))
    doc.add(group(strewn, filter=drop_shadow(doc, 4, 6, 4, 0.5)))
    doc.add(gem(doc, 690, 884, 24, BLUE.stones, 28, -14, 1.1, 8, hatched=False))
    doc.add(gem(doc, 1244, 886, 20, RED.stones, 28, 12, 1.1, 3, hatched=False), lights)
    return doc.svg()


def _scatter(doc: Document, x: float, y: float, wide: float, deep: float, count: int) -> str:
    """Coins strewn over an oval of the table, denser in its middle, the near ones larger."""
    rng = np.random.default_rng(12)
    turn, reach = rng.uniform(0, math.tau, count), rng.uniform(0, 1, count) ** 0.7
    spots = sorted(
        (y + deep * r * math.sin(a), x + wide * r * math.cos(a), k)
        for k, (a, r) in enumerate(zip(turn, reach, strict=True))
    )
    parts = []
    for level, across, k in spots:
        size = 20 + 7 * (level - y + deep) / (2 * deep)
        metal = "silver" if k % 11 == 3 else "gold"
        lying, turned = (0.48, 0.6, 0.36)[k % 3], float(rng.normal(0, 9))
        parts.append(heap_coin(doc, across, level, size, lying, turned, k % 4, metal))
    return "".join(parts)


def crown() -> str:
    """The crown of whoever has won."""
    width, height = CROWN
    doc = Document(width, height)
    king = place(group(royal_crown(doc, RED), transform="translate(-225 -530)"), 120, 180, 0.62)
    doc.add(graded(doc, group(king, filter=drop_shadow(doc, 3, 5, 4, 0.5))))
    return doc.svg()
