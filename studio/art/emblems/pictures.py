"""What marks a seat: an emblem disc and a pattern swatch for each of the eight seat colours."""

import math
from collections.abc import Callable
from functools import partial

import numpy as np

from studio.art.emblems.figures import figure
from studio.art.kit.document import Document
from studio.art.kit.light import drop_shadow
from studio.art.kit.palette import INK, PEARL, SEATS, darker, lighter, mix
from studio.art.kit.shapes import Points, arc, box
from studio.art.kit.strokes import brush, ruled, swell
from studio.art.kit.svg import circle, group, path, path_data
from studio.art.picture import Picture

DARK_SEATS = ("vermilion", "green", "blue")
"""Seats whose emblem is a pearl figure with an ink edge; the others wear it in ink."""

_DISC = 256
_BAR = (64, 896)
_LONG = 1792
"""Length of a pattern bar in its own units, in which it is 128 wide."""


def seat_figure(seat: str) -> str:
    """The emblem's figure in the colours that read on this seat's disc, about the origin."""
    colour, emblem = SEATS[seat]
    if seat in DARK_SEATS:
        return figure(emblem, PEARL, INK, INK)
    return figure(emblem, INK, lighter(colour, 0.25) if seat != "pearl" else PEARL)


def disc(seat: str) -> str:
    """A seat's emblem as an enamelled disc, 256 across, lit from the upper left."""
    doc = Document(_DISC, _DISC, -128, -128)
    colour, _ = SEATS[seat]
    shade = mix(colour, INK, 0.32)

    def tone(x: Points, y: Points) -> Points:
        reach = np.hypot(x, y) / 110
        return np.asarray(np.clip((x * 0.62 + y * 0.72) / 110 * 0.75 + reach**3 * 0.3 - 0.42, 0, 1))

    lines = path(ruled((-112, -112, 112, 112), 6.4, tone, angle=-42, gain=0.62), shade)
    rim_light = path(brush(arc(0, 0, 103, 188, 262, 40), 5, 0.4, 0.4), "#FFFFFF", opacity=0.55)
    rim_dark = path(brush(arc(0, 0, 104, 8, 86, 40), 5, 0.4, 0.4), INK, opacity=0.35)
    body = (
        circle(0, 0, 117, INK)
        + circle(0, 0, 109, colour)
        + doc.clipped(circle(0, 0, 109), lines)
        + circle(0, 0, 97, "none", shade, 2.4)
        + rim_light
        + rim_dark
        + group(seat_figure(seat), transform="scale(.99)")
    )
    doc.add(group(body, filter=drop_shadow(doc, 2.5, 4, 2.6, 0.5)))
    return doc.svg()


def _stripes() -> str:
    return "".join(swell([(-20, y), (148, y - 150)], 26) for y in range(0, _LONG + 200, 62))


def _waves() -> str:
    x = np.linspace(-8, 136, 60)
    turn = x / 128 * math.tau
    lines = [np.stack([x, y + 17 * np.sin(turn)], 1) for y in range(8, _LONG + 30, 54)]
    return "".join(swell(line, 17 + 8 * np.sin(turn + 0.6)) for line in lines)


def _dots() -> str:
    spots = [
        (x + 32 * (row % 2), 26 + row * 50) for row in range(-1, _LONG // 50 + 1) for x in (32, 96)
    ]
    return "".join(path_data(arc(x, y, 17, count=28)) for x, y in spots)


def _chevrons() -> str:
    return "".join(
        f"M-4 {y + 46}L64 {y}L132 {y + 46}V{y + 72}L64 {y + 26}L-4 {y + 72}Z"
        for y in range(-80, _LONG, 66)
    )


def _scales() -> str:
    rows = [
        (x + 32 * (row % 2), row * 38) for row in range(-1, _LONG // 38 + 1) for x in (0, 64, 128)
    ]
    return "".join(swell(arc(x, y, 32, 4, 176, 40), [4, 11, 15, 11, 4]) for x, y in rows)


def _crosshatch() -> str:
    return "".join(
        swell([(-20, y), (148, y + s * 168)], 12)
        for y in range(-220, _LONG + 200, 58)
        for s in (1, -1)
    )


def _diamonds() -> str:
    middle = [(64, 40 + row * 92) for row in range(_LONG // 92 + 1)]
    sides = [(x, 86 + row * 92) for row in range(-1, _LONG // 92 + 1) for x in (0, 128)]
    return "".join(
        f"M{x} {y - 42}L{x + 30} {y}L{x} {y + 42}L{x - 30} {y}Z" for x, y in middle + sides
    )


def _bars() -> str:
    return "".join(swell([(-4, y), (132, y)], 22) for y in range(24, _LONG + 20, 56))


PATTERNS: dict[str, Callable[[], str]] = {
    "vermilion": _stripes,
    "sky": _waves,
    "green": _scales,
    "yellow": _dots,
    "blue": _crosshatch,
    "purple": _chevrons,
    "orange": _diamonds,
    "pearl": _bars,
}
"""Seat colour to the path data of its pattern."""


def pattern(seat: str) -> str:
    """A seat's colour with its pattern, an upright bar without a rim, to be cut to any height."""
    doc = Document(128, _LONG)
    colour, _ = SEATS[seat]
    bar = box(0, 0, 128, _LONG)
    strength = 0.62 if seat in DARK_SEATS else 0.5
    gleam = doc.linear([(0, "#FFFFFF", 0.3), (0.3, "#FFFFFF", 0), (0.6, INK, 0), (1, INK, 0.3)],
                       (0, 0), (1, 0))  # fmt: skip
    doc.add(path(bar, colour), doc.clipped(bar, path(PATTERNS[seat](), darker(colour, strength))))
    doc.add(path(bar, gleam))
    return doc.svg()


PICTURES = [
    Picture(f"emblems/{emblem}", _DISC, _DISC, partial(disc, seat), quality=90)
    for seat, (_, emblem) in SEATS.items()
] + [
    Picture(f"emblems/pattern_{seat}", *_BAR, partial(pattern, seat), quality=82) for seat in SEATS
]
