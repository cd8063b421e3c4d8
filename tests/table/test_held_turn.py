"""An act that would end the turn by itself waits for the button; till then it can be taken back."""

import pytest

from tests.hands import Hands, Keys, Mouse
from tests.table.holding import GAMES, OpenSitting
from tools.rig import FRAME
from treasure_games.match.seats import Pace

pytestmark = pytest.mark.games_in_turn


@pytest.mark.parametrize("game", GAMES)
def test_it_is_shown_as_done_and_waits(game: str, open_sitting: OpenSitting) -> None:
    sitting = open_sitting(game)
    before, acts = sitting.rig.picture(), sitting.acts
    sitting.act()
    assert sitting.acts == acts
    assert sitting.table.game.view.data() == sitting.table.session.view.data()
    assert sitting.table.game.view.data() != sitting.match.view(0).data()
    closing = sitting.table.hud.actions.closing
    assert closing is not None
    assert closing.is_primary
    assert closing.is_enabled
    assert sitting.table.hud.undo.is_enabled
    assert sitting.table.hud.offers.choices == ()
    assert sitting.rig.picture().get_buffer().raw != before.get_buffer().raw


@pytest.mark.parametrize("way", ["key", "press"])
@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_the_turn_does_it(game: str, way: str, open_sitting: OpenSitting) -> None:
    sitting = open_sitting(game)
    acts = sitting.acts
    sitting.act()
    lines = len(sitting.table.session.log.lines)
    if way == "key":
        Keys(sitting.rig).key("e")
    else:
        Mouse(sitting.rig).press("choice.end")
    act = sitting.match.acts[acts]
    assert (act.seat, act.action) == (0, sitting.action)
    assert sitting.table.session.held is None
    sitting.table.session.rewrite_log()
    told = len(sitting.table.session.log.lines)
    assert told >= lines


@pytest.mark.parametrize("way", ["key", "press"])
@pytest.mark.parametrize("game", GAMES)
def test_it_is_taken_back(game: str, way: str, open_sitting: OpenSitting) -> None:
    sitting = open_sitting(game)
    acts = sitting.acts
    told = list(sitting.table.session.log.lines)
    sitting.act()
    if way == "key":
        Keys(sitting.rig).key("u")
    else:
        Mouse(sitting.rig).press("undo")
    sitting.rig.settle()
    assert sitting.acts == acts
    assert sitting.table.session.held is None
    assert sitting.table.session.log.lines == told
    assert sitting.table.game.view.data() == sitting.match.view(0).data()
    assert sitting.table.session.asked == 0


@pytest.mark.parametrize("game", GAMES)
def test_the_log_tells_each_line_once(game: str, open_sitting: OpenSitting) -> None:
    sitting = open_sitting(game)
    sitting.act()
    Keys(sitting.rig).key("e")
    while sitting.table.timeline.is_busy:
        sitting.rig.tick()
    told = [line.text for line in sitting.table.session.log.lines]
    sitting.table.session.rewrite_log()
    assert [line.text for line in sitting.table.session.log.lines] == told


def test_the_menu_over_a_held_act_changes_nothing(open_sitting: OpenSitting) -> None:
    sitting = open_sitting("treasure_boots")
    sitting.act()
    before = sitting.rig.picture().get_buffer().raw
    keys = Keys(sitting.rig)
    keys.key("f10")
    keys.key("f10")
    Mouse(sitting.rig).move(2, 360)
    sitting.rig.settle(step=FRAME)  # before the sea stirs again
    assert sitting.table.session.held is not None
    assert sitting.rig.picture().get_buffer().raw == before


def test_a_seat_that_is_handed_over_holds_nothing(open_sitting: OpenSitting) -> None:
    sitting = open_sitting("treasure_boots", people=2)
    sitting.act()
    Keys(sitting.rig).key("f10")
    sitting.match.hand_to_computer(0, "mate", pace=Pace.BRISK)
    Keys(sitting.rig).key("f10")
    assert sitting.table.session.held is None


def test_by_the_setting_the_act_is_done_at_once(open_sitting: OpenSitting) -> None:
    sitting = open_sitting("treasure_boots")
    sitting.rig.services.settings.hold_turn = False
    acts = sitting.acts
    sitting.table.session.act(sitting.action)
    assert sitting.acts == acts + 1


@pytest.mark.parametrize("device", [Mouse, Keys])
def test_the_focus_leads_to_the_button_by_keys_only(
    device: type[Hands], open_sitting: OpenSitting
) -> None:
    sitting = open_sitting("treasure_boots")
    hands = device(sitting.rig)
    sitting.table.focus.is_ring_shown = isinstance(hands, Keys)
    sitting.act()
    assert (hands.focused == "choice.end") == isinstance(hands, Keys)
