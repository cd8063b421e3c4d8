"""The aim at a glance, and what the pictures and numbers on the table mean."""

from __future__ import annotations

from typing import Final

from treasure_games.core.language import N_
from treasure_games.core.words import Sign

AIM: Final = (
    Sign(
        ("scallywager/cup", "scallywager/die_6"),
        N_("Be the last captain who has any dice."),
    ),
    Sign(
        ("scallywager/die_2", "scallywager/die_5", "scallywager/die_5"),
        N_(
            "All roll in secret; then each in turn bids higher on how many dice of a face there "
            "are in all."
        ),
    ),
    Sign(
        ("scallywager/seal",),
        N_(
            "The next captain may call your bid: if it was too high you lose a die, if it holds "
            "the caller does."
        ),
    ),
)
LEGEND: Final = (
    Sign(
        ("scallywager/die_6",),
        N_("Beside a name: how many dice this captain has."),
    ),
    Sign(
        ("scallywager/token",),
        N_("The treasure token: its captain opens the bidding."),
    ),
    Sign(
        ("scallywager/bid_board",),
        N_("The last bid: so many dice of this face are said to be among all dice in play."),
    ),
    Sign(
        ("scallywager/die_gold_4",),
        N_("The bids of this round, one below the other."),
    ),
    Sign(
        ("scallywager/cell_legal", "scallywager/cell_bid"),
        N_(
            "The bids: a count and a face, and how likely there are so many. Those that are lit "
            "are higher than the last bid."
        ),
    ),
    Sign(
        ("scallywager/die_5", "scallywager/die_idle_2"),
        N_("Your dice: those that count for the last bid, and, grey, those that don’t."),
    ),
    Sign(
        ("scallywager/die_ghost_4",),
        N_("A ghost of the Ghost Crew: a die for this round only."),
    ),
    Sign(
        ("scallywager/mark_open", "scallywager/mark_peeked"),
        N_("A die that all know, and one that you have looked at."),
    ),
    Sign(
        ("cards/scallywager/back_treasure", "cards/scallywager/back_adventure"),
        N_("The treasure deck and the adventure deck, and how many cards are left in each."),
    ),
)
