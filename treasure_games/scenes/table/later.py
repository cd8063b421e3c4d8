"""A cue that is built only when it begins, from how things stand then."""

from __future__ import annotations

from collections.abc import Callable

from treasure_games.stage.cue import Cue, Ledger, Wait


class Later(Cue):
    """Plays what `build` returns when its time has come; `factor` times as fast."""

    def __init__(self, build: Callable[[], Cue], factor: float = 1.0) -> None:
        self._build = build
        self._factor = factor
        self._inner: Cue = Wait(0.0)

    def begin(self, ledger: Ledger) -> None:
        """Build it and learn how long it takes."""
        self._inner = self._build()
        self.duration = self._inner.duration / self._factor
        self._inner.begin(ledger)

    def at(self, t: float) -> None:
        """Pass on."""
        self._inner.at(t)
