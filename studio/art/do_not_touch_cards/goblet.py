"""Number 2: a jewelled goblet of wine in a lit niche."""

import math

import numpy as np
from numpy.typing import NDArray

from studio.art.do_not_touch_cards import backdrops, scene
from studio.art.do_not_touch_cards.scene import (
    CLEAR_STONE,
    GOLD,
    relief,
    revolution,
)
from studio.art.do_not_touch_cards.suits import Suit
from studio.art.kit.document import Document
from studio.art.kit.gems import gem
from studio.art.kit.light import drop_shadow, glint
from studio.art.kit.ornament import rivet
from studio.art.kit.palette import (
    GLINT,
    INK,
)
from studio.art.kit.shapes import arc, oval
from studio.art.kit.strokes import brush, swell
from studio.art.kit.svg import circle, ellipse, group, path
from studio.art.kit.treasure import heap_coin, pearls

Array = NDArray[np.float64]


def goblet(doc: Document, suit: Suit) -> str:
    """A jewelled goblet of wine in a lit niche, pearls about its foot."""
    sill = backdrops.stone_wall(doc, suit, (0, 622, scene.WIDTH, scene.HEIGHT + 10), 19)
    beads = pearls([(96, 640), (120, 676), (190, 690), (250, 676), (300, 694), (356, 676),
    (402, 700),
                    (430, 752)], 10.5)  # fmt: skip
    coins = "".join(
        heap_coin(doc, x, y, r, 0.48, turn, k)
        for k, (x, y, r, turn) in enumerate(
            [(70, 700, 30, -8), (120, 728, 33, 6), (356, 732, 34, -5), (60, 748, 34, 3)]
        )
    )
    return (
        backdrops.niche(doc, suit)
        + sill
        + path(swell([(0, 624), (450, 624)], 6), INK)
        + scene.cast_shadow(276, 644, 150, 17)
        + group(jewelled_cup(doc, suit), filter=drop_shadow(doc, 9, 8, 7, 0.5))
        + coins
        + beads
        + gem(doc, 246, 728, 26, suit.stones, 30, 14, 1.15, 20, hatched=False)
        + glint(doc, 142, 220, 36, 6)
        + glint(doc, 262, 446, 17)
        + glint(doc, 316, 300, 15)
        + scene.dust(9)
    )


def jewelled_cup(doc: Document, suit: Suit) -> str:
    profile = [(178, 118), (196, 114), (250, 112), (310, 100), (356, 74), (388, 40), (404, 24),
               (424, 24), (440, 46), (458, 50), (474, 42), (490, 22), (530, 18), (566, 26),
               (592, 70), (612, 98), (630, 104), (642, 102)]  # fmt: skip
    outline, field = revolution(225, profile)
    body = relief(doc, outline, field, GOLD, 5, 3.7, 0.24, 0.7)
    gadroons = "".join(
        brush([(225 + part * 108, 306), (225 + part * 82, 356), (225 + part * 26, 404)], 3.4)
        for part in np.sin(np.linspace(-1.45, 1.45, 13))
    )
    petals = "".join(
        brush([(225 + part * 20, 566), (225 + part * 60, 596), (225 + part * 98, 622)], 2.6)
        for part in np.sin(np.linspace(-1.45, 1.45, 13))
    )
    bands = "".join(_hoop(y, r, w) for y, r, w in ((214, 112, 3), (222, 112, 1.4), (292, 104, 3),
                    (300, 102, 1.4), (424, 24, 3), (490, 22, 3), (606, 92, 2.4)))  # fmt: skip
    stones = "".join(
        jewel_setting(doc, suit, 225 + math.sin(turn) * 104, 262 - 8 * math.cos(turn) + 8,
                 20, math.cos(turn), k)
        for k, turn in enumerate((-0.98, -0.34, 0.34, 0.98))
    )  # fmt: skip
    return (
        _goblet_base()
        + body
        + path(gadroons + petals + bands, INK)
        + path(swell([(150, 320), (172, 366), (204, 402)], (0.5, 4, 0.5)), GLINT)
        + stones
        + jewel_setting(doc, suit, 225, 458, 19, 1.0, 6)
        + _wine(doc)
    )


def _goblet_base() -> str:
    """The round under the foot, seen from a little above."""
    lines = "".join(
        swell([(225 + r * 0.94, 648), (225 + r, 640)], (2.4, 1)) for r in range(-96, 104, 9)
    )
    return ellipse(225, 641, 103, 15, GOLD.dark, INK, 5) + path(lines, INK)


def _hoop(y: float, radius: float, width: float) -> str:
    """A ring round a turned form, seen from a little above."""
    return swell(arc(225, y, radius, 178, 2, 50, 0.13), width)


def jewel_setting(
    doc: Document, suit: Suit, x: float, y: float, radius: float, squeeze: float, kind: int
) -> str:
    """A stone in a beaded setting on a curved side."""
    colours = suit.stones if kind % 2 == 0 else CLEAR_STONE
    body = circle(0, 0, radius * 1.2, "#8A5F22", INK, 2.6) + "".join(
        rivet(float(a), float(b), 2.6) for a, b in oval(0, 0, radius * 1.05, radius * 1.05, 14)
    )
    stone = gem(doc, 0, 0, radius * 0.82, colours, 8, -6, 1, 0, hatched=False)
    moved_to = f"translate({x:.1f} {y:.1f}) scale({max(0.45, squeeze):.2f} 1)"
    return group(body, stone, transform=moved_to)


def _wine(doc: Document) -> str:
    """The mouth of the goblet: rim, dark inside, wine with a light on it."""
    wine = doc.radial([(0, "#C23A40"), (0.6, "#7A1420"), (1, "#3A070D")], (0.36, 0.4), 0.7)
    ripples = "".join(
        swell(arc(225, 184, r, 20, 200, 40, 0.16), (0.2, 1.6, 0.2)) for r in (46, 62, 78)
    )
    shine = swell(arc(225, 180, 112, 180, 275, 40, 0.18), (0.4, 5, 0.4))
    return (
        ellipse(225, 178, 118, 24, "#E8BC5E", INK, 5)
        + ellipse(225, 181, 107, 18.5, "#3A2208", INK, 3)
        + ellipse(225, 187, 98, 13, wine, INK, 1.6)
        + path(ripples, "#2A0508")
        + ellipse(186, 184, 26, 3.6, "#FF9A8A", opacity=0.8)
        + path(shine, GLINT)
    )
