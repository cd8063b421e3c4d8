"""The aim at a glance, and what the pictures and numbers on the table mean."""

from __future__ import annotations

from typing import Final

from treasure_games.core.language import N_
from treasure_games.core.words import Sign

AIM: Final = (
    Sign(
        ("tokens/gold", "tokens/rum", "ship:orange_full"),
        N_(
            "Be the first to reach the target score: collect treasure at islands and unload it in"
            " ports."
        ),
    ),
    Sign(
        ("chart/rose_hex", "dice/face_3", "dice/face_5"),
        N_(
            "In your turn, the dice turn the wind and bring treasure; then you sail, and take, "
            "unload or fire."
        ),
    ),
    Sign(
        ("dice/attack_5", "dice/defence_2"),
        N_(
            "From open sea, others may fire at you in a straight line; a hit steals a treasure "
            "from your hold."
        ),
    ),
)
LEGEND: Final = (
    Sign(
        ("tokens/sails",),
        N_("Sails in the hold: one movement point more for each."),
    ),
    Sign(
        ("tokens/guns",),
        N_("Guns in the hold: one more on each attack."),
    ),
    Sign(
        ("tokens/rum",),
        N_("Rum in the hold: one more on each defence."),
    ),
    Sign(
        ("tokens/gold",),
        N_("Gold in the hold: its owner picks what a hit steals."),
    ),
    Sign(
        ("tokens/pearl", "tokens/black_pearl"),
        N_("Pearls, to be spent as Sails, Guns or Rum, or to command a privateer."),
    ),
    Sign(
        ("ui/icon_privateer",),
        N_("A privateer may be commanded; dark once it is done, or where none can be."),
    ),
    Sign(
        ("ui/icon_wind",),
        N_("The sailing of this turn; dark once it is done."),
    ),
    Sign(
        ("ui/icon_cargo",),
        N_("The act of this turn: take, unload or fire; dark once it is done."),
    ),
    Sign(
        ("chart/rose_hex",),
        N_("The compass: the way the wind blows. Straight into it nobody sails."),
    ),
    Sign(
        ("objects/score_coin",),
        N_("Points: those scored, those that the cargo would bring in a port, and how many win."),
    ),
    Sign(
        ("chart/coin_cost",),
        N_("The movement points that it costs to sail there."),
    ),
    Sign(
        ("dice/attack_4", "dice/defence_3"),
        N_(
            "A shot: die and Guns, less one for each cell between, against die and Rum; a tie hits."
        ),
    ),
    Sign(
        ("chart/coin_drift",),
        N_("A place that the free step downwind leads to: the drift."),
    ),
    Sign(
        ("chart/coin_pearl",),
        N_("The pearls that have to be spent to sail there."),
    ),
    Sign(
        ("chart/coin_range",),
        N_("An empty cell on the line of fire: one less on the attack."),
    ),
    Sign(
        ("chart/plate",),
        N_("The number of an island: treasure comes there when the dice add up to it."),
    ),
    Sign(
        ("dice/face_2", "dice/face_6"),
        N_("The roll of this turn: the sum brings treasure, the difference turns the wind."),
    ),
)
