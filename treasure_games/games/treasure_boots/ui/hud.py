"""The instruments beside the chart: compass rose and needle, the dice tray, the goal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from pygame import FRect

from treasure_games.games.treasure_boots.ui.fitting import line_in
from treasure_games.games.treasure_boots.ui.layout import ChartPlaces
from treasure_games.stage.boxes import Box, BoxKind
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Face
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.sprite import Sprite, draw_sprites
from treasure_games.stage.text import TextStyle
from treasure_games.stage.widgets import skin

_WIND: Final = TextStyle(24.0, Face.SEMIBOLD, "brass_light", "centre")
_GOAL: Final = TextStyle(22.0, Face.SEMIBOLD, "pearl", "centre")
_SHADOW_FALL: Final = (0.016, 0.021)
"""How far the needle's shadow lies off, by the width of the rose; the light doesn't turn."""
_DIE: Final = 0.74
"""Side of a die by the height of the tray."""
_LEANS: Final = (-7.0, 9.0)
"""Degrees by which dice lie askew."""
_DIE_SHADOW: Final = 1.25
_MOST_DICE: Final = 2
"""That lie in the tray at a time."""
_CORNER: Final = 0.75
"""From the middle of a die to its corners, by its side, and a little for blurred edges."""


@dataclass(slots=True, eq=False)
class Die:
    """One die: where it lies or flies (virtual units), how high, and which picture it shows."""

    x: float
    y: float
    side: float
    image: str
    angle: float = 0.0
    lift: float = 0.0
    alpha: float = 1.0

    def rect(self) -> FRect:
        """All that it and its shadow may touch, however it is turned."""
        reach = self.side * _CORNER
        body = FRect(self.x - reach, self.y - self.lift - reach, 2 * reach, 2 * reach)
        return body.union(self.shadow())

    def shadow(self) -> FRect:
        """It falls farther and grows, the higher the die is."""
        fall = 0.075 * self.side + 0.35 * self.lift
        grown = self.side * _DIE_SHADOW * (1.0 + self.lift / 400.0)
        rect = FRect(0.0, 0.0, grown, grown)
        rect.center = self.x + fall, self.y + 1.2 * fall
        return rect


@dataclass(slots=True, eq=False)
class Instruments:
    """`needle` in degrees clockwise from north; moved by the timeline, as the dice are."""

    grid: str = "hex"
    needle: float = 0.0
    wind_words: str = ""
    goal_words: str = ""
    dice: list[Die] = field(default_factory=list)
    places: ChartPlaces | None = None
    _drawn_needle: float = 0.0
    _drawn_dice: tuple[tuple[float, ...], ...] = ()
    _dice_rects: list[FRect] = field(default_factory=list)

    def area(self) -> FRect:
        """All of it, with the soft edges."""
        places = self.places
        assert places is not None
        return places.compass.unionall([places.dice, places.wind, places.goal]).inflate(40, 40)

    def die_spot(self, index: int, count: int) -> tuple[float, float, float]:
        """Middle and side of the index-th of so many dice that lie in the tray."""
        assert self.places is not None
        tray = self.places.dice
        side = min(tray.height * _DIE, tray.width / (count + 0.6))
        step = tray.width / (count + 0.25)
        return tray.centerx + (index - (count - 1) / 2) * step, tray.centery, side

    def lay_dice(self, pictures: Sequence[str]) -> None:
        """These lie in the tray, from the left."""
        self.dice[:] = [
            Die(*self.die_spot(index, _MOST_DICE), picture, _LEANS[index])
            for index, picture in enumerate(pictures)
        ]

    def move_dice(self) -> None:
        """The tray may lie elsewhere: what it holds stays, be it the turn's roll or a shot's."""
        for index, die in enumerate(self.dice):
            die.x, die.y, die.side = self.die_spot(index, _MOST_DICE)

    def say(self, wind: str, goal: str) -> bool:
        """What the plates say; whether it is news."""
        is_news = (wind, goal) != (self.wind_words, self.goal_words)
        self.wind_words, self.goal_words = wind, goal
        return is_news

    def track(self, invalidate: Callable[[FRect | None], None]) -> None:
        """Have drawn again what the timeline has moved."""
        if self.places is None:
            return
        if self.needle != self._drawn_needle:
            self._drawn_needle = self.needle
            invalidate(self.places.compass.inflate(8, 8))
        state = tuple((id(die), die.x, die.y, die.lift, die.angle, die.alpha, hash(die.image))
                      for die in self.dice)  # fmt: skip
        if state != self._drawn_dice:
            self._drawn_dice = state
            rects = [die.rect() for die in self.dice]
            for rect in (*self._dice_rects, *rects):
                invalidate(rect)
            self._dice_rects = rects

    def draw(self, canvas: Canvas) -> None:
        """Rose, needle, glass, plates and the empty tray."""
        places = self.places
        if places is None or not _touches(canvas, self.area()):
            return
        self._draw_compass(canvas, places.compass)
        for rect, (text, style) in self._plates(canvas.context, places):
            skin.draw_panel(canvas, rect, "status_plate")
            canvas.text(text, style, rect.inflate(-24, 0))
        skin.draw_panel(canvas, places.dice, "tray")

    def draw_dice(self, canvas: Canvas, *, is_moving: bool) -> None:
        """Over everything, as they may fly."""
        shown = [die for die in self.dice if die.alpha > 0.02 and _touches(canvas, die.rect())]
        sprites = []
        for die in shown:
            fallen = die.shadow()
            shadow = Sprite("dice/shadow", *fallen.center, *fallen.size,
                            alpha=die.alpha * max(0.35, 1.0 - die.lift / 260.0))  # fmt: skip
            body = Sprite(die.image, die.x, die.y - die.lift, die.side, die.side, die.angle,
                          alpha=die.alpha)  # fmt: skip
            shadow.has_shadow = body.has_shadow = False
            sprites += [shadow, body]
        if sprites:
            draw_sprites(canvas, sprites, is_moving=is_moving)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """The words on the plates."""
        if self.places is None:
            return
        names = ("wind", "goal")
        for name, (rect, (text, style)) in zip(
            names, self._plates(context, self.places), strict=True
        ):
            inner = rect.inflate(-24, 0)
            if text:
                size = context.texts.measure(text, style, inner.width)
                yield Box(f"hud.{name}", inner, BoxKind.TEXT, text_size=size)

    def _plates(
        self, context: LayoutContext, places: ChartPlaces
    ) -> tuple[tuple[FRect, tuple[str, TextStyle]], ...]:
        return tuple(
            (rect, line_in(context, text, style, rect.width - 24, rect.height))
            for rect, text, style in (
                (places.wind, self.wind_words, _WIND),
                (places.goal, self.goal_words, _GOAL),
            )
        )

    def _draw_compass(self, canvas: Canvas, rect: FRect) -> None:
        canvas.image(f"chart/rose_{self.grid}", rect)
        side = rect.width
        across, down = (share * side for share in _SHADOW_FALL)
        turn = -(self.needle % 360.0)
        shadow = Sprite("chart/needle_shadow", rect.centerx + across, rect.centery + down, side,
                        side, turn)  # fmt: skip
        needle = Sprite("chart/needle", rect.centerx, rect.centery, side, side, turn)
        shadow.has_shadow = needle.has_shadow = False
        draw_sprites(canvas, (shadow, needle), is_moving=self.needle % 30.0 != 0.0)
        canvas.image("chart/compass_glass", rect)


def _touches(canvas: Canvas, rect: FRect) -> bool:
    clip = canvas.surface.get_clip()
    return bool(clip.colliderect(canvas.context.viewport.covering_pixels(rect)))
