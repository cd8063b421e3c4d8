"""Flags that stream with the wind, and the emblems that are laid on the mainsail."""

import math

import numpy as np

from studio.art.emblems.figures import FIGURES, figure
from studio.art.emblems.pictures import seat_figure
from studio.art.kit.document import Document
from studio.art.kit.palette import INK, SEATS, darker
from studio.art.kit.shapes import Points, arc
from studio.art.kit.strokes import brush, contour, rays
from studio.art.kit.svg import circle, group, path, path_data, place
from studio.art.ships.cloth import Patch, Vector
from studio.art.ships.livery import PLAYERS, PRIVATEER, Livery, shaded

FLAG_BOX = (-6.0, -27.5, 80.0, 55.0)
FRAMES = 3
_FLY, _HOIST = 64.0, 32.0
_BONE = "#F1E9D8"


def _streaming(phase: float) -> Patch:
    def at(u: Vector, v: Vector) -> Points:
        swing = 5.4 * u**0.8 * np.sin(math.tau * (1.05 * u - phase))
        # The fly is cut to two tails.
        x = _FLY * u - 13 * np.clip(u - 0.6, 0, 1) / 0.4 * (1 - np.abs(2 * v - 1))
        return np.stack([x, (v - 0.5) * _HOIST * (1 - 0.14 * u) + swing], -1)

    return Patch(at, _FLY, _HOIST)


def flag(livery: Livery, frame: int) -> str:
    """Frame 1 to 3 of a seat's flag as a picture."""
    left, top, width, height = FLAG_BOX
    doc = Document(width, height, left, top)
    doc.add(bunting(doc, livery, frame))
    return doc.svg()


def bunting(doc: Document, livery: Livery, frame: int) -> str:
    """A flag that streams to the right from (0, 0)."""
    phase = (frame - 1) / FRAMES
    patch = _streaming(phase)
    cloth = livery.cloth if not livery.ragged else "#141216"
    light, middle, dark = shaded(cloth)
    outline = patch.outline(48)

    def folds(u: Vector, _v: Vector) -> Vector:
        return np.clip(0.75 * np.sin(math.tau * (1.05 * u - phase) + 1.2), 0, 1) * (0.4 + 0.6 * u)

    paint = doc.linear([(0, light), (0.5, middle), (1, dark)], (0, -18), (60, 18), True)
    shade = path(patch.across(2.6, folds, 0.62), darker(cloth, 0.75), opacity=0.75)
    return (
        path(path_data(outline), paint)
        + doc.clipped(path_data(outline), shade)
        + flag_mark(livery, frame)
        + path(contour(outline, 2.9, smooth=False, lit=0.6), livery.ink)
        + path("M-1-18V18", "none", livery.ink, 2.4)
    )


def flag_mark(livery: Livery, frame: int) -> str:
    """What a flag shows: a seat's figure, or the privateer's skull and bones."""
    if livery.ragged:
        mark, size = crossbones(_BONE) + figure("skull", _BONE, "#141216"), 0.125
    elif livery.seat:
        mark, size = seat_figure(livery.seat), 0.152
    else:
        return ""
    patch = _streaming((frame - 1) / FRAMES)
    (x, y), (after_x, after_y) = patch.at(np.array([0.4, 0.5]), np.array([0.5, 0.5]))
    lean = math.degrees(math.atan2(after_y - y, after_x - x)) * 0.6 if after_x != x else 0
    return place(mark, float(x) + 1, float(y), size, lean)


def crossbones(colour: str) -> str:
    """Two bones crossed behind a skull about the origin."""
    bone = path("M-86-9H86V9H-86Z", colour)
    bone += "".join(circle(x, y, 15, colour) for x in (-88, 88) for y in (-12, 12))
    return "".join(place(bone, 0, 34, 1, turn) for turn in (28, -28))


def _inked(name: str) -> str:
    """A figure in ink on pale cloth; what it cuts outside its body keeps an ink edge."""
    _, cuts = FIGURES[name](INK, INK)
    return group(cuts, stroke=INK, stroke_width=9, stroke_linejoin="round") + figure(
        name, INK, "#F8EBCB"
    )


def emblem(livery: Livery) -> str:
    """The mark of a ship's mainsail as a picture."""
    doc = Document(80, 80, -40, -40)
    doc.add(badge(doc, livery))
    return doc.svg()


def badge(doc: Document, livery: Livery) -> str:
    """A seat's emblem on a pale round of cloth; the privateer's skull and bones on nothing."""
    if livery.ragged:
        edge = livery.ink
        rim = group(crossbones(edge), stroke=edge, stroke_width=16, stroke_linejoin="round")
        return place(rim + crossbones(_BONE) + figure("skull", _BONE, edge, edge, 14), 0, -2, 0.36)
    pale = doc.radial([(0, "#FFFBEC"), (0.7, "#F8EBCB"), (1, "#E2CC9C")], (0.38, 0.34), 0.75)
    stitches = rays(0, 0, 30.4, 32.6, 44, (1.1, 1.1))
    return (
        circle(0, 0, 36.4, INK)
        + circle(0, 0, 34, livery.cloth)
        + path(stitches, darker(livery.cloth, 0.6), opacity=0.8)
        + circle(0, 0, 30.6, pale, INK, 1.8)
        + badge_mark(livery)
        + path(brush(arc(0, 0, 32.4, 195, 258, 24), 2.4, 0.3, 0.3), "#FFFFFF", opacity=0.6)
    )


def badge_mark(livery: Livery) -> str:
    """The figure on a seat's badge."""
    return place(_inked(SEATS[livery.seat][1]), 0, 0, 0.292) if livery.seat else ""


LIVERIES = (*PLAYERS.values(), PRIVATEER)
