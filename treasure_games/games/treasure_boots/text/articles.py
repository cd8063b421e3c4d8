"""The house rules as sentences, for the set-up."""

from __future__ import annotations

from typing import Final

from treasure_games.core.articles import Article, Gap
from treasure_games.core.language import N_
from treasure_games.core.options import OptionValue
from treasure_games.games.treasure_boots.rules.house import AUTO, SECTIONS_FOR, TARGET_FOR


def _sections(value: OptionValue, seats: int) -> int:
    return SECTIONS_FOR[seats] if value == AUTO else int(value)


def _target(_value: OptionValue, seats: int) -> int:
    return TARGET_FOR[seats]


ARTICLES: Final = (
    Article(
        N_("We sail on {chart} over {boards}, laid {layout}."),
        {
            "chart": Gap((N_("hexes with six winds"), N_("squares with four winds"))),
            "boards": Gap((N_("{number} sections"),) * 4, _sections),
            "layout": Gap(
                (
                    N_("close together"),
                    N_("with open water between"),
                    N_("in a winding line"),
                    N_("in one line"),
                    N_("as chance decides"),
                ),
                written=N_("by our own hand"),
            ),
        },
    ),
    Article(
        N_("The sea around them {sea_margin}."),
        {"sea_margin": Gap((N_("has no end"), N_("ends after four cells")))},
    ),
    Article(
        N_("The first to score {target} {win_timing}."),
        {
            "target": Gap(("{number}",), _target),
            "win_timing": Gap((N_("wins at once"), N_("makes this the last round"))),
        },
    ),
    Article(
        N_("An empty ship has {base_move} movement points and {drift}."),
        {
            "base_move": Gap(("{number}",) * 3),
            "drift": Gap((N_("one free drift"), N_("no free drift"))),
        },
    ),
    Article(
        N_("A piece of gold counts {gold_value}."),
        {"gold_value": Gap(("{number}",) * 2)},
    ),
    Article(
        N_("First ports are chosen {start}."),
        {"start": Gap((N_("openly, in turn"), N_("in secret")))},
    ),
    Article(
        N_("Privateers {privateer_in_port} ports and {privateer_hits_owner} their own commander."),
        {
            "privateer_in_port": Gap((N_("may lie in"), N_("never lie in"))),
            "privateer_hits_owner": Gap((N_("never fire at"), N_("may fire at"))),
        },
    ),
    Article(
        N_("Under fire {privateer_roller} rolls for them."),
        {
            "privateer_roller": Gap(
                (
                    N_("whoever the attacker names"),
                    N_("the attacker’s left neighbour"),
                    N_("somebody drawn by lot"),
                )
            )
        },
    ),
)
"""What the crew signs, sentence by sentence."""
