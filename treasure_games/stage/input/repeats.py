"""What is held comes again and again: keys, crosses and sticks, each at most once a step.

The time is the loop's own. A system's repeats pile up while a loop is late, though the key has long
been let go.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from treasure_games.stage.input.intents import Intent

KEYBOARD = -1
"""The device of all keys; pads have their own numbers."""
FIRST_REPEAT = 0.40
"""Seconds until what is held comes again."""
NEXT_REPEAT, NEXT_KEY = 0.12, 0.06
"""Seconds from then on: of a pad, and of a key."""

Control = tuple[int, int]
"""A device, and what is held of it."""


@dataclass(slots=True, eq=False)
class _Hold:
    """One time that something is held."""

    intent: Intent
    every: float
    until: float = FIRST_REPEAT


@dataclass(slots=True)
class Repeats:
    """All that is held."""

    _holds: dict[Control, _Hold] = field(default_factory=dict)

    def hold(self, control: Control, intent: Intent) -> Intent:
        """Repeat an intent from now on; return it."""
        every = NEXT_KEY if control[0] == KEYBOARD else NEXT_REPEAT
        self._holds[control] = _Hold(intent, every)
        return intent

    def held(self, control: Control) -> Intent | None:
        """Return what is repeated by this control."""
        hold = self._holds.get(control)
        return None if hold is None else hold.intent

    def let_go(self, control: Control) -> None:
        """Repeat this no more."""
        self._holds.pop(control, None)

    def let_go_of(self, device: int) -> None:
        """Repeat nothing of a device any more."""
        self._holds = {held: hold for held, hold in self._holds.items() if held[0] != device}

    def clear(self) -> None:
        """Repeat nothing any more, as the window has lost the focus."""
        self._holds.clear()

    def next(self) -> float | None:
        """Return the seconds until something repeats, or None."""
        return min((hold.until for hold in self._holds.values()), default=None)

    def pass_time(self, dt: float) -> Iterator[Intent]:
        """Let `dt` seconds pass now; then yield what repeats, unless it is let go before."""
        due = []
        for control, hold in self._holds.items():
            hold.until -= dt
            if hold.until <= 0.0:
                hold.until = hold.every
                due.append((control, hold))
        return (hold.intent for control, hold in due if self._holds.get(control) is hold)
