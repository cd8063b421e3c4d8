"""Marks laid on Do Not Touch frames: big numerals, symbol icons, bonus seals. Each fits its box."""

import numpy as np

from studio.art.kit import marks
from studio.art.kit.document import Document
from studio.art.kit.lettering import word
from studio.art.kit.light import drop_shadow
from studio.art.kit.ornament import wax_seal
from studio.art.kit.palette import AMETHYST, BRASS, BRASS_DARK, BRASS_LIGHT, GLINT, INK
from studio.art.kit.shapes import arc
from studio.art.kit.strokes import brush, contour, hatch, rays, swell
from studio.art.kit.svg import circle, group, path, place, polygon

NUMERAL_SIZE = (270, 300)
SYMBOL_SIZE = (270, 300)
SEAL_SIZE = (260, 260)
_EDGE = "#140B06"


def numeral(value: int) -> str:
    """A figure in ivory, edged in ink and gold, shaded by the burin on its right side."""
    doc = Document(*NUMERAL_SIZE)
    doc.add(_figure(doc, str(value), 36, NUMERAL_SIZE, 1.6))
    return doc.svg()


def _figure(doc: Document, text: str, unit: float, size: tuple[float, float], nib: float) -> str:
    data, width = word(text, unit, nib, 30, 0.15)
    lines = "".join(
        swell([(x, -7.6 * unit), (x - 40, unit)], (1.5, 2.6, 1.5))
        for x in np.arange(-60, width + 90, 8.5)
    )
    glow = doc.linear([(0, "#FFFDF2"), (0.5, "#FBF1D6"), (1, "#E2C48A")])
    moved = f"translate({size[0] / 2 - width / 2:.1f} {size[1] / 2 + unit * 3.5:.1f})"
    return group(
        path(data, "none", _EDGE, unit * 0.86, filter=drop_shadow(doc)),
        path(data, "none", BRASS_LIGHT, unit * 0.36),
        path(data, "none", _EDGE, unit * 0.2),
        path(data, glow),
        doc.clipped(data, path(lines, "#8A6A3A", opacity=0.32)),
        transform=moved,
    )


def symbol(name: str) -> str:
    """The icon of a symbol: three bars of bullion, a cut gem, a struck coin."""
    doc = Document(*SYMBOL_SIZE)
    body = {"bullion": _bullion, "gem": _gem, "coin": _coin}[name](doc)
    doc.add(group(place(body, 135, 150), filter=drop_shadow(doc, 5, 7, 5, 0.6)))
    return doc.svg()


def _bar(doc: Document, x: float, y: float, width: float) -> str:
    """A bar of gold end-on: a stamped face, a lit top, shade on its far side."""
    half, height, rise = width / 2, width * 0.56, width * 0.2
    face = [(-half, height), (-half * 0.74, 0), (half * 0.74, 0), (half, height)]
    top = [(-half * 0.74, 0), (-half * 0.5, -rise), (half * 0.62, -rise), (half * 0.74, 0)]
    rim = [face[0], face[1], top[1], top[2], face[2], face[3]]
    paint = doc.linear([(0, "#FBDD8A"), (0.5, "#E0AC4A"), (1, "#A87428")])
    lines = "".join(
        swell([(half * (0.72 + 0.26 * part), height * part),
               (half * (0.32 + 0.26 * part), height * part)], (4.2, 0.4))
        for part in np.linspace(0.12, 0.92, 7)
    )  # fmt: skip
    stamp = circle(-half * 0.12, height * 0.52, height * 0.22, "none", BRASS_DARK, 4)
    return place(
        polygon(rim, _EDGE, _EDGE, 24)
        + polygon(rim, BRASS_LIGHT, BRASS_LIGHT, 6)
        + polygon(rim, INK, INK, 3)
        + polygon(face, paint)
        + path(lines, BRASS_DARK)
        + stamp
        + polygon(top, "#FFF3C8")
        + path(swell([face[1], face[2]], (5, 4)), INK)
        + path(swell([(-half * 0.78, 10), (-half * 0.92, height - 10)], (3, 5, 1)), "#FFF6D8"),
        x,
        y,
    )


def _bullion(doc: Document) -> str:
    return _bar(doc, -58, 42, 114) + _bar(doc, 58, 42, 114) + _bar(doc, 0, -56, 124)


def _gem(_doc: Document) -> str:
    """A brilliant from the side: flat table, crown, long pavilion; its outline is its own."""
    girdle, table, low = -34.0, -98.0, 118.0
    outline = [(-66, table), (66, table), (122, girdle), (0, low), (-122, girdle)]
    top, belt = (-66, -22, 22, 66), (-122, -62, 0, 62, 122)
    crown = [
        ([(belt[0], girdle), (top[0], table), (belt[1], girdle)], "#F4FAFB"),
        ([(top[0], table), (top[1], table), (belt[1], girdle)], "#D3E2E8"),
        ([(belt[1], girdle), (top[1], table), (belt[2], girdle)], "#FFFFFF"),
        ([(top[1], table), (top[2], table), (belt[2], girdle)], "#BFD2DC"),
        ([(belt[2], girdle), (top[2], table), (belt[3], girdle)], "#E2EDF0"),
        ([(top[2], table), (top[3], table), (belt[3], girdle)], "#A9C0CC"),
        ([(belt[3], girdle), (top[3], table), (belt[4], girdle)], "#8AA4B4"),
    ]
    shades = ("#DCEAF0", "#FFFFFF", "#B4CAD6", "#7F9AAB")
    pavilion = [([(belt[k], girdle), (belt[k + 1], girdle), (0, low)], shades[k]) for k in range(4)]
    facets = "".join(polygon(shape, fill, INK, 3) for shape, fill in crown + pavilion)
    lines = hatch([(62, girdle), (122, girdle), (0, low)], 60, 8, 4, (0.35, 1), 3) + hatch(
        [(0, girdle), (62, girdle), (0, low)], 60, 9, 3, (0.6, 1), 4
    )
    return (
        polygon(outline, _EDGE, _EDGE, 26)
        + polygon(outline, BRASS_LIGHT, BRASS_LIGHT, 8)
        + facets
        + path(lines, INK)
        + path(swell([(-108, -30), (-60, 26), (-14, 92)], (1, 6, 1)), "#FFFFFF")
        + path(contour(outline, 7, smooth=False, lit=0.7), INK)
    )


def _coin(doc: Document) -> str:
    face = doc.radial(
        [(0, "#FFF1BC"), (0.4, "#EDC15C"), (0.75, "#C08C34"), (1, "#7A5220")], (0.36, 0.3), 0.8
    )
    shade = rays(0, 0, 116, 84, 26, (3.4, 0.4), -40, 130)
    knurl = rays(0, 0, 119, 106, 64, (3.0, 2.2))
    return (
        circle(0, 0, 122, _EDGE)
        + circle(0, 0, 117, BRASS, INK, 3)
        + path(knurl, INK)
        + circle(0, 0, 104, face, INK, 4)
        + circle(0, 0, 88, "none", INK, 2)
        + path(shade, INK, opacity=0.6)
        + place(marks.cross_pattee("#FFE9A8", INK, 2.2), 0, 0, 2.35)
        + path(brush(arc(0, 0, 97, 185, 275, 30), 7, 0.6, 0.6), GLINT)
    )


def bonus(value: int) -> str:
    """A seal that says how much a bonus card counts: two in amethyst wax, three in black."""
    doc = Document(*SEAL_SIZE)
    wax = AMETHYST if value == 2 else "#2B2B33"
    figure = _figure(doc, f"×{value}", 19.0, (0, 0), 1.5)
    spikes = path(rays(0, 0, 92, 104, 48, (2.6, 1.2)), BRASS_LIGHT, opacity=0.85)
    seal = wax_seal(doc, 112, wax, "", 4 if value == 2 else 7)
    ring = circle(0, 0, 79, "none", BRASS_LIGHT, 4) + circle(0, 0, 79, "none", INK, 1.2)
    doc.add(place(seal + spikes + ring + place(figure, 0, 0), 130, 130))
    return doc.svg()
