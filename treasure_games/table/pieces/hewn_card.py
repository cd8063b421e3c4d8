"""Cards that were cancelled: cut in two, and dimmed."""

from __future__ import annotations

from typing import Final

import pygame
from pygame import Surface

from treasure_games.stage.assets import Assets

HEWN: Final = "hewn"
"""Family of the halves of cards that were cancelled: "hewn:upper~picture" and "hewn:lower~…"."""
_DIMMED: Final = (126, 124, 134, 255)
"""What the light of a card that was cancelled is multiplied by."""
HALF: Final = 0.56
"""Height of a half by that of its card: the cut rises to the right."""
LOWER: Final = "lower"


class HewnPainter:
    """Paints one half of a card that was cancelled, along a line that rises to the right."""

    def __init__(self, assets: Assets) -> None:
        self._assets = assets

    def __call__(self, name: str, width: int, height: int) -> Surface:
        """Paint "upper~picture" or "lower~picture" at this many pixels."""
        side, picture = name.split("~", 1)
        half, whole = Surface((width, height), pygame.SRCALPHA), round(height / HALF)
        top = 0 if side == "upper" else height - whole
        half.blit(self._assets.image(picture, width, whole), (0, top))
        left, right = top + round(HALF * whole), top + round((1.0 - HALF) * whole)
        edge = height if side == "upper" else 0
        mask = Surface((width, height), pygame.SRCALPHA)
        mask.fill(_DIMMED)
        away = [(0, left), (width, right), (width, edge), (0, edge)]
        pygame.draw.polygon(mask, (0, 0, 0, 0), away)
        half.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return half
