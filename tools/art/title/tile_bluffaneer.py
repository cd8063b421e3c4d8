"""What stands on the title's table for Bluffaneer: two bones on a map, a purse that spills."""

from __future__ import annotations

import numpy as np

from tools.art.bluffaneer.bones import HEIGHT as BONE_HEIGHT
from tools.art.bluffaneer.bones import WIDTH as BONE_WIDTH
from tools.art.bluffaneer.bones import lying
from tools.art.bluffaneer.cards import face
from tools.art.bluffaneer.sheet import HEIGHT as MAP_HEIGHT
from tools.art.bluffaneer.sheet import WIDTH as MAP_WIDTH
from tools.art.bluffaneer.sheet import paper
from tools.art.kit.document import Document
from tools.art.kit.insets import inset
from tools.art.kit.light import blur, drop_shadow
from tools.art.kit.materials import leather
from tools.art.kit.palette import INK
from tools.art.kit.rope import rope
from tools.art.kit.shapes import spline
from tools.art.kit.strokes import brush, contour, hatch
from tools.art.kit.svg import ellipse, group, path, path_data, place
from tools.art.kit.treasure import heap_coin

_HIDE = "#8A5A2E"


def _purse(doc: Document) -> str:
    """A leather bag that has fallen over, its mouth to the left."""
    half = [(-70, -40), (-30, -92), (50, -118), (130, -96), (168, -20), (150, 60), (70, 92),
            (-20, 78), (-70, 40), (-84, 0)]  # fmt: skip
    bag = np.asarray(spline(half, 3, True))
    data = path_data(bag)
    folds = "".join(
        brush([(-66, y * 0.5), (-10, y), (60, y * 1.25), (128, y * 1.1)], 5, 1, 1)
        for y in (-58, -24, 20, 52)
    )
    shade = hatch(bag, 58, 8, 3.4, (0, 1), 4)
    mouth = ellipse(-78, 0, 26, 46, "#2A160A", INK, 6)
    cord = rope(np.array([(-56, -58), (-40, 0), (-54, 56)]), 12, 10)
    return (
        group(path(data, _HIDE, filter=leather(doc)), filter=drop_shadow(doc, 6, 10, 7, 0.6))
        + doc.clipped(data, path(shade, "#3C2210", opacity=0.55))
        + path(folds, "#4A2B12")
        + path(contour(bag, 8, smooth=False, lit=0.6), INK)
        + mouth
        + group(cord)
    )


def _spilt(doc: Document) -> str:
    """Coins that have run out of the purse."""
    places = (
        (560, 452, 34, 0.48, 10), (500, 486, 38, 0.48, -20), (572, 508, 40, 0.6, 30),
        (448, 524, 40, 0.48, 0), (520, 540, 44, 0.6, -14), (396, 566, 40, 0.36, 24),
        (470, 586, 44, 0.48, 6), (610, 560, 42, 0.48, -30),
    )  # fmt: skip
    return "".join(
        heap_coin(doc, x, y, radius, squash, turn, number)
        for number, (x, y, radius, squash, turn) in enumerate(places)
    )


def bluffaneer() -> str:
    """The object about its own box of 900 x 750, standing on its lower edge."""
    doc = Document(900, 750)
    shadow = ellipse(450, 650, 400, 60, "#050302", opacity=0.55, filter=blur(doc, 18))
    sheet = group(inset(paper(), 0, 0, MAP_WIDTH, MAP_HEIGHT),
                  transform="translate(34 372) scale(.66 .82)")  # fmt: skip
    bones = "".join(
        group(
            inset(lying(name), -BONE_WIDTH / 2, -BONE_HEIGHT / 2, BONE_WIDTH, BONE_HEIGHT),
            transform=f"translate({x} {y}) rotate({turn}) scale({size})",
            filter=drop_shadow(doc, 5, 9, 6, 0.6),
        )
        for name, x, y, turn, size in (
            ("ship", 610, 300, -24, 0.86),
            ("swords", 306, 340, 14, 0.98),
        )
    )
    card = group(place(inset(face("chest", "skull"), 0, 0, 750, 1050), 96, 60, 0.3, -12),
                 filter=drop_shadow(doc, 5, 8, 6, 0.6))  # fmt: skip
    purse = group(_purse(doc), transform="translate(690 490) scale(.98)")
    doc.add(shadow, sheet, card, purse, bones, _spilt(doc))
    return doc.svg()
