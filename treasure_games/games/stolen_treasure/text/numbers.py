"""What the statistics count in Stolen Treasure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from treasure_games.core.language import N_
from treasure_games.games.stolen_treasure.rules import events
from treasure_games.games.stolen_treasure.rules.view import View

NUMBERS: Final = {
    "buried": N_("treasures buried"),
    "dug_up": N_("buried treasures dug up"),
    "stolen": N_("cards stolen"),
    "lost": N_("cards and treasures lost"),
    "played": N_("piracy cards played"),
    "cancelled": N_("own cards cancelled"),
    "swept": N_("treasures lost to the Kraken"),
    "wagers": N_("wagers"),
    "wagers_won": N_("wagers won"),
    "skipped": N_("turns skipped"),
}


def count_numbers(true_events: Iterable[events.Event], view: View) -> Mapping[str, Sequence[int]]:
    """Return each number by seat."""
    by_seat = {name: [0] * view.seats for name in NUMBERS}
    for event in true_events:
        match event:
            case events.Buried(seat=seat):
                by_seat["buried"][seat] += 1
            case events.BuriedTaken(seat=seat, target=target):
                by_seat["dug_up"][seat] += 1
                by_seat["lost"][target] += 1
            case events.CardStolen(seat=seat, target=target):
                by_seat["stolen"][seat] += 1
                by_seat["lost"][target] += 1
            case events.CardPlayed(seat=seat):
                by_seat["played"][seat] += 1
            case events.CardCancelled(seat=seat):
                by_seat["cancelled"][seat] += 1
            case events.KrakenSwept(seat=seat, cards=cards):
                by_seat["swept"][seat] += len(cards)
            case events.Challenged(seat=seat, target=target):
                by_seat["wagers"][seat] += 1
                by_seat["wagers"][target] += 1
            case events.WagerWon(seat=seat):
                by_seat["wagers_won"][seat] += 1
            case events.TurnSkipped(seat=seat):
                by_seat["skipped"][seat] += 1
    return by_seat
