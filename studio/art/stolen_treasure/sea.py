"""The ground of the table: a painted sea-cloth that nearly covers the boards.

Open water runs under banks and raft; where the table leaves it empty stand a wind rose between the
banks at the top, and skerries between raft and plates.
"""

import math

import numpy as np

from studio.art.chart.growth import rock
from studio.art.kit.document import Document
from studio.art.kit.fields import Array
from studio.art.kit.light import blur, drop_shadow, graded, lantern_light
from studio.art.kit.marks import wind_star
from studio.art.kit.noise import clouds, noise
from studio.art.kit.palette import BRASS, INK
from studio.art.kit.shapes import Points, arc, rounded_rectangle
from studio.art.kit.strokes import Box, brush, ruled, swell
from studio.art.kit.svg import circle, element, group, path, rect
from studio.art.table.boards import boards
from studio.art.ui.metal import inner_dark

WIDTH, HEIGHT = 1920, 1080
_CLOTH: Box = (22, 20, 1898, 1062)
_CORNER = 70
_PALE = "#A8DCD2"
_EDGES = [-10.0, 96, 232, 370, 512, 660, 806, 944, 1090]
_TONES = ("#5E3A20", "#56341C", "#633D22", "#583620", "#5F3A1F", "#52311A", "#5C391F", "#54331C")


def _cloth(away: float = 0) -> str:
    left, top, right, bottom = _CLOTH
    return rounded_rectangle(
        left + away, top + away, right - left - 2 * away, bottom - top - 2 * away,
        _CORNER - away * 0.8,
    )  # fmt: skip


def _water_filter(doc: Document) -> str:
    """Currents of dark and light water under a weave so fine that it only gives a tooth."""
    layers = (
        (".0034 .0062", 5, 21, "0 0 0 0 .01 0 0 0 0 .12 0 0 0 0 .19 1.5 0 0 0 -.72", "dark"),
        (".0042 .0085", 4, 52, "0 0 0 0 .30 0 0 0 0 .74 0 0 0 0 .70 1.6 0 0 0 -.84", "lite"),
        (".03 .7", 2, 17, "0 0 0 0 .02 0 0 0 0 .08 0 0 0 0 .11 .62 0 0 0 -.26", "weft"),
        (".7 .03", 2, 18, "0 0 0 0 .7 0 0 0 0 .94 0 0 0 0 .9 .4 0 0 0 -.19", "warp"),
    )
    primitives = "".join(
        element("feTurbulence", type="fractalNoise", baseFrequency=frequency, numOctaves=octaves,
                seed=seed, result=f"n_{name}")
        + element("feColorMatrix", in_=f"n_{name}", type="matrix", values=values, result=name)
        for frequency, octaves, seed, values, name in layers
    )  # fmt: skip
    nodes = "".join(
        element("feMergeNode", in_=one) for one in ("SourceGraphic", "dark", "lite", "weft", "warp")
    )
    primitives += element("feMerge", nodes, result="m")
    primitives += element("feComposite", in_="m", in2="SourceAlpha", operator="in")
    return doc.filter("water", primitives, (0, 0, 1, 1))


def _swell() -> str:
    """Engraved swell: long lines that gather in the troughs, and light on the backs."""

    def trough(x: Array, y: Array) -> Array:
        return np.asarray(np.clip((clouds(x / 150, y / 34, 4, 6) - 0.44) * 2.1, 0, 0.9))

    def back(x: Array, y: Array) -> Array:
        return np.asarray(np.clip((0.47 - clouds(x / 150, y / 34, 4, 6)) * 1.9, 0, 0.8))

    def bend(x: Array, y: Array) -> tuple[Array, Array]:
        roll = 7 * np.sin(x / 90 + y / 60) + 3.4 * np.sin(x / 37 - y / 44)
        return 0 * x, roll + 10 * (noise(x / 260, y / 120, 3) - 0.5)

    dark = ruled(_CLOTH, 7.6, trough, bend, 0, 6, jitter=0.3, gain=0.36, seed=4, least=0.4)
    light = ruled(_CLOTH, 11, back, bend, 0, 6, jitter=0.4, gain=0.2, seed=14, least=0.45)
    return path(dark, "#06222C", opacity=0.62) + path(light, _PALE, opacity=0.5)


def _crests() -> str:
    """Little breaking waves, scattered: a bright lip, a dark belly, a curl."""
    rng = np.random.default_rng(9)
    lips, bellies = "", ""
    placed: list[tuple[float, float]] = []
    while len(placed) < 120:
        x, y = float(rng.uniform(50, 1850)), float(rng.uniform(70, 1040))
        if any(math.hypot(x - a, (y - b) * 1.6) < 80 for a, b in placed):
            continue
        placed.append((x, y))
        size = rng.uniform(0.8, 1.5)
        for k in range(int(rng.integers(1, 4))):
            a, b = x + 21 * k * size, y + (k % 2) * 5 * size
            lips += brush([(a - 14 * size, b + 3 * size), (a - 3 * size, b - 2.4 * size),
                           (a + 6 * size, b - 2.6 * size), (a + 9.6 * size, b + 0.6 * size),
                           (a + 6.6 * size, b + 2.4 * size)], 2.1 * size, 0.3, 0.4)  # fmt: skip
            bellies += brush([(a - 12 * size, b + 5 * size), (a - 1 * size, b + 1.4 * size),
                              (a + 12 * size, b + 5 * size)], 2 * size, 0.3, 0.3)  # fmt: skip
    return path(bellies, "#05202A", opacity=0.5) + path(lips, "#D6F0E8", opacity=0.5)


def _rhumbs() -> str:
    lines = ""
    for x, y in ((440, 420), (1480, 660), (960, 165)):
        for k in range(16):
            a = k * math.tau / 16 + 0.02
            lines += swell([(x, y), (x + 1700 * math.cos(a), y + 1700 * math.sin(a))], 0.9)
    return path(lines, _PALE, opacity=0.2)


def _marks() -> str:
    """A rose between the banks at the top."""
    rose = group(wind_star(84, "#8FC9C0", "#1A5561", _PALE, 16), transform="translate(960 168)")
    rings = path(
        swell(arc(960, 168, 92, count=100), 1.6) + swell(arc(960, 168, 97, count=100), 0.9), _PALE
    )
    return group(rose, rings, opacity=0.3)


def _skerries(doc: Document) -> str:
    """Rocks awash."""
    parts = ""
    for x, y, stones in (
        (446, 462, ((-16, 0, 26, 20), (4, 3, 36, 32), (26, 8, 20, 12))),
        (1476, 448, ((-18, 4, 24, 14), (2, 0, 34, 26), (22, 6, 26, 18))),
    ):
        parts += circle(0, 0, 1, "#7FD6C6", opacity=0.4, filter=blur(doc, 0.2),
                        transform=f"translate({x} {y + 4}) scale(54 16)")  # fmt: skip
        parts += "".join(
            rock(x + dx, y + dy, wide, tall, k + int(x), "#8E8A80")
            for k, (dx, dy, wide, tall) in enumerate(stones)
        )
        for k, (wide, tall) in enumerate(((44, 9), (56, 13))):
            for start in (10, 100, 160, 250):
                ring = arc(x + 3, y + 7, wide, start + 30 * k, start + 66 + 24 * k, 24, tall / wide)
                parts += path(swell(ring, (0.3, 3.2 - k, 0.3)), "#F4FBF5", opacity=0.9 - 0.3 * k)
    return parts


def _border(doc: Document) -> str:
    """A gilt hem."""
    parts = path(_cloth(), "none", INK, 5)
    for away, width, colour, opacity in (
        (10, 6.4, "#0A1C22", 0.8), (10, 3.8, "#B98A3C", 0.95), (9.2, 1.1, "#FFE9B0", 0.6),
        (18, 1.4, "#B98A3C", 0.7),
    ):  # fmt: skip
        parts += path(_cloth(away), "none", colour, width, opacity=opacity)
    return inner_dark(doc, _cloth(), 80, 0.42) + parts


def _studs() -> Points:
    left, top, right, bottom = _CLOTH
    return np.array([(960, top + 10), (960, bottom - 10), (left + 10, 540), (right - 10, 540)])


def sea() -> str:
    """The whole ground, lit from the upper left."""
    doc = Document(WIDTH, HEIGHT)
    area: Box = (-6, -10, WIDTH + 6, HEIGHT + 10)
    shape = _cloth()
    base = doc.radial([(0, "#2F8790"), (0.5, "#23707D"), (1, "#164F60")], (0.42, 0.4), 0.75)
    cloth = (
        group(path(shape, "#0C2A34"), filter=drop_shadow(doc, 5, 8, 7, 0.75))
        + path(shape, base, filter=_water_filter(doc))
        + doc.clipped(shape, _rhumbs(), _swell(), _crests(), _marks(), _skerries(doc))
        + _border(doc)
    )
    studs = "".join(
        circle(float(x), float(y), 6, BRASS, INK, 2.4)
        + circle(float(x) - 1.7, float(y) - 2, 1.9, "#FFF6D8")
        for x, y in _studs()
    )
    rim = doc.radial(
        [(0, "#030204", 0), (0.66, "#030204", 0), (1, "#030204", 0.5)], (930, 500), 1260, True
    )
    body = group(
        boards(doc, area, _EDGES, _TONES, 31),
        cloth,
        studs,
        lantern_light(doc, area, (430, 170), 1700, 0.6),
        rect(-6, -10, WIDTH + 12, HEIGHT + 20, rim),
    )
    doc.add(graded(doc, body))
    return doc.svg()
