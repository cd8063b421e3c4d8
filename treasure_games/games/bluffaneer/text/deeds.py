"""Who has done what to whom, for pirates to talk about."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from treasure_games.core.deeds import CATCH, DOUBT, FOOL, ROB, TRUST, Deed, Told, last
from treasure_games.games.bluffaneer.rules import events
from treasure_games.games.bluffaneer.rules.turns import Reason

_STOLEN: Final = (Reason.SWORDS.value, Reason.SHIP.value)


def _paid(event: events.CoinsPaid, _before: Sequence[Any]) -> Iterable[Deed]:
    return (Deed(ROB, event.payee, event.payer),) if event.reason in _STOLEN else ()


def _revealed(event: events.CardRevealed, before: Sequence[Any]) -> Iterable[Deed]:
    """Return who was right about a claim, and who was wrong."""
    answer = last(before, events.Believed, events.Challenged, events.AnswersOpened)
    if isinstance(answer, events.AnswersOpened):
        seats = last(before, events.GameStarted).seats
        challengers: Sequence[int] = answer.challengers
        believers = [seat for seat in range(seats) if seat not in (event.seat, *challengers)]
    else:
        is_believed = isinstance(answer, events.Believed)
        challengers, believers = ([], [answer.seat]) if is_believed else ([answer.seat], [])
    for seat in challengers:
        yield Deed(DOUBT if event.truth else CATCH, seat, event.seat)
    for seat in believers:
        yield Deed(TRUST if event.truth else FOOL, event.seat, seat)


DEEDS: Final[Told] = {events.CoinsPaid: _paid, events.CardRevealed: _revealed}
