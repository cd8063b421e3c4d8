"""A match of Bluffaneer at the table, whose races are measured by the hand clock."""

from collections.abc import Callable
from typing import Any

from tools.rig import Rig, crew, play_on, table_plan
from treasure_games.games.bluffaneer.ui.table import BluffaneerTable
from treasure_games.match.match import Match
from treasure_games.stage.widgets.widget import Control
from treasure_games.table.scene import TableScene


def sit_down(rig: Rig, people: int, pirates: int, **options: Any) -> TableScene:
    """A new match."""
    plan = table_plan("bluffaneer", crew(people, pirates), **options)
    return show(rig, Match(plan, clock=rig.clock.now))


def show(rig: Rig, match: Match) -> TableScene:
    scene = TableScene(rig.services, match)
    rig.show(scene)
    return scene


def asked(people: int, pirates: int, ask: str, **options: Any) -> Match:
    """A match in which only seat 0 is asked this."""
    match = Match(table_plan("bluffaneer", crew(people, pirates), **options))

    def is_there(match: Match) -> bool:
        pending = match.pending()
        return pending is not None and pending.ask == ask and match.whose() == 0

    return play_on(match, is_there)


def table_of(scene: TableScene) -> BluffaneerTable:
    assert isinstance(scene.game, BluffaneerTable)
    return scene.game


def control(scene: TableScene, name: str) -> Control:
    return next(one for one in scene.game.controls() if one.name == name)


def wait(rig: Rig, until: Callable[[], bool], seconds: float = 30.0) -> None:
    """Let time pass until something is so."""
    for _ in range(round(seconds * 60)):
        if until():
            return
        rig.tick()
    raise AssertionError("it never came to that")


def events(match: Match, kind: type[Any]) -> list[Any]:
    """The events of a kind that everybody saw."""
    steps = (step for act in match.acts for step in act.steps_for(None))
    return [step.event for step in steps if isinstance(step.event, kind)]
