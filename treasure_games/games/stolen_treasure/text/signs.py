"""The aim at a glance, and what the pictures and numbers on the table mean."""

from __future__ import annotations

from typing import Final

from treasure_games.core.language import N_
from treasure_games.core.words import Sign
from treasure_games.games.stolen_treasure.rules.pieces import HOOK, RUBY, TROVE, X_MARKS


def _card(kind: int) -> str:
    """Return the picture of a card."""
    return f"stolen_card:{kind}||"


def _buried(kind: int) -> str:
    """Return the picture of a buried card."""
    return f"stolen_card:{kind}|buried|"


AIM: Final = (
    Sign(
        (_card(TROVE), _card(RUBY)),
        N_("Be the first whose buried treasure reaches the goal."),
    ),
    Sign(
        ("cards/stolen_treasure/back_treasure", "cards/stolen_treasure/back_piracy"),
        N_(
            "In your turn you have two actions: draw, bury, play a piracy card or wager. What you"
            " have just got can’t be buried yet."
        ),
    ),
    Sign(
        (_card(X_MARKS), _card(HOOK)),
        N_("Others may take cards from your hand, and even dig up what you have buried."),
    ),
)
LEGEND: Final = (
    Sign(
        (_buried(RUBY),),
        N_("The score: buried treasure, less the bad treasure in hand. It has to reach the goal."),
    ),
    Sign(
        ("cards/stolen_treasure/back_treasure",),
        N_(
            "Beside a name: how many treasures this pirate holds. On a pile: how many are left to"
            " draw."
        ),
    ),
    Sign(
        ("cards/stolen_treasure/back_piracy",),
        N_(
            "Beside a name: how many piracy cards this pirate holds. On the pile: how many are "
            "left to draw."
        ),
    ),
    Sign(
        ("stolen_treasure/lantern_lit", "stolen_treasure/lantern_out"),
        N_("The actions of this turn: a lit lantern is one that is left."),
    ),
    Sign(
        ("stolen_treasure/x_small",),
        N_("The trail to the goal: each emblem stands where its pirate’s score has come."),
    ),
)
