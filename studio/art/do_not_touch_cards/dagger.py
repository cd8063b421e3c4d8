"""Number 1: a dagger driven through a note into the cabin table."""

import numpy as np

from studio.art.do_not_touch_cards import backdrops, scene
from studio.art.do_not_touch_cards.scene import GOLD, cloth_stuff, relief, revolution
from studio.art.do_not_touch_cards.suits import Suit
from studio.art.kit.document import Document
from studio.art.kit.gems import gem
from studio.art.kit.light import drop_shadow, glint
from studio.art.kit.materials import brass_paint
from studio.art.kit.palette import (
    BRASS,
    BRASS_LIGHT,
    INK,
    PARCHMENT,
    SEPIA,
    WAX_RED,
)
from studio.art.kit.shapes import moved, spline
from studio.art.kit.strokes import brush, contour, hatch, swell
from studio.art.kit.svg import circle, group, path, path_data, place, polygon
from studio.art.kit.treasure import heap_coin


def dagger(doc: Document, suit: Suit) -> str:
    """A dagger driven through a note into the cabin table."""
    note = _note()
    coins = "".join(
        heap_coin(doc, x, y, r, 0.5, turn, k)
        for k, (x, y, r, turn) in enumerate(
            [(78, 596, 26, -12), (112, 626, 29, 8), (372, 584, 25, 12), (352, 676, 33, -6),
             (396, 640, 29, 4), (60, 690, 34, 6)]
        )
    )  # fmt: skip
    blade = place(_dagger(doc, suit), 232, 622, 1.06, 7)
    return (
        backdrops.cabin(doc, suit, 530)
        + backdrops.table_top(suit, 530)
        + note
        + coins
        + scene.cast_shadow(278, 630, 92, 13)
        + group(blade, filter=drop_shadow(doc, 10, 8, 6, 0.5))
        + _splinters()
        + glint(doc, 236, 452, 30, 8)
        + glint(doc, 260, 118, 20)
        + scene.dust(5)
    )


def _note() -> str:
    """A torn scrap of chart: coast, dotted way, cross."""
    edge = spline([(96, 566), (210, 556), (356, 572), (368, 640), (350, 716), (214, 728),
    (104, 712),
                   (90, 640)], 3, closed=True)  # fmt: skip
    rng = np.random.default_rng(3)
    torn = edge + rng.uniform(-1.8, 1.8, edge.shape)
    lines = hatch(torn, 64, 5, 1.4, (0.82, 1), 4) + "".join(
        swell(spline([(112, 690 + k * 7), (150, 684 + k * 6), (188, 704 + k * 4)]), (0.3, 1.2, 0.3))
        for k in range(3)
    )
    coast = brush([(110, 600), (140, 592), (158, 610), (190, 600), (204, 584)], 3.2)
    way = "".join(
        swell(part, (0.8, 2.6, 0.8))
        for part in np.array_split(spline([(150, 640), (180, 660), (250, 668), (304, 686)], 2), 14)[
            ::2
        ]
    )
    cross = brush([(296, 676), (318, 698)], 6) + brush([(318, 674), (294, 700)], 6)
    crease = brush([(228, 560), (232, 640), (226, 724)], 1.6)
    return (
        polygon(torn, PARCHMENT)
        + path(lines, SEPIA)
        + path(crease + coast + way, INK)
        + path(cross, WAX_RED)
        + path(contour(torn, 3, smooth=False), INK)
    )


def _splinters() -> str:
    """Where the point has split the wood."""
    spikes = [[(228, 626), (206, 634), (186, 632)], [(236, 626), (258, 636), (276, 634)],
              [(230, 628), (222, 640), (208, 646)], [(234, 628), (246, 642),
              (256, 648)]]  # fmt: skip
    return path("".join(brush(spike, 4.4, 3, 0.2) for spike in spikes), INK)


def _dagger(doc: Document, suit: Suit) -> str:
    """A dagger about its point, blade upwards, 520 long."""
    return _blade() + _guard(doc, suit) + _grip(doc, suit)


def _blade() -> str:
    left = spline([(-30, -330), (-30, -230), (-25, -110), (-12, -34), (0, 4)], 2)
    right = left * [-1, 1]
    middle = left * [0.04, 1]
    outline = np.vstack([left, right[::-1]])
    groove = [(-7, -326), (-6, -150), (0, -120), (6, -150), (7, -326)]
    shade = "".join(
        swell([right[k], right[k] * 0.42 + middle[k] * 0.58 + [0, 7]], (1.9, 0.2))
        for k in range(2, len(right) - 6, 2)
    )
    fine = "".join(
        swell([middle[k] + [1, 0], middle[k] * 0.5 + right[k] * 0.5 + [0, -9]], (1.2, 0.2))
        for k in range(4, len(right) - 10, 3)
    )
    edge_light = swell(left * 0.9 + middle * 0.1, (0.8, 3.4, 0.6))
    nicks = "".join(
        brush([(x, y), (x + 8, y - 4)], 1.8) for x, y in ((-29, -190), (-27, -140), (18, -96))
    )
    return (
        polygon(outline, "#DDE4E0")
        + polygon(np.vstack([middle, right[::-1]]), "#8F9DA0")
        + polygon(np.vstack([left, (left * 0.55 + middle * 0.45)[::-1]]), "#F7FAF4")
        + polygon(groove, "#5E6C70", INK, 1.6)
        + path(shade + fine + nicks, INK)
        + path(swell(middle, (1.6, 1.8, 1.2)), INK)
        + path(edge_light, "#FFFFFF")
        + path(contour(outline, 5, smooth=False, lit=0.6), INK)
    )


def _guard(doc: Document, suit: Suit) -> str:
    """Quillons curling to the blade, a shield with a stone between them."""
    parts = []
    for side in (1, -1):
        stem = spline([(0, -344), (side * 44, -352), (side * 84, -340), (side * 104, -316),
                       (side * 92, -296), (side * 78, -306)], 1.5)  # fmt: skip
        width = np.linspace(30, 13, len(stem))
        ticks = "".join(
            swell(np.add(p, [(0, 2), (side * 2, 11 - k * 0.05)]), (1.8, 0.3))
            for k, p in enumerate(stem[6::5])
        )
        parts.append(
            path(swell(stem, width + 7), INK)
            + path(swell(stem, width), BRASS)
            + path(swell(moved(stem, 0, 4), width * 0.42), "#8A5F22")
            + path(ticks, INK)
            + path(swell(moved(stem, 0, -5), width * 0.2), "#FFF0BE")
            + circle(side * 80, -307, 10, brass_paint(doc), INK, 3)
        )
    outline, field = revolution(0, [(-380, 20), (-366, 34), (-340, 42), (-318, 30), (-302, 6)])
    parts.append(relief(doc, outline, field, GOLD, 4, 3.6, 0.25))
    parts.append(gem(doc, 0, -342, 19, suit.stones, 12, -8, 0.9, 0, hatched=False))
    return "".join(parts)


def _grip(doc: Document, suit: Suit) -> str:
    outline, field = revolution(0, [(-500, 15), (-470, 21), (-430, 23), (-376, 17)])
    leather = relief(doc, outline, field, cloth_stuff(suit), 4, 4, 0.2)
    wire, bright = "", ""
    for y in range(-492, -382, 13):
        line = [(-22, y + 8), (0, y + 3), (22, y - 8)]
        wire += brush(line, 5.4, 4, 4)
        bright += brush([(a, b - 0.6) for a, b in line], 2.6, 1.6, 1.6)
    bound = doc.clipped(path_data(outline), path(wire, INK), path(bright, BRASS_LIGHT))
    ball, dome = revolution(0, [(-552, 4), (-546, 20), (-528, 30), (-508, 22), (-498, 14)])
    lines = "".join(
        brush([(x * 0.5, -549), (x, -528), (x * 0.6, -502)], 2) for x in (-20, -7, 7, 20)
    )
    return (
        leather
        + bound
        + path(contour(outline, 4, smooth=False), INK)
        + relief(doc, ball, dome, GOLD, 4, 3.4, 0.2)
        + path(lines, INK)
        + gem(doc, 0, -528, 11, suit.stones, 10, -8, 1, 0, hatched=False)
    )
