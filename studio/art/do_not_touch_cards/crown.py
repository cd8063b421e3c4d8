"""Number 4: a king's crown on a cushion between curtains."""

import math

import numpy as np
from numpy.typing import NDArray

from studio.art.do_not_touch_cards import backdrops, scene
from studio.art.do_not_touch_cards.goblet import jewel_setting
from studio.art.do_not_touch_cards.scene import GOLD, cloth_stuff, relief
from studio.art.do_not_touch_cards.suits import Suit
from studio.art.kit.document import Document
from studio.art.kit.fields import Field, bumps
from studio.art.kit.gems import gem
from studio.art.kit.light import drop_shadow, glint
from studio.art.kit.ornament import rivet
from studio.art.kit.palette import (
    BRASS,
    BRASS_LIGHT,
    INK,
    mix,
)
from studio.art.kit.rope import GOLD_CORD, rope
from studio.art.kit.shapes import Points, arc, spline
from studio.art.kit.strokes import brush, contour, hatch, swell
from studio.art.kit.svg import circle, group, path, polygon
from studio.art.kit.treasure import pearl, tassel

Array = NDArray[np.float64]


def crown(doc: Document, suit: Suit) -> str:
    """A king's crown on a cushion between curtains."""
    return (
        backdrops.drapes(doc, suit)
        + _pedestal(doc, suit)
        + scene.cast_shadow(240, 560, 190, 20)
        + _cushion(doc, suit)
        + group(royal_crown(doc, suit), filter=drop_shadow(doc, 8, 9, 6, 0.5))
        + glint(doc, 112, 300, 34, 6)
        + glint(doc, 225, 236, 26)
        + glint(doc, 336, 396, 17)
        + glint(doc, 286, 262, 14)
        + scene.dust(20)
    )


def _pedestal(doc: Document, suit: Suit) -> str:
    """A draped block under the cushion."""
    outline = np.vstack([[(40, 556), (410, 556)], spline([(416, 600), (430, 690), (444, 790)], 4),
                         spline([(6, 790), (20, 690), (34, 600)], 4)])  # fmt: skip

    def height(x: Array, y: Array) -> Array:
        spread = 0.75 + (y - 556) / 560
        return 9 * np.abs(np.sin((x - 225) / spread / 23)) ** 0.8 * np.clip((y - 570) / 70, 0, 1)

    cloth = relief(doc, outline, Field(height), cloth_stuff(suit), 4.6, 4.2, 0.6, 0.68)
    hem = spline([(16, 716), (120, 728), (225, 718), (330, 728), (434, 716)], 3)
    trim = path(swell(hem, 19), INK) + path(swell(hem, 14), BRASS)
    studs = "".join(rivet(float(x), float(y), 4, BRASS_LIGHT) for x, y in hem[::6])
    fringe = path("".join(swell([p + np.array([0, 8]), p + np.array([0, 32])], (3, 1.4))
                          for p in hem[::3]), BRASS, INK, 0.7)  # fmt: skip
    return cloth + fringe + trim + studs


def _cushion(doc: Document, suit: Suit) -> str:
    controls = [(40, 526), (70, 484), (140, 470), (225, 474), (310, 470), (380, 484), (410, 526),
                (402, 570), (360, 594), (225, 604), (90, 594), (48, 570)]  # fmt: skip
    outline = spline(controls, 3, closed=True)
    pillow = bumps([(225, 540, 200, 76, 84, 0)], 4)

    def height(x: Array, y: Array) -> Array:
        away = np.hypot((x - 225) / 150, (y - 500) / 44)
        turn = np.arctan2((y - 494) * 2.6, x - 225)
        folds = 6.5 * np.sin(turn * 9 + 0.8 + 0.6 * np.sin(turn * 4))
        reach = np.clip(away - 0.75, 0, 1.2) * np.exp(-np.clip(away - 1.6, 0, 9))
        return pillow.height(x, y) - 20 * np.exp(-away * away) + folds * reach

    dark = Suit(suit.name, mix(suit.band, suit.deep, 0.35), suit.deep, suit.middle, suit.light,
                suit.pale, suit.stone, suit.sky)  # fmt: skip
    body = relief(doc, outline, Field(height), cloth_stuff(dark), 4, 4, 0.42, 0.76,
                  lambda x,
                  y: 0.75 * np.exp(-(((x - 236) / 140) ** 4) - ((y - 506) / 22) ** 2))  # fmt: skip
    folds = "".join(
        brush([(x0, y0), ((x0 + x1) / 2 + 5, (y0 + y1) / 2 - 3), (x1, y1)], 3.2, 0.3, 0.2)
        for x0, y0, x1, y1 in ((88, 500, 54, 526), (106, 516, 62, 558), (138, 528, 100, 584),
                               (180, 536, 166, 592), (270, 536, 286, 592), (312, 528, 352, 584),
                               (344, 516, 390, 558), (362, 500, 398, 526))
    )  # fmt: skip
    piping = rope(np.vstack([outline, outline[:1]]), 10, 9, GOLD_CORD)
    return body + path(folds, INK) + piping + tassel(doc, 46, 578, 24) + tassel(doc, 404, 578, -24)


_CROWN_FOOT = 510.0


def _crown_rim(front: bool, heights: Array, angles: Array) -> Points:
    """Points of the crown's wall at heights above its foot, seen from a little above."""
    radius = 126 + 0.2 * heights
    depth = radius * 0.2 * (1 if front else -1)
    return np.stack([225 + radius * np.cos(angles),
                     _CROWN_FOOT - heights + depth * np.abs(np.sin(angles))], 1)  # fmt: skip


def _crown_wall(front: bool) -> tuple[Points, Points]:
    """Outline of the front or back wall with its points, and their tips."""
    shift = 0.0 if front else math.pi / 10
    angles = np.linspace(math.pi, 0, 241)
    apart = math.pi / 5
    away = np.abs((angles + shift + apart / 2) % apart - apart / 2) / (apart / 2)
    heights = 84 + 132 * np.clip(1 - away, 0, 1) ** 1.7 + 10 * np.clip(away - 0.72, 0, 1)
    top = _crown_rim(front, heights, angles)
    foot = _crown_rim(front, 0 * angles, angles)
    peaks = np.array([a for a in np.arange(-1, 7) * apart - shift if -0.01 <= a <= math.pi + 0.01])
    return np.vstack([top, foot[::-1]]), _crown_rim(front, 0 * peaks + 222, peaks)


def royal_crown(doc: Document, suit: Suit) -> str:
    back, back_tips = _crown_wall(front=False)
    front, tips = _crown_wall(front=True)
    field = Field(lambda x, y: 0.9 * np.sqrt(np.clip(166**2 - (x - 225) ** 2, 0, None)))
    inner = Field(lambda x, y: -0.9 * np.sqrt(np.clip(166**2 - (x - 225) ** 2, 0, None)))
    cap_edge = spline([(92, 436), (104, 356), (150, 306), (225, 290), (300, 306), (346, 356),
    (358, 436),
                       (225, 470)], 3, True)  # fmt: skip

    def puffs(x: Array, y: Array) -> Array:
        dome = 90 * np.sqrt(np.clip(1 - ((x - 225) / 140) ** 2 - ((y - 440) / 156) ** 2, 0, 1))
        turn = np.arctan2(440 - y, (x - 225) * 1.1)
        return dome + 9 * np.abs(np.sin(turn * 4.5)) * np.clip(
            np.hypot(x - 225, y - 440) / 90, 0, 1
        )

    cap = relief(doc, cap_edge, Field(puffs), cloth_stuff(suit), 4, 4, 0.22, 0.72)
    balls = "".join(_tip(doc, suit, float(x), float(y)) for x, y in tips)
    far = "".join(pearl(float(x), float(y), 8.5) for x, y in back_tips)
    return (
        relief(doc, back, inner, GOLD, 3.6, 4, 0.1)
        + far
        + cap
        + relief(doc, front, field, GOLD, 5.2, 3.6, 0.16, 0.68)
        + _crown_chasing(front, suit)
        + _crown_band(doc, suit)
        + balls
    )


def _tip(doc: Document, suit: Suit, x: float, y: float) -> str:
    """A trefoil with a stone and a pearl on each point."""
    leaves = "".join(
        circle(x + dx, y + dy, 11, GOLD.light, INK, 3) + path(
            swell(arc(x + dx, y + dy, 7, 0, 120, 12), (0.3, 2, 0.3)), INK)
        for dx, dy in ((-13, 4), (13, 4), (0, -14))
    )  # fmt: skip
    stone = gem(doc, x, y + 1, 9.5, suit.stones, 8, -8, 1, 0, hatched=False)
    return leaves + circle(x, y + 1, 12, GOLD.dark, INK, 2.4) + stone + pearl(x, y - 32, 9.5)


def _crown_chasing(front: Points, suit: Suit) -> str:
    """A second line inside the points, and a lily under each."""
    count = len(front) // 2
    top, foot = front[:count], front[count:][::-1]
    inner = top + (foot - top) * 0.12 + np.array([0, 6])
    lines = swell(inner, 2.2)
    parts = [path(lines, INK)]
    for k in range(48, count - 10, 48):
        across = math.sin(math.pi * k / (count - 1))
        x, low = float(top[k, 0] * 0.6 + foot[k, 0] * 0.4), float(foot[k, 1]) - 52
        parts.append(
            group(_lily(suit), transform=f"translate({x:.1f} {low:.1f}) scale({across:.2f} 1)")
        )
    return "".join(parts)


def _lily(suit: Suit) -> str:
    """A lily in relief with an enamelled middle, 80 high, standing on the origin."""
    petal = spline([(0, -84), (12, -58), (7, -24), (0, -10), (-7, -24), (-12, -58)], 1.5, True)
    parts = []
    for side in (-1, 1):
        curl = spline([(side * 5, -18), (side * 18, -30), (side * 30, -50), (side * 24, -62),
                       (side * 17, -54), (side * 20, -44),
                       (side * 10, -32)], 1.5, True)  # fmt: skip
        parts.append(polygon(curl, GOLD.light) + path(contour(curl, 2.8, smooth=False), INK))
    rib = path(swell([(0, -78), (0, -22)], (0.4, 2.2, 0.6)), INK)
    bar = path("M-13 -16H13V-8H-13Z", GOLD.base, INK, 2.2)
    return (
        "".join(parts)
        + polygon(petal, suit.band)
        + path(hatch(petal, 90, 4, 1.8, (0.55, 1), 2), INK)
        + path(contour(petal, 2.8, smooth=False), INK)
        + rib
        + bar
    )


def _crown_band(doc: Document, suit: Suit) -> str:
    """The jewelled circlet at the foot."""
    angles = np.linspace(math.pi, 0, 121)
    low, high = _crown_rim(True, 0 * angles - 2, angles), _crown_rim(True, 0 * angles + 48, angles)
    edges = path(swell(low, 9) + swell(high, 9), INK) + path(swell(low, 4.6) + swell(high, 4.6),
                                                             BRASS_LIGHT)  # fmt: skip
    beads = "".join(
        rivet(float(x), float(y), 3.4, BRASS_LIGHT)
        for level in (9, 39)
        for x, y in _crown_rim(True, np.full(27, level), np.linspace(2.95, 0.19, 27))
    )
    stones = []
    for k, angle in enumerate(np.linspace(2.72, 0.42, 7)):
        x, y = _crown_rim(True, np.array([24.0]), np.array([angle]))[0]
        stones.append(jewel_setting(doc, suit, float(x), float(y), 15, abs(math.sin(angle)), k))
    return edges + beads + "".join(stones)
