"""Choosing one of several: a stepper with arrows, and segments side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from pygame import FRect

from treasure_games.stage.boxes import Box, BoxKind
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Face
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Direction, Intent
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.text import TextStyle
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.widget import Control, Size

T = TypeVar("T")

_STYLE = TextStyle(26.0, Face.SEMIBOLD, "lantern", "centre")
_ARROW = 52.0
_SEGMENT_PADDING = 22.0


@dataclass(frozen=True, slots=True)
class Option(Generic[T]):
    """One of the things to choose from; `text` may hold inline marks."""

    value: T
    text: str


class _Chooser(Control, Generic[T]):
    """What stepper and segments share."""

    def __init__(
        self,
        options: Sequence[Option[T]],
        value: T,
        on_change: Callable[[T], None],
        name: str = "",
        *,
        hint: str = "",
    ) -> None:
        super().__init__(name, hint=hint)
        self.options = tuple(options)
        self.on_change = on_change
        self.index = next(
            (index for index, option in enumerate(self.options) if option.value == value), 0
        )

    @property
    def value(self) -> T:
        """What is chosen."""
        return self.options[self.index].value

    def show(self, value: T) -> None:
        """Show that this was chosen elsewhere; nobody is told."""
        self.index = [option.value for option in self.options].index(value)

    def choose(self, index: int) -> None:
        """Choose the option at `index`, and tell if that is news."""
        if index != self.index:
            self.index = index
            self.on_change(self.value)

    def step(self, by: int, *, wraps: bool) -> None:
        """The next or the one before."""
        count = len(self.options)
        self.choose((self.index + by) % count if wraps else min(count - 1, max(0, self.index + by)))

    def handle(self, intent: Intent) -> bool:
        """Left and right step through the options."""
        if isinstance(intent, intents.Navigate) and self.is_enabled:
            by = {Direction.LEFT: -1, Direction.RIGHT: 1}.get(intent.direction, 0)
            if by:
                self.step(by, wraps=False)
            return bool(by)
        if isinstance(intent, intents.PointerReleased) and self.hit(intent.x, intent.y):
            self.clicked(intent.x)
            return True
        return False

    def clicked(self, x: float) -> None:
        """A click at `x`."""


class Stepper(_Chooser[T]):
    """One option at a time between two arrows; Confirm or a click on the words goes on to the
    next. `size` is that of the options: pictures need more than words.
    """

    def __init__(
        self,
        options: Sequence[Option[T]],
        value: T,
        on_change: Callable[[T], None],
        name: str = "",
        *,
        hint: str = "",
        size: float = _STYLE.size,
    ) -> None:
        super().__init__(options, value, on_change, name, hint=hint)
        self.style = replace(_STYLE, size=size)

    def activate(self) -> None:
        """The next, around and around."""
        self.step(1, wraps=True)

    def clicked(self, x: float) -> None:
        """The left arrow goes back, everything else forward."""
        self.step(-1 if x < self.rect.left + _ARROW else 1, wraps=True)

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """The widest option between the arrows."""
        room = None if width is None else max(1.0, width - 2 * _ARROW - 8)
        sizes = [context.texts.measure(option.text, self.style, room) for option in self.options]
        widest = max(size[0] for size in sizes) + 1.0
        return Size(widest + 2 * _ARROW + 8, max(56.0, max(size[1] for size in sizes) + 16.0))

    def draw(self, canvas: Canvas) -> None:
        """A dark plate, an arrow at each end, the option between."""
        skin.draw_panel(canvas, self.rect, "plate")
        left = FRect(self.rect.left, self.rect.top, _ARROW, self.rect.height)
        right = left.move(self.rect.width - _ARROW, 0)
        for rect, icon in ((left, "arrow_left"), (right, "arrow_right")):
            side = min(_ARROW, rect.height) - 10.0
            key = FRect(0, 0, side, side)
            key.center = rect.center
            skin.draw_icon_button(canvas, key, icon, "" if self.is_enabled else "disabled")
        canvas.text(self.options[self.index].text, self.style, self._words())

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """A target with the longest option on it."""
        target = self._box(BoxKind.TARGET)
        yield target
        words = self._words()
        sizes = [
            context.texts.measure(option.text, self.style, words.width) for option in self.options
        ]
        size = max(size[0] for size in sizes), max(size[1] for size in sizes)
        yield Box(f"{target.name}.text", words, BoxKind.TEXT, target.name, size, clip=self.clip())

    def _words(self) -> FRect:
        return self.rect.inflate(-2 * _ARROW, 0)


class Segments(_Chooser[T]):
    """All options side by side, the chosen one lit; one under the other where they don't fit."""

    def __init__(
        self,
        options: Sequence[Option[T]],
        value: T,
        on_change: Callable[[T], None],
        name: str = "",
        *,
        hint: str = "",
    ) -> None:
        super().__init__(options, value, on_change, name, hint=hint)
        self._cells: list[FRect] = []

    def activate(self) -> None:
        """The next, around and around."""
        self.step(1, wraps=True)

    def handle(self, intent: Intent) -> bool:
        """A click chooses the segment under it."""
        if isinstance(intent, intents.PointerReleased):
            for index, cell in enumerate(self._cells):
                if cell.collidepoint(intent.x, intent.y):
                    self.choose(index)
            return True
        return super().handle(intent)

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Equal cells in one line if that fits, else in one column."""
        cell = self._cell(context)
        total = cell.width * len(self.options)
        if width is None or total <= width:
            return Size(total, cell.height)
        return Size(cell.width, cell.height * len(self.options))

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """In a line or in a column, as `preferred` said."""
        super().place(rect, context)
        cell = self._cell(context)
        count = len(self.options)
        if cell.width * count <= rect.width + 0.5:
            across = rect.width / count
            self._cells = [
                FRect(rect.left + across * index, rect.top, across, rect.height)
                for index in range(count)
            ]
        else:
            down = rect.height / count
            self._cells = [
                FRect(rect.left, rect.top + down * index, rect.width, down)
                for index in range(count)
            ]

    def draw(self, canvas: Canvas) -> None:
        """Each cell with its words; the chosen one on brass."""
        skin.draw_panel(canvas, self.rect, "plate")
        for index, (cell, option) in enumerate(zip(self._cells, self.options, strict=True)):
            is_chosen = index == self.index
            if is_chosen:
                skin.draw_button(
                    canvas, cell.inflate(-6, -6), "" if self.is_enabled else "disabled"
                )
            palette = canvas.context.theme.palette
            canvas.text(option.text, _STYLE, cell, palette.ink if is_chosen else palette.pearl)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """A target with a text in each cell."""
        target = self._box(BoxKind.TARGET)
        yield target
        for index, (cell, option) in enumerate(zip(self._cells, self.options, strict=True)):
            size = context.texts.measure(option.text, _STYLE, cell.width)
            name = f"{target.name}.text{index}"
            yield Box(name, FRect(cell), BoxKind.TEXT, target.name, size, clip=self.clip())

    def _cell(self, context: LayoutContext) -> Size:
        sizes = [context.texts.measure(option.text, _STYLE) for option in self.options]
        widest = max(size[0] for size in sizes) + 2 * _SEGMENT_PADDING
        return Size(widest, max(56.0, max(size[1] for size in sizes) + 16.0))
