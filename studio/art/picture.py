"""What a family of pictures is made of: a name, a size, a function that draws, a file format."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Picture:
    """One file under art/.

    `name` is its logical path without ending ("cards/do_not_touch/back"); `width` and `height` are
    the master size in pixels; `draw` returns the SVG text, the same at every call. WebP keeps
    alpha; JPEG is for opaque scenes, which decode five times as fast; PNG and ICO are for
    the desktop alone, and an ICO holds every size up to its own.
    """

    name: str
    width: int
    height: int
    draw: Callable[[], str]
    format: Literal["webp", "jpg", "png", "ico"] = "webp"
    quality: int = 80

    @property
    def file_name(self) -> str:
        """Where it is written, relative to art/."""
        return f"{self.name}.{self.format}"
