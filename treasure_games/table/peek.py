"""Peeking at a table: hands lie face down, and their owners lift them, by a hold or by a tap."""

from collections.abc import Callable
from enum import Enum, auto
from typing import Final

from treasure_games.core.pages import Named, page_beside
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.widgets.button import Hotspot
from treasure_games.stage.widgets.widget import Words
from treasure_games.table.session import Session

_AT: Final = Named(page_beside(__file__, dict[str, float]))


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
        if self._held_for < _AT.tap:
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


class HandPeek:
    """Shows the view of the bottom seat while its hand is lifted."""

    def __init__(self, session: Session, look_anew: Callable[[], None]) -> None:
        self._session = session
        self._look_anew = look_anew
        self.piece = Peek(self._lift, self._drop, self._seconds)
        self.spot = PeekSpot("lift", self.piece, lambda: session.words.lift_hint())

    def _seconds(self) -> float | None:
        if self._session.viewpoint.are_gathered:
            return _AT.brief
        return self._session.services.settings.peek_seconds or None

    @property
    def is_offered(self) -> bool:
        """True if there is a hand to lift, and none has to throw first."""
        session = self._session
        return session.viewpoint.can_lift and session.viewer is None and session.in_hand is None

    def handle(self, intent: Intent) -> bool:
        """Handle keys and releases; return True for the bottom seat's own key."""
        if isinstance(intent, intents.PointerReleased):
            self.piece.let_go(Hold.POINTER)
        if not isinstance(intent, intents.SeatKey):
            return False
        viewpoint = self._session.viewpoint
        if viewpoint.needs_return and intent.is_held and intent.seat == viewpoint.asked:
            self._session.come_back()
            return True
        if not viewpoint.can_lift:
            return False
        if intent.seat != self._session.bottom:
            if not (viewpoint.are_gathered and intent.is_held and intent.seat in viewpoint.people):
                return False
            viewpoint.turn_to(intent.seat)
            self._look_anew()
        if intent.is_held:
            self.piece.hold(Hold.KEY)
        else:
            self.piece.let_go(Hold.KEY)
        return True

    def _lift(self) -> bool:
        if not self.is_offered:
            return False
        self._session.viewpoint.open_for(self._session.bottom)
        self._session.services.audio.play("card_flip")
        self._look_anew()
        return True

    def _drop(self) -> None:
        if self._session.viewpoint.can_lift and self._session.viewer is not None:
            self._session.viewpoint.close()
            self._look_anew()
