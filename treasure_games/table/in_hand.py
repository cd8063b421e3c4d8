"""What a person throws herself: it lies ready, shakes while it is held, and goes on when let go."""

import math
from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec import Struct
from pygame import FRect

from treasure_games.core.language import N_, translate as _
from treasure_games.core.pages import Named, page_beside
from treasure_games.stage.animation import Animation
from treasure_games.stage.canvas import LayoutContext
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.services import Services
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.focus import Focus

_AT: Final = Named(page_beside(__file__, dict[str, float]))
_LET_GO = intents.PointerReleased | intents.Skip | intents.SeatKey


class Held(Struct, frozen=True):
    """Pieces with a place that lie ready: what is done with them in a word, and in a sentence."""

    pieces: Sequence[Any]
    word: str = N_("Throw")
    sentence: str = N_("{name}, throw the dice.")
    sound: str = "dice_shake"


class InHand(Animation):
    """Lasts until the person has thrown, from her press to its end."""

    def __init__(self, seat: int, hold: Callable[[], Held], services: Services) -> None:
        self.seat, self.duration = seat, _AT.ever
        self._hold, self._services = hold, services
        self.button = Button("", self.toss, "choice.throw", primary=True)
        self.lay()
        self._is_pressed = self._is_let_go = False
        self._passed = self._since = self._sounded = 0.0

    def lay(self) -> None:
        """Lay it ready, also in a new layout."""
        self.held = self._hold()
        rects = [piece.rect for piece in self.held.pieces]
        self.place = rects[0].unionall(rects[1:]).inflate(_AT.margin, _AT.margin)
        self._spots = [(piece.x, piece.y) for piece in self.held.pieces]

    def _shake(self, swing: float) -> None:
        for piece, (x, y) in zip(self.held.pieces, self._spots, strict=True):
            swing = -swing
            piece.x, piece.y = x + swing * _AT.reach, y + abs(swing) * _AT.reach / 2

    @property
    def is_still(self) -> bool:
        """True while it lies there and nobody shakes it: time changes nothing."""
        return self.duration > 0.0 and not self._is_pressed

    def at(self, t: float) -> None:
        """Shake it while it is held; let go, it lies as it did before it is thrown."""
        self._passed = t * _AT.ever
        if t >= 1.0 or (self._is_let_go and self._passed - self._since >= _AT.least):
            self.duration = 0.0
        has_motion = self._services.theme.motion.bank_most and self.duration
        self._shake(math.sin(self._passed * _AT.swings) if has_motion else 0.0)
        if self._is_pressed and self._passed >= self._sounded:
            self._sounded = self._passed + _AT.sound
            self._services.audio.play(self.held.sound)

    def press(self) -> None:
        """Take it, and shake it."""
        if self.is_still:
            self._is_pressed, self._since = True, self._passed

    def let_go(self) -> None:
        """Throw what is held."""
        self._is_let_go |= self._is_pressed

    def put_back(self) -> None:
        """Lay what is held back to where it was."""
        if self._is_pressed and not self._is_let_go:
            self._is_pressed = False
            self._shake(0.0)

    def toss(self) -> None:
        """Take it and throw it at once."""
        self.press()
        self.let_go()

    def handle(self, intent: Intent, focus: Focus) -> bool:
        """Take it by a key, or a press on it or beside all controls; throw it when that ends."""
        match intent:
            case intents.PointerPressed(button=intents.Button.LEFT):
                control = focus.control_at(intent.x, intent.y)
                is_on_it = self.place.collidepoint(intent.x, intent.y)
                if not is_on_it and control not in (None, self.button):
                    return False
                self.press()
            case intents.Skip(is_held=True) | intents.SeatKey(is_held=True):
                self.press()
            case intents.Confirm() if focus.is_seen and focus.current is not self.button:
                return False
            case intents.Confirm() | intents.Pick() | intents.EndTurn():
                self.toss()
            case intents.PressCancelled():
                self.put_back()
                return False
            case _:
                if isinstance(intent, _LET_GO):
                    self.let_go()
                return False
        return True

    def put_button(self, context: LayoutContext) -> None:
        """Put the button below the thing, or above it where there is no room."""
        self.button.text = _(self.held.word)
        size = self.button.preferred(context)
        rect = FRect(0, self.place.bottom + _AT.apart, size.width, size.height)
        rect.centerx = self.place.centerx
        if rect.bottom > context.viewport.rect.bottom - _AT.apart:
            rect.bottom = self.place.top - _AT.apart
        self.button.place(rect, context)
