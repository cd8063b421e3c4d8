"""Without looking: what is spoken when, and whole matches by nothing but that."""

import pytest

from tests.conftest import OpenRig
from tests.hands import Keys
from tests.ui_battery.likings import Likings
from tests.ui_battery.listening import Ear, Listener
from tests.ui_battery.seating import has_choice, position
from tools.rig import Rig, crew, table_plan
from treasure_games.core.registry import load
from treasure_games.match.match import Match
from treasure_games.screens.settings import SettingsScene
from treasure_games.screens.title import TitleScene
from treasure_games.stage.naming import plain
from treasure_games.stage.settings import ALL, MUTE, PEEK, QUESTIONS
from treasure_games.table.card_play import HandSpot
from treasure_games.table.scene import TableScene

SMALL = (1024, 640)


@pytest.mark.games_in_turn
def test_a_match_is_played_to_its_end_by_what_is_heard(
    game_id: str, likings: Likings, open_rig: OpenRig
) -> None:
    rig = open_rig(SMALL, speed=0.0)
    rig.tick(0.0)
    listener, low = Listener(rig), load(game_id).info.seats[0]
    rig.services.navigation.begin_match(table_plan(game_id, crew(1, low - 1), **likings.SHORT))
    table = rig.top
    assert isinstance(table, TableScene)
    listener.waits()
    listener.play()
    assert table.match.is_over
    assert listener.log


def listening(rig: Rig, manner: str = ALL) -> Ear:
    """What is said from now on."""
    ear = Ear()
    rig.loop.speaker.make_voice = lambda *_manner: ear
    rig.services.settings.voice = manner
    return ear


def test_switched_off_nothing_runs_and_nothing_is_drawn_for_it(
    open_rig: OpenRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig, begun = open_rig(SMALL), list[tuple[str, ...]]()
    monkeypatch.setattr("treasure_games.stage.speaker.words_drawn", lambda _scene: 1 / 0)
    rig.loop.speaker.make_voice = lambda *manner: begun.append(manner) or Ear()
    assert rig.services.settings.voice == MUTE
    rig.show(TitleScene(rig.services))
    keys = Keys(rig)
    for key in ("tab", "f3", "f4", "f5", "f6"):
        keys.key(key)
    assert begun == []


def test_a_key_switches_it_on_further_and_off_and_it_is_kept(open_rig: OpenRig) -> None:
    rig = open_rig(SMALL)
    ear = listening(rig, MUTE)
    rig.show(TitleScene(rig.services))
    seen = []
    for _press in range(3):
        Keys(rig).key("f2")
        seen.append(rig.services.settings.voice)
    assert seen == [QUESTIONS, ALL, MUTE]
    assert ear.heard
    assert rig.app._file.load()[0].voice == MUTE


def test_settings_are_heard_with_what_they_are_set_to(open_rig: OpenRig) -> None:
    rig = open_rig(SMALL)
    ear = listening(rig)
    rig.show(SettingsScene(rig.services))
    keys = Keys(rig)
    keys.go_to("reduced_motion")
    assert ear.heard[-1] == "Reduced motion. off"
    keys.confirm()
    keys.blink()
    assert ear.heard[-1] == "on"
    keys.go_to("peek_seconds")
    assert ear.heard[-1] == "Hide my cards again after. 5 seconds"


def test_without_a_voice_that_is_said_once_on_the_screen(open_rig: OpenRig) -> None:
    rig = open_rig(SMALL)
    ear = listening(rig)
    ear.is_dumb = True  # type: ignore[misc]
    rig.show(TitleScene(rig.services))
    Keys(rig).blink()
    assert [words for words in Keys(rig).words() if "speech-dispatcher" in words]
    Keys(rig).key("escape")
    Keys(rig).blink()
    assert not [words for words in Keys(rig).words() if "speech-dispatcher" in words]
    assert ear.heard == []


def two_people(rig: Rig, privacy: str) -> TableScene:
    """Two at one screen, with hands to hide; the first is asked."""
    rules = {"target_score": 750, "start_treasure": 1, "start_piracy": 3}
    match = position("stolen_treasure", 2, 0, rules, lambda one: has_choice(one, 0))
    rig.services.settings.privacy = privacy
    table = TableScene(rig.services, match)
    rig.show(table)
    rig.settle()
    return table


def cards_of(table: TableScene) -> list[str]:
    spots = [one for one in table.focus.controls() if isinstance(one, HandSpot)]
    return [plain(one.called()) for one in spots]  # type: ignore[operator]


def test_at_a_shared_screen_secrets_are_said_on_request_only(open_rig: OpenRig) -> None:
    rig = open_rig(SMALL, speed=0.0)
    ear = listening(rig)
    table, keys = two_people(rig, PEEK), Keys(rig)
    keys.press("lift")
    keys.blink()
    hand = cards_of(table)
    assert hand, "no hand was lifted"
    keys.go_to("hand.0")
    keys.blink()
    assert not [said for said in ear.heard if any(card in said for card in hand)]
    keys.key("f3")
    assert hand[0] in ear.heard[-1]


def test_what_everybody_may_hear_of_a_shared_screen_is_a_bystanders_log(
    open_rig: OpenRig,
) -> None:
    rig = open_rig(SMALL, speed=0.0)
    table = two_people(rig, PEEK)
    public = list(table.happened())
    table.session.viewpoint.open_for(0)
    table.look_anew()
    own = [line.text for line in table.session.log.lines]
    assert own != public
    assert table.happened() == public


def test_questions_alone_leave_out_what_happens(open_rig: OpenRig) -> None:
    said = {}
    for manner in (QUESTIONS, ALL):
        rig = open_rig(SMALL, speed=0.0)
        ear = listening(rig, manner)
        match = Match(table_plan("scallywager", crew(1, 2)))
        rig.show(TableScene(rig.services, match))
        rig.settle()
        keys = Keys(rig)
        keys.press("bids")
        keys.blink()
        rig.settle()
        said[manner] = [one for one in ear.heard if " bids " in one]
    assert said[ALL]
    assert not said[QUESTIONS]


def test_what_waits_to_be_thrown_is_asked_for_and_offered(open_rig: OpenRig) -> None:
    rig = open_rig(SMALL)
    ear = listening(rig)
    rig.services.settings.throw_for_me = False
    table = TableScene(rig.services, Match(table_plan("scallywager", crew(2, 0))))
    rig.show(table)
    keys = Keys(rig)
    for _step in range(400):
        keys.do(seconds=0.05)
        if table.session.in_hand is not None:
            break
    keys.blink()
    assert [said for said in ear.heard if "throw the dice" in said or "roll" in said]
    ear.heard.clear()
    keys.key("f4")
    assert ear.heard[0] == "Throw"
    thrown = table.session.in_hand
    keys.key("return")
    for _step in range(20):
        keys.do(seconds=0.05)
    assert table.session.in_hand is not thrown


def test_the_host_of_a_lesson_is_heard(open_rig: OpenRig) -> None:
    rig = open_rig(SMALL, speed=0.0)
    rig.tick(0.0)
    ear = listening(rig)
    rig.services.navigation.begin_lesson("bluffaneer")
    for _step in range(60):
        Keys(rig).do(seconds=0.05)
    table = rig.top
    assert isinstance(table, TableScene)
    assert table.hud.host is not None
    assert table.hud.host.instruction is not None
    assert plain(table.hud.host.instruction.say) in ear.heard
