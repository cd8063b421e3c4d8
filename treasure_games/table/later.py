"""A animation that is built only when it begins, from how things stand then."""

from __future__ import annotations

from collections.abc import Callable

from treasure_games.stage.animation import Animation, Ledger, Wait


def _as_it_is(seconds: float) -> float:
    return seconds


class Later(Animation):
    """Plays what `build` returns when its time has come.

    `length` is told the seconds that this takes, and says how many it shall take here.
    """

    def __init__(
        self, build: Callable[[], Animation], length: Callable[[float], float] = _as_it_is
    ) -> None:
        self._build = build
        self._length = length
        self._inner: Animation = Wait(0.0)

    def begin(self, ledger: Ledger) -> None:
        """Build it and learn how long it takes."""
        self._inner = self._build()
        self.duration = self._length(self._inner.duration)
        self._inner.begin(ledger)

    def at(self, t: float) -> None:
        """Pass on."""
        self._inner.at(t)
