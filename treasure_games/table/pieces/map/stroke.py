"""Fine lines and soft light, drawn around a point."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import pygame
from pygame import Surface

from treasure_games.stage.theme import Colour
from treasure_games.table.pieces.map.tiles import Point

_FINER: Final = 4
"""The factor by which strokes are drawn larger, then scaled down for soft edges."""
_HARDLY_OPAQUE: Final = 1
"""Some of pygame's ways to blit skip pixels that are not opaque at all, even where they are lit;
which way is taken hangs on where a pixel is in its row.
"""
_SHADES: Final = 7
"""Shades of a glow, from its edge to its middle."""


class Stroke:
    """A canvas around a point for fine lines. All measures are in pixels."""

    def __init__(self, half_width: float, half_height: float) -> None:
        self._half = math.ceil(half_width), math.ceil(half_height)
        size = 2 * self._half[0] * _FINER, 2 * self._half[1] * _FINER
        self._fine = Surface(size, pygame.SRCALPHA)

    def swelling(
        self, start: Point, end: Point, width: float, colour: Colour, opacity: float, wobble: float
    ) -> None:
        """Draw a burin's line: thin at its ends, full in the middle, not quite straight."""
        pygame.draw.polygon(
            self._fine, _premultiplied(colour, opacity), self._bent(start, end, width, wobble)
        )

    def cord(self, points: Sequence[Point], width: float, colour: Colour, opacity: float) -> None:
        """Draw a line of even width with round ends."""
        tint = _premultiplied(colour, opacity)
        fine = [self._at(point) for point in points]
        pixels = max(1, round(width * _FINER))
        for one, other in pairwise(fine):
            pygame.draw.polygon(self._fine, tint, _bar(one, other, pixels))
        for x, y in fine:
            pygame.draw.circle(self._fine, tint, (x, y), pixels / 2)

    def added(self, corners: Sequence[Point], light: Colour) -> None:
        """Fill an area with light that is added to what lies beneath, and nothing else."""
        tint = *light, _HARDLY_OPAQUE
        self._fine.fill((0, 0, 0, _HARDLY_OPAQUE))
        pygame.draw.polygon(self._fine, tint, [self._at(corner) for corner in corners])

    def glow(self, points: Sequence[Point], width: float, colour: Colour, opacity: float) -> None:
        """Draw light along a line, fading to both sides over `width` in all."""
        for step in range(1, _SHADES + 1):
            share = step / _SHADES
            self.cord(
                points, width * (1.0 - 0.85 * (share - 1 / _SHADES)), colour, opacity * share**2
            )

    def finished(self) -> Surface:
        """Return the picture, its middle at the point."""
        return pygame.transform.smoothscale(self._fine, (2 * self._half[0], 2 * self._half[1]))

    def _at(self, point: Point) -> Point:
        return (self._half[0] + point[0]) * _FINER, (self._half[1] + point[1]) * _FINER

    def _bent(self, start: Point, end: Point, width: float, wobble: float) -> list[Point]:
        (x, y), (end_x, end_y) = self._at(start), self._at(end)
        length = math.hypot(end_x - x, end_y - y) or 1.0
        side_x, side_y = -(end_y - y) / length, (end_x - x) / length
        upper, lower = [], []
        for part in range(13):
            t = part / 12
            half = width * _FINER * (0.28 + 0.28 * math.sin(math.pi * t))
            bow = wobble * _FINER * math.sin(math.pi * t) * math.sin(5.0 * t + wobble)
            across, down = x + (end_x - x) * t, y + (end_y - y) * t
            upper.append((across + side_x * (bow + half), down + side_y * (bow + half)))
            lower.append((across + side_x * (bow - half), down + side_y * (bow - half)))
        return upper + lower[::-1]


def _bar(start: Point, end: Point, width: float) -> list[Point]:
    length = math.dist(start, end) or 1.0
    side_x = -(end[1] - start[1]) / length * width / 2
    side_y = (end[0] - start[0]) / length * width / 2
    return [
        (start[0] + side_x, start[1] + side_y), (end[0] + side_x, end[1] + side_y),
        (end[0] - side_x, end[1] - side_y), (start[0] - side_x, start[1] - side_y),
    ]  # fmt: skip


def _premultiplied(colour: Colour, opacity: float) -> tuple[int, int, int, int]:
    red, green, blue = (round(channel * opacity) for channel in colour)
    return red, green, blue, round(255 * opacity)
