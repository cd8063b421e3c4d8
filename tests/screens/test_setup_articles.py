"""The articles that a crew signs: what they say, how they are changed, what is played then."""

import pytest

from tests.alike import some_of
from tests.hands import Hands, Mouse
from tests.screens.conftest import over, shows
from tests.screens.signing import (
    choose,
    chosen,
    differs,
    said,
    sail,
    seat_another,
    send_away,
)
from tools.rig import Rig
from treasure_games.core.registry import GAMES, load
from treasure_games.screens.rulebook.scene import RulebookScene
from treasure_games.screens.setup.scene import SetupScene
from treasure_games.screens.setup.values import ValuesScene
from treasure_games.screens.title import TitleScene
from treasure_games.stage.settings import CURTAIN, PEEK

GAME = "do_not_touch"
INFO = load(GAME).info

pytestmark = [pytest.mark.usefixtures("signing"), pytest.mark.games_in_turn]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_house_rule_that_applies_has_its_gap_and_no_other(
    game_id: str, rig: Rig, mouse: Mouse
) -> None:
    """For every value of the options that others hang on."""
    info = load(game_id).info
    conditions = [rule.only_if for rule in info.options if rule.only_if]
    for name in {name for name, _values in conditions} or {info.options[0].name}:
        for value in info.option(name).values:
            over(rig, SetupScene(rig.services, game_id))
            choose(mouse, name, value)
            applying = {
                rule.name for rule in info.options if info.holds(rule.only_if, {name: value})
            }
            tags = {rule.name for rule in info.options if mouse.sees(rule.name)}
            assert tags == applying


@pytest.mark.parametrize("game_id", GAMES)
def test_values_of_a_house_rule_read_differently(game_id: str, rig: Rig, mouse: Mouse) -> None:
    """No two values of an option fill its gap with the same words."""
    scene = SetupScene(rig.services, game_id)
    over(rig, scene)
    for rule in load(game_id).info.options:
        if not mouse.sees(rule.name):
            continue
        choose(mouse, rule.name, rule.values[0])
        words = {said(mouse, rule.name)}
        for value in rule.values[1:]:
            choose(mouse, rule.name, value)
            words.add(said(mouse, rule.name))
        choose(mouse, rule.name, rule.default)
        assert len(words) == len(rule.values), rule.name


@pytest.mark.parametrize(
    "name", some_of(option.name for option in INFO.options if not option.only_if)
)
def test_every_value_of_a_house_rule_can_be_chosen_and_is_played(
    name: str, rig: Rig, mouse: Mouse
) -> None:
    option = INFO.option(name)
    for value in option.values:
        choose(mouse, name, value)
        mouse.press(name)
        assert chosen(mouse, name) == str(value)
        mouse.press(f"{name}.close")
    assert sail(rig, mouse).plan.setup.options[name] == option.values[-1]


def test_keys_and_pad_reach_every_article(rig: Rig, hands: Hands) -> None:
    last = {option.name: option.values[-1] for option in INFO.options if not option.only_if}
    last.pop("version")
    for name, value in last.items():
        choose(hands, name, value)
    played = sail(rig, hands).plan.setup.options
    assert {name: played[name] for name in last} == last


def test_each_house_rule_is_explained_where_its_values_are(rig: Rig, mouse: Mouse) -> None:
    for option in INFO.options:
        if option.only_if is None:
            assert mouse.find(option.name).hint == option.help
            mouse.press(option.name)
            words = mouse.words()
            assert {option.title, option.help, *option.titles} <= set(words)
            mouse.key("escape")
            assert shows(rig, SetupScene)


def test_values_lead_to_their_rule_in_the_rulebook(rig: Rig, hands: Hands) -> None:
    hands.press("hand_max")
    hands.press("hand_max.book")
    assert shows(rig, RulebookScene)
    hands.key("escape")
    assert shows(rig, ValuesScene)
    hands.press("hand_max.5")
    assert hands.focused == "hand_max"


def test_a_press_beside_the_values_closes_them_and_counts(rig: Rig, mouse: Mouse) -> None:
    mouse.press("hand_max")
    x, y = rig.top.context.viewport.point_to_pixels(76.0, 54.0)
    mouse.click(x, y)
    assert shows(rig, TitleScene)


def test_what_differs_from_the_book_is_marked_counted_and_put_back(rig: Rig, hands: Hands) -> None:
    assert hands.find("by_the_book").reason != ""
    choose(hands, "hand_max", 5)
    choose(hands, "first_player", "fixed")
    assert [differs(hands, name) for name in ("hand_max", "first_player", "version")] == [
        True, True, False,
    ]  # fmt: skip
    assert any("2 rules differ from the book" in words for words in hands.words())
    hands.press("by_the_book")
    assert not differs(hands, "hand_max")
    played = sail(rig, hands).plan.setup.options
    assert (played["hand_max"], played["first_player"]) == (3, "random")


def test_what_the_book_has_for_people_at_one_screen_does_not_differ(rig: Rig, mouse: Mouse) -> None:
    over(rig, SetupScene(rig.services, "bluffaneer"))
    alone = said(mouse, "shout")
    seat_another(mouse, person=True)
    assert said(mouse, "shout") != alone
    assert not differs(mouse, "shout")


def test_secrets_are_a_matter_only_between_people(rig: Rig, hands: Hands) -> None:
    assert not hands.sees("privacy")
    seat_another(hands, person=True)
    before = said(hands, "privacy")
    assert rig.services.settings.privacy == CURTAIN
    choose(hands, "privacy", PEEK)
    assert rig.services.settings.privacy == PEEK
    assert said(hands, "privacy") != before
    send_away(hands, 2)
    assert not hands.sees("privacy")
