"""Switches and sliders for the settings."""

from collections.abc import Callable

from pygame import FRect

from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.text import TextStyle
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.widget import Control, Size

_GAP = 20.0
SWITCH = Size(*skin.SWITCH)
_STEP = 0.05
_LENGTH = 260.0
_TOLD = TextStyle(align="right")


class Toggle(Control):
    """Words and a switch; the whole line is the target."""

    sound = "ui_toggle"

    def __init__(
        self,
        text: str,
        value: bool,
        on_change: Callable[[bool], None],
        name: str = "",
        *,
        style: TextStyle | None = None,
    ) -> None:
        super().__init__(name)
        self.text = text
        self.value = value
        self.on_change = on_change
        self.style = style or TextStyle()

    def activate(self) -> None:
        """Flip the switch."""
        self.value = not self.value
        self.on_change(self.value)

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return the size of the words, a gap, the switch."""
        room = None if width is None else max(1.0, width - SWITCH.width - _GAP)
        across, down = context.texts.measure(self.text, self.style, room)
        return Size(across + 1.0 + _GAP + SWITCH.width, max(down + 8.0, SWITCH.height + 4.0))

    def draw(self, canvas: Canvas) -> None:
        """Draw the words at the left, the switch at the right: jade with a check when on, dark with
        a cross when off.
        """
        canvas.text(self.text, self.style, self._words())
        canvas.image("ui/toggle_on" if self.value else "ui/toggle_off", self._switch())

    def focus_rect(self) -> FRect:
        """Return a ring around the switch."""
        return self._switch()

    def measured_words(self, context: LayoutContext) -> tuple[FRect, tuple[float, float]]:
        """Return the room beside the switch, and the size of the words."""
        words = self._words()
        return words, context.texts.measure(self.text, self.style, words.width)

    def _words(self) -> FRect:
        width = self.rect.width - SWITCH.width - _GAP
        return FRect(self.rect.left, self.rect.top, width, self.rect.height)

    def _switch(self) -> FRect:
        return sized(SWITCH.width, SWITCH.height, midright=(self.rect.right, self.rect.centery))


class Slider(Control):
    """A value from 0 to 1, shown in per cent: drag, click, or left and right."""

    def __init__(self, value: float, on_change: Callable[[float], None], name: str = "") -> None:
        super().__init__(name)
        self.value = value
        self.on_change = on_change
        self._before = value
        self._told_width = 0.0

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return the size of the track and the widest value beside it."""
        widths = (context.texts.measure(_told(value), _TOLD)[0] for value in (0.0, 1.0, self.value))
        self._told_width = max(widths) + 1.0
        height = max(52.0, context.texts.line_height(_TOLD))
        return Size(_LENGTH + _GAP + self._told_width, height)

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Place it, measuring the value if nobody has asked before."""
        self.preferred(context)
        super().place(rect, context)

    def handle(self, intent: Intent) -> bool:
        """Move one step on left and right; press and drag to the pointer."""
        if isinstance(intent, intents.Navigate) and self.is_enabled:
            sign = intent.direction.value[0]
            if sign:
                self._set(self.value + sign * _STEP)
            return bool(sign)
        if isinstance(intent, intents.PointerPressed):
            self._before = self.value
        if isinstance(intent, intents.PointerPressed | intents.PointerDragged):
            track = self.track()
            self._set((intent.x - track.left) / max(1.0, track.width))
            return True
        return isinstance(intent, intents.PointerReleased)

    def let_go(self) -> None:
        """Go back to where it was before the press."""
        self._take(self._before)

    def draw(self, canvas: Canvas) -> None:
        """Draw track, knob and value."""
        skin.draw_slider(canvas, self.track(), self.value)
        canvas.text(_told(self.value), _TOLD, self._words())

    def focus_rect(self) -> FRect:
        """Return a ring around the knob."""
        track = self.track()
        return sized(
            skin.KNOB, skin.KNOB, center=(track.left + self.value * track.width, track.centery)
        )

    def measured_words(self, context: LayoutContext) -> tuple[FRect, tuple[float, float]]:
        """Return the room beside the track, and the size of the value."""
        return self._words(), context.texts.measure(_told(self.value), _TOLD)

    def track(self) -> FRect:
        """Return the rectangle in which the knob moves."""
        width = self.rect.width - self._told_width - _GAP - skin.KNOB
        return sized(
            max(1.0, width), skin.TRACK, midleft=(self.rect.left + skin.KNOB / 2, self.rect.centery)
        )

    def _words(self) -> FRect:
        width = self._told_width
        return FRect(self.rect.right - width, self.rect.top, width, self.rect.height)

    def _set(self, value: float) -> None:
        """Set the nearest step within the bounds."""
        self._take(round(round(min(1.0, max(0.0, value)) / _STEP) * _STEP, 6))

    def _take(self, fresh: float) -> None:
        if fresh != self.value:
            self.value = fresh
            self.on_change(fresh)


def _told(value: float) -> str:
    return f"{value * 100:.0f}"
