"""The timeline: plays steps one after another, with speed, finish and clear."""

import math
from collections import deque
from dataclasses import dataclass, field

from treasure_games.stage.animation import Animation, Owners

INSTANT = math.inf
"""The speed at which every step ends as soon as it is played."""


@dataclass(slots=True)
class _Playing:
    animation: Animation
    elapsed: float = 0.0
    has_begun: bool = False

    def advance(self, seconds: float, owners: Owners) -> float | None:
        """Advance; return the seconds left once it is done, None while it goes on."""
        if not self.has_begun:
            self.has_begun = True
            self.animation.begin(owners)
        self.elapsed += seconds
        length = self.animation.duration
        if self.elapsed >= length:
            self.animation.at(1.0)
            return max(0.0, self.elapsed - length) if math.isfinite(self.elapsed) else math.inf
        self.animation.at(self.elapsed / length)
        return None


@dataclass(slots=True)
class Timeline:
    """A queue of steps, and animations beside it. `speed` divides durations; INSTANT skips them."""

    speed: float = 1.0
    _steps: deque[_Playing] = field(default_factory=deque)
    _beside: list[_Playing] = field(default_factory=list)
    _owners: Owners = field(default_factory=Owners)
    _owed: float = 0.0
    """Real seconds that the last update had left for steps after its share."""

    @property
    def is_busy(self) -> bool:
        """True if a step is playing or waiting."""
        return bool(self._steps)

    @property
    def is_moving(self) -> bool:
        """True if anything plays, in the queue or beside it, and time moves it on."""
        is_still = not self._steps or self._steps[0].animation.is_still
        return bool(self._beside) or not is_still

    def play(self, animation: Animation) -> None:
        """Play `animation` as the next step, after all in the queue."""
        self._steps.append(_Playing(animation))

    def beside(self, animation: Animation) -> None:
        """Start `animation` now, beside the queue: hover, ripples, sparks.

        Skipping steps does not affect it.
        """
        playing = _Playing(animation)
        self._beside.append(playing)
        if playing.advance(math.inf if self.speed == INSTANT else 0.0, self._owners) is not None:
            self._beside.remove(playing)

    def update(self, dt: float) -> None:
        """Advance by `dt` real seconds. Time that a step leaves over goes to the next one; what
        many steps without length change is spread over some updates, which begin frames.

        Steps added by a callback at instant speed wait for the next update, so that no chain of
        instant acts can block the window.
        """
        is_instant = self.speed == INSTANT
        self._run_beside(math.inf if is_instant else dt * self.speed)
        left: float | None = dt + self._owed
        self._owed = 0.0
        for _ in range(len(self._steps) if is_instant else _MOST):
            if not self._steps or left is None:
                return
            left = self._run_head(left)
        if self._steps and left is not None and not is_instant:
            self._owed = left

    def finish(self) -> None:
        """End every queued step, in order; steps added by callbacks stay in the queue."""
        for _ in range(len(self._steps)):
            if self._steps:
                self._run_head(math.inf)
        self._run_beside(math.inf)

    def clear(self) -> None:
        """Drop all that plays and waits, as it is: for leaving a scene or an undo."""
        self._steps.clear()
        self._beside.clear()
        self._owed = 0.0
        self._owners = Owners()

    def _run_head(self, seconds: float) -> float | None:
        """Advance the first step by real seconds; return how many are left once it is done."""
        head, speed = self._steps[0], self.speed
        try:
            left = head.advance(math.inf if speed == INSTANT else seconds * speed, self._owners)
        except Exception:
            self._drop(head)
            raise
        if left is None:
            return None
        self._drop(head)
        return seconds if speed == INSTANT else left / speed

    def _drop(self, head: _Playing) -> None:
        """Remove a step that ended, unless one of its callbacks has cleared the queue."""
        if self._steps and self._steps[0] is head:
            self._steps.popleft()

    def _run_beside(self, seconds: float) -> None:
        for playing in tuple(self._beside):
            is_over = playing.advance(seconds, self._owners) is not None
            if is_over and playing in self._beside:
                self._beside.remove(playing)


_MOST = 2
"""So many steps may end in one update: what they begin is laid out and drawn in its frame."""
