"""Scenes: one screen each, with widgets, a timeline and a lifecycle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from pygame import FRect

from treasure_games.stage.boxes import Box
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.dirty import Dirty
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.services import Services
from treasure_games.stage.timeline import Timeline
from treasure_games.stage.widgets.focus import Focus
from treasure_games.stage.widgets.widget import Layer, Widget

FAST = 4.0
"""How much faster things go while Skip is held."""


class Stack(Protocol):
    """The scenes that are up, as each of them knows it."""

    @property
    def top(self) -> Scene | None:
        """The scene that the person deals with."""

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""

    def remove(self, scene: Scene) -> None:
        """Take a scene off, wherever it is."""

    def reword(self) -> None:
        """Have every scene say everything anew, in the language of now."""


class Scene:
    """A screen. Subclasses build `self.root` (widgets) and override what they need; call super()
    in hooks.
    """

    is_overlay = False
    """Whether the scene below shows through (menus over a dimmed table, dialogs)."""
    dim = 0.55
    """How dark an overlay makes what lies below, 0 to 1."""
    title = ""
    """For the window's title bar, before the product's name; "" adds nothing."""

    def __init__(self, services: Services, root: Widget | None = None) -> None:
        self.services = services
        self.root: Widget = Layer("root") if root is None else root
        self.timeline = Timeline()
        self.dirty = Dirty(is_whole=True)
        self.focus = Focus(self.root, services, self.invalidate)
        self.is_fast = False
        self.needs_layout = True
        self.stack: Stack
        self.context: LayoutContext

    def enter(self) -> None:
        """The scene has been put on the stack; `stack` and `context` are set, layout has run."""

    def leave(self) -> None:
        """The scene is taken off the stack for good: let go of what it holds."""

    def pause(self) -> None:
        """Another scene has been put on top."""
        self.focus.forget_pointer()
        self.is_fast = False

    def resume(self) -> None:
        """The scene is on top again."""
        self.invalidate()

    def reworded(self) -> Scene:
        """The language has changed: a scene of the same kind that says everything anew.

        It takes the place of this one, which may also renew its own words and return itself. The
        default is for scenes that keep no words of their own.
        """
        return self

    def layout(self, context: LayoutContext) -> None:
        """Place everything for this look. The default gives the whole window to `root`."""
        self.root.place(context.viewport.rect, context)

    def handle(self, intent: Intent) -> bool:
        """Act on an intent; whether it was used. The default: skip speed, the way back, then the
        focused widgets.
        """
        if isinstance(intent, intents.Cancel) and self.go_back():
            return True
        if isinstance(intent, intents.Skip):
            self.is_fast = intent.is_held
            return True
        return self.focus.handle(intent)

    def go_back(self) -> bool:
        """What Esc does; False if it means nothing here."""
        return False

    def update(self, dt: float) -> None:
        """Move on by `dt` seconds (at most 0.05). While the timeline moves, the whole window is
        drawn.
        """
        self.timeline.speed = self.services.pace * (FAST if self.is_fast else 1.0)
        if self.timeline.is_moving:
            self.timeline.update(dt)
            self.invalidate()
        self.focus.update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Draw; changes nothing. The canvas may be clipped to what is dirty."""
        self.root.draw(canvas)
        self.focus.draw(canvas)

    def boxes(self) -> Iterator[Box]:
        """The layout for the layout check. Scenes that draw by hand add their own boxes."""
        yield from self.root.boxes(self.context)

    @property
    def is_animating(self) -> bool:
        """Whether the scene must be updated at every frame."""
        return self.timeline.is_moving or self.focus.is_moving

    def next_wakeup(self) -> float | None:
        """Seconds until the scene wants an update although nothing happens (ambient motion);
        None: never.
        """
        return self.focus.next_wakeup()

    def invalidate(self, rect: FRect | None = None) -> None:
        """Have this part drawn again (virtual units), or all of it."""
        self.dirty.add(rect)

    def relayout(self) -> None:
        """Lay out again before the next frame: a text or the set of widgets has changed."""
        self.needs_layout = True
        self.invalidate()

    def arrange(self, context: LayoutContext) -> None:
        """Lay out if that is needed or the context is new; called by the stack."""
        if self.needs_layout or context is not getattr(self, "context", None):
            self.context = context
            self.needs_layout = False
            self.layout(context)
            self.focus.arranged(context)
            self.invalidate()
