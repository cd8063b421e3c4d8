"""Sandbanks with their shallows and foam, and the mounds that cards sink into.

All at one unit a virtual pixel of the table; light from the upper left.
"""

import math
from dataclasses import dataclass

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.fields import Array
from studio.art.kit.light import blur
from studio.art.kit.noise import clouds, noise
from studio.art.kit.palette import INK, LIGHT, mix
from studio.art.kit.shapes import Points, grown, spline, tangents_and_normals
from studio.art.kit.strokes import brush, contour, ruled, swell
from studio.art.kit.svg import circle, element, group, path, path_data
from studio.art.stolen_treasure.litter import Find, litter
from studio.art.stolen_treasure.surf import foam, shallows

SAND, WET, DRY = "#E4C88E", "#B0854A", "#F6E4B6"
_RIPPLE, _GRAIN = "#8A6332", "#7A5428"
_MARGIN = 30
"""What foam and shallows take up round a shore, in units."""


@dataclass(frozen=True)
class Bank:
    """A sandbank: its box in units, the seed of its shore, what the sea has left on it."""

    width: int
    height: int
    seed: int
    finds: tuple[Find, ...] = ()


def shore(width: float, height: float, seed: int) -> Points:
    """A long bank: a super-ellipse whose edge wanders, closed, inside the margin."""
    angle = np.linspace(0, math.tau, 280, endpoint=False)
    c, s = np.cos(angle), np.sin(angle)
    power = 2 / 3.4
    x, y = np.sign(c) * np.abs(c) ** power, np.sign(s) * np.abs(s) ** power
    wander = 0.34 * (clouds(c * 3.4 + 3, s * 3.4 + 3, 3, seed) - 0.5)
    across = width / 2 + (width / 2 - _MARGIN) * x * (1 + 0.35 * wander)
    down = height / 2 + (height / 2 - _MARGIN) * y * (1 + 0.9 * wander)
    return spline(np.stack([across, down], 1)[::3], 3, True)


def _sand_filter(doc: Document, bank: Bank) -> str:
    """Relief of dunes, and grains."""
    lamp = element("feDistantLight", azimuth=228, elevation=54)
    relief = element(
        "feDiffuseLighting", lamp, in_="dunes", surfaceScale=5.0, diffuseConstant=1.22,
        lighting_color="#FFF8EA", result="relief",
    )  # fmt: skip
    speck = "0 0 0 0 .30 0 0 0 0 .18 0 0 0 0 .07 1.5 0 0 0 -.76"
    merged = element("feMergeNode", in_="lit") + element("feMergeNode", in_="specks")
    primitives = (
        element("feTurbulence", type="fractalNoise", baseFrequency=".5 .6", numOctaves=2,
                seed=bank.seed, result="fine")
        + element("feColorMatrix", in_="fine", type="matrix", values=speck, result="specks")
        + element("feTurbulence", type="fractalNoise", baseFrequency=".012 .03", numOctaves=3,
                  seed=bank.seed + 4, result="dunes")
        + relief
        + element("feBlend", in_="relief", in2="SourceGraphic", mode="multiply", result="lit")
        + element("feMerge", merged, result="m")
        + element("feComposite", in_="m", in2="SourceAlpha", operator="in")
    )  # fmt: skip
    return doc.filter("sand", primitives, (0, 0, bank.width, bank.height), absolute=True)


def _strand(doc: Document, line: Points) -> str:
    """Sand from the wet edge up to the dry crown."""
    return (
        path(path_data(line), WET)
        + path(path_data(grown(line, -6)), mix(WET, SAND, 0.45), filter=blur(doc, 2))
        + path(path_data(grown(line, -15)), SAND, filter=blur(doc, 3))
        + path(path_data(grown(line, -30)), mix(SAND, DRY, 0.6), filter=blur(doc, 8))
    )


def _ripples(bank: Bank) -> str:
    """Lines the wind has drawn, closer and darker towards the near shore."""
    width, height, seed = bank.width, bank.height, bank.seed

    def tone(x: Array, y: Array) -> Array:
        low = np.clip((y - height * 0.7) / (height * 0.28), 0, 1)
        patches = np.clip(clouds(x / 70, y / 24, 3, seed) - 0.47, 0, 1)
        return np.asarray(0.02 + 0.75 * patches + 0.5 * low)

    def bend(x: Array, y: Array) -> tuple[Array, Array]:
        return 0 * x, 5 * np.sin(x / 47 + y / 21) + 3 * np.sin(x / 19)

    lines = ruled((0, 0, width, height), 7, tone, bend, 2, 4, seed=seed)
    return path(lines, _RIPPLE, opacity=0.75)


def _pebbles(bank: Bank) -> str:
    rng = np.random.default_rng(bank.seed)
    count = bank.width * bank.height // 420
    spots = rng.uniform((0, 0, 0.5), (bank.width, bank.height, 1.4), (count, 3))
    dots = "".join(circle(x, y, r) for x, y, r in spots).replace(' fill="none"', "")
    return group(dots, fill=_GRAIN)


def _scarp(line: Points) -> str:
    """Short strokes down the bank's edge where it turns from the light."""
    ring = np.vstack([line, line[:1]])
    tangents, normals = tangents_and_normals(ring)
    outward = -normals
    rng = np.random.default_rng(5)
    data = ""
    for k in range(0, len(line), 2):
        away = float(0.5 - 0.8 * outward[k] @ LIGHT[:2])
        if away > 0.35:
            length = (5 + 12 * away) * rng.uniform(0.6, 1.1)
            lean = tangents[k] * rng.uniform(-2, 3)
            data += swell([line[k], line[k] - outward[k] * length + lean], (2.3 * away, 0.3))
    return path(data, "#5E3F1E", opacity=0.85)


def bank(one: Bank) -> str:
    """The whole bank, without its palms."""
    doc = Document(one.width, one.height)
    line = shore(one.width, one.height, one.seed)
    rim = np.add(grown(line, 3), (2, 3))
    inside = _ripples(one) + _pebbles(one) + _scarp(line) + litter(one.finds)
    doc.add(
        shallows(doc, line),
        foam(line, one.seed),
        path(path_data(rim), "#2E2212", opacity=0.55, filter=blur(doc, 2)),
        group(_strand(doc, line), filter=_sand_filter(doc, one)),
        doc.clipped(path_data(line), inside),
        path(contour(line, 3.8, smooth=False, lit=0.35), INK),
    )
    return doc.svg()


MOUND = (152, 52)
"""Box of a mound in units; the sand itself is 132 wide."""


def mound(kind: int) -> str:
    """Sand heaped over a card's foot: it rises from nothing at both ends."""
    width, height = MOUND
    doc = Document(width, height)
    seed = 11 * kind
    x = np.linspace(6, width - 6, 90)
    share = (x - 6) / (width - 12)
    arch = np.clip(np.sin(math.pi * share), 0, 1)
    peak = 0.5 + 0.16 * (kind - 2)
    lean = np.exp(-(((share - peak) / 0.3) ** 2))
    lumps = (noise(x / 12, 3 + 0 * x, seed) - 0.5) * arch
    top = np.stack([x, height * (0.82 - 0.5 * arch**0.55 - 0.16 * lean * arch + 0.16 * lumps)], 1)
    foot_x = np.linspace(width - 6, 6, 50)
    sag = np.sin(np.linspace(0, math.pi, 50))
    foot = np.stack([foot_x, height * (0.82 + 0.14 * sag)], 1)
    heap = np.vstack([top, foot])
    paint = doc.linear([(0.1, DRY), (0.5, SAND), (0.74, mix(SAND, WET, 0.3)),
                        (0.98, mix(SAND, WET, 0.3), 0)], (0, 0), (0, height), True)  # fmt: skip
    rng = np.random.default_rng(seed)
    runs = "".join(
        brush([(a, b + 3), (a + 3, b + 9), (a + rng.uniform(3, 9), b + rng.uniform(13, 24))],
              1.5, 0.3, 0.2)
        for a, b in top[12:-12:3]
        if rng.random() < 0.42 + 0.5 * (a - 6) / width
    )  # fmt: skip
    lit = "".join(
        brush([(a, b + 4), (a + 2, b + 8), (a + 3, b + rng.uniform(10, 15))], 1.6, 0.4, 0.2)
        for a, b in top[14:48:4]
    )
    spots = rng.uniform((0.14, 0.4, 0.3), (0.86, 0.84, 0.8), (90, 3))
    specks = "".join(circle(a * width, b * height, r, _GRAIN) for a, b, r in spots)
    low = np.stack([foot_x + 5, height * (0.78 + 0.12 * sag)], 1)
    doc.add(
        path(path_data(low), "#4A3014", opacity=0.4, filter=blur(doc, 3)),
        path(path_data(heap), paint),
        doc.clipped(
            path_data(heap),
            path(runs, _RIPPLE, opacity=0.85),
            path(lit, "#FFF6DA", opacity=0.8),
            specks,
        ),
        path(swell(top, 0.4 + 2.2 * arch), INK),
    )
    return doc.svg()
