"""The captain's cabin round the windows: painted panelling, beams, drapes,
shelves and what stands there."""

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.light import drop_shadow
from studio.art.kit.materials import brass_tube_paint, wood
from studio.art.kit.palette import INK
from studio.art.kit.rope import rope
from studio.art.kit.shapes import Points, box, spline
from studio.art.kit.strokes import brush, hatch, strokes, swell, taper
from studio.art.kit.svg import group, path, path_data, place, rect
from studio.art.table.boards import SEAM
from studio.art.title.window import LEFT, RIGHT

SILL = 548.0


def panelling(doc: Document) -> str:
    """Wainscot painted sea green, raised fields with gilt lines, left and right of the windows."""
    grain = wood(doc, 3, (0.006, 0.05), True, strength=0.55, dark="#06181A", light="#4E8A84")
    parts = []
    for start, end in ((-10.0, LEFT), (RIGHT, 1930.0)):
        parts.append(rect(start, 0, end - start, 620, "#1F4A4C", filter=grain))
        width = (end - start) / 3
        for k in range(3):
            x = start + k * width
            parts.append(_field(x + 16, 120, x + width - 16, 330))
            parts.append(_field(x + 16, 356, x + width - 16, SILL - 18))
            parts.append(path(f"M{x:.1f} 0V{SILL}", "none", SEAM, 4))
            parts.append(path(f"M{x + 3:.1f} 90V{SILL}", "none", "#7FB0A6", 1.2, opacity=0.4))
    return "".join(parts)


def _field(left: float, top: float, right: float, bottom: float) -> str:
    """One raised field: bevel in ink on the far sides, light on the near, a gilt bead inside."""
    shade = hatch(
        [(left, bottom - 9), (right, bottom - 9), (right, bottom), (left, bottom)], 90, 4, 2, seed=2
    )
    side = hatch(
        [(right - 9, top), (right, top), (right, bottom), (right - 9, bottom)], 0, 4, 2, seed=3
    )
    bead = box(left + 15, top + 15, right - 15, bottom - 15)
    return (
        path(box(left, top, right, bottom), "#2A5C5C", SEAM, 3, opacity=0.75)
        + path(shade + side, INK, opacity=0.75)
        + path(f"M{left + 2} {bottom}V{top + 2}H{right}", "none", "#9CC9BC", 1.8, opacity=0.55)
        + path(bead, "none", SEAM, 4.4)
        + path(bead, "none", "#B98A3C", 2)
    )


def ceiling(doc: Document) -> str:
    """Deck planks overhead, knees, and the great beam."""
    lying = wood(doc, 5, (0.0025, 0.035), strength=0.8)
    along = wood(doc, 11, (0.006, 0.06), True, strength=0.8)
    parts = [rect(-10, -10, 1940, 86, "#33210F", filter=lying)]
    for k in range(9):
        x = 110 + k * 215
        far = 960 + (x - 960) * 0.93
        shape = f"M{x - 32} -6L{far - 27:.1f} 74H{far + 27:.1f}L{x + 36} -6Z"
        parts.append(path(shape, "#4A2E1A", SEAM, 4, filter=along))
    parts.append(
        group(
            rect(-10, 62, 1940, 36, "#5B3A20", filter=lying), filter=drop_shadow(doc, 0, 9, 8, 0.6)
        )
    )
    parts.append(path("M-10 63H1930M-10 98H1930", "none", SEAM, 4.4))
    parts.append(path("M-10 67.5H1930", "none", "#E0A868", 1.8, opacity=0.6))
    ticks = "".join(swell([(x, 90), (x - 3, 97)], (0.5, 2)) for x in range(-6, 1926, 9))
    parts.append(path(ticks, INK, opacity=0.7))
    return "".join(parts)


def sill(doc: Document) -> str:
    """The window seat's moulding and the dark gap behind the table."""
    grain = wood(doc, 5, (0.0025, 0.035), strength=0.8)
    gap = doc.linear([(0, "#080402", 0.35), (1, "#040201", 0.9)])
    return (
        rect(-10, SILL, 1940, 80, "#3E2817", filter=grain)
        + rect(-10, SILL + 12, 1940, 60, gap)
        + rect(-10, SILL - 6, 1940, 14, "#7A5230", filter=grain)
        + path(f"M-10 {SILL - 6}H1930", "none", "#F0C488", 2.2, opacity=0.7)
        + path(f"M-10 {SILL + 8}H1930", "none", SEAM, 4)
    )


def _hang(x: float, width: float, side: int, part: float, y: float) -> tuple[float, float]:
    """A place on a drape: `part` of its width away from x."""
    return x + side * width * part, y


def drape_edge(x: float, width: float, side: int) -> Points:
    """The free edge of a drape, from the beam to its hem."""
    fall = ((1, 96), (0.97, 190), (0.62, 300), (0.2, 372), (0.42, 430), (0.54, 500), (0.58, 566))
    return spline([_hang(x, width, side, part, y) for part, y in fall], 4)


def drape_outline(x: float, width: float, side: int) -> Points:
    """The whole of a drape as a closed outline."""
    ends = [_hang(x, width, side, -0.1, y) for y in (96, 566)]
    return np.vstack([ends[:1], drape_edge(x, width, side), ends[1:]])


def drape(doc: Document, x: float, width: float, side: int) -> str:
    """A red drape gathered by a cord; `side` 1 hangs to the right of x, -1 to the left."""

    def at(part: float, y: float) -> tuple[float, float]:
        return _hang(x, width, side, part, y)

    right, outline = drape_edge(x, width, side), drape_outline(x, width, side)
    upper = [
        [at(q, 96), at(q * 0.9, 200), at(q * 0.42, 320), at(0.14 * (q + 0.3), 372)]
        for q in np.linspace(-0.02, 0.94, 10)
    ]
    lower = [
        [at(0.14 * (q + 0.3), 374), at(q * 0.36, 430), at(q * 0.5, 500), at(q * 0.57, 566)]
        for q in np.linspace(0.08, 0.9, 7)
    ]
    dark = "".join(taper(line, 15, 5) for line in upper) + "".join(
        taper(line[::-1], 13, 4) for line in lower
    )
    light = strokes(
        [[(a + side * 8, b) for a, b in line] for line in upper + lower], 6, "#E06A58", opacity=0.6
    )
    ink = strokes(
        [[(a - side * 5, b) for a, b in line] for line in upper + lower], 2.6, INK, opacity=0.85
    )
    cord = "".join(
        rope(spline([at(-0.12, 366 + 9 * k), at(0.06, 376 + 9 * k), at(0.24, 362 + 9 * k)], 1),
            10, 8,
             ("#C8963E", "#FFE9AE"))
        for k in range(2)
    )  # fmt: skip
    cloth = doc.clipped(path_data(outline), path(dark, "#4A0E0B", opacity=0.85), light, ink)
    fringe = "".join(
        swell([at(q, 566), at(q, 578)], (2.4, 0.6)) for q in np.linspace(-0.08, 0.57, 24)
    )
    return group(
        path(path_data(outline), "#962A22"), cloth, path(swell(right, 4.6), INK),
        path(fringe, "#C8963E"), cord, filter=drop_shadow(doc, 6, 8, 6, 0.55),
    )  # fmt: skip


def shelf(doc: Document, left: float, right: float, y: float) -> str:
    """A shelf board."""
    grain = wood(doc, 21, (0.003, 0.04), strength=0.8)
    return (
        group(
            rect(left, y, right - left, 15, "#6B4526", filter=grain),
            filter=drop_shadow(doc, 4, 9, 5, 0.6),
        )
        + path(f"M{left} {y + 1}H{right}", "none", "#F0BE74", 1.8, opacity=0.6)
        + path(f"M{left} {y + 15}H{right}", "none", SEAM, 3)
    )


def books(y: float, run: list[tuple[float, float, float, str]]) -> str:
    """Books on a shelf: x, width, height, colour of each."""
    parts = ""
    for x, width, height, colour in run:
        top = y - height
        lines = hatch([(x + width * 0.55, top), (x + width, top), (x + width, y), (x
            + width * 0.55, y)],
                      90, 3.6, 1.7, seed=int(x))  # fmt: skip
        bands = (
            f"M{x + 2} {top + 13}h{width - 4}M{x + 2} {top + 19}h{width - 4}"
            f"M{x + 2} {y - 17}h{width - 4}"
        )
        parts += (
            path(box(x, top, x + width, y), colour, INK, 2.8)
            + path(lines, INK, opacity=0.75)
            + path(bands, "none", "#D9AC52", 2.2, opacity=0.85)
            + path(f"M{x + 4} {top + 3}V{y - 3}", "none", "#FFE2B0", 2, opacity=0.35)
        )
    return parts


def bottle() -> str:
    """A half-full bottle, its foot at the origin."""
    shape = "M-26 0C-34-20-34-58-14-70V-96H14V-70C34-58 34-20 26 0Z"
    shade = hatch([(6, -66), (28, -50), (32, -26), (24, -3), (10, -3)], 80, 4, 1.8, seed=4)
    return (
        path(shape, "#236050", INK, 3.2)
        + path("M-30-22C-30-40 30-40 30-22L26-2H-26Z", "#6E2218", opacity=0.85)
        + path(shade, INK, opacity=0.8)
        + rect(-10, -108, 20, 15, "#B08A58", stroke=INK, stroke_width=2.4)
        + path(brush([(-20, -12), (-26, -36), (-13, -62)], 5, 0.8, 0.8), "#D9F2E0", opacity=0.8)
        + rect(-17, -45, 34, 22, "#E9D6AA", stroke=INK, stroke_width=1.8)
        + path("M-9-36H9M-9-30H5", "none", INK, 1.8)
    )


def sandglass(doc: Document) -> str:
    """A half-hour glass, its foot at the origin."""
    glass = "M-16-86C-16-60-3-52-3-46C-3-40-16-30-16-6H16C16-30 3-40 3-46C3-52 16-60 16-86Z"
    return (
        path(glass, "#A9CCC8", INK, 2.4, fill_opacity=0.5)
        + path("M-13-7C-10-22 0-27 0-27C0-27 10-22 13-7Z", "#DDB66E")
        + path("M-11-68C-8-56 0-49 0-49C0-49 8-56 11-68Z", "#DDB66E")
        + path("M-21-88V-4M21-88V-4", "none", INK, 6)
        + path("M-21-88V-4M21-88V-4", "none", "#9A6A3C", 3.4)
        + path("M-27-94H27V-85H-27ZM-27-8H27V1H-27Z", brass_tube_paint(doc), INK, 2.4)
    )


def cutlasses(doc: Document) -> str:
    """Two crossed cutlasses on the wall, about the origin."""
    blade = "M-92 66C-40 34 24-18 74-92C80-100 86-96 84-88C52-10-10 52-82 80Z"
    guard = [(-104, 62), (-92, 50), (-72, 56), (-70, 74), (-84, 90), (-98, 84)]
    grip = [(-82, 76), (-106, 94)]
    sword = (
        path(blade, "#C9D2CC", INK, 3.4)
        + path(hatch([(-70, 64), (70, -80), (78, -70), (-70, 76)], -42, 5, 1.8, (0.5, 1), 4),
          INK, opacity=0.8)
        + path(brush([(-80, 66), (0, 10), (66, -78)], 3, 0.6, 0.4), "#FFFFFF", opacity=0.8)
        + path(swell(grip, 15), INK) + path(swell(grip, 9), "#6B3F20")
        + path(swell(spline(guard, 2), 9), INK) + path(swell(spline(guard, 2), 5), "#D9AC52")
    )  # fmt: skip
    return group(
        group(sword, transform="scale(-1 1)"), sword, path(swell([(-14, 8), (14, 8)], 6), INK),
        filter=drop_shadow(doc, 4, 7, 3, 0.5),
    )  # fmt: skip


def furniture(doc: Document) -> str:
    """What stands and hangs on the walls, left and right."""
    run = [(1612.0, 28.0, 98.0, "#6E241D"), (1641.0, 22.0, 86.0, "#28505C"), (1664.0, 32.0,
        106.0, "#7A5A22"),
           (1697.0, 20.0, 82.0, "#4A2C52"), (1718.0, 28.0, 94.0, "#2C5A46"), (1747.0, 34.0,
               102.0, "#22406A"),
           (1800.0, 26.0, 88.0, "#6E241D"), (1827.0, 30.0, 100.0, "#7A5A22")]  # fmt: skip
    low = [
        (1762.0, 26.0, 92.0, "#6E241D"),
        (1789.0, 32.0, 104.0, "#22406A"),
        (1830.0, 24.0, 84.0, "#2C5A46"),
    ]
    return (
        shelf(doc, 1596, 1930, 262) + books(262, run)
        + shelf(doc, 1596, 1930, 452) + books(452, low)
        + place(bottle(), 1650, 452) + place(sandglass(doc), 1716, 452, 0.96)
        + place(cutlasses(doc), 116, 236, 0.95)
    )  # fmt: skip
