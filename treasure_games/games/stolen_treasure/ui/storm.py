"""The Kraken over the table: rain, a flood, and arms that come out of it one after another."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

import pygame
from pygame import FRect, Surface

from treasure_games.stage.animation import Animation, Tween
from treasure_games.stage.assets import Assets
from treasure_games.stage.canvas import Canvas, veil_of
from treasure_games.stage.easing import out_back, out_cubic
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.theme import Colour

FAMILY: Final = "kraken"
"""Family of the arms' pictures, cut down to what is seen of them: "kraken:arm_left_tip"."""
_ART: Final = "stolen_treasure"
_HIGH: Final = 1080.0
HOLDING: Final = (("left", FRect(46, 430, 430, 680)), ("right", FRect(1360, 180, 380, 900)))
IDLE: Final = (("left", FRect(0, 540, 380, 540)), ("right", FRect(1560, 520, 360, 560)))
"""Arms that hold cards, and coils in front, as they are on a table of 1920 x 1080."""
_SEEN: Final = {
    "arm_left_behind": FRect(56, 196, 245, 484),
    "arm_left_tip": FRect(201, 42, 211, 213),
    "arm_left_coil": FRect(0, 20, 380, 520),
    "arm_right_behind": FRect(94, 36, 286, 864),
    "arm_right_tip": FRect(28, 36, 125, 182),
    "arm_right_coil": FRect(18, 36, 342, 524),
}
"""The part of each picture's box that isn't empty: all else would be redrawn for nothing."""
_FLOOD: Final = (40.0, 220.0)
"""How much wider than the table the flood is at each side, and its height."""
_RAIN: Final = f"{_ART}/rain"
_TILE: Final = (480.0, 540.0)
_ARM, _GAP, _WATER = 0.6, 0.12, 0.4
"""Seconds of an arm's way up, from one arm to the next, and of the water's rise."""
SECONDS: Final = _ARM + 3 * _GAP


class Storm:
    """`rise` is 0 when all is under the sea and 1 when it stands over the table."""

    def __init__(self) -> None:
        self.rise = 0.0
        self.room = FRect(0, 0, 1, 1)
        self.plates_end = 0.0
        """What the tip of the arm at the left stays below."""

    def move(self, goal: float, seconds: float) -> Animation:
        """Return the way up, or back down."""
        return Tween(self, seconds, easing=lambda t: t, rise=goal)

    def draw_behind(self, canvas: Canvas) -> None:
        """Draw the arms and the flood: all that is under plates and cards."""
        if not self.rise:
            return
        self._draw_arms(canvas, "behind")
        canvas.image(f"{_ART}/flood", self._flood())
        self._draw_arms(canvas, "coil")

    def draw_before(self, canvas: Canvas) -> None:
        """Draw the tips, which lie over the cards."""
        if self.rise:
            self._draw_arms(canvas, "tip")

    def draw_veiled_rain(self, canvas: Canvas, veil: Colour, dark: float) -> None:
        """Draw it with a veil behind it: each by itself would blend everything."""
        assets, to_pixels = canvas.context.assets, canvas.context.viewport.to_pixels
        for tile in self._tiles():
            pixels = to_pixels(tile)
            make = partial(_veiled_rain, canvas.context, pixels.size, veil, dark)
            canvas.blit(assets.keep(("veiled_rain", pixels.size, veil, dark), make), pixels)

    def _tiles(self) -> Iterator[FRect]:
        """Yield where the rain falls."""
        unit = self.room.height / _HIGH
        wide, high = _TILE[0] * unit, _TILE[1] * unit
        for row in range(int(self.room.height // high) + 1):
            for column in range(int(self.room.width // wide) + 1):
                yield FRect(self.room.left + column * wide, self.room.top + row * high, wide, high)

    def _draw_arms(self, canvas: Canvas, part: str) -> None:
        for name, place in self._places(part):
            canvas.image(f"{FAMILY}:{name}", place)

    def _places(self, part: str) -> Iterator[tuple[str, FRect]]:
        """Yield the pictures of such parts of the arms, and where each is now, without margins."""
        arms, first = (IDLE, len(HOLDING)) if part == "coil" else (HOLDING, 0)
        for number, (side, box) in enumerate(arms, first):
            name = f"arm_{side}_{part}"
            whole, seen, unit = self._arm(side, box, number), _SEEN[name], self.room.height / _HIGH
            yield name, FRect(whole.left + seen.left * unit, whole.top + seen.top * unit,
                              seen.width * unit, seen.height * unit)  # fmt: skip

    def _flood(self) -> FRect:
        unit, share = self.room.height / _HIGH, self._share(0.0, _WATER)
        flood = FRect(0, 0, self.room.width + 2 * _FLOOD[0] * unit, _FLOOD[1] * unit)
        flood.midtop = self.room.centerx, self.room.bottom - flood.height * out_cubic(share)
        return flood

    def _arm(self, side: str, box: FRect, number: int) -> FRect:
        """Return where an arm is now; those of the right side keep to the right edge."""
        unit = self.room.height / _HIGH
        rect = FRect(0, 0, box.width * unit, box.height * unit)
        rect.left = self.room.left + box.left * unit
        if side == "right":
            rect.right = self.room.right - (1920.0 - box.right) * unit
        hidden = 1.0 - out_back(self._share(number * _GAP, _ARM))
        rect.bottom = self.room.bottom + min(1.0, hidden) * rect.height
        if number == 0:
            tip = self.room.bottom - rect.height + _SEEN["arm_left_tip"].top * unit
            rect.top += max(0.0, self.plates_end - tip)
        return rect

    def _share(self, start: float, length: float) -> float:
        """Return how far a part of the storm has come that begins after some seconds."""
        return min(1.0, max(0.0, (self.rise * SECONDS - start) / length))


def _veiled_rain(
    context: LayoutContext, size: tuple[int, int], veil: Colour, dark: float
) -> Surface:
    tile = veil_of(size, veil, dark)
    rain = context.assets.image(_RAIN, *size)
    tile.blit(rain, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return tile


class ArmPainter:
    """Paints what is seen of a part of the Kraken's arms."""

    def __init__(self, assets: Assets) -> None:
        self._assets = assets

    def __call__(self, name: str, width: int, height: int) -> Surface:
        """Cut the picture of this name down to this many pixels."""
        seen, size = _SEEN[name], _whole_size(name, width, height)
        whole = self._assets.once(f"{_ART}/{name}", *size)
        part = Surface((width, height), pygame.SRCALPHA)
        place = -round(seen.left * width / seen.width), -round(seen.top * height / seen.height)
        part.blit(whole, place, special_flags=pygame.BLEND_PREMULTIPLIED)
        return part


def _whole_size(name: str, width: int, height: int) -> tuple[int, int]:
    """Return the size of a picture of which this is seen."""
    seen, side = _SEEN[name], name.split("_")[1]
    box = dict(IDLE if name.endswith("coil") else HOLDING)[side]
    return round(box.width * width / seen.width), round(box.height * height / seen.height)
