"""Setting up the game with a chart: eight captains, numbers of one's own, sections by hand."""

import pygame
import pytest

from tests.alike import some_of
from tests.hands import Hands, Keys, Mouse, Pad, words_of
from tests.screens.conftest import over, shows, table_of
from tests.screens.signing import (
    choose,
    chosen,
    differs,
    free,
    said,
    sail,
    seat_another,
    send_away,
    taken,
)
from tools.rig import Rig, crew, table_plan
from treasure_games.core.registry import load
from treasure_games.games.treasure_boots.ui.arrangement import ArrangementScene
from treasure_games.match.match import Match
from treasure_games.screens.dialog import Dialog
from treasure_games.screens.last_table import LastTables
from treasure_games.screens.setup.scene import SetupScene
from treasure_games.stage.scene import Scene
from treasure_games.stage.widgets.text_field import TextField

GAME = "treasure_boots"
INFO = load(GAME).info
BY_HAND = "A@0,0 B@10,2"


pytestmark = pytest.mark.usefixtures("signing")


def by_hand(hands: Hands) -> None:
    """Open the screen for laying out the chart."""
    hands.press("layout")
    hands.press("layout.edit")
    assert isinstance(hands.top, ArrangementScene)


def write(hands: Hands, text: str) -> None:
    """Type a number into the field that has the focus."""
    for _ in range(4):
        hands.key("backspace")
    hands.type(text)


def own_target(hands: Hands, text: str) -> None:
    """Type a number of points into the values of the target, which stay open."""
    hands.press("target")
    hands.press("target.number")
    write(hands, text)


def played(match: Match, name: str) -> str:
    return str(match.plan.setup.options[name])


@pytest.mark.parametrize("name", some_of(one.name for one in INFO.options if len(one.values) > 1))
def test_every_listed_value_can_be_chosen_and_is_played(name: str, rig: Rig, mouse: Mouse) -> None:
    option = INFO.option(name)
    for value in option.values[1:]:
        choose(mouse, name, value)
        assert differs(mouse, name) == (value != option.default)
        last = value
    assert played(sail(rig, mouse), name) == str(last)


def test_a_number_left_to_the_table_follows_the_crew(mouse: Mouse) -> None:
    assert (said(mouse, "target"), said(mouse, "boards")) == ("30", "2 sections")
    for _ in range(2):
        seat_another(mouse)
    assert (said(mouse, "target"), said(mouse, "boards")) == ("15", "3 sections")


# Points of one's own


def test_a_number_is_typed_and_played(rig: Rig, mouse: Mouse) -> None:
    own_target(mouse, "42")
    mouse.press("target.close")
    assert said(mouse, "target").endswith("42")
    assert played(sail(rig, mouse), "target") == "42"


def test_with_keys_alone_too(rig: Rig) -> None:
    keys = Keys(rig)
    own_target(keys, "7")
    keys.key("escape")
    assert keys.focused == "target"
    assert played(sail(rig, keys), "target") == "7"


def test_a_pad_goes_through_the_numbers(rig: Rig) -> None:
    """Left of the lowest number is the highest, and the other way round."""
    pad = Pad(rig)
    pad.press("target")
    pad.go_to("target.number")
    field = pad.find("target.number")
    assert isinstance(field, TextField)
    seen = [int(field.text)]
    while field.text != "1":
        pad.push(pygame.CONTROLLER_BUTTON_DPAD_LEFT)
        seen.append(int(field.text))
    assert seen == list(range(30, 0, -1))
    pad.push(pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    assert field.text == "99"
    pad.push(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    pad.push(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    pad.press("target.close")
    assert played(sail(rig, pad), "target") == "2"


@pytest.mark.one_in_turn("size")
@pytest.mark.parametrize("size", [(1366, 768), (1283, 727), (1711, 963)])
def test_the_first_click_after_typing_sets_sail(size: tuple[int, int], rig: Rig) -> None:
    """At any size of the window, and it is seen at once that it counts."""
    rig.loop.window.resize(*size)
    rig.loop.settings_changed()
    mouse = Mouse(rig)
    sail_at = mouse.spot("sail")
    own_target(mouse, "15")
    seen: list[Scene] = []
    show_now = rig.loop.show_now
    rig.loop.show_now = lambda: (seen.append(rig.top), show_now())  # type: ignore[method-assign]
    mouse.click(*sail_at)
    assert played(table_of(rig).match, "target") == "15"
    assert ["Casting off…" in words_of(scene.root) for scene in seen] == [True]


@pytest.mark.parametrize("text", ["0", "00", "", "x"])
def test_what_is_no_number_in_range_is_not_played(text: str, rig: Rig, mouse: Mouse) -> None:
    """The number before it counts, and stands in the field again once it is left."""
    own_target(mouse, "15")
    mouse.press("target.close")
    own_target(mouse, text)
    mouse.press("target.close")
    mouse.press("target")
    field = mouse.find("target.number")
    assert isinstance(field, TextField)
    assert field.text == "15"
    mouse.key("escape")
    assert played(sail(rig, mouse), "target") == "15"


def test_a_number_takes_the_place_of_the_listed_values_and_back(mouse: Mouse) -> None:
    mouse.press("target")
    assert chosen(mouse, "target") == "auto"
    mouse.press("target.number")
    write(mouse, "9")
    assert chosen(mouse, "target") == ""
    mouse.press("target.auto")
    assert said(mouse, "target") == "30"


# Sections by hand


def test_what_is_laid_by_hand_is_played(rig: Rig, hands: Hands) -> None:
    by_hand(hands)
    keys = Keys(rig)
    keys.go_to("section1")
    for key in ("right", "down", "down"):
        keys.key(key)
    hands.press("done")
    assert shows(rig, SetupScene)
    assert said(hands, "layout").endswith("by hand")
    match = sail(rig, hands)
    assert played(match, "layout") == BY_HAND
    lying = [(one.section, one.column, one.row) for one in match.view(0).chart.arrangement]
    assert lying == [("A", 0, 0), ("B", 10, 2)]


@pytest.mark.parametrize("way", ["leave", "escape"])
def test_leaving_it_keeps_what_was_chosen_before(way: str, rig: Rig, hands: Hands) -> None:
    choose(hands, "layout", "line")
    by_hand(hands)
    if way == "leave":
        hands.press("leave")
    else:
        hands.key("escape")
    assert shows(rig, SetupScene)
    assert said(hands, "layout").endswith("in one line")
    assert hands.top.focus.current is hands.find("layout")


def test_what_was_laid_can_be_laid_again(rig: Rig, hands: Hands) -> None:
    by_hand(hands)
    Keys(rig).key("up")
    hands.press("done")
    by_hand(hands)
    assert shows(rig, ArrangementScene)
    hands.press("leave")
    assert played(sail(rig, hands), "layout") == "A@0,0 B@8,1"


def test_a_chart_for_fewer_captains_is_refused_in_words_and_nothing_is_lost(
    rig: Rig, hands: Hands
) -> None:
    by_hand(hands)
    hands.press("done")
    for _ in range(2):
        seat_another(hands)
    hands.press("sail")
    assert shows(rig, Dialog)
    assert any("takes 3 sections; the number laid out is 2" in words for words in hands.words())
    hands.press("answer0")
    assert shows(rig, SetupScene)
    assert taken(hands) == 4
    assert said(hands, "layout").endswith("by hand")
    by_hand(hands)
    hands.press("done")
    assert len(sail(rig, hands).view(0).chart.arrangement) == 3


def test_quarter_turns_are_refused_on_hexes(rig: Rig, mouse: Mouse) -> None:
    """HX-07, after the chart was changed."""
    choose(mouse, "chart", "square")
    by_hand(mouse)
    mouse.press("turn")
    mouse.press("done")
    choose(mouse, "chart", "hex")
    mouse.press("sail")
    assert shows(rig, Dialog)
    assert any("only be turned by 180" in words for words in mouse.words())
    mouse.press("answer0")
    choose(mouse, "chart", "square")
    assert played(sail(rig, mouse), "layout") == "A@0,0/90 B@8,0"


# A full crew


def test_eight_captains_sit_down(rig: Rig, hands: Hands) -> None:
    for number in range(6):
        seat_another(hands, person=bool(number % 2))
    assert not free(hands)
    match = sail(rig, hands)
    assert len(match.seats) == 8
    assert len({seat.emblem for seat in match.seats}) == 8
    assert len(match.view(0).chart.arrangement) == 4


def test_everybody_of_eight_can_be_reached_and_sent_away(mouse: Mouse) -> None:
    for _ in range(6):
        seat_another(mouse)
    for number in (7, 0, 3):
        send_away(mouse, number)
    assert taken(mouse) == 5


def test_the_table_of_last_time_comes_with_chart_and_points(rig: Rig, mouse: Mouse) -> None:
    plan = table_plan(GAME, crew(1, 2), layout=BY_HAND, target=25, chart="square")
    LastTables(rig.services.folders.data).keep(plan)
    over(rig, SetupScene(rig.services, GAME))
    assert said(mouse, "layout").endswith("by hand")
    assert said(mouse, "target").endswith("25")
    assert sail(rig, mouse).plan.setup == plan.setup


def test_arrows_lead_from_the_last_article_to_the_buttons(rig: Rig) -> None:
    """It stands in the midst of words, and no button straight below it."""
    rig.services.settings.text_scale = 1.5
    rig.loop.settings_changed()
    rig.tick()
    hands = Keys(rig)
    hands.press("panes.1")
    hands.go_to("privateer_roller")
    hands.key("down")
    hands.key("down")
    assert hands.focused in ("sail", "last_crew", "lots")


def test_how_secrets_are_kept_is_asked_only_where_there_are_any(rig: Rig, mouse: Mouse) -> None:
    seat_another(mouse, person=True)
    assert not mouse.sees("privacy")
    choose(mouse, "start", "secret")
    assert mouse.sees("privacy")
    choose(mouse, "start", "open")
    assert not mouse.sees("privacy")


def test_a_number_is_explained_beside_its_field_and_not_once_more(mouse: Mouse) -> None:
    mouse.press("target")
    assert "A whole number from 1 to 99" in mouse.words()
    assert mouse.find("target.number").hint == ""
