"""Matches that have ended: won and lost, shared, with few seats and many, as the player sees it."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from tools.rig import SEED, Rig, crew, play_on, table_plan
from treasure_games.match.match import Match
from treasure_games.screens.result.scene import ResultScene
from treasure_games.table.scene import TableScene

Show = Callable[[Rig], None]
_SEEDS: Final = 60
"""Matches that are looked through for one that ends as wanted."""


def won(match: Match) -> bool:
    """Has the first person won alone?"""
    outcome = match.outcome()
    return outcome is not None and outcome.winners == (0,)


def lost(match: Match) -> bool:
    """Has a computer won?"""
    outcome = match.outcome()
    return outcome is not None and not match.seats[outcome.winners[0]].is_human


def shared(match: Match) -> bool:
    """Have several won?"""
    outcome = match.outcome()
    return outcome is not None and len(outcome.winners) > 1


def ended(
    game: str,
    fit: Callable[[Match], bool],
    people: int = 1,
    pirates: int = 3,
    *,
    first: int = SEED,
    is_still: bool = True,
    **options: Any,
) -> Show:
    """The result over its table, at rest or as it begins.

    `first` is the match that is looked at first: where such an end was found before.
    """

    def show(rig: Rig) -> None:
        match = next(filter(fit, _matches(rig, game, people, pirates, first, options)))
        rig.show(TableScene(rig.services, match))
        while not isinstance(rig.top, ResultScene):
            rig.tick()
        if is_still:
            rig.settle()

    return show


def _matches(
    rig: Rig, game: str, people: int, pirates: int, first: int, options: dict[str, Any]
) -> Iterator[Match]:
    for seed in range(first, first + _SEEDS):
        plan = table_plan(game, crew(people, pirates), seed, **options)
        yield play_on(rig.services.matches.begin(plan), lambda _match: False)


def _then(show: Show, act: Callable[[ResultScene], None]) -> Show:
    """The same, and what a button of the result does."""

    def shown(rig: Rig) -> None:
        show(rig)
        scene = rig.top
        assert isinstance(scene, ResultScene)
        act(scene)
        rig.settle()

    return shown


_DO_NOT_TOUCH, _BOOTS, _BLUFF = "do_not_touch", "treasure_boots", "bluffaneer"
SHOWN: dict[str, tuple[str, Show]] = {
    "result_won": ("a match of Do Not Touch won", ended(_DO_NOT_TOUCH, won, first=11)),
    "result_lost": ("a match of Do Not Touch lost", ended(_DO_NOT_TOUCH, lost)),
    "result_people": ("a match among people", ended(_DO_NOT_TOUCH, won, people=3, pirates=0)),
    "result_pirates": ("a match among pirates", ended(_DO_NOT_TOUCH, lost, people=0, pirates=4)),
    "result_2": ("a match of two", ended(_DO_NOT_TOUCH, won, pirates=1)),
    "result_table": (
        "the table of a match that has ended",
        _then(ended(_BOOTS, lost), ResultScene.lay_aside),
    ),
    "result_leaf": (
        "how a match went, in large",
        _then(ended(_BOOTS, lost), ResultScene.open_summary),
    ),
    "chart_result": ("a match at the chart won", ended(_BOOTS, won, first=13)),
    "chart_result_lost": ("a match at the chart lost", ended(_BOOTS, lost)),
    "chart_result_8": ("a match of eight captains won", ended(_BOOTS, won, pirates=7, first=10)),
    "chart_result_lost_8": ("a match of eight captains lost", ended(_BOOTS, lost, pirates=7)),
    "chart_result_shared": (
        "a match at the chart that two have won",
        ended(_BOOTS, shared, pirates=7, first=15, win_timing="finish_round"),
    ),
    "bluffaneer_result": ("a match of bluff won", ended(_BLUFF, won)),
    "bluffaneer_result_lost": ("a match of bluff lost", ended(_BLUFF, lost)),
    "scallywager_result": ("a match of Scallywager won", ended("scallywager", won, first=10)),
    "scallywager_result_lost": ("a match of Scallywager lost", ended("scallywager", lost)),
    "stolen_result": ("a match of Stolen Treasure won", ended("stolen_treasure", won)),
    "stolen_result_lost": (
        "a match of Stolen Treasure lost",
        ended("stolen_treasure", lost, first=9),
    ),
}
"""By name: what it tells, and how to bring the app there."""

FILMED: dict[str, tuple[str, Show]] = {
    "result_won": ("the chest opens", ended(_BOOTS, won, first=13, is_still=False)),
    "result_lost": ("the poster comes down", ended(_BOOTS, lost, is_still=False)),
}
"""By name: what it tells, and how to bring the app to its first frame."""
