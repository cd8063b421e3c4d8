"""Which scenes look and say much the same, so that the short run looks at one of them."""

from collections.abc import Collection, Iterable
from typing import Any, Final

import pytest

ALIKE: Final = {
    *("table_3", "table_4", "table_5", "chart_2", "chart_5", "chart_collect", "chart_result_8"),
    *("bluffaneer_2", "bluffaneer_3", "bluffaneer_cubes", "bluffaneer_steal", "scallywager_2"),
    *("scallywager_open", "scallywager_duel", "scallywager_showdown", "scallywager_reward"),
    *("stolen_2", "stolen_3", "stolen_bombed", "stolen_dig", "stolen_give", "stolen_limit"),
    *("stolen_late", "stolen_stake", "stolen_yarr"),
    *("chart_result_lost", "chart_result_shared", "result_2", "result_pirates", "result_won"),
    *("bluffaneer_result", "scallywager_result", "scallywager_result_lost", "stolen_result"),
    *("title_continue", "title_do_not_touch", "title_treasure_boots", "title_bluffaneer"),
    *("rulebook_rule", "statistics_dice", "statistics_empty", "arrange_square", "arrange_wrong"),
    *(
        "truth_reel_early",
        "truth_reel_bids",
        "aim_do_not_touch",
        "aim_bluffaneer",
        "aim_scallywager",
    ),
    *("stolen_held", "stolen_parley", "title_scallywager", "chart_can_win", "scallywager_known"),
    *("replay_do_not_touch", "replay_bluffaneer", "replay_treasure_boots"),
    *("deeds_two", "deeds_secret", "daily_played"),
}
"""Scenes that lay out what another one does: for `--full`."""


FULL: Final = pytest.mark.full


def each_kind(names: Iterable[str], alike: Collection[str] = frozenset(ALIKE)) -> list[Any]:
    """Return the names as parameters of a test, those that are alike for `--full` only."""
    return [pytest.param(one, marks=FULL) if one in alike else one for one in names]


def some_of(names: Iterable[Any], of: int = 3) -> list[Any]:
    """Return these as parameters of a test, all but one of so many for `--full` only.

    For what few changes break, and other tests look at in other ways.
    """
    return [
        one if number % of == 0 else pytest.param(one, marks=FULL)
        for number, one in enumerate(names)
    ]
