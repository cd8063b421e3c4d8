"""A gauge: a groove filled with brass as far as something is done, or likely."""

from typing import Final

from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.widget import BoxKind, Size, Widget

_HIGH: Final = 36.0


class Gauge(Widget):
    """A share of its width is filled."""

    box_kind = BoxKind.ART

    def __init__(self, share: float, width: float, name: str = "") -> None:
        super().__init__(name)
        self.share, self._width = share, width

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return its width, or what there is of it."""
        return Size(min(self._width, width or self._width), _HIGH)

    def draw(self, canvas: Canvas) -> None:
        """Draw it in the middle of its line."""
        groove = sized(self.rect.width, _HIGH, center=self.rect.center)
        skin.draw_groove(canvas, groove, groove.width * self.share)
