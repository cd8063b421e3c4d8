"""The drawer with the log: a sheet of paper whose lines highlight their pieces."""

import math
from collections.abc import Iterator
from typing import Final

from pygame import FRect

from treasure_games.core.language import translate as _
from treasure_games.core.words import LogEntry
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Direction, Intent
from treasure_games.stage.text import look_beside
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.widget import Box, BoxKind, Control
from treasure_games.table.fitting import Passage
from treasure_games.table.session import Session

_AT, _AS = look_beside(__file__)
PADDING: Final = 34.0
FOOT: Final = 44.0
"""Free above the lower edge."""


class LogDrawer(Control):
    """One control: up and down move through the lines, the pointer selects them."""

    def __init__(self, session: Session) -> None:
        super().__init__("log")
        self.is_docked = True
        self._session = session
        self._lines = session.log.lines
        self.below = 0.0
        """Room for a button under the lines."""
        self._pointed: int | None = None
        self._offset = 0.0
        """How far the sheet is scrolled up from its end."""
        self._heights: list[float] = []
        """Of the lines, with the gap below each."""

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Take the rectangle; line heights are measured again."""
        super().place(rect, context)
        self._heights.clear()
        self._measure()

    def refresh(self) -> None:
        """Show added or rewritten lines, with the newest in sight."""
        if len(self._heights) > len(self._lines):
            self._heights.clear()
        self._measure()
        self._offset = 0.0

    def handle(self, intent: Intent) -> bool:
        """Select the next line on up and down, or the one under the pointer."""
        if isinstance(intent, intents.Navigate):
            by = {Direction.UP: -1, Direction.DOWN: 1}.get(intent.direction)
            return by is not None and self._walk(by)
        return False

    def point(self, x: float, y: float) -> None:
        """Select the line at the pointer."""
        there = (index for index, rect in self._shown() if rect.collidepoint(x, y))
        self._point_at(next(there, None))

    def hovered(self, is_hovered: bool) -> None:
        """Clear the selection when the pointer leaves."""
        super().hovered(is_hovered)
        if not is_hovered:
            self._point_at(None)

    def focused(self, is_focused: bool) -> None:
        """Clear the selection when the focus leaves."""
        super().focused(is_focused)
        if not is_focused:
            self._point_at(None)

    def wheel(self, steps: float) -> bool:
        """Scroll through older lines."""
        return self._scroll(steps * _AT.wheel)

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet, its heading, and the lines that fit, the newest at the bottom."""
        skin.draw_panel(canvas, self.rect.inflate(-16, -16), "parchment")
        heading = self._heading_rect()
        canvas.text(_("Ship’s log"), _AS.heading, heading)
        rule, sepia = heading.bottom + _AT.to_rule, canvas.context.theme.palette.sepia
        canvas.line((heading.left, rule), (self.rect.right - PADDING, rule), sepia, 1.5)
        window = canvas.context.viewport.covering_pixels(self._window().inflate(18, 8))
        with canvas.within(window):
            for index, rect in self._shown():
                self._draw_line(canvas, self._lines[index], rect, index == self._pointed)

    def focus_rect(self) -> FRect:
        """Return a ring within the sheet, which may end at the window's edge."""
        return self.rect.inflate(-60, -60)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield the sheet as a target; over a table it overlaps on purpose."""
        yield Box(self.name, FRect(self.rect), BoxKind.TARGET, may_overlap=not self.is_docked)
        heading = Passage(_("Ship’s log"), _AS.heading, self._heading_rect())
        yield heading.box(context, "log.heading", self.name, may_overlap=not self.is_docked)

    def _draw_line(self, canvas: Canvas, told: LogEntry, rect: FRect, is_pointed: bool) -> None:
        if is_pointed:
            palette = canvas.context.theme.palette
            canvas.fill(rect.inflate(12, 8), palette.lantern, 0.55)
            canvas.outline(rect.inflate(12, 8), palette.sepia, 1.5, 6.0)
        if told.seat is not None:
            side = self._indent - 10.0
            canvas.image(
                self._session.emblem(told.seat), FRect(rect.left, rect.top + 1, side, side)
            )
        canvas.text(told.text, _AS.line, self._words(rect))

    def _words(self, rect: FRect) -> FRect:
        return FRect(rect.left + self._indent, rect.top, rect.width - self._indent, rect.height)

    @property
    def _indent(self) -> float:
        scale = self.context.viewport.text_scale if self.context else 1.0
        return _AT.emblem * max(1.0, math.sqrt(scale)) + 10.0

    def _heading_rect(self) -> FRect:
        """Return the room beside the button that closes the drawer."""
        height = self.context.texts.line_height(_AS.heading) if self.context else 40.0
        width = self.rect.width - 2 * PADDING - _AT.close
        return FRect(self.rect.left + PADDING, self.rect.top + 34, width, max(_AT.close, height))

    def _window(self) -> FRect:
        top = self._heading_rect().bottom + 2 * _AT.to_rule
        width = self.rect.width - 2 * PADDING
        return FRect(
            self.rect.left + PADDING, top, width, self.rect.bottom - FOOT - self.below - top
        )

    def _measure(self) -> None:
        if self.context is None:
            return
        width = self._window().width - self._indent
        for told in self._lines[len(self._heights) :]:
            height = self.context.texts.measure(told.text, _AS.line, width)[1]
            self._heights.append(max(height, _AT.emblem + 4) + _AT.gap)

    def _shown(self) -> Iterator[tuple[int, FRect]]:
        """Yield the visible lines with their rectangles, from the newest up."""
        window = self._window()
        bottom = min(window.bottom, window.top + sum(self._heights)) + self._offset
        for index in range(len(self._heights) - 1, -1, -1):
            height = self._heights[index] - _AT.gap
            rect = FRect(window.left, bottom - height, window.width, height)
            bottom -= self._heights[index]
            if rect.bottom < window.top:
                return
            if rect.top < window.bottom:
                yield index, rect

    def _scroll(self, by: float) -> bool:
        before, most = self._offset, max(0.0, sum(self._heights) - self._window().height)
        self._offset = min(max(0.0, before + by), most)
        return self._offset != before

    def _walk(self, by: int) -> bool:
        """Select the line before or after; return False at either end, to move the focus on."""
        last = len(self._lines) - 1
        target = last if self._pointed is None else self._pointed + by
        if not 0 <= target <= last:
            return False
        self._point_at(target)
        self._reveal(target)
        return True

    def _reveal(self, index: int) -> None:
        window = self._window()
        rect = dict(self._shown()).get(index)
        if rect is None or rect.top < window.top or rect.bottom > window.bottom:
            self._offset = 0.0
            self._scroll(sum(self._heights[index + 1 :]) - window.height / 2)

    def _point_at(self, index: int | None) -> None:
        if index != self._pointed:
            self._pointed = index
            pieces = () if index is None else self._lines[index].pieces
            self._session.game.highlight(pieces)
