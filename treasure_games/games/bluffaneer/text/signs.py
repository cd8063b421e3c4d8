"""The aim at a glance, and what the pictures and numbers on the table mean."""

from __future__ import annotations

from typing import Final

from treasure_games.core.language import N_
from treasure_games.core.words import Sign

AIM: Final = (
    Sign(
        ("bluffaneer/coin",),
        N_("Have the most coins when somebody has none left."),
    ),
    Sign(
        ("bluffaneer/bone_swords", "bluffaneer/bone_skull"),
        N_(
            "Two bones are rolled; then anybody but the roller may claim to hold the card with "
            "both icons, in truth or not."
        ),
    ),
    Sign(
        ("cards/bluffaneer/swords_skull", "cards/bluffaneer/back"),
        N_(
            "The roller believes and pays a coin, or challenges: a bluff costs you one, a true "
            "claim brings you two."
        ),
    ),
)
LEGEND: Final = (
    Sign(
        ("bluffaneer/coin",),
        N_("Coins: those of a seat lie before it, and their number stands beside its name."),
    ),
    Sign(
        (
            "bluffaneer/icon_chest",
            "bluffaneer/icon_swords",
            "bluffaneer/icon_ship",
            "bluffaneer/icon_skull",
        ),
        N_("The map: what a double of this icon brings."),
    ),
    Sign(
        ("cards/bluffaneer/back",),
        N_("The stack, and how many cards are left in it."),
    ),
    Sign(
        ("cards/bluffaneer/chest_ship",),
        N_("The discard pile, and how many cards lie there; press it to look through them."),
    ),
    Sign(
        ("cards/bluffaneer/swords_skull", "cards/bluffaneer/back"),
        N_(
            "How many of the three cards with both icons have been seen, and how likely one of "
            "those that are hidden fits."
        ),
    ),
)
