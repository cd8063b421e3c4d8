"""Where the Do Not Touch pictures are set, tinted by colour: cabin, niche, jungle, drapes, hold."""

import math

import numpy as np

from studio.art.do_not_touch_cards.scene import (
    FULL,
    HEIGHT,
    STONE,
    WIDTH,
    Array,
    cloth_stuff,
    lit_gradient,
    relief,
    sunrays,
)
from studio.art.do_not_touch_cards.suits import Suit
from studio.art.kit.document import Document
from studio.art.kit.fields import Field
from studio.art.kit.light import blur, glow
from studio.art.kit.materials import brass_paint
from studio.art.kit.noise import clouds
from studio.art.kit.ornament import rivet
from studio.art.kit.palette import BRASS, INK, LANTERN, OAK, SEPIA, WALNUT, darker, lighter, mix
from studio.art.kit.shapes import arc, mirrored, moved, oval, spline
from studio.art.kit.strokes import Box, brush, contour, hatch, rays, ruled, swell
from studio.art.kit.svg import circle, group, path, path_data, place, polygon, rect
from studio.art.kit.treasure import planks

_DOWN, _SLANT = np.array([0, 15]), np.array([4, 7])


def velvet(doc: Document, suit: Suit, area: Box, cell: float = 64) -> str:
    """Buttoned velvet over a box."""
    left, top, right, bottom = area

    def height(x: Array, y: Array) -> Array:
        u, v = (x - left) / cell + (y - top) / 84, (x - left) / cell - (y - top) / 84
        return 19 * (np.abs(np.sin(math.pi * u)) * np.abs(np.sin(math.pi * v))) ** 0.75

    field = Field(height)
    steps = [
        (-1.0, 0.28, darker(suit.deep, 0.2), 0.8),
        (-1.0, 0.46, suit.deep, 0.6),
        (0.66, 9.0, mix(suit.band, suit.light, 0.45), 0.8),
        (0.84, 9.0, suit.light, 0.8),
    ]
    creases, buttons = "", []
    for row in range(-1, int((bottom - top) / 42) + 2):
        for column in range(-1, int((right - left) / cell) + 2):
            x, y = left + cell * (column + (0.5 if row % 2 else 0)), top + 42 * row
            for side in (-1, 1):
                creases += brush(
                    [(x, y), (x + side * cell / 4, y + 21.5), (x + side * cell / 2, y + 42)],
                    1.0, 2.6, 2.6,
                )  # fmt: skip
            creases += rays(x, y, 6, 13, 8, (1.6, 0.2))
            buttons.append(circle(x, y, 5.4, brass_paint(doc), INK, 2))
    lines = field.engraved(area, 4.0, 0.55, 0.72, 1.25)
    body = rect(left, top, right - left, bottom - top, suit.band)
    return doc.clipped(
        path_data([(left, top), (right, top), (right, bottom), (left, bottom)]),
        body,
        field.tints(doc, area, steps),
        lines,
        path(creases, INK),
        *buttons,
    )


def cabin(doc: Document, suit: Suit, bottom: float = 520) -> str:
    """The ship's side: planks, frames, a port through which the moon stands over the sea."""
    seams = list(np.arange(58, bottom, 62))
    base = mix(mix(WALNUT, OAK, 0.45), suit.middle, 0.35)
    wall = planks((0, 0, WIDTH, bottom), base, seams, 0, 7, 5, dark=0.36, pitch=4.2)
    return wall + _frames(suit, bottom) + _port(doc, suit, 225, 196, 122)


def _frames(suit: Suit, bottom: float) -> str:
    """Upright ribs of the hull at both sides."""
    return "".join(_rib(suit, x, bottom) for x in (-22, 412))


def _rib(suit: Suit, left: float, bottom: float) -> str:
    def tone(x: Array, y: Array) -> Array:
        return 0.22 + 0.5 * (x - left) / 60 + 0.3 * (clouds(x / 8, y / 80, 2, 4) - 0.5)

    body = rect(left, -4, 60, bottom + 4, mix(OAK, suit.middle, 0.25), stroke=INK, stroke_width=4)
    grain = path(ruled((left, 0, left + 60, bottom), 4.2, tone, None, 90, 5), INK)
    return body + grain + "".join(rivet(left + 30, y, 6) for y in (70, 240, 410))


def _port(doc: Document, suit: Suit, x: float, y: float, radius: float) -> str:
    """A round port: sky, moon with its road on the water, a far ship; brass ring with nails."""
    sky = doc.linear([(0, suit.sky[0]), (0.62, suit.sky[1]), (0.63, suit.deep), (1, suit.middle)])
    horizon = y + radius * 0.26
    upper = path(
        ruled((x - radius, y - radius, x + radius, horizon), 4.6,
              lambda a, b: 0.55 - 0.5 * (b - y + radius) / (radius * 1.26)
              + 0.25 * (clouds(a / 60, b / 14, 3, 2) - 0.5), None, 0, 5), darker(suit.sky[0], 0.5)
    )  # fmt: skip
    sea = path(
        ruled((x - radius, horizon, x + radius, y + radius), 4.6,
              lambda a,
              b: 0.75 - 0.6 * np.exp(-(((a - x + 26) / (14 + (b - horizon) * 0.25)) ** 2)),
              lambda a, b: (0 * a, 2 * np.sin(a / 11 + b / 3)), 0, 4), darker(suit.deep, 0.6)
    )  # fmt: skip
    moon = circle(x - 26, y - 30, 31, "#FFF3CF") + path(
        hatch(oval(x - 26, y - 30, 31, 31), 28, 4.4, 1.6, (0.62, 1)), SEPIA
    )
    view = doc.clipped(path_data(oval(x, y, radius, radius)),
                       rect(x - radius, y - radius, radius * 2, radius * 2, sky), upper, sea,
                       glow(doc, x - 26, y - 30, 90, "#FFF3CF", 0.8), moon,
                       place(_far_ship(), x + 46, horizon + 3, 0.9))  # fmt: skip
    ring = circle(x, y, radius + 9, "none", INK, 30) + circle(
        x, y, radius + 9, "none", "#B98636", 24
    )
    shine = path(brush(arc(x, y, radius + 13, 190, 275, 40), 6, 0.5, 0.5), "#FFF3C8")
    shade = path(rays(x, y, radius + 20, radius + 9, 60, (2.6, 0.4), -35, 130), INK)
    nails = "".join(
        rivet(float(a), float(b), 5.4) for a, b in oval(x, y, radius + 9, radius + 9, 12)
    )
    inner = circle(x, y, radius - 3, "none", INK, 5)
    return view + inner + ring + shade + shine + nails


def _far_ship() -> str:
    hull = path("M-30 0C-26 10 -20 12 0 12H16C24 10 30 4 34 -6L22 -3H-24Z", INK)
    sails = path(
        "M-16 -6C-8 -16 -8 -28 -14 -38H-2C4 -28 4 -16 0 -6ZM4 -6C12 -20 12 -36 6 -50H20C26 -36 26 "
        "-18 20 -6Z", "#2A211C"
    )  # fmt: skip
    return hull + sails + path("M-9 -46V0M12 -58V0M-18 -3L-44 -18", "none", INK, 2)


def stone_wall(doc: Document, suit: Suit, area: Box = FULL, seed: int = 3) -> str:
    """Rough ashlar, its blocks shaded one by one."""
    left, top, right, bottom = area
    rng = np.random.default_rng(seed)
    base = mix(STONE.base, suit.middle, 0.5)
    parts = [rect(left, top, right - left, bottom - top, darker(base, 0.75))]
    y, row = top, 0
    while y < bottom:
        tall = float(rng.uniform(62, 84))
        x = left - (70 if row % 2 else 10)
        while x < right:
            wide = float(rng.uniform(92, 150))
            parts.append(_block(doc, base, (x + 3, y + 3, x + wide - 3, y + tall - 3), rng))
            x += wide
        y, row = y + tall, row + 1
    return doc.clipped(
        path_data([(left, top), (right, top), (right, bottom), (left, bottom)]), *parts
    )


def _block(doc: Document, base: str, area: Box, rng: np.random.Generator) -> str:
    left, top, right, bottom = area
    corners = [(left + 4, top), (right - 5, top + 1), (right, top + 6), (right - 1, bottom - 5),
               (right - 6, bottom), (left + 5, bottom - 1), (left, bottom - 6),
               (left + 1, top + 5)]  # fmt: skip
    outline = np.array(corners) + rng.uniform(-1.6, 1.6, (8, 2))
    seed = int(rng.integers(1, 90))
    fill = mix(base, "#FFFFFF" if rng.random() < 0.5 else INK, float(rng.uniform(0, 0.14)))

    def tone(x: Array, y: Array) -> Array:
        side = 0.4 * (x - left) / (right - left) + 0.34 * (y - top) / (bottom - top)
        return side - 0.12 + 0.9 * (clouds(x / 30, y / 18, 3, seed) - 0.42)

    lines = path(ruled(area, 4.2, tone, None, 12, 5, seed=seed), INK)
    cracks = path(
        brush([(left + 20, top + 6), (left + 30, top + 22), (left + 24, top + 34)], 1.8), INK
    )
    edge = path(contour(outline, 3.2, smooth=False), INK)
    bright = path(swell([outline[7], outline[0], outline[1]], (0.5, 2.4, 0.5)), lighter(base, 0.5))
    return (
        doc.clipped(path_data(outline), polygon(outline, fill), lines)
        + (cracks if seed % 3 == 0 else "")
        + bright
        + edge
    )


def niche(doc: Document, suit: Suit) -> str:
    """An arched recess in a stone wall, glowing inside."""
    half = [(150, 620), (150, 460), (150, 305), (136, 228), (92, 172), (40, 150), (0, 147)]
    right = spline(half, 3)
    arch = moved(mirrored(right), 225)
    inside = doc.radial(
        [(0, mix(LANTERN, suit.light, 0.4)), (0.4, suit.middle), (1, suit.deep)],
        (190, 330),
        330,
        True,
    )
    lines = "".join(
        swell(arc(190, 330, r, 0, 360, 120), np.clip((r - 60) / 90 + 0.25 *
              np.sin(np.linspace(0, 50, 120)), 0, 2.8), 0.2)
        for r in range(60, 420, 7)
    )  # fmt: skip
    stones = "".join(_voussoir(suit, float(angle)) for angle in np.arange(-180, 1, 20))
    return (
        stone_wall(doc, suit)
        + stones
        + polygon(arch, inside)
        + doc.clipped(path_data(arch), path(lines, darker(suit.deep, 0.5), opacity=0.75))
        + path(contour(arch, 7, smooth=False, lit=0.9), INK)
    )


def _voussoir(suit: Suit, angle: float) -> str:
    """A wedge of the arch, `angle` in degrees round its middle."""
    inner = arc(225, 305, 152, angle - 9.4, angle + 9.4, 4, 1.04)
    outer = arc(225, 305, 200, angle - 9.4, angle + 9.4, 4, 1.04)
    wedge = np.vstack([inner, outer[::-1]])
    base = mix(STONE.light, suit.light, 0.4)
    lines = hatch(wedge, 30 + angle / 3, 4.4, 2.0, (0.45, 1), seed=int(angle) + 300)
    return polygon(wedge, base) + path(lines, INK) + path(contour(wedge, 3.4, smooth=False), INK)


def leaf(length: float, width: float, colour: str, seed: int = 0) -> str:
    """A jungle leaf along +x from the origin: two halves, a rib, side veins."""
    t = np.linspace(0, 1, 30)
    spread = width * np.sin(math.pi * t**0.8) * (1 + 0.04 * np.sin(t * 40 + seed))
    droop = length * 0.14 * t**2
    rib = np.stack([length * t, droop], 1)
    upper, lower = rib - np.stack([0 * t, spread], 1), rib + np.stack([0 * t, spread], 1)
    outline = np.vstack([upper, lower[::-1]])
    veins, shade = "", ""
    for k in range(3, 28, 2):
        tip = min(29, k + 4)
        veins += brush(
            [rib[k], (rib[k] + upper[tip]) / 2, upper[tip] * 0.96 + rib[tip] * 0.04], 1.3
        )
        veins += brush(
            [rib[k], (rib[k] + lower[tip]) / 2, lower[tip] * 0.96 + rib[tip] * 0.04], 1.6
        )
    for k in range(2, 28):
        shade += swell([lower[k], lower[k] * 0.45 + rib[k] * 0.55], (1.9, 0.3))
    return (
        polygon(outline, colour)
        + polygon(np.vstack([rib, lower[::-1]]), darker(colour, 0.35))
        + path(shade + veins, INK)
        + path(swell(rib, np.linspace(3.2, 0.6, 30)), lighter(colour, 0.5))
        + path(contour(outline, 3.4, smooth=False), INK)
    )


def jungle(doc: Document, suit: Suit) -> str:
    """A temple wall with leaves hanging in from the corners."""
    tint = mix("#3F7A4A", suit.middle, 0.3)
    hanging = (
        (-24, -10, 78, 210, 40), (60, -30, 100, 170, 34), (-20, 90, 32, 190, 36),
        (474, -6, 104, 214, 42), (392, -34, 80, 168, 34), (470, 96, 146, 186, 36),
        (-30, 30, 52, 240, 40), (480, 40, 126, 236, 40),
    )  # fmt: skip
    leaves = "".join(
        place(leaf(length, width, mix(tint, LANTERN, 0.06 * (k % 4)), k), x, y, rotate=turn)
        for k, (x, y, turn, length, width) in enumerate(hanging)
    )
    return stone_wall(doc, suit, seed=8) + glow(doc, 215, 330, 330, LANTERN, 0.7) + leaves


def drapes(doc: Document, suit: Suit) -> str:
    """Two gathered curtains before a lit ground, with a valance and cords."""
    parts = [lit_gradient(doc, suit, (225, 330)), sunrays(doc, suit, 225, 360, 150)]
    for side in (1, -1):
        inner = [(170, -20), (150, 120), (108, 260), (66, 400), (74, 470), (92, 620), (96, 790)]
        edge = np.vstack([spline(inner, 4), [(-30, 790), (-30, -20)]])

        def height(x: Array, y: Array) -> Array:
            gather = np.interp(y, [0, 400, 440, 768], [1.0, 0.42, 0.42, 0.62])
            u = x / gather
            return 13 * np.abs(np.sin(u / 15 + 0.5 * np.sin(y / 120))) ** 0.8 * gather

        field = Field(height)
        body = relief(doc, edge, field, cloth_stuff(suit), 4.4, 4.2, 0.9, 0.74)
        tie = spline([(-10, 420), (34, 446), (76, 428)], 2)
        cord = path(swell(tie, 20), INK) + path(swell(tie, 14), BRASS) + path(
            "".join(swell([p - _SLANT, p + _SLANT], 2.4) for p in tie[::5]), INK)  # fmt: skip
        half = body + cord + place(_drop_tassel(doc), 72, 440)
        parts.append(half if side == 1 else group(half, transform="translate(450 0) scale(-1 1)"))
    return "".join(parts) + _valance(doc, suit)


def _drop_tassel(doc: Document) -> str:
    threads = "".join(
        swell([(k, 18), (k * 1.5, 50), (k * 1.9 + math.sin(k), 84)], 3.2) for k in range(-9, 10, 2)
    )
    return (
        path(threads, BRASS, INK, 1.2)
        + circle(0, 4, 11, brass_paint(doc), INK, 2.4)
        + path("M-11 12H11L13 22H-13Z", brass_paint(doc), INK, 2.2)
    )


def _valance(doc: Document, suit: Suit) -> str:
    swags = []
    for x in (-30, 120, 270):
        lower = spline([(x, 0), (x + 40, 62), (x + 105, 84), (x + 170, 62), (x + 210, 0)], 3)
        outline = np.vstack([lower, [(x + 210, -20), (x, -20)]])
        middle = x + 105

        def height(a: Array, b: Array, middle: float = middle) -> Array:
            return 8 * np.abs(np.sin((b + ((a - middle) / 105) ** 2 * 52) / 8.5))

        swags.append(relief(doc, outline, Field(height), cloth_stuff(suit), 4, 4, 0.4, 0.7))
        fringe = "".join(swell([p, p + _DOWN], (2.6, 1.2)) for p in lower[::3])
        swags.append(path(fringe, BRASS, INK, 0.6))
        swags.append(path(swell(lower, 6), INK) + path(swell(lower, 3.4), "#F0CB74"))
    return "".join(swags)


def hold(doc: Document, suit: Suit) -> str:
    """The ship's hold: planks, a hanging lantern, beams of light falling from the hatch."""
    base = mix(mix(WALNUT, OAK, 0.3), suit.band, 0.6)
    wall = planks((0, 0, WIDTH, 560), base, list(np.arange(54, 540, 66)), 0, 12, 5, 0.42, 4.3)
    beams = "".join(
        polygon([(90 + k * 74, -10), (130 + k * 74, -10), (230 + k * 130, 620),
        (120 + k * 130, 620)],
                LANTERN, opacity=0.13)
        for k in range(-1, 3)
    )  # fmt: skip
    streaks = "".join(
        swell([(70 + k * 27, 0), (80 + k * 44, 560)], (0.3, 1.5, 0.3)) for k in range(-2, 12)
    )
    return (
        wall
        + _frames(suit, 560)
        + hanging_lantern(doc, 118, 34)
        + glow(doc, 225, 360, 300, mix(suit.light, LANTERN, 0.35), 0.6)
        + group(beams, filter=blur(doc, 6))
        + path(streaks, "#FFE9B8", opacity=0.4)
    )


def table_top(suit: Suit, top: float) -> str:
    """Planks of a table that grow wider towards the viewer, with a lit front edge."""
    base = mix(OAK, suit.middle, 0.12)
    seams = [top + part for part in (34, 82, 148, 230)]
    body = planks((0, top, WIDTH, HEIGHT + 4), base, [y for y in seams if y < HEIGHT], 0, 21, 4,
                  0.3, 4.2)  # fmt: skip
    return (
        body
        + path(swell([(0, top), (WIDTH, top)], 6), INK)
        + path(swell([(0, top + 5), (WIDTH, top + 5)], 2), "#D9A866", opacity=0.8)
    )


def hanging_lantern(doc: Document, x: float, top: float, scale: float = 1) -> str:
    """A ship's lantern hanging from (x, 0), its glass from `top` + 40 to `top` + 150, lit."""
    glass = doc.radial([(0, "#FFFBE0"), (0.3, "#FFD98A"), (0.7, "#E88A2E"), (1, "#7A3A10")],
                       (0.5, 0.55), 0.6)  # fmt: skip
    chain = "".join(
        path(f"M0 {y}a5 8 0 1 0 .1 0Z", "none", INK, 5) + path(f"M0 {y}a5 8 0 1 0 .1 0Z", "none",
                                                               "#B98636", 2.4)
        for y in range(-int(top) - 20, 0, 13)
    )  # fmt: skip
    roof = [(-14, 0), (14, 0), (20, 16), (44, 40), (-44, 40), (-20, 16)]
    body = spline([(-36, 44), (-42, 96), (-34, 146)], 2)
    pane = np.vstack([body, (body * [-1, 1])[::-1]])
    bars = "".join(
        path(swell(spline([(part * 36, 44), (part * 42, 96), (part * 34, 146)], 2), 7), INK)
        + path(
            swell(spline([(part * 36, 44), (part * 42, 96), (part * 34, 146)], 2), 3.4), "#C8963E"
        )
        for part in (-1, -0.36, 0.36, 1)
    )
    flame = path("M0 132C-14 118 -10 104 0 84C10 104 14 118 0 132Z", "#FFFDF0")
    lines = hatch(roof, 90, 4, 2.2, (0.4, 1), 3)
    foot = path("M-42 146H42L34 162H-34Z", brass_paint(doc), INK, 3)
    rims = path("M-46 40H46V47H-46Z", brass_paint(doc), INK, 2.6)
    lamp = (
        chain
        + polygon(pane, glass, INK, 3)
        + flame
        + bars
        + polygon(roof, "#A4742A", INK, 3.4)
        + path(lines, INK)
        + rims
        + foot
    )
    halo = glow(doc, x, top + 100 * scale, 230 * scale, LANTERN, 0.85)
    return halo + place(lamp, x, top, scale) + glow(doc, x, top + 100 * scale, 70 * scale,
    "#FFF3CF",
                                                    0.7)  # fmt: skip
