"""Metalwork that the interface's parts share: brass faces, rims, grooves, corner engraving.

Interface masters are drawn at two pixels a virtual unit and stretched as nine slices, so whatever
lies between the corners must be even along the edge: ornament belongs to the corners alone.
"""

from collections.abc import Sequence

from studio.art.kit.document import Document
from studio.art.kit.light import blur, drop_shadow
from studio.art.kit.materials import brushed, small_bevel
from studio.art.kit.ornament import at_corners
from studio.art.kit.palette import INK
from studio.art.kit.shapes import box, scooped_plate
from studio.art.kit.strokes import Box, brush
from studio.art.kit.svg import Stop, group, path

BLEED = 8
"""Room round a control for its shadow, in master pixels: the plate is that much smaller."""
PANEL_BLEED = 24
"""The same round a panel."""

RIM = "#140B06"
"""The near-black that metal is set into."""

POLISHED: list[Stop] = [
    (0, "#FBE7AE"), (0.12, "#E2B95F"), (0.45, "#D2A24A"), (0.6, "#BF8F3E"), (0.78, "#CB9A45"),
    (0.93, "#EBC671"), (1, "#A8772B"),
]  # fmt: skip
LIT: list[Stop] = [
    (0, "#FFF6D2"), (0.12, "#F7D98C"), (0.45, "#EBC26A"), (0.6, "#DBAE56"), (0.78, "#E6BB62"),
    (0.93, "#FBE3A0"), (1, "#BD8C3A"),
]  # fmt: skip
SUNK: list[Stop] = [
    (0, "#A87E36"), (0.14, "#BF9043"), (0.5, "#C6974A"), (0.8, "#CFA255"), (0.94, "#DDB569"),
    (1, "#B98938"),
]  # fmt: skip
TARNISHED: list[Stop] = [
    (0, "#B3A791"), (0.15, "#A79A83"), (0.6, "#A0937E"), (0.9, "#A99D87"), (1, "#8C806B"),
]  # fmt: skip
ENAMEL: list[Stop] = [(0, "#A93327"), (0.3, "#92281F"), (0.75, "#7F1F18"), (1, "#651611")]
ENAMEL_LIT: list[Stop] = [(0, "#C04534"), (0.3, "#A63226"), (0.75, "#94281F"), (1, "#7A1D16")]
ENAMEL_SUNK: list[Stop] = [(0, "#5B130E"), (0.3, "#74190F"), (0.8, "#83221A"), (1, "#8D281F")]
ENAMEL_DULL: list[Stop] = [(0, "#6B4A44"), (0.5, "#5E403A"), (1, "#523731")]


def plate(area: Box, radius: float, inset: float = 0) -> str:
    """Path data of a scooped plate inside a box (left, top, right, bottom), moved in by `inset`."""
    left, top, right, bottom = area
    return scooped_plate(
        left + inset, top + inset, right - left - 2 * inset, bottom - top - 2 * inset, radius
    )


def brass_face(
    doc: Document, area: Box, radius: float, stops: Sequence[Stop], shines: bool = True
) -> str:
    """A brushed brass plate with a turned-up rim: outline, bright edge, groove, face."""
    body = plate(area, radius)
    face = path(body, doc.linear(stops), filter=brushed(doc))
    bright = [(0, "#FFF4CC"), (0.5, "#D9AC52"), (1, "#6D4716")]
    dull = [(0, "#B5AA95"), (0.5, "#8A7E69"), (1, "#5F5442")]
    edge = doc.linear(bright if shines else dull)
    return (
        face
        + path(plate(area, radius, 4), "none", edge, 4)
        + path(body, "none", RIM, 4.5)
        + path(plate(area, radius - 2, 12), "none", "#5A3A12", 2.8)
        + path(plate(area, radius - 2, 14), "none", "#FFF0BE", 1.6, opacity=0.65 if shines else 0.3)
    )


def enamel_panel(doc: Document, area: Box, radius: float, stops: Sequence[Stop]) -> str:
    """Red enamel let into a brass face, with its gloss along the top."""
    left, top, right, _ = area
    shape = plate(area, radius)
    gloss = doc.linear([(0, "#FFB49C", 0), (0.1, "#FFB49C", 0.75), (0.8, "#FFB49C", 0.45),
                        (1, "#FFB49C", 0)], (0, 0), (1, 0))  # fmt: skip
    line = box(left + radius + 6, top + 5.5, right - radius - 6, top + 8.5)
    return (
        path(shape, doc.linear(stops)) + path(line, gloss) + path(shape, "none", "#2C0A06", 4.5)
        + path(plate(area, radius - 1, 5), "none", "#FFC9A0", 1.2, opacity=0.28)
    )  # fmt: skip


def corner_engraving(area: Box, colour: str = "#4A2E10", opacity: float = 0.8) -> str:
    """A curl and three burin ticks cut into each corner of a face."""
    curl = brush([(10, 30), (14, 17), (28, 11), (34, 17), (28, 22), (23, 18)], 3.2, 0.8, 0.8)
    ticks = "".join(
        brush([(38 + 6 * k, 11), (41 + 6 * k, 17 - 1.4 * k)], 2, 0.6, 0.4) for k in range(3)
    )
    dot = brush([(15, 25), (18, 21)], 3, 1, 1)
    light = path(curl + ticks, "#FFF0BE", opacity=opacity * 0.5, transform="translate(1.2 1.4)")
    return at_corners(light + path(curl + ticks + dot, colour, opacity=opacity), area)


def brass_rim(doc: Document, shape: str, width: float) -> str:
    """A rounded brass wire along an outline, in an ink bed."""
    paint = doc.linear(
        [(0, "#FBE7AE"), (0.25, "#D9AC52"), (0.5, "#9A6C28"), (0.72, "#C8963E"), (0.87, "#F0CB74"),
         (1, "#7A5220")], (0, 0), (1, 1),
    )  # fmt: skip
    wire = path(shape, "none", paint, width)
    return path(shape, "none", RIM, width * 1.75) + group(wire, filter=small_bevel(doc))


def inner_dark(doc: Document, shape: str, width: float, opacity: float) -> str:
    """A shadow along the inside of an outline: what is sunk below its rim."""
    line = path(shape, "none", "#0A0502", width, filter=blur(doc, width * 0.3))
    return doc.clipped(shape, group(line, opacity=opacity))


def shadowed(doc: Document, body: str) -> str:
    """A small control lying on the table."""
    return group(body, filter=drop_shadow(doc, 2, 4, 2.4, 0.6))


def outline(area: Box, radius: float, width: float = 4.5) -> str:
    """The ink line round a plate."""
    return path(plate(area, radius), "none", INK, width)
