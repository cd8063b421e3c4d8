"""Who has done what to whom, for pirates to talk about."""

from collections.abc import Iterable, Sequence
from types import SimpleNamespace
from typing import Any, Final

from treasure_games.core.deeds import MISS, ROB, Deed, Told, last
from treasure_games.core.feats import Fact
from treasure_games.games.stolen_treasure.rules import events
from treasure_games.games.stolen_treasure.rules.pieces import SPOT, VALUES


def _won(event: events.WagerWon, before: Sequence[Any]) -> Iterable[Deed]:
    wager = last(before, events.Challenged)
    loser = wager.target if event.seat == wager.seat else wager.seat
    return (Deed(ROB, event.seat, loser),)


DEEDS: Final[Told] = {
    events.WagerWon: _won,
    events.CardCancelled: lambda event, before: (
        Deed(MISS, event.seat, last(before, events.CardPlayed).seat),
    ),
}


def facts(event: events.Event, state: Any) -> Iterable[Fact]:
    """Return what a stake is worth by now, and who has the Black Spot when a turn begins."""
    if isinstance(event, events.Staked):
        stake = next(cards for cards in state.stakes if event.card in cards)
        worth = sum(VALUES[state.faces[card]] for card in stake)
        yield "stake", SimpleNamespace(seat=event.seat, worth=worth)
    if isinstance(event, events.TurnStarted):
        for seat, hand in enumerate(state.pirates):
            if any(state.faces[card] == SPOT for card in hand):
                yield "spot", SimpleNamespace(seat=seat)
