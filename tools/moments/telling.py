"""Telling moments of what is told after matches: the truth reel, the statistics."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

from tools.rig import Rig, crew, play_on, table_plan
from treasure_games.core.game import next_to_answer
from treasure_games.core.registry import GAMES
from treasure_games.match.match import Match
from treasure_games.screens.advice import AdviceScene
from treasure_games.screens.statistics import StatisticsScene
from treasure_games.screens.title import TitleScene
from treasure_games.screens.truth_reel import TruthReelScene

BLUFFS = "bluffaneer"


def bluffed(
    pirates: int = 3, acts: int | None = None, seed: int = 12, match: Match | None = None
) -> Match:
    """A match of bluffs, to its end or for so many acts, with whatever is drawn for everybody."""
    match = match or Match(table_plan(BLUFFS, crew(1, pirates), seed))
    rng = Random(seed)
    while (asked := match.pending()) is not None and (acts is None or len(match.acts) <= acts):
        seat = next_to_answer(asked, rng)
        match.act(seat, rng.choice(match.legal(seat)))
    return match


def truth_reel(acts: int | None = None) -> Callable[[Rig], None]:
    """The reel of a match, over the title."""

    def show(rig: Rig) -> None:
        rig.show(TitleScene(rig.services))
        rig.loop.stack.push(TruthReelScene(rig.services, bluffed(acts=acts)))
        rig.settle()

    return show


def advice(match: Callable[[], Match], *, is_done: bool = True) -> Callable[[Rig], None]:
    """The captain's advice after a match, over the title."""

    def show(rig: Rig) -> None:
        rig.show(TitleScene(rig.services))
        rig.loop.stack.push(AdviceScene(rig.services, match()))
        if is_done:
            rig.settle()
        else:
            rig.tick()

    return show


def of_two_people() -> Match:
    """A match of chance with two people in it."""
    return bluffed(match=Match(table_plan(BLUFFS, crew(2, 2), 12)))


def statistics(rig: Rig) -> None:
    """The statistics after two matches of each game."""
    for game, seed in ((game, seed) for game in GAMES for seed in (1, 2)):
        rig.services.matches.statistics.add(played(game, seed))
    no_statistics(rig)


@cache
def played(game: str, seed: int) -> Match:
    """A match of four that is over."""
    return play_on(Match(table_plan(game, crew(1, 3), seed)), lambda _match: False)


def no_statistics(rig: Rig) -> None:
    """The statistics as they stand."""
    rig.show(TitleScene(rig.services))
    rig.loop.stack.push(StatisticsScene(rig.services))
    rig.settle()


def statistics_of_boots(rig: Rig) -> None:
    """The page of the game with dice."""
    statistics(rig)
    scene = rig.top
    tab = next(one for one in scene.focus.controls() if one.name == "tabs.1")
    tab.activate()
    rig.settle()


SHOWN: dict[str, tuple[str, Callable[[Rig], None]]] = {
    "truth_reel": ("every claim of a match with its truth", truth_reel()),
    "truth_reel_early": ("the claims revealed while a match goes on", truth_reel(acts=30)),
    "advice": ("what was better than what one did", advice(bluffed)),
    "advice_people": ("the same where two people can choose theirs", advice(of_two_people)),
    "advice_begun": ("the captain looks over the match", advice(bluffed, is_done=False)),
    "advice_none": (
        "a match without anything to say",
        advice(lambda: played(BLUFFS, 1)),
    ),
    "statistics": ("what was played and won", statistics),
    "statistics_dice": ("the numbers and dice of another game", statistics_of_boots),
    "statistics_empty": ("the statistics before the first match", no_statistics),
}
"""By name: what it tells, and how to bring the app there."""
