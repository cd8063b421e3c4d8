"""Telling moments of what is told after matches: the truth reel, the statistics, looking back."""

from collections.abc import Callable
from functools import cache
from random import Random

from tools.rig import Rig, crew, play_on, table_plan
from treasure_games.core.codec import Plain
from treasure_games.core.game import next_to_answer
from treasure_games.core.registry import GAMES
from treasure_games.match.match import Match
from treasure_games.screens.advice import AdviceScene
from treasure_games.screens.replay.scene import ReplayScene
from treasure_games.screens.statistics import StatisticsScene
from treasure_games.screens.title import TitleScene
from treasure_games.table.scene import TableScene

BLUFFS = "bluffaneer"
VICTORIES = 2, 3
"""Seeds with which the pirate wins."""


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


def truth_reel(match: Callable[[], Match]) -> Callable[[Rig], None]:
    """The reel of a match at its table; before its end, over the title."""

    def show(rig: Rig) -> None:
        rig.show(TitleScene(rig.services))
        rig.services.navigation.show_reel(match())
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
            for _frame in range(9):
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


def statistics_of_people(rig: Rig) -> None:
    """The statistics of two people who share the screen."""
    for seed in (3, 4, 5):
        rig.services.matches.statistics.add(played(BLUFFS, seed, people=2))
    statistics(rig)
    next(one for one in rig.top.focus.controls() if one.name == f"game.{BLUFFS}").activate()
    rig.settle()


@cache
def played(game: str, seed: int, people: int = 1) -> Match:
    """A match of four that is over, played on an evening whose date is shown."""
    started = f"2026-11-2{seed}T20:00:00+00:00"
    notes: dict[str, Plain] = {"id": f"{game}-{seed}", "started": started, "seconds": 900}
    plan = table_plan(game, crew(people, 3), seed)
    return play_on(Match(plan, notes=notes), lambda _match: False)


def no_statistics(rig: Rig) -> None:
    """The statistics as they stand."""
    rig.show(TitleScene(rig.services))
    rig.loop.stack.push(StatisticsScene(rig.services))
    rig.settle()


def statistics_of_boots(rig: Rig) -> None:
    """The page of the game with dice."""
    statistics(rig)
    scene = rig.top
    tab = next(one for one in scene.focus.controls() if one.name == "game.treasure_boots")
    tab.activate()
    rig.settle()


def looked_back(game: str, share: float, eyes: int = 0) -> Callable[[Rig], None]:
    """A match that is looked back at, as far as this share of its acts; at a flag below 0."""

    def show(rig: Rig) -> None:
        rig.show(TitleScene(rig.services))
        rig.services.navigation.watch(played(game, 1).record())
        scene = rig.top
        assert isinstance(scene, ReplayScene)
        scene.go(round(share * scene.replay.last) if share >= 0 else scene.flags[0].row)
        scene.eyes.choose(eyes)
        rig.settle()

    return show


def deeds(chosen: str = "long_chain", people: int = 1) -> Callable[[Rig], None]:
    """The coat with the medals of some matches, one of them chosen."""

    def show(rig: Rig) -> None:
        for game, seed in ((game, seed) for game in GAMES for seed in range(people and 3)):
            rig.services.matches.statistics.add(finished_by_deckhands(game, people, seed + 20))
        rig.show(TitleScene(rig.services))
        rig.services.settings.faces = {"Anne": ["braids"], "Bartholomew": ["beard"]}
        rig.services.navigation.show("deeds")
        rig.top.focus.set_by_name(chosen)
        rig.settle()

    return show


@cache
def finished_by_deckhands(game: str, people: int, seed: int) -> Match:
    """A match of three deckhands that is over."""
    plan = table_plan(game, crew(people, 3 - people), seed)
    return play_on(Match(plan), lambda _match: False, level="deckhand")


def trophy(rig: Rig) -> None:
    """A table with a pirate who has won the last two matches against the person."""
    for seed in VICTORIES:
        rig.services.matches.statistics.add(played_by_two(seed))
    match = Match(table_plan("do_not_touch", crew(1, 1)))
    play_on(match, lambda one: len(one.acts) > 50 and one.whose() == 0)
    rig.show(TableScene(rig.services, match))
    rig.settle()


def played_by_two(seed: int) -> Match:
    """A match of bluffs of a person and a pirate."""
    return play_on(Match(table_plan(BLUFFS, crew(1, 1), seed)), lambda _match: False)


SHOWN: dict[str, tuple[str, Callable[[Rig], None]]] = {
    "truth_reel": ("a lie at the table, with the card that was shown", truth_reel(bluffed)),
    "truth_reel_bids": (
        "a lie at the table, with the dice that weren’t there",
        truth_reel(lambda: played("scallywager", 1)),
    ),
    "truth_reel_early": (
        "the claims revealed while a match goes on",
        truth_reel(lambda: bluffed(acts=30)),
    ),
    "advice": ("what was better than what one did", advice(bluffed)),
    "advice_people": ("the same where two people can choose theirs", advice(of_two_people)),
    "advice_begun": ("the captain looks over the match", advice(bluffed, is_done=False)),
    "advice_none": (
        "a match without anything to say",
        advice(lambda: played(BLUFFS, 2)),
    ),
    "statistics": ("what was played and won", statistics),
    "statistics_dice": ("the numbers and dice of another game", statistics_of_boots),
    "statistics_people": ("one of two people who share the screen", statistics_of_people),
    "replay_do_not_touch": (
        "a match looked back at, everything open",
        looked_back("do_not_touch", 0.6),
    ),
    "replay_treasure_boots": ("the same at the chart", looked_back("treasure_boots", 0.5)),
    "replay_bluffaneer": ("the same in the middle of bluffs", looked_back(BLUFFS, 0.5)),
    "replay_scallywager": (
        "the best moment of a person, as she saw it",
        looked_back("scallywager", -1.0, eyes=1),
    ),
    "replay_stolen_treasure": ("the same at the islands", looked_back("stolen_treasure", 0.6)),
    "deeds": ("a coat with medals, and one that was won", deeds("clean_hook")),
    "deeds_two": ("the coat of one of two people", deeds("reburied", 2)),
    "deeds_empty": ("a coat without a medal, and a hint", deeds("three_lies", 0)),
    "deeds_secret": ("a deed that nobody talks about", deeds("own_medicine", 0)),
    "trophy": ("a pirate who wears what it has won", trophy),
    "statistics_empty": ("the statistics before the first match", no_statistics),
}
"""By name: what it tells, and how to bring the app there."""
