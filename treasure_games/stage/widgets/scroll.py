"""Scrolling: content taller than its place, which glides, with a bar that is a control."""

import math
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import pygame
from pygame import FRect, Rect, Surface

from treasure_games.core.pages import Named, page_beside
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.widget import Box, BoxKind, Control, Size, Widget

_AT: Final = Named(page_beside(__file__, dict[str, float]))


class ScrollBar(Control):
    """The bar of a scroll area: drag it, or scroll with up and down while it has the focus."""

    def __init__(self, area: "ScrollArea", name: str) -> None:
        super().__init__(name)
        self._area = area
        self._before = 0.0
        """The area's offset before the press."""
        self.parent = area

    def clip(self) -> FRect | None:
        """Return the clip of the area: the bar itself is not scrolled."""
        return self._area.clip()

    def reveal(self, rect: FRect) -> None:
        """Do nothing: scrolling wouldn't bring the bar into sight."""
        if self._area.parent is not None:
            self._area.parent.reveal(rect)

    def handle(self, intent: Intent) -> bool:
        """Scroll on up and down, moving the focus on at the end; press and drag to the pointer."""
        if isinstance(intent, intents.Navigate):
            return self._area.scroll_by(intent.direction.value[1] * _AT.key)
        if isinstance(intent, intents.PointerPressed):
            self._before = self._area.offset
        if isinstance(intent, intents.PointerPressed | intents.PointerDragged):
            share = (intent.y - self.rect.top) / max(1.0, self.rect.height)
            self._area.scroll_to(share * self._area.content_height - self._area.rect.height / 2)
            return True
        return isinstance(intent, intents.PointerReleased)

    def let_go(self) -> None:
        """Go back to where it was before the press."""
        self._area.scroll_to(self._before)

    def draw(self, canvas: Canvas) -> None:
        """Draw a groove and a thumb."""
        area = self._area
        share = area.rect.height / max(1.0, area.content_height)
        start = area.offset / max(1.0, area.content_height)
        skin.draw_scroll_bar(canvas, self.rect, start, share)


class ScrollArea(Widget):
    """Shows a part of its content. Scrolls by wheel, by bar, and to whatever gets the focus."""

    can_give = True

    def __init__(
        self, content: Widget, name: str = "scroll", *, highest: float | None = None
    ) -> None:
        super().__init__(name)
        self.content = content
        self.highest = highest
        """The most height it asks for, in virtual units."""
        self.line = 0.0
        """The height of a line, if it scrolls by whole ones only."""
        self.has_bar = True
        """False if something else tells that there is more, and leads there."""
        self.offset = 0.0
        self._lag = 0.0
        self.content_height = 0.0
        self.bar = ScrollBar(self, f"{name}.bar")
        self.adopt(content)

    @property
    def is_scrollable(self) -> bool:
        """True if the content is larger than the area."""
        return self.content_height > self.rect.height + 0.5

    @property
    def _is_bar_shown(self) -> bool:
        return self.has_bar and self.is_scrollable

    @property
    def lag(self) -> float:
        """How far the content is still behind the offset, while it glides there."""
        return self._lag

    @lag.setter
    def lag(self, lag: float) -> None:
        self._lag = lag
        self._place_content()

    def children(self) -> Sequence[Widget]:
        """Return the content, and the bar if there is something to scroll."""
        return (self.content, self.bar) if self._is_bar_shown else (self.content,)

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return the content's preferred size, at most `highest`."""
        size = self.content.preferred(context, width)
        if self.highest is None or size.height <= self.highest:
            return size
        inner = None if width is None else width - _AT.bar - _AT.gap
        size = self.content.preferred(context, inner)
        return Size(size.width + _AT.bar + _AT.gap, self.highest)

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Lay out the content at the width that the bar leaves."""
        super().place(rect, context)
        self.content_height = self.content.preferred(context, rect.width).height
        if self._is_bar_shown:
            self.content_height = self.content.preferred(context, self._inner_width()).height
        self.bar.place(FRect(rect.right - _AT.bar, rect.top, _AT.bar, rect.height), context)
        self._place_content()

    def scroll_to(self, offset: float) -> bool:
        """Show the content from `offset` on; return True if that changed anything."""
        if self.line:
            onwards = math.ceil if offset > self.offset else math.floor
            offset = onwards(round(offset / self.line, 3)) * self.line
        bounded = min(max(0.0, offset), max(0.0, self.content_height - self.rect.height))
        is_news = abs(bounded - self.offset) > 0.01
        self.offset = bounded
        if is_news:
            self._place_content()
        return is_news

    def scroll_by(self, by: float) -> bool:
        """Scroll by this many virtual units; return True if it moved."""
        return self.scroll_to(self.offset + by)

    def turn_page(self, pages: float) -> bool:
        """Scroll by this many of its heights, less a line that stays visible."""
        if self.is_scrollable:
            self.scroll_by(pages * max(_AT.key, self.rect.height - _AT.wheel))
        return self.is_scrollable

    def wheel(self, steps: float) -> bool:
        """Scroll against the wheel."""
        return self.is_scrollable and self.scroll_by(-steps * _AT.wheel)

    def inner_clip(self) -> FRect | None:
        """Return its own rectangle, as far as visible."""
        outer = self.clip()
        return FRect(self.rect) if outer is None else outer.clip(self.rect)

    def reveal(self, rect: FRect) -> None:
        """Scroll until `rect` is visible, then ask the parent."""
        if rect.top < self.rect.top + _AT.margin:
            self.scroll_by(rect.top - self.rect.top - _AT.margin)
        elif rect.bottom > self.rect.bottom - _AT.margin:
            self.scroll_by(rect.bottom - self.rect.bottom + _AT.margin)
        super().reveal(rect.clamp(self.rect))

    def draw(self, canvas: Canvas) -> None:
        """Draw the content, fading out at edges behind which there is more, and the bar."""
        above = _AT.above if self.offset + self.lag < 0.5 else 0.0
        shown = self.rect.inflate(2 * _AT.reach, above).move(0.0, -above / 2)
        window = canvas.context.viewport.to_pixels(shown)
        edges = [(edge.rect, _gradient(canvas, edge)) for edge in self._edges(canvas, window)]
        with canvas.within(window), canvas.fading(edges):
            self.content.draw_on(canvas)
        if self._is_bar_shown:
            self.bar.draw_on(canvas)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield the visible part of the content, and the bar."""
        for box in self.content.boxes(context):
            if box.clip is not None and box.rect.colliderect(box.clip):
                yield box
        if self._is_bar_shown:
            yield Box(self.bar.name, FRect(self.bar.rect), BoxKind.TARGET, clip=self.clip())

    def _edges(self, canvas: Canvas, window: Rect) -> "list[_Edge]":
        """Return the edges behind which there is more. Whole leaves end where a line does."""
        if self.line and not self.has_bar:
            return []
        viewport = canvas.context.viewport
        high = max(1, round(_AT.fade * viewport.scale * max(1.0, viewport.text_scale)))
        top = Rect(window.left, window.top, window.width, high)
        low = Rect(window.left, window.bottom - high, window.width, high)
        found = []
        if self.offset > 0.5:
            found.append(_Edge(top, is_top=True))
        if self.offset + self.rect.height < self.content_height - 0.5:
            found.append(_Edge(low, is_top=False))
        shown = canvas.context.viewport.pixels
        return [edge for edge in found if shown.contains(edge.rect)]

    def _inner_width(self) -> float:
        return self.rect.width - (_AT.bar + _AT.gap if self._is_bar_shown else 0.0)

    def _place_content(self) -> None:
        if self.context is None:
            return
        self.offset = min(self.offset, max(0.0, self.content_height - self.rect.height))
        top = self.rect.top - self.offset - self._lag
        height = max(self.content_height, self.rect.height)
        self.content.place(FRect(self.rect.left, top, self._inner_width(), height), self.context)


class _Edge(NamedTuple):
    """Where content fades out, in pixels."""

    rect: Rect
    is_top: bool


def _gradient(canvas: Canvas, edge: _Edge) -> Surface:
    """Return white that is opaque at the outer edge and clear at the inner one."""

    def make() -> Surface:
        high = edge.rect.height
        column = Surface((1, high), pygame.SRCALPHA)
        for row in range(high):
            share = (high - row) / high if edge.is_top else (row + 1) / high
            column.set_at((0, row), (255, 255, 255, round(255 * share)))
        return pygame.transform.scale(column, edge.rect.size)

    return canvas.context.assets.keep(("fade", *edge.rect.size, edge.is_top), make)


def scroll_to_height(widget: Widget, top: float) -> None:
    """Scroll the areas around a widget until its upper edge is at `top`, as far as they can."""
    for area in widget.ancestors():
        if isinstance(area, ScrollArea):
            area.scroll_by(widget.rect.top - top)


def scroll_alike(before: Widget, after: Widget) -> None:
    """Scroll the areas of `after` as those of `before`, by the share of their content."""
    areas = [one for one in before.walk() if isinstance(one, ScrollArea)]
    shares = {one.name: one.offset / max(1.0, one.content_height) for one in areas}
    for one in after.walk():
        if isinstance(one, ScrollArea) and one.name in shares:
            one.scroll_to(shares[one.name] * one.content_height)


def seen_at(widget: Widget) -> float:
    """Return where the content of a scroll area is seen; 0 for others."""
    return widget.offset + widget.lag if isinstance(widget, ScrollArea) else 0.0
