"""Which games are kept as golden playthroughs: between them they show every kind of happening."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from treasure_games.core.options import OptionValue


@dataclass(frozen=True)
class Chosen:
    """One game of random players, decided by its seed."""

    name: str
    seats: int
    seed: int
    options: Mapping[str, OptionValue]


CHOSEN: Final[Mapping[str, tuple[Chosen, ...]]] = {
    "do_not_touch": (
        Chosen("numbers_for_two", 2, 11, {}),
        Chosen("numbers_for_six", 6, 12, {}),
        Chosen("symbols_for_three", 3, 13, {"version": "symbols"}),
        Chosen(
            "symbols_with_many_bonuses_and_swaps",
            4,
            14,
            {
                "version": "symbols",
                "bonus_mix": "2-2-2",
                "bonus_per_turn": "unlimited",
                "swaps_per_turn": "unlimited",
                "tie_break": "most_bonus",
            },
        ),
        Chosen(
            "fair_seats_over_four_rounds",
            4,
            15,
            {
                "num_dist": "slope",
                "fair_seats": "on",
                "match_rounds": "n",
                "hand_max": 2,
                "tie_break": "later_seat",
            },
        ),
        Chosen(
            "first_turns_only_place",
            3,
            16,
            {"first_round": "place_only", "swap_must_fit_below": "yes", "first_player": "fixed"},
        ),
    ),
}
