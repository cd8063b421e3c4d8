"""Bringing the app to a match: from the title as a person does, or straight to a position."""

from collections.abc import Callable
from typing import Any

from tests.hands import Hands
from tests.ui_battery.likings import HouseRules
from tests.ui_battery.robot import Robot
from tools.rig import Rig, crew, play_on, table_plan
from treasure_games.core.game import hidden_slots
from treasure_games.core.record import replay
from treasure_games.core.registry import load
from treasure_games.match.match import Match
from treasure_games.match.seats import MatchSetup
from treasure_games.screens.last_table import LastTables
from treasure_games.screens.result.scene import ResultScene
from treasure_games.screens.title import TitleScene


def at_the_title(rig: Rig, plan: MatchSetup | None = None) -> None:
    """The title, with this table laid last time."""
    if plan is not None:
        LastTables(rig.services.folders.data).keep(plan)
    rig.show(TitleScene(rig.services))


def sit_down(
    hands: Hands, game_id: str, people: int, pirates: int, level: str = "mate", **options: Any
) -> Robot:
    """A robot at a new match that was begun by quick play."""
    settings = hands.rig.services.settings
    settings.hold_turn = settings.tell_aim = True
    at_the_title(hands.rig, table_plan(game_id, crew(people, pirates, level), **options))
    hands.choose(game_id)
    return Robot(hands, people + pirates)


def finish(robot: Robot) -> Match:
    """Play on to the result; everything about its end must be in order."""
    match = robot.table.match
    robot.play()
    assert match.is_over
    matches = robot.rig.services.matches
    assert matches.under_way() == []
    assert matches.statistics.matches_played(match.plan.game) >= 1
    assert len(list(replay(match.record()))) == len(match.acts)
    outcome = match.outcome()
    assert outcome is not None
    assert isinstance(robot.rig.top, ResultScene)
    story, shown = robot.rig.top.story, robot.hands.words()
    for seat, score in enumerate(outcome.scores):
        # Dice that are left lie on the chest; who has none tells when the last one went.
        if seat in outcome.winners and story.breakdown.spoils:
            assert len(story.breakdown.spoils) == score
        else:
            assert str(score) in shown or (story.lost(seat) or "?") in shown
    return match


def position(
    game_id: str,
    people: int,
    pirates: int,
    rules: HouseRules,
    is_there: Callable[[Match], bool],
    first: int = -1,
) -> Match:
    """A match of greedy players that has come to such a position; of several seats that are asked
    at once, the last (or the `first`) answers first.
    """
    match = Match(table_plan(game_id, crew(people, pirates), **rules))
    play_on(match, is_there, first=first)
    assert match.pending() is not None, "the match never came there"
    return match


def has_choice(match: Match, seat: int) -> bool:
    """Is only this seat asked, with more than one answer?"""
    return match.whose() == seat and len(match.legal(seat)) > 1


def choice_after(acts: int, game_id: str, rules: HouseRules, *, most: int = 4) -> Match:
    """A match of no more seats than `most` in which seat 0 has a choice, after so many acts."""
    seats = min(most, load(game_id).info.seats[1])
    return position(
        game_id, 1, seats - 1, rules, lambda one: len(one.acts) > acts and has_choice(one, 0)
    )


def hides(match: Match, viewpoint: int | None) -> bool:
    """Is there anything that this seat, or a bystander, can't know?"""
    return bool(hidden_slots(match.game, match.view(viewpoint)))
