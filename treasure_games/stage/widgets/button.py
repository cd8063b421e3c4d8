"""Buttons: with words, with an icon, and invisible ones over what a scene draws."""

from collections.abc import Callable

from msgspec.structs import replace
from pygame import FRect

from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.theme import Colour
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.widget import Control, Size, Words

BUTTON_TEXT = TextStyle(26.0, Face.SEMIBOLD, "ink", "centre")
Press = Callable[[], object]
"""What a press does; what it returns doesn't matter."""


class Told(Control):
    """A control that tells when it is pressed, by `on_press`, and when it is pointed at or left, by
    the pointer or the focus, by `on_hover(bool)`.
    """

    on_press: Press

    def __init__(self, name: str, *, hint: Words = "") -> None:
        super().__init__(name, hint=hint)
        self.on_hover: Callable[[bool], None] = lambda is_over: None

    def activate(self) -> None:
        """Tell that it is pressed."""
        self.on_press()

    def focused(self, is_focused: bool) -> None:
        """Tell whether it is pointed at."""
        super().focused(is_focused)
        self.on_hover(self.is_focused or self.is_hovered)

    def hovered(self, is_hovered: bool) -> None:
        """Tell whether it is pointed at."""
        super().hovered(is_hovered)
        self.on_hover(self.is_focused or self.is_hovered)


class Pressable(Told):
    """A control that is drawn lit when hovered and sunken when pressed."""

    def state(self) -> str:
        """Return the state's name in the skin."""
        if not self.is_enabled:
            return "disabled"
        if self.press > 0.5:
            return "pressed"
        return "hover" if self.hover > 0.5 else ""

    @property
    def brass(self) -> object:
        """What its lit or sunken brass depends on."""
        return tuple(self.rect), self.state(), self.press

    def drawn_rect(self, context: LayoutContext) -> FRect:
        """Return where it is drawn: 0.96 as large if pressed. It never stands above its row."""
        return self.rect.scale_by(1.0 - (1.0 - context.theme.motion.press_scale) * self.press)


class TextControl(Pressable):
    """A control with words in its middle, in letters so small that no word is broken."""

    padding = 34.0
    """Room at either side of the words."""
    above = 9.0
    """Room above and below them."""
    least = Size(58.0, 58.0)
    """The least size of the control."""

    def __init__(
        self, text: str, on_press: Press, name: str, style: TextStyle, hint: Words = ""
    ) -> None:
        super().__init__(name, hint=hint)
        self.text = text
        self.on_press = on_press
        self.style = style

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return the size of the words with room around them, at least as wide as it is high."""
        inside = None if width is None else max(1.0, width - 2 * self.padding)
        across, down = context.texts.measure(self.text, self._style_in(context, inside), inside)
        high = max(self.least.height, down + 2 * self.above)
        return Size(max(self.least.width, across + 2 * self.padding + 1.0, high), high)

    def _style_in(self, context: LayoutContext, width: float | None) -> TextStyle:
        """Return the style in which no word is broken at this width."""
        style, texts = self.style, context.texts
        while (
            width is not None and style.size > 1.0 and texts.longest_word(self.text, style) > width
        ):
            style = replace(style, size=style.size - 1.0)
        return style

    def draw_words(self, canvas: Canvas, rect: FRect, colour: Colour) -> None:
        """Draw the words on the control, which is drawn in this rectangle."""
        inner = self._inner(rect)
        canvas.text(self.text, self._style_in(canvas.context, inner.width), inner, colour)

    def measured_words(self, context: LayoutContext) -> tuple[FRect, tuple[float, float]]:
        """Return the room between the paddings, and the size of the words."""
        inner = self._inner(self.rect)
        style = self._style_in(context, inner.width)
        return inner, context.texts.measure(self.text, style, inner.width)

    def _inner(self, drawn: FRect) -> FRect:
        return sized(self.rect.width - 2 * self.padding + 2, drawn.height, center=drawn.center)


class Button(TextControl):
    """A brass button with words; a primary one is red wax in a brass frame."""

    kind, raised = "button", 0.0
    """Its picture in the skin, and how much higher than the middle words stand on it."""

    def __init__(
        self, text: str, on_press: Press = lambda: None, name: str = "", *, primary: bool = False,
        hint: Words = "", style: TextStyle = BUTTON_TEXT, least: Size = TextControl.least,
    ) -> None:  # fmt: skip
        super().__init__(text, on_press, name, style, hint)
        self.is_primary = primary
        self.least = least

    def drawn_from(self) -> object:
        """Return what brass and words depend on."""
        return self.brass, self.text, self.style, self.is_primary

    def draw(self, canvas: Canvas) -> None:
        """Draw the brass, then the words."""
        rect, palette = self.drawn_rect(canvas.context), canvas.context.theme.palette
        skin.draw_button(canvas, rect, self.state(), primary=self.is_primary, kind=self.kind)
        rect.top -= self.raised
        self.draw_words(canvas, rect, palette.pearl if self.is_primary else palette.ink)


class IconButton(Pressable):
    """A picture on a brass square; its words are the tooltip, so they are required."""

    def __init__(
        self,
        icon: str,
        hint: Words,
        on_press: Press = lambda: None,
        name: str = "",
        *,
        side: float = 62.0,
    ) -> None:
        super().__init__(name, hint=hint)
        self.icon = icon
        self.on_press = on_press
        self.fixed_size = Size(side, side)

    def drawn_from(self) -> object:
        """Return what brass and icon depend on."""
        return self.brass, self.icon

    def draw(self, canvas: Canvas) -> None:
        """Draw the brass, then the icon."""
        skin.draw_icon_button(canvas, self.drawn_rect(canvas.context), self.icon, self.state())


class Hotspot(Told):
    """An invisible control over something that the scene draws: a card, a deck, a cell.

    Callbacks: `on_press`; `on_hover(bool)` for pointer and focus alike; `on_drag(x, y)` while it is
    dragged, `on_drop(x, y)` at the end of a drag (then it is not pressed), `on_drop(None, None)`
    when the drag is cancelled. Drags are shortcuts only: everything must be reachable by
    `on_press`.
    """

    def __init__(
        self, name: str, on_press: Callable[[], object] = lambda: None, *, hint: Words = ""
    ) -> None:
        super().__init__(name, hint=hint)
        self.on_press = on_press
        self.on_drag: Callable[[float, float], None] | None = None
        self.on_drop: Callable[[float | None, float | None], None] | None = None
        self.shape: Callable[[float, float], bool] | None = None
        """A closer test than the rectangle, for turned or round things."""
        self._is_dragged = False

    def hit(self, x: float, y: float) -> bool:
        """Return True within the rectangle, and within the shape if there is one."""
        return super().hit(x, y) and (self.shape is None or self.shape(x, y))

    def handle(self, intent: Intent) -> bool:
        """Handle drags, if the scene wants them."""
        if isinstance(intent, intents.PointerDragged) and self.on_drag is not None:
            self._is_dragged = True
            self.on_drag(intent.x, intent.y)
            return True
        if isinstance(intent, intents.PointerReleased) and self._is_dragged:
            self._is_dragged = False
            if self.on_drop is not None:
                self.on_drop(intent.x, intent.y)
            return True
        return False

    def let_go(self) -> None:
        """End any drag, as the pointer was lost."""
        if self._is_dragged:
            self._is_dragged = False
            if self.on_drop is not None:
                self.on_drop(None, None)
