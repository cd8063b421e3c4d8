"""The house rules as sentences, for the set-up."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from treasure_games.core.articles import Article, Gap
from treasure_games.core.language import N_
from treasure_games.core.options import OptionValue, Setup
from treasure_games.games.stolen_treasure.rules.house import target_of


def _target(value: OptionValue, seats: int) -> int:
    return target_of(Setup(seats, MappingProxyType({"target_score": value})))


ARTICLES: Final = (
    Article(
        N_("Whoever buries {target_score} wins {win_timing}."),
        {
            "target_score": Gap(("{number}",) * 3, _target),
            "win_timing": Gap((N_("at once"), N_("in their own turn only"))),
        },
    ),
    Article(
        N_("Everybody begins with {start_treasure} and {start_piracy}."),
        {
            "start_treasure": Gap(
                (
                    N_("no treasure card"),
                    N_("one treasure card"),
                    N_("two treasure cards"),
                    N_("three treasure cards"),
                )
            ),
            "start_piracy": Gap(
                (
                    N_("no piracy card"),
                    N_("one piracy card"),
                    N_("two piracy cards"),
                    N_("three piracy cards"),
                )
            ),
        },
    ),
    Article(
        N_("The first turn goes to {first_player}, with {first_turn_actions}."),
        {
            "first_player": Gap((N_("whoever is drawn by lot"),), own=N_("chair {number}")),
            "first_turn_actions": Gap((N_("two actions"), N_("one action"))),
        },
    ),
    Article(
        N_("A hand holds {hand_limit}, and a thief takes from it {steal_mode}."),
        {
            "hand_limit": Gap(
                (N_("at most {number} cards"), N_("as many cards as you like")),
                own=N_("at most {number} cards"),
            ),
            "steal_mode": Gap((N_("by the cards’ backs"), N_("blindly"))),
        },
    ),
    Article(
        N_("Treasure can be buried {bury_delay}; bad treasure {bury_negative}."),
        {
            "bury_delay": Gap((N_("from your next turn on"), N_("after a full round"))),
            "bury_negative": Gap((N_("may be buried, too"), N_("must never be buried"))),
        },
    ),
    Article(
        N_("Wagers are decided by {wager_method}, and one may stake {wager_total}."),
        {
            "wager_method": Gap((N_("a coin"), N_("a die each"), N_("rock, paper, scissors"))),
            "wager_total": Gap((N_("any treasure"), N_("only what is worth something"))),
        },
    ),
    Article(
        N_("The Pirate’s Code {code_may_target_attacker}."),
        {
            "code_may_target_attacker": Gap(
                (N_("may turn on the attacker"), N_("spares the attacker, unless two play"))
            )
        },
    ),
    Article(
        N_("Whoever is hooked twice loses {skip_stacking}."),
        {"skip_stacking": Gap((N_("one turn"), N_("two turns")))},
    ),
    Article(
        N_("We play {round_cap}."),
        {
            "round_cap": Gap(
                (N_("for {number} rounds at most"), N_("for as long as it takes")),
                own=N_("for {number} rounds at most"),
            )
        },
    ),
)
"""What the crew signs, sentence by sentence."""
