"""The pause menu and the helm: looking things up, changing seats, starting over, leaving."""

import pygame
import pytest
from msgspec.structs import replace

from tests.conftest import OpenRig
from tests.hands import Hands, Mouse
from tests.screens.conftest import in_german
from tests.ui_battery.robot import Robot
from tools.moments import played
from tools.rig import Rig, crew, table_plan
from treasure_games.match.as_text import as_text
from treasure_games.match.daily import Deal
from treasure_games.match.match import Match
from treasure_games.match.seats import seed_hash
from treasure_games.opponents.personas import PERSONAS
from treasure_games.screens.dialog import Dialog
from treasure_games.screens.helm import HelmScene
from treasure_games.screens.pause import PauseScene
from treasure_games.screens.rulebook.scene import RulebookScene
from treasure_games.screens.settings import SettingsScene
from treasure_games.screens.title import TitleScene
from treasure_games.stage.naming import name_of
from treasure_games.table.scene import TableScene


@pytest.fixture
def match(rig: Rig) -> Match:
    """A match under way, its table on the screen, the first person asked."""
    one = played(rig, acts=20)
    rig.show(TableScene(rig.services, one))
    rig.settle()
    return one


@pytest.mark.usefixtures("match")
@pytest.mark.parametrize("key", ["escape", "f10"])
def test_esc_and_the_menu_key_open_it_and_close_it(key: str, rig: Rig, mouse: Mouse) -> None:
    mouse.key(key)
    assert isinstance(rig.top, PauseScene)
    mouse.key(key)
    assert isinstance(rig.top, TableScene)


@pytest.mark.usefixtures("match")
def test_the_button_on_the_table_opens_it(rig: Rig, hands: Hands) -> None:
    hands.press("menu")
    assert isinstance(rig.top, PauseScene)
    hands.press("resume")
    assert isinstance(rig.top, TableScene)


@pytest.mark.usefixtures("match")
@pytest.mark.parametrize(
    ("name", "scene"),
    [("rulebook", RulebookScene), ("settings", SettingsScene), ("helm", HelmScene)],
)
def test_what_it_opens_leads_back_to_it(name: str, scene: type, rig: Rig, hands: Hands) -> None:
    hands.key("f10")
    hands.press(name)
    assert isinstance(rig.top, scene)
    hands.key("escape")
    assert isinstance(rig.top, PauseScene)


def test_the_seed_is_sealed_in_the_text_and_not_told(rig: Rig, mouse: Mouse, match: Match) -> None:
    mouse.key("f10")
    told, copied = " ".join(mouse.words()), as_text(match, 0)
    assert seed_hash(match.plan.seed)[:16] in copied
    assert seed_hash(match.plan.seed)[:16] not in told
    assert str(match.plan.seed) not in (told + copied).split()


def test_starting_over_asks_and_deals_the_same_cards(rig: Rig, hands: Hands, match: Match) -> None:
    hands.key("f10")
    hands.press("restart")
    hands.press("answer1")
    assert isinstance(rig.top, PauseScene)
    hands.press("restart")
    hands.press("answer0")
    assert isinstance(rig.top, TableScene)
    again = rig.top.match
    assert again.identity != match.identity
    assert again.plan == match.plan.with_seed(match.plan.seed)
    assert again.record().deal == match.record().deal
    assert match.identity not in {one.identity for one in rig.services.matches.under_way()}


def test_a_deal_for_the_score_is_played_by_oneself_and_a_new_start_is_told(
    rig: Rig, mouse: Mouse
) -> None:
    deal = Deal("bluffaneer", rig.services.matches.days.today())
    rig.show(TableScene(rig.services, rig.services.matches.deal(deal, crew(1, 0)[0])))
    rig.settle()
    mouse.key("f10")
    assert not {"helm"} & {one.name for one in rig.top.focus.controls()}
    mouse.press("restart")
    assert "for learning" in " ".join(mouse.words())


def test_leaving_keeps_the_match_for_continue(rig: Rig, hands: Hands, match: Match) -> None:
    hands.key("f10")
    hands.press("leave")
    assert isinstance(rig.top, TitleScene)
    hands.press("continue")
    assert isinstance(rig.top, TableScene)
    assert rig.top.match.identity == match.identity
    assert len(rig.top.match.acts) == len(match.acts)


@pytest.mark.usefixtures("match")
def test_quitting_asks_first(rig: Rig, hands: Hands) -> None:
    hands.key("f10")
    hands.press("quit")
    assert isinstance(rig.top, Dialog)
    hands.press("answer1")
    assert isinstance(rig.top, PauseScene)
    hands.press("quit")
    assert not rig.loop.is_over
    hands.press("answer0")
    assert rig.loop.is_over


@pytest.mark.usefixtures("match")
def test_esc_never_quits_however_often_it_is_pressed(rig: Rig, mouse: Mouse) -> None:
    for _ in range(50):
        mouse.key("escape")
        assert not rig.loop.is_over
        assert rig.loop.stack.top is not None


def test_the_table_waits_while_the_menu_is_open(rig: Rig, mouse: Mouse, match: Match) -> None:
    """A computer pirate whose turn it is plays on only when the menu has gone."""
    match.hand_to_computer(0, "greedy", "pike")
    mouse.key("f10")
    acts = len(match.acts)
    for _ in range(60):
        mouse.do(seconds=0.05)
    assert len(match.acts) == acts
    mouse.key("f10")
    for _ in range(60):
        mouse.do(seconds=0.05)
    assert len(match.acts) > acts


def at_the_helm(rig: Rig, hands: Hands) -> None:
    hands.key("f10")
    hands.press("helm")
    assert isinstance(rig.top, HelmScene)


def test_a_seat_is_handed_to_a_computer_and_taken_back(
    rig: Rig, hands: Hands, match: Match
) -> None:
    before = match.seats[0]
    at_the_helm(rig, hands)
    hands.press("seat0.act")
    handed = match.seats[0]
    assert not handed.is_human
    assert (handed.name, handed.emblem) == (before.name, before.emblem)
    assert handed.persona not in {match.seats[1].persona, match.seats[2].persona}
    assert any("Played by" in words for words in hands.words())
    act = rig.top.focus.current
    assert act is not None
    assert (act.name, name_of(act, lambda: ())) == ("seat0.act", f"Take this seat {before.name}")
    hands.press("seat0.act")
    assert match.seats[0].is_human
    assert match.seats[0].persona == before.persona
    hands.press("done")
    assert isinstance(rig.top, PauseScene)


def test_a_pirate_of_a_match_begun_in_english_is_himself_in_german(open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720), prepare=in_german)
    english = [
        seat if seat.is_human else replace(seat, name=PERSONAS[seat.persona].name)
        for seat in crew(1, 4)
    ]
    begun = rig.services.matches.begin(table_plan("stolen_treasure", tuple(english)))
    match = rig.services.matches.resume(begun.identity)
    assert match.seats == begun.seats
    assert "Old Pike" in [seat.name for seat in match.seats]
    rig.show(TableScene(rig.services, match))
    rig.settle()
    mouse = Mouse(rig)
    at_the_helm(rig, mouse)
    assert "Opa Hecht" in mouse.words()

    assert not any("Gespielt von" in words for words in mouse.words())


def test_a_seat_that_was_handed_over_plays_by_itself(rig: Rig, mouse: Mouse, match: Match) -> None:
    at_the_helm(rig, mouse)
    mouse.press("seat0.act")
    mouse.key("escape")
    mouse.key("escape")
    acts = len(match.acts)
    for _ in range(200):
        mouse.do(seconds=0.05)
    assert {act.seat for act in match.acts[acts:]} == {0, 1, 2}


def test_somebody_sits_down_in_a_pirates_place_in_mid_game(
    rig: Rig, mouse: Mouse, match: Match
) -> None:
    """From then on two people pass the helm through the curtain."""
    at_the_helm(rig, mouse)
    mouse.press("seat1.act")
    mouse.key("escape")
    mouse.key("escape")
    assert match.human_seats == (0, 1)
    robot = Robot(mouse)
    robot.play(until=lambda: robot.curtains >= 2)
    saved = rig.services.matches.resume(match.identity)
    assert saved.human_seats == (0, 1)


@pytest.mark.usefixtures("match")
def test_the_windows_button_ends_the_program_from_anywhere(rig: Rig, mouse: Mouse) -> None:
    mouse.key("f10")
    mouse.do(pygame.event.Event(pygame.QUIT))
    assert rig.loop.is_over


@pytest.mark.usefixtures("match")
def test_opened_by_keys_it_shows_the_focus_from_the_start(rig: Rig, mouse: Mouse) -> None:
    mouse.key("escape")
    assert rig.top.focus.is_ring_shown
    mouse.key("escape")
    mouse.press("menu")
    assert not rig.top.focus.is_ring_shown
