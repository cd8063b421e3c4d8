"""The table of every game fits: few seats and many, early and late, in small windows and large."""

from typing import Final

import pytest

from tests.conftest import OpenRig
from tests.ui_battery.layouts import EVERY_LOOK, EXTREMES, misfits
from tests.ui_battery.likings import Likings
from tools.rig import crew, play_on, table_plan
from treasure_games.core.registry import load
from treasure_games.match.match import Match
from treasure_games.screens.result.scene import ResultScene
from treasure_games.screens.setup.scene import SetupScene
from treasure_games.table.scene import TableScene

pytestmark = [
    pytest.mark.games_in_turn,
    pytest.mark.one_in_turn("end", "acts"),
]

LATE: Final = 60
"""Acts after which a match has unfolded."""


@pytest.mark.in_turn
@pytest.mark.parametrize("acts", [0, LATE])
@pytest.mark.parametrize("end", [0, 1], ids=["fewest", "most"])
def test_the_table_fits(
    acts: int, end: int, game_id: str, likings: Likings, open_rig: OpenRig, is_full: bool
) -> None:
    rig = open_rig((1280, 720), speed=0.0)
    seats = load(game_id).info.seats[end]
    match = Match(table_plan(game_id, crew(1, seats - 1), **likings.SHORT))
    play_on(match, lambda one: len(one.acts) > acts and one.is_asked(0))
    rig.show(TableScene(rig.services, match))
    rig.settle()
    found = misfits(rig, EVERY_LOOK if is_full else EXTREMES)
    assert not found, "\n".join(found)


def test_set_up_and_result_of_the_largest_table_fit(
    game_id: str, likings: Likings, open_rig: OpenRig, is_full: bool
) -> None:
    rig = open_rig((1280, 720), speed=0.0)
    seats = load(game_id).info.seats[1]
    plan = table_plan(game_id, crew(1, seats - 1), **likings.SHORT)
    match = play_on(rig.services.matches.begin(plan), lambda _match: False)
    for scene in (SetupScene(rig.services, game_id), ResultScene(rig.services, match)):
        rig.show(scene)
        rig.settle()
        found = misfits(rig, EVERY_LOOK if is_full else EXTREMES)
        assert not found, "\n".join(found)
