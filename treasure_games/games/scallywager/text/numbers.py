"""What the statistics count in Scallywager."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from treasure_games.core.language import N_
from treasure_games.games.scallywager.rules import events
from treasure_games.games.scallywager.rules.view import View
from treasure_games.games.scallywager.text.bid_history import false_bids

NUMBERS: Final = {
    "bids": N_("bids"),
    "bluffs": N_("bluffs told"),
    "caught": N_("bluffs caught"),
    "calls": N_("calls"),
    "calls_right": N_("calls right"),
    "parlays": N_("parlays"),
    "parlays_right": N_("parlays right"),
    "lost": N_("dice lost"),
    "gained": N_("dice gained"),
}


def count_numbers(true_events: Iterable[events.Event], view: View) -> Mapping[str, Sequence[int]]:
    """Return each number by seat; a bluff is a bid that was false when the dice were opened."""
    by_seat = {name: [0] * view.seats for name in NUMBERS}
    bids: list[events.BidMade] = []
    holds: tuple[tuple[int, ...], ...] = ()
    doubter, kind = 0, "calls"
    for event in true_events:
        match event:
            case events.RoundStarted():
                bids.clear()
            case events.BidMade(seat=seat):
                bids.append(event)
                by_seat["bids"][seat] += 1
            case events.Called(seat=doubter):
                kind = "calls"
                by_seat[kind][doubter] += 1
            case events.ParlayDeclared(seat=doubter):
                kind = "parlays"
                by_seat[kind][doubter] += 1
            case events.DiceRevealed(holds=holds):
                for bid in false_bids(view.house, bids, holds):
                    by_seat["bluffs"][bid.seat] += 1
            case events.Counted(found=found, bid=count, winner=winner):
                by_seat[f"{kind}_right"][doubter] += winner == doubter
                by_seat["caught"][bids[-1].seat] += found < count
            case events.CrewLost(seat=seat, places=places):
                by_seat["lost"][seat] += len(places)
            case events.CrewGained(seat=seat, places=places):
                by_seat["gained"][seat] += len(places)
    return by_seat
