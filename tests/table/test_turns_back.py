"""The way back to before a whole turn, from the table."""

import pytest

from tests.conftest import OpenRig
from tests.table.conftest import Sitting
from tools.rig import crew, play_on, table_plan
from treasure_games.core.registry import GAMES
from treasure_games.match.match import Match
from treasure_games.match.records import turn_to_take_back
from treasure_games.stage.input import intents
from treasure_games.table.scene import TableScene

pytestmark = pytest.mark.games_in_turn


def cannot_undo(match: Match) -> bool:
    asked = match.pending()
    is_asked = asked is not None and asked.seats == (0,)
    return is_asked and not match.can_undo(0) and turn_to_take_back(match, 0) is not None


@pytest.mark.parametrize("game", GAMES)
def test_who_allows_it_takes_back_a_turn_and_the_log_says_so(game: str, open_rig: OpenRig) -> None:
    match = Match(table_plan(game, crew(1, 2), 3))
    play_on(match, cannot_undo)
    rows = turn_to_take_back(match, 0)
    assert rows is not None
    rig = open_rig((1280, 720))
    sitting = Sitting(rig, match)
    sitting.settle()
    sitting.table.handle(intents.Undo())
    assert rig.top is sitting.table, "not by default"
    rig.services.settings.turns_back = True
    sitting.table.hud.refresh()
    assert sitting.table.hud.undo.is_enabled
    sitting.table.handle(intents.Undo())
    top = rig.top
    assert isinstance(top, TableScene)
    assert top is not sitting.table
    assert len(top.session.match.acts) == rows + 1
    rig.settle()
    assert "Anne took back a turn." in [line.text for line in top.session.log.lines]
