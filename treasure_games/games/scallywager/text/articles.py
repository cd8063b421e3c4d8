"""The house rules as sentences, for the set-up."""

from __future__ import annotations

from typing import Final

from treasure_games.core.articles import Article, Gap
from treasure_games.core.language import N_

ARTICLES: Final = (
    Article(
        N_("We play {cards}."),
        {"cards": Gap((N_("with treasure and adventure cards"), N_("with dice alone")))},
    ),
    Article(
        N_("Treasure cards are used {treasure_window}, and a ship holds {hold_limit} dice."),
        {
            "treasure_window": Gap((N_("after the roll"), N_("in part before the roll"))),
            "hold_limit": Gap(("{number}",) * 3),
        },
    ),
    Article(
        N_("When a bid is raised, {raise}."),
        {"raise": Gap((N_("neither number may fall"), N_("more dice of any face will do")))},
    ),
    Article(
        N_("Ones may be bid {ones}, and they {ones_wild}."),
        {
            "ones": Gap((N_("only at the start"), N_("at no time"), N_("like any face"))),
            "ones_wild": Gap((N_("count as ones alone"), N_("are wild"))),
        },
    ),
)
"""What the crew signs, sentence by sentence."""
