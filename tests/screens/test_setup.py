"""Setting up a table: who sits down, by which house rules; what is laid is what is played."""

from __future__ import annotations

import pygame
import pytest

from tests.hands import Hands, Mouse, Pad
from tests.screens.conftest import over, shows, table_of
from tools.rig import Rig, crew, table_plan
from treasure_games.core.registry import load
from treasure_games.match.match import Match
from treasure_games.match.seats import Kind, Pace, Seat
from treasure_games.opponents.personas import PERSONAS
from treasure_games.screens.last_table import LastTables
from treasure_games.screens.rulebook import RulebookScene
from treasure_games.screens.setup.crew import NAMES
from treasure_games.screens.setup.scene import SetupScene
from treasure_games.screens.title import TitleScene
from treasure_games.stage.settings import CURTAIN, PEEK
from treasure_games.stage.widgets.choice import Stepper

GAME = "do_not_touch"
INFO = load(GAME).info


@pytest.fixture(autouse=True)
def table(rig: Rig) -> None:
    """The screen is open, over the title."""
    over(rig, SetupScene(rig.services, GAME))


def seats_shown(hands: Hands) -> list[str]:
    """The lines of the crew, by the prefix of their controls."""
    return sorted({name.split(".")[0] for name in hands.names() if name.endswith(".kind")})


def shown(hands: Hands, name: str) -> object:
    """What a stepper says."""
    stepper = hands.find(name)
    assert isinstance(stepper, Stepper)
    return stepper.value


def sail(rig: Rig, hands: Hands) -> Match:
    hands.press("sail")
    return table_of(rig).match


def test_the_table_is_ready_as_it_is(rig: Rig, mouse: Mouse) -> None:
    assert mouse.find("sail").is_focused
    match = sail(rig, mouse)
    assert [seat.kind for seat in match.seats] == [Kind.HUMAN, Kind.COMPUTER]


def test_seats_come_up_to_the_most_and_go_down_to_the_least(hands: Hands) -> None:
    low, high = INFO.seats
    while len(seats_shown(hands)) < high:
        hands.press("add_person" if len(seats_shown(hands)) % 2 else "add_pirate")
    assert hands.find("add_person").reason == hands.find("add_pirate").reason != ""
    hands.press("add_pirate")
    assert len(seats_shown(hands)) == high
    while len(seats_shown(hands)) > low:
        hands.press("seat0.remove")
    assert hands.find("seat0.remove").reason != ""
    hands.press("seat0.remove")
    assert len(seats_shown(hands)) == low


def test_nobody_shares_an_emblem_or_a_persona(rig: Rig, mouse: Mouse) -> None:
    for _ in range(INFO.seats[1] - 2):
        mouse.press("add_pirate")
    for number in range(INFO.seats[1]):
        mouse.press(f"seat{number}.emblem")
    seats = sail(rig, mouse).seats
    assert len({seat.emblem for seat in seats}) == len(seats)
    personas = [seat.persona for seat in seats if not seat.is_human]
    assert len(set(personas)) == len(personas)


def test_every_emblem_that_is_free_can_be_had(mouse: Mouse) -> None:
    taken = {shown(mouse, "seat1.emblem")}
    had = set()
    for _ in range(8):
        had.add(shown(mouse, "seat0.emblem"))
        mouse.press("seat0.emblem")
    assert had == set(range(8)) - taken


def test_a_pirate_is_chosen_with_strength_and_pace(rig: Rig, hands: Hands) -> None:
    wanted = list(PERSONAS)[3]
    while shown(hands, "seat1.persona") != wanted:
        hands.press("seat1.persona")
    while shown(hands, "seat1.level") != "captain":
        hands.press("seat1.level")
    while shown(hands, "seat1.pace") != Pace.BRISK:
        hands.press("seat1.pace")
    seat = sail(rig, hands).seats[1]
    assert (seat.persona, seat.level, seat.pace) == (wanted, "captain", Pace.BRISK)
    assert seat.name == PERSONAS[wanted].name


def test_a_person_becomes_a_computer_and_back_with_the_same_emblem(rig: Rig, hands: Hands) -> None:
    emblem = shown(hands, "seat0.emblem")
    hands.press("seat0.kind")
    assert hands.sees("seat0.persona")
    assert shown(hands, "seat0.emblem") == emblem
    hands.press("seat0.kind")
    assert hands.sees("seat0.name")
    assert sail(rig, hands).seats[0].is_human


def test_a_name_is_typed(rig: Rig, mouse: Mouse) -> None:
    mouse.press("seat0.name")
    mouse.key("end")
    for _ in range(30):
        mouse.key("backspace")
    mouse.type("Grace <b>O’Malley")
    assert sail(rig, mouse).seats[0].name == "Grace <b>O’Malley"


def test_an_empty_name_leaves_the_old_one(rig: Rig, mouse: Mouse) -> None:
    mouse.press("seat0.name")
    mouse.key("end")
    for _ in range(30):
        mouse.key("backspace")
    assert sail(rig, mouse).seats[0].name


def test_a_name_is_chosen_with_a_pad_alone(rig: Rig) -> None:
    hands = Pad(rig)
    hands.press("add_person")
    for seat in (0, 2):
        hands.press(f"seat{seat}.name")
        hands.push(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    named = [seat.name for seat in sail(rig, hands).seats if seat.is_human]
    assert named == list(NAMES[:2])


def test_the_line_about_kept_matches_stands_on_a_plate(rig: Rig, mouse: Mouse) -> None:
    rig.services.matches.begin(table_plan(GAME, crew(1, 1)))
    over(rig, SetupScene(rig.services, GAME))
    plate, words = (
        next(one for one in mouse.top.root.walk() if one.name == name)
        for name in ("kept.plate", "kept")
    )
    assert plate.rect.contains(words.rect)
    assert plate.rect.height > words.rect.height


def test_every_house_rule_that_applies_is_shown_and_no_other(mouse: Mouse) -> None:
    """For every value of the options that others hang on."""
    for version in INFO.option("version").values:
        while shown(mouse, "version") != version:
            mouse.press("version")
        for option in INFO.options:
            applies = option.only_if is None or version in option.only_if[1]
            assert mouse.sees(option.name) == applies, option.name


@pytest.mark.parametrize("name", [option.name for option in INFO.options if not option.only_if])
def test_every_value_of_a_house_rule_can_be_chosen_and_is_played(
    name: str, rig: Rig, mouse: Mouse
) -> None:
    option = INFO.option(name)
    seen = []
    for _ in option.values:
        mouse.press(name)
        seen.append(shown(mouse, name))
    assert sorted(map(str, seen)) == sorted(map(str, option.values))
    while shown(mouse, name) != option.values[-1]:
        mouse.press(name)
    assert sail(rig, mouse).plan.setup.options[name] == option.values[-1]


def test_each_house_rule_has_its_line_of_help(mouse: Mouse) -> None:
    words = mouse.words()
    for option in INFO.options:
        if option.only_if is None:
            assert option.title in words
            assert option.help in words


def test_secrets_are_a_matter_only_between_people(rig: Rig, hands: Hands) -> None:
    assert not hands.sees("privacy")
    hands.press("add_person")
    assert shown(hands, "privacy") == rig.services.settings.privacy == CURTAIN
    hands.press("privacy")
    assert rig.services.settings.privacy == PEEK
    hands.press("seat2.remove")
    assert not hands.sees("privacy")


def test_the_focus_stays_on_what_was_pressed(hands: Hands) -> None:
    for name in ("seat1.level", "version", "add_person"):
        hands.press(name)
        current = hands.top.focus.current
        assert current is not None
        assert current.name == name


def test_the_table_of_last_time_is_laid_again(rig: Rig, mouse: Mouse) -> None:
    plan = table_plan(GAME, crew(2, 2, "captain"), version="symbols", hand_max=5)
    LastTables(rig.services.folders.data).keep(plan)
    over(rig, SetupScene(rig.services, GAME))
    assert len(seats_shown(mouse)) == 4
    match = sail(rig, mouse)
    assert match.seats == plan.seats
    assert match.plan.setup == plan.setup
    assert match.plan.seed != plan.seed


def test_what_was_set_up_is_laid_by_quick_play(rig: Rig, mouse: Mouse) -> None:
    mouse.press("add_pirate")
    laid = sail(rig, mouse).seats
    rig.show(TitleScene(rig.services))
    mouse.choose(GAME)
    assert table_of(rig).match.seats == laid


def test_the_ways_out(rig: Rig, hands: Hands) -> None:
    hands.press("rulebook")
    assert shows(rig, RulebookScene)
    hands.key("escape")
    assert shows(rig, SetupScene)
    hands.press("back")
    assert shows(rig, TitleScene)
    rig.loop.stack.push(SetupScene(rig.services, GAME))
    hands.key("f1")
    assert shows(rig, RulebookScene)


def test_seats_are_values() -> None:
    """The crew of the set-up is made of frozen seats; nothing is changed behind its back."""
    seat = Seat("Ann", 0)
    with pytest.raises(AttributeError):
        seat.name = "Bob"  # type: ignore[misc]
