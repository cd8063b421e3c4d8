"""The Kraken over the table: rain, a flood, and arms that come out of it one after another."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import pygame
from pygame import FRect, Surface

from treasure_games.stage.animation import Animation, Tween
from treasure_games.stage.assets import Assets
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.easing import out_back, out_cubic
from treasure_games.table.pieces.dirty_trail import DirtyTrail

FAMILY: Final = "kraken"
"""Family of the arms' pictures, cut down to what is seen of them: "kraken:arm_left_tip"."""
_ART: Final = "stolen_treasure"
_HIGH: Final = 1080.0
_HOLDING: Final = (("left", FRect(108, 400, 400, 680)), ("right", FRect(1360, 180, 380, 900)))
_IDLE: Final = (("left", FRect(0, 540, 380, 540)), ("right", FRect(1560, 520, 360, 560)))
"""Arms that hold cards, and coils in front, as they are on a table of 1920 x 1080."""
_SEEN: Final = {
    "arm_left_behind": FRect(54, 196, 224, 484),
    "arm_left_tip": FRect(186, 42, 197, 215),
    "arm_left_coil": FRect(0, 20, 380, 520),
    "arm_right_behind": FRect(94, 36, 286, 864),
    "arm_right_tip": FRect(28, 36, 125, 182),
    "arm_right_coil": FRect(18, 36, 342, 524),
}
"""The part of each picture's box that isn't empty: all else would be redrawn for nothing."""
_FLOOD: Final = (40.0, 220.0)
"""How much wider than the table the flood is at each side, and its height."""
_RAIN: Final = (480.0, 540.0)
_ARM, _GAP, _WATER = 0.6, 0.12, 0.4
"""Seconds of an arm's way up, from one arm to the next, and of the water's rise."""
SECONDS: Final = _ARM + 3 * _GAP


class Storm:
    """`rise` is 0 when all is under the sea and 1 when it stands over the table."""

    def __init__(self) -> None:
        self.rise = 0.0
        self.room = FRect(0, 0, 1, 1)
        self._trail = DirtyTrail()

    def move(self, goal: float, seconds: float) -> Animation:
        """Return the way up, or back down."""
        return Tween(self, seconds, easing=lambda t: t, rise=goal)

    def track(self, invalidate: Callable[[FRect], None]) -> None:
        """Redraw what has moved: rain covers the table as soon as anything rises."""
        shown: list[tuple[str, object, FRect]] = []
        if self.rise:
            shown.append(("rain", None, self.room))
            places = (*self._places("behind"), *self._places("tip"), *self._places("coil"),
                      ("flood", self._flood()))  # fmt: skip
            shown += [(name, place.bottom, place) for name, place in places]
        self._trail.follow(shown, invalidate)

    def draw_behind(self, canvas: Canvas) -> None:
        """Draw rain, the arms, and the flood: all that is under plates and cards."""
        if not self.rise:
            return
        self._draw_rain(canvas)
        self._draw_arms(canvas, "behind")
        flood = self._flood()
        if canvas.touches(flood):
            canvas.image(f"{_ART}/flood", flood)
        self._draw_arms(canvas, "coil")

    def draw_before(self, canvas: Canvas) -> None:
        """Draw the tips, which lie over the cards."""
        if self.rise:
            self._draw_arms(canvas, "tip")

    def _draw_rain(self, canvas: Canvas) -> None:
        unit = self.room.height / _HIGH
        wide, high = _RAIN[0] * unit, _RAIN[1] * unit
        for row in range(int(self.room.height // high) + 1):
            for column in range(int(self.room.width // wide) + 1):
                tile = FRect(self.room.left + column * wide, self.room.top + row * high, wide, high)
                if canvas.touches(tile):
                    canvas.image(f"{_ART}/rain", tile)

    def _draw_arms(self, canvas: Canvas, part: str) -> None:
        for name, place in self._places(part):
            if canvas.touches(place):
                canvas.image(f"{FAMILY}:{name}", place)

    def _places(self, part: str) -> Iterator[tuple[str, FRect]]:
        """Yield the pictures of such parts of the arms, and where each is now, without margins."""
        arms, first = (_IDLE, len(_HOLDING)) if part == "coil" else (_HOLDING, 0)
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
        return rect

    def _share(self, start: float, length: float) -> float:
        """Return how far a part of the storm has come that begins after some seconds."""
        return min(1.0, max(0.0, (self.rise * SECONDS - start) / length))


class ArmPainter:
    """Paints what is seen of a part of the Kraken's arms."""

    def __init__(self, assets: Assets) -> None:
        self._assets = assets

    def __call__(self, name: str, width: int, height: int) -> Surface:
        """Cut the picture of this name down to this many pixels."""
        seen, side = _SEEN[name], name.split("_")[1]
        box = dict(_IDLE if name.endswith("coil") else _HOLDING)[side]
        across, down = width / seen.width, height / seen.height
        size = round(box.width * across), round(box.height * down)
        whole = self._assets.once(f"{_ART}/{name}", *size)
        part = Surface((width, height), pygame.SRCALPHA)
        place = -round(seen.left * across), -round(seen.top * down)
        part.blit(whole, place, special_flags=pygame.BLEND_PREMULTIPLIED)
        return part
