"""What stands out of the book: tabs of chapters at its right, the games at its left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pygame import FRect

from treasure_games.screens.stand import OBJECT
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.button import Pressable

_NUMBER: Final = TextStyle(24.0, Face.BOLD, "ink", "centre")
_TITLE: Final = TextStyle(19.0, Face.SEMIBOLD, "ink", "centre")
_SHARE: Final = 0.8
"""Of a square's width that its object takes."""
_PADDING: Final = 10.0
_COVERED: Final = 6.0
"""Width of a tab's edge that lies under the book's cover."""
_UNDER: Final = 18.0
"""How far an open tab reaches over the cover, to the page that it belongs to."""


class ChapterTab(Pressable):
    """The number of a chapter, and its title where there is room: brass, or paper when open."""

    def __init__(self, number: int, title: str, on_press: Callable[[], None]) -> None:
        super().__init__(f"chapter{number}", hint=title)
        self._number = str(number)
        self._title = title
        self.is_open = False
        self.on_press = on_press

    def draw(self, canvas: Canvas) -> None:
        """Draw the tab, then its words."""
        rect = self.rect if self.is_open else self.drawn_rect(canvas.context)
        if self.is_open:
            skin.draw_slip(
                canvas, FRect(rect.left - _UNDER, rect.top, rect.width + _UNDER, rect.height)
            )
        else:
            skin.draw_icon_button(canvas, rect, "", self.state())
        number, title = self._rows(canvas.context, rect)
        canvas.text(self._number, _NUMBER, number)
        if title is not None:
            canvas.text(self._title, _TITLE, title)

    def _rows(self, context: LayoutContext, rect: FRect) -> tuple[FRect, FRect | None]:
        """Return the places of number and title, one over the other or side by side; None for a
        title without room.
        """
        inner, texts = rect.inflate(-2 * _PADDING, -_PADDING), context.texts
        inner = FRect(inner.left + _COVERED, inner.top, inner.width - _COVERED, inner.height)
        line = texts.line_height(_NUMBER) * 0.92
        beside = texts.measure(self._number, _NUMBER)[0] + _PADDING
        for left, above in ((0.0, line), (beside, 0.0)):
            room = FRect(inner.left + left, inner.top, inner.width - left, inner.height - above)
            high = texts.measure(self._title, _TITLE, room.width)[1]
            if high <= room.height and texts.longest_word(self._title, _TITLE) <= room.width:
                room.top, room.height = inner.centery - (high - above) / 2, high
                if above:
                    return FRect(inner.left, room.top - above, inner.width, above), room
                return FRect(inner.left, inner.top, left - _PADDING, inner.height), room
        return inner, None


class GameSquare(Pressable):
    """A game's object on brass, or on dark wood when its rules are open."""

    def __init__(self, game_id: str, title: str, on_press: Callable[[], None]) -> None:
        super().__init__(f"game.{game_id}", hint=title)
        self.game_id = game_id
        self.is_open = False
        self.on_press = on_press

    def draw(self, canvas: Canvas) -> None:
        """Draw the square, then the object."""
        rect = self.rect if self.is_open else self.drawn_rect(canvas.context)
        if self.is_open:
            skin.draw_panel(canvas, rect, "dark")
            canvas.outline(rect, canvas.context.theme.palette.brass_light, 3.0, 12.0)
        else:
            skin.draw_icon_button(canvas, rect, "", self.state())
        across = rect.width * _SHARE
        picture = FRect(0, 0, across, across * OBJECT.height / OBJECT.width)
        picture.center = rect.center
        canvas.image(f"title/object_{self.game_id}", picture)
