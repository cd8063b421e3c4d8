"""Choices among several options: a stepper with arrows, or all options side by side."""

from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace
from pygame import FRect

from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.button import TextControl
from treasure_games.stage.widgets.containers import Flow
from treasure_games.stage.widgets.widget import Control, Size, Words

T = TypeVar("T")

_STYLE = TextStyle(26.0, Face.SEMIBOLD, "lantern", "centre")
_ARROW = 52.0
"""An arrow's width at usual text; it grows with it, as far as the stepper is high."""
_PICK: Final = TextStyle(24.0, Face.SEMIBOLD, "ink", "centre")
_SMALLEST_PICK: Final = 18.0


class Option(Struct, Generic[T], frozen=True):
    """One of the options; `text` may contain markup."""

    value: T
    text: str


class Stepper(Control, Generic[T]):
    """One option at a time between two arrows; Confirm or a click on the words takes the next.
    `size` is that of the options: pictures need more than words.
    """

    least = 0.0
    """Its least width, where several stand below each other."""

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
        super().__init__(name, hint=hint)
        self.options = tuple(options)
        self.on_change = on_change
        self.index = next(
            (index for index, option in enumerate(self.options) if option.value == value), 0
        )
        self.style = replace(_STYLE, size=size)
        self._arrow = _ARROW

    @property
    def value(self) -> T:
        """The chosen value."""
        return self.options[self.index].value

    def show(self, value: T) -> None:
        """Show a value chosen elsewhere, without a callback."""
        self.index = [option.value for option in self.options].index(value)

    def choose(self, index: int) -> None:
        """Choose the option at `index`; call the callback if it has changed."""
        if index != self.index:
            self.index = index
            self.on_change(self.value)

    def step(self, by: int, *, wraps: bool) -> None:
        """Take the next option, or the one before."""
        count = len(self.options)
        self.choose((self.index + by) % count if wraps else min(count - 1, max(0, self.index + by)))

    def handle(self, intent: Intent) -> bool:
        """Step through the options on left and right."""
        if isinstance(intent, intents.Navigate) and self.is_enabled:
            by = intent.direction.value[0]
            if by:
                self.step(by, wraps=False)
            return bool(by)
        if isinstance(intent, intents.PointerReleased) and self.hit(intent.x, intent.y):
            self.clicked(intent.x)
            return True
        return False

    def activate(self) -> None:
        """Take the next option, wrapping around."""
        self.step(1, wraps=True)

    def clicked(self, x: float) -> None:
        """Go back on the left arrow, else forward."""
        self.step(-1 if x < self.rect.left + self._arrow else 1, wraps=True)

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return the size of the widest option between the arrows."""
        arrows = 2 * _most(context)
        room = None if width is None else max(1.0, width - arrows - 8)
        widest, highest = self._widest_and_highest(context, room)
        return Size(max(self.least, widest + 1.0 + arrows + 8), max(56.0, highest + 16.0))

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Give the arrows what the height allows."""
        super().place(rect, context)
        self._arrow = min(_most(context), max(_ARROW, rect.height))

    def draw(self, canvas: Canvas) -> None:
        """Draw a dark plate, an arrow at each end, the option between."""
        skin.draw_panel(canvas, self.rect, "plate")
        left = FRect(self.rect.left, self.rect.top, self._arrow, self.rect.height)
        right = left.move(self.rect.width - self._arrow, 0)
        for rect, icon in ((left, "arrow_left"), (right, "arrow_right")):
            side = min(rect.size) - 10.0
            key = sized(side, side, center=rect.center)
            skin.draw_icon_button(canvas, key, icon, "" if self.is_enabled else "disabled")
        canvas.text(self.options[self.index].text, self.style, self._words())

    def measured_words(self, context: LayoutContext) -> tuple[FRect, tuple[float, float]]:
        """Return the room between the arrows, and the size that holds every option."""
        words = self._words()
        return words, self._widest_and_highest(context, words.width)

    def _widest_and_highest(
        self, context: LayoutContext, room: float | None
    ) -> tuple[float, float]:
        sizes = [context.texts.measure(option.text, self.style, room) for option in self.options]
        return max(size[0] for size in sizes), max(size[1] for size in sizes)

    def _words(self) -> FRect:
        return self.rect.inflate(-2 * self._arrow, 0)


def _most(context: LayoutContext) -> float:
    return _ARROW * max(1.0, context.viewport.text_scale)


class Pick(TextControl):
    """One option: brass that can be pressed, or a flat plate if it is the chosen one."""

    padding, above, least = 15.0, 7.0, Size(52.0, 52.0)

    def __init__(
        self,
        text: str,
        is_chosen: bool,
        on_press: Callable[[], None],
        name: str = "",
        *,
        hint: Words = "",
    ) -> None:
        super().__init__(text, on_press, name, _PICK, hint)
        self.is_chosen = is_chosen

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, then the words."""
        palette = canvas.context.theme.palette
        if self.is_chosen:
            skin.draw_panel(canvas, self.rect, "plate")
            self.draw_words(canvas, self.rect, palette.lantern)
            return
        rect = self.drawn_rect(canvas.context)
        skin.draw_icon_button(canvas, rect, "", self.state())
        self.draw_words(canvas, rect, palette.ink)


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
        size = _PICK.size
        while size >= _SMALLEST_PICK:
            self._write(size)
            across = sum(pick.preferred(context).width for pick in self.picks)
            if width is None or across + self.gap * (len(self.picks) - 1) <= width:
                return
            size -= 2.0
        self._write(_PICK.size)

    def _write(self, size: float) -> None:
        for pick in self.picks:
            pick.style = replace(_PICK, size=size)
