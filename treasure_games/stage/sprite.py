"""Sprites: pictures on the table that move; turned, lifted, pinched and shadowed, cheaply."""

from __future__ import annotations

from dataclasses import dataclass, field

from pygame import FRect, Surface


@dataclass(slots=True, eq=False)
class Sprite:
    """One piece. Place and size in virtual units, `angle` in degrees counter-clockwise.

    Every number may be moved by a Tween. `width_pinch` 1 is flat, 0 is seen edge on: a flip takes
    it to 0, changes `image`, and takes it back. `lift` is the height over the table.
    """

    image: str
    x: float
    y: float
    width: float
    height: float
    angle: float = 0.0
    scale: float = 1.0
    alpha: float = 1.0
    lift: float = 0.0
    width_pinch: float = 1.0
    stretch: float = 1.0
    """Landing squash: the width is multiplied by it, the height divided."""
    has_shadow: bool = True
    silhouette: str = ""
    """Sprites of equal outline may share shadows under one name ("card"); "": the picture's own."""
    is_visible: bool = True
    is_swift: bool = False
    """True if it looks different every few frames: if it is large, it is turned roughly then, as
    nobody could see it."""
    is_flying: bool = False
    """True if it is on its way, and no two frames show it in the same pose: nobody could tell a
    pose from one that is almost the same."""
    worn: dict[str, Surface] = field(default_factory=dict)
    """In flight: its picture by name, and its shadow, as made last; worn until there is time for
    new ones."""

    @property
    def rect(self) -> FRect:
        """The area of the sprite, not turned."""
        width, height = self.width * self.scale, self.height * self.scale
        return FRect(self.x - width / 2, self.y - self.lift - height / 2, width, height)
