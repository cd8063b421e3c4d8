"""What cancels a card: the cut through it, and the cutlass that has made it."""

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.light import blur, drop_shadow, glint
from studio.art.kit.materials import brass_paint
from studio.art.kit.ornament import rivet
from studio.art.kit.palette import GLINT, INK
from studio.art.kit.shapes import Points, resample, spline
from studio.art.kit.strokes import brush, contour, hatch, swell
from studio.art.kit.svg import circle, group, path, path_data, polygon

CUT = (400, 72)
"""Box of the cut in units; it runs along the middle, for a card 332 wide."""
BLADE = (470, 150)
"""Box of the cutlass in units; its edge lies along y 66, its tip at x 14."""


def _lip(y: float, seed: int, width: int) -> Points:
    """A torn edge of card along x."""
    rng = np.random.default_rng(seed)
    x = np.linspace(10, width - 10, 44)
    reach = np.sin(np.pi * (x - 10) / (width - 20)) ** 0.35
    return np.stack([x, 36 + (y + rng.uniform(-2.2, 2.2, 44)) * reach], 1)


def cut() -> str:
    """A gap with light torn lips, its depth dark; the blade's light still runs along it."""
    width, height = CUT
    doc = Document(width, height)
    upper, lower = _lip(-13, 3, width), _lip(13, 8, width)
    gap = np.vstack([upper, lower[::-1]])
    light = resample([(4, 36), (width - 4, 36)], 4)
    share = np.linspace(0, 1, len(light))
    flash = np.sin(np.pi * share) ** 0.6
    rng = np.random.default_rng(5)
    fibres = "".join(
        brush([(x, y), (x + rng.uniform(-2, 2), y + way * rng.uniform(3, 9))], 1.3, 1, 0.3)
        for line, way in ((upper, 1), (lower, -1))
        for x, y in line[2:-2]
    )
    doc.add(
        path(path_data(gap), "#FFE9B0", opacity=0.5, filter=blur(doc, 6)),
        polygon(gap, "#0B0705"),
        path(fibres, "#E9D6AA"),
        path(swell(upper, 6), INK) + path(swell(upper, 3.8), "#FBF0D2"),
        path(swell(lower, 6), INK) + path(swell(lower, 3.8), "#D9C08A"),
        path(swell(light, 7 * flash), "#BFE3FF", opacity=0.5, filter=blur(doc, 2)),
        path(swell(light, 2.6 * flash), "#FFFFFF"),
        glint(doc, width * 0.72, 36, 24, 10),
        glint(doc, width * 0.22, 36, 12),
    )
    return doc.svg()


def _steel(doc: Document) -> str:
    """A broad blade with a fuller, its edge below."""
    back = [(372, 44), (300, 32), (200, 28), (110, 36), (50, 50), (14, 70)]
    edge = [(14, 70), (60, 70), (130, 66), (210, 62), (300, 66), (372, 74)]
    shape = np.vstack([spline(back, 3), spline(edge, 3)[1:]])
    paint = doc.linear(
        [(0, "#6F7C80"), (0.3, "#E6ECEA"), (0.46, "#A9B4B4"), (0.7, "#7C888A"), (1, "#F4F8F6")],
        (0, 28), (0, 76), True,
    )  # fmt: skip
    fuller = spline([(366, 54), (300, 44), (200, 40), (120, 47)], 3)
    return (
        polygon(shape, paint)
        + path(hatch(shape, 78, 5, 1.5, (0, 0.34), 3), INK, opacity=0.5)
        + path(swell(fuller, (5, 5, 1)), "#5E6A6E")
        + path(swell(np.add(fuller, (0, 2.6)), (1.6, 1.6, 0.4)), "#FFFFFF")
        + path(swell(spline(edge, 3) - [0, 3.6], (0.6, 2.4, 2.4, 0.6)), "#FFFFFF", opacity=0.95)
        + path(contour(shape, 5, smooth=False, lit=0.5), INK)
    )


def _hilt(doc: Document) -> str:
    """A brass shell with a knuckle bow, a bound grip, a pommel."""
    grip = spline([(384, 60), (410, 56), (436, 62)], 1)
    bindings = "".join(
        path(brush([(x, 49), (x + 5, 60), (x + 3, 71)], 2, 1, 1), "#D9AC52")
        for x in range(390, 432, 7)
    )
    bow = spline([(380, 78), (392, 112), (424, 116), (446, 92), (446, 72)], 1.5)
    shell = spline([(368, 34), (382, 28), (390, 46), (392, 72), (400, 96), (386, 104), (370, 84),
                    (364, 58)], 2, True)  # fmt: skip
    return (
        path(swell(bow, (14, 10, 10, 12)), INK)
        + path(swell(bow, (9, 5.6, 5.6, 8)), "#D9AC52")
        + path(swell(bow - [1, 1.4], (2, 1.6, 1.6, 2)), GLINT)
        + path(swell(grip, 27), INK)
        + path(swell(grip, 22), "#4A2A18")
        + path(swell(grip - [0, 6], 4), "#8A5A38")
        + bindings
        + circle(448, 64, 13, brass_paint(doc), INK, 3.6)
        + circle(444, 60, 3.4, GLINT)
        + path(path_data(shell), brass_paint(doc))
        + path(hatch(shell, 60, 4, 1.7, (0.5, 1), 4), INK, opacity=0.8)
        + path(contour(shell, 4.6, smooth=False), INK)
        + rivet(381, 66, 4)
    )


def cutlass() -> str:
    """The cutlass, its tip to the left; it lies in the cut."""
    doc = Document(*BLADE)
    doc.add(
        group(_steel(doc), _hilt(doc), filter=drop_shadow(doc, 5, 8, 5, 0.55)),
        glint(doc, 232, 36, 20, 8),
    )
    return doc.svg()
