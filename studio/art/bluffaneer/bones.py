"""The two bones: two knobs at each end, an icon burnt into the upper face, the front in shade.

While a bone rolls about its long axis, its icon goes up over the edge and the next one comes up
from below.
"""

import math

import numpy as np

from studio.art.bluffaneer.icons import icon
from studio.art.kit.document import Document
from studio.art.kit.palette import INK
from studio.art.kit.shapes import Points, arc, spline
from studio.art.kit.strokes import brush, contour, hatch, stipple, swell, taper
from studio.art.kit.svg import circle, group, path, path_data, polygon

WIDTH, HEIGHT = 560.0, 300.0
ORDER = ("chest", "swords", "ship", "skull")
"""Icons in the order in which a rolling bone brings them up."""
POSES = 3
"""Pictures from one icon to the next: at rest, then two of the roll."""
_UPPER = [
    (-226, -4), (-256, -46), (-240, -104), (-192, -122), (-150, -106), (-104, -98), (0, -96),
    (104, -98), (150, -106), (192, -122), (240, -104), (256, -46), (226, -4),
]  # fmt: skip
_LOWER = [
    (256, 46), (242, 106), (194, 126), (152, 112), (104, 106), (0, 104), (-104, 106),
    (-152, 112), (-194, 126), (-242, 106), (-256, 46),
]  # fmt: skip
_FRONT = [(-190, 60), (-110, 54), (0, 52), (110, 54), (190, 60)]
"""Where the upper face ends and the front begins."""
_KNOB = [(150, 20), (200, 8), (236, 34), (230, 80), (196, 104), (160, 84)]
_HOLLOW = [(168, -20), (206, -14), (244, -40), (252, -70), (214, -40)]
_CRACKS = [
    [(-128, -98), (-112, -66), (-120, -36)],
    [(140, -100), (120, -66), (128, -46), (112, -20)],
    [(-150, 80), (-110, 86), (-80, 80)],
    [(92, 88), (120, 80), (150, 88)],
]
_SHINE = [
    ([(-228, -90), (-200, -107), (-164, -98)], 8),
    ([(-128, -90), (0, -84), (120, -90)], 5),
    ([(168, -100), (200, -108), (228, -88)], 7),
]
_MIDDLE, _ROUND = -22.0, 104.0
"""Where the icon of the upper face is, and how far it moves in a quarter of a turn."""


def _mirrored(points: list[tuple[int, int]]) -> list[Points]:
    """A form at both ends of a bone."""
    return [spline([(side * x, y) for x, y in points], 3, closed=True) for side in (-1, 1)]


def _grain() -> str:
    """Fibres along the shaft, finer than the burin's lines."""
    rng = np.random.default_rng(4)
    data = ""
    for _ in range(26):
        x, y, long = rng.uniform(-190, 120), rng.uniform(-88, 48), rng.uniform(30, 90)
        bend = rng.uniform(-4, 4)
        data += swell(spline([(x, y), (x + long / 2, y + bend), (x + long, y)], 3), 1.5)
    return path(data, "#A58552", opacity=0.5)


def _shades() -> str:
    """The front face in shade, knobs rounded by hatching, pores and cracks."""
    front = np.vstack([spline(_FRONT, 4), spline([(190, 140), (0, 140), (-190, 140)], 4)])
    knobs, hollows = _mirrored(_KNOB), _mirrored(_HOLLOW)
    shade = "".join(hatch(knob, 62, 7, 3.4, (0.3, 1), 5 + n) for n, knob in enumerate(knobs))
    shade += "".join(hatch(hollow, 50, 7, 2.4, (0.2, 1), 9) for hollow in hollows)
    return (
        polygon(front, "#9C7846", opacity=0.55)
        + path(hatch(front, 84, 6.4, 3.6, (0, 1), 1), "#4A3115", opacity=0.75)
        + _grain()
        + path(shade, "#5A3E1E", opacity=0.85)
        + path("".join(stipple(knob, 46, 3, 1, 2.6) for knob in knobs), "#5A3E1E", opacity=0.6)
        + path("".join(taper(crack, 3.4, 0.3) for crack in _CRACKS), "#4A3115")
    )


def _carving(doc: Document, name: str, angle: float) -> str:
    """An icon burnt into a face that is turned so far from the upper one, in its shallow well."""
    seen = math.cos(angle)
    if seen < 0.2:
        return ""
    hollow = doc.radial([(0, "#F3E3BA"), (0.8, "#E2CB97"), (1, "#B08E57")])
    rim = path(brush(arc(0, 0, 68, 170, 300, 50), 6, 1, 1), "#6B4A22")
    shine = path(brush(arc(0, 0, 69, -10, 120, 50), 5, 1, 1), "#FFFDF2")
    lit = group(icon(name, "#FFF6DA", "#FFF6DA"), transform="translate(2 3) scale(.64)")
    dark = group(icon(name, "#2A1408", "#EBD8A8"), transform="scale(.64)")
    y = _MIDDLE + _ROUND * math.sin(angle)
    return group(
        circle(0, 0, 69, hollow), rim, shine, group(lit, opacity=0.9), dark,
        transform=f"matrix(1 0 0 {seen:.3f} 0 {y:.2f})",
    )  # fmt: skip


def drawn(doc: Document, name: str, pose: int = 0) -> str:
    """A bone about the origin, `pose` of POSES on its way from its icon to the next."""
    edge = spline([*_UPPER, *_LOWER], 2.5, closed=True)
    ivory = doc.linear(
        [(0, "#FFFBEC"), (0.5, "#F3E5C2"), (0.62, "#DDC696"), (1, "#8E6B3C")],
        (0, -124), (0, 126), True,
    )  # fmt: skip
    turned = math.radians(90 * pose / POSES)
    after = ORDER[(ORDER.index(name) + 1) % len(ORDER)]
    carved = _carving(doc, name, -turned)
    carved += _carving(doc, after, math.pi / 2 - turned) if pose else ""
    ridge = path(brush([(-170, 58), (-100, 53), (0, 51), (100, 53), (170, 58)], 6, 1, 1), "#FFFDF2")
    shine = "".join(brush(line, belly, 1, 1) for line, belly in _SHINE)
    return (
        path(path_data(edge), ivory)
        + doc.clipped(
            path_data(edge), _shades(), ridge, path(shine, "#FFFFFF", opacity=0.95), carved
        )
        + path(contour(edge, 11, smooth=False, lit=0.6), INK)
    )


def bone(name: str, pose: int = 0) -> str:
    """A bone alone, without its shadow."""
    doc = Document(WIDTH, HEIGHT, -WIDTH / 2, -HEIGHT / 2)
    doc.add(drawn(doc, name, pose))
    return doc.svg()
