"""A small scene of a game's own pieces."""

from collections.abc import Sequence

from msgspec.structs import replace
from pygame import FRect

from treasure_games.core.language import translate as _
from treasure_games.core.pages import Named, page_beside
from treasure_games.core.rulebook import Piece
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.sprite import Sprite, draw_sprites
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets.widget import Size, Widget
from treasure_games.table.places import is_large

_AT = Named(page_beside(__file__, dict[str, float]))


class Vignette(Widget):
    """A scene of a game's own pieces in a frame."""

    def __init__(
        self, pieces: Sequence[Piece], wide: float = _AT.wide, high: float = _AT.high
    ) -> None:
        super().__init__()
        self._pieces, self._size = pieces, (wide, high)

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return the size of all scenes, which is smaller beside large letters."""
        factor = _AT.narrow / _AT.wide if is_large(context) else 1.0
        return Size(self._size[0] * factor, self._size[1] * factor)

    def draw(self, canvas: Canvas) -> None:
        """Draw the pieces, then the frame."""
        draw_scene(canvas, self._pieces, self.rect, self.rect.width / self._size[0])
        self.draw_frame(canvas)

    def draw_frame(self, canvas: Canvas) -> None:
        """Draw the frame of a scene on a sheet."""
        canvas.nine_slice("ui/panel_plank_rim", self.rect.inflate(_AT.frame, _AT.frame))


def draw_scene(canvas: Canvas, pieces: Sequence[Piece], place: FRect, scale: float) -> None:
    """Draw the pieces within the place, in units of so many of its own."""
    with canvas.clipped(place):
        for piece in pieces:
            _draw(canvas, piece, place.topleft, scale)


def _draw(canvas: Canvas, piece: Piece, corner: tuple[float, float], scale: float) -> None:
    context = canvas.context
    x, y = (start + at * scale for start, at in zip(corner, piece.at, strict=True))
    wide = piece.wide * scale
    if piece.picture:
        across, down = context.assets.original_size(piece.picture)
        sprite = Sprite(piece.picture, x, y, wide, wide * down / across, piece.turn)
        sprite.has_shadow = not piece.is_flat
        draw_sprites(canvas, [sprite])
    if piece.words:
        words, size = _(piece.words), piece.size * scale / context.viewport.text_scale
        style = TextStyle(size, Face.BOLD, piece.colour, "centre")
        shrunk = min(1.0, wide / context.texts.measure(words, style)[0])
        room = sized(2.0 * wide, 2.0 * piece.size * scale, center=(x, y))
        canvas.text(words, replace(style, size=shrunk * size), room)
