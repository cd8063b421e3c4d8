"""The rail on which a match is looked back at: a rope, its knots, and flags beside it."""

import math
from functools import partial

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.light import drop_shadow, small_shadow
from studio.art.kit.palette import BRASS, BRASS_LIGHT, INK, PARCHMENT_LIGHT, WAX_RED
from studio.art.kit.rope import GOLD_CORD, rope
from studio.art.kit.svg import circle, group, path
from studio.art.picture import Picture

_LENGTH = 1640
_TARRED = ("#7A5F38", "#B39A66")
_POLE = "M17 8L23 8L23 124L17 124Z"
_CLOTH = "M22 14C44 4 62 26 98 14L86 39L98 62C64 74 46 54 22 64Z"
_FOLD = "M26 56C46 48 64 66 92 56L97 62C64 74 46 54 22 64Z"
_SHINE = "M26 20C44 11 62 32 92 20"
_CROSS = "M41 27L49 27L54 33L60 26L68 26L59 38L68 51L60 51L54 44L48 52L40 52L49 39Z"
_LAMP = "M54 21C66 21 68 34 60 42L60 47L48 47L48 42C40 34 42 21 54 21ZM48.5 50L59.5 50L58 56L50 56Z"


def line(colours: tuple[str, str]) -> str:
    """A rope from end to end, slightly slack."""
    doc = Document(_LENGTH, 40)
    across = np.linspace(6, _LENGTH - 6, _LENGTH // 6)
    points = np.stack([across, 20 + 1.6 * np.sin(across / 97)], 1)
    doc.add(group(rope(points, 15, 12, colours), filter=small_shadow(doc)))
    return doc.svg()


def knot(colours: tuple[str, str]) -> str:
    """Three turns round the rope."""
    doc, share = Document(64, 64), np.linspace(0, 1, 30)
    turns = (
        np.stack([32 + at + 7 * (share - 0.5) + 2 * np.sin(share * math.pi), 13 + 38 * share], 1)
        for at in (-11, 0, 11)
    )
    parts = [rope(points, 12, 8, colours) for points in turns]
    doc.add(group(*parts, filter=small_shadow(doc)))
    return doc.svg()


def flag(cloth: str, fold: str, figure: str, light: str = PARCHMENT_LIGHT) -> str:
    """A flag on a brass pole, with a figure that tells it without its colour."""
    doc = Document(110, 130)
    doc.add(
        group(
            path(_POLE, BRASS, INK, 2.4), circle(20, 9, 7, BRASS_LIGHT, INK, 2.4),
            path(_CLOTH, cloth, INK, 3.2), path(_FOLD, fold, "none", 0),
            path(_SHINE, "none", "#FFFFFF", 1.6, opacity=0.35), path(figure, light, INK, 1.6),
            filter=drop_shadow(doc),
        )
    )  # fmt: skip
    return doc.svg()


def _star() -> str:
    turns = ((7.2 if point % 2 else 17.0, (0.2 * point - 0.5) * math.pi) for point in range(10))
    corners = (f"{54 + r * math.cos(a):.1f} {39 + r * math.sin(a):.1f}" for r, a in turns)
    return "M" + "L".join(corners) + "Z"


RAIL = [
    Picture("ui/rope", _LENGTH, 40, partial(line, _TARRED), quality=90),
    Picture("ui/rope_gold", _LENGTH, 40, partial(line, GOLD_CORD), quality=90),
    Picture("ui/knot", 64, 64, partial(knot, _TARRED), quality=90),
    Picture("ui/knot_gold", 64, 64, partial(knot, GOLD_CORD), quality=90),
    Picture("ui/flag_best", 110, 130, partial(flag, "#2F7D5B", "#1F5940", _star()), quality=90),
    Picture("ui/flag_worst", 110, 130, partial(flag, WAX_RED, "#7C211B", _CROSS), quality=90),
    Picture("ui/flag_advice", 110, 130, partial(flag, BRASS_LIGHT, BRASS, _LAMP, INK), quality=90),
]
