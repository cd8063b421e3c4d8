"""Scenes, one screen each with widgets and a timeline, and the stack of those that are up."""

import gc
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Self

from treasure_games.stage.canvas import Canvas, Haze, LayoutContext
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.services import Services
from treasure_games.stage.timeline import Timeline
from treasure_games.stage.widgets.focus import Focus
from treasure_games.stage.widgets.scroll import scroll_alike
from treasure_games.stage.widgets.widget import Box, Control, Layer, Node, Widget

FAST = 4.0
"""The speed factor while Skip is held."""


class Scene:
    """A screen. Subclasses build `self.root` and override what they need; call super() in hooks."""

    is_overlay = False
    """True if the scene below shows through (menus over a dimmed table, dialogs)."""
    dim = 0.45
    """How much an overlay darkens what is below, 0 to 1."""
    keeps_below = False
    """True if one can press what is below, so that this stays sharp."""
    _made_by: "Callable[..., Scene]"
    title = ""
    """For the window's title bar, before the product's name; "" adds nothing."""

    seats: Collection[int] = ()
    """Those whose own keys count while it is up."""

    def __new__(cls, *arguments: Any, **more: Any) -> Self:
        """Note from what it is made."""
        made = super().__new__(cls)
        made._made_by = partial(cls, *arguments, **more)
        return made

    def __init__(self, services: Services, root: Widget | None = None) -> None:
        self.services = services
        self.root: Widget = Layer("root") if root is None else root
        self.backdrop = Node()
        """What is drawn behind the widgets, and may move by itself."""
        self.timeline = Timeline()
        self.was_seen = False
        """True if it has been drawn."""
        self.is_stale = True
        """True if it may look different from the last frame."""
        self.focus = Focus(self.root, services)
        self.shortcuts = dict[type[Intent], Callable[[], object]]()
        """What some intents do here, whatever has the focus."""
        self.is_fast = False
        self.needs_layout = True
        self.haze: Haze | None = None
        """What lies below it, as it opened."""
        self.stack: SceneStack
        self.context: LayoutContext

    def enter(self) -> None:
        """Called on the stack, when `stack` and `context` are set and layout has run."""

    def leave(self) -> None:
        """Called when the scene is removed for good: release what it holds."""

    def keep_picture(self) -> None:
        """Keep a small picture of what it shows, where there is a list to show it in.

        Called when the person leaves; the scene is not drawn again.
        """

    def pause(self) -> None:
        """Called when another scene is pushed on top."""
        self.focus.forget_pointer()
        self.is_fast = self.services.host.input.is_typing = False
        self.services.host.input.is_capturing = False

    def free_pictures(self) -> None:
        """Let go of large pictures that are quickly made again: another scene hides this one."""

    def resume(self) -> None:
        """Called when the scene is on top again."""
        current = self.focus.current
        self.services.host.input.is_typing = current is not None and current.wants_text
        self.services.host.input.is_capturing = False
        self.changed()

    def reworded(self) -> "Scene":
        """Return this scene, or a new one of its kind, in the new language.

        The result replaces this one. The default is for scenes that keep no words of their own.
        """
        return self

    def anew(self, **more: Any) -> "Scene":
        """Return another one made from the same, in the language of now: a way to reword it."""
        return self._made_by(**more)

    def layout(self, context: LayoutContext) -> None:
        """Place everything for this context. The default gives the whole window to `root`."""
        self.root.place(context.viewport.rect, context)

    def handle(self, intent: Intent) -> bool:
        """Act on an intent; return True if it was used. The default: shortcuts, skip speed, Esc,
        then the focused widgets.
        """
        if act := self.shortcuts.get(type(intent)):
            act()
            return True
        if isinstance(intent, intents.Cancel) and self.go_back():
            return True
        if isinstance(intent, intents.Skip):
            self.is_fast = intent.is_held
            return True
        return self.focus.handle(intent)

    # What is said aloud

    def happened(self) -> Sequence[str]:
        """Return what has happened here, the latest last, as far as it may be said."""
        return ()

    def sentences(self, *, is_asked: bool = False) -> Sequence[str]:
        """Return what is said as soon as it stands there, or if somebody asks."""
        return ()

    def offered(self) -> Sequence[Control]:
        """Return what can be pressed to go on."""
        return [one for one in self.focus.controls() if one.is_enabled]

    def hides(self, control: Control) -> bool:
        """Return True for what is only said if somebody asks for it."""
        return False

    def go_back(self) -> bool:
        """Do what Esc does; return False if it does nothing here."""
        return False

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds (at most 0.05)."""
        self.timeline.speed = self.services.pace * (FAST if self.is_fast else 1.0)
        if self.timeline.is_moving:
            self.timeline.update(dt)
        self.focus.update(dt)
        self.backdrop.update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Draw without changing anything."""
        self.backdrop.draw_on(canvas)
        self.root.draw(canvas)
        self.focus.draw(canvas)

    def boxes(self) -> Iterator[Box]:
        """Yield the boxes for the layout check. Scenes that draw by hand add their own."""
        yield from self.backdrop.boxes(self.context)
        yield from self.root.boxes(self.context)

    @property
    def is_animating(self) -> bool:
        """True if the scene must be updated every frame."""
        return self.timeline.is_moving or self.focus.is_moving

    def next_wakeup(self) -> float | None:
        """Return the seconds until it looks different without input (ambient motion), or None."""
        wishes = self.focus.next_wakeup(), self.backdrop.next_wakeup()
        return min((wish for wish in wishes if wish is not None), default=None)

    def changed(self) -> None:
        """Draw again: something looks different. What, is found by comparing the frames."""
        self.is_stale = True

    def relayout(self) -> None:
        """Lay out again before the next frame, for a changed text or set of widgets."""
        self.needs_layout = True
        self.changed()

    def arrange(self, context: LayoutContext) -> None:
        """Lay out if needed or the context is new; called by the stack."""
        if self.needs_layout or context is not getattr(self, "context", None):
            self.context = context
            self.needs_layout = False
            self.layout(context)
            self.focus.arranged(context)
            self.changed()


class SceneStack:
    """Scenes from bottom to top. The top one gets the input; overlays let those below show."""

    def __init__(self, context: LayoutContext) -> None:
        self._context = context
        self._scenes: list[Scene] = []
        self._has_left_scenes = False
        """True if scenes were replaced whose memory was not freed since."""
        self._is_stale = True
        self.letters: Callable[[Control], Scene] | None = None
        """Makes the keyboard on the screen, on which a pad writes into a field; the app sets it."""

    @property
    def top(self) -> Scene | None:
        """The scene that gets the input; None if the stack is empty."""
        return self._scenes[-1] if self._scenes else None

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All scenes, bottom first."""
        return tuple(self._scenes)

    @property
    def visible(self) -> tuple[Scene, ...]:
        """The drawn scenes, bottom first: the topmost full scene and the overlays above it."""
        start = len(self._scenes)
        while start > 0:
            start -= 1
            if not self._scenes[start].is_overlay:
                break
        return tuple(self._scenes[start:])

    def has_seat(self, seat: int) -> bool:
        """Return True if the own key of this seat counts now."""
        return self.top is not None and seat in self.top.seats

    def push(self, scene: Scene) -> None:
        """Push a scene on top; the one below pauses."""
        if self._scenes:
            self._scenes[-1].pause()
        if not scene.is_overlay:
            for hidden in self.visible:
                hidden.free_pictures()
            self._context.assets.free_poses()
        self._enter(scene)

    def pop(self) -> None:
        """Remove the top scene; the one below resumes."""
        self._scenes.pop().leave()
        self._is_stale = True
        if self._scenes:
            self._scenes[-1].arrange(self._context)
            self._scenes[-1].resume()

    def reset(self, scene: Scene) -> None:
        """Remove all scenes, top first, and start again with this one."""
        # Where something has moved ever since, the tables that were left must not pile up.
        self.free_left_scenes()
        self._has_left_scenes = bool(self._scenes)
        self.clear()
        self._enter(scene)

    def free_left_scenes(self) -> None:
        """Collect the scenes that were replaced, before the new one is drawn: the most that is
        ever held is one table, and its first frame takes long anyway.

        Their objects refer to each other in cycles. The collector counts objects, not the
        megabytes of pictures that they hold, so it would come much later.
        """
        if self._has_left_scenes:
            self._has_left_scenes = False
            self._context.assets.free_large()
            gc.collect()

    def clear(self) -> None:
        """Remove all scenes, top first."""
        while self._scenes:
            self._scenes.pop().leave()
        self._is_stale = True

    def abandon(self) -> None:
        """Remove all scenes after a failure, of which the first one counts: what is broken may fail
        to leave, too.
        """
        while self._scenes:
            with suppress(Exception):
                self.clear()

    def remove(self, scene: Scene) -> None:
        """Remove this scene and all above it, if it is up."""
        while scene in self._scenes:
            self.pop()

    def arrange(self, context: LayoutContext) -> None:
        """Lay out every scene for a new context; those below too, as they may show through."""
        self._context = context
        for scene in self._scenes:
            scene.arrange(context)

    def reword(self) -> None:
        """Rebuild every scene's words in the new language; each keeps its focus, and how far it is
        scrolled.
        """
        for place, scene in enumerate(self.scenes):
            before = scene.focus
            focused, is_ring_shown = before.current, before.is_ring_shown
            fresh = scene.reworded()
            if fresh is not scene:
                scene.leave()
                self._scenes[place] = fresh
                self._begin(fresh)
            fresh.relayout()
            fresh.arrange(self._context)
            scroll_alike(scene.root, fresh.root)
            fresh.focus.is_ring_shown = is_ring_shown
            if focused is not None:
                fresh.focus.set_by_name(focused.name)
                fresh.focus.hold_height(focused.rect.top)
        self._is_stale = True

    def handle(self, intent: Intent) -> bool:
        """Pass an intent to the top scene; return True if it was used. All scenes learn of a lost
        focus.
        """
        self._is_stale = True
        if isinstance(intent, intents.FocusLost):
            for scene in reversed(self.scenes):
                scene.handle(intent)
                scene.haze = None  # What is below may have hidden somebody's secrets.
            return True
        if isinstance(intent, intents.PadConfirm) and self.letters is not None:
            field = self.top.focus.current if self.top is not None else None
            if field is not None and field.wants_text:
                self.push(self.letters(field))
                return True
        return bool(self._scenes) and self._scenes[-1].handle(intent)

    def update(self, dt: float) -> None:
        """Update the visible scenes; what moves is drawn again."""
        self._is_stale |= self.is_animating
        for scene in self.visible:
            scene.update(dt)
        self._is_stale |= self.is_animating
        for scene in self.visible:
            scene.arrange(self._context)

    @property
    def is_animating(self) -> bool:
        """True if frames are needed without input."""
        return any(scene.is_animating for scene in self.visible)

    def next_wakeup(self) -> float | None:
        """Return the seconds until some visible scene needs an update, or None."""
        wishes = (scene.next_wakeup() for scene in self.visible)
        return min((wish for wish in wishes if wish is not None), default=None)

    def changed(self) -> None:
        """Draw again: something may look different."""
        self._is_stale = True

    @property
    def was_seen(self) -> bool:
        """True if all visible scenes have been drawn before."""
        return all(scene.was_seen for scene in self.visible)

    @property
    def is_stale(self) -> bool:
        """True if the visible scenes may look different from the last frame."""
        return self._is_stale or any(scene.is_stale for scene in self.visible)

    def draw(self, canvas: Canvas) -> None:
        """Draw the visible scenes, from now on as they look in the last frame."""
        self._is_stale = False
        for scene in self.visible:
            scene.is_stale, scene.was_seen = False, True
        hides = [number for number, scene in enumerate(self.visible) if canvas.is_for(scene.haze)]
        for scene in self.visible[max(hides, default=0) :]:
            if scene.is_overlay and scene.dim > 0.0:
                scene.haze = canvas.stand_back(scene.haze, scene.dim, is_sharp=scene.keeps_below)
            scene.draw(canvas)

    def _enter(self, scene: Scene) -> None:
        self._scenes.append(scene)
        self._is_stale = True
        self._begin(scene)

    def _begin(self, scene: Scene) -> None:
        scene.stack = self
        scene.arrange(self._context)
        scene.enter()
        scene.arrange(self._context)
