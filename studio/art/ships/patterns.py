"""The seats' patterns as they are printed on sails: the same figures as on the pattern bars."""

import math
from collections.abc import Callable

import numpy as np

from studio.art.kit.shapes import Points, arc
from studio.art.ships.cloth import band

Shapes = list[Points]


def _slashes(width: float, height: float) -> Shapes:
    step = 17.0
    return [
        np.array([(x, height + 3), (x + 6.4, height + 3), (x + height + 6.4, -3), (x + height, -3)])
        for x in np.arange(-height, width, step)
    ]


def _waves(width: float, height: float) -> Shapes:
    x = np.linspace(-3, width + 3, 40)
    return [
        band(np.stack([x, y + 3.2 * np.sin(x / 24 * math.tau)], 1), 4.6)
        for y in np.arange(6, height, 12.5)
    ]


def _scales(width: float, height: float) -> Shapes:
    return [
        band(arc(x, y, 9, 6, 174, 16), 3.2)
        for row, y in enumerate(np.arange(-2, height, 11.0))
        for x in np.arange(-9 + 9 * (row % 2), width + 12, 18)
    ]


def _dots(width: float, height: float) -> Shapes:
    return [
        arc(x, y, 4.6, count=16)
        for row, y in enumerate(np.arange(7, height, 13.0))
        for x in np.arange(4 + 8 * (row % 2), width + 6, 16)
    ]


def _crosshatch(width: float, height: float) -> Shapes:
    return [
        band([(x, -3), (x + s * (height + 6), height + 3)], 2.8)
        for s in (1, -1)
        for x in np.arange(-height if s > 0 else 0, width + (0 if s > 0 else height), 17.0)
    ]


def _chevrons(width: float, height: float) -> Shapes:
    return [
        np.array([(-3, y + 12), (width / 2, y), (width + 3, y + 12),
                  (width + 3, y + 18.4), (width / 2, y + 6.4), (-3, y + 18.4)])
        for y in np.arange(-14, height, 15.0)
    ]  # fmt: skip


def _diamonds(width: float, height: float) -> Shapes:
    return [
        np.array([(x, y - 9), (x + 6.6, y), (x, y + 9), (x - 6.6, y)])
        for row, y in enumerate(np.arange(4, height + 8, 11.0))
        for x in np.arange(4 + 9 * (row % 2), width + 8, 18)
    ]


def _bars(width: float, height: float) -> Shapes:
    return [
        np.array([(-3, y), (width + 3, y), (width + 3, y + 5), (-3, y + 5)])
        for y in np.arange(6, height, 13.0)
    ]


PRINTS: dict[str, Callable[[float, float], Shapes]] = {
    "vermilion": _slashes,
    "sky": _waves,
    "green": _scales,
    "yellow": _dots,
    "blue": _crosshatch,
    "purple": _chevrons,
    "orange": _diamonds,
    "pearl": _bars,
}
"""Seat colour to the outlines of its print on a cloth of some width and height in units."""
