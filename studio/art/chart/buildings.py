"""What people have built on shores: huts, houses, flags, quays, cranes, towers."""

from collections.abc import Callable

import numpy as np
from numpy.typing import ArrayLike

from studio.art.chart.growth import ROCK_SHADE
from studio.art.chart.ink import (
    chance,
    curve,
    cut,
    cuts,
    edged,
    even,
    flat,
    moved,
    outline,
    post,
    ring,
    shade,
)
from studio.art.chart.shore import WET_SAND
from studio.art.kit.palette import (
    BRASS_LIGHT,
    INK,
    LANTERN,
    OAK,
    PARCHMENT_LIGHT,
    SEPIA,
    darker,
)
from studio.art.kit.shapes import Points

_DOOR = "#3A2416"


def hut(x: float, y: float, size: float = 1) -> str:
    """A thatched hut on posts, a light in its door."""

    def at(points: ArrayLike) -> Points:
        return moved(points, x, y, size)

    wall = at([(-28, -32), (28, -32), (28, -2), (-28, -2)])
    right = at([(6, -32), (28, -32), (28, -2), (6, -2)])
    body = flat(at(ring(14, 6, 44, 9)), "#0A1014", 0.32)
    body += "".join(post(at([(a, -6), (a, 8)]), 2.6 * size, SEPIA) for a in (-24, -8, 10, 24))
    body += flat(wall, "#B98A55") + shade(wall, 90, 5, 1.5, opacity=0.8, seed=3)
    body += flat(right, SEPIA, 0.45) + outline(wall, 2.2)
    body += edged(at([(-8, -2), (-8, -24), (6, -24), (6, -2)]), _DOOR, 2)
    body += flat(at([(-5, -3), (-5, -20), (2, -20), (2, -3)]), LANTERN, 0.75)
    body += edged(at([(13, -24), (22, -24), (22, -14), (13, -14)]), LANTERN, 2)
    body += even(at([(17.5, -24), (17.5, -14)]), 1.2)
    return body + _thatch(at)


def _thatch(at: Callable[[ArrayLike], Points]) -> str:
    """A roof of palm leaves with a ragged eave."""
    roof = curve(at([
        (-40, -26), (-26, -48), (-6, -68), (4, -68), (26, -46), (40, -24), (22, -29), (0, -26),
        (-22, -30),
    ]))  # fmt: skip
    dark = curve(at([(4, -68), (26, -46), (40, -24), (22, -29), (8, -27)]))
    rng = chance("thatch")
    fringe = [
        at([(a, -31 + abs(a) * 0.05), (a + rng.uniform(-2, 2), -22 + rng.uniform(-2, 3))])
        for a in np.linspace(-38, 36, 15)
    ]
    return (
        flat(roof, WET_SAND)
        + flat(dark, ROCK_SHADE)
        + shade(dark, 58, 2.8, 1.7, opacity=0.95, seed=2)
        + shade(roof, 118, 4.4, 1.6, (0.25, 1), opacity=0.7, seed=9)
        + cuts(fringe, 2, rise=0.1, fall=0.8)
        + outline(roof, 2.6)
    )


def house(
    x: float, y: float, width: float, tall: float, roof_tall: float, wall: str, roof: str,
    seed: int = 1, windows: int = 2,
) -> str:  # fmt: skip
    """A house from its lower left corner, its right side in shade, lit windows."""
    w, h, r = width, tall, roof_tall
    front = [(x, y - h), (x + w, y - h), (x + w, y), (x, y)]
    side = [(x + w, y - h), (x + w * 1.3, y - h - 5), (x + w * 1.3, y - 5), (x + w, y)]
    top = [(x - 3, y - h + 2), (x + w * 0.16, y - h - r), (x + w * 1.1, y - h - r - 3),
           (x + w * 1.34, y - h - 3), (x + w + 1, y - h + 2)]  # fmt: skip
    body = flat(front, wall) + shade(front, 90, 3.2, 1.4, (0.3, 1), opacity=0.4, seed=seed)
    body += edged(side, darker(wall, 0.4), 1.6) + shade(side, 90, 2.6, 1.2, opacity=0.7, seed=seed)
    body += flat(top, roof) + shade(top, 88, 3.4, 1.2, (0.2, 1), opacity=0.7, seed=seed + 1)
    body += shade(top, 4, 4.2, 1, opacity=0.5, seed=seed + 2) + outline(top, 2.1)
    body += outline(front, 1.8)
    for k in range(windows):
        left = x + w * (0.18 + 0.42 * k)
        pane = [
            (left, y - h * 0.72),
            (left + w * 0.22, y - h * 0.72),
            (left + w * 0.22, y - h * 0.36),
            (left, y - h * 0.36),
        ]
        body += edged(pane, LANTERN, 1.5)
    return body


def shed(x: float, y: float, width: float, tall: float, wall: str, roof: str, seed: int = 1) -> str:
    """An open lean-to on posts, for work and goods."""
    w, h = width, tall
    back = [(x, y - h), (x + w, y - h), (x + w, y - 3), (x, y - 3)]
    top = [(x - 5, y - h + 3), (x + 3, y - h - 11), (x + w - 2, y - h - 13), (x + w + 6, y - h + 1)]
    body = flat(back, wall) + shade(back, 90, 3, 1.8, opacity=0.85, seed=seed)
    for a in (x, x + w * 0.5, x + w):
        body += post([(a, y), (a, y - h)], 2.6, OAK)
    body += flat(top, roof) + shade(top, 88, 3.4, 1.3, (0.15, 1), opacity=0.75, seed=seed)
    return body + shade(top, 3, 4, 1, opacity=0.5, seed=seed + 3) + outline(top, 2.2)


def banner(x: float, y: float, tall: float, colour: str, seed: int = 1, width: float = 26) -> str:
    """A flag on its pole, from the pole's foot, streaming right."""
    w, top = width, y - tall
    cloth = curve([
        (x, top), (x + w * 0.35, top - 3), (x + w * 0.7, top + 2), (x + w, top - 1),
        (x + w * 0.86, top + 7), (x + w, top + 14), (x + w * 0.6, top + 15),
        (x + w * 0.3, top + 11), (x, top + 14),
    ])  # fmt: skip
    return (
        cut([(x, y), (x, top)], 3.4, rise=0, fall=0, smooth=False)
        + flat(cloth, colour)
        + shade(cloth, 84, 4, 1.2, (0.3, 1), opacity=0.6, seed=seed)
        + outline(cloth, 1.9)
        + edged(ring(x, top - 2, 2.2, 2.2), BRASS_LIGHT, 1.2)
    )


def stones(area: ArrayLike, course: float, seed: int) -> str:
    """Courses of masonry in a shape: broken beds and joints."""
    return shade(area, 0, course, 1.5, (0, 1), opacity=0.55, seed=seed) + _joints(
        area, course, seed
    )


def _joints(area: ArrayLike, course: float, seed: int) -> str:
    points = np.asarray(area, float)
    (left, top), (right, bottom) = points.min(0), points.max(0)
    rng = chance(seed, "joints")
    following = np.roll(points, -1, 0)

    def inside(x: float, y: float) -> bool:
        crossing = (points[:, 1] > y) != (following[:, 1] > y)
        a, b = points[crossing], following[crossing]
        at = a[:, 0] + (y - a[:, 1]) / (b[:, 1] - a[:, 1]) * (b[:, 0] - a[:, 0])
        return bool(np.count_nonzero(x < at) % 2)

    lines = []
    y = top + course * 0.5
    while y < bottom - course:
        x = left + rng.uniform(2, course * 1.4)
        while x < right:
            if inside(x, y + 1) and inside(x, y + course - 1):
                lines.append([(x, y), (x + rng.uniform(-0.5, 0.5), y + course)])
            x += course * rng.uniform(1.3, 2.1)
        y += course
    return cuts(lines, 1.5, INK, 0.6, rise=0.2, fall=0.2)


def quay(left: float, right: float, y: float, deep: float = 14, lean: float = -8) -> str:
    """A stone quay along the front: paved top, wall with joints, bollards."""
    top = [(left, y), (right - 12, y + lean), (right, y), (left + 18, y + 11)]
    whole = [(left, y), (right - 12, y + lean), (right, y), (right, y + deep), (left + 18, y + 26),
             (left, y + 14)]  # fmt: skip
    body = flat(moved(whole, 7, 9), "#0A1014", 0.4) + flat(whole, "#7C6650") + flat(top, "#CDB68C")
    body += shade(whole, -6, 5.2, 1.6, opacity=0.8, seed=3)
    span = right - left - 18
    joints = []
    for k in range(int(span / 11)):
        x = left + 20 + k * 11
        edge = y + 11 - 11 * (x - left - 18) / span
        joints.append([(x, edge + (4 if k % 2 else 1)), (x, edge + (12 if k % 2 else 9))])
    body += cuts(joints, 1.7) + outline(whole, 2.8)
    body += even([(left, y), (left + 18, y + 11), (right, y)], 1.8)
    body += even([(left + 18, y + 11), (left + 18, y + 26)], 1.8)
    for k in range(4):
        x = left + 28 + k * span * 0.27
        edge = y + 11 - 11 * (x - left - 18) / span
        foot = [(x - 2.6, edge - 7), (x + 2.6, edge - 7), (x + 3.2, edge + 1), (x - 3.2, edge + 1)]
        body += edged(foot, SEPIA, 1.6)
    return body


def jetty(left: float, right: float, y: float, piles: int = 6, deep: float = 15) -> str:
    """A timber jetty on piles, planked across."""
    deck = [(left, y - 8), (right - 10, y - 12), (right, y - 2), (left + 12, y + 3)]
    body = ""
    for k in range(piles):
        x = left + 14 + (right - left - 18) * k / (piles - 1)
        body += post([(x, y + deep - k * 0.6), (x, y - 2)], 3.6, SEPIA, 2.4)
    for k in range(piles - 1):
        x = left + 14 + (right - left - 18) * k / (piles - 1)
        step = (right - left - 18) / (piles - 1)
        body += even([(x, y + 2), (x + step, y + deep - 4)], 1.4)
    front = [(left + 12, y + 3), (right, y - 2), (right, y + 2), (left + 12, y + 7)]
    body += flat(deck, "#B98A55") + shade(deck, 62, 4.4, 1.5, opacity=0.8, seed=4)
    body += edged(front, OAK, 1.6) + outline(deck, 2.2)
    for k in range(3):
        x = left + 22 + (right - left - 30) * k / 2
        body += edged([(x - 2, y - 6), (x + 2, y - 6), (x + 2, y + 3), (x - 2, y + 3)], SEPIA, 1.5)
    return body


def crane(x: float, y: float, load: str = OAK) -> str:
    """A jib crane with a case on its rope."""
    case = [(x + 18, y - 24), (x + 31, y - 24), (x + 31, y - 13), (x + 18, y - 13)]
    return (
        post([(x, y), (x + 2, y - 44)], 3.2, OAK)
        + post([(x, y - 4), (x + 24, y - 52)], 2.6, OAK)
        + even([(x + 24, y - 52), (x + 24, y - 24)], 1.4)
        + even([(x + 2, y - 42), (x + 24, y - 52)], 1.3)
        + edged(case, load, 1.6)
        + even([(x + 18, y - 19), (x + 31, y - 19)], 1)
        + even([(x + 24.5, y - 24), (x + 24.5, y - 13)], 1)
    )


def lighthouse(x: float, y: float, size: float = 1, band: str = "#A8322A") -> str:
    """A banded tower; the middle of its lamp lies 73 units x size above its foot."""

    def at(points: ArrayLike) -> Points:
        return moved(points, x, y, size)

    tower = at([(-13, 0), (-8, -62), (8, -62), (13, 0)])
    body = flat(tower, PARCHMENT_LIGHT)
    for upper, lower in ((-52, -40), (-28, -16)):
        a, b = 8 + 5 * (1 + upper / 62), 8 + 5 * (1 + lower / 62)
        body += flat(at([(-a, upper), (a, upper), (b, lower), (-b, lower)]), band)
    right = at([(3, 0), (2, -62), (8, -62), (13, 0)])
    body += flat(right, INK, 0.25) + shade(right, 0, 2.8, 1.3, (0.1, 1), opacity=0.85, seed=3)
    body += outline(tower, 2.6) + edged(
        at([(-3.5, 0), (-3.5, -10), (3.5, -10), (3.5, 0)]), _DOOR, 1.4
    )
    body += edged(at([(-13, -62), (13, -62), (11, -67), (-11, -67)]), SEPIA, 1.8)
    body += edged(at([(-7.5, -67), (7.5, -67), (7.5, -80), (-7.5, -80)]), LANTERN, 1.8)
    body += "".join(even(at([(a, -67), (a, -80)]), 1.1) for a in (-4, 0, 4))
    body += edged(at([(-11, -80), (0, -93), (11, -80)]), band, 2)
    return body + edged(ring(x, y - 94 * size, 2.6 * size, 2.6 * size), BRASS_LIGHT, 1.2)


def bunting(start: tuple[float, float], end: tuple[float, float], sag: float = 22) -> str:
    """A string of small flags between two points."""
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + sag)
    line = curve([start, middle, end], closed=False)
    body = even(line, 1.2)
    for number, k in enumerate(range(1, len(line) - 4, 5)):
        a, b = line[k], line[k + 3]
        tip = (a + b) / 2 + [0, 6.5]
        body += edged([a, b, tip], ("#A8322A", PARCHMENT_LIGHT, "#2C5FA8")[number % 3], 0.9)
    return body
