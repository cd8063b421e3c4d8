"""The captain's boots, heaped with treasure, about the middle of their soles."""

import math

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.gems import EMERALD, RUBY, SAPPHIRE_STONE, gem
from studio.art.kit.materials import brass_paint
from studio.art.kit.palette import INK
from studio.art.kit.shapes import Points, arc, oval, rounded_rectangle, spline
from studio.art.kit.strokes import brush, contour, hatch, swell
from studio.art.kit.svg import circle, group, path, path_data, place, polygon
from studio.art.kit.treasure import heap_coin, pearls
from studio.art.ships.cloth import Patch, Vector, between

_LEATHER, _DARK, _LIGHT = "#6B3B22", "#2A140B", "#B9774A"
_LEFT = [(-42, -142), (-40, -104), (-34, -70), (-38, -40), (-44, -14)]
_RIGHT = [(44, -146), (42, -112), (38, -80), (40, -60), (48, -50)]
_FOOT = [(-44, -16), (-38, -44), (-20, -56), (40, -62), (62, -48), (92, -36), (112, -22), (114, -8),
         (100, -3), (30, -4), (0, -8), (-44, -6)]  # fmt: skip
_CUFF_LEFT = [(-66, -196), (-68, -172), (-62, -146), (-56, -124)]
_CUFF_RIGHT = [(66, -200), (70, -176), (66, -150), (60, -128)]


def _round(u: Vector, v: Vector) -> Vector:
    """Shade of a standing tube of leather with soft creases at the ankle."""
    lee = np.clip((u - 0.4) / 0.6, 0, 1) ** 1.2
    crease = np.clip(v - 0.55, 0, 1) * (0.5 + 0.5 * np.sin(44 * v + 5 * u)) * 1.3
    return 0.9 * lee + 0.4 * np.clip(0.16 - u, 0, 1) / 0.16 + crease * (0.35 + 0.5 * u)


def _tube(left: list[tuple[float, float]], right: list[tuple[float, float]]) -> Patch:
    surface = between(left, right)

    def at(u: Vector, v: Vector) -> Points:
        points = surface(v, u)
        points[..., 1] += 7 * np.sin(math.pi * np.clip(u, 0, 1))
        return points

    return Patch(at, 84, 100)


def _leather(doc: Document, outline: Points, lighter: float = 0) -> str:
    low, high = outline.min(0), outline.max(0)
    paint = doc.linear(
        [(0, _LIGHT), (0.3 + lighter, _LEATHER), (0.75, "#47240F"), (1, _DARK)],
        (low[0], low[1]), (high[0], low[1] + (high[1] - low[1]) * 0.5), True,
    )  # fmt: skip
    return polygon(outline, paint)


def boot(doc: Document) -> str:
    """One boot, its toe to the right: foot, shaft, turned-down cuff with its red lining."""
    shaft, cuff = _tube(_LEFT, _RIGHT), _tube(_CUFF_LEFT, _CUFF_RIGHT)
    edge = shaft.outline()
    foot = spline(_FOOT, 2, True)
    sole = [(-46, -6), (0, -8), (30, -4), (100, -3), (115, -8), (114, 4), (60, 6), (28, 3), (2, -1),
            (0, 12), (-46, 12)]  # fmt: skip
    shade = hatch(foot, 8, 4.2, 2.2, (0.35, 1), 3) + hatch(foot, 68, 5, 1.6, (0.62, 1), 5)
    gleam = brush([(52, -44), (78, -34), (98, -22)], 5, 1, 1)
    gleam += brush([(-31, -132), (-29, -100), (-25, -76)], 6, 1, 1)
    heel = path(hatch([(-46, -4), (0, -4), (0, 12), (-46, 12)], 2, 3.2, 1.4, (0.2, 1), 2), INK)
    return (
        polygon(sole, "#3A2012", INK, 4) + heel
        + _leather(doc, foot, 0.2) + path(shade, INK, opacity=0.85)
        + path(contour(foot, 5, smooth=False, lit=0.7), INK)
        + _leather(doc, edge)
        + path(shaft.across(4.1, _round, 0.62, 5), INK, opacity=0.88)
        + path(contour(edge, 4.6, smooth=False, lit=0.7), INK)
        + path(gleam, "#E9B384", opacity=0.75)
        + _strap(doc)
        + _cuff(doc, cuff)
    )  # fmt: skip


def _strap(doc: Document) -> str:
    """The spur leather over the instep and its buckle."""
    band = spline([(-40, -34), (-10, -44), (22, -56), (46, -62)], 2)
    leather, side = swell(band, 15), np.array([0, 5.2])
    buckle = (
        path(rounded_rectangle(-14, -12, 28, 24, 4) + rounded_rectangle(-8, -6.5, 16, 13, 2),
             brass_paint(doc), INK, 2.6, fill_rule="evenodd")
        + path(swell([(-3, 0), (12, 0)], 4), "#F0CB74", INK, 1.4)
    )  # fmt: skip
    return (
        path(leather, "#3E2113", INK, 3)
        + path(swell(band - side, 1.3) + swell(band + side, 1.3), "#C98F5C", opacity=0.8)
        + place(buckle, 19, -54, 1, -22)
    )


def _cuff(doc: Document, cuff: Patch) -> str:
    """The wide turned-down top: scalloped edge, stitching, lining in the mouth."""
    t = np.linspace(0, 1, 60)
    low = 1 - 0.09 * np.abs(np.sin(t * math.pi * 5))
    edge = np.vstack([cuff.at(t, 0 * t), cuff.at(0 * t[:20] + 1, np.linspace(0, low[-1], 20)),
                      cuff.at(t[::-1], low[::-1]),
                      cuff.at(0 * t[:20], np.linspace(low[0], 0, 20))])  # fmt: skip
    stitches = "".join(
        swell(cuff.at(np.array([a, a + 0.022]), np.array([b, b]) - 0.1), 2.2)
        for a, b in zip(t[1:-1:2], low[1:-1:2], strict=False)
    )

    def tone(u: Vector, _v: Vector) -> Vector:
        return 0.9 * np.clip((u - 0.45) / 0.55, 0, 1) ** 1.2 + 0.3 * np.clip(0.12 - u, 0, 1) / 0.12

    mouth = oval(0, -197, 66, 17, 70)
    return (
        polygon(mouth, "#5E1712", INK, 4)
        + polygon(oval(0, -193, 56, 12, 60), "#1A0705")
        + _leather(doc, edge, 0.06)
        + doc.clipped(path_data(edge), path(cuff.across(4, tone, 0.6, 8), INK, opacity=0.88))
        + path(stitches, "#E9C28C", opacity=0.9)
        + path(contour(edge, 5, smooth=False, lit=0.7), INK)
        + path(brush(cuff.at(np.full(20, 0.12), np.linspace(0.1, 0.85, 20)), 6, 1, 1), "#E9B384",
               opacity=0.7)
    )  # fmt: skip


def heap(doc: Document, seed: int, stones: bool) -> str:
    """What rises out of the boot's mouth at (0, -197)."""
    rng = np.random.default_rng(seed)
    coins = []
    for row, (y, half) in enumerate(((-246, 12), (-236, 26), (-225, 40), (-213, 52), (-202, 60))):
        count = 2 + row
        for k in range(count):
            x = -half + 2 * half * k / max(1, count - 1) + rng.normal(0, 3)
            coins.append((x, y + 8 * (x / 66) ** 2 + rng.normal(0, 2), int(rng.integers(0, 4))))
    body = "".join(
        heap_coin(doc, x, y, 19, (0.36, 0.48, 0.6)[k % 3], float(rng.normal(0, 16)), kind,
                  "silver" if k % 7 == 3 else "gold")
        for k, (x, y, kind) in enumerate(coins)
    )  # fmt: skip
    front = "".join(
        heap_coin(doc, x, y, 18, 0.48, turn, k)
        for k, (x, y, turn) in enumerate(
            ((-44, -192, -8), (-14, -187, 6), (20, -188, -4), (48, -194, 9))
        )
    )
    extra = ""
    if stones:
        extra = gem(doc, -24, -222, 17, RUBY, hatched=False) + gem(
            doc, 25, -214, 14, EMERALD, 20, 14, hatched=False
        )
        extra += gem(doc, 3, -242, 12, SAPPHIRE_STONE, 26, 8, hatched=False)
    hanging = (
        [(10, -206), (34, -190), (56, -178), (62, -150), (52, -112)]
        if stones
        else [(-30, -200), (-52, -184), (-62, -160), (-58, -132)]
    )
    return body + extra + front + pearls(hanging, 6.2)


def crown(doc: Document) -> str:
    """A small crown on top of the heap."""
    data = "M-27 14L-33-16L-15-2L-10-27L0-7L10-27L15-2L33-16L27 14Q0 22-27 14Z"
    tips = "".join(
        circle(x, y, 4.6, "#FFE9A8", INK, 2)
        for x, y in ((-33, -19), (-10, -31), (10, -31), (33, -19))
    )
    return group(
        path(data, brass_paint(doc), INK, 3.4)
        + path(brush(arc(0, -18, 30, 58, 122, 20), 3.4), "#7A4F12")
        + circle(0, 8, 5, "#B3202C", INK, 1.8) + circle(-15, 7, 3.6, "#2C5FA8", INK, 1.6)
        + circle(15, 7, 3.6, "#2F7D5B", INK, 1.6)
        + tips
    )  # fmt: skip
