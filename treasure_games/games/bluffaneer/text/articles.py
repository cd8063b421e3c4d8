"""The house rules as sentences, for the set-up."""

from __future__ import annotations

from typing import Final

from treasure_games.core.articles import Article, Gap
from treasure_games.core.language import N_
from treasure_games.core.options import OptionValue
from treasure_games.games.bluffaneer.rules.house import usual_coins


def _coins(_value: OptionValue, seats: int) -> int:
    return usual_coins(seats)


ARTICLES: Final = (
    Article(
        N_("Claims are made {shout}."),
        {
            "shout": Gap(
                (
                    N_("all at once, in secret"),
                    N_("by the fastest press"),
                    N_("one after another"),
                )
            )
        },
    ),
    Article(
        N_("They are answered by {answer}."),
        {
            "answer": Gap(
                (N_("the roller"), N_("everybody, in secret"), N_("the first to challenge"))
            )
        },
    ),
    Article(
        N_("The bones have {bones}."),
        {"bones": Gap((N_("four sides"), N_("six sides")))},
    ),
    Article(
        N_("Everybody begins with {coins} coins."),
        {"coins": Gap(("{number}",), _coins)},
    ),
    Article(
        N_("If several have the most, {tie}."),
        {"tie": Gap((N_("a coin decides"), N_("they share the victory")))},
    ),
)
"""What the crew signs, sentence by sentence."""
