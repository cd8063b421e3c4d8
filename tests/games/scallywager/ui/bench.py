"""A match of Scallywager at the table."""

from collections.abc import Callable
from functools import cache
from typing import Any

from tests.ui_battery.looking import FirstThought
from tools.rig import Prefer, Rig, crew, play_on, table_plan
from treasure_games.games.scallywager.rules.actions import DRAW_ADVENTURE, Action
from treasure_games.games.scallywager.ui.board import Board
from treasure_games.games.scallywager.ui.table import ScallywagerTable
from treasure_games.match.match import Match
from treasure_games.stage.widgets.widget import Control
from treasure_games.table.scene import TableScene

SEEDS = 40


@cache
def drawing(draws: Action) -> Prefer:
    """Draw this where it can be; the same way for each match, so that it is remembered."""
    return lambda _view, legal, _rng: draws if draws in legal else None


def asked(
    ask: str,
    people: int = 1,
    pirates: int = 2,
    fit: Callable[[Match], bool] = lambda _match: True,
    draws: Action = DRAW_ADVENTURE,
    **options: Any,
) -> Match:
    """A match in which seat 0 is asked this; cards of one deck are drawn where they can be."""

    def is_there(match: Match) -> bool:
        pending = match.pending()
        return pending is not None and pending.ask == ask and match.whose() == 0 and fit(match)

    for seed in range(SEEDS):
        plan = table_plan("scallywager", crew(people, pirates), seed, **options)
        match = play_on(Match(plan), is_there, prefer=drawing(draws))
        if not match.is_over:
            return match
    raise LookupError(ask)


def at_rest(rig: Rig, match: Match) -> TableScene:
    """Its table, where nothing moves; computers answer without thinking."""
    rig.services.settings.auto_play_forced = False
    rig.services.thinker = FirstThought()  # type: ignore[assignment]
    scene = TableScene(rig.services, match)
    rig.show(scene)
    rig.settle()
    return scene


def scene_of(rig: Rig) -> TableScene:
    """The table on the screen."""
    assert isinstance(rig.top, TableScene)
    return rig.top


def table_of(scene: TableScene) -> ScallywagerTable:
    assert isinstance(scene.game, ScallywagerTable)
    return scene.game


def control(scene: TableScene, name: str) -> Control:
    return next(one for one in scene.game.controls() if one.name == name)


def names(scene: TableScene) -> list[str]:
    return [one.name for one in scene.game.controls()]


def happened(match: Match, kind: type[Any]) -> list[Any]:
    """The events of this class in the last act of seat 0."""
    act = next(act for act in reversed(match.acts) if act.seat == 0)
    return [moment.event for moment in act.moments if isinstance(moment.event, kind)]


def stands(match: Match) -> bool:
    """Does a bid stand that can be raised?"""
    return bool(match.view(0).bids) and len(match.legal(0)) > 4


def wait(rig: Rig, scene: TableScene) -> None:
    """Let all motion of the table end."""
    for _ in range(4000):
        if not scene.timeline.is_busy:
            return
        rig.tick()
    raise AssertionError("it never came to rest")


def board_of(scene: TableScene) -> Board:
    """Return what lies on the table."""
    return table_of(scene).board
