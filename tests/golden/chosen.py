"""Which games are kept as golden playthroughs: between them they show every kind of happening."""

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
    "treasure_boots": (
        Chosen("hexes_for_two", 2, 21, {"layout": "close"}),
        Chosen("hexes_for_four", 4, 22, {"layout": "close", "target": 9}),
        Chosen("squares_for_three", 3, 23, {"chart": "square", "layout": "close", "target": 12}),
        Chosen("another_chart_for_three", 3, 27, {"target": 9}),
        Chosen("little_room_for_three", 3, 28, {"layout": "close", "hold_limit": 3, "target": 9}),
        Chosen(
            "squares_for_eight_on_a_random_layout",
            8,
            24,
            {"chart": "square", "layout": "random", "privateer_roller": "random", "target": 6},
        ),
        Chosen(
            "secret_ports_and_a_finished_round_for_five",
            5,
            25,
            {
                "layout": "close",
                "start": "secret",
                "win_timing": "finish_round",
                "sea_margin": 4,
                "gold_value": 2,
                "target": 9,
            },
        ),
        Chosen(
            "by_hand_with_a_literal_privateer_for_six",
            6,
            26,
            {
                "boards": 3,
                "layout": "A@0,0 C@10,1/180 D@2,9",
                "privateer_hits_owner": "yes",
                "privateer_in_port": "no",
                "privateer_roller": "left",
                "drift": "off",
                "base_move": 4,
            },
        ),
    ),
    "bluffaneer": (
        Chosen("sealed_for_four", 4, 109, {}),
        Chosen("sealed_with_all_answering_for_six", 6, 32, {"answer": "everyone"}),
        Chosen("clockwise_for_three", 3, 33, {"shout": "clockwise", "coins": 7}),
        Chosen(
            "buzzer_and_first_challenge_for_five",
            5,
            34,
            {"shout": "buzzer", "answer": "first_shout", "bones": "six_complementary"},
        ),
        Chosen("buzzer_for_two", 2, 35, {"shout": "buzzer", "coins": 5}),
        Chosen(
            "clockwise_with_all_answering_for_four",
            4,
            36,
            {"shout": "clockwise", "answer": "everyone", "tie": "shared"},
        ),
        Chosen("sealed_and_first_challenge_for_three", 3, 37, {"answer": "first_shout"}),
    ),
    "scallywager": (
        Chosen("cards_for_two", 2, 39, {}),
        Chosen("open_raise_for_two", 2, 37, {"raise": "open"}),
        Chosen("dice_alone_for_three", 3, 95, {"cards": "off", "ones": "never"}),
        Chosen(
            "wild_and_free_ones_for_three",
            3,
            101,
            {"raise": "open", "ones": "free", "ones_wild": "on"},
        ),
        Chosen("open_raise_without_ones_for_three", 3, 323, {"raise": "open", "ones": "never"}),
        Chosen("cards_for_four", 4, 31, {}),
        Chosen(
            "cards_before_the_roll_for_four",
            4,
            107,
            {"treasure_window": "before", "hold_limit": 6},
        ),
        Chosen("a_reshuffle_for_five", 5, 249, {}),
    ),
    "stolen_treasure": (
        Chosen("two_pirates", 2, 52, {}),
        Chosen(
            "dice_and_wins_in_the_own_turn_for_three",
            3,
            11,
            {"wager_method": "die", "win_timing": "own_turn"},
        ),
        Chosen("four_pirates", 4, 5, {}),
        Chosen(
            "hands_thrown_and_cards_dealt_for_four",
            4,
            37,
            {"wager_method": "rps", "start_treasure": 1, "start_piracy": 2},
        ),
        Chosen("no_limit_of_hands_for_six", 6, 54, {"hand_limit": "off"}),
        Chosen(
            "many_house_rules_for_five",
            5,
            54,
            {
                "steal_mode": "true_random",
                "bury_delay": "full_round",
                "bury_negative": "forbidden",
                "skip_stacking": "on",
                "code_may_target_attacker": "no",
                "wager_total": "positive_only",
                "target_score": "short",
            },
        ),
        Chosen("twenty_rounds_and_no_more", 2, 45, {"target_score": 5000, "round_cap": 20}),
    ),
    "reef": (
        Chosen("near_for_two", 2, 61, {"reef": 9}),
        Chosen("usual_for_three", 3, 62, {}),
    ),
}
