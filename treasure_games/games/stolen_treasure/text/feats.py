"""Deeds that earn a medal, found in a finished match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from treasure_games.core.feats import NOBODY, Chronicle, Feats
from treasure_games.games.stolen_treasure.rules import events
from treasure_games.games.stolen_treasure.rules.pieces import SPOT, VALUES
from treasure_games.games.stolen_treasure.rules.state import State

Found = Iterator[tuple[int, int]]
RICH: Final = 350


def _reburied(chronicle: Chronicle) -> Found:
    """Find who has buried a treasure that it had dug up from somebody else."""
    dug: dict[tuple[int, int], int] = {}
    for event, state in chronicle.moments:
        match event:
            case events.BuriedTaken(seat=seat, card=card, target=target):
                dug[seat, state.faces[card]] = target
            case events.Buried(seat=seat, card=card) if (seat, state.faces[card]) in dug:
                yield seat, dug[seat, state.faces[card]]


def _bad_bargain(chronicle: Chronicle) -> Found:
    """Find who has won a wager for something with a stake that was worth nothing."""
    worth: Counter[int] = Counter()
    rivals = {NOBODY: NOBODY}
    for event, state in chronicle.moments:
        match event:
            case events.Staked(seat=seat, card=card):
                worth[seat] += VALUES[state.faces[card]]
            case events.Challenged(seat=seat, target=target):
                rivals = {seat: target, target: seat}
            case events.WagerWon(seat=seat):
                if worth[seat] <= 0 and worth[rivals[seat]] >= RICH:
                    yield seat, rivals[seat]
                worth.clear()


def _spotless(chronicle: Chronicle) -> Found:
    """Find who has won in a turn that it began with the Black Spot, and who has it now."""
    holder = NOBODY
    for event, state in chronicle.moments:
        if isinstance(event, events.TurnStarted):
            holder = _holder(state)
        elif isinstance(event, events.GameWon) and event.seat == holder:
            yield holder, _holder(state)


def _holder(state: State) -> int:
    """Return who holds the Black Spot."""
    return next(
        (seat for seat, hand in enumerate(state.pirates)
         if any(state.faces[card] == SPOT for card in hand)),
        NOBODY,
    )  # fmt: skip


def _unasked(chronicle: Chronicle) -> Found:
    """Find who has won in somebody else's turn."""
    for event, state in chronicle.moments:
        if isinstance(event, events.GameWon) and event.seat != state.active:
            yield event.seat, state.active


FEATS: Final[Feats] = {
    "reburied": _reburied,
    "bad_bargain": _bad_bargain,
    "spotless": _spotless,
    "unasked": _unasked,
}
