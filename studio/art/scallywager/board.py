"""What bids are made on: the board, the grid's keys, the tide over them, the plank of the count."""

from typing import Final

import numpy as np

from studio.art.bluffaneer.icons import icon
from studio.art.kit.document import Document
from studio.art.kit.fields import Array
from studio.art.kit.light import blur, drop_shadow, glint, small_shadow
from studio.art.kit.materials import (
    brass_bar_paint,
    brass_plate_paint,
    brushed,
    coin_paint,
    small_bevel,
    wood,
)
from studio.art.kit.ornament import acanthus_corner, at_corners, screw
from studio.art.kit.palette import (
    BRASS,
    BRASS_LIGHT,
    FOAM,
    GLINT,
    INK,
    SHALLOWS,
)
from studio.art.kit.rope import rope
from studio.art.kit.shapes import Points, arc, oval, rounded_points, scooped_plate
from studio.art.kit.strokes import brush, rays, ruled, swell
from studio.art.kit.svg import circle, group, path, path_data, polyline, rect
from studio.art.kit.treasure import planks

PITCH: Final = 140
"""Width of one socket of the plank, in units."""


def bid_board() -> str:
    """The board of the bid, 600 x 284 about the middle of 640 x 324: dark planks in brass."""
    doc = Document(640, 324, -320, -162)
    half_w, half_h = 300, 142
    data = path_data(rounded_points(-half_w, -half_h, half_w, half_h, 20))
    hole = rounded_points(-half_w + 18, -half_h + 18, half_w - 18, half_h - 18, 12)
    grain = wood(doc, 11, (0.002, 0.03), strength=0.85, dark="#0A0502", light="#80522C")
    lines = planks((-half_w, -half_h, half_w, half_h), "#3A2415", [-48, 48], 0, 4, 5, 0.36, 4)
    light = doc.radial(
        [(0, "#FFC46A", 0.3), (0.45, "#FFC46A", 0.06), (0.6, "#000", 0.1), (1, "#000", 0.68)],
        (0.46, 0.44),
        0.62,
    )
    frame = path(
        data + path_data(hole[::-1]),
        brass_bar_paint(doc),
        INK,
        4,
        fill_rule="evenodd",
        filter=small_bevel(doc),
    )
    scroll = group(acanthus_corner(doc), transform="scale(.56)")
    corners = group(at_corners(scroll, (-277, -119, 277, 119)), opacity=0.85)
    beads = "".join(
        circle(x, y, 3.4, BRASS_LIGHT, "#3A2408", 1.4)
        for x in np.linspace(-270, 270, 28)
        for y in (-half_h + 9, half_h - 9)
    )
    screws = "".join(
        screw(doc, sx * (half_w - 11), sy * (half_h - 11), 8, 30 * sx * sy)
        for sx in (-1, 1)
        for sy in (-1, 1)
    )
    doc.add(
        group(
            path(data, "#3A2415", filter=grain),
            doc.clipped(data, group(lines, opacity=0.75), path(data, light)),
            path(path_data(hole), "none", "#000000", 14, opacity=0.45, filter=blur(doc, 5)),
            group(corners, filter=small_shadow(doc)),
            frame,
            path(path_data(hole), "none", INK, 3),
            polyline(
                [
                    (-half_w + 6, half_h - 16),
                    (-half_w + 6, -half_h + 5),
                    (half_w - 16, -half_h + 5),
                ],
                GLINT,
                2.4,
                opacity=0.9,
            ),
            beads,
            screws,
            filter=drop_shadow(doc, 6, 9, 7, 0.65),
        )
    )
    return doc.svg()


def token() -> str:
    """The treasure token: a great doubloon in a ring of rope, a chest struck on it."""
    doc = Document(224, 224, -112, -112)
    rim = rope(arc(0, 0, 90, count=150), 15, 12.5, closed=True)
    beads = "".join(circle(x, y, 3.6, "#7A5220") for x, y in oval(0, 0, 69, 69, 36))
    turned = path(rays(0, 0, 20, 62, 48, (0.6, 2.2)), "#7A5220", opacity=0.5)
    chest = icon("chest", "#FFE7A6", "#5E3C12", "#4A2E10", 9)
    doc.add(
        group(
            circle(0, 0, 97, coin_paint(doc), INK, 5),
            rim,
            circle(0, 0, 80, coin_paint(doc), INK, 4),
            beads,
            turned,
            group(group(chest, transform="scale(.56)"), filter=small_bevel(doc)),
            path(brush(arc(0, 0, 75, 190, 280, 40), 6, 1, 1), GLINT),
            path(brush(arc(0, 0, 75, 20, 95, 40), 5, 1, 1), "#5E3C12", opacity=0.6),
            filter=drop_shadow(doc, 4, 6, 4, 0.6),
        ),
        glint(doc, -48, -54, 30),
    )
    return doc.svg()


_TOP, _FOOT = -100, 100


def _plank(doc: Document, left: float, right: float, origin: float) -> str:
    """A stretch of the plank between two brass rails, the grain fixed to `origin`."""

    def grain(x: Array, y: Array) -> Array:
        turn = (x - origin) / PITCH * 2 * np.pi
        return np.asarray(0.36 + 0.16 * np.sin(y / 5.1 + 1.4 * np.sin(turn) + 0.8 * np.sin(y / 17)))

    def bend(x: Array, y: Array) -> tuple[Array, Array]:
        turn = (x - origin) / PITCH * 2 * np.pi
        return 0 * x, 2.6 * np.sin(turn + y / 13) + 1.6 * np.sin(2 * turn + y / 7)

    height = _FOOT - _TOP
    light = doc.linear([(0, "#FFD58A", 0.16), (0.4, "#000", 0), (1, "#000", 0.5)])
    lines = path(
        ruled((left - 8, _TOP, right + 8, _FOOT), 4.2, grain, bend, 0, 2.5, jitter=0, seed=2), INK
    )
    return (
        rect(left, _TOP, right - left, height, "#5A3820")
        + doc.clipped(f"M{left} {_TOP}H{right}V{_FOOT}H{left}Z", lines)
        + rect(left, _TOP, right - left, height, light)
        + _rails(doc, left, right)
    )


def _rails(doc: Document, left: float, right: float) -> str:
    """The brass along the plank's upper and lower edge."""
    out = ""
    for y in (_TOP, _FOOT - 15):
        out += rect(left, y, right - left, 15, brass_bar_paint(doc))
        out += path(f"M{left} {y}H{right}M{left} {y + 15}H{right}", "none", INK, 4)
        out += path(f"M{left} {y + 3.6}H{right}", "none", GLINT, 1.8, opacity=0.8)
    return out


def socket() -> str:
    """One place of the plank, 140 x 240: the counted die stands in it, its number goes below."""
    doc = Document(PITCH, 240, -PITCH / 2, -120)
    well = rounded_points(-61, -79, 61, 49, 16)
    depth = doc.linear([(0, "#050201"), (0.5, "#120A06"), (1, "#2A1910")])
    doc.add(
        rect(
            -PITCH / 2, _FOOT - 3, PITCH, 14, doc.linear([(0, "#0A0503", 0.6), (1, "#0A0503", 0)])
        ),
        _plank(doc, -PITCH / 2, PITCH / 2, 0),
        path(path_data(rounded_points(-67.5, -84.5, 67.5, 55, 21)), brass_bar_paint(doc), INK, 3),
        path(path_data(well), depth, INK, 4),
        path(brush([(-58, 40), (-58, -60), (-40, -77), (48, -77)], 7, 2, 2), "#000", opacity=0.6),
        path("M-54 46H54", "none", BRASS_LIGHT, 2.6, opacity=0.9),
        path("M-48 -82H48M-65 -62V34", "none", GLINT, 1.6, opacity=0.85),
    )
    return doc.svg()


def plank_end(side: int) -> str:
    """The left (-1) or right (1) end of the plank, 55 x 240: it meets the sockets seamlessly."""
    left = -55.0 if side < 0 else 0.0
    doc = Document(55, 240, left, -120)
    rim = rounded_points(-44, _TOP, 60, _FOOT, 26)
    inner = rounded_points(-29, _TOP + 15, 75, _FOOT - 15, 16)
    turn = "" if side < 0 else "scale(-1 1)"
    brass = path(
        path_data(rim) + path_data(inner[::-1]), brass_bar_paint(doc), INK, 4, fill_rule="evenodd"
    )
    bounds = f"M{left} -120h55V120h-55Z"
    body = (
        doc.clipped(path_data(rim), _plank(doc, -46, 2, PITCH / 2))
        + brass
        + _rails(doc, -17, 2)
        + path(f"M-17 {_TOP}v15M-17 {_FOOT - 15}v15", "none", INK, 3)
        + path(f"M-1 {_TOP + 17}V{_FOOT - 17}", "none", INK, 2.4)
        + path("M-39 70V-74", "none", GLINT, 2, opacity=0.8)
        + "".join(screw(doc, -30, y, 7.5, 35 + y) for y in (_TOP + 14, _FOOT - 14))
    )
    shadow = path(
        path_data(rim),
        "#0A0503",
        opacity=0.6,
        filter=blur(doc, 4),
        transform=f"translate({5 * -side} 8)",
    )
    doc.add(doc.clipped(bounds, group(shadow, body, transform=turn or "scale(1 1)")))
    return doc.svg()


def _key(fill: str, glow: str = "") -> str:
    shape = scooped_plate(-22, -37, 44, 74, 6)
    return (
        (path(shape, glow, glow, 7) if glow else "")
        + path(shape, fill, INK, 2.6)
        + path(scooped_plate(-19, -34, 38, 68, 5), "none", "#6B4518", 1, opacity=0.8)
    )


def cell(kind: str) -> str:
    """A key of the grid, 44 x 74: to be bid, chosen, hardly holding, sunk, the bid itself."""
    doc = Document(48, 78, -24, -39)
    lit = path("M-17 -32.6H17", "none", GLINT, 1.6) + path(
        "M-20 -29V26", "none", GLINT, 1, opacity=0.6
    )
    if kind in ("legal", "chosen"):
        ring = "#FFFFFF" if kind == "chosen" else ""
        plate = group(_key(brass_plate_paint(doc)), filter=brushed(doc))
        base = path(scooped_plate(-22, -37, 44, 74, 6), ring, ring, 4) if ring else ""
        doc.add(base + group(plate, lit, filter=drop_shadow(doc, 0.8, 1.2, 0.8, 0.6)))
        if ring:
            wash = path(scooped_plate(-21, -36, 42, 72, 6), "#FFF6D8", opacity=0.35)
            doc.add(wash, path(scooped_plate(-22.5, -37.5, 45, 75, 6), "none", ring, 2.6))
    elif kind == "dull":
        doc.add(group(_key("#B5A27C"), filter=brushed(doc)))
        doc.add(path(scooped_plate(-22, -37, 44, 74, 6), "#2A1C10", opacity=0.1))
    elif kind == "sunk":
        paint = doc.linear([(0, "#214A53"), (1, "#15313A")])
        shape = scooped_plate(-22, -37, 44, 74, 6)
        ripples = "".join(
            swell([(-17, y), (-6, y - 2), (6, y + 2), (17, y)], (0.4, 1.5, 1.5, 0.4))
            for y in (-20, -4, 12, 26)
        )
        doc.add(path(shape, paint, "#0B2229", 2.2), path(ripples, "#7FB8B2", opacity=0.3))
    else:
        bed = doc.linear([(0, "#0B0603"), (1, "#2B1A0F")])
        doc.add(path(scooped_plate(-22, -37, 44, 74, 6), bed, BRASS, 2.2))
        doc.add(path(scooped_plate(-22, -37, 44, 74, 6), "none", INK, 0.8))
    return doc.svg()


def _surface(base: float, width: float, swing: float, phase: float) -> Points:
    x = np.linspace(-2, width + 2, 260)
    turn = x / width * 2 * np.pi
    y = base + swing * (np.sin(4 * turn + phase) + 0.5 * np.sin(7 * turn + 2 * phase))
    return np.stack([x, y], 1)


def tide() -> str:
    """Water over drowned rows, 640 x 120: it joins end to end and lets them shine through."""
    doc = Document(640, 120)
    line = _surface(14, 640, 2.2, 0.4)
    body = path_data(np.vstack([line, [(642, 120), (-2, 120)]]))
    paint = doc.linear([(0, "#3E9AA0", 0.5), (0.25, "#18525E", 0.66), (1, "#0B2A34", 0.88)])
    caustics = "".join(
        swell(
            _surface(y, 640, 3 + k, 1.7 * k),
            0.3
            + 2.2 * np.clip(np.sin(np.linspace(0, 2 * np.pi, 260) * (3 + k % 3) + 2.1 * k), 0, 1),
        )
        for k, y in enumerate((34, 48, 61, 78, 96, 110))
    )
    crest = path(swell(line, 5.5), INK, opacity=0.55) + path(swell(line, 3.6), FOAM)
    second = path(swell(_surface(20, 640, 2.6, 1.3), 1.6), "#BFE4DC", opacity=0.8)
    foam = "".join(
        circle(x, 15 + 3 * np.sin(x), r, FOAM, opacity=0.85)
        for x, r in zip(
            np.arange(12, 636, 17) + 5 * np.sin(np.arange(37) * 2.3),
            1.2 + 1.1 * np.abs(np.sin(np.arange(37) * 1.7)),
            strict=True,
        )
    )
    doc.add(
        path(body, paint),
        doc.clipped(body, path(caustics, SHALLOWS, opacity=0.32)),
        second,
        crest,
        foam,
    )
    return doc.svg()
