"""A choice whose options all stand side by side: the chosen one is flat, the others raised."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

from msgspec.structs import replace
from pygame import FRect

from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.button import Pressable
from treasure_games.stage.widgets.choice import Option
from treasure_games.stage.widgets.containers import Flow
from treasure_games.stage.widgets.widget import Size, Words

T = TypeVar("T")

_STYLE: Final = TextStyle(24.0, Face.SEMIBOLD, "ink", "centre")
_SMALLEST: Final = 18.0
_PADDING: Final = 15.0
_HEIGHT: Final = 52.0


class Pick(Pressable):
    """One option: brass that can be pressed, or a flat plate if it is the chosen one."""

    def __init__(
        self,
        text: str,
        is_chosen: bool,
        on_press: Callable[[], None],
        name: str = "",
        *,
        hint: Words = "",
    ) -> None:
        super().__init__(name, hint=hint)
        self.text = text
        self.is_chosen = is_chosen
        self.on_press = on_press
        self.style = _STYLE

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return the size of the padded words."""
        inside = None if width is None else max(1.0, width - 2 * _PADDING)
        across, down = context.texts.measure(self.text, self.style, inside)
        return Size(max(across + 2 * _PADDING + 2.0, _HEIGHT), max(_HEIGHT, down + 14.0))

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, then the words."""
        palette = canvas.context.theme.palette
        if self.is_chosen:
            skin.draw_panel(canvas, self.rect, "plate")
            canvas.text(self.text, self.style, self._words(self.rect), palette.lantern)
            return
        rect = self.drawn_rect(canvas.context)
        skin.draw_icon_button(canvas, rect, "", self.state())
        canvas.text(self.text, self.style, self._words(rect), palette.ink)

    def measured_words(self, context: LayoutContext) -> tuple[FRect, tuple[float, float]]:
        """Return the room between the paddings, and the size of the words."""
        inner = self._words(self.rect)
        return inner, context.texts.measure(self.text, self.style, inner.width)

    def _words(self, rect: FRect) -> FRect:
        inner = FRect(0, 0, self.rect.width - 2 * _PADDING + 2, rect.height)
        inner.center = rect.center
        return inner


class Picks(Flow, Generic[T]):
    """All options of a choice in one line, with smaller letters if need be, or else in several.

    Each is named after the choice and its value.
    """

    def __init__(
        self,
        options: Sequence[Option[T]],
        value: T,
        on_change: Callable[[T], None],
        name: str,
        *,
        hint: str = "",
    ) -> None:
        self.picks = [
            Pick(
                option.text,
                option.value == value,
                lambda chosen=option.value: on_change(chosen),  # type: ignore[misc]
                f"{name}.{option.value}",
                hint=hint,
            )
            for option in options
        ]
        super().__init__(*self.picks, gap=10.0, name=name)

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return the size of the lines."""
        self._fit(context, width)
        return super().preferred(context, width)

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Place the options."""
        self._fit(context, rect.width)
        super().place(rect, context)

    def _fit(self, context: LayoutContext, width: float | None) -> None:
        """Choose the largest letters with which all stand in one line; the usual ones if none."""
        size = _STYLE.size
        while size >= _SMALLEST:
            self._write(size)
            across = sum(pick.preferred(context).width for pick in self.picks)
            if width is None or across + self.gap * (len(self.picks) - 1) <= width:
                return
            size -= 2.0
        self._write(_STYLE.size)

    def _write(self, size: float) -> None:
        for pick in self.picks:
            pick.style = replace(_STYLE, size=size)
