"""What only tells something: a label, a picture, a gauge."""

from collections.abc import Iterator

from pygame import FRect

from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.text import TextStyle
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.widget import Box, BoxKind, Size, Widget


class Label(Widget):
    """Words, wrapped to the given width."""

    box_kind = BoxKind.TEXT

    def __init__(
        self, text: str, style: TextStyle | None = None, name: str = "", *, wraps: bool = True
    ) -> None:
        super().__init__(name)
        self.text = text
        self.style = style or TextStyle()
        self.wraps = wraps

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return the width of the longest line, at most `width` if it wraps; rounded up to fit."""
        across, down = context.texts.measure(self.text, self.style, width if self.wraps else None)
        return Size(across + 1.0 / context.viewport.scale, down)

    def draw(self, canvas: Canvas) -> None:
        """Draw the words."""
        if self.text:
            canvas.text(self.text, self.style, self.rect)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield one box of text."""
        if self.text:
            yield self._box(
                BoxKind.TEXT, context.texts.measure(self.text, self.style, self.rect.width)
            )


class Picture(Widget):
    """A picture by name, at a size in virtual units."""

    box_kind = BoxKind.ART

    def __init__(self, image: str, width: float, height: float, name: str = "") -> None:
        super().__init__(name)
        self.image = image
        self.fixed_size = Size(width, height)

    def draw(self, canvas: Canvas) -> None:
        """Draw it in the middle of its rectangle, undistorted."""
        factor = min(
            self.rect.width / self.fixed_size.width, self.rect.height / self.fixed_size.height
        )
        rect = FRect(0, 0, self.fixed_size.width * factor, self.fixed_size.height * factor)
        rect.center = self.rect.center
        canvas.image(self.image, rect)


class Gauge(Widget):
    """A groove filled with brass as far as something is done, or likely, 0 to 1."""

    box_kind = BoxKind.ART

    def __init__(self, share: float, width: float, name: str = "") -> None:
        super().__init__(name)
        self.share, self.fixed_size = share, Size(width, 36.0)

    def draw(self, canvas: Canvas) -> None:
        """Draw groove and brass."""
        skin.draw_groove(canvas, self.rect, self.rect.width * self.share)
