"""Peeking at a table: hands lie face down, and the person in turn lifts their own."""

from collections.abc import Callable
from typing import Final

from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.table.pieces.peek import Hold, Peek, PeekSpot
from treasure_games.table.session import Session

BRIEF: Final = 2.2
"""The seconds for which a tapped secret is lifted where all others watch the table too."""


class HandPeek:
    """Shows the view of the bottom seat while its hand is lifted."""

    def __init__(self, session: Session, look_anew: Callable[[], None]) -> None:
        self._session = session
        self._look_anew = look_anew
        self.piece = Peek(self._lift, self._drop, self._seconds)
        self.spot = PeekSpot("lift", self.piece, lambda: session.words.lift_hint())

    def _seconds(self) -> float | None:
        if self._session.viewpoint.are_gathered:
            return BRIEF
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
