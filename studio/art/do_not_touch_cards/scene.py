"""What the Do Not Touch pictures share: forms in relief, light, heaps of coins, the finish.

A picture is 450 x 768 (the window of the frame), its hero between y 150 and 640.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

from studio.art.do_not_touch_cards.suits import Suit
from studio.art.kit.document import Document
from studio.art.kit.fields import Field
from studio.art.kit.light import glow, vignette
from studio.art.kit.materials import picture_grain
from studio.art.kit.palette import INK, LANTERN, darker, mix
from studio.art.kit.shapes import Points, arc, mirrored, moved, spline
from studio.art.kit.strokes import Box, Tone, contour, ruled, swell
from studio.art.kit.svg import circle, group, path, path_data, polygon, rect
from studio.art.kit.treasure import heap_coin

WIDTH, HEIGHT = 450, 768


FULL: Box = (0, 0, WIDTH, HEIGHT)


Array = NDArray[np.float64]


@dataclass(frozen=True)
class Stuff:
    """Flat tints of a material, from its deepest shade to its highest light."""

    darkest: str
    dark: str
    base: str
    light: str
    lightest: str


GOLD = Stuff("#6B4518", "#A4742A", "#DCA846", "#F6D584", "#FFF4CC")


IRON = Stuff("#1B191B", "#37363A", "#5E6064", "#8C9092", "#C6CACA")


STONE = Stuff("#3A3A3C", "#5E5E5C", "#8C8A80", "#B4B0A0", "#D8D2BE")


CLEAR_STONE = ["#5E5648", "#A39A86", "#D8D0BE", "#F2ECDE", "#FFFFFF"]
"""Ramp for small colourless stones."""
BONE = Stuff("#6E5836", "#A88C5C", "#E4D3A8", "#F5EAC9", "#FFFBEA")


def cloth_stuff(suit: Suit) -> Stuff:
    """Velvet of a colour."""
    return Stuff(suit.deep, darker(suit.band, 0.45), suit.band, suit.light, suit.pale)


def relief(
    doc: Document,
    outline: ArrayLike,
    field: Field,
    stuff: Stuff,
    width: float = 3.6,
    pitch: float = 3.8,
    lift: float = 0.3,
    threshold: float = 0.66,
    extra: Tone | None = None,
    angle: float = 0,
) -> str:
    """A solid form inside an outline: base, two dark and two light tints, lines, contour."""
    edge = np.asarray(outline, float)[:, :2]
    area: Box = (*(edge.min(0) - 3), *(edge.max(0) + 3))
    steps = [
        (-1.0, 0.46, stuff.dark, 0.85),
        (-1.0, 0.26, stuff.darkest, 0.75),
        (0.74, 9.0, stuff.light, 0.85),
        (0.92, 9.0, stuff.lightest, 0.85),
    ]
    inner = field.tints(doc, area, steps) + field.engraved(
        area, pitch, lift, threshold, 1.3, angle, extra=extra
    )
    return (
        polygon(edge, stuff.base)
        + doc.clipped(path_data(edge), inner)
        + path(contour(edge, width, smooth=False), INK)
    )


def revolution(x: float, profile: Sequence[tuple[float, float]]) -> tuple[Points, Field]:
    """A turned form about an upright axis: its outline and its height field.

    `profile` is (y, radius) downwards.
    """
    line = spline([(radius, y) for y, radius in profile], 2)
    heights, radii = line[:, 1], line[:, 0]

    def height(across: Array, down: Array) -> Array:
        radius = np.interp(down, heights, radii, left=0, right=0)
        return np.sqrt(np.clip(radius**2 - (across - x) ** 2, 0, None)) * 0.9

    return mirrored(moved(line, x), x), Field(height)


def lit_gradient(doc: Document, suit: Suit, lamp: tuple[float, float] = (150, 190)) -> str:
    """The ground of a picture: the colour's middle tint, warm by the lamp, deep far away."""
    warm = mix(suit.middle, LANTERN, 0.45)
    paint = doc.radial([(0, warm), (0.35, suit.middle), (1, suit.deep)], lamp, 640, absolute=True)
    return rect(0, 0, WIDTH, HEIGHT, paint)


def sunrays(doc: Document, suit: Suit, x: float, y: float, inner: float = 120) -> str:
    """Rays round the hero: swelling ink lines and light wedges."""
    pieces = []
    for k in range(76):
        angle = math.tau * k / 76
        reach = np.linspace(inner, 760, 40)
        width = np.clip(0.5 + (reach - inner) / 150 * (1 + 0.5 * np.sin(reach / 30)), 0.4, 3.4)
        line = np.stack([x + reach * math.cos(angle), y + reach * math.sin(angle)], 1)
        pieces.append(swell(line, width * (1 if k % 2 else 0.6), 0.2))
    wedges = "".join(
        path_data([(x, y), *arc(x, y, 800, 24 * k - 4, 24 * k + 4, 3)]) for k in range(15)
    )
    glowing = glow(doc, x, y, 330, mix(suit.light, LANTERN, 0.6), 0.75)
    return (
        path("".join(pieces), darker(suit.deep, 0.5), opacity=0.7)
        + path(wedges, LANTERN, opacity=0.17)
        + glowing
    )


def cast_shadow(x: float, y: float, radius_x: float, radius_y: float) -> str:
    """A hatched shadow on the ground, to the lower right of what stands there."""
    lines = ruled(
        (x - radius_x, y - radius_y, x + radius_x, y + radius_y), 4.0,
        lambda a, b: 0.95 - ((a - x) / radius_x) ** 2 - ((b - y) / radius_y) ** 2, None, 0, 4,
        jitter=0.1,
    )  # fmt: skip
    return path(lines, INK)


def coin_heap(
    doc: Document,
    crest: Sequence[tuple[float, float]],
    bottom: float,
    count: int,
    seed: int,
    radius: float = 21,
) -> str:
    """Coins heaped from a crest line (x, y) down to `bottom`, the near ones larger."""
    rng = np.random.default_rng(seed)
    xs, ys = zip(*crest, strict=True)
    spots = []
    for k in range(count):
        x = rng.uniform(min(xs), max(xs))
        high = float(np.interp(x, xs, ys))
        spots.append((high + rng.uniform(0, 1) ** 0.8 * (bottom - high), x, k))
    brow = spline(crest, 4)
    under = np.vstack([brow, [(max(xs), bottom + 30), (min(xs), bottom + 30)]])
    scales = "".join(
        swell(arc(x, y, radius * 0.8, 195, 345, 14, 0.5), (0.3, 2.4, 0.3))
        for row, y in enumerate(np.arange(min(ys), bottom + 20, radius * 0.5))
        for x in np.arange(min(xs) + (row % 2) * radius * 0.8, max(xs), radius * 1.6)
    )
    parts = [
        polygon(under, "#8A5F22"),
        doc.clipped(path_data(under), path(scales, INK)),
        path(swell(brow, 4), INK),
    ]
    spots += [
        (float(y) + rng.uniform(-3, 5), float(x), 900 + k)
        for k, (x, y) in enumerate(brow[:: max(1, round(radius * 0.36))])
    ]
    for y, x, k in sorted(spots):
        size = radius * (0.82 + 0.4 * (y - min(ys)) / max(1, bottom - min(ys)))
        parts.append(
            heap_coin(doc, x, y, size, rng.uniform(0.34, 0.64), rng.uniform(-26, 26), k,
                      "silver" if k % 11 == 5 else "gold")
        )  # fmt: skip
    return "".join(parts)


def dust(seed: int, count: int = 46) -> str:
    """Motes in the lantern's light."""
    rng = np.random.default_rng(seed)
    motes = "".join(
        circle(rng.uniform(10, 400), rng.uniform(20, 560), rng.uniform(0.6, 1.7), "#FFE9B8")
        for _ in range(count)
    )
    return group(motes, opacity=0.6)


def finished(doc: Document, *parts: str) -> str:
    """The picture as SVG: parts, lantern light from the upper left, vignette, paper grain."""
    lamp = glow(doc, 70, 70, 420, LANTERN, 0.34)
    doc.add(
        group(
            *parts,
            group(lamp, style="mix-blend-mode:screen"),
            vignette(doc, FULL, 0.6, 0.52),
            filter=picture_grain(doc, (0, 0, WIDTH, HEIGHT)),
        )
    )
    return doc.svg()
