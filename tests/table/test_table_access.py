"""What a game may ask of its table: acts, explanations, and who answers."""

from typing import Any

import pytest

from tests.conftest import OpenRig
from tests.table.conftest import Sit
from tools.rig import crew, table_plan
from treasure_games.games.do_not_touch.rules.actions import DRAW_COVERED, END_TURN
from treasure_games.games.treasure_boots.rules.actions import ChoosePort
from treasure_games.match.match import Match
from treasure_games.stage.input.intents import Intent, PadConfirm, SeatKey
from treasure_games.table.scene import TableScene


def test_an_act_is_done_and_what_is_not_legal_is_explained(sit: Sit) -> None:
    desk = sit().table.session
    assert not desk.act(END_TURN)
    assert desk.note is not None
    assert desk.note.rule_id
    assert desk.act(DRAW_COVERED)
    assert desk.note is None


def test_nothing_is_done_while_things_move_and_only_what_is_wrong_is_explained(sit: Sit) -> None:
    sitting = sit(speed=1.0)
    desk = sitting.table.session
    sitting.settle()
    assert desk.act(DRAW_COVERED)
    sitting.rig.tick(0.05)
    acts = len(sitting.match.acts)
    assert not desk.act(sitting.match.legal(0)[0])
    assert desk.note is None
    assert not desk.act(DRAW_COVERED)
    assert desk.note is not None
    assert len(sitting.match.acts) == acts


def test_of_several_seats_that_are_asked_at_once_any_can_answer(open_rig: OpenRig) -> None:
    """TB-11: first ports are chosen in secret, in whatever order people come."""
    rig = open_rig((1280, 720), speed=0.0)
    match = Match(table_plan("treasure_boots", crew(2, 1), start="secret"))
    scene = TableScene(rig.services, match)
    rig.show(scene)
    first, *others = (seat for seat in (0, 1) if match.is_asked(seat))
    assert others
    assert scene.session.act(match.legal(others[0])[-1], seat=others[0])
    assert match.acts[-1].seat == others[0]
    assert isinstance(match.acts[-1].action, ChoosePort)
    assert match.is_asked(first)


@pytest.mark.parametrize("intent", [SeatKey(2, True), PadConfirm(1)])
def test_a_key_of_a_seat_that_lifts_no_hand_and_a_gamepad_reach_the_game(
    intent: Intent, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting, heard = sit(), []

    def handle(intent: Intent) -> Any:
        heard.append(intent)
        return True

    monkeypatch.setattr(sitting.table.game, "handle", handle)
    assert sitting.table.handle(intent)
    assert heard == [intent]
