"""Links between neighbouring cards of a loot: what they match in is told by the shape of the rings.

Round rings: the colour. Square rings: the number or symbol. A round and a square one with a stud:
both. These are of brass. They close an iron chain that runs under all cards, whose ring is drawn
once, to be laid end to end. A sprung iron ring: two cards match in nothing.
"""

from functools import partial

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.light import drop_shadow, glint
from studio.art.kit.palette import GLINT, INK
from studio.art.kit.shapes import Points, arc, oval, resample, rounded_points
from studio.art.kit.strokes import swell
from studio.art.kit.svg import circle, group, path, polygon
from studio.art.picture import Picture

WIDTH, HEIGHT = 168, 120

_BRASS = ("#D99A2E", "#FFF0BE", "#7A4F14")
_IRON = ("#7B746D", "#C4BCB2", "#3A3531")
RING_WIDTH, RING_HEIGHT = 96, 72


def _ring(kind: str, x: float) -> Points:
    """The centre line of a ring about (x, 0)."""
    if kind == "square":
        return resample(rounded_points(x - 33, -31, x + 33, 31, 9), 1.5)
    return np.vstack([oval(x, 0, 35, 31, 120), oval(x, 0, 35, 31, 120)[:2]])


def _metal(line: Points, colours: tuple[str, str, str]) -> str:
    """Round wire along a line: ink bed, body, shade on the lower right, light on the upper left."""
    base, light, dark = colours
    return (
        path(swell(line, 21), INK)
        + path(swell(line, 14.5), base)
        + path(swell(np.add(line, (1.6, 2.4)), 5.5), dark, opacity=0.75)
        + path(swell(np.subtract(line, (1.6, 2.6)), 4.2), light)
    )


def _interlocked(first: str, second: str, colours: tuple[str, str, str]) -> str:
    """Two rings, the first lying over the second above and under it below."""
    left, right = _ring(first, -22), _ring(second, 22)
    start = int(np.argmax(left[:, 1] - left[:, 0]))
    turned = np.vstack([left[start:], left[:start]])
    over = turned[(turned[:, 1] < 4) & (turned[:, 0] > -20)]
    return _metal(left, colours) + _metal(right, colours) + _metal(over, colours)


def _stud() -> str:
    """The gem that says that colour and symbol both match."""
    diamond = [(0, -24), (20, 0), (0, 24), (-20, 0)]
    inner = [(0, -14), (12, 0), (0, 14), (-12, 0)]
    bright = [(0, -14), (0, 0), (-12, 0)]
    return (
        polygon(diamond, _BRASS[0], INK, 6)
        + polygon(inner, "#C8323A", INK, 2.6)
        + polygon(bright, "#FFB0A0", opacity=0.8)
    )


def link(kind: str) -> str:
    """A link about the middle of its picture; kind is "colour", "symbol" or "both"."""
    doc = Document(WIDTH, HEIGHT, -WIDTH / 2, -HEIGHT / 2)
    rings = {"symbol": ("square", "square"), "both": ("round", "square")}
    body = _interlocked(*rings.get(kind, ("round", "round")), _BRASS)
    if kind == "both":
        body += _stud()
    elif kind == "colour":
        body += circle(0, 0, 10, _BRASS[0], INK, 5) + circle(-2, -2.6, 3, _BRASS[1])
    doc.add(group(body, filter=drop_shadow(doc, 2.5, 4, 2.4, 0.6)))
    doc.add(glint(doc, -44, -26, 13, 20), path(swell(arc(22, 0, 35, 205, 250, 12), 2.4), GLINT))
    return doc.svg()


def ring() -> str:
    """A ring of the iron chain, lying flat; the next one lies over its end."""
    doc = Document(RING_WIDTH, RING_HEIGHT, -RING_WIDTH / 2, -RING_HEIGHT / 2)
    line = np.vstack([oval(0, 0, 34, 20, 120), oval(0, 0, 34, 20, 120)[:2]])
    doc.add(group(_metal(line, _IRON), filter=drop_shadow(doc, 2, 3, 2, 0.6)))
    return doc.svg()


def broken() -> str:
    """A sprung iron ring beside a whole one: the two cards match in nothing."""
    doc = Document(WIDTH, HEIGHT, -WIDTH / 2, -HEIGHT / 2)
    whole, sprung = arc(-38, 4, 29, 0, 360, 120), arc(40, -2, 30, -128, 148, 100)
    body = _metal(whole, _IRON) + _metal(sprung, _IRON)
    doc.add(group(body, filter=drop_shadow(doc, 2.5, 4, 2.4, 0.6)))
    return doc.svg()


LINKS = [
    Picture(f"objects/link_{kind}", WIDTH, HEIGHT, partial(link, kind), quality=88)
    for kind in ("colour", "symbol", "both")
] + [
    Picture("objects/link_broken", WIDTH, HEIGHT, broken, quality=88),
    Picture("objects/chain_ring", RING_WIDTH, RING_HEIGHT, ring, quality=88),
]
