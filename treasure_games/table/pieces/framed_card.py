"""Cards assembled at run time from a frame and what is seen through it, as their geometry says."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

import pygame
from pygame import Rect, Surface

from treasure_games.core.language import N_, translate
from treasure_games.core.pages import json_of
from treasure_games.stage.asset_files import find
from treasure_games.stage.assets import Assets
from treasure_games.stage.canvas import LayoutContext

# Long words in names of cards, each with a bar where it may be broken.
_JOINTS: Final = N_("Quarter|master")
BROKEN: Final = 1.1
"""By what a name has to be larger on two lines to be broken."""


def broken(name: str) -> str:
    """Return a name of one long word on two lines, if it may be broken."""
    words = translate(_JOINTS).split()
    return {word.replace("|", ""): word.replace("|", "-\n") for word in words}.get(name, name)


class FramedCards:
    """The base of painters of cards.

    `geometry.json` in the folder `art` has the "size" of a frame, and boxes in it: left, top, width
    and height.
    """

    art: ClassVar[str]

    def __init__(self, assets: Assets, context: Callable[[], LayoutContext]) -> None:
        """With the `context` of a table they write in the letters of that."""
        self._assets, self._context = assets, context
        path = find("art", f"{self.art}/geometry", (".json",))
        self._geometry: dict[str, Any] = json_of(path)

    def box(self, name: str) -> tuple[float, float, float, float]:
        """Return a box of the card ("name", "text"): left, top, width, height as its shares."""
        left, top, width, height = self._geometry[name]
        across, down = self._geometry["size"]
        return left / across, top / down, width / across, height / down

    def _part(
        self, card: Surface, left: float, top: float, wide: float, high: float,
        whole: Sequence[float] = (),
    ) -> Rect:  # fmt: skip
        """Return the pixels of a box of the card, in a frame of the usual size or of `whole`."""
        sizes = zip(card.get_size(), whole or self._geometry["size"], strict=True)
        across, down = (size / of for size, of in sizes)
        x, y = round(left * across), round(top * down)
        return Rect(x, y, round((left + wide) * across) - x, round((top + high) * down) - y)

    def _put_picture(self, card: Surface, name: str, where: Rect) -> None:
        """Lay a picture of the folder on a part of the card."""
        self._put(card, self._assets.image(f"{self.art}/{name}", *where.size), where)

    def _put(self, card: Surface, image: Surface, where: Rect | tuple[int, int] = (0, 0)) -> None:
        # An opaque picture must make the card opaque; premultiplied blending would not.
        is_clear = bool(image.get_flags() & pygame.SRCALPHA)
        card.blit(image, where, special_flags=pygame.BLEND_PREMULTIPLIED if is_clear else 0)
