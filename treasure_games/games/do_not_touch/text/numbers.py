"""What the statistics count in Do Not Touch My Treasures."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from treasure_games.core.language import N_
from treasure_games.games.do_not_touch.rules.events import Added, BonusDiscarded, Event, Swapped
from treasure_games.games.do_not_touch.rules.view import View

NUMBERS: Final = {
    "added": N_("cards added"),
    "hooked": N_("cards hooked"),
    "lost": N_("lost to hooks"),
    "bonuses": N_("bonus cards discarded"),
}


def count_numbers(true_events: Iterable[Event], view: View) -> Mapping[str, Sequence[int]]:
    """Return each number by seat."""
    by_seat = {name: [0] * view.seats for name in NUMBERS}
    for event in true_events:
        match event:
            case Added(seat=seat):
                by_seat["added"][seat] += 1
            case Swapped(seat=seat, rival=rival):
                by_seat["hooked"][seat] += 1
                by_seat["lost"][rival] += 1
            case BonusDiscarded(seat=seat):
                by_seat["bonuses"][seat] += 1
    return by_seat
