"""Portraits: eight pirates by six faces, eight sailors by four, round, for the brass bezel."""

from functools import partial

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.fields import Array
from studio.art.kit.palette import darker, lighter
from studio.art.kit.strokes import ruled
from studio.art.kit.svg import circle, group, path
from studio.art.picture import Picture
from studio.art.portraits import busts
from studio.art.portraits.expressions import FACES, OF_PIRATES
from studio.art.portraits.figure import figure
from studio.art.portraits.pirates import FIGURES, PIRATES

SIDE = 512
DISC = 240
"""Radius of what is painted; the bezel's opening shows 222 of it."""


def ground(doc: Document, colours: tuple[str, str]) -> str:
    """A wall in lantern light, its lines thickening towards the dark."""
    near, far = colours
    paint = doc.radial([(0, lighter(near, 0.25)), (0.4, near), (1, far)], (0.28, 0.26), 0.85)

    def tone(x: Array, y: Array) -> Array:
        dark: Array = np.clip(np.hypot(x - 130, y - 120) / 420 - 0.12, 0.05, 0.8)
        return dark

    def bend(x: Array, y: Array) -> tuple[Array, Array]:
        return 0 * x, 6 * np.sin(x / 90 + y / 60)

    lines = ruled((0, 0, SIDE, SIDE), 6.4, tone, bend, -16, 6, 0.2, 0.6, 2)
    return circle(256, 256, DISC, paint) + path(lines, darker(far, 0.5), opacity=0.6)


def portrait(name: str, mood: str) -> str:
    """One pirate with one face, a disc on nothing."""
    doc = Document(SIDE, SIDE)
    pirate = FIGURES[name]
    x, y = pirate.centre
    body = group(
        figure(doc, pirate, mood),
        busts.gesture(doc, name, mood),
        transform=f"translate({x:g} {y:g}) scale({pirate.scale:g})",
    )
    doc.add(doc.clipped(circle(256, 256, DISC), ground(doc, pirate.ground), body, _lantern(doc)))
    return doc.svg()


def _lantern(doc: Document) -> str:
    """Warm light from the upper left, the dark of the cabin round the rim."""
    warm = doc.radial(
        [(0, "#FFB050", 0.5), (0.55, "#FFB050", 0.1), (1, "#FFB050", 0)], (0.28, 0.22), 0.8
    )
    dark = doc.radial(
        [(0.5, "#1A0C06", 0), (0.75, "#1A0C06", 0.12), (1, "#0A0503", 0.5)], (0.28, 0.22), 0.92
    )
    rim = doc.radial([(0, "#0A0503", 0), (0.8, "#0A0503", 0), (1, "#0A0503", 0.6)])
    return (
        circle(256, 256, DISC, warm, style="mix-blend-mode:soft-light")
        + circle(256, 256, DISC, dark)
        + circle(256, 256, DISC, rim)
    )


PICTURES = [
    Picture(f"portraits/{name}_{mood}", SIDE, SIDE, partial(portrait, name, mood), quality=78)
    for name in FIGURES
    for mood in FACES
    if name in PIRATES or mood not in OF_PIRATES
] + busts.PICTURES
