"""The reel after the curtain: long enough to follow, short enough to bear, ended by a click."""

import pytest

from tests.conftest import OpenRig
from tests.hands import Mouse
from tests.table.conftest import Sit, Sitting
from tools.moments.robbery import asked
from treasure_games.screens.curtain import CurtainScene
from treasure_games.stage.input import intents
from treasure_games.table.recap import LONGEST, SHORTEST
from treasure_games.table.scene import TableScene

pytestmark = pytest.mark.one_in_turn("pirates")

FRAME = 1.0 / 60.0


def play_reel(sitting: Sitting) -> None:
    """The person who is asked comes to the screen and draws the curtain aside."""
    sitting.settle()
    sitting.rig.loop.stack.handle(intents.Confirm())
    while isinstance(sitting.rig.top, CurtainScene):
        sitting.rig.tick()
    assert sitting.table.session.is_recapping


@pytest.mark.parametrize(("people", "pirates"), [(2, 0), (2, 1), (2, 4)])
def test_a_reel_takes_three_to_eight_seconds(sit: Sit, people: int, pirates: int) -> None:
    sitting = sit(people, pirates, acts=12, speed=1.0)
    play_reel(sitting)
    seconds = 0.0
    while sitting.table.session.is_recapping:
        sitting.rig.tick(FRAME)
        seconds += FRAME
        assert seconds <= LONGEST + 0.2
    assert seconds >= SHORTEST - 0.1


def test_a_click_ends_the_reel(sit: Sit) -> None:
    sitting = sit(2, 1, acts=12, speed=1.0)
    play_reel(sitting)
    Mouse(sitting.rig).click(640, 360)
    assert not sitting.table.session.is_recapping
    assert sitting.table.game.view == sitting.match.view(0)


def test_no_turn_can_be_ended_during_a_reel(open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720), speed=1.0)
    asked("action")(rig)
    table = rig.top
    assert isinstance(table, TableScene)
    assert table.hud.actions.closing is not None
    assert table.playback.replay()
    assert table.session.is_recapping
    table.game.show(table.session.view)  # It comes to a view of the own turn.
    table.hud.refresh()
    assert table.hud.actions.closing is None
    Mouse(rig).click(640, 360)
    assert table.hud.actions.closing is not None
