"""Links between neighbouring cards of a loot: what they match in is told by the shape of the rings.

Round rings: the colour. Square rings: the number or symbol. A round and a square one with a stud:
both. A sprung ring: neither. Each is drawn polished (lit) and in black iron (dim).
"""

from __future__ import annotations

from functools import partial

import numpy as np

from tools.art.kit.document import Document
from tools.art.kit.light import drop_shadow, glint
from tools.art.kit.palette import GLINT, INK
from tools.art.kit.shapes import Points, arc, oval, resample, rounded_points
from tools.art.kit.strokes import swell
from tools.art.kit.svg import circle, group, path, polygon
from tools.art.picture import Picture

WIDTH, HEIGHT = 168, 120

_BRASS = ("#D99A2E", "#FFF0BE", "#7A4F14")
_IRON = ("#5A544F", "#9A938B", "#2B2724")


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


def _stud(colours: tuple[str, str, str], lit: bool) -> str:
    """The gem that says that colour and symbol both match."""
    stone = "#C8323A" if lit else "#4A3A3A"
    diamond = [(0, -24), (20, 0), (0, 24), (-20, 0)]
    inner = [(0, -14), (12, 0), (0, 14), (-12, 0)]
    bright = [(0, -14), (0, 0), (-12, 0)]
    return (
        polygon(diamond, colours[0], INK, 6)
        + polygon(inner, stone, INK, 2.6)
        + polygon(bright, "#FFB0A0" if lit else "#7A6A6A", opacity=0.8)
    )


def link(kind: str, lit: bool) -> str:
    """A link about the middle of its picture; kind is "colour", "symbol" or "both"."""
    doc = Document(WIDTH, HEIGHT, -WIDTH / 2, -HEIGHT / 2)
    colours = _BRASS if lit else _IRON
    rings = {"symbol": ("square", "square"), "both": ("round", "square")}
    body = _interlocked(*rings.get(kind, ("round", "round")), colours)
    if kind == "both":
        body += _stud(colours, lit)
    elif kind == "colour":
        body += circle(0, 0, 10, colours[0], INK, 5) + circle(-2, -2.6, 3, colours[1])
    doc.add(group(body, filter=drop_shadow(doc, 2.5, 4, 2.4, 0.6)))
    if lit:
        doc.add(glint(doc, -44, -26, 13, 20), path(swell(arc(22, 0, 35, 205, 250, 12), 2.4), GLINT))
    return doc.svg()


def broken() -> str:
    """A sprung iron ring beside a whole one: the two cards match in nothing."""
    doc = Document(WIDTH, HEIGHT, -WIDTH / 2, -HEIGHT / 2)
    whole, sprung = arc(-38, 4, 29, 0, 360, 120), arc(40, -2, 30, -128, 148, 100)
    body = _metal(whole, _IRON) + _metal(sprung, _IRON)
    doc.add(group(body, filter=drop_shadow(doc, 2.5, 4, 2.4, 0.6)))
    return doc.svg()


LINKS = [
    Picture(
        f"objects/link_{kind}_{'lit' if lit else 'dim'}",
        WIDTH,
        HEIGHT,
        partial(link, kind, lit),
        quality=88,
    )
    for kind in ("colour", "symbol", "both")
    for lit in (True, False)
] + [Picture("objects/link_broken", WIDTH, HEIGHT, broken, quality=88)]
