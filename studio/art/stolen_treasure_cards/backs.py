"""The backs of the two decks: a chest half dug out on teal, a skull and sabres on red."""

import math

import numpy as np

from studio.art.do_not_touch_cards.chest import open_chest
from studio.art.do_not_touch_cards.suits import RED
from studio.art.kit import marks
from studio.art.kit.document import Document
from studio.art.kit.light import drop_shadow, glint, glow, small_shadow
from studio.art.kit.materials import leather
from studio.art.kit.ornament import acanthus_corner, at_corners, bead_row, corner_plate, wax_seal
from studio.art.kit.palette import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    INK,
    PARCHMENT,
    PEARL,
    SEPIA,
    WAX_RED,
)
from studio.art.kit.rope import rope
from studio.art.kit.shapes import arc, box, moved, spline
from studio.art.kit.strokes import Box, brush, contour, hatch, rays, stipple, swell
from studio.art.kit.svg import circle, group, path, path_data, place, polygon, rect
from studio.art.kit.treasure import pearl
from studio.art.scallywager.backs import finished, ring, stock
from studio.art.scallywager.forms import BONE, LEATHER, skull, tube
from studio.art.title.object_stolen_treasure import spade

_PANEL: Box = (66, 66, 684, 984)
_X, _Y = 375.0, 525.0


def _ground(doc: Document, colours: tuple[str, str, str], *parts: str) -> str:
    """Tooled leather in the panel, `parts` tooled into it."""
    left, top, right, bottom = _PANEL
    paint = doc.radial(list(zip((0, 0.5, 1), colours, strict=True)), (_X, _Y), 560, True)
    cover = rect(left, top, right - left, bottom - top, paint, filter=leather(doc))
    return doc.clipped(box(*_PANEL), cover, *parts)


def _net(doc: Document) -> str:
    """Waves tooled all over, a rope net with a pearl on every knot, an X in every mesh."""
    scales = "".join(
        swell(arc(x + 13 * (row % 2), y, 13, 185, 355, 12), (0.3, 2, 0.3))
        for row, y in enumerate(range(60, 1000, 13))
        for x in range(54, 700, 26)
    )
    step, cords, knots, signs = 128, "", "", ""
    cross = path(brush([(-20, -22), (2, 2), (22, 20)], 11, 4, 5)
                 + brush([(21, -21), (0, 3), (-22, 22)], 11, 5, 4), BRASS_LIGHT, INK,
                 3)  # fmt: skip
    for row in range(-6, 7):
        for column in range(-4, 4):
            x, y = _X + (column + 0.5 * (row % 2)) * step, _Y + row * step * 0.72
            knots += pearl(x, y, 10)
            for lean in (-0.5, 0.5):
                cords += rope(np.array([[x, y], [x + lean * step, y + step * 0.72]]), 9, 10)
            sign = marks.anchor(BRASS_LIGHT, INK, 3) if row % 3 else cross
            signs += place(sign, x + step / 2, y, 0.55)
    return path(scales, "#06222A", opacity=0.7) + group(signs, opacity=0.9) + group(
        cords + knots, filter=small_shadow(doc)
    )  # fmt: skip


def sand(crest: list[tuple[float, float]], foot: float, seed: int) -> str:
    """A bank of sand from a crest line down to `foot`, hatched on its far side."""
    line = spline(crest, 3)
    shape = np.vstack([line, [(line[-1, 0], foot), (line[0, 0], foot)]])
    ripples = "".join(
        swell(moved(line, 0, k * 15 + 6), 1.8 + 1.4 * np.sin(np.arange(len(line)) / 17 + k))
        for k in range(1, 5)
    )
    return (
        path(path_data(shape), "#E3C68A")
        + path(hatch(shape, 18, 6, 2.4, (0.55, 1), seed), "#6B4A22", opacity=0.75)
        + path(ripples + stipple(shape, 160, seed, 0.8, 1.8), "#6B4A22", opacity=0.75)
        + path(contour(shape, 4.6, smooth=False, lit=0.6), INK)
    )


def treasure() -> str:
    """The back of a treasure card: what has been dug out, spades crossed behind it."""
    doc = Document(750, 1050)
    radius = 202
    bed = circle(0, 0, radius, doc.radial([(0, "#F2B25A"), (0.5, "#B4562E"), (1, "#3A1A18")],
                                          (0.46, 0.42), 0.7), INK, 4)  # fmt: skip
    sun = path(rays(0, 10, 60, 260, 60, (1, 4.6)), INK, opacity=0.5)
    dug = place(spade(doc), -150, 80, 1.2, 14) + place(spade(doc), 150, 80, 1.2, -14)
    chest = group(open_chest(doc, RED), transform="translate(-166 -262) scale(.74)")
    far = sand([(-230, 84), (-120, 58), (0, 66), (120, 52), (230, 86)], 260, 4)
    near = sand([(-230, 148), (-150, 138), (-60, 160), (40, 168), (140, 140), (230, 150)], 260, 7)
    inside = bed + doc.clipped(
        circle(0, 0, radius), sun, glow(doc, 0, -20, 190, "#FFD58A", 0.7), dug, far,
        group(chest, filter=drop_shadow(doc, 6, 8, 6, 0.5)), near,
    )  # fmt: skip
    plate = group(corner_plate(doc), transform="scale(1.7)")
    return finished(
        doc,
        stock(doc, "#1F6C74", "#0A2A34"),
        _ground(doc, ("#2F8A8C", "#1B5E66", "#0B2C36"), _net(doc)),
        bead_row(doc, _PANEL, 5),
        group(at_corners(plate, (78, 78, 672, 972)), filter=small_shadow(doc)),
        place(ring(doc, radius, inside), _X, _Y),
        glint(doc, _X - 70, _Y - 94, 26, 8),
        glint(doc, _X + 60, _Y - 40, 18),
    )


def _storm() -> str:
    """Two families of lines that turn about the middle, light wedges between."""
    reach = np.linspace(150, 660, 64)
    lines = "".join(
        swell(
            np.stack([_X + reach * np.cos(a), _Y + reach * np.sin(a)], 1),
            np.clip(0.5 + (reach - 150) / 210 * (1 + 0.6 * np.sin(reach / 26)), 0.4, 2.6),
            0.2,
        )
        for k in range(96)
        for side in (1, -1)
        for a in (math.tau * k / 96 + side * 0.5 * np.sin(reach / 104),)
    )
    wedges = "".join(
        path_data([(_X, _Y), *arc(_X, _Y, 720, 30 * k + 8, 30 * k + 19, 3)]) for k in range(12)
    )
    return path(lines, "#25070A", opacity=0.75) + path(wedges, "#F0B06A", opacity=0.17)


def sabre() -> str:
    """A boarding sabre 700 long about its balance, point up, its edge to the right."""
    back = spline([(-16, 262), (-25, 110), (-25, -70), (-10, -240), (24, -372)], 3)
    edge = spline([(24, -372), (23, -260), (18, -80), (19, 110), (21, 262)], 3)[::-1]
    edge = edge[np.linspace(0, len(edge) - 1, len(back)).astype(int)]
    blade, wide = np.vstack([back, edge[::-1]]), edge - back
    ticks = "".join(
        swell([back[k], back[k + 3] + wide[k] * 0.34], (1.8, 0.2))
        for k in range(3, len(back) - 6, 2)
    )
    steel = (
        path(path_data(blade), "#C9D2CC")
        + path(path_data(np.vstack([back, (back + wide * 0.36)[::-1]])), "#8E9C9A")
        + path(path_data(np.vstack([back + wide * 0.62, (back + wide * 0.84)[::-1]])), "#F7FAF3")
        + path(swell(back + wide * 0.42, (2.6, 0.7)) + ticks, INK)
        + path(contour(blade, 5, smooth=False, lit=0.55), INK)
    )
    grip = tube([(0, 278), (2, 368)], [15, 19, 17], LEATHER, 3.6, True)
    wire = path("".join(brush([(-16, 292 + 12 * k), (2, 288 + 12 * k), (19, 282 + 12 * k)], 3, 1, 1)
                        for k in range(7)), BRASS_LIGHT, INK, 0.8)  # fmt: skip
    bow = spline([(50, 270), (80, 302), (82, 346), (54, 382), (10, 388)], 2)
    knuckles = path(swell(bow, 17), INK) + path(swell(bow, 10), BRASS)
    knuckles += path(swell(bow - [2, 2], 3), "#FFE9AE")
    shell = spline([(-66, 262), (-58, 284), (-30, 294), (0, 296), (34, 294), (62, 284), (68, 262),
                    (40, 250), (0, 246), (-40, 250)], 2, True)  # fmt: skip
    guard = (
        polygon(shell, BRASS)
        + path(hatch(shell, 90, 5, 2.4, (0.4, 1), 2), BRASS_DARK)
        + path(brush([(-52, 264), (-10, 254), (40, 258)], 5, 1, 1), "#FFF0C0")
        + path(contour(shell, 5, smooth=False), INK)
    )
    return steel + grip + wire + knuckles + guard + circle(4, 388, 17, BRASS, INK, 4)


def piracy() -> str:
    """The back of a piracy card: a dead man's head on the wind rose, sabres crossed behind it."""
    doc = Document(750, 1050)
    radius = 138
    bed = circle(0, 0, radius, doc.radial([(0, "#3A2A2C"), (1, "#080506")], (0.4, 0.35), 0.8),
                 INK, 4)  # fmt: skip
    sun = path(rays(0, 0, 60, radius, 48, (1, 5)), WAX_RED, opacity=0.45)
    inside = bed + doc.clipped(circle(0, 0, radius), sun) + place(skull(doc, BONE), 0, -8, 0.8)
    blades = place(sabre(), _X, _Y, 0.98, 36, mirrored=True) + place(sabre(), _X, _Y, 0.98, -36)
    wheel = (
        circle(_X, _Y, 258, "none", INK, 38)
        + circle(_X, _Y, 258, "none", PARCHMENT, 30)
        + path(rays(_X, _Y, 246, 270, 72, (2.4, 2.4)), INK)
        + circle(_X, _Y, 258, "none", SEPIA, 1.6)
        + rope(arc(_X, _Y, 281, count=300), 15, 13, closed=True)
    )
    star = place(marks.wind_star(322, "#7A1E1A", BRASS_LIGHT, INK), _X, _Y)
    seal = group(marks.anchor(PEARL, "#4E0F0D", 3), transform="scale(.36)")
    return finished(
        doc,
        stock(doc, "#98291F", "#420F10"),
        _ground(doc, ("#C8503A", "#952820", "#4A1213"), _storm()),
        bead_row(doc, _PANEL, 5),
        group(at_corners(acanthus_corner(doc), (82, 82, 668, 968)), filter=small_shadow(doc)),
        group(wheel, filter=drop_shadow(doc)),
        group(blades, filter=drop_shadow(doc, 7, 10, 6, 0.6)),
        group(star, filter=drop_shadow(doc)),
        place(ring(doc, radius, inside), _X, _Y),
        place(wax_seal(doc, 38, WAX_RED, seal, 3), _X, _PANEL[1]),
        place(wax_seal(doc, 38, WAX_RED, seal, 6), _X, _PANEL[3]),
    )
