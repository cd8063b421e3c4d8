"""Containers: row, column, grid, flow, panel. Children get their preferred size: text may grow."""

from collections.abc import Callable, Sequence
from typing import Literal

from pygame import FRect

from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.widget import BoxKind, Size, Widget

CrossAlign = Literal["start", "centre", "end", "fill"]
Line = list[tuple[Widget, Size]]
"""Widgets side by side, and how large each wants to be."""


class Container(Widget):
    """Contains widgets, with `gap` virtual units between them."""

    def __init__(
        self, *children: Widget, gap: float = 16.0, align: CrossAlign = "fill", name: str = ""
    ) -> None:
        super().__init__(name)
        self.gap = gap
        self.align: CrossAlign = align
        self.contain(*children)

    def shown(self) -> list[Widget]:
        """Return the children that take room."""
        return [child for child in self._children if child.is_visible]


class Column(Container):
    """One under another, as wide as the column (`align="fill"`) or at their preferred widths."""

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return the widest child's width and the sum of heights."""
        sizes = [child.preferred(context, width) for child in self.shown()]
        widest = max((size.width for size in sizes), default=0.0)
        return Size(widest, _with_gaps([size.height for size in sizes], self.gap))

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Give each its preferred height; those that grow or can give make up the difference."""
        super().place(rect, context)
        shown = self.shown()
        sizes = [child.preferred(context, rect.width) for child in shown]
        wished, room = [size.height for size in sizes], rect.height - self.gap * (len(shown) - 1)
        giving = [float(child.can_give) for child in shown]
        is_short = sum(wished) > room and any(giving)
        heights = _shared(wished, giving if is_short else [child.grow for child in shown], room)
        y = rect.top
        for child, size, height in zip(shown, sizes, heights, strict=True):
            left, across = _across(self.align, rect.left, rect.width, size.width)
            child.place(FRect(left, y, across, height), context)
            y += height + self.gap


class Row(Container):
    """Side by side; children that don't fit shrink to share the room."""

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return the sum of widths, and the height of the highest child at its final width."""
        widths = self._widths(context, width)
        shown = self.shown()
        heights = [
            child.preferred(context, across).height
            for child, across in zip(shown, widths, strict=True)
        ]
        return Size(sum(widths) + self.gap * max(0, len(shown) - 1), max(heights, default=0.0))

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Give each its width; the rest goes to those that grow."""
        super().place(rect, context)
        shown = self.shown()
        widths = _shared(
            self._widths(context, rect.width), [child.grow for child in shown],
            rect.width - self.gap * max(0, len(shown) - 1),
        )  # fmt: skip
        x = rect.left
        for child, across in zip(shown, widths, strict=True):
            down = child.preferred(context, across).height
            top, height = _across(self.align, rect.top, rect.height, down)
            child.place(FRect(x, top, across, height), context)
            x += across + self.gap

    def _widths(self, context: LayoutContext, width: float | None) -> list[float]:
        """Return preferred widths; if they are too much, those that can wrap shrink evenly."""
        shown = self.shown()
        wished = [child.preferred(context).width for child in shown]
        if width is None:
            return wished
        room = width - self.gap * max(0, len(shown) - 1)
        return wished if sum(wished) <= room else _squeezed(wished, room, shown, context)


class Even(Row):
    """Side by side, all equally wide; together they take all of the width."""

    def _widths(self, context: LayoutContext, width: float | None) -> list[float]:
        shown = self.shown()
        widest = max(super()._widths(context, None), default=0.0)
        room = None if width is None else width - self.gap * (len(shown) - 1)
        return [widest if room is None else room / len(shown) for _child in shown]


class Flow(Container):
    """Side by side like words, wrapping to the next line."""

    line_gap: float | None = None
    """The gap between lines; None for that between widgets."""

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return the widest line's width and the sum of the lines' heights."""
        lines = self._lines(context, width)
        widths = [_with_gaps([size.width for _, size in line], self.gap) for line in lines]
        heights = [max(size.height for _, size in line) for line in lines]
        return Size(max(widths, default=0.0), _with_gaps(heights, self._between))

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Place lines from the top; within a line by `align`: start, centre or end."""
        super().place(rect, context)
        y = rect.top
        for line in self._lines(context, rect.width):
            slack = rect.width - _with_gaps([size.width for _, size in line], self.gap)
            x = rect.left + max(0.0, slack) * {"centre": 0.5, "end": 1.0}.get(self.align, 0.0)
            height = max(size.height for _, size in line)
            for child, size in line:
                child.place(
                    FRect(x, y + (height - size.height) / 2, size.width, size.height), context
                )
                x += size.width + self.gap
            y += height + self._between

    @property
    def _between(self) -> float:
        return self.gap if self.line_gap is None else self.line_gap

    def _lines(self, context: LayoutContext, width: float | None) -> list[Line]:
        lines: list[Line] = []
        x = 0.0
        for child in self.shown():
            size = child.preferred(context, width)
            if not lines or (width is not None and x + size.width > width + 0.01):
                lines.append([])
                x = 0.0
            lines[-1].append((child, size))
            x += size.width + self.gap
        return lines


class Either(Widget):
    """The same widgets in one of two containers: side by side or below each other, say, as the size
    of letters allows.
    """

    def __init__(
        self, parts: Sequence[Widget], usual: Container, other: Container,
        takes_other: Callable[[LayoutContext], bool],
    ) -> None:  # fmt: skip
        super().__init__()
        self._parts = parts
        self._form, self._usual, self._other = usual, usual, other
        self._takes_other = takes_other
        self.contain(usual)

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return the size in the container for this layout."""
        self._form = self._other if self._takes_other(context) else self._usual
        self._form.adopt(*self._parts)
        self.contain(self._form)
        return self._form.preferred(context, width)

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Give the container all of it."""
        super().place(rect, context)
        self.preferred(context, rect.width)
        self._form.place(rect, context)


class Panel(Widget):
    """A board of "plank" or "parchment" (or a "plate") around one widget."""

    box_kind = BoxKind.PANEL

    def __init__(
        self, content: Widget, material: skin.Material = "plank", name: str = "",
        *, padding: float = 40.0,
    ) -> None:  # fmt: skip
        super().__init__(name)
        self.content = content
        self.material = material
        self.padding = padding
        self.contain(content)

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return the size of content and border."""
        inside = self.content.preferred(
            context, None if width is None else width - 2 * self.padding
        )
        return Size(inside.width + 2 * self.padding, inside.height + 2 * self.padding)

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Place the content within the border."""
        super().place(rect, context)
        self.content.place(rect.inflate(-2 * self.padding, -2 * self.padding), context)

    def draw(self, canvas: Canvas) -> None:
        """Draw the board, then its content."""
        skin.draw_panel(canvas, self.rect, self.material)
        super().draw(canvas)


class Spacer(Widget):
    """Empty space that grows."""

    def __init__(self, width: float = 0.0, *, grow: float = 1.0) -> None:
        super().__init__()
        self.fixed_size = Size(width, 0.0)
        self.grow = grow


class Centred(Widget):
    """One widget centred, at its preferred size, at most `widest`.

    `widest` is for text at scale 1; larger text may be wider.
    """

    def __init__(
        self, content: Widget, *, widest: float | None = None, margin: float = 40.0
    ) -> None:
        super().__init__()
        self.content = content
        self.widest = widest
        self.margin = margin
        self.contain(content)

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return the content's preferred size."""
        return self.content.preferred(context, self._room(width, context))

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Centre the content; never larger than the room."""
        super().place(rect, context)
        room = rect.inflate(-2 * self.margin, -2 * self.margin)
        size = self.content.preferred(context, self._room(room.width, context))
        inner = FRect(0, 0, min(size.width, room.width), min(size.height, room.height))
        inner.center = room.center
        self.content.place(inner, context)

    def _room(self, width: float | None, context: LayoutContext) -> float | None:
        if self.widest is None:
            return width
        widest = self.widest * max(1.0, context.viewport.text_scale)
        return widest if width is None else min(width, widest)


def _with_gaps(lengths: Sequence[float], gap: float) -> float:
    return sum(lengths) + gap * max(0, len(lengths) - 1)


def _shared(lengths: Sequence[float], grows: Sequence[float], room: float) -> list[float]:
    """Return the lengths: those that grow share what is left over, or give what is missing."""
    spare, total = room - sum(lengths), sum(grows)
    if total <= 0:
        return list(lengths)
    return [
        max(0.0, length + spare * grow / total) for length, grow in zip(lengths, grows, strict=True)
    ]


def _across(align: CrossAlign, start: float, room: float, length: float) -> tuple[float, float]:
    """Return start and length across the direction of layout."""
    if align == "fill":
        return start, room
    length = min(length, room)
    return start + {"start": 0.0, "centre": 0.5, "end": 1.0}[align] * (room - length), length


def _squeezed(
    wished: Sequence[float], room: float, shown: Sequence[Widget], context: LayoutContext
) -> list[float]:
    """Return widths for less room than wished: fixed ones are kept, the others share the rest."""
    least = [child.preferred(context, 1.0).width for child in shown]
    widths = list(wished)
    excess = sum(widths) - room
    for _ in range(len(widths)):
        giving = [index for index, width in enumerate(widths) if width > least[index] + 0.5]
        if excess <= 0.5 or not giving:
            break
        widest = max(widths[index] for index in giving)
        top = [index for index in giving if widths[index] > widest - 0.5]
        floors = [least[index] for index in top] + [w for w in widths if w < widest - 0.5]
        give = min(excess / len(top), widest - max((f for f in floors if f < widest), default=0.0))
        for index in top:
            widths[index] = max(least[index], widths[index] - give)
        excess = sum(widths) - room
    return widths
