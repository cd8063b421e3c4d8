"""What a person throws herself: it lies ready, shakes while it is held, and goes on when let go."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from msgspec import Struct
from pygame import FRect

from treasure_games.stage.animation import Animation, Owners
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.services import Services
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.focus import Focus
from treasure_games.table.glow import draw_halo

_EVER: Final = 1e7
"""Seconds for which it may lie there."""
_LEAST: Final = 0.3
"""Seconds for which it is shaken at least, however short the press."""
_SOUND: Final = 0.35
"""Seconds from one sound of the shaking to the next."""
_SWINGS: Final = 44.0
_APART: Final = 12.0
"""From the thing to its button."""
_AT_ONCE = intents.Confirm | intents.Pick | intents.EndTurn
_WHILE_HELD = intents.Skip | intents.SeatKey
_LET_GO = intents.PointerReleased | intents.PointerDragged | intents.FocusLost


class Held(Struct, frozen=True):
    """A thing that lies ready: what is done with it in a word, and in a sentence with a {name}."""

    word: str
    sentence: str
    place: FRect
    """Where it is taken by a press."""
    shake: Callable[[float], None]
    """Moves it, -1 to 1; 0 lets it lie."""
    sound: str = "dice_shake"


class _ThrowButton(Button):
    """Does the same as a press on the thing, which is lit."""

    def __init__(self, thing: InHand) -> None:
        super().__init__("", thing.toss, "choice.throw", primary=True)
        self._thing = thing

    def drawn_from(self) -> object:
        """Return what button and light depend on."""
        return super().drawn_from(), tuple(self._thing.held.place), self._thing.is_still

    def draw(self, canvas: Canvas) -> None:
        """Draw light round the thing, and the button."""
        if self._thing.is_still:
            draw_halo(canvas, self._thing.held.place, reach=26.0, level=200)
        super().draw(canvas)


class InHand(Animation):
    """Lasts until the person has thrown; a timeline that is hurried doesn't throw for her."""

    def __init__(
        self,
        seat: int,
        hold: Callable[[], Held],
        services: Services,
        on_ready: Callable[[InHand], None],
    ) -> None:
        self.seat = seat
        self._on_ready = on_ready
        self.duration = _EVER
        self.held: Held
        self.button = _ThrowButton(self)
        self._hold, self._services = hold, services
        self._has_begun = self._is_pressed = self._is_let_go = False
        self._passed = self._since = self._sounded = 0.0

    @property
    def is_still(self) -> bool:
        """True while it lies there and nobody shakes it: time changes nothing."""
        return self._has_begun and self.duration > 0.0 and not self._is_pressed

    def begin(self, owners: Owners) -> None:
        """Lay it ready."""
        self.lay()
        self._has_begun = True
        self._on_ready(self)

    def lay(self) -> None:
        """Lay it ready, also in a new layout."""
        self.held = self._hold()

    def at(self, t: float) -> None:
        """Shake it while it is held; let go, it lies as it did before it is thrown."""
        self._passed = t * _EVER
        if self._is_let_go and self._passed - self._since >= _LEAST:
            self.duration = 0.0
        if t >= 1.0 or not self.duration:
            self.duration = 0.0
            self.held.shake(0.0)
        elif self._is_pressed:
            is_steady = not self._services.theme.motion.bank_most
            self.held.shake(0.0 if is_steady else math.sin(self._passed * _SWINGS))
            if self._passed >= self._sounded:
                self._sounded = self._passed + _SOUND
                self._services.audio.play(self.held.sound)

    def press(self) -> None:
        """Take it, and shake it."""
        if self.is_still:
            self._is_pressed, self._since = True, self._passed

    def let_go(self) -> None:
        """Throw what is held."""
        self._is_let_go |= self._is_pressed

    def toss(self) -> None:
        """Take it and throw it at once."""
        self.press()
        self.let_go()

    def handle(self, intent: Intent, focus: Focus) -> bool:
        """Take it by a press on it, beside all controls, or by a key; throw it when that ends."""
        if isinstance(intent, intents.PointerPressed):
            if self._is_meant(intent, focus):
                self.press()
                return True
            return self._is_pressed
        if isinstance(intent, _AT_ONCE):
            is_elsewhere = focus.is_seen and focus.current is not self.button
            if isinstance(intent, intents.Confirm) and is_elsewhere:
                return False
            self.toss()
            return True
        return self._is_used(intent)

    def _is_used(self, intent: Intent) -> bool:
        """Return True for what else begins or ends a press."""
        if isinstance(intent, _WHILE_HELD) and intent.is_held:
            self.press()
            return True
        was_pressed = self._is_pressed
        if isinstance(intent, _WHILE_HELD | _LET_GO):
            if not isinstance(intent, intents.PointerDragged):
                self.let_go()
            return was_pressed and not isinstance(intent, intents.FocusLost)
        return False

    def _is_meant(self, intent: intents.PointerPressed, focus: Focus) -> bool:
        control = focus.control_at(intent.x, intent.y)
        is_on_it = self.held.place.collidepoint(intent.x, intent.y)
        is_free = is_on_it or control in (None, self.button)
        return is_free and intent.button is intents.Button.LEFT

    def place(self, context: LayoutContext) -> None:
        """Put the button below the thing, or above it where there is no room."""
        button, thing, room = self.button, self.held.place, context.viewport.rect
        button.text = self.held.word
        size = button.preferred(context)
        rect = FRect(0, 0, size.width, size.height)
        rect.midtop = thing.centerx, thing.bottom + _APART
        if rect.bottom > room.bottom - _APART:
            rect.bottom = thing.top - _APART
        button.place(rect, context)
