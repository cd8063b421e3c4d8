"""Who has done what to whom, for pirates to talk about."""

from collections.abc import Iterable, Sequence
from types import SimpleNamespace
from typing import Any, Final

from treasure_games.core.deeds import CATCH, DOUBT, Deed, Told, last
from treasure_games.core.feats import Fact
from treasure_games.games.scallywager.rules import events
from treasure_games.games.scallywager.rules.pieces import STARTING_DICE


def _counted(event: events.Counted, before: Sequence[Any]) -> Iterable[Deed]:
    """Return what a call has found out; a parlay calls nothing a lie."""
    challenge = last(before, events.Called, events.ParlayDeclared)
    if isinstance(challenge, events.ParlayDeclared):
        return ()
    kind = CATCH if event.found < event.bid else DOUBT
    return (Deed(kind, challenge.seat, challenge.bidder),)


DEEDS: Final[Told] = {events.Counted: _counted}


def facts(event: events.Event, state: Any) -> Iterable[Fact]:
    """Return who has no die that counts, and who begins a round with one die against a crew."""
    if isinstance(event, events.Counted):
        counting = {event.face, *([1] if state.house.ones_are_wild else [])}
        for seat, dice in enumerate(state.dice):
            if not counting & {*dice}:
                yield "bare", SimpleNamespace(seat=seat)
    if isinstance(event, events.RoundStarted):
        crews = [*map(len, state.dice)]
        for seat, crew in enumerate(crews):
            if crew == 1 and max(crews) >= STARTING_DICE:
                yield "last_die", SimpleNamespace(seat=seat, most=crews.index(max(crews)))
