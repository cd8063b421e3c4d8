"""The coins of the others: a stack for each, its face on top, number and name below."""

import math
from collections.abc import Callable, Iterator
from typing import Final

from msgspec.structs import replace
from pygame import FRect

from treasure_games.core.language import plural, translate as _
from treasure_games.screens.frame import Frame
from treasure_games.screens.result.chart import round_step
from treasure_games.screens.result.reveal import Reveal
from treasure_games.screens.result.story import Story
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.text import TextStyle, placed_look_beside
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.button import Hotspot
from treasure_games.stage.widgets.widget import Widget
from treasure_games.table.fitting import (
    SMALLEST_ON_PLATE,
    Passage,
    Worded,
    brief_name,
    last_word,
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
        self._column = FRect(0.0, 0.0, 0.0, 0.0)
        self._coin = self._step = 0.0
        self.contain(self.face)

    @property
    def text(self) -> str:
        """When it lost all, or the number on its plate, which rolls while coins are poured."""
        if lost := self._story.lost(self._seat):
            return lost
        score = self._story.outcome.scores[self._seat]
        return str(score if self._poured == self._coins else min(score, self._poured * self._value))

    def stand(self, frame: Frame, column: FRect, step: float, context: LayoutContext) -> None:
        """Take a column; `step` is from coin to coin, in the picture's units."""
        self._frame, self._column, self._step = frame, column, step
        self._coin = min(_AT.coin, column.width - 16.0)
        self._place_face(self._coins, context)
        self.place(self._plate().union(self.face.rect), context)
        self.tip_over = self.face.rect

    @property
    def _poured(self) -> int:
        return min(self._coins, self._reveal.coins)

    def draw(self, canvas: Canvas) -> None:
        """Draw coins, the face on them, what was missing, then the plate."""
        poured = self._poured
        for level in range(poured):
            self._draw_coin(canvas, level)
        self._place_face(poured, canvas.context)
        self.face.draw(canvas)
        self._place_face(self._coins, canvas.context)
        if poured == self._coins and self._short:
            self._draw_short(canvas)
        self._draw_plate(canvas)

    def _place_face(self, coins: int, context: LayoutContext) -> None:
        side = min(128.0, self._column.width - 12.0)
        high = _AT.base - coins * self._step - (self._coin * 0.06 if coins else -12.0)
        place = self._frame.rect(self._column.centerx - side / 2, high - side, side, side)
        self.face.place(place, context)

    def _draw_coin(self, canvas: Canvas, level: int) -> None:
        wide, high = (length * self._coin / _AT.coin for length in (_AT.wide, _AT.high))
        shift = math.sin(level * 2.1 + self._seat) * self._coin * 0.018
        foot = _AT.base + self._coin * _AT.foot - level * self._step
        place = self._frame.rect(self._column.centerx - wide / 2 + shift, foot - high, wide, high)
        canvas.image("result/coin", place)

    @property
    def _short(self) -> int:
        """How much the own score lacks of the best, where points are counted."""
        scores = self._story.outcome.scores
        is_told = self._is_own and not self._story.breakdown.spoils
        return max(scores) - scores[self._seat] if is_told else 0

    def _draw_short(self, canvas: Canvas) -> None:
        """Say over the face what was missing; in figures alone where the column is narrow."""
        context, width = canvas.context, self._plate().width - 16
        text = plural("{count} short", "{count} short", self._short)
        for said in (text, f"\u2212{self._short}"):
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
        """Yield name and number on the plate; the name only where it fits."""
        plate = self._plate()
        name = self._story.name(self._seat)
        least = context.texts.measure(last_word(name), replace(_AS.name, size=SMALLEST_ON_PLATE))[0]
        has_name = least <= plate.width - 8 and not is_large(context)
        upper = FRect(plate)
        if has_name:
            upper.height = plate.height * 0.6
            lower = FRect(plate.left + 4, upper.bottom, plate.width - 8, plate.height * 0.4)
            lower.height -= 4.0 * self._frame.scale
            words, style = brief_name(context, name, _AS.name, lower.width)
            yield f"{self.name}.name", _fitted(context, words, style, lower)
        style = _AS.round if self._story.lost(self._seat) else _AS.number
        score = _fitted(context, self.text, style, upper.inflate(-12, 0))
        if score.text != self.text:
            score = _fitted(context, "0", _AS.number, upper)
        yield f"{self.name}.score", Passage(score.text, score.style, upper)

    @property
    def _value(self) -> int:
        return coin_value(max(self._story.outcome.scores))

    def _plate(self) -> FRect:
        left, wide = self._column.left + 4, self._column.width - 8
        return self._frame.rect(left, _AT.plate_top, wide, _AT.plate_high)

    def _draw_plate(self, canvas: Canvas) -> None:
        plate, palette = self._plate(), canvas.context.theme.palette
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
    """One of a list: the face at its left, the coins in a row below the name, the number."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, then the coins, unless large text needs their place, and the face."""
        self._draw_plate(canvas)
        for level in range(0 if is_large(canvas.context) else self._poured):
            canvas.image("result/coin", self._place_of(level))
        self.face.draw(canvas)
        if self._poured == self._coins and self._short and not is_large(canvas.context):
            self._draw_short(canvas)

    def _beside_gap(self, label: FRect) -> FRect:
        label.bottomright = self._row.right, self._row.bottom - 6.0
        return label

    @property
    def _row(self) -> FRect:
        plate, wide = self._plate(), _AT.row * self._frame.scale
        return FRect(plate.left + plate.height + 4.0, plate.top, wide, plate.height)

    def passages(self, context: LayoutContext) -> Iterator[tuple[str, Passage]]:
        """Yield the name over the coins, and the number beside them."""
        plate, name = self._plate(), self._row
        if not is_large(context):
            name.height *= 0.5
        words, style = brief_name(context, self._story.name(self._seat), _AS.listed, name.width)
        yield f"{self.name}.name", _fitted(context, words, style, name)
        score = FRect(name.right, plate.top, plate.right - 10.0 - name.right, plate.height)
        yield f"{self.name}.score", _fitted(context, self.text, _AS.number, score)

    def _place_face(self, coins: int, context: LayoutContext) -> None:
        plate = self._plate()
        place = FRect(plate.topleft, (plate.height, plate.height)).inflate(-4.0, -4.0)
        self.face.place(place, context)

    def _place_of(self, level: int) -> FRect:
        wide, high = (length * _AT.lying / _AT.coin for length in (_AT.wide, _AT.high))
        left = self._column.left + self._column.height + 8.0 + level * self._step
        return self._frame.rect(left, self._column.bottom - high - 6.0, wide, high)

    def _plate(self) -> FRect:
        return self._frame.rect(*self._column)


def _fitted(context: LayoutContext, text: str, style: TextStyle, rect: FRect) -> Passage:
    size = rect.width, rect.height
    return Passage(*one_line(context, text, style, *size, smallest=SMALLEST_ON_PLATE), rect)


class Stacks(Widget):
    """The stacks side by side, the best nearest the middle; many as a list, the best on top."""

    def __init__(self, story: Story, reveal: Reveal, on_press: Callable[[], None]) -> None:
        super().__init__("stacks")
        self._story, self._reveal = story, reveal
        self._is_list = len(story.stacked) >= _AT.crowd
        kind = Rung if self._is_list else Stack
        self._stacks = [kind(story, seat, reveal, on_press) for seat in story.stacked]
        self._line = self._board = FRect(0.0, 0.0, 0.0, 0.0)
        self.contain(*self._stacks)

    def stand(self, frame: Frame, context: LayoutContext) -> None:
        """Share the left of the picture among the stacks."""
        most = max(1, *coins_for(self._story))
        if self._is_list:
            self._stand_in_list(frame, most, context)
        elif self._stacks:
            self._stand_in_line(frame, most, context)

    def _stand_in_line(self, frame: Frame, most: int, context: LayoutContext) -> None:
        count = len(self._stacks)
        column = min(_AT.column, _AT.room / count)
        coin = min(_AT.coin, column - 16.0)
        room = _AT.base - _AT.highest - min(128.0, column - 12.0)
        step = min(coin * _AT.step, room / most)
        left = _AT.left + (_AT.room - column * count) / 2
        for number, stack in enumerate(self._stacks):
            stack.stand(frame, FRect(left + number * column, 0.0, column, 0.0), step, context)
        high = _AT.base - most * step - coin * 0.06
        self._line = frame.rect(_AT.edge, high, left + column * count - _AT.edge, 0.0)

    def _stand_in_list(self, frame: Frame, most: int, context: LayoutContext) -> None:
        x, y, wide, high = _ON.list
        self._board = frame.rect(x, y, wide, high).inflate(_AT.shelf, _AT.shelf)
        pitch = high / len(self._stacks)
        step = min(_AT.lying / 2, (_AT.row - _AT.lying) / most)
        for number, stack in enumerate(reversed(self._stacks)):
            place = FRect(x, y + number * pitch, wide, pitch - 6.0)
            stack.stand(frame, place, step, context)

    def draw(self, canvas: Canvas) -> None:
        """Draw the height that has won, unless a stack shows it, or the board of a list; then
        the stacks.
        """
        if self._is_list:
            skin.draw_panel(canvas, self._board, "plank")
        elif not self._story.is_defeat and self._stacks and max(coins_for(self._story)):
            self._draw_line(canvas)
        super().draw(canvas)

    def _draw_line(self, canvas: Canvas) -> None:
        """Draw the line, and at its left end what it is; neither where a face has that place."""
        line, palette = self._line, canvas.context.theme.palette
        text = _("Winner: {count}", count=max(self._story.outcome.scores))
        across, high = canvas.context.texts.measure(text, _AS.line)
        place = FRect(line.left, line.top - high - 2, across + 1, high)
        if any(stack.face.rect.colliderect(place) for stack in self._stacks):
            return
        canvas.text(text, _AS.line, place)
        x = line.left
        while x < line.right:
            canvas.line((x, line.top), (min(x + 12, line.right), line.top), palette.lantern, 2.4)
            x += 20
