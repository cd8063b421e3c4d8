"""The stern gallery of the cabin: five arched windows between carved pilasters."""

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.light import small_shadow
from studio.art.kit.materials import brass_tube_paint, small_bevel, wood
from studio.art.kit.palette import INK
from studio.art.kit.shapes import box
from studio.art.kit.strokes import brush, swell
from studio.art.kit.svg import group, path, place, rect
from studio.art.table.boards import SEAM

LEFT, RIGHT, TOP, BOTTOM = 440.0, 1560.0, 150.0, 562.0
"""The gallery; the windows' glass lies within."""
BAYS = 5
BAY = (RIGHT - LEFT) / BAYS
_JAMB = 19.0
_SPRING = 214.0
_BARS = (282.0, 376.0, 470.0)
_WOOD = "#5A3B22"


def opening(bay: int) -> str:
    """Path data of one window's arched opening."""
    a, b = LEFT + bay * BAY + _JAMB, LEFT + (bay + 1) * BAY - _JAMB
    return f"M{a} {BOTTOM}V{_SPRING}C{a} {_SPRING - 68} {b} {_SPRING - 68} {b} {_SPRING}V{BOTTOM}Z"


def openings() -> str:
    """All five openings."""
    return "".join(opening(bay) for bay in range(BAYS))


def _uprights(bay: int) -> tuple[float, float]:
    a, b = LEFT + bay * BAY + _JAMB, LEFT + (bay + 1) * BAY - _JAMB
    return a + (b - a) / 3, a + (b - a) * 2 / 3


def bars() -> str:
    """The area of the glazing bars as path data."""
    data = ""
    for bay in range(BAYS):
        data += "".join(box(x - 5, _SPRING - 60, x + 5, BOTTOM) for x in _uprights(bay))
        left, right = LEFT + bay * BAY + _JAMB, LEFT + (bay + 1) * BAY - _JAMB
        data += "".join(box(left, y - 4.5, right, y + 4.5) for y in _BARS)
    return data


def frame_area() -> str:
    """Elements that cover all of the gallery but its glass: to clip what lies before the sea."""
    outer = box(LEFT - 40, TOP - 90, RIGHT + 40, BOTTOM + 6)
    wall = path(outer + openings(), "#000", clip_rule="evenodd")
    clipped_bars = path(bars(), "#000", clip_rule="nonzero")
    return wall + clipped_bars


def glass_marks() -> str:
    """Slanted reflections on a few panes only, and bull's eyes in two."""
    parts = ""
    for bay in range(BAYS):
        left, right = LEFT + bay * BAY + _JAMB, LEFT + (bay + 1) * BAY - _JAMB
        third = (right - left) / 3
        for column in range(3):
            for row, y in enumerate((214.0, 288.0, 382.0, 476.0)):
                if (column * 5 + bay * 3 + row * 2) % 7:
                    continue
                x = left + column * third
                quad = (f"M{x + third * 0.12} {y + 70}L{x + third * 0.58} {y + 8}H{x + third * 0.8}"
                        f"L{x + third * 0.24} {y + 82}Z")  # fmt: skip
                parts += path(quad, "#E4F4EE", opacity=0.13)
    return parts


def gallery(doc: Document) -> str:
    """Spandrels, glazing bars, pilasters and sill: everything of the windows that is wood."""
    grain = wood(doc, 9, (0.006, 0.06), True, strength=0.8)
    spandrel = box(LEFT - 26, TOP - 70, RIGHT + 26, BOTTOM) + openings()
    parts = [path(spandrel, _WOOD, fill_rule="evenodd", filter=grain)]
    for bay in range(BAYS):
        parts.append(doc.clipped(opening(bay), _glazing(bay)))
        parts.append(path(opening(bay), "none", SEAM, 8))
        parts.append(
            path(
                opening(bay), "none", "#B98A3C", 2.6, transform="translate(-2.4 -2.6)", opacity=0.85
            )
        )
        parts.append(_arch_carving(bay))
    pilaster_grain = wood(doc, 14, (0.005, 0.05), True, strength=0.8)
    parts += [_pilaster(doc, LEFT + k * BAY, k, pilaster_grain) for k in range(BAYS + 1)]
    return "".join(parts)


def _glazing(bay: int) -> str:
    left, right = LEFT + bay * BAY, LEFT + (bay + 1) * BAY
    lines = ""
    for x in _uprights(bay):
        lines += path(f"M{x:.1f} 120V{BOTTOM}", "none", SEAM, 10)
        lines += path(f"M{x - 1.5:.1f} 120V{BOTTOM}", "none", "#7A5230", 5)
        lines += path(
            f"M{x - 3:.1f} 120V{BOTTOM}", "none", "#F0BE74", 1.4, opacity=0.8 - 0.12 * bay
        )
    for y in _BARS:
        lines += path(f"M{left} {y}H{right}", "none", SEAM, 9)
        lines += path(f"M{left} {y - 1.5}H{right}", "none", "#7A5230", 4.4)
        lines += path(f"M{left} {y - 3}H{right}", "none", "#F0BE74", 1.2, opacity=0.55)
    return lines


def _arch_carving(bay: int) -> str:
    """Burin lines round the arch and a shell at its crown."""
    middle = LEFT + (bay + 0.5) * BAY
    rays = "".join(
        swell([(middle + 14 * np.sin(a), TOP + 6 - 10 * np.cos(a)),
               (middle + 34 * np.sin(a), TOP + 4 - 26 * np.cos(a))], (4.4, 1.6))
        for a in np.radians(np.linspace(-78, 78, 9))
    )  # fmt: skip
    curls = "".join(
        brush([(middle + s * 36, TOP + 6), (middle + s * 66, TOP - 8), (middle + s * 88, TOP + 14),
               (middle + s * 74, TOP + 20)], 5, 0.8, 0.8)
        for s in (1, -1)
    )  # fmt: skip
    gold = path(rays + curls, "#C8963E")
    return path(rays + curls, SEAM, SEAM, 3.4) + gold


def _pilaster(doc: Document, x: float, index: int, grain: str) -> str:
    """A fluted pilaster with a gilt drop on it."""
    body = rect(x - 22, TOP - 66, 44, BOTTOM - TOP + 66, "#63401F", filter=grain)
    flutes = "".join(
        path(swell([(x + dx, 250), (x + dx, 400), (x + dx, 532)], [3, 6, 3]), "#160C06")
        + path(swell([(x + dx + 3.4, 252), (x + dx + 3.4, 530)], 1.4), "#D08E4C", opacity=0.7)
        for dx in (-10, 0, 10)
    )
    drop = "M0-30C14-24 18-10 14 2C10 14 4 18 0 32C-4 18-10 14-14 2C-18-10-14-24 0-30Z"
    veins = brush([(0, -24), (0, 0), (0, 24)], 2.6) + "".join(
        brush([(s * 5, -20), (s * 9, -6), (s * 4, 12)], 2.2) for s in (1, -1)
    )
    gilt = group(path(drop, brass_tube_paint(doc), INK, 3), filter=small_bevel(doc))
    gilt += path(veins, INK)
    edges = path(f"M{x - 22} {TOP - 66}V{BOTTOM}M{x + 22} {TOP - 66}V{BOTTOM}", "none", SEAM, 4)
    lit = path(
        f"M{x - 18} {TOP - 60}V{BOTTOM - 20}", "none", "#F0B86E", 2.2, opacity=0.85 - 0.1 * index
    )
    foot = rect(x - 27, BOTTOM - 24, 54, 26, "#63401F", stroke=SEAM, stroke_width=3.4)
    return group(body, flutes, edges, lit, foot, filter=small_shadow(doc)) + place(gilt, x, 214)
