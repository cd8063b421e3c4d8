"""Skin: the modelled head in flat tints and fine lines over its planes, ears, rim light, flush."""

import math
from dataclasses import dataclass

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.fields import Array
from studio.art.kit.light import blur
from studio.art.kit.palette import INK, mix
from studio.art.kit.shapes import Points, spline
from studio.art.kit.strokes import Box, brush, contour, ruled
from studio.art.kit.svg import circle, ellipse, group, path, path_data
from studio.art.portraits.relief import BOTTOM, LEFT, RIGHT, TOP, Head

AREA: Box = (-118, -150, 118, 160)
RIM_COLOUR = "#8FC3D6"


@dataclass(frozen=True)
class Skin:
    """Tints of a skin from lantern light to shade, and the colour of the lines on it."""

    glow: str
    light: str
    middle: str
    shade: str
    deep: str
    line: str
    lip: str


def outline(head: Head) -> Points:
    """The edge of the head on the page, closed, clockwise."""
    angle = np.linspace(0, 2 * math.pi, 260, endpoint=False)
    radius = np.arange(20, 190, 0.5)
    x, y = np.outer(np.cos(angle), radius), 10 + np.outer(np.sin(angle), radius)
    inside = head.sampled(head.mask, x, y) > 0
    inside &= (x > LEFT) & (x < RIGHT) & (y > TOP) & (y < BOTTOM)
    reach = radius[inside.shape[1] - 1 - np.argmax(inside[:, ::-1], 1)]
    smooth = np.convolve(np.r_[reach[-3:], reach, reach[:3]], np.ones(7) / 7, "valid")
    return np.stack([np.cos(angle) * smooth, 10 + np.sin(angle) * smooth], 1)


def tinted(doc: Document, head: Head, skin: Skin) -> str:
    """Flat tints by the light that falls on the planes."""
    steps = [
        (-1, 0.16, skin.deep, 1.0), (0.16, 0.3, mix(skin.deep, skin.shade, 0.5), 1.0),
        (0.3, 0.43, skin.shade, 1.0), (0.43, 0.54, mix(skin.shade, skin.middle, 0.45), 1.0),
        (0.54, 0.64, mix(skin.shade, skin.middle, 0.8), 1.0), (0.74, 0.83, mix(skin.middle,
            skin.light, 0.5), 1.0),
        (0.83, 0.91, skin.light, 1.0), (0.91, 0.965, mix(skin.light, skin.glow, 0.5), 1.0),
            (0.965, 2, skin.glow, 1.0),
    ]  # fmt: skip
    return head.tints(doc, AREA, steps, 1.5)


def engraved(head: Head, skin: Skin, seed: int, smooth: float = 0.0) -> str:
    """Fine lines over the planes, crossed only in the deepest shade, broken where light falls."""
    first = head.engraved(AREA, 3.1, 0.34, 0.62, 1.35, -14, 0.62, skin.line, seed=seed)

    def deep(x: Array, y: Array) -> Array:
        darkness: Array = np.clip((0.33 - head.light(x, y)) * 1.7, 0, 0.8)
        return darkness

    crossed = path(ruled(AREA, 3.5, deep, None, 58, 3, 0.1, 0.6, seed + 5), skin.line)

    def high(x: Array, y: Array) -> Array:
        brightness: Array = np.clip((head.light(x, y) - 0.86) * 3.2, 0, 0.5)
        return brightness

    def bend(x: Array, y: Array) -> tuple[Array, Array]:
        return 0 * x, -0.34 * np.maximum(head.height(x, y), -60)

    lights = path(ruled(AREA, 3.1, high, bend, -14, 3, 0.1, 0.6, seed + 9), skin.glow, opacity=0.7)
    weight = 1 - 0.4 * smooth
    return group(first, opacity=0.62 * weight) + group(crossed, opacity=0.55 * weight**2) + lights


def rim_light(doc: Document, head: Head) -> str:
    """The cool edge on the side turned from the lantern."""
    xs, ys = np.arange(AREA[0], AREA[2], 1.5), np.arange(AREA[1], AREA[3], 1.5)
    grid = head.sampled(head.rim, *np.meshgrid(xs, ys))
    parts = []
    for low, opacity in ((0.72, 0.22), (0.84, 0.34), (0.93, 0.42)):
        cells = "".join(
            f"M{xs[c]:.1f} {ys[r]:.1f}h1.6v1.6h-1.6Z" for r, c in np.argwhere(grid > low)
        )
        parts.append(path(cells, RIM_COLOUR, opacity=opacity) if cells else "")
    return group(*parts, filter=blur(doc, 1.2))


def flush(doc: Document, head: Head, colour: str, amount: float) -> str:
    """Blood in cheeks and nose."""
    if amount <= 0:
        return ""
    spots = [(-52, 36, 27, 20), (52, 36, 27, 20), (0, 46, 15, 12)]
    parts = []
    for x, y, wide, high in spots:
        ((px, py),) = head.at([(x, y)])
        parts.append(ellipse(px, py, wide, high, colour))
    return group(*parts, filter=blur(doc, 9), opacity=amount)


def ear(doc: Document, head: Head, skin: Skin, side: int) -> str:
    """The ear of one side (-1 left, 1 right), where the turn of the head puts it."""
    width = float(head.half_width(0))
    x, y, _ = (float(v) for v in head.project(side * width * 0.97, 0, -4))
    near = side * math.sin(math.radians(head.skull.yaw)) < 0
    reach = (21 if near else 11) * side
    rim = [
        (x - side * 4, y - 16), (x + reach * 0.5, y - 25), (x + reach, y - 16), (x + reach * 1.05,
            y + 4),
        (x + reach * 0.8, y + 20), (x + reach * 0.4, y + 34), (x - side * 4, y + 32),
    ]  # fmt: skip
    shape = spline(rim, 1.5, closed=True)
    fill = skin.middle if side < 0 else skin.shade
    inner = [(x, y - 10), (x + reach * 0.5, y - 17), (x + reach * 0.8, y - 8), (x + reach * 0.74,
        y + 8),
             (x + reach * 0.45, y + 16)]  # fmt: skip
    shell = [
        (x + reach * 0.2, y - 2),
        (x + reach * 0.55, y - 2),
        (x + reach * 0.5, y + 12),
        (x, y + 16),
    ]
    dark = path(path_data(spline(shell, 1.5)), skin.deep, opacity=0.85, filter=blur(doc, 1))
    lines = path(brush(inner, 2.6, 0.5, 0.4) + brush(shell, 2.2, 0.5, 0.4), skin.line)
    return (
        path(path_data(shape), fill) + dark + lines + path(contour(shape, 4.2, smooth=False), INK)
    )


def neck(doc: Document, head: Head, skin: Skin, wide: float = 50) -> str:
    """The neck under the jaw, in its shadow, down to the collar."""
    shift = 34 * math.sin(math.radians(head.skull.yaw))
    left, right = shift - wide, shift + wide + 6
    points = [(left + 4, 60), (left + 2, 120), (left - 14, 168), (left - 30, 200), (right + 30,
        200),
              (right + 14, 168), (right, 120), (right - 2, 60)]  # fmt: skip
    shape = np.array(points, float)
    paint = doc.linear([(0, skin.middle), (0.35, skin.shade), (1, skin.deep)], (0, 0), (1, 0.1))
    shadow = spline(
        [(left, 70), (shift - 20, 150), (shift + 30, 176), (right + 8, 180), (right + 8, 60)],
        2,
        True,
    )

    def tone(x: Array, y: Array) -> Array:
        dark: Array = np.clip((x - left) / (right - left) * 0.9 + (150 - y) / 160, 0, 0.85)
        return dark

    def bend(x: Array, y: Array) -> tuple[Array, Array]:
        return 0 * y, 14 - 0.006 * (x - shift) ** 2

    lines = path(
        ruled((left - 34, 60, right + 34, 204), 3.6, tone, bend, 0, 3, 0.1, 0.6, 4), skin.line
    )
    cords = path(brush([(left + 16, 110), (shift - 22, 150), (shift - 8, 190)], 2.4)
                 + brush([(right - 14, 110), (shift + 32, 150), (shift + 12, 190)], 3),
                 skin.line)  # fmt: skip
    inside = path(path_data(shadow), skin.deep, opacity=0.75, filter=blur(doc, 5)) + group(
        lines, opacity=0.6
    )
    data = path_data(shape)
    return (
        path(data, paint)
        + doc.clipped(data, inside + cords)
        + path(contour(shape, 3.6, smooth=False), INK)
    )


def freckles(head: Head, colour: str, count: int = 60, seed: int = 6) -> str:
    """Freckles over nose and cheeks."""
    rng = np.random.default_rng(seed)
    face = np.stack([rng.normal(0, 34, count), rng.normal(30, 10, count)], 1)
    spots = head.at(face[np.abs(face[:, 0]) < 74])
    return "".join(
        circle(x, y, r, colour, opacity=0.6)
        for (x, y), r in zip(spots, rng.uniform(0.8, 1.9, len(spots)), strict=True)
    )
