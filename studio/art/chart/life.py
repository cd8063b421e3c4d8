"""Small things that live on the chart: lamp and lava light, a camp fire, smoke, gulls."""

from functools import partial

from studio.art.chart.ink import curve, cut, edged, even, flat, outline, ring, shade
from studio.art.kit.document import Document
from studio.art.kit.light import glint, glow
from studio.art.kit.palette import INK, LANTERN
from studio.art.picture import Picture


def lamp_glow() -> str:
    """Warm light with a star in it."""
    doc = Document(256, 256)
    doc.add(glow(doc, 128, 128, 124, LANTERN, 0.75), glow(doc, 128, 128, 52, "#FFF3CF", 0.8))
    doc.add(glint(doc, 128, 128, 58, 0))
    return doc.svg()


def lava_glow() -> str:
    """Red light over a crater or a kiln."""
    doc = Document(256, 256)
    doc.add(glow(doc, 128, 128, 124, "#FF6A2A", 0.8), glow(doc, 128, 128, 60, "#FFC35A", 0.7))
    return doc.svg()


_FLAMES = (
    ([(-15, 0), (-18, -18), (-9, -36), (-4, -58), (4, -44), (11, -34), (17, -16), (14, 0)],
     [(-8, 0), (-9, -14), (-2, -30), (5, -18), (9, -8), (8, 0)]),
    ([(-14, 0), (-19, -16), (-13, -32), (-5, -44), (5, -62), (9, -40), (18, -20), (15, 0)],
     [(-8, 0), (-10, -12), (-4, -24), (3, -36), (8, -14), (8, 0)]),
    ([(-15, 0), (-17, -20), (-12, -46), (-3, -36), (3, -52), (12, -38), (16, -18), (14, 0)],
     [(-9, 0), (-8, -16), (-3, -26), (2, -22), (8, -26), (9, 0)]),
)  # fmt: skip


_FLAME_SIZE = 0.72


def fire(kind: int) -> str:
    """A flame on its foot; three of them flicker."""
    doc = Document(64, 80, -32, -74)
    outer, inner = (curve(points) * _FLAME_SIZE for points in _FLAMES[kind])
    doc.add(flat(outer, "#E8602A"), outline(outer, 2.6), flat(inner, "#FFB347"))
    core = inner * [0.55, 0.6] + [0, -1]
    doc.add(flat(core, LANTERN), cut([(-3, -15), (-6, -9), (-4.4, -3)], 1.8, "#FFE2B0", 0.9))
    return doc.svg()


_PUFFS = (
    ((0, 6, 17), (-13, -4, 13), (12, -6, 14), (0, -14, 13)),
    ((-8, 10, 15), (9, 8, 16), (-15, -7, 15), (4, -12, 17), (18, -8, 11)),
    ((-14, 12, 14), (6, 14, 15), (20, 4, 12), (-20, -6, 14), (-2, -10, 18), (14, -16, 13)),
)


def plume(kind: int) -> str:
    """A puff of smoke; it rises, grows and fades by code."""
    doc = Document(96, 96, -48, -48)
    puffs = _PUFFS[kind]
    doc.add("".join(flat(ring(x, y, r + 2.8, (r + 2.8) * 0.9), INK, 0.85) for x, y, r in puffs))
    doc.add("".join(flat(ring(x, y, r, r * 0.9), "#8B857C") for x, y, r in puffs))
    doc.add(
        "".join(
            flat(ring(x - r * 0.16, y - r * 0.16, r * 0.84, r * 0.74), "#E3DACB")
            for x, y, r in puffs
        )
    )
    for x, y, r in puffs:
        for part in (0.45, 0.78):
            doc.add(
                cut(ring(x, y, r * part, r * part * 0.9, -10, 120), 1.9, INK, 0.5, smooth=False)
            )
    return doc.svg()


_WINGS = (
    ([(-40, -22), (-26, -20), (-12, -8), (0, 2)], [(40, -22), (26, -20), (12, -8), (0, 2)]),
    ([(-43, 2), (-28, -7), (-13, -5), (0, 2)], [(43, 2), (28, -7), (13, -5), (0, 2)]),
    ([(-36, 20), (-27, 6), (-13, -4), (0, 2)], [(36, 20), (27, 6), (13, -4), (0, 2)]),
)


def gull(kind: int) -> str:
    """A gull seen from the side and below: wings up, level, down."""
    doc = Document(96, 64, -48, -32)
    left, right = _WINGS[kind]
    for wing in (left, right):
        line = curve(wing, closed=False)
        doc.add(cut(line, 9.5, INK, rise=0.7, fall=0.1, smooth=False, last=0.6))
        doc.add(cut(line, 6, "#F3EDE2", rise=0.7, fall=0.1, smooth=False, last=0.6))
        tip = line[: max(3, len(line) // 4)]
        doc.add(cut(tip, 4, "#2B2B33", rise=0.2, fall=0.2, smooth=False))
    body = curve([(-4, 10), (-3, -1), (2, -4), (8, -5), (11, -2), (7, 3), (2, 11), (-3, 15)])
    doc.add(flat(body, "#F3EDE2"), shade(body, 60, 2.6, 1.1, (0.5, 1), opacity=0.6, seed=kind + 1))
    doc.add(outline(body, 2.2), edged([(10, -4), (17, -2), (10, 0)], "#E69F00", 1.2))
    doc.add(even([(7, -3), (7.6, -2.6)], 1.8))
    return doc.svg()


PICTURES = [
    Picture("chart/lamp_glow", 256, 256, lamp_glow, quality=76),
    Picture("chart/lava_glow", 256, 256, lava_glow, quality=76),
    *(Picture(f"chart/fire_{k + 1}", 64, 80, partial(fire, k), quality=86) for k in range(3)),
    *(Picture(f"chart/plume_{k + 1}", 96, 96, partial(plume, k), quality=84) for k in range(3)),
    *(Picture(f"chart/gull_{k + 1}", 96, 64, partial(gull, k), quality=86) for k in range(3)),
]
