"""Height fields that shade themselves: volume for heads, cushions, clouds, coins, folds.

A field gives a height over the page. From it come the light (`light`), flat tints (`tints`) and
lines that run over the form (`engraved`). Order for an object: base tint, dark tints, light tints,
black lines, white or coloured lines between the black ones, contour.
"""

import math
from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from studio.art.kit.document import Document
from studio.art.kit.light import blur
from studio.art.kit.noise import clouds
from studio.art.kit.palette import INK, LIGHT
from studio.art.kit.shapes import Points
from studio.art.kit.strokes import Box, Tone, ruled
from studio.art.kit.svg import group, number, path

Array = NDArray[np.float64]
Bump = tuple[float, float, float, float, float, float]
"""Half-ellipsoid: centre x, y, radius x, y, height, turn in radians."""
Tint = tuple[float, float, str, float]
"""Light above, up to, colour, opacity."""


class Field:
    """Heights given by a function of x and y (arrays), in page units towards the viewer."""

    def __init__(self, height: Callable[[Array, Array], Array]) -> None:
        self.height = height

    def light(self, x: Array, y: Array, reach: float = 1.2) -> Array:
        """Light 0 to 1 that falls on the form; `reach` smooths it over so many units."""
        slope_x = (self.height(x + reach, y) - self.height(x - reach, y)) / (2 * reach)
        slope_y = (self.height(x, y + reach) - self.height(x, y - reach)) / (2 * reach)
        facing = -slope_x * LIGHT[0] - slope_y * LIGHT[1] + LIGHT[2]
        return np.clip(facing / np.sqrt(1 + slope_x**2 + slope_y**2), 0, 1)

    def shade(self, threshold: float = 0.7, contrast: float = 1.3) -> Tone:
        """The tone for `ruled`: dark where the light stays under `threshold`."""
        return lambda x, y: np.clip((threshold - self.light(x, y)) * contrast, 0, 1)

    def engraved(
        self,
        area: Box,
        pitch: float = 3.8,
        lift: float = 0.42,
        threshold: float = 0.7,
        contrast: float = 1.3,
        angle: float = 0,
        gain: float = 0.78,
        ink: str = INK,
        extra: Tone | None = None,
        seed: int = 0,
    ) -> str:
        """Lines over the form as an element: raised by `lift` x height, as wide as the shade.

        `extra` adds darkness (cast shadows). Clip it to the silhouette.
        """
        base = self.shade(threshold, contrast)

        def tone(x: Array, y: Array) -> Array:
            return base(x, y) + (extra(x, y) if extra is not None else 0)

        def bend(x: Array, y: Array) -> tuple[Array, Array]:
            return 0 * x, -lift * self.height(x, y)

        return path(
            ruled(area, pitch, tone, bend, angle, 2.4, jitter=0.1, gain=gain, seed=seed), ink
        )

    def tints(self, doc: Document, area: Box, steps: Sequence[Tint], cell: float = 3.0) -> str:
        """Flat tints where the light lies between bounds, softly edged. Clip to the silhouette."""
        left, top, right, bottom = area
        xs, ys = np.arange(left, right, cell), np.arange(top, bottom, cell)
        grid_x, grid_y = np.meshgrid(xs, ys)
        light = self.light(grid_x, grid_y, 3)
        parts = [
            path(_runs((light > low) & (light <= high), xs, ys, cell), colour, opacity=opacity)
            for low, high, colour, opacity in steps
        ]
        return group(*parts, filter=blur(doc, 1.6))


def _runs(mask: NDArray[np.bool_], xs: Array, ys: Array, cell: float) -> str:
    """Cells of a mask as path data, merged along rows."""
    pieces = []
    for y, row in zip(ys, mask, strict=True):
        edges = np.flatnonzero(np.diff(np.r_[0, row.astype(int), 0]))
        for start, end in zip(edges[::2], edges[1::2], strict=True):
            width = number((end - start) * cell)
            corner = f"M{number(xs[start] - cell / 2)} {number(y - cell / 2)}"
            pieces.append(f"{corner}h{width}v{number(cell + 0.2)}h-{width}Z")
    return "".join(pieces)


def bumps(
    parts: Sequence[Bump],
    hardness: float = 5,
    roughness: float = 0,
    grain: float = 14,
    seed: int = 0,
) -> Field:
    """Half-ellipsoids flowing into each other; `roughness` adds noise of size `grain`."""

    def height(x: Array, y: Array) -> Array:
        total = np.zeros(np.broadcast(x, y).shape)
        for centre_x, centre_y, radius_x, radius_y, tall, turn in parts:
            c, s = math.cos(turn), math.sin(turn)
            u = ((x - centre_x) * c + (y - centre_y) * s) / radius_x
            v = (-(x - centre_x) * s + (y - centre_y) * c) / radius_y
            total = total + (tall * np.sqrt(np.clip(1 - u * u - v * v, 0, None))) ** hardness
        z = total ** (1 / hardness)
        if roughness:
            wave = clouds(x / grain, y / grain, 3, seed) - 0.5
            z = z + roughness * wave * np.clip(z / 12, 0, 1)
        return z

    return Field(height)


def silhouette(field: Field, x: float, y: float, reach: float = 500, count: int = 240) -> Points:
    """Outline of where the field is above the page, seen from an inner point (star-like forms)."""
    angle = np.linspace(0, 2 * math.pi, count, endpoint=False)
    radius = np.linspace(1, reach, 900)
    across = x + np.outer(np.cos(angle), radius)
    down = y + np.outer(np.sin(angle), radius)
    above = field.height(across, down) > 0
    last = np.where(above.any(1), above.shape[1] - 1 - np.argmax(above[:, ::-1], 1), 0)
    return np.stack([x + np.cos(angle) * radius[last], y + np.sin(angle) * radius[last]], 1)
