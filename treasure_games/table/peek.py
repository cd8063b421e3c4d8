"""Peeking: hands lie face down; a key, the mouse or a button lifts the one whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.widgets.button import Hotspot
from treasure_games.stage.widgets.widget import Words

if TYPE_CHECKING:
    from treasure_games.table.scene import TableScene

_TAP: Final = 0.35
"""Seconds; a press that is let go sooner lifts the hand until it hides itself."""


class LiftSpot(Hotspot):
    """Lies over a hand that is face down: pressed it lifts it, let go after a while it drops it."""

    def __init__(self, peek: Peek, hint: Words) -> None:
        super().__init__("lift", hint=hint)
        self._peek = peek

    def activate(self) -> None:
        """By Enter: lift it for a while."""
        self._peek.lift(is_held=False)

    def handle(self, intent: Intent) -> bool:
        """By the pointer: as long as it is held."""
        if isinstance(intent, intents.PointerPressed):
            self._peek.lift(is_held=True)
            return True
        return False


class Peek:
    """Knows whether the hand at the lower edge is lifted, and when it hides itself."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.spot = LiftSpot(self, lambda: scene.words.lift_hint())
        self._left: float | None = None
        """Seconds until the hand hides itself; None: only when it is let go."""
        self._held_for: float | None = None
        """Seconds for which key or button are down; None: they are not."""

    @property
    def is_offered(self) -> bool:
        """Whether there is a hand to be lifted."""
        return self._scene.viewpoint.can_lift and self._scene.viewer is None

    def key(self, intent: intents.SeatKey) -> bool:
        """The own key of the seat at the lower edge, held or tapped."""
        if intent.seat != self._scene.bottom or not self._scene.viewpoint.can_lift:
            return False
        if intent.is_held:
            self.lift(is_held=True)
        else:
            self.let_go()
        return True

    def lift(self, *, is_held: bool) -> None:
        """Show the hand."""
        if not self.is_offered:
            return
        self._held_for = 0.0 if is_held else None
        self._left = None if is_held else self._own_time
        self._scene.viewpoint.open_for(self._scene.bottom)
        self._scene.services.audio.play("card_flip")
        self._scene.look_anew()

    def let_go(self) -> None:
        """The key or button came up: a hold ends, a tap goes on for a while."""
        if self._held_for is None:
            return
        was_tap = self._held_for < _TAP
        self._held_for = None
        if was_tap:
            self._left = self._own_time
        else:
            self.drop()

    def drop(self) -> None:
        """Hide the hand at once."""
        self._left = self._held_for = None
        if self._scene.viewpoint.can_lift and self._scene.viewer is not None:
            self._scene.viewpoint.close()
            self._scene.look_anew()

    def update(self, dt: float) -> None:
        """Count down."""
        if self._held_for is not None:
            self._held_for += dt
        if self._left is not None:
            self._left -= dt
            if self._left <= 0.0:
                self.drop()

    def next_wakeup(self) -> float | None:
        """Seconds until the hand hides itself."""
        return None if self._left is None else max(0.0, self._left)

    @property
    def _own_time(self) -> float | None:
        return self._scene.services.settings.peek_seconds or None
