"""Things that several pictures show: the decks' cards, fire, flies, velvet's colours, sacks."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from studio.art.do_not_touch_cards.scene import Stuff, relief
from studio.art.do_not_touch_cards.suits import Suit
from studio.art.kit.document import Document
from studio.art.kit.fields import Bump, bumps, silhouette
from studio.art.kit.gems import AMETHYST_STONE
from studio.art.kit.light import drop_shadow, glow
from studio.art.kit.marks import anchor, wind_star
from studio.art.kit.noise import noise
from studio.art.kit.palette import BRASS_LIGHT, INK, PEARL, darker, lighter
from studio.art.kit.rope import rope
from studio.art.kit.shapes import Points, arc, rounded_points, spline, tangents_and_normals
from studio.art.kit.strokes import brush, contour, swell
from studio.art.kit.svg import circle, group, path, path_data, place
from studio.art.scallywager.forms import tube

SKIN: Final = Stuff("#5A2E1C", "#8A4E30", "#C98A5E", "#E8B486", "#FFDDB4")
BURLAP: Final = Stuff("#4A3418", "#84632F", "#C9A565", "#E6CB92", "#F8E9C0")
SMOKE: Final = Stuff("#2A2422", "#5A5048", "#93887A", "#C4B9A6", "#EDE4D2")
PURPLE: Final = Suit(
    "purple", "#6B4A8E", "#24123A", "#4C2F70", "#A583C8", "#DCC8F0", tuple(AMETHYST_STONE),
    ("#1A0F2C", "#8A6AA8"),
)  # fmt: skip
"""Velvet that is no player's colour."""
_DECKS = {"treasure": ("#1B5E66", "#0B2C36"), "piracy": ("#952820", "#4A1213")}


def card_back(doc: Document, deck: str) -> str:
    """A card of one of the two decks from behind, about its middle, 150 x 210."""
    light, dark = _DECKS[deck]
    field = path_data(rounded_points(-64, -94, 64, 94, 7))
    net = "".join(
        swell([(-70, y), (70, y + 140)], 2.4) + swell([(70, y), (-70, y + 140)], 2.4)
        for y in range(-240, 110, 28)
    )
    sign = anchor(PEARL, dark, 3) if deck == "treasure" else wind_star(42, "#5E1716", BRASS_LIGHT)
    return group(
        path(path_data(rounded_points(-75, -105, 75, 105, 10)), "#E9D6AA", INK, 5)
        + path(field, doc.radial([(0, light), (1, dark)]), INK, 3)
        + doc.clipped(field, path(net, BRASS_LIGHT, opacity=0.5))
        + circle(0, 0, 50, dark, INK, 3)
        + circle(0, 0, 46, "none", BRASS_LIGHT, 4)
        + place(sign, 0, 0, 0.78 if deck == "treasure" else 1),
        filter=drop_shadow(doc, 4, 6, 4, 0.5),
    )


def tongue(x: float, y: float, wide: float, high: float, lean: float = 0.0) -> Points:
    """The outline of a flame that stands on (x, y)."""
    return spline(
        [(x - wide * 0.5, y), (x - wide * 0.62, y - high * 0.34), (x - wide * 0.2, y - high * 0.62),
         (x + lean, y - high), (x + wide * 0.16 + lean * 0.4, y - high * 0.6),
         (x + wide * 0.6, y - high * 0.36), (x + wide * 0.44, y)], 1.5, True,
    )  # fmt: skip


def fire(
    doc: Document, flames: Sequence[tuple[float, float, float, float, float]], halo: float = 90
) -> str:
    """Flames (x, y, width, height, lean), the first ones behind: red, orange, the bright core."""
    out = ""
    for x, y, _wide, high, _lean in flames:
        out += glow(doc, x, y - high * 0.4, halo, "#FF8A2E", 0.45)
    for scale, colour, edge in ((1.0, "#D8431C", 3.0), (0.72, "#F5892A", 0), (0.42, "#FFE08A", 0)):
        for x, y, wide, high, lean in flames:
            shape = tongue(x, y - high * 0.02, wide * scale, high * scale, lean * scale)
            out += path(path_data(shape), colour)
            if edge:
                out += path(contour(shape, edge, smooth=False), "#5E160A")
    return out


def sparks(x: float, y: float, reach: float, count: int, seed: int, up: float = 1.0) -> str:
    """Sparks that fly up and away from a point, with their tails."""
    rng, out = np.random.default_rng(seed), {"#FFF0B0": "", "#FFB04A": "", "#FF6A1E": ""}
    for k in range(count):
        turn = rng.uniform(-np.pi * 0.95, -np.pi * 0.05)
        far = reach * rng.uniform(0.25, 1)
        px, py = x + far * np.cos(turn) * 0.8, y + far * np.sin(turn) * up
        tail = rng.uniform(4, 15)
        line = [(px - tail * np.cos(turn), py - tail * np.sin(turn)),
                (px - tail * np.cos(turn) / 2 + rng.uniform(-2, 2), py - tail * np.sin(turn) / 2),
                (px, py)]  # fmt: skip
        out[list(out)[k % 3]] += brush(line, rng.uniform(2, 4.4), 0.4, 1.6)
    return "".join(path(data, colour) for colour, data in out.items())


def sack(
    doc: Document, x: float, y: float, size: float, stuff: Stuff = BURLAP, seed: int = 3
) -> str:
    """A tied sack standing on (x, y), some 2 `size` wide and high."""
    parts: list[Bump] = [
        (0, -0.78, 0.98, 0.86, 0.8, 0), (-0.42, -0.5, 0.56, 0.52, 0.7, 0.2),
        (0.44, -0.5, 0.54, 0.52, 0.68, -0.2), (0, -1.5, 0.5, 0.5, 0.44, 0),
    ]  # fmt: skip
    grown: list[Bump] = [
        (x + a * size, y + b * size, c * size, d * size, e * size, t) for a, b, c, d, e, t in parts
    ]
    field = bumps(grown, 5, size * 0.05, size * 0.24, seed)
    body = relief(doc, silhouette(field, x, y - size * 0.9, size * 2.4, 180), field, stuff, 5, 4,
                  0.44, 0.74)  # fmt: skip

    def at(points: Sequence[tuple[float, float]]) -> Points:
        return np.array([(x + a * size, y + b * size) for a, b in points])

    frill = "".join(
        path(path_data(spline(at([(c - 0.14, -1.78), (1.5 * c - 0.2, -2.16), (1.6 * c, -2.3),
                                  (1.5 * c + 0.2, -2.14), (c + 0.14, -1.78)]), 2)), fill, INK, 4)
        for c, fill in ((-0.32, stuff.dark), (0.34, stuff.dark), (-0.1, stuff.base),
                        (0.14, stuff.light))
    )  # fmt: skip
    creases = "".join(
        brush(at([(c * 0.42, -1.72), (c * 0.8, -1.3), (c * 1.3, -0.8)]), size * 0.05, 1.4, 0.4)
        for c in (-0.5, -0.28, -0.08, 0.12, 0.3, 0.5)
    )
    cord = rope(spline(at([(-0.46, -1.76), (-0.1, -1.68), (0.2, -1.68), (0.48, -1.78)]), 1), 13, 11)
    return frill + body + path(creases, INK) + cord


def sleeve(
    line: Sequence[tuple[float, float]], radii: Sequence[float], colour: Stuff, cuff: Stuff
) -> str:
    """A sleeve along a line from the shoulder to the wrist, creased, its cuff turned back."""
    arm = tube(line, radii, colour, 4.2)
    run = spline(line, 3)
    _, normals = tangents_and_normals(run)
    wide = np.interp(np.linspace(0, 1, len(run)), np.linspace(0, 1, len(radii)), radii)
    creases = "".join(
        brush(
            [run[k] - normals[k] * wide[k] * 0.7, run[k] + normals[k] * wide[k] * 0.1 + [0, 7],
             run[k] + normals[k] * wide[k] * 0.5],
            5, 0.6, 0.4,
        )
        for k in range(8, len(run) - 12, 13)
    )  # fmt: skip
    end = tube(run[-14:], [radii[-1] * 1.25, radii[-1] * 1.12], cuff, 3.6)
    return arm + path(creases, INK, opacity=0.7) + end


def cloth_stuff(colour: str) -> Stuff:
    """Tints of a cloth or a skin of any colour."""
    return Stuff(darker(colour, 0.72), darker(colour, 0.45), colour, lighter(colour, 0.1),
                 lighter(colour, 0.2))  # fmt: skip


def weed(x: float, y: float, high: float, sway: float, colour: str, wide: float = 14) -> str:
    """A ribbon of weed standing on (x, y), or hanging where `high` is negative."""
    line = spline([(x, y), (x + sway, y - high * 0.3), (x - sway, y - high * 0.62),
                   (x + sway * 0.6, y - high)], 2)  # fmt: skip
    leaf = swell(
        line, np.linspace(wide, 1.6, len(line)) * (1 + 0.14 * np.sin(np.arange(len(line))))
    )
    rib = swell(line, np.linspace(2.6, 0.6, len(line)))
    return path(leaf, colour, INK, 2.4) + path(rib, INK, opacity=0.75)


def burnt_edge(outline: Points, embers: str = "#FF7A22", seed: int = 3) -> str:
    """A charred rim inside an outline with embers along it; clip the char to the outline."""
    char = "".join(
        path(path_data(outline), "none", colour, width, opacity=0.5)
        for colour, width in (("#C98A3E", 46), ("#8A5420", 34), ("#4A2610", 24), ("#1A0C06", 14))
    )
    glowing = "".join(
        swell(outline[k : k + 6], (0.4, 6, 0.4))
        for k in range(0, len(outline) - 7, 5)
        if float(noise(k * 0.21, 4, seed)) > 0.4
    )
    return char + path(glowing, embers)


def halo_rings(x: float, y: float, radii: Sequence[float], start: float, end: float) -> str:
    """Arcs that swell about a point: shouts, blows, tolling."""
    return "".join(swell(arc(x, y, r, start, end, 30), np.array([0.4, 6.5, 0.4])) for r in radii)
