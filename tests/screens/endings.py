"""Finished matches and their results, for the tests of the result."""

from collections.abc import Callable
from functools import cache

from tests.conftest import OpenRig
from tests.screens.conftest import over
from tools.rig import FRAME, Rig, crew, play_on, table_plan
from treasure_games.core.game import Outcome
from treasure_games.core.registry import GAMES
from treasure_games.match.match import Match
from treasure_games.screens.result.scene import ResultScene
from treasure_games.table.scene import TableScene

GAME = GAMES[0]


@cache
def played(game_id: str, *options: tuple[str, str]) -> Match:
    """Such a match, thought out once."""
    plan = table_plan(game_id, crew(1, 3), seed=21, **dict(options))
    return play_on(Match(plan), lambda _match: False)


def ignored(_match: Match) -> None:
    """Nobody saves it."""


def show_result(rig: Rig, match: Match) -> ResultScene:
    """Show how it ended, and wait until something can be started."""
    scene = ResultScene(rig.services, match)
    over(rig, scene)
    rig.settle()
    return scene


def won(rig: Rig, people: int = 1, pirates: int = 1, game_id: str = GAME, likely: int = 0) -> Match:
    """A match that the first seat has won alone; sought from a `likely` seed on."""
    return ended(rig, lambda outcome: outcome.winners == (0,), people, pirates, game_id, likely)


def lost(rig: Rig, people: int = 1, pirates: int = 1, game_id: str = GAME) -> Match:
    """A match that nobody at the screen has won."""
    return ended(rig, lambda outcome: min(outcome.winners) >= people, people, pirates, game_id)


def ended(
    rig: Rig,
    fit: Callable[[Outcome], bool],
    people: int,
    pirates: int,
    game_id: str,
    first: int = 0,
) -> Match:
    """The first match of such a crew that ends so."""
    for seed in range(first, first + 80):
        plan = table_plan(game_id, crew(people, pirates), seed=seed)
        one = play_on(rig.services.matches.begin(plan), lambda _match: False)
        outcome = one.outcome()
        if outcome is not None and fit(outcome):
            return one
    raise LookupError("no match ends like that")


def next_match(rig: Rig) -> Match:
    assert isinstance(rig.top, TableScene)
    return rig.top.match


def wait(rig: Rig, seconds: float) -> None:
    for _frame in range(round(seconds / FRAME)):
        rig.tick()


def at_the_end(open_rig: OpenRig, speed: float) -> Rig:
    """The result has just come up over its table."""
    rig = open_rig((1280, 720), speed=speed)
    match = won(rig)
    rig.show(TableScene(rig.services, match))
    while not isinstance(rig.top, ResultScene):
        rig.tick()
    return rig
