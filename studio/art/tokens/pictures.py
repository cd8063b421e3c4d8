"""Treasure tokens: thick painted pieces, each kind with its own outline, colour and inlay.

Outlines tell the kinds apart where colours do not: round, eight-sided, cask, scalloped, shell, and
the privateer's pointed shield.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.light import drop_shadow
from studio.art.kit.palette import INK, darker, lighter
from studio.art.kit.shapes import Points, moved, oval, resample, spline
from studio.art.kit.strokes import brush, contour, hatch, rays, ruled
from studio.art.kit.svg import group, path, path_data, place, polygon
from studio.art.picture import Picture
from studio.art.tokens.icons import ICONS

_BOX = 256
_MASTER, _SMALL = 512, 128
_REACH = 106.0


def _circle() -> Points:
    return oval(0, 0, _REACH, _REACH, 96)


def _octagon() -> Points:
    angle = np.radians(np.arange(8) * 45 + 22.5)
    corners = np.stack([np.cos(angle), np.sin(angle)], 1) * _REACH * 1.05
    return resample(np.vstack([corners, corners[:1]]), 4)[:-1]


def _cask() -> Points:
    right = [(52, -108), (80, -100), (97, -40), (101, 0), (97, 40), (80, 100), (52, 108)]
    left = [(-x, -y) for x, y in right]
    return spline(right + left, 3, True)


def _scallops() -> Points:
    a = np.linspace(0, math.tau, 180, endpoint=False)
    reach = _REACH * (0.965 + 0.075 * np.abs(np.cos(7 * a)) ** 0.7)
    return np.stack([reach * np.cos(a), reach * np.sin(a)], 1)


def _shell() -> Points:
    t = np.linspace(0, 1, 110)
    a = np.radians(146 + 248 * t)
    reach = 106 * (0.955 + 0.075 * np.abs(np.sin(t * math.pi * 7)) ** 0.7)
    fan = np.stack([reach * np.cos(a), reach * np.sin(a) - 4], 1)
    foot = [(66, 82), (44, 86), (40, 108), (-40, 108), (-44, 86), (-66, 82)]
    return np.vstack([fan, foot])


def _shield() -> Points:
    half = [(0, -112), (34, -96), (70, -100), (98, -84), (96, -30), (88, 20), (62, 70), (0, 114)]
    left = [(-x, y) for x, y in half[-2:0:-1]]
    return spline(half + left, 3, True)


@dataclass(frozen=True)
class Kind:
    """How a token is cut and painted."""

    outline: Callable[[], Points]
    paint: str
    edge: str
    rim: str
    scale: float = 0.92
    at: tuple[float, float] = (0, 0)


KINDS: dict[str, Kind] = {
    "sails": Kind(_circle, "#2F8A5F", "#143F2C", "#C9EFCB", 1.0, (3, 2)),
    "guns": Kind(_octagon, "#BC362B", "#5E1510", "#FFD9B4", 0.93, (-3, 2)),
    "rum": Kind(_cask, "#2F66B4", "#142F5C", "#CFE3FF", 0.93, (0, 4)),
    "gold": Kind(_scallops, "#E3AE35", "#80530F", "#FFF3BE", 0.98),
    "pearl": Kind(_shell, "#F1E9DA", "#9A8A70", "#FFFFFF", 1.0),
    "black_pearl": Kind(_shell, "#3A3A46", "#0E0E12", "#8F8FA6", 1.0),
    "privateer": Kind(_shield, "#2A262C", "#080609", "#C2382C", 0.98, (0, -8)),
}


def _ground(doc: Document, name: str, kind: Kind, outline: Points) -> str:
    """The face: enamel lit from the upper left, engraved towards the lower right."""
    paint = doc.radial([(0, lighter(kind.paint, 0.28)), (0.5, kind.paint),
                        (1, darker(kind.paint, 0.34))], (-40, -52), 190, True)  # fmt: skip
    dark = darker(kind.paint, 0.62)

    def tone(x: Points, y: Points) -> Points:
        reach = np.hypot(x, y) / 110
        return np.asarray(np.clip((x * 0.6 + y * 0.75) / 110 * 0.8 + reach**4 * 0.35 - 0.3, 0, 1))

    lines = path(ruled((-122, -122, 122, 122), 5.2, tone, angle=-40, gain=0.6), dark, opacity=0.8)
    return polygon(outline, paint) + doc.clipped(path_data(outline), lines, _grain(name, dark))


def _grain(name: str, dark: str) -> str:
    """What the outline suggests: staves and hoops, beams of light behind the gun, milling."""
    if name == "rum":
        staves = "".join(
            brush([(x * 0.74, -112), (x, 0), (x * 0.74, 112)], 2.6) for x in (-62, -24, 24, 62)
        )
        hoops = "".join(brush([(-100, y), (0, y + 9), (100, y)], 8, 7, 7) for y in (-76, 68))
        lit = "".join(brush([(-98, y - 2), (0, y + 7), (98, y - 2)], 2.4, 2, 2) for y in (-76, 68))
        return path(staves, dark, opacity=0.8) + path(hoops, "#1B1A20") + path(lit, "#9FB4D6")
    if name in ("sails", "guns"):
        return path(rays(0, 0, 56, 84, 48, (0.6, 2.2)), dark, opacity=0.4)
    return ""


def _inlaid(doc: Document, name: str, outline: Points, plain: bool) -> str:
    """The inlay in its place, kept within the outline."""
    kind = KINDS[name]
    scale = kind.scale * (1.16 if plain else 1)
    inner = moved(outline, scale=0.965)
    rim = path(contour(moved(outline, scale=0.93), 6, smooth=False, lit=1), kind.rim, opacity=0.8)
    field = polygon(moved(outline, scale=0.74), "#B37A1E", "#6B430C", 4)
    rimmed = name == "black_pearl" or (plain and name == "privateer")
    under = rim if rimmed else field if name == "gold" and not plain else ""
    return doc.clipped(path_data(inner), under, place(ICONS[name](doc, plain), *kind.at, scale))


def _lit_edge(outline: Points) -> Points:
    """The run of an outline that faces the light, in order."""
    angle = np.degrees(np.arctan2(outline[:, 1], outline[:, 0])) % 360
    chosen = np.flatnonzero((angle > 196) & (angle < 266))
    return outline[chosen[np.argsort(angle[chosen])]][::3]


def token(name: str) -> str:
    """A token at full size, with its thickness and shadow."""
    doc = Document(_BOX, _BOX, -_BOX / 2, -_BOX / 2)
    kind = KINDS[name]
    outline = kind.outline()
    low = moved(outline, 0, 9)
    side = polygon(low, kind.edge)
    side += path(hatch(low, 90, 4, 1.6, (0.86, 1), 2), "#000000", opacity=0.5)
    side += path(contour(low, 6, smooth=False, lit=0.8), INK)
    rim = contour(moved(outline, scale=0.865), 4.6, smooth=False, lit=0.7)
    groove = contour(moved(outline, scale=0.9), 2.4, smooth=False, lit=0.7)
    gleam = brush(_lit_edge(moved(outline, scale=0.95)), 5, 0.6, 0.6)
    shell = name in ("pearl", "black_pearl")
    icon = _inlaid(doc, name, outline, plain=False)
    lines = "" if shell else path(groove, INK, opacity=0.55) + path(rim, kind.rim, opacity=0.85)
    body = (
        side
        + _ground(doc, name, kind, outline)
        + lines
        + path(contour(outline, 7, smooth=False, lit=0.75), INK)
        + ("" if shell or name == "privateer" else path(gleam, "#FFFFFF", opacity=0.5))
        + icon
    )
    doc.add(group(place(body, 0, -6), filter=drop_shadow(doc, 5, 7, 4, 0.5, "#060B0F")))
    return doc.svg()


def cargo(name: str) -> str:
    """A token for 14 to 30 pixels: no hatching, heavy contour, the inlay as large as it goes."""
    doc = Document(_BOX, _BOX, -_BOX / 2, -_BOX / 2)
    kind = KINDS[name]
    outline = moved(kind.outline(), scale=1.09)
    paint = doc.linear([(0, lighter(kind.paint, 0.2)), (1, darker(kind.paint, 0.18))])
    icon = _inlaid(doc, name, outline, plain=True)
    doc.add(
        polygon(outline, paint, "#EAF6EA", 20, opacity=0.5),
        polygon(outline, paint, INK, 13),
        icon,
    )
    return doc.svg()


PICTURES = [
    Picture(f"tokens/{name}", _MASTER, _MASTER, partial(token, name), quality=80) for name in KINDS
] + [
    Picture(f"tokens/cargo_{name}", _SMALL, _SMALL, partial(cargo, name), quality=86)
    for name in KINDS
]
