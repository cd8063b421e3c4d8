"""The sea of the chart: a tile without seams, lines of swell, crests, breakers, light and depth.

resvg's turbulence has no stitching: the wash is laid beyond the tile's edge and faded into the
other side. Lines are drawn again one tile further where they cross an edge.
"""

import math
from collections.abc import Iterator

import numpy as np

from studio.art.chart.ink import burin, chance, moved
from studio.art.kit.document import Document
from studio.art.kit.palette import FOAM, mix
from studio.art.kit.shapes import Points, bezier
from studio.art.kit.svg import circle, element, group, path, rect

TILE = 1536
"""Master pixels of the sea tile, each way."""
SWELL_WIDTH, SWELL_HEIGHT = 1024, 512
_FADE = 320
_INK = "#061D27"


def _stain(channel: int, colour: tuple[float, float, float], gain: float, offset: float,
           source: str, result: str) -> str:  # fmt: skip
    """One channel of noise made the opacity of a colour."""
    alpha = [0.0, 0.0, 0.0, 0.0, offset]
    alpha[channel] = gain
    rows = [f"0 0 0 0 {part}" for part in colour] + [" ".join(f"{a:g}" for a in alpha)]
    return element("feColorMatrix", type="matrix", in_=source, values=" ".join(rows), result=result)


def _noise(frequency: str, octaves: int, seed: int, result: str) -> str:
    return element("feTurbulence", type="fractalNoise", baseFrequency=frequency,
                   numOctaves=octaves, seed=seed, result=result)  # fmt: skip


def _wash_filter(doc: Document) -> str:
    """Currents and clouds of colour: dark and light water."""
    merged = "".join(
        element("feMergeNode", in_=layer) for layer in ("SourceGraphic", "dark", "lite", "warm")
    )
    primitives = (
        _noise(".0052 .0078", 5, 21, "n")
        + _stain(0, (0.02, 0.17, 0.24), 1.15, -0.62, "n", "dark")
        + _stain(1, (0.22, 0.58, 0.57), 1.5, -0.76, "n", "lite")
        + _noise(".02 .045", 3, 8, "m")
        + _stain(2, (0.30, 0.62, 0.58), 0.7, -0.37, "m", "warm")
        + element("feMerge", merged)
    )
    side = TILE + _FADE
    return doc.filter("wash", primitives, (0, 0, side, side), absolute=True)


def _tooth_filter(doc: Document) -> str:
    """The tooth of the paper: too fine for a seam to show."""
    merged = "".join(
        element("feMergeNode", in_=layer) for layer in ("SourceGraphic", "pale", "dim")
    )
    primitives = (
        _noise(".55", 2, 4, "f")
        + _stain(3, (0.92, 0.84, 0.66), 0.4, -0.18, "f", "pale")
        + _noise(".4 .62", 2, 17, "g")
        + _stain(3, (0.02, 0.10, 0.14), 0.42, -0.2, "g", "dim")
        + element("feMerge", merged)
    )
    return doc.filter("tooth", primitives, (0, 0, 1, 1))


def _seamless_wash(doc: Document) -> str:
    """The wash over one tile, its far side faded into its near side in both directions."""
    side = TILE + _FADE
    sheet = rect(0, 0, side, side, "#206675", filter=_wash_filter(doc))
    doc.define("sheet", element("g", sheet, id="sheet"))

    def fading(identifier: str, x2: int, y2: int) -> str:
        paint = doc.linear([(0, "#FFFFFF"), (1, "#000000")], (0, 0), (x2 * _FADE, y2 * _FADE), True)
        width, height = (_FADE, side) if x2 else (side, _FADE)
        mask = element(
            "mask",
            rect(0, 0, width, height, paint),
            id=identifier,
            maskUnits="userSpaceOnUse",
            x=0,
            y=0,
            width=width,
            height=height,
        )
        return doc.define(identifier, mask)

    def again(identifier: str, x: int, y: int, mask: str) -> str:
        copied = element("use", href=f"#{identifier}", transform=f"translate({x} {y})")
        return group(copied, mask=mask)

    row = element("use", href="#sheet") + again("sheet", -TILE, 0, fading("across", 1, 0))
    doc.define("row", element("g", row, id="row"))
    return element("use", href="#row") + again("row", 0, -TILE, fading("down", 0, 1))


def _wrapped(line: Points, width: float, height: float) -> Iterator[Points]:
    """A line, and its copies where it crosses an edge of the tile."""
    low, high = line.min(0) - 4, line.max(0) + 4
    for across in (-1, 0, 1):
        for down in (-1, 0, 1):
            shift = np.array([across * width, down * height])
            a, b = low + shift, high + shift
            if b[0] > 0 and b[1] > 0 and a[0] < width and a[1] < height:
                yield line + shift


def _swell_lines(
    width: int, height: int, pitch: float, density: float, seed: int, longest: float
) -> list[tuple[Points, float, bool]]:
    """Long broken lines in the trough of the swell: points, weight, and whether it is foam."""
    rng = chance(seed, "swell")
    turns = math.tau / width
    waves = [
        (round(width / 195), 2.6, rng.random() * 6),
        (round(width / 82), 1.4, rng.random() * 6),
    ]
    lines = []
    rows = round(height / pitch)
    for row in range(rows):
        y = (row + 0.5) * height / rows
        x = -rng.uniform(0, 80)
        roll = math.tau * row / rows
        while x < width - 20:
            length = rng.uniform(24, longest)
            if rng.random() < density:
                xs = np.linspace(x, x + length, max(4, int(length / 8)))
                bend = sum(a * np.sin(n * turns * xs + p + 7 * roll) for n, a, p in waves)
                foam = rng.random() >= 0.74
                weight = rng.uniform(0.8, 1.3) if foam else rng.uniform(0.9, 1.7)
                lines.append((np.stack([xs, y + bend], 1), weight, foam))
            x += length + rng.uniform(8, 60)
    return lines


def _swell(
    width: int, height: int, pitch: float, density: float, seed: int, longest: float,
    strength: float = 1, fatter: float = 1,
) -> str:  # fmt: skip
    """Swell over a tile as two elements: dark lines and foam lines."""
    data = {False: "", True: ""}
    for line, weight, foam in _swell_lines(width, height, pitch, density, seed, longest):
        for copy in _wrapped(line, width, height):
            data[foam] += burin(copy, weight * fatter, smooth=False)
    return path(data[False], _INK, opacity=min(1, 0.50 * strength)) + path(
        data[True], FOAM, opacity=min(1, 0.22 * strength)
    )


def _breaker_lines(x: float, y: float, size: float) -> tuple[str, str]:
    """A curling wave about (x, y): path data of its light and of its shade."""

    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x + u * size, y + v * size) for u, v in points]

    crest = bezier(*at((-24, 3), (-14, 2), (-9, -8), (0, -8), (6, -6), (7, 0), (2, 1)), count=14)
    tail = bezier(*at((5, 2.4), (14, 4), (20, 0), (30, 2)), count=8)
    light = burin(crest, 2.1 * size + 0.3, 0.5, 0.25, False) + burin(tail, 1.7 * size, smooth=False)
    shade = burin(moved(crest, 0.8, 2), 2.2 * size, 0.5, smooth=False)
    shade += burin(moved(tail, 0, 2), 1.9 * size, smooth=False)
    for z in (-13, -9, -5, -1):
        top = -1.5 if z > -10 else 1
        shade += burin(at((z, top), (z - 2.5, 4.5)), 1.4 * size, 0.1, 0.8)
    return light, shade


def _still_breakers() -> str:
    """Small waves strewn over the tile, far enough from each other and from its edges."""
    rng = chance("breakers")
    light, shade = "", ""
    placed: list[tuple[float, float]] = []
    for _ in range(900):
        x, y = rng.uniform(40, TILE - 40), rng.uniform(20, TILE - 20)
        if any(math.hypot((x - a) * 0.8, y - b) < 104 for a, b in placed):
            continue
        placed.append((x, y))
        size = rng.uniform(0.55, 0.85)
        for k in range(rng.choice((1, 1, 2))):
            shift = rng.uniform(14, 24) * size if k else 0
            one, two = _breaker_lines(x + shift, y + k * 11 * size, size * rng.uniform(0.7, 1.25))
            light, shade = light + one, shade + two
    return path(shade, "#041620", opacity=0.5) + path(light, "#C4E4DA", opacity=0.42)


def sea() -> str:
    """The ground of the chart: wash, swell, small waves, the paper's tooth."""
    doc = Document(TILE, TILE)
    body = _seamless_wash(doc) + _swell(TILE, TILE, 8.2, 0.62, 77, 150) + _still_breakers()
    doc.add(group(body, filter=_tooth_filter(doc)))
    return doc.svg()


def swell_near() -> str:
    """Sparse bold swell over the lines of the sea."""
    doc = Document(SWELL_WIDTH, SWELL_HEIGHT)
    doc.add(_swell(SWELL_WIDTH, SWELL_HEIGHT, 34, 0.42, 5, 190, 1.5, 1.5))
    return doc.svg()


def swell_far() -> str:
    """Finer swell between the bold."""
    doc = Document(SWELL_WIDTH, SWELL_HEIGHT)
    doc.add(_swell(SWELL_WIDTH, SWELL_HEIGHT, 25, 0.34, 9, 120, 1.2, 1.1))
    return doc.svg()


def breaker(kind: int) -> str:
    """One of four waves that come and go in place."""
    doc = Document(192, 96)
    groups = (
        ((96, 50, 2.6),),
        ((84, 38, 2.0), (112, 62, 2.4)),
        ((70, 56, 1.8), (128, 50, 2.2)),
        ((92, 34, 1.7), (66, 58, 2.1), (126, 66, 1.6)),
    )
    light, shade = "", ""
    for x, y, size in groups[kind]:
        one, two = _breaker_lines(x, y, size)
        light, shade = light + one, shade + two
    doc.add(path(shade, "#041620", opacity=0.6), path(light, "#DCF0E6", opacity=0.85))
    return doc.svg()


CREST_WIDTH, CREST_HEIGHT = 320, 72


def crest(kind: int) -> str:
    """One of three long low crests that roll over open water: bright edge, shaded back."""
    doc = Document(CREST_WIDTH, CREST_HEIGHT)
    waves = (
        ((8, 40, 190, 13), (168, 50, 140, 9), (84, 62, 100, 6)),
        ((92, 34, 200, 14), (20, 50, 132, 9), (196, 60, 104, 6)),
        ((24, 48, 250, 15), (126, 26, 116, 8), (64, 64, 90, 6)),
    )[kind]
    light, shade = "", ""
    for left, foot, length, height in waves:
        edge = _rolling(left, foot, length, height)
        light += burin(edge, 0.34 * height, 0.45, 0.45, False, 0.05, 0.05)
        shade += burin(moved(edge, 4, 0.5 * height), 0.42 * height, 0.5, 0.5, False, 0.05, 0.05)
        below = _rolling(left + 0.22 * length, foot + 1.05 * height, 0.5 * length, 0.5 * height)
        shade += burin(below, 0.22 * height, 0.5, 0.5, False, 0.05, 0.05)
    doc.add(path(shade, "#041620", opacity=0.62), path(light, "#D3EEE6", opacity=0.8))
    return doc.svg()


def _rolling(left: float, foot: float, length: float, height: float) -> Points:
    """A line that rises to a long back and ripples a little."""
    along = np.linspace(0, 1, 24)
    rise = np.sin(np.pi * along**0.85) ** 1.4 + 0.12 * np.sin(9.4 * along)
    return np.stack([left + length * along, foot - height * rise], 1)


def soft_spot(middle: str, rim: str, opacity: float, bell: float) -> str:
    """A round tint from `middle` to `rim` that fades as a bell curve does: shoal light, depth."""
    doc = Document(256, 256)
    stops = [
        (
            round(float(t), 3),
            mix(middle, rim, min(1.0, 1.4 * t)),
            round(opacity * (math.exp(-bell * t * t) - math.exp(-bell)), 4),
        )
        for t in np.linspace(0, 1, 15)
    ]
    paint = doc.radial([(t, c, max(0.0, o)) for t, c, o in stops], (128, 128), 126, True)
    doc.add(circle(128, 128, 126, paint))
    return doc.svg()
