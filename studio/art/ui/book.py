"""The open book of the rules: its cover with the edges of all pages, a page, the fold between."""

from studio.art.kit.document import Document
from studio.art.kit.light import drop_shadow
from studio.art.kit.materials import leather
from studio.art.kit.ornament import at_corners
from studio.art.kit.palette import SEPIA
from studio.art.kit.shapes import box
from studio.art.kit.strokes import Box
from studio.art.kit.svg import group, path, rect
from studio.art.picture import Picture
from studio.art.ui.metal import PANEL_BLEED, RIM, brass_rim, plate

_LEAVES = 7
"""Edges of pages that show beside the open ones."""
_RIM = 22.0
"""Width of the cover's leather around the pages."""
_STEP = 3.4


def cover(width: float = 640, height: float = 480) -> str:
    """The inside of the cover, and the stepped edges of the pages that lie below."""
    doc = Document(width, height)
    area: Box = (PANEL_BLEED, PANEL_BLEED - 6, width - PANEL_BLEED, height - PANEL_BLEED - 6)
    shape = plate(area, 12)
    body = path(shape, "#5B2F18", filter=leather(doc, 21, 1.1))
    doc.add(group(body, filter=drop_shadow(doc, 5, 10, 9, 0.7)), brass_rim(doc, shape, 4.4))
    left, top, right, bottom = area
    for leaf in range(_LEAVES, 0, -1):
        out = leaf * _STEP
        inset = _RIM + _LEAVES * _STEP
        edge = box(left + inset - out, top + _RIM, right - inset + out, bottom - inset + out)
        doc.add(path(edge, "#EBD9AC" if leaf % 2 else "#D2BA84", "#7A5C34", 1.2))
    return doc.svg()


def page(width: float = 400, height: float = 400) -> str:
    """A page as light and shade, for the paper of the grain; a bracket in each corner."""
    doc = Document(width, height)
    light = doc.linear([(0, "#FFFFFF"), (0.6, "#FBF6EC"), (1, "#EFE6D4")], (0, 0), (0.3, 1))
    doc.add(rect(0, 0, width, height, light))
    doc.add(path(box(1, 1, width - 1, height - 1), "none", SEPIA, 2, opacity=0.4))
    lines = path("M0 62V0H62M14 44V14H44", "none", SEPIA, 2.6, opacity=0.55)
    inset: Box = (42, 40, width - 42, height - 40)
    doc.add(at_corners(lines, inset))
    return doc.svg()


def fold(width: float = 240, height: float = 16) -> str:
    """The shade where two pages go down to the spine; it is drawn out to their height."""
    doc = Document(width, height)
    shade = doc.linear(
        [(0, "#3A220E", 0), (0.3, "#3A220E", 0.12), (0.46, "#2A1608", 0.5), (0.5, RIM, 0.85),
         (0.54, "#2A1608", 0.42), (0.7, "#3A220E", 0.1), (1, "#3A220E", 0)],
        (0, 0), (1, 0),
    )  # fmt: skip
    doc.add(rect(0, 0, width, height, shade))
    return doc.svg()


BOOK = [
    Picture("ui/book_cover", 640, 480, cover, quality=82),
    Picture("ui/book_page", 400, 400, page, quality=86),
    Picture("ui/book_fold", 240, 16, fold, quality=90),
]
