"""The scene stack: which scenes are up, get the input, and are drawn."""

from __future__ import annotations

from pygame import Rect

from treasure_games.stage.canvas import Canvas
from treasure_games.stage.dirty import Dirty
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.scene import Scene


class SceneStack:
    """Scenes from bottom to top. The top one gets the input; overlays let those below show."""

    def __init__(self, context: LayoutContext) -> None:
        self._context = context
        self._scenes: list[Scene] = []
        self.has_left_scenes = False
        """Whether scenes were replaced; whoever frees their memory takes this back."""
        self._dirty = Dirty()

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

    def push(self, scene: Scene) -> None:
        """Push a scene on top; the one below pauses."""
        if self._scenes:
            self._scenes[-1].pause()
        self._enter(scene)

    def pop(self) -> None:
        """Remove the top scene; the one below resumes."""
        self._scenes.pop().leave()
        self._dirty.add(None)
        if self._scenes:
            self._scenes[-1].arrange(self._context)
            self._scenes[-1].resume()

    def reset(self, scene: Scene) -> None:
        """Remove all scenes, top first, and start again with this one."""
        self.has_left_scenes |= bool(self._scenes)
        self.clear()
        self._enter(scene)

    def clear(self) -> None:
        """Remove all scenes, top first."""
        while self._scenes:
            self._scenes.pop().leave()
        self._dirty.add(None)

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
        """Rebuild every scene's words in the new language; each keeps its focus."""
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
            fresh.focus.is_ring_shown = is_ring_shown
            if focused is not None:
                fresh.focus.set_by_name(focused.name)
        self._dirty.add(None)

    def handle(self, intent: Intent) -> bool:
        """Pass an intent to the top scene; return True if it was used. All scenes learn of a lost
        focus.
        """
        if isinstance(intent, intents.FocusLost):
            for scene in reversed(self.scenes):
                scene.handle(intent)
            return True
        return bool(self._scenes) and self._scenes[-1].handle(intent)

    def update(self, dt: float) -> None:
        """Update the visible scenes."""
        for scene in self.visible:
            scene.update(dt)
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

    def take_dirty(self) -> Dirty:
        """Return the dirty parts, and clear them."""
        taken = self._dirty.take()
        for scene in self._scenes:
            part = scene.dirty.take()
            if scene in self.visible:
                taken.merge(part)
        return taken

    def has_dirty(self) -> bool:
        """Return True if anything must be redrawn."""
        return bool(self._dirty) or any(scene.dirty for scene in self.visible)

    def draw(self, canvas: Canvas, clips: tuple[Rect, ...]) -> None:
        """Draw the visible scenes within each of the clips."""
        for clip in clips:
            canvas.surface.set_clip(clip)
            for scene in self.visible:
                if scene.is_overlay and scene.dim > 0.0:
                    veil = canvas.context.theme.palette.night
                    canvas.fill(canvas.context.viewport.rect, veil, scene.dim)
                scene.draw(canvas)
        canvas.surface.set_clip(None)

    def _enter(self, scene: Scene) -> None:
        self._scenes.append(scene)
        self._dirty.add(None)
        self._begin(scene)

    def _begin(self, scene: Scene) -> None:
        scene.stack = self
        scene.arrange(self._context)
        scene.enter()
        scene.arrange(self._context)
