"""The coins of the others: a stack for each, its face on top, number and name below."""

import math
from collections.abc import Callable, Iterator
from typing import Final

from pygame import FRect

from treasure_games.core.language import plural
from treasure_games.screens.frame import Frame
from treasure_games.screens.result.chart import round_step
from treasure_games.screens.result.reveal import Reveal
from treasure_games.screens.result.story import Story
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.text import TextStyle, placed_look_beside
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.button import Hotspot
from treasure_games.stage.widgets.widget import Widget
from treasure_games.table.fitting import (
    SMALLEST_ON_PLATE,
    Passage,
    Worded,
    brief_name,
    one_line,
)
from treasure_games.table.pieces.brass import draw_brass
from treasure_games.table.places import is_large
from treasure_games.table.seat_face import SeatFace

_AT, _AS, _ON = placed_look_beside(__file__)
_MOST_COINS: Final = 24
"""The most coins of a stack."""


def coins_for(story: Story) -> list[int]:
    """Return how many coins lie on the stack of each seat: one a point, or one for several.

    One that has anything has a coin.
    """
    scores = story.outcome.scores
    value = coin_value(max(scores))
    return [max(min(1, score), score // value) if score > 0 else 0 for score in scores]


def coin_value(highest: int) -> int:
    """Return what a coin stands for: 1, 2, 5, 10, 20, 50..., so that no stack gets too high."""
    return round_step(highest, _MOST_COINS)


class Stack(Worded, Hotspot):
    """One stack. Its tooltip says what the score is made of."""

    def __init__(
        self, story: Story, seat: int, reveal: Reveal, on_press: Callable[[], None]
    ) -> None:
        super().__init__(f"seat{seat}.stack", on_press, hint=lambda: story.told(seat))
        self._story, self._seat, self._reveal = story, seat, reveal
        self._coins = coins_for(story)[seat]
        self._is_own = story.is_defeat and seat == story.hero
        mood = "pleased" if seat in story.outcome.winners else "angry"
        self.face = SeatFace(story.seats[seat], 128.0, mood, f"seat{seat}.face")
        self._frame = Frame()
        self._units = self._plate = FRect(0.0, 0.0, 0.0, 0.0)
        self._coin = self._step = 0.0
        self.contain(self.face)

    @property
    def text(self) -> str:
        """When it lost all, or the number on its plate, which rolls while coins are poured."""
        if lost := self._story.lost(self._seat):
            return lost
        scores = self._story.outcome.scores
        counted = self._poured * coin_value(max(scores))
        return str(counted if self._poured < self._coins else scores[self._seat])

    def stand(self, frame: Frame, plate: FRect, step: float, context: LayoutContext) -> None:
        """Take a plate; it and `step`, from coin to coin, are in the picture's units."""
        self._frame, self._units, self._step = frame, plate, step
        self._plate, self._coin = frame.rect(*plate), min(_AT.coin, plate.width - 8.0)
        self._place_face(self._coins, context)
        self.place(self._plate.union(self.face.rect), context)
        self.tip_over = self.face.rect

    @property
    def _poured(self) -> int:
        return min(self._coins, self._reveal.coins)

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, the coins if there is a step, the face on them, what was missing."""
        self._draw_plate(canvas)
        poured = self._poured
        for level in range(poured if self._step else 0):
            canvas.image("result/coin", self._place_of(level))
        self._place_face(poured, canvas.context)
        self.face.draw(canvas)
        self._place_face(self._coins, canvas.context)
        if poured == self._coins and self._short and self._step:
            self._draw_short(canvas)

    def _place_face(self, coins: int, context: LayoutContext) -> None:
        side = min(128.0, self._units.width - 4.0)
        high = _AT.base - coins * self._step - (self._coin * 0.06 if coins else -12.0)
        place = self._frame.rect(self._units.centerx - side / 2, high - side, side, side)
        self.face.place(place, context)

    def _place_of(self, level: int) -> FRect:
        wide, high = (length * self._coin / _AT.coin for length in (_AT.wide, _AT.high))
        shift = math.sin(level * 2.1 + self._seat) * self._coin * 0.018
        foot = _AT.base + self._coin * _AT.foot - level * self._step
        return self._frame.rect(self._units.centerx - wide / 2 + shift, foot - high, wide, high)

    @property
    def _short(self) -> int:
        """How much the own score lacks of the best, where points are counted."""
        scores = self._story.outcome.scores
        is_told = self._is_own and not self._story.breakdown.spoils
        return max(scores) - scores[self._seat] if is_told else 0

    def _draw_short(self, canvas: Canvas) -> None:
        """Say over the face what was missing; in figures alone where the column is narrow."""
        context, width = canvas.context, self._plate.width - 16
        short = self._short
        for said in (plural("{count} short", "{count} short", short), f"\u2212{short}"):
            words, style = one_line(context, said, _AS.short, width)
            if words == said:
                break
        else:
            return
        size = context.texts.measure(words, style)
        # The line is higher than its letters.
        plate = self._beside_gap(FRect(0, 0, size[0] + 16, 0.88 * size[1]))
        canvas.fill(plate, context.theme.palette.walnut_dark, 0.94)
        canvas.outline(plate, context.theme.palette.lantern, 1.6, 6.0)
        canvas.text(words, style, plate.inflate(0, size[1] - plate.height))

    def _beside_gap(self, label: FRect) -> FRect:
        label.midbottom = self.face.rect.midtop
        return label

    def passages(self, context: LayoutContext) -> Iterator[tuple[str, Passage]]:
        """Yield name and number on the plate; the name only where large text leaves it room."""
        plate = self._plate
        upper = FRect(plate)
        if not is_large(context):
            upper.height = plate.height * 0.6
            lower = FRect(plate.left + 4, upper.bottom, plate.width - 8, plate.height * 0.4)
            lower.height -= 4.0 * self._frame.scale
            words, style = brief_name(context, self._story.name(self._seat), _AS.name, lower.width)
            yield f"{self.name}.name", _fitted(context, words, style, lower)
        style = _AS.round if self._story.lost(self._seat) else _AS.number
        score = _fitted(context, self.text, style, upper.inflate(-12, 0))
        if score.text != self.text:
            score = _fitted(context, "0", _AS.number, upper)
        yield f"{self.name}.score", Passage(score.text, score.style, upper)

    def _draw_plate(self, canvas: Canvas) -> None:
        plate, palette = self._plate, canvas.context.theme.palette
        canvas.fill(plate, palette.walnut_dark, 0.82)
        if self._is_own:
            canvas.outline(plate, palette.lantern, 4.0, 8.0)
        else:
            canvas.outline(plate, palette.brass, 1.6, 6.0)
        for name, line in self.passages(canvas.context):
            if name.endswith(".score"):
                draw_brass(canvas, line)
            else:
                line.draw(canvas)


class Rung(Stack):
    """One of a crowd: a face, and beside it name, number and a row of coins; with large text there
    are none, and the number stands at the end.
    """

    def _beside_gap(self, label: FRect) -> FRect:
        label.bottomright = self._plate.right - 6.0, self._plate.bottom - 6.0
        return label

    def passages(self, context: LayoutContext) -> Iterator[tuple[str, Passage]]:
        """Yield the name, and the number below it; beside it where there is the room."""
        name = FRect(self._plate)
        name.left = self.face.rect.right + 8.0
        name.width = self._plate.right - 8.0 - name.left
        score, style = FRect(name), _AS.counted
        if not is_large(context):
            name.height *= _AT.named
            score.top, score.height = name.bottom, _AT.scored * score.height
        if self._plate.width > _AT.wide_card * self._plate.height:
            room, style = _AT.score * self._frame.scale, _AS.number
            name.width -= room
            score = FRect(name.right, self._plate.top, room, self._plate.height)
        words = brief_name(context, self._story.name(self._seat), _AS.listed, name.width)
        yield f"{self.name}.name", _fitted(context, *words, name)
        yield f"{self.name}.score", _fitted(context, self.text, style, score)

    def _place_face(self, coins: int, context: LayoutContext) -> None:
        left, middle = self._plate.inflate(-8.0, -8.0).midleft
        side = min(self._plate.height, _AT.most_face * self._plate.width) - 8.0
        self.face.place(sized(side, side, midleft=(left, middle)), context)

    def _place_of(self, level: int) -> FRect:
        size = _AT.lying / _AT.coin * self._frame.scale
        left = self.face.rect.right + 8.0 + level * self._step * self._plate.width
        foot = left, self._plate.bottom - 8.0
        return sized(_AT.wide * size, _AT.high * size, bottomleft=foot)


def _cards(count: int, columns: int) -> list[FRect]:
    """Return the places of a crowd, the best last; of an odd one in two columns it takes both."""
    x, y, wide, high = _ON.list
    column, pitch, before = wide / columns, high / -(-count // columns), count % columns
    cells = (divmod(before + number, columns) for number in range(count))
    places = [FRect(x + column * across, y + pitch * row, column, pitch) for row, across in cells]
    places[0].width, places[0].left = column * (1 + before), x
    return [place.inflate(-6.0, -6.0) for place in reversed(places)]


def _fitted(context: LayoutContext, text: str, style: TextStyle, rect: FRect) -> Passage:
    return Passage(*one_line(context, text, style, *rect.size, smallest=SMALLEST_ON_PLATE), rect)


class Stacks(Widget):
    """The stacks side by side, the best nearest the middle; many as a list, the best on top."""

    def __init__(self, story: Story, reveal: Reveal, on_press: Callable[[], None]) -> None:
        super().__init__("stacks")
        self._story, self._reveal = story, reveal
        self._is_list = len(story.stacked) >= _AT.crowd
        kind = Rung if self._is_list else Stack
        self._stacks = [kind(story, seat, reveal, on_press) for seat in story.stacked]
        self._board = FRect(0.0, 0.0, 0.0, 0.0)
        self.contain(*self._stacks)

    def stand(self, frame: Frame, context: LayoutContext) -> None:
        """Share the left of the picture among the stacks."""
        count, most = len(self._stacks), max(1, *coins_for(self._story))
        if self._is_list:
            self._board = frame.rect(*_ON.list).inflate(_AT.shelf, _AT.shelf)
            # Large text needs the place of the coins.
            columns, step = (1, 0.0) if is_large(context) else (2, _AT.row / most)
            places = _cards(count, columns)
        else:
            column = min(_AT.column, _AT.room / max(1, count))
            coin = min(_AT.coin, column - 16.0)
            step = min(coin * _AT.step, (_AT.base - _AT.highest - min(128.0, column - 12.0)) / most)
            left = _AT.left + (_AT.room - column * count) / 2
            places = [
                FRect(left + column * each + 4.0, _AT.plate_top, column - 8.0, _AT.plate_high)
                for each in range(count)
            ]
        for stack, place in zip(self._stacks, places, strict=True):
            stack.stand(frame, place, step, context)

    def draw(self, canvas: Canvas) -> None:
        """Draw the board of a list, then the stacks."""
        if self._is_list:
            skin.draw_panel(canvas, self._board, "plank")
        super().draw(canvas)
