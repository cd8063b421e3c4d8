"""The tree that all screens are made of: nodes, widgets with a place, controls that take the focus.

A parent has children; what it doesn't say itself, they say.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum
from typing import Self, TypeAlias

from msgspec import Struct
from msgspec.structs import replace
from pygame import FRect

from treasure_games.stage.canvas import Canvas, Kept, LayoutContext
from treasure_games.stage.input.intents import Intent

Words: TypeAlias = str | Callable[[], str]
"""A sentence, or a function that returns it when needed."""


class Size(Struct, frozen=True):
    """Width and height in virtual units."""

    width: float
    height: float


class Explanation(Struct, frozen=True):
    """Something that only tells: what it means, for a pointer that rests on it."""

    rect: FRect
    hint: str


Sign = tuple[FRect, str]
"""Where something is shown, and the picture beside which the legend says what it means."""


class BoxKind(Enum):
    """The content of a box."""

    TEXT = "text"
    TARGET = "target"
    PANEL = "panel"
    ART = "art"


class Box(Struct, frozen=True):
    """One rectangle of a layout, in virtual units."""

    name: str
    rect: FRect
    kind: BoxKind
    parent: str = ""
    """Name of the box that contains it; a child may overlap its parent, not its siblings."""
    text_size: tuple[float, float] | None = None
    """The measured size of the text; must fit into `rect`."""
    overlap_group: str = ""
    """Boxes of one group may overlap (cards of a fan)."""
    may_overlap: bool = False
    """True if it overlaps others on purpose (a tooltip, a flying card)."""
    clip: FRect | None = None
    """The visible part of the window (a scroll area); anything outside is scrolled away."""


class Node:
    """A part of a screen. What it doesn't say itself, its children say, one after the other."""

    is_visible: bool = True
    _kept: Kept | None = None

    def children(self) -> "Sequence[Node]":
        """Return the children, back to front."""
        return ()

    def drawn_from(self) -> object:
        """Return all that its items depend on beside the layout: while that stays equal, they are
        listed again without drawing. None: draw it in every frame.
        """
        return None

    def update(self, dt: float) -> None:
        """Advance what no timeline moves."""
        for child in self.children():
            child.update(dt)

    @property
    def is_moving(self) -> bool:
        """True if it must be updated in every frame."""
        return any(child.is_moving for child in self.children())

    def next_wakeup(self) -> float | None:
        """Return the seconds until it looks different by itself; None if it won't."""
        wishes = (child.next_wakeup() for child in self.children())
        return min((wish for wish in wishes if wish is not None), default=None)

    def draw_on(self, canvas: Canvas) -> None:
        """Draw it as a child: not at all if it is hidden, and only what has changed."""
        if not self.is_visible:
            return
        look = self.drawn_from()
        if look is None:
            self.draw(canvas)
            return
        if self._kept is None:
            self._kept = Kept()
        canvas.kept(self._kept, look, self.draw)

    def draw(self, canvas: Canvas) -> None:
        """Draw itself and the children."""
        for child in self.children():
            child.draw_on(canvas)

    def controls(self) -> "Sequence[Control]":
        """Return what can be pressed, in Tab order; later ones lie over earlier ones."""
        return [control for child in self._visible_children() for control in child.controls()]

    def signs(self) -> Iterable[Sign]:
        """Yield where numbers and pictures are explained by the legend."""
        for child in self._visible_children():
            yield from child.signs()

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield the boxes for the layout check."""
        for child in self._visible_children():
            yield from child.boxes(context)

    def _visible_children(self) -> "Iterator[Node]":
        return (child for child in self.children() if child.is_visible)


class Drawing(Node):
    """A node that only draws, by a function."""

    def __init__(self, draw: Callable[[Canvas], None]) -> None:
        self._draw = draw

    def draw(self, canvas: Canvas) -> None:
        """Draw it."""
        self._draw(canvas)


class Widget(Node):
    """A widget. `preferred` returns the size it needs, `place` gives it a rectangle."""

    box_kind: BoxKind | None = None
    """What it is for the layout check; None for what has no box of its own."""
    fixed_size = Size(0.0, 0.0)
    """What it needs, if that doesn't depend on the layout."""
    grow = 0.0
    """Share of the room left over in a row or column that it takes."""
    can_give = False
    """True if it makes do with less height than it asks for, where a column has too little."""
    _children: "Sequence[Widget]" = ()

    is_read = False
    """True for words at which one is looking: tooltips lie beside them."""

    def __init__(self, name: str = "") -> None:
        self.name = name
        self.rect = FRect(0, 0, 0, 0)
        self.context: LayoutContext | None = None
        """That of its layout; None before the first one."""
        self.parent: Widget | None = None

    def growing(self) -> Self:
        """Return itself, taking the room left over from now on."""
        self.grow = 1.0
        return self

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return the size it needs for at most `width`; may be wider if it can't shrink."""
        return self.fixed_size

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Take this rectangle and lay out the children."""
        self.rect, self.context = FRect(rect), context

    def children(self) -> "Sequence[Widget]":
        """Return the children in the order of layout and Tab, back to front."""
        return self._children

    def contain(self, *children: "Widget") -> None:
        """Have these children, and no others."""
        self._children = list(children)
        self.adopt(*children)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield its own box, and those of the children."""
        if self.box_kind is not None:
            yield self._box(self.box_kind)
        yield from super().boxes(context)

    def walk(self) -> "Iterator[Widget]":
        """Yield itself and all visible widgets inside, in Tab order."""
        yield self
        for child in self.children():
            if child.is_visible:
                yield from child.walk()

    def clip(self) -> FRect | None:
        """Return the part of the window in which it is visible, None for all."""
        return self.parent.inner_clip() if self.parent is not None else None

    def inner_clip(self) -> FRect | None:
        """Return the part of the window in which its children are visible."""
        return self.clip()

    def reveal(self, rect: FRect) -> None:
        """Bring this part into sight: scroll areas do, others ask their parent."""
        if self.parent is not None:
            self.parent.reveal(rect)

    def explanation_at(self, x: float, y: float) -> Explanation | None:
        """Return what tells something at a point where no control has words."""
        found = (one.explanation_at(x, y) for one in reversed(self.children()) if one.is_visible)
        return next(filter(None, found), None)

    def wheel(self, steps: float) -> bool:
        """Handle the wheel over it; return True if it scrolled."""
        return False

    def turn_page(self, pages: float) -> bool:
        """Scroll by this many pages; return True if it can scroll."""
        return False

    def ancestors(self) -> "Iterator[Widget]":
        """Yield its parents, from the inside out."""
        around = self.parent
        while around is not None:
            yield around
            around = around.parent

    def adopt(self, *children: "Widget") -> None:
        """Become the parent of these."""
        for child in children:
            child.parent = self

    def _box(self, kind: BoxKind, text_size: tuple[float, float] | None = None) -> Box:
        name, parent = self.name or self.path, self._box_parent()
        return Box(name, FRect(self.rect), kind, parent, text_size, clip=self.clip())

    def _box_parent(self) -> str:
        above = self.parent
        while above is not None and above.box_kind is None:
            above = above.parent
        return (above.name or above.path) if above is not None else ""

    @property
    def path(self) -> str:
        """A name from its place among the widgets, for those without one."""
        if self.parent is None:
            return type(self).__name__.lower()
        siblings = list(self.parent.children())
        index = siblings.index(self) if self in siblings else 0
        return f"{self.parent.name or self.parent.path}/{type(self).__name__.lower()}{index}"


class Layer(Widget):
    """Widgets that the owner places, at rectangles given by functions."""

    def __init__(self, name: str = "") -> None:
        super().__init__(name)
        self._places: list[Callable[[LayoutContext], FRect]] = []

    def add(self, widget: Widget, where: Callable[[LayoutContext], FRect]) -> None:
        """Add a widget, placed at each layout by `where(context)`."""
        self.contain(*self._children, widget)
        self._places.append(where)

    def clear(self) -> None:
        """Remove all."""
        self.contain()
        self._places.clear()

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Place each by its function."""
        super().place(rect, context)
        for child, where in zip(self._children, self._places, strict=True):
            child.place(where(context), context)


class Control(Widget):
    """A widget that takes focus and presses. Disabled ones can be focused too, and say why."""

    box_kind: BoxKind | None = BoxKind.TARGET
    takes_focus = True
    sound = "ui_release"
    """The group of its sound when used."""
    wants_text = False
    """True if it takes letters as text."""
    tip_over: FRect | None = None
    """What its tooltip is shown above, where what is below matters more; None: itself, from below.
    """
    tip_under = 0.0
    """What its tooltip keeps below, if need be over the control itself."""
    overlap_group = ""
    """Controls of one group may overlap, as the cards of a fan do."""
    called: Words = ""
    """What somebody calls it who doesn't see it, if no words on it or in its tooltip say so."""

    def __init__(self, name: str = "", *, hint: Words = "") -> None:
        super().__init__(name)
        self._hint = hint
        self.reason = ""
        """Why it is disabled; "" when enabled."""
        self.complaint = ""
        """Why it didn't take what was done last."""
        self.rule_id = ""
        """The rule that forbids it, if any."""
        self.on_explain: Callable[[str], None] | None = None
        """Called with the rule id when a person presses it although it is disabled."""
        self.is_focused = False
        self.is_hovered = False
        self.hover = 0.0
        """0 at rest to 1 lit; moved by the focus."""
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
        """True if it can be used now."""
        return not self.reason

    def disable(self, reason: str, rule_id: str = "") -> None:
        """Disable it for this reason (a sentence for the player)."""
        self.reason, self.rule_id = reason, rule_id

    def enable(self) -> None:
        """Enable it."""
        self.reason = self.rule_id = ""

    def hit(self, x: float, y: float) -> bool:
        """Return True if a point is on it; cards of odd shape override this."""
        return bool(self.rect.collidepoint(x, y))

    def activate(self) -> None:
        """Do its action: it was clicked or confirmed; only called when enabled."""

    def writes_at(self) -> FRect | None:
        """Return where the next letter goes, if it takes letters: input methods offer their words
        there.
        """
        return None

    def focused(self, is_focused: bool) -> None:
        """Handle gaining or losing the focus."""
        self.is_focused = is_focused

    def hovered(self, is_hovered: bool) -> None:
        """Handle the pointer entering or leaving."""
        self.is_hovered = is_hovered

    def handle(self, intent: Intent) -> bool:
        """Handle an intent while focused (keys) or pressed (pointer); return True if used."""
        return False

    def controls(self) -> "Sequence[Control]":
        """Return itself."""
        return (self,)

    def reached(self) -> None:
        """Handle the arrival of the focus by keys or a pad."""

    def let_go(self) -> None:
        """Handle a cancelled press: the pointer left the window or another window came in front."""

    def focus_rect(self) -> FRect:
        """Return the rectangle for the focus ring; an empty one has none."""
        return self.rect

    def measured_words(self, context: LayoutContext) -> tuple[FRect, tuple[float, float]] | None:
        """Return the room for its words, and their size; None for a control without words."""
        return None

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield its own box, with the words on it, and those of the children."""
        name = self.name or self.path
        if self.box_kind is not None:
            yield replace(self._box(self.box_kind), overlap_group=self.overlap_group)
        measured = self.measured_words(context)
        if measured is not None:
            words, size = measured
            yield Box(f"{name}.text", words, BoxKind.TEXT, name, size, clip=self.clip())
        yield from Node.boxes(self, context)
