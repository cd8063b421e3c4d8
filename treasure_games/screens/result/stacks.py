"""The coins of the others: a stack for each, its face on top, number and name below."""

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace
from pygame import FRect

from treasure_games.core.language import plural, translate as _
from treasure_games.screens.frame import Frame
from treasure_games.screens.result.chart import round_step
from treasure_games.screens.result.reveal import Reveal
from treasure_games.screens.result.story import Story
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.text import TextStyle, look_beside
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

_AT, _AS = look_beside(__file__)
_MOST_COINS: Final = 24
"""The most coins of a stack."""


class Row(NamedTuple):
    """Where a row of stacks stands in the picture: their foot, their plates, the highest face."""

    base: float
    plate_top: float
    plate_foot: float
    highest: float


_ONLY: Final = Row(846.0, 872.0, 952.0, 362.0)
_FRONT: Final = _ONLY._replace(highest=648.0)
_BEHIND: Final = Row(532.0, 560.0, 636.0, 334.0)
"""All of them on the table; or those in front there, and those behind on the sill."""


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
        self._row = _ONLY
        self.contain(self.face)

    @property
    def text(self) -> str:
        """When it lost all, or the number on its plate, which rolls while coins are poured."""
        if lost := self._story.lost(self._seat):
            return lost
        score = self._story.outcome.scores[self._seat]
        return str(score if self._poured == self._coins else min(score, self._poured * self._value))

    def stand(
        self, frame: Frame, row: Row, column: FRect, step: float, context: LayoutContext
    ) -> None:
        """Take a column of a row; `step` is the height of a coin, in the picture's units."""
        self._frame, self._row, self._column, self._step = frame, row, column, step
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
        high = self._row.base - coins * self._step - (self._coin * 0.06 if coins else -12.0)
        place = self._frame.rect(self._column.centerx - side / 2, high - side, side, side)
        self.face.place(place, context)

    def _draw_coin(self, canvas: Canvas, level: int) -> None:
        wide, high = (length * self._coin / _AT.coin for length in (_AT.wide, _AT.high))
        shift = math.sin(level * 2.1 + self._seat) * self._coin * 0.018
        foot = self._row.base + self._coin * _AT.foot - level * self._step
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
        plate = FRect(0, 0, size[0] + 16, 0.88 * size[1])
        plate.midbottom = self.face.rect.midtop
        canvas.fill(plate, context.theme.palette.walnut_dark, 0.94)
        canvas.outline(plate, context.theme.palette.lantern, 1.6, 6.0)
        canvas.text(words, style, plate.inflate(0, size[1] - plate.height))

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
        top, foot = self._row.plate_top, self._row.plate_foot
        return self._frame.rect(self._column.left + 4, top, self._column.width - 8, foot - top)

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


def _fitted(context: LayoutContext, text: str, style: TextStyle, rect: FRect) -> Passage:
    size = rect.width, rect.height
    return Passage(*one_line(context, text, style, *size, smallest=SMALLEST_ON_PLATE), rect)


class Stacks(Widget):
    """The stacks side by side, the best nearest the middle; many in two rows, lower behind."""

    def __init__(self, story: Story, reveal: Reveal, on_press: Callable[[], None]) -> None:
        super().__init__("stacks")
        self._story, self._reveal = story, reveal
        self._stacks = [Stack(story, seat, reveal, on_press) for seat in story.stacked]
        self._line = FRect(0.0, 0.0, 0.0, 0.0)
        self.contain(*self._stacks)

    def stand(self, frame: Frame, context: LayoutContext) -> None:
        """Share the left of the picture among the stacks."""
        rows = self._rows()
        across = max((len(stacks) for _row, stacks in rows), default=0)
        if not across:
            return
        column = min(_AT.column, _AT.room / across)
        coin = min(_AT.coin, column - 16.0)
        most = max(coins_for(self._story), default=0)
        room = min(row.base - row.highest for row, _stacks in rows) - min(128.0, column - 12.0)
        step = min(coin * _AT.step, room / max(1, most))
        for row, stacks in rows:
            left = _AT.left + (_AT.room - column * len(stacks)) / 2
            for number, stack in enumerate(stacks):
                place = FRect(left + number * column, 0.0, column, 0.0)
                stack.stand(frame, row, place, step, context)
        high = _ONLY.base - most * step - coin * 0.06
        self._line = frame.rect(_AT.edge, high, left + column * len(rows[-1][1]) - _AT.edge, 0.0)

    def _rows(self) -> list[tuple[Row, Sequence[Stack]]]:
        """Return the rows with their stacks, the one in front last."""
        count = len(self._stacks)
        if count < _AT.crowd:
            return [(_ONLY, self._stacks)]
        behind = count // 2
        return [(_BEHIND, self._stacks[:behind]), (_FRONT, self._stacks[behind:])]

    def draw(self, canvas: Canvas) -> None:
        """Draw the height that has won, unless a stack shows it; then the shelf and the stacks."""
        if not self._story.is_defeat and self._stacks and max(coins_for(self._story)):
            self._draw_line(canvas)
        if plates := [one._plate() for one in self._stacks if one._row is _BEHIND]:
            shelf = plates[0].unionall(plates).inflate(_AT.shelf, _AT.shelf)
            skin.draw_panel(canvas, shelf, "plank")
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
