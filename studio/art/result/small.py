"""Small things of the result: the coin that is stacked, the rim of one that is missing, papers."""

import math

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.light import drop_shadow
from studio.art.kit.ornament import rivet
from studio.art.kit.palette import INK
from studio.art.kit.strokes import brush, swell
from studio.art.kit.svg import Stop, circle, ellipse, group, path, path_data
from studio.art.kit.treasure import coin
from studio.art.ui.paper import calm_paper, torn_outline

RADIUS, SQUASH, THICK = 80.0, 0.27, 16.0
COIN = (168, 68)
"""The picture of a coin; its lower face is centred 26 above the picture's foot."""
_EDGE: list[Stop] = [
    (0, "#7D5420"), (0.16, "#E7C573"), (0.3, "#FFE9B0"), (0.55, "#DDAF55"), (0.85, "#A0702A"),
    (1, "#5A3A12"),
]  # fmt: skip


def stacked_coin() -> str:
    """A thick coin seen from a little above: milled edge, struck face."""
    doc = Document(*COIN, -84, -42)
    low = RADIUS * SQUASH
    side = (
        f"M{-RADIUS} {-THICK}V0A{RADIUS} {low} 0 0 0 {RADIUS} 0V{-THICK}"
        f"A{RADIUS} {low} 0 0 1 {-RADIUS} {-THICK}Z"
    )
    reeds = "".join(
        swell([(RADIUS * math.cos(a), -THICK + low * math.sin(a)),
               (RADIUS * math.cos(a), low * math.sin(a))], 2.0)
        for a in np.pi * (np.arange(27) + 0.5) / 27
    )  # fmt: skip
    metal = doc.linear(_EDGE, (-RADIUS, 0), (RADIUS, 0), True)
    doc.add(group(coin(RADIUS, SQUASH, 2, "gold", -20), transform=f"translate(0 {-THICK})"))
    doc.add(path(side, metal, INK, 2.6), path(reeds, "#3A2408", opacity=0.55))
    return doc.svg()


def missing_coin() -> str:
    """The rim of a coin that is not there."""
    doc = Document(*COIN, -84, -42)
    low = RADIUS * SQUASH
    for colour, width in ((INK, 5.0), ("#F0CB74", 2.2)):
        doc.add(ellipse(0, -THICK / 2, RADIUS - 3, low - 2, "none", colour, width))
    return doc.svg()


def sheet(width: float, height: float, seed: int) -> str:
    """A leaf of parchment with a torn edge; its shadow lies within the picture."""
    doc = Document(width, height)
    shape = path_data(torn_outline((22, 18, width - 22, height - 26), 7, seed))
    light = doc.radial([(0, "#F8EDD0"), (0.6, "#EEDDB3"), (1, "#D8BA82")], (0.4, 0.36), 0.8)
    leaf = path(shape, light, filter=calm_paper(doc, seed, 9, 0.9))
    doc.add(group(leaf, filter=drop_shadow(doc, 6, 10, 8, 0.6)))
    return doc.svg()


def nail() -> str:
    """What holds the poster."""
    doc = Document(44, 44)
    doc.add(group(circle(22, 22, 14, "#47433F", INK, 3), rivet(22, 22, 9, "#8C9092"),
                  filter=drop_shadow(doc, 2, 4, 3, 0.6)))  # fmt: skip
    return doc.svg()


def cross() -> str:
    """The mark of the turning point, as on a treasure map."""
    doc = Document(64, 64)
    doc.add(circle(32, 32, 27, "#F6EACB", INK, 3.4))
    for line in ([(18, 19), (32, 31), (46, 46)], [(46, 17), (33, 32), (19, 47)]):
        doc.add(path(brush(line, 9, 3, 3), INK))
    return doc.svg()
