"""What a frame is made of: pictures at places, and shapes that are painted by code."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol, TypeAlias

import pygame
from pygame import Rect, Surface

Area: TypeAlias = tuple[int, int, int, int]
"""Left, top, width and height in pixels, where it must be hashable."""
Blit: TypeAlias = tuple[Surface, tuple[int, int], Area | None, int]
"""A picture, its left upper pixel, the part of it that is shown (None for all) and how it is
blended: what `Surface.blits` takes. A picture in a frame must never be painted into again.
"""


def area_of(rect: Rect) -> Area:
    """Return a rectangle as numbers."""
    return rect.left, rect.top, rect.width, rect.height


class Shape(Protocol):
    """Something that is painted by code. Two that are equal look alike."""

    @property
    def reads(self) -> bool:
        """True if what it paints depends on more of what lies below than the pixel itself."""

    def paint(self, surface: Surface) -> None:
        """Paint it, within the surface's clip."""


Item: TypeAlias = Blit | Shape


class Clipped(NamedTuple):
    """A shape of which only an area is seen; the bounds of an item in a frame keep to that."""

    shape: Shape
    area: Area

    @property
    def reads(self) -> bool:
        """True if the shape reads what lies below."""
        return self.shape.reads

    def paint(self, surface: Surface) -> None:
        """Paint the shape."""
        self.shape.paint(surface)


class Fill(NamedTuple):
    """A rectangle of one colour, with blending flags of pygame."""

    colour: tuple[int, ...]
    area: Area
    flags: int = 0
    reads: bool = False

    def paint(self, surface: Surface) -> None:
        """Fill it."""
        surface.fill(self.colour, self.area, self.flags)


class Drawn(NamedTuple):
    """A figure of `pygame.draw`: the function, and what it gets after the surface."""

    function: Callable[..., Rect]
    arguments: tuple[Any, ...]
    reads: bool = False

    def paint(self, surface: Surface) -> None:
        """Draw it."""
        self.function(surface, *self.arguments)


@dataclass(frozen=True, slots=True)
class Painted:
    """A rectangle that code fills with opaque pixels, whatever lies below.

    `paint` gets a surface of the rectangle's size; `look` is all that the pixels depend on.
    """

    area: Area
    look: object
    fill: Callable[[Surface], None] = field(compare=False)
    reads: bool = field(default=False, compare=False)

    def paint(self, surface: Surface) -> None:
        """Paint all of it at once, so that no pixel depends on the clip."""
        if surface.get_clip().contains(self.area):
            self.fill(surface.subsurface(self.area))
            return
        apart = Surface(self.area[2:], 0, surface)
        self.fill(apart)
        surface.blit(apart, self.area[:2])


@dataclass(frozen=True, slots=True)
class Remembered:
    """Remembers what has been painted in an area, for `Faded` over what comes next."""

    area: Area
    strip: Surface = field(compare=False)
    reads: bool = field(default=True, compare=False)

    @classmethod
    def of(cls, area: Area) -> "Remembered":
        """Return one with room for what it remembers."""
        return cls(area, Surface(area[2:], pygame.SRCALPHA))

    def paint(self, surface: Surface) -> None:
        """Copy what is there so far."""
        self.strip.fill((0, 0, 0, 255))
        self.strip.blit(surface, (0, 0), self.area)


@dataclass(frozen=True, slots=True)
class Faded:
    """Lets what was painted after `before` fade: `gradient` is opaque where nothing of it stays."""

    before: Remembered
    gradient: Surface
    reads: bool = field(default=True, compare=False)

    def paint(self, surface: Surface) -> None:
        """Lay over it what was there before, as opaque as the gradient."""
        strip = self.before.strip.copy()
        strip.blit(self.gradient, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(strip, self.before.area)
