"""Deeds that earn a medal, found in a finished match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from treasure_games.core.feats import NOBODY, Chronicle, Feats
from treasure_games.games.do_not_touch.rules import events
from treasure_games.games.do_not_touch.rules.pieces import FITS
from treasure_games.games.do_not_touch.rules.state import State

Found = Iterator[tuple[int, int]]
LONG: Final = 12
OFTEN: Final = 3


def _clean_hook(chronicle: Chronicle) -> Found:
    """Find who has added a card to its loot in the turn in which it had hooked it."""
    hooked: dict[int, int] = {}
    for event, _state in chronicle.moments:
        match event:
            case events.TurnStarted():
                hooked.clear()
            case events.Swapped(rival=rival, taken=taken):
                hooked[taken] = rival
            case events.Added(seat=seat, card=card) if card in hooked:
                yield seat, hooked[card]


def _one_coin(chronicle: Chronicle) -> Found:
    """Find who has won by one point."""
    scores = chronicle.outcome.scores
    for seat in chronicle.outcome.winners:
        rival = chronicle.runner_up(seat)
        if scores[seat] == scores[rival] + 1:
            yield seat, rival


def _long_chain(chronicle: Chronicle) -> Found:
    """Find who has had so many cards in a row that match their neighbours."""
    for event, state in chronicle.moments:
        if isinstance(event, events.Added) and _unbroken(state, event.seat) >= LONG:
            yield event.seat, NOBODY


def _unbroken(state: State, seat: int) -> int:
    """Return the number of cards down to the first break of a loot."""
    count = 1
    for above, below in pairwise(reversed(state.loots[seat])):
        if not FITS[state.faces[below]][state.faces[above]]:
            break
        count += 1
    return count


def _other_cheek(chronicle: Chronicle) -> Found:
    """Find who has won without a swap, though others had swapped with it often."""
    swaps = [event for event, _ in chronicle.moments if isinstance(event, events.Swapped)]
    suffered = Counter(swap.rival for swap in swaps)
    thieves = {swap.rival: swap.seat for swap in swaps}
    for seat in chronicle.outcome.winners:
        if suffered[seat] >= OFTEN and all(swap.seat != seat for swap in swaps):
            yield seat, thieves[seat]


FEATS: Final[Feats] = {
    "clean_hook": _clean_hook,
    "one_coin": _one_coin,
    "long_chain": _long_chain,
    "other_cheek": _other_cheek,
}
