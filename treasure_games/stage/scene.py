"""Scenes: one screen each, with widgets, a timeline and a life cycle."""

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
"""The speed factor while Skip is held."""


class Stack(Protocol):
    """The stack of scenes, as scenes know it."""

    @property
    def top(self) -> Scene | None:
        """The scene that gets the input."""

    def push(self, scene: Scene) -> None:
        """Push a scene on top."""

    def remove(self, scene: Scene) -> None:
        """Remove a scene, wherever it is."""

    def reword(self) -> None:
        """Rebuild every scene's words in the current language."""


class Scene:
    """A screen. Subclasses build `self.root` (widgets) and override what they need; call super() in
    hooks.
    """

    is_overlay = False
    """True if the scene below shows through (menus over a dimmed table, dialogs)."""
    dim = 0.55
    """How much an overlay darkens what is below, 0 to 1."""
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
        """Called on the stack, when `stack` and `context` are set and layout has run."""

    def leave(self) -> None:
        """Called when the scene is removed for good: release what it holds."""

    def pause(self) -> None:
        """Called when another scene is pushed on top."""
        self.focus.forget_pointer()
        self.is_fast = False

    def resume(self) -> None:
        """Called when the scene is on top again."""
        self.invalidate()

    def reworded(self) -> Scene:
        """Return this scene, or a new one of its kind, in the new language.

        The result replaces this one. The default is for scenes that keep no words of their own.
        """
        return self

    def layout(self, context: LayoutContext) -> None:
        """Place everything for this context. The default gives the whole window to `root`."""
        self.root.place(context.viewport.rect, context)

    def handle(self, intent: Intent) -> bool:
        """Act on an intent; return True if it was used. The default: skip speed, Esc, then the
        focused widgets.
        """
        if isinstance(intent, intents.Cancel) and self.go_back():
            return True
        if isinstance(intent, intents.Skip):
            self.is_fast = intent.is_held
            return True
        return self.focus.handle(intent)

    def go_back(self) -> bool:
        """Do what Esc does; return False if it does nothing here."""
        return False

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds (at most 0.05). While the timeline moves, the whole window is
        redrawn.
        """
        self.timeline.speed = self.services.pace * (FAST if self.is_fast else 1.0)
        if self.timeline.is_moving:
            self.timeline.update(dt)
            self.invalidate()
        self.focus.update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Draw without changing anything. The canvas may be clipped to the dirty parts."""
        self.root.draw(canvas)
        self.focus.draw(canvas)

    def boxes(self) -> Iterator[Box]:
        """Yield the boxes for the layout check. Scenes that draw by hand add their own."""
        yield from self.root.boxes(self.context)

    @property
    def is_animating(self) -> bool:
        """True if the scene must be updated every frame."""
        return self.timeline.is_moving or self.focus.is_moving

    def next_wakeup(self) -> float | None:
        """Return the seconds until the scene needs an update without input (ambient motion), or
        None.
        """
        return self.focus.next_wakeup()

    def invalidate(self, rect: FRect | None = None) -> None:
        """Redraw this part (virtual units), or everything."""
        self.dirty.add(rect)

    def relayout(self) -> None:
        """Lay out again before the next frame, for a changed text or set of widgets."""
        self.needs_layout = True
        self.invalidate()

    def arrange(self, context: LayoutContext) -> None:
        """Lay out if needed or the context is new; called by the stack."""
        if self.needs_layout or context is not getattr(self, "context", None):
            self.context = context
            self.needs_layout = False
            self.layout(context)
            self.focus.arranged(context)
            self.invalidate()
