"""An animation that is built only when it begins, from the state at that time."""

from __future__ import annotations

from collections.abc import Callable

from treasure_games.stage.animation import Animation, Ledger, Wait


def _as_it_is(seconds: float) -> float:
    return seconds


class Later(Animation):
    """Plays the animation that `build` returns when it begins.

    `length` gets its duration in seconds and returns the duration to use.
    """

    def __init__(
        self, build: Callable[[], Animation], length: Callable[[float], float] = _as_it_is
    ) -> None:
        self._build = build
        self._length = length
        self._inner: Animation = Wait(0.0)

    def begin(self, ledger: Ledger) -> None:
        """Build the animation and set the duration."""
        self._inner = self._build()
        self.duration = self._length(self._inner.duration)
        self._inner.begin(ledger)

    def at(self, t: float) -> None:
        """Move the built animation to this time."""
        self._inner.at(t)
