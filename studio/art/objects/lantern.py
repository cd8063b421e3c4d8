"""The ship's lantern on its chain, with its glow apart."""

from functools import partial

import numpy as np

from studio.art.halves import with_halves
from studio.art.kit.document import Document
from studio.art.kit.light import drop_shadow, glow
from studio.art.kit.materials import brass_tube_paint
from studio.art.kit.palette import INK
from studio.art.kit.shapes import mirrored, oval, spline
from studio.art.kit.strokes import brush, contour, hatch, swell, taper
from studio.art.kit.svg import circle, group, path, polygon
from studio.art.picture import Picture

GILT = "#D9AC52"


def _chain(top: float, bottom: float) -> str:
    """Links, every second one seen from its edge."""
    parts = ""
    step = 15.0
    for k, y in enumerate(np.arange(top, bottom, step)):
        half = 7.0 if k % 2 else 3.4
        line = np.vstack([oval(0, y, half, 11, 40), oval(0, y, half, 11, 40)[:2]])
        parts += path(swell(line, 7), INK) + path(swell(line, 3.4), GILT)
        parts += path(swell(line[18:30], 1.4), "#FFF3CC")
    return parts


def _wire(points: list[tuple[float, float]], width: float) -> str:
    line = spline(points, 2)
    light = line + np.array([-1, -1.2])
    return (
        path(swell(line, width * 2.1), INK)
        + path(swell(line, width), GILT)
        + path(swell(light, width * 0.3), "#FFF3CC")
    )


def _flame() -> str:
    return (
        path("M0 122C18 150 28 172 15 198C8 212-8 212-15 198C-28 172-18 150 0 122Z", "#FFE9A0")
        + path("M0 146C9 164 14 178 8 194C4 202-4 202-8 194C-14 178-9 164 0 146Z", "#FFFFFF")
        + path("M-11 206H11V226H-11Z", "#5A3A12", INK, 2.4)
    )


def lantern(lit: bool = True) -> str:
    """A caged brass lantern, 210 x 480 virtual units; its flame lies at (105, 330)."""
    tip = ("M-60 244H60L46 266H-46Z", "M-14 266H14L6 284H-6Z")
    return _lantern(Document(210, 480, -105, -160), tip, _chain(-156, 12), lit)


def standing_lantern(lit: bool = True) -> str:
    """The same on a broad foot, without its chain: 168 x 318. Not `lit`: its glass is dark."""
    return _lantern(Document(168, 318, -84, -28), ("M-52 244H52L66 276H-66Z",), "", lit)


def _wick() -> str:
    """What is left of a flame: a charred wick, a thread of smoke."""
    smoke = [(1, 184), (-7, 164), (6, 146), (-4, 126), (4, 108)]
    return (
        path(brush(smoke, 5, 1, 0.6), "#A9A49A", opacity=0.5)
        + path("M-2.5 206V190H2.5V206Z", "#120A05")
        + path("M-11 206H11V226H-11Z", "#5A3A12", INK, 2.4)
    )


def moonlit(doc: Document, *parts: str) -> str:
    """Parts by the light of the moon: hardly any colour, and that blue."""
    primitives = (
        '<feColorMatrix type="saturate" values=".5"/>'
        '<feColorMatrix values=".5 0 0 0 0 0 .66 0 0 .01 0 0 .92 0 .05 0 0 0 1 0"/>'
    )
    return group(*parts, filter=doc.filter("moonlit", primitives, (-0.1, -0.1, 1.2, 1.2)))


def _lantern(doc: Document, foot: tuple[str, ...], chain: str, burning: bool = True) -> str:
    tube = brass_tube_paint(doc)
    glass = "M-58 92C-74 130-74 190-56 226H56C74 190 74 130 58 92Z"
    warm = [(0, "#FFFDEE"), (0.25, "#FFE7A6"), (0.6, "#FFB94F", 0.94), (1, "#A8561A", 0.9)]
    cold = [(0, "#4A5350"), (0.5, "#2E3634"), (1, "#151A1A")]
    light = doc.radial(warm if burning else cold, (0.5, 0.62), 0.62)
    dome = [(-22, 28), (-40, 38), (-58, 56), (-66, 82), (66, 82), (58, 56), (40, 38), (22, 28)]
    half_dome = mirrored([(-22, 28), (-42, 36), (-60, 56), (-66, 82)])
    parts = [chain, _wire([(-26, 36), (-36, 6), (0, -12), (36, 6), (26, 36)], 5.4)]
    parts.append(path(glass, light) + (_flame() if burning else _wick()))
    gloss = brush([(-44, 106), (-56, 150), (-46, 208)], 9, 1, 1)
    parts.append(path(gloss, "#FFFFFF", opacity=0.75 if burning else 0.3))
    parts += [
        _wire([(x * 0.95, 90), (x * 1.24, 158), (x * 0.95, 230)], 4.6) for x in (-58, -23, 23, 58)
    ]
    parts += [_wire([(-68, y), (0, y + 9), (68, y)], 4) for y in (128, 190)]
    for shape in ("M-74 80H74L68 98H-68Z", "M-64 224H64L74 244H-74Z", *foot, "M-22 12H22V30H-22Z"):
        parts.append(path(shape, tube, INK, 4))
    parts.append(polygon(half_dome, tube) + path(contour(half_dome, 5.4, smooth=False), INK))
    parts.append(path(hatch(dome, 84, 6, 2.8, (0.6, 1), 3), INK, opacity=0.9))
    parts.append(path(hatch([(14, 246), (58, 246), (46, 264), (10, 264)], 84, 6, 2.4, seed=4), INK))
    parts.append("".join(circle(x, 66, 4.4, "#2A1406", GILT, 1.6) for x in (-38, -13, 13, 38)))
    parts.append(path(taper([(-44, 46), (-56, 62), (-60, 76)], 2, 5), "#FFFBE6", opacity=0.9))
    shaded = group(*parts, filter=drop_shadow(doc, 5, 8, 5, 0.5))
    doc.add(shaded if burning or not chain else moonlit(doc, shaded))
    if burning:
        doc.add(glow(doc, 0, 172, 62, "#FFF0C0", 0.55))
    return doc.svg()


def lantern_glow() -> str:
    """The light round the lantern, to be added over it."""
    doc = Document(640, 640, -320, -320)
    paint = doc.radial(
        [(0, "#FFE9B0", 0.8), (0.18, "#FFC870", 0.42), (0.5, "#FF9E3C", 0.12), (1, "#FF9E3C", 0)]
    )
    doc.add(circle(0, 0, 320, paint))
    return doc.svg()


_GLOW = Picture("objects/lantern_glow", 312, 312, lantern_glow, quality=90)
"""Soft light looks the same when it is enlarged."""
LANTERN = [
    *with_halves(
        [
            Picture("objects/lantern", 420, 960, lantern, quality=84),
            Picture("objects/lantern_out", 420, 960, partial(lantern, False), quality=84),
            Picture("title/lantern", 168, 318, standing_lantern, quality=84),
        ]
    ),
    _GLOW,
]
