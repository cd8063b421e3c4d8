"""The table people sit round: boards, a sea-cloth with a faded chart in the middle,
lantern light."""

import math

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.light import blur, drop_shadow, graded, lantern_light
from studio.art.kit.marks import wind_star
from studio.art.kit.ornament import acanthus_corner, at_corners
from studio.art.kit.palette import BRASS, INK
from studio.art.kit.shapes import Points, arc, blob, rounded_rectangle, spline
from studio.art.kit.strokes import Box, brush, strokes, swell
from studio.art.kit.svg import circle, group, path, path_data, place, rect
from studio.art.table.boards import boards, mug_ring, scratches
from studio.art.ui.metal import inner_dark

WIDTH, HEIGHT = 1920, 1080
CLOTH: Box = (266, 142, 1654, 926)
"""The sea-cloth: inside what every shape of window shows."""
_CORNER = 120
_EDGES = [-10.0, 96, 232, 370, 512, 660, 806, 944, 1090]
_TONES = ("#5E3A20", "#56341C", "#633D22", "#583620", "#5F3A1F", "#52311A", "#5C391F", "#54331C")
_CHART = "#9CC7C0"
"""The faded ink of the cloth's chart."""


def cloth_shape(inset: float = 0) -> str:
    """Path data of the cloth, moved in by `inset`."""
    left, top, right, bottom = CLOTH
    return rounded_rectangle(
        left + inset, top + inset, right - left - 2 * inset, bottom - top - 2 * inset,
        _CORNER - inset * 0.8,
    )  # fmt: skip


def _rhumb_lines() -> str:
    """Lines that fan out from three wind roses, as on a portolan."""
    lines = ""
    for x, y in ((560, 380), (1360, 680), (960, 534)):
        for k in range(16):
            a = k * math.tau / 16 + 0.02
            lines += swell([(x, y), (x + 1300 * math.cos(a), y + 1300 * math.sin(a))], 0.9)
    return path(lines, _CHART, opacity=0.24)


def _coast(points: list[tuple[float, float]]) -> str:
    """A coast: three water lines of falling weight, the shore, short strokes landward."""
    line = spline(points, 6)
    shore = path(swell(line, 2.6), _CHART, opacity=0.5)
    water = "".join(
        path(swell(line + np.array([dx, dy]) * k, 1.5 - 0.3 * k), _CHART, opacity=0.34 - 0.07 * k)
        for k, (dx, dy) in enumerate(((7, 7), (7, 7), (7, 7)), start=1)
    )
    ticks = [[(x, y), (x - 7, y - 6)] for x, y in line[::3, :2]]
    return shore + water + strokes(ticks, 1.6, _CHART, opacity=0.4)


def _isle(x: float, y: float, size: float, seed: int) -> str:
    """A small island with its shoals."""
    rings = ""
    for k in range(4):
        line = blob(x, y, size + 7 * k, size * 0.62 + 6 * k, seed, 0.2)
        rings += path(
            swell(np.vstack([line, line[:2]]), 2.2 - 0.5 * k), _CHART, opacity=0.5 - 0.1 * k
        )
    hills = [[(x + d - 8, y + 4), (x + d, y - 8), (x + d + 9, y + 5)] for d in (-14, 2, 15)]
    return rings + strokes(hills, 2, _CHART, opacity=0.5)


def _waves(seed: int) -> str:
    """Curls of the sea, sparse, away from the middle."""
    rng = np.random.default_rng(seed)
    lines = []
    for _ in range(110):
        x, y = rng.uniform(CLOTH[0] + 40, CLOTH[2] - 60), rng.uniform(CLOTH[1] + 40, CLOTH[3] - 40)
        if abs(x - 960) < 330 and abs(y - 534) < 220:
            continue
        lines.append([(x, y), (x + 8, y - 3), (x + 16, y), (x + 24, y + 3), (x + 33, y)])
    return strokes(lines, 1.5, _CHART, opacity=0.3)


def linen(doc: Document) -> str:
    """A fine weave with a few thicker threads: fainter than the kit's cloth, for a whole table."""
    primitives = (
        '<feTurbulence type="fractalNoise" baseFrequency=".03 .7" numOctaves="2" seed="17"/>'
        '<feColorMatrix values="0 0 0 0 .03 0 0 0 0 .09 0 0 0 0 .11 .8 0 0 0 -.3" result="weft"/>'
        '<feTurbulence type="fractalNoise" baseFrequency=".7 .03" numOctaves="2" seed="18"/>'
        '<feColorMatrix values="0 0 0 0 .8 0 0 0 0 .92 0 0 0 0 .88 .5 0 0 0 -.23" result="warp"/>'
        '<feTurbulence type="fractalNoise" baseFrequency=".004 .006" numOctaves="4" seed="23"/>'
        '<feColorMatrix values="0 0 0 0 .02 0 0 0 0 .08 0 0 0 0 .1 .9 0 0 0 -.38" result="worn"/>'
        '<feMerge result="m"><feMergeNode in="SourceGraphic"/><feMergeNode in="worn"/>'
        '<feMergeNode in="weft"/><feMergeNode in="warp"/></feMerge>'
        '<feComposite in="m" in2="SourceAlpha" operator="in"/>'
    )
    return doc.filter("linen", primitives, (0, 0, 1, 1))


def sea_chart() -> str:
    """The faded chart on the cloth: rhumb lines, coasts, isles, waves, a wind star."""
    coasts: list[list[tuple[float, float]]] = [
        [(262, 330), (330, 322), (352, 276), (404, 268), (420, 226), (480, 218), (500, 176),
            (590, 138)],
        [(1660, 610), (1594, 632), (1590, 690), (1534, 716), (1520, 770), (1446, 800), (1430, 862),
         (1360, 930)],
    ]  # fmt: skip
    return (
        _rhumb_lines()
        + "".join(_coast(line) for line in coasts)
        + _isle(470, 800, 34, 4) + _isle(1480, 262, 38, 9) + _isle(1404, 330, 18, 6)
        + _waves(5)
        + group(wind_star(150, "#7FB4B0", "#1F4E5A", "#9CC7C0", 16), transform="translate(960 534)",
                opacity=0.24)
        + path(swell(arc(960, 534, 168, count=120), 2) + swell(arc(960, 534, 176, count=120),
          1), _CHART,
               opacity=0.24)
    )  # fmt: skip


def sea_cloth(doc: Document) -> str:
    """The cloth: weave, chart, worn folds, gilt border, lying on the boards."""
    shape = cloth_shape()
    base = doc.radial([(0, "#34707A"), (0.55, "#2A5F6B"), (1, "#1D4855")], (0.4, 0.36), 0.75)
    weave = path(shape, base, filter=linen(doc))
    return (
        group(path(shape, "#10303A"), filter=drop_shadow(doc, 7, 12, 10, 0.7))
        + doc.clipped(shape, weave + sea_chart() + _folds())
        + inner_dark(doc, shape, 70, 0.35)
        + _border(doc)
    )


def _folds() -> str:
    """Two creases where the cloth was folded, worn light on one side and dark on the other."""
    parts = ""
    for line in ([(612, 130), (616, 540), (610, 940)], [(1306, 130), (1302, 540), (1308, 940)]):
        parts += path(brush(line, 9, 5, 5), "#0A2028", opacity=0.16)
        parts += path(brush([(x - 5, y) for x, y in line], 3, 2, 2), "#CFE6DF", opacity=0.14)
    return parts


def _border(doc: Document) -> str:
    """A hem, a broad gilt line between fine ones, leaves in the corners."""
    parts = path(cloth_shape(0), "none", INK, 5) + path(
        cloth_shape(5), "none", "#6FA6A6", 1.6, opacity=0.6
    )
    for inset, width, colour, opacity in (
        (17, 7, "#0D2229", 0.7), (17, 4.2, "#B98A3C", 0.95), (16, 1.2, "#FFE9B0", 0.55),
        (26, 1.6, "#B98A3C", 0.8),
    ):  # fmt: skip
        parts += path(cloth_shape(inset), "none", colour, width, opacity=opacity)
    left, top, right, bottom = CLOTH
    leaf = group(acanthus_corner(doc, "#B98A3C", "#0D2229"), transform="translate(40 40) scale(.8)")
    return parts + group(at_corners(leaf, (left + 8, top + 8, right - 8, bottom - 8)), opacity=0.85)


def _inlay() -> str:
    """A brass line let into the boards round the cloth."""
    left, top, right, bottom = CLOTH
    line = rounded_rectangle(
        left - 44, top - 44, right - left + 88, bottom - top + 88, _CORNER + 36
    )
    return (
        path(line, "none", "#140B06", 11)
        + path(line, "none", BRASS, 5)
        + path(line, "none", "#FFE9B0", 1.4, opacity=0.7, transform="translate(-.8 -1.2)")
    )


def _studs() -> Points:
    """Places of brass studs where the inlay turns."""
    left, top, right, bottom = CLOTH
    return np.array([
        (left + 110, top - 44), (right - 110, top - 44), (left + 110, bottom + 44),
        (right - 110, bottom + 44), (left - 44, top + 110), (left - 44, bottom - 110),
        (right + 44, top + 110), (right + 44, bottom - 110), (960, top - 44), (960, bottom + 44),
    ])  # fmt: skip


def table() -> str:
    """The whole table top, lit from the upper left."""
    doc = Document(WIDTH, HEIGHT)
    area: Box = (-6, -10, WIDTH + 6, HEIGHT + 10)
    ground = boards(doc, area, _EDGES, _TONES, 31)
    ground += scratches([(96, 310, 60, 24), (150, 330, 34, 30), (1742, 760, 70, -32), (1790,
        772, 40, -26),
                         (420, 1010, 90, 8), (1500, 60, 64, 14), (60, 700, 44, 70)])  # fmt: skip
    ground += mug_ring(1778, 236, 58) + mug_ring(120, 884, 52)
    studs = "".join(
        place(
            circle(0, 0, 7, "#D9AC52", INK, 2.6) + circle(-2, -2.3, 2.2, "#FFF6D8"),
            float(x),
            float(y),
        )
        for x, y in _studs()
    )
    body = ground + _inlay() + studs + sea_cloth(doc)
    wear = path(
        path_data(blob(760, 420, 460, 250, 8, 0.2)), "#FFE2AE", opacity=0.06, filter=blur(doc, 60)
    )
    light = lantern_light(doc, area, (430, 170), 1560, 0.85)
    rim = doc.radial(
        [(0, "#030204", 0), (0.62, "#030204", 0), (1, "#030204", 0.55)], (900, 500), 1260, True
    )
    doc.add(graded(doc, group(body, wear, light, rect(-6, -10, WIDTH + 12, HEIGHT + 20, rim))))
    return doc.svg()
