"""Converts between virtual units (1920 x 1080 is the reference) and physical pixels."""

from functools import cached_property

from msgspec import Struct
from pygame import FRect, Rect

REFERENCE_WIDTH = 1920.0
REFERENCE_HEIGHT = 1080.0
SMALLEST_TEXT_SCALE = 0.75
LARGEST_TEXT_SCALE = 2.0
SMALLEST_WINDOW = (320, 200)
"""The least layout size in pixels; a smaller window shows a part of that."""
MOST_STRETCHED = 8
"""The most extreme aspect for layout; a more extreme window shows a part of that."""


class Viewport(Struct, frozen=True, dict=True):
    """One size of the window. The virtual canvas is at least the reference and has the window's
    aspect.
    """

    pixel_width: int
    pixel_height: int
    text_scale: float = 1.0
    part: tuple[int, int, int, int] | None = None
    """Left, top, width and height in pixels of the only part of it that is drawn, on a surface as
    large as that: a picture of a detail. None for all of it.
    """

    def __post_init__(self) -> None:
        if self.pixel_width < 1 or self.pixel_height < 1:
            raise ValueError(
                f"a window of {self.pixel_width} x {self.pixel_height} pixels has no room"
            )
        if not SMALLEST_TEXT_SCALE <= self.text_scale <= LARGEST_TEXT_SCALE:
            raise ValueError(f"text scale {self.text_scale} is outside 0.75 to 2.0")

    @classmethod
    def of_window(cls, width: int, height: int, text_scale: float) -> "Viewport":
        """Return the viewport of a window; it exceeds a window too small for any layout."""
        least_width, least_height = SMALLEST_WINDOW
        wide, high = max(width, least_width), max(height, least_height)
        return cls(max(wide, high // MOST_STRETCHED), max(high, wide // MOST_STRETCHED), text_scale)

    @cached_property
    def scale(self) -> float:
        """Physical pixels per virtual unit."""
        return min(self.pixel_width / REFERENCE_WIDTH, self.pixel_height / REFERENCE_HEIGHT)

    @cached_property
    def width(self) -> float:
        """Virtual units from the left edge of the window to the right one; at least 1920."""
        return self.pixel_width / self.scale

    @cached_property
    def height(self) -> float:
        """Virtual units from the top of the window to its bottom; at least 1080."""
        return self.pixel_height / self.scale

    @property
    def rect(self) -> FRect:
        """The whole canvas in virtual units."""
        return FRect(0, 0, self.width, self.height)

    @cached_property
    def corner(self) -> tuple[int, int]:
        """The left upper pixel of what is drawn."""
        return (0, 0) if self.part is None else self.part[:2]

    @property
    def pixels(self) -> Rect:
        """The surface that is drawn on, in physical pixels."""
        size = self.part[2:] if self.part else (self.pixel_width, self.pixel_height)
        return Rect((0, 0), size)

    def px(self, length: float) -> int:
        """Return a length in whole physical pixels; at least one for lengths above 0."""
        rounded = round(length * self.scale)
        return max(1, rounded) if length > 0 else rounded

    def snapped(self, units: float) -> float:
        """Return the nearest whole number of pixels in virtual units: moved by it, sizes stay."""
        return round(units * self.scale) / self.scale

    def to_pixels(self, rect: FRect) -> Rect:
        """Return a virtual rectangle on the pixel grid; edges are rounded separately, so neighbours
        stay flush.
        """
        left, top = round(rect.left * self.scale), round(rect.top * self.scale)
        right, bottom = round(rect.right * self.scale), round(rect.bottom * self.scale)
        x, y = self.corner
        return Rect(left - x, top - y, max(0, right - left), max(0, bottom - top))

    def covering_pixels(self, rect: FRect) -> Rect:
        """Return the smallest pixel rectangle around the virtual one, with one pixel of blur."""
        left, top = int(rect.left * self.scale) - 1, int(rect.top * self.scale) - 1
        right, bottom = int(rect.right * self.scale) + 2, int(rect.bottom * self.scale) + 2
        x, y = self.corner
        return Rect(left - x, top - y, right - left, bottom - top).clip(self.pixels)

    def point_to_pixels(self, x: float, y: float) -> tuple[int, int]:
        """Return a virtual point on the pixel grid."""
        return round(x * self.scale) - self.corner[0], round(y * self.scale) - self.corner[1]

    def to_virtual(self, pixel_x: float, pixel_y: float) -> tuple[float, float]:
        """Return a pixel's place in virtual units."""
        return (pixel_x + self.corner[0]) / self.scale, (pixel_y + self.corner[1]) / self.scale
