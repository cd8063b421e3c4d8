"""An act that waits for the end of its turn outlives the window: nothing that was done is lost."""

from typing import Any

import pytest

from tests.hands import Hands, Keys, Mouse
from tests.table.holding import GAMES, OpenSitting, Sitting, open_curtain
from treasure_games.core.record import Record
from treasure_games.match.records import resumed
from treasure_games.match.seats import HELD
from treasure_games.screens.curtain import CurtainScene
from treasure_games.screens.title import TitleScene
from treasure_games.table.scene import TableScene

pytestmark = pytest.mark.games_in_turn


def gone_on(sitting: Sitting) -> Sitting:
    """The same match, continued from what is on the disk, as after a kill."""
    matches = sitting.rig.services.matches
    sitting.match = matches.resume(sitting.match.identity)
    sitting.table = TableScene(sitting.rig.services, sitting.match)
    sitting.rig.show(sitting.table)
    Mouse(sitting.rig).move(2, 360)
    sitting.rig.settle()
    return sitting


@pytest.mark.parametrize("game", GAMES)
def test_it_comes_back_held(game: str, open_sitting: OpenSitting) -> None:
    sitting = open_sitting(game)
    sitting.act()
    acts, shown = sitting.acts, sitting.table.game.view.data()
    lines = list(sitting.table.session.log.lines)
    again = gone_on(sitting)
    assert again.acts == acts
    assert again.table.game.view.data() == shown
    assert again.table.session.log.lines == lines
    Mouse(again.rig).press("choice.end")
    act = again.match.acts[acts]
    assert (act.seat, act.action) == (0, again.action)


@pytest.mark.parametrize("game", GAMES)
def test_it_is_taken_back_after_all(game: str, open_sitting: OpenSitting) -> None:
    sitting = open_sitting(game)
    before = sitting.match.view(0).data()
    sitting.act()
    again = gone_on(sitting)
    Mouse(again.rig).press("undo")
    again.rig.settle()
    assert again.table.game.view.data() == before
    assert gone_on(again).table.session.held is None


def test_leaving_by_the_menu_keeps_it(open_sitting: OpenSitting) -> None:
    sitting = open_sitting("do_not_touch")
    sitting.act()
    shown = sitting.table.game.view.data()
    Keys(sitting.rig).key("f10")
    Mouse(sitting.rig).press("leave")
    assert isinstance(sitting.rig.top, TitleScene)
    assert gone_on(sitting).table.game.view.data() == shown


def test_the_curtain_falls_before_it_is_seen_again(open_sitting: OpenSitting) -> None:
    sitting = open_sitting("do_not_touch", people=2)
    hands: Hands = Mouse(sitting.rig)
    open_curtain(hands)
    sitting.act()
    shown = sitting.table.game.view.data()
    again = gone_on(sitting)
    assert isinstance(again.rig.top, CurtainScene)
    assert again.table.game.view.data() != shown
    open_curtain(hands)
    assert again.table.game.view.data() == shown
    assert again.table.hud.actions.closing is not None


def tampered(sitting: Sitting, held: Any) -> Record:
    record = sitting.match.record()
    record.notes[HELD] = held
    return record


@pytest.mark.parametrize(
    "held",
    ["x", None, [], [0], [-1, ["end_turn"]], [7, ["end_turn"]], [0, ["no_such_act"]], [0, 3]],
)
def test_a_damaged_note_is_dropped_and_the_match_goes_on(
    held: Any, open_sitting: OpenSitting
) -> None:
    sitting = open_sitting("do_not_touch")
    record = tampered(sitting, held)
    again = resumed(record)
    assert again.record().rows == record.rows
    assert again.held is None
    assert HELD not in again.record().notes


def test_an_act_out_of_place_is_dropped(open_sitting: OpenSitting) -> None:
    sitting = open_sitting("do_not_touch")
    sitting.act()
    seat, action = sitting.match.record().notes[HELD]
    for held in ([seat + 1, action], [seat, ["end_turn"]]):
        assert resumed(tampered(sitting, held)).held is None


def test_a_finished_act_leaves_no_note(open_sitting: OpenSitting) -> None:
    sitting = open_sitting("do_not_touch")
    sitting.act()
    assert HELD in sitting.match.record().notes
    Keys(sitting.rig).key("e")
    assert HELD not in sitting.match.record().notes
