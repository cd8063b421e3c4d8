"""What stands on the title's table for Treasure Boots: boots full of plunder on a sea chart that
has come alive under a ship, and the compass.
"""

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.insets import inset
from studio.art.kit.light import blur, drop_shadow, glint, glow
from studio.art.kit.marks import wind_star
from studio.art.kit.materials import brass_paint, paper_paint, torn_paper
from studio.art.kit.palette import INK, SEPIA
from studio.art.kit.shapes import Points, arc, blob, oval, spline
from studio.art.kit.strokes import brush, contour, hatch, swell
from studio.art.kit.svg import circle, ellipse, group, path, path_data, place, polygon
from studio.art.kit.treasure import heap_coin
from studio.art.ships.flags import emblem, flag
from studio.art.ships.livery import PLAYERS
from studio.art.ships.rig import BOX, EMBLEM_AT, HOIST_AT, ship
from studio.art.ships.sea import bow_wave, wake
from studio.art.title.boots import boot, crown, heap

_SHEET: Points = np.array([(20, 240), (428, 228), (444, 340), (6, 356)], float)
_SHIP = (324.0, 262.0, 0.79)
"""Where the ship floats on the chart and pixels a unit."""


def _on_sheet(u: float, v: float) -> tuple[float, float]:
    """A place on the lying chart, u and v 0 to 1 from its upper left corner."""
    top = _SHEET[0] + (_SHEET[1] - _SHEET[0]) * u
    low = _SHEET[3] + (_SHEET[2] - _SHEET[3]) * u
    x, y = top + (low - top) * v
    return float(x), float(y)


def _quad(left: float, top: float, right: float, bottom: float) -> Points:
    return np.array([_on_sheet(u, v) for u, v in
                     ((left, top), (right, top), (right, bottom), (left, bottom))])  # fmt: skip


def _chart(doc: Document) -> str:
    """The chart: paper, painted sea, scale round it, islands, the course to an X."""
    paper = group(polygon(_SHEET, paper_paint(doc)), filter=torn_paper(doc, 9))
    sea = _quad(0.05, 0.1, 0.95, 0.9)
    paint = doc.linear([(0, "#3E9096"), (0.5, "#1F6A74"), (1, "#174C58")])
    waves, rng = "", np.random.default_rng(5)
    for v in np.arange(0.14, 0.9, 0.055):
        u = 0.06 + rng.uniform(0, 0.05)
        while u < 0.9:
            size = rng.uniform(0.03, 0.07)
            waves += brush([_on_sheet(u, v), _on_sheet(u + size / 2, v - 0.02),
                            _on_sheet(u + size, v)], 1.7)  # fmt: skip
            u += size + rng.uniform(0.02, 0.07)
    ticks = "".join(
        path(path_data(_quad(u, v, u + 0.045, v + 0.035)), INK)
        for v in (0.045, 0.925)
        for u in np.arange(0.05, 0.92, 0.09)
    )
    course = [_on_sheet(u, v) for u, v in ((0.82, 0.56), (0.74, 0.7), (0.66, 0.64), (0.62, 0.76))]
    line = spline(course, 1)
    dashes = "".join(swell(line[k : k + 7], 3) for k in range(0, len(line) - 7, 13))
    isles = "".join(_isle(*_on_sheet(u, v), size, k) for k, (u, v, size) in
                    enumerate(((0.49, 0.24, 13), (0.93, 0.66, 15))))  # fmt: skip
    return (
        paper
        + polygon(sea, paint)
        + path(waves, "#9CD0C6", opacity=0.55)
        + ticks
        + path(contour(sea, 2.6, smooth=False, lit=0.9), SEPIA)
        + isles
        + path(dashes, "#F6EACB")
        + place(path(swell([(-9, -6), (9, 6)], 5) + swell([(9, -6), (-9, 6)], 5), "#C8372C",
                     "#F6EACB", 1.4), *_on_sheet(0.615, 0.8))
    )  # fmt: skip


def _isle(x: float, y: float, size: float, seed: int) -> str:
    shore = blob(x, y, size, size * 0.36, seed + 3, 0.16)
    green = blob(x, y - 2, size * 0.62, size * 0.2, seed + 8, 0.2)
    return (
        polygon(blob(x, y, size * 1.3, size * 0.5, seed + 3, 0.16), "#8CC7B4", opacity=0.5)
        + polygon(shore, "#EBD6A2")
        + path(hatch(shore, 8, 2.6, 1, (0.6, 1), seed), SEPIA)
        + path(contour(shore, 2.2, smooth=False), INK)
        + polygon(green, "#6F8C4A", INK, 1.2)
        + _palm(x - size * 0.1, y - 3, size * 0.95)
    )


def _palm(x: float, y: float, height: float) -> str:
    trunk = spline(
        [(x, y), (x + height * 0.06, y - height * 0.5), (x + height * 0.2, y - height)], 1
    )
    tip = trunk[-1]
    leaves = ""
    for angle, reach in (
        (-170, 0.55),
        (-130, 0.5),
        (-60, 0.45),
        (-20, 0.55),
        (15, 0.45),
        (170, 0.4),
    ):
        a = np.radians(angle)
        end = tip + np.array([np.cos(a), np.sin(a) * 0.7]) * reach * height + (0, 0.18 * height)
        leaves += brush([tip, (tip + end) / 2 - (0, 0.12 * height), end], 4.6, 2, 0.6)
    return path(swell(trunk, [3.6, 2]), INK) + path(leaves, "#1F5A45", INK, 0.9)


def _vessel(_doc: Document) -> str:
    """A ship under full sail, its wake drawn on the chart."""
    x, y, scale = _SHIP
    livery = PLAYERS["vermilion"]
    left, top, width, height = BOX

    def laid(
        svg: str, box: tuple[float, float, float, float], at: tuple[float, float] = (0, 0)
    ) -> str:
        return inset(svg, x + (box[0] + at[0]) * scale, y + (box[1] + at[1]) * scale,
                     box[2] * scale, box[3] * scale)  # fmt: skip

    return (
        laid(wake(1), (-210, -40, 400, 90))
        + laid(ship(livery, "full", on_water=False), (left, top, width, height))
        + laid(flag(livery, 1), (-6, -27.5, 80, 55), HOIST_AT)
        + laid(emblem(livery), (-40, -40, 80, 80), EMBLEM_AT["full"])
        + laid(bow_wave(1), (40, -42, 120, 70))
    )


def compass(doc: Document) -> str:
    """A brass compass lying open at the chart's edge, about its own middle, 60 across."""
    face = doc.radial([(0, "#FFF6DC"), (0.7, "#EBD5A0"), (1, "#B99456")], (0.4, 0.36), 0.7)
    needle = path("M0-40L7 0H-7Z", "#C8372C", INK, 1.8) + path("M0 40L7 0H-7Z", "#EDE6D6", INK, 1.8)
    body = (
        ellipse(0, 11, 60, 60, "#5F3D10", INK, 4)
        + circle(0, 0, 60, brass_paint(doc), INK, 4)
        + circle(0, 0, 49, face, INK, 3)
        + circle(0, 0, 43, "none", SEPIA, 1.6)
        + path(
            "".join(
                swell([(38 * np.cos(a), 38 * np.sin(a)), (43 * np.cos(a), 43 * np.sin(a))], 1.6)
                for a in np.radians(np.arange(0, 360, 10))
            ),
            INK,
        )
        + wind_star(36, "#1F4E5A", "#F2E2B8", INK, 8)
        + place(needle, 0, 0, 1, 40)
        + circle(0, 0, 6, "#E7BE62", INK, 2)
        + path(brush(arc(0, 0, 54.5, 190, 262, 30), 4, 0.5, 0.5), "#FFF6D8")
        + polygon(oval(-14, -20, 26, 15, 40), "#FFFFFF", opacity=0.2)
    )
    return group(body, transform="scale(1 .62)")


def _coins(doc: Document) -> str:
    rng = np.random.default_rng(4)
    spots = [(24, 346), (58, 360), (96, 352), (226, 364), (262, 356), (196, 352), (430, 352),
             (300, 366), (140, 362), (404, 364)]  # fmt: skip
    return "".join(
        heap_coin(
            doc, x, y, 15, 0.48, float(rng.normal(0, 10)), k, "silver" if k % 5 == 2 else "gold"
        )
        for k, (x, y) in enumerate(sorted(spots, key=lambda spot: spot[1]))
    )


def treasure_boots() -> str:
    """The whole group, 450 x 375 virtual units, its foot at the bottom."""
    doc = Document(450, 375)
    doc.add(ellipse(226, 340, 216, 26, "#0A0502", opacity=0.6, filter=blur(doc, 10)))
    doc.add(glow(doc, 150, 150, 170, "#FFC85A", 0.35))
    doc.add(group(_chart(doc), filter=drop_shadow(doc, 4, 7, 4, 0.6)))
    doc.add(_vessel(doc))
    back = place(boot(doc) + heap(doc, 6, False), 88, 306, 0.86, -4)
    front = place(
        boot(doc) + heap(doc, 3, True) + place(crown(doc), -2, -262, 0.9, -8), 148, 344, 0.98
    )
    doc.add(group(back, filter=drop_shadow(doc, 5, 7, 4, 0.5)))
    doc.add(group(front, filter=drop_shadow(doc, 6, 8, 5, 0.55)))
    doc.add(group(place(compass(doc), 352, 330, 0.86), filter=drop_shadow(doc, 4, 6, 4, 0.6)))
    doc.add(group(_coins(doc), filter=drop_shadow(doc, 2.5, 4, 2.5, 0.5)))
    doc.add(glint(doc, 125, 128, 16), glint(doc, 78, 128, 12, 10), glint(doc, 330, 310, 13))
    return doc.svg()
