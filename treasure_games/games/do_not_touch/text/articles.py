"""The house rules as sentences, for the set-up."""

from __future__ import annotations

from typing import Final

from treasure_games.core.articles import Article, Gap
from treasure_games.core.language import N_

ARTICLES: Final = (
    Article(
        N_("We play for {match_rounds} {version}."),
        {
            "match_rounds": Gap((N_("one round"), N_("as many rounds as pirates"))),
            "version": Gap((N_("with the numbers 1 to 5"), N_("with symbols and bonuses"))),
        },
    ),
    Article(
        N_("The numbers are spread {num_dist}."),
        {"num_dist": Gap((N_("evenly"), N_("with fewer high ones"), N_("like a pyramid")))},
    ),
    Article(
        N_("The pack holds {bonus_mix}, and you may discard {bonus_per_turn} in a turn."),
        {
            "bonus_mix": Gap(
                (
                    N_("some bonus cards (3-2-1)"),
                    N_("few bonus cards (4-1-1)"),
                    N_("many bonus cards (2-2-2)"),
                )
            ),
            "bonus_per_turn": Gap((N_("one of them"), N_("any number of them"))),
        },
    ),
    Article(
        N_("A turn allows {swaps_per_turn} and leaves {hand_max} cards in your hand."),
        {
            "swaps_per_turn": Gap((N_("one swap"), N_("any number of swaps"), N_("no swap"))),
            "hand_max": Gap(("{number}",) * 4),
        },
    ),
    Article(
        N_("A card swapped in {swap_must_fit_below} match the one below it."),
        {"swap_must_fit_below": Gap((N_("need not"), N_("must")))},
    ),
    Article(
        N_("Everybody’s first turn is {first_round}."),
        {
            "first_round": Gap(
                (N_("like any other"), N_("without a swap"), N_("for placing cards only"))
            )
        },
    ),
    Article(
        N_("The round is begun by {first_player}, and the chairs are {fair_seats}."),
        {
            "first_player": Gap((N_("whoever is drawn by lot"), N_("the first chair"))),
            "fair_seats": Gap((N_("taken as they are"), N_("evened out"))),
        },
    ),
    Article(
        N_("The discard pile {discard_guard_rounds}."),
        {"discard_guard_rounds": Gap((N_("closes after four idle rounds"), N_("is never closed")))},
    ),
    Article(
        N_("At equal scores {tie_break}."),
        {
            "tie_break": Gap(
                (
                    N_("the victory is shared"),
                    N_("most cards in the loot win"),
                    N_("most bonus cards win"),
                    N_("whoever plays later wins"),
                )
            )
        },
    ),
)
"""What the crew signs, sentence by sentence."""
