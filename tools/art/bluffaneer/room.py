"""The cabin in which bones are rolled: pirates sit behind the far edge of a broad table.

Layers, bottom up: the wall, what moves at the window, busts, the table that covers them.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import numpy as np

from tools.art.kit.document import Document
from tools.art.kit.light import blur, drop_shadow, graded
from tools.art.kit.materials import wood
from tools.art.kit.palette import INK
from tools.art.kit.shapes import Points
from tools.art.kit.strokes import strokes, swell
from tools.art.kit.svg import group, path, path_data, rect
from tools.art.picture import Picture
from tools.art.table.boards import SEAM
from tools.art.table.scene import linen
from tools.art.title.scene import HEIGHT, WIDTH, cabin_wall
from tools.art.ui.metal import inner_dark

EDGE: Final = 420.0
"""Where the table begins, in virtual units of the screen's 1080."""
_LIFT: Final = -184.0
"""The wall of the title hangs so much higher here."""
_SEAMS: Final = (EDGE, 452.0, 498.0, 562.0, 650.0, 768.0, 918.0, 1090.0)
_BOARDS: Final = ("#52311A", "#5E3A20", "#643F23", "#5A371E", "#66411F", "#5F3B21", "#553319")
_GOLD: Final = "#B98A3C"


def _edge_of_cloth(inset: float) -> Points:
    """The cloth's outline in the table's perspective, moved in by `inset`."""
    top, bottom = 478 + inset * 0.5, 1000 - inset
    spread = 150.0
    left, right = 196 + inset * 1.4, 1724 - inset * 1.4
    return np.array([(left, top), (right, top), (right + spread, bottom), (left - spread, bottom)])


def _boards(doc: Document) -> str:
    """Boards that widen towards the viewer, the far edge lit by the lantern."""
    parts = []
    for row, (top, bottom) in enumerate(pairwise(_SEAMS)):
        grain = wood(doc, 30 + row * 3, (0.0014, 0.03 - 0.0035 * row), strength=0.9,
                     dark="#1C0F07", light="#B87A42")  # fmt: skip
        parts.append(rect(-10, top, WIDTH + 20, bottom - top + 1, _BOARDS[row], filter=grain))
        parts.append(path(swell([(-10, bottom), (WIDTH + 10, bottom)], 2.2 + 0.5 * row), SEAM))
        parts.append(path(swell([(-10, top + 3), (WIDTH + 10, top + 3)], 1 + 0.3 * row),
                          "#D8A060", opacity=0.35))  # fmt: skip
    rim = doc.linear([(0, "#FFD9A0"), (0.32, "#F0BE80"), (0.6, "#D8B488"), (1, "#9C8468")],
                     (0, 0), (1, 0))  # fmt: skip
    parts.append(rect(-10, EDGE - 6, WIDTH + 20, 14, "#8D5C33"))
    parts.append(path(f"M-10 {EDGE - 5}H{WIDTH + 10}V{EDGE - 1}H-10Z", rim))
    parts.append(path(f"M-10 {EDGE + 8}H{WIDTH + 10}", "none", SEAM, 2.6))
    return "".join(parts)


def _cloth(doc: Document) -> str:
    """A sea-cloth with a gilt border."""
    shape = path_data(_edge_of_cloth(0))
    base = doc.linear([(0, "#2F6B76"), (0.5, "#2A5F6B"), (1, "#1C4653")], (0, 478), (0, 1000), True)
    lines = "".join(
        swell([(x, y), (x + 1600 * np.cos(a), y + 760 * np.sin(a))], 1.1)
        for x, y in ((420.0, 640.0), (1500.0, 610.0))
        for a in np.arange(16) * np.pi / 8 + 0.1
    )
    rng = np.random.default_rng(6)
    curls = []
    for x, y in rng.uniform((90, 492), (1830, 985), (110, 2)):
        size = 0.5 + (y - 478) / 480
        across = ((0, 0), (9, -3), (18, 0), (28, 2), (38, -1))
        curls.append([(x + dx * size, y + dy * size) for dx, dy in across])
    chart = path(lines, "#9CC7C0", opacity=0.2) + strokes(curls, 1.7, "#9CC7C0", opacity=0.28)
    border = "".join(
        path(path_data(_edge_of_cloth(inset)), "none", colour, width, opacity=opacity)
        for inset, width, colour, opacity in (
            (0, 4.5, INK, 1), (15, 7, "#0D2229", 0.7), (15, 4, _GOLD, 0.95), (25, 1.6, _GOLD, 0.8),
        )
    )  # fmt: skip
    return (
        group(path(shape, "#10303A"), filter=drop_shadow(doc, 5, 9, 7, 0.65))
        + doc.clipped(shape, path(shape, base, filter=linen(doc)), chart)
        + inner_dark(doc, shape, 60, 0.4)
        + border
    )


def _light(doc: Document, middle: float) -> str:
    """Warm over the middle, dark towards the rim."""
    area = (-10, -10, WIDTH + 20, HEIGHT + 20)
    warm = doc.radial([(0, "#FFC870", 0.5), (0.45, "#FFB050", 0.16), (1, "#FFB050", 0)],
                      (760, middle), 1050, True)  # fmt: skip
    far = doc.radial([(0, "#FFFFFF"), (0.4, "#F0E2CC"), (0.75, "#B9B0AE"), (1, "#747A8A")],
                     (800, middle), 1350, True)  # fmt: skip
    return rect(*area, far, style="mix-blend-mode:multiply") + rect(
        *area, warm, style="mix-blend-mode:soft-light"
    )


def wall() -> str:
    """The cabin behind the pirates, a little out of focus; below the table's edge it is hidden."""
    doc = Document(WIDTH, HEIGHT)
    shown = group(cabin_wall(doc), transform=f"translate(0 {_LIFT})")
    dark = doc.linear([(0, "#000000", 0), (1, "#000000", 0.55)], (0, 230), (0, EDGE), True)
    doc.add(
        graded(
            doc,
            group(
                group(shown, filter=blur(doc, 1.6)),
                rect(-10, 230, WIDTH + 20, HEIGHT, dark),
                _light(doc, 330),
            ),
        )
    )
    return doc.svg()


def table() -> str:
    """The table alone, from its far edge down, with the shadow that it throws on who sits there."""
    top = EDGE - 40
    doc = Document(WIDTH, int(HEIGHT - top), 0, top)
    shade = doc.linear([(0, "#000000", 0), (1, "#000000", 0.5)], (0, top), (0, EDGE - 4), True)
    wood_and_cloth = _boards(doc) + _cloth(doc)
    solid = doc.clip(f"M-10 {EDGE - 6}H{WIDTH + 10}V{HEIGHT + 10}H-10Z")
    lit = group(wood_and_cloth, _light(doc, 640), clip_path=solid)
    doc.add(rect(0, top, WIDTH, EDGE - 6 - top, shade), graded(doc, lit))
    return doc.svg()


PICTURES = [
    Picture("scenes/cabin_wall", 3840, 2160, wall, "jpg", 80),
    Picture("bluffaneer/table", 3840, 2 * int(HEIGHT - EDGE + 40), table, quality=80),
]
