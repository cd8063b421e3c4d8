"""Animations: pure functions of t in [0, 1] that always reach 1, their pace, and combinations."""

import math
import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

Easing = Callable[[float], float]

_BACK = 1.1
"""Overshoot of out_back; 1.1 gives some 3 % past the goal."""


def out_quad(t: float) -> float:
    """Decelerate gently."""
    return 1.0 - (1.0 - t) * (1.0 - t)


def in_quad(t: float) -> float:
    """Accelerate."""
    return t * t


def out_cubic(t: float) -> float:
    """Decelerate strongly."""
    return 1.0 - (1.0 - t) ** 3


def in_out_quad(t: float) -> float:
    """Accelerate, then decelerate."""
    return 2.0 * t * t if t < 0.5 else 1.0 - 2.0 * (1.0 - t) * (1.0 - t)


def in_out_sine(t: float) -> float:
    """Accelerate and decelerate as softly as possible."""
    return 0.5 - 0.5 * math.cos(math.pi * t) if t < 1.0 else 1.0


def out_back(t: float) -> float:
    """Overshoot by some 3 % and settle back."""
    rest = t - 1.0
    return 1.0 + (_BACK + 1.0) * rest**3 + _BACK * rest**2


def there_and_back(t: float) -> float:
    """Go to 1 half-way and back to 0 (a pinch, a recoil, a jump)."""
    return math.sin(math.pi * t) if 0.0 < t < 1.0 else 0.0


Property = tuple[int, str]


@dataclass(slots=True)
class Owners:
    """Tracks which animation moves which property: the newest owns it, the older one stops."""

    by_property: "dict[Property, tuple[Animation, object]]" = field(default_factory=dict)

    def claim(self, animation: "Animation", thing: object, names: Sequence[str]) -> None:
        """Make `animation` the owner of these properties; `thing` is kept alive while claimed."""
        for name in names:
            self.by_property[id(thing), name] = (animation, thing)

    def owns(self, animation: "Animation", thing: object, name: str) -> bool:
        """Return True if `animation` is still the newest."""
        owner = self.by_property.get((id(thing), name))
        return owner is not None and owner[0] is animation

    def release(self, animation: "Animation", thing: object, names: Sequence[str]) -> None:
        """Release a finished animation's properties; an older one does not get them back."""
        for name in names:
            if self.owns(animation, thing, name):
                del self.by_property[id(thing), name]


class Animation(ABC):
    """One motion. `begin` once, then `at(t)` with t never falling, the last time with exactly 1."""

    duration: float = 0.0
    """Seconds at speed 1."""

    @property
    def is_still(self) -> bool:
        """True while it waits for something else than time."""
        return False

    def begin(self, owners: Owners) -> None:  # noqa: B027 - most animations need no preparation
        """Record the starting state when this animation starts."""

    @abstractmethod
    def at(self, t: float) -> None:
        """Set the state at `t`."""


class Wait(Animation):
    """A pause."""

    def __init__(self, duration: float) -> None:
        self.duration = max(0.0, duration)

    def at(self, t: float) -> None:
        """Do nothing."""


class Call(Animation):
    """A callback (a sound, a line in the log) that fires exactly once, skipped or not."""

    def __init__(self, act: Callable[[], None]) -> None:
        self._act: Callable[[], None] | None = act

    def at(self, t: float) -> None:
        """Fire unless already fired."""
        act, self._act = self._act, None
        if act is not None:
            act()


class Tween(Animation):
    """Moves number properties of a thing from their current values to their goals.

    ``Tween(sprite, 0.2, x=300, y=120, easing=out_cubic)``
    """

    def __init__(
        self, thing: object, duration: float, *, easing: Easing = out_cubic, **goals: float
    ) -> None:
        self.duration = max(0.0, duration)
        self._thing = thing
        self._easing = easing
        self._goals = goals
        self._starts: dict[str, float] = {}
        self._owners = Owners()

    def begin(self, owners: Owners) -> None:
        """Start from the current values and claim the properties."""
        self._owners = owners
        self._starts = {name: float(getattr(self._thing, name)) for name in self._goals}
        owners.claim(self, self._thing, tuple(self._goals))

    def at(self, t: float) -> None:
        """Set each property still owned; at 1 exactly the goal."""
        share = self._easing(t)
        for name, goal in self._goals.items():
            if self._owners.owns(self, self._thing, name):
                start = self._starts[name]
                setattr(self._thing, name, goal if t >= 1.0 else start + (goal - start) * share)
        if t >= 1.0:
            self._owners.release(self, self._thing, tuple(self._goals))


class Animate(Animation):
    """An animation given as a function of t: ``Animate(0.3, lambda t: ...)``."""

    def __init__(
        self, duration: float, draw: Callable[[float], None], *, easing: Easing | None = None
    ) -> None:
        self.duration = max(0.0, duration)
        self._draw = draw
        self._easing = easing

    def at(self, t: float) -> None:
        """Call the function with t, eased, but exactly 1 at the end."""
        self._draw(t if t >= 1.0 or self._easing is None else self._easing(t))


class Passing(Animation):
    """Something that is among all that is `shown` while this lasts; `move` puts it where it is at a
    t before the end.
    """

    def __init__(
        self, shown: list[Any], one: object, duration: float, move: Callable[[float], None]
    ) -> None:
        self._shown, self._one, self.duration, self._move = shown, one, duration, move

    def begin(self, owners: Owners) -> None:
        """Show it."""
        self._shown.append(self._one)

    def at(self, t: float) -> None:
        """Move it; take it away at the end."""
        if t < 1.0:
            self._move(t)
        elif self._one in self._shown:
            self._shown.remove(self._one)


@dataclass(slots=True)
class _Part:
    animation: Animation
    offset: float
    has_begun: bool = False
    is_over: bool = False

    def seek(self, elapsed: float, owners: Owners, at_end: bool) -> None:
        """Advance the part to `elapsed` seconds of the whole."""
        if self.is_over or (elapsed < self.offset and not at_end):
            return
        if not self.has_begun:
            self.has_begun = True
            self.animation.begin(owners)
        inside = elapsed - self.offset
        if at_end or inside >= self.animation.duration:
            self.is_over = True
            self.animation.at(1.0)
        else:
            self.animation.at(inside / self.animation.duration)


class _Composite(Animation):
    """Animations arranged in time; each reaches its end, in the order of their starts."""

    def __init__(self, animations: Sequence[Animation], offsets: Sequence[float]) -> None:
        self._parts = [
            _Part(animation, offset) for animation, offset in zip(animations, offsets, strict=True)
        ]
        self.duration = max(
            (part.offset + part.animation.duration for part in self._parts), default=0.0
        )
        self._owners = Owners()

    def begin(self, owners: Owners) -> None:
        """Do nothing: the parts begin at their own times."""
        self._owners = owners

    def at(self, t: float) -> None:
        """Advance every part."""
        elapsed = t * self.duration
        for part in self._parts:
            part.seek(elapsed, self._owners, t >= 1.0)


class Sequential(_Composite):
    """One after another."""

    def __init__(self, *animations: Animation) -> None:
        offsets, total = [], 0.0
        for animation in animations:
            offsets.append(total)
            total += animation.duration
        super().__init__(animations, offsets)


class Parallel(_Composite):
    """All at once; ends with the longest."""

    def __init__(self, *animations: Animation) -> None:
        super().__init__(animations, [0.0] * len(animations))


class Staggered(_Composite):
    """Each starts `gap` seconds after the last; gaps shrink to take `most` seconds in all."""

    def __init__(self, gap: float, *animations: Animation, most: float | None = None) -> None:
        longest = max((animation.duration for animation in animations), default=0.0)
        if most is not None and len(animations) > 1:
            gap = min(gap, max(0.0, most - longest) / (len(animations) - 1))
        super().__init__(animations, [gap * index for index in range(len(animations))])


class Later(Animation):
    """Plays the animation that `build` returns when it begins, from the state at that time.

    `length` gets its duration in seconds and returns the duration to use. As a part of others its
    duration must be known beforehand: `seconds`.
    """

    def __init__(
        self,
        build: Callable[[], Animation],
        length: Callable[[float], float] = lambda seconds: seconds,
        *,
        seconds: float = 0.0,
    ) -> None:
        self.duration = seconds
        self._build = build
        self._length = length
        self._inner: Animation = Wait(0.0)

    def begin(self, owners: Owners) -> None:
        """Build the animation and set the duration."""
        self._inner = self._build()
        self.duration = self._length(self._inner.duration)
        self._inner.begin(owners)

    def at(self, t: float) -> None:
        """Move the built animation to this time."""
        self._inner.at(t)


class Shake(Animation):
    """Shakes `thing.shake_x` and `shake_y` by at most 8 units, fading out to rest."""

    duration = 0.25

    def __init__(self, thing: object, strength: float, *, most: float = 8.0) -> None:
        self._thing = thing
        self._reach = most * min(1.0, max(0.0, strength))
        self._chance = random.Random(1720)

    def at(self, t: float) -> None:
        """Give a new small push each frame."""
        reach = self._reach * (1.0 - t) ** 2
        setattr(self._thing, "shake_x", self._chance.uniform(-reach, reach))  # noqa: B010
        setattr(self._thing, "shake_y", self._chance.uniform(-reach, reach))  # noqa: B010
