"""Peeking: a face-down piece is lifted for its owner, by a hold or by a tap."""

from collections.abc import Callable
from enum import Enum, auto
from typing import Final

from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.widgets.button import Hotspot
from treasure_games.stage.widgets.widget import Words

_TAP: Final = 0.35
"""Seconds; a shorter press lifts the piece until it hides itself."""


class Hold(Enum):
    """What holds a piece up; releasing another thing doesn't drop it."""

    KEY = auto()
    POINTER = auto()


class Peek:
    """Lifts a piece while a press lasts, or after a tap for some time.

    `lift` shows the piece and returns False if it can't be lifted now; `drop` hides it. `seconds`
    is the time after which a tapped piece hides itself, None for never.
    """

    def __init__(
        self,
        lift: Callable[[], bool],
        drop: Callable[[], None],
        seconds: Callable[[], float | None],
    ) -> None:
        self._lift = lift
        self._drop = drop
        self._seconds = seconds
        self._left: float | None = None
        """Seconds until the piece hides itself; None while it is held."""
        self._hold: Hold | None = None
        self._held_for = 0.0

    def tap(self) -> None:
        """Lift it for a while."""
        if self._lift():
            self._hold = None
            self._left = self._seconds()

    def hold(self, by: Hold) -> None:
        """Lift it as long as this holds it."""
        if self._lift():
            self._hold, self._held_for = by, 0.0
            self._left = None

    def let_go(self, by: Hold) -> None:
        """End a hold; a short one was a tap, which lifts for a while."""
        if self._hold is not by:
            return
        self._hold = None
        if self._held_for < _TAP:
            self._left = self._seconds()
        else:
            self.drop()

    def drop(self) -> None:
        """Hide it at once."""
        self._left = self._hold = None
        self._drop()

    def update(self, dt: float) -> None:
        """Count down."""
        if self._hold is not None:
            self._held_for += dt
        if self._left is not None:
            self._left -= dt
            if self._left <= 0.0:
                self.drop()

    def next_wakeup(self) -> float | None:
        """Return the seconds until it hides itself, or None."""
        return None if self._left is None else max(0.0, self._left)


class PeekSpot(Hotspot):
    """Lies over a face-down piece: pressing holds it up, Enter taps it.

    It may be gone as soon as the piece is lifted, so whoever gets the pointer's release passes it
    on with `Peek.let_go`.
    """

    def __init__(self, name: str, peek: Peek, hint: Words) -> None:
        super().__init__(name, peek.tap, hint=hint)
        self._peek = peek

    def handle(self, intent: Intent) -> bool:
        """Begin a hold by the pointer."""
        if isinstance(intent, intents.PointerPressed):
            self._peek.hold(Hold.POINTER)
        return isinstance(intent, intents.PointerPressed | intents.PointerReleased)
