"""Coins of the purses: one that stacks, and the poses of one that is flipped."""

import math

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.palette import INK
from studio.art.kit.shapes import rounded_points
from studio.art.kit.strokes import swell
from studio.art.kit.svg import Stop, ellipse, group, path, path_data
from studio.art.kit.treasure import coin

STEP = 11.0
"""How much higher the next coin of a stack lies, where a coin is 68 wide."""
_RADIUS, _SQUASH = 34.0, 0.46
_EDGE: list[Stop] = [
    (0, "#6B4514"), (0.22, "#FBE6A8"), (0.42, "#D9A84C"), (0.8, "#8F6322"), (1, "#4A2F0E"),
]  # fmt: skip


def slab(doc: Document, x: float, y: float, radius: float = _RADIUS, device: int = 0) -> str:
    """A thick coin whose lower face lies at (x, y): milled edge, then the struck face."""
    thick, low = STEP * radius / _RADIUS, radius * _SQUASH
    left, right = x - radius, x + radius
    side = (
        f"M{left:.1f} {y - thick:.1f}V{y:.1f}A{radius:.1f} {low:.1f} 0 0 0 {right:.1f} {y:.1f}"
        f"V{y - thick:.1f}Z"
    )
    reeds = "".join(
        swell([(x + radius * math.cos(a), y - thick + low * math.sin(a)),
               (x + radius * math.cos(a), y + low * math.sin(a))], radius * 0.044)
        for a in np.pi * (np.arange(17) + 0.5) / 17
    )  # fmt: skip
    top = coin(radius, _SQUASH, device, "gold", -20)
    return (
        path(side, doc.linear(_EDGE, (left, 0), (right, 0), True), INK, radius * 0.076)
        + path(reeds, "#3A2408", opacity=0.75)
        + group(top, transform=f"translate({x:.1f} {y - thick:.1f})")
    )


def stack(
    doc: Document, x: float, y: float, count: int, radius: float = _RADIUS, seed: int = 1
) -> str:
    """A stack that stands at (x, y), a little crooked, with its shadow."""
    rng = np.random.default_rng(seed)
    thick = STEP * radius / _RADIUS
    shadow = ellipse(x + radius * 0.26, y + radius * 0.4, radius * 1.12, radius * 0.5, "#0A0604",
                     opacity=0.45)  # fmt: skip
    return shadow + "".join(
        slab(doc, x + float(rng.uniform(-0.08, 0.08)) * radius, y - k * thick, radius, seed + k)
        for k in range(count)
    )


def pile_coin() -> str:
    """The coin of the piles, 68 wide, to be stacked by the game."""
    doc = Document(76, 54, -38, -32)
    doc.add(slab(doc, 0, 3))
    return doc.svg()


FLIP = (1.0, 0.86, 0.6, 0.26)
"""How wide a turning coin is seen, from flat on to nearly edge on."""
_SIDES = {"heads": 3, "tails": 2}


def flipped(side: str, pose: int) -> str:
    """A coin in the air that shows a side; `pose` counts FLIP."""
    doc = Document(160, 176, -80, -80)
    doc.add(coin(74, FLIP[pose], _SIDES[side]))
    return doc.svg()


def edge_on() -> str:
    """The same coin in the blink when neither side shows."""
    doc = Document(160, 176, -80, -80)
    box = rounded_points(-74, -9, 74, 9, 7)
    reeds = "".join(
        swell([(74 * math.sin(a), -8), (74 * math.sin(a), 8)], 2.6)
        for a in np.linspace(-1.5, 1.5, 41)
    )
    metal = doc.linear(_EDGE, (-74, 0), (74, 0), True)
    doc.add(path(path_data(box), metal, INK, 4), path(reeds, "#3A2408", opacity=0.8))
    return doc.svg()
