"""One coin of a pile, seen from above at a slant: piles are laid of it coin by coin."""

from __future__ import annotations

import math
from functools import partial

import numpy as np

from tools.art.kit.document import Document
from tools.art.kit.palette import INK
from tools.art.kit.strokes import swell
from tools.art.kit.svg import group, path
from tools.art.kit.treasure import coin
from tools.art.picture import Picture

RADIUS, SQUASH, THICK = 34.0, 0.46, 11.0
"""Units: half the width of a coin, its height by its width, and what each adds to a stack."""
_EDGE = [(0.0, "#6B4514"), (0.22, "#FBE6A8"), (0.42, "#D9A84C"), (0.8, "#8F6322"), (1.0, "#4A2F0E")]
WIDTH, HEIGHT = 76, 52


def lying(device: int) -> str:
    """A coin with its rim; `device` is what is struck on it."""
    doc = Document(WIDTH, HEIGHT, -WIDTH / 2, -30)
    down = RADIUS * SQUASH
    slab = (
        f"M{-RADIUS} {-THICK}V0A{RADIUS} {down:.1f} 0 0 0 {RADIUS} 0V{-THICK}"
        f"A{RADIUS} {down:.1f} 0 0 1 {-RADIUS} {-THICK}Z"
    )
    metal = doc.linear(_EDGE, (-RADIUS, 0), (RADIUS, 0), True)
    reeds = "".join(
        swell([(RADIUS * math.cos(a), down * math.sin(a) - THICK),
               (RADIUS * math.cos(a), down * math.sin(a))], 1.5)
        for a in np.pi * (np.arange(17) + 0.5) / 17
    )  # fmt: skip
    doc.add(
        path(slab, metal, INK, 2.6),
        path(reeds, "#3A2408", opacity=0.75),
        group(coin(RADIUS, SQUASH, device, "gold", -20), transform=f"translate(0 {-THICK})"),
    )
    return doc.svg()


PICTURES = [
    Picture(f"coins/lying_{device + 1}", 4 * WIDTH, 4 * HEIGHT, partial(lying, device), quality=84)
    for device in range(4)
]
