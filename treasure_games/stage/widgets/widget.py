"""The base of all widgets, of containers, and of controls that take the focus."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from pygame import FRect

from treasure_games.stage.boxes import Box, BoxKind
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.layout_context import LayoutContext

Words: TypeAlias = str | Callable[[], str]
"""A sentence, or what finds it when it is wanted."""


@dataclass(frozen=True, slots=True)
class Size:
    """Width and height in virtual units."""

    width: float
    height: float


class Widget:
    """Something with a place. `preferred` says what it needs, `place` gives it a rectangle."""

    grow = 0.0
    """Share of the room left over in a row or column that it takes."""
    is_visible = True

    def __init__(self, name: str = "") -> None:
        self.name = name
        self.rect = FRect(0, 0, 0, 0)
        self.parent: Widget | None = None

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """The size it needs when at most `width` is there; may be wider if it can't shrink."""
        return Size(0.0, 0.0)

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Take this rectangle and lay out what is inside."""
        self.rect = FRect(rect)

    def children(self) -> Sequence[Widget]:
        """What is inside, back to front."""
        return ()

    def draw(self, canvas: Canvas) -> None:
        """Draw itself, then what is inside."""
        for child in self.children():
            if child.is_visible:
                child.draw(canvas)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Its own boxes and those inside."""
        for child in self.children():
            if child.is_visible:
                yield from child.boxes(context)

    def walk(self) -> Iterator[Widget]:
        """Itself and all visible widgets inside, in Tab order."""
        yield self
        for child in self.children():
            if child.is_visible:
                yield from child.walk()

    def clip(self) -> FRect | None:
        """The part of the window through which it shows, None for all of it."""
        return self.parent.inner_clip() if self.parent is not None else None

    def inner_clip(self) -> FRect | None:
        """The part of the window through which its children show."""
        return self.clip()

    def reveal(self, rect: FRect) -> None:
        """Bring this part into sight: scroll areas do, others ask their parent."""
        if self.parent is not None:
            self.parent.reveal(rect)

    def wheel(self, steps: float) -> bool:
        """The wheel turned over it; whether it scrolled."""
        return False

    def turn_page(self, pages: float) -> bool:
        """A key scrolls by so many pages; whether it is something that scrolls."""
        return False

    def ancestors(self) -> Iterator[Widget]:
        """What it lies in, from the inside out."""
        around = self.parent
        while around is not None:
            yield around
            around = around.parent

    def adopt(self, *children: Widget) -> None:
        """Become the parent of these."""
        for child in children:
            child.parent = self

    def _box(
        self, kind: BoxKind, text_size: tuple[float, float] | None = None, part: str = ""
    ) -> Box:
        name, parent = self.name or self.path, self._box_parent()
        if part:
            name, parent = f"{name}.{part}", name
        return Box(name, FRect(self.rect), kind, parent, text_size, clip=self.clip())

    def _box_parent(self) -> str:
        above = self.parent
        while above is not None and not above.is_boxed:
            above = above.parent
        return (above.name or above.path) if above is not None else ""

    is_boxed = False
    """Whether it has a box of its own."""

    @property
    def path(self) -> str:
        """A name from its place among the widgets, for those that were given none."""
        if self.parent is None:
            return type(self).__name__.lower()
        siblings = list(self.parent.children())
        index = siblings.index(self) if self in siblings else 0
        return f"{self.parent.name or self.parent.path}/{type(self).__name__.lower()}{index}"


class Layer(Widget):
    """Widgets that its owner places itself, at rectangles that a function gives."""

    def __init__(self, name: str = "") -> None:
        super().__init__(name)
        self._children: list[Widget] = []
        self._places: list[Callable[[LayoutContext], FRect]] = []

    def add(self, widget: Widget, where: Callable[[LayoutContext], FRect]) -> None:
        """Add a widget, placed at each layout where `where(look)` says."""
        self.adopt(widget)
        self._children.append(widget)
        self._places.append(where)

    def clear(self) -> None:
        """Remove all."""
        self._children.clear()
        self._places.clear()

    def children(self) -> Sequence[Widget]:
        """Back to front."""
        return self._children

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Place each where its function says."""
        super().place(rect, context)
        for child, where in zip(self._children, self._places, strict=True):
            child.place(where(context), context)


class Control(Widget):
    """A widget that takes the focus and is pressed. Disabled ones can be focused too, and say
    why.
    """

    is_boxed = True
    takes_focus = True
    sound = "ui_release"
    """Group of the sound that it makes when used."""
    wants_text = False
    """Whether letters go to it as text."""

    def __init__(self, name: str = "", *, hint: Words = "") -> None:
        super().__init__(name)
        self._hint = hint
        self.reason = ""
        """Why it can't be used now; "" when it can."""
        self.rule_id = ""
        """The rule that forbids it, if one does."""
        self.on_explain: Callable[[str], None] | None = None
        """Called with the rule id when a person presses it although it is disabled."""
        self.is_focused = False
        self.is_hovered = False
        self.hover = 0.0
        """0 at rest to 1 lifted; moved by the focus."""
        self.press = 0.0
        """0 up to 1 down; moved by the focus."""

    @property
    def hint(self) -> str:
        """A sentence shown as a tooltip."""
        return self._hint if isinstance(self._hint, str) else self._hint()

    @hint.setter
    def hint(self, words: Words) -> None:
        self._hint = words

    @property
    def is_enabled(self) -> bool:
        """Whether it can be used now."""
        return not self.reason

    def disable(self, reason: str, rule_id: str = "") -> None:
        """It can't be used, for this reason (a sentence for the player)."""
        self.reason, self.rule_id = reason, rule_id

    def enable(self) -> None:
        """It can be used."""
        self.reason = self.rule_id = ""

    def hit(self, x: float, y: float) -> bool:
        """Whether a point lies on it; cards of odd shape override this."""
        return bool(self.rect.collidepoint(x, y))

    def activate(self) -> None:
        """It was clicked, or confirmed with the focus on it; only called when enabled."""

    def focused(self, is_focused: bool) -> None:
        """It gains or loses the focus."""
        self.is_focused = is_focused

    def hovered(self, is_hovered: bool) -> None:
        """The pointer comes or goes."""
        self.is_hovered = is_hovered

    def handle(self, intent: Intent) -> bool:
        """An intent while it has the focus (keys) or the press (pointer); whether it was used."""
        return False

    def reached(self) -> None:
        """Keys or a pad have sent the focus here."""

    def let_go(self) -> None:
        """A press was broken off: the pointer left the window or another window came in front."""

    def focus_rect(self) -> FRect:
        """What the focus ring goes around."""
        return self.rect

    def dirty_rect(self) -> FRect:
        """All that its lift, ring and shadow may touch."""
        return self.rect.inflate(64, 64)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """A target."""
        yield self._box(BoxKind.TARGET)
        yield from super().boxes(context)
