"""Who has done what to whom, for pirates to talk about."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from treasure_games.core.deeds import CATCH, DOUBT, MISS, ROB, Deed, Told, deed, last
from treasure_games.games.scallywager.rules import events


def _counted(event: events.Counted, before: Sequence[Any]) -> Iterable[Deed]:
    """Return what a call has found out; a parlay calls nothing a lie."""
    challenge = last(before, events.Called, events.ParlayDeclared)
    if isinstance(challenge, events.ParlayDeclared):
        return ()
    kind = CATCH if event.found < event.bid else DOUBT
    return (Deed(kind, challenge.seat, challenge.bidder),)


DEEDS: Final[Told] = {
    events.Counted: _counted,
    events.CardStolen: deed(ROB),
    events.AdventureRevealed: deed(ROB),
    events.LifeboatUsed: deed(MISS, doer="winner", other="seat", by=events.Counted),
}
