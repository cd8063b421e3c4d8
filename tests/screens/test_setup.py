"""Setting up a table: who sits down, under which articles; what is laid is what is played."""

import pygame
import pytest

from tests.hands import Hands, Keys, Mouse, Pad
from tests.screens.conftest import over, shows, table_of
from tests.screens.signing import (
    choose,
    chosen,
    free,
    sail,
    seat_another,
    send_away,
    taken,
)
from tools.rig import Rig, crew, table_plan
from treasure_games.core.registry import GAMES, load
from treasure_games.match.seats import SAILORS, Kind, Pace, Seat
from treasure_games.opponents.personas import PERSONAS
from treasure_games.screens.buzzers import BuzzersScene
from treasure_games.screens.last_table import LastTables
from treasure_games.screens.rulebook.scene import RulebookScene
from treasure_games.screens.setup.crew import (
    MOST_FACES,
    NAMES,
    default_crew,
    keep_faces,
    person,
    with_face,
    with_usual_face,
)
from treasure_games.screens.setup.scene import SetupScene
from treasure_games.screens.title import TitleScene

GAME = "do_not_touch"
INFO = load(GAME).info
FACES = list(PERSONAS)

pytestmark = pytest.mark.usefixtures("signing")


def test_the_table_is_ready_as_it_is(rig: Rig, mouse: Mouse) -> None:
    assert mouse.find("sail").is_focused
    match = sail(rig, mouse)
    assert [seat.kind for seat in match.seats] == [Kind.HUMAN, Kind.COMPUTER]


# Chairs


@pytest.mark.parametrize("game_id", GAMES)
def test_there_are_as_many_chairs_as_may_play(game_id: str, rig: Rig, mouse: Mouse) -> None:
    over(rig, SetupScene(rig.services, game_id))
    assert taken(mouse) + len(free(mouse)) == load(game_id).info.seats[1]


def test_chairs_are_taken_up_to_the_most_and_freed_down_to_the_least(hands: Hands) -> None:
    low, high = INFO.seats
    while taken(hands) < high:
        seat_another(hands, person=bool(taken(hands) % 2))
    assert not free(hands)
    while taken(hands) > low:
        send_away(hands, 0)
    assert hands.find("remove").reason != ""
    hands.press("remove")
    assert taken(hands) == low


def test_nobody_shares_a_flag_or_a_face(rig: Rig, mouse: Mouse) -> None:
    for _ in range(INFO.seats[1] - 2):
        seat_another(mouse)
    for number in range(INFO.seats[1]):
        mouse.press(f"seat{number}")
        mouse.press(f"flag.{(number + 3) % 8}")
        mouse.press(f"face.{(FACES if number else SAILORS)[(number + 2) % 8]}")
    seats = sail(rig, mouse).seats
    assert len({seat.emblem for seat in seats}) == len(seats)
    assert len({seat.persona for seat in seats}) == len(seats)


def test_every_flag_can_be_had_and_a_taken_one_changes_places(rig: Rig, hands: Hands) -> None:
    hands.press("seat1")
    for emblem in range(8):
        hands.press(f"flag.{emblem}")
        assert chosen(hands, "flag") == str(emblem)
    hands.press("flag.0")
    hands.press("seat0")
    assert chosen(hands, "flag") == "7"
    assert hands.find("flag.0").hint == "Change places with Captain Woodenfinger"
    hands.press("flag.0")
    assert [seat.emblem for seat in sail(rig, hands).seats] == [0, 7]


def test_faces_change_places(rig: Rig, hands: Hands) -> None:
    seat_another(hands)
    hands.press("face.woodenfinger")
    hands.press("seat1")
    assert chosen(hands, "face") == "mary"
    match = sail(rig, hands)
    assert [seat.persona for seat in match.seats] == [SAILORS[0], "mary", "woodenfinger"]
    assert [seat.name for seat in match.seats[1:]] == ["Red Mary", "Captain Woodenfinger"]


def test_a_person_has_a_sailors_face_and_may_do_without(rig: Rig, hands: Hands) -> None:
    hands.press("seat0")
    assert chosen(hands, "face") == SAILORS[0]
    hands.press("face.braids")
    assert chosen(hands, "face") == "braids"
    hands.press("face.braids")
    assert chosen(hands, "face") == ""
    hands.press("face.straw")
    seats = sail(rig, hands).seats
    assert [seat.persona for seat in seats] == ["straw", "woodenfinger"]
    assert seats[0].name == "Skipper"


@pytest.mark.parametrize("kind", ["face", "flag"])
def test_faces_and_flags_that_are_free_are_told_apart(kind: str, rig: Rig, mouse: Mouse) -> None:
    controls = [one for one in mouse.controls() if one.name.startswith(f"{kind}.")]
    told = [one.hint for one in controls]
    assert len(told) == len(SAILORS)
    free = [hint for hint in told if "of 8" in hint]
    assert len(free) == len(set(free)) >= 6


def test_people_are_dealt_different_faces_and_may_exchange_them(rig: Rig, mouse: Mouse) -> None:
    seat_another(mouse, person=True)
    mouse.press("seat2")
    assert chosen(mouse, "face") == SAILORS[1]
    mouse.press(f"face.{SAILORS[0]}")
    seats = sail(rig, mouse).seats
    assert [seat.persona for seat in seats] == [SAILORS[1], "woodenfinger", SAILORS[0]]


def test_a_pirate_who_loses_a_face_to_a_person_gets_another_pirates() -> None:
    """As in a crew from before sailors had faces."""
    crew = default_crew(2)
    assert crew[1].persona == "woodenfinger"
    changed = with_face(crew, 0, "woodenfinger")
    assert changed[0].persona == "woodenfinger"
    assert changed[1].persona in PERSONAS


def test_a_face_is_remembered_with_the_name() -> None:
    crew = with_face(default_crew(2), 0, "grey")
    faces: dict[str, list[str]] = {}
    keep_faces(crew, faces)
    assert faces == {"Skipper": ["grey"]}
    fresh = default_crew(3)
    assert fresh[0].persona != "grey"
    assert with_usual_face(fresh, 0, faces)[0].persona == "grey"
    assert with_usual_face(fresh, 1, {fresh[1].name: ["grey"]}) == fresh, "a pirate keeps its own"
    other = (*with_face(fresh, 0, "grey"), person(3, "Nell", fresh))
    assert with_usual_face(other, 3, {"Nell": ["grey"]}) == other, "somebody else has it"
    assert with_usual_face(other, 3, {"Nell": ["blackbeard"]}) == other, "no such face"
    keep_faces([person(0, f"Sailor {one}", ()) for one in range(MOST_FACES)], faces)
    assert "Skipper" not in faces
    assert len(faces) == MOST_FACES


def test_a_pirate_keeps_the_face_that_is_pressed_again(hands: Hands) -> None:
    hands.press("seat1")
    hands.press("face.woodenfinger")
    assert chosen(hands, "face") == "woodenfinger"


def test_a_face_travels_between_the_chairs(rig: Rig, mouse: Mouse) -> None:
    rig.services.settings.speed = 1.0
    seat_another(mouse)
    mouse.press("face.woodenfinger")
    scene = rig.top
    assert isinstance(scene, SetupScene)
    assert len(scene.moving_faces.faces) == 2
    rig.settle()
    assert not scene.moving_faces.faces


def test_a_pirate_is_chosen_with_strength_and_pace(rig: Rig, hands: Hands) -> None:
    wanted = FACES[3]
    for name in ("seat1", f"face.{wanted}", "level.captain", f"pace.{Pace.BRISK}"):
        hands.press(name)
    assert chosen(hands, "level") == "captain"
    seat = sail(rig, hands).seats[1]
    assert (seat.persona, seat.level, seat.pace) == (wanted, "captain", Pace.BRISK)
    assert seat.name == PERSONAS[wanted].name


def test_a_person_becomes_a_computer_and_back_under_the_same_flag(rig: Rig, hands: Hands) -> None:
    hands.press("seat0")
    flag = chosen(hands, "flag")
    hands.press("kind.computer")
    assert hands.sees("level.mate")
    assert not hands.sees("name")
    assert chosen(hands, "flag") == flag
    hands.press("kind.human")
    assert hands.sees("name")
    assert sail(rig, hands).seats[0].is_human


def test_a_name_is_typed(rig: Rig, mouse: Mouse) -> None:
    mouse.press("name")
    mouse.key("end")
    for _ in range(30):
        mouse.key("backspace")
    mouse.type("Grace <b>O’Malley")
    assert "Grace <b>O’Malley, Person" in mouse.words()
    assert sail(rig, mouse).seats[0].name == "Grace <b>O’Malley"


def test_an_empty_name_leaves_the_old_one(rig: Rig, mouse: Mouse) -> None:
    mouse.press("name")
    mouse.key("end")
    for _ in range(30):
        mouse.key("backspace")
    assert sail(rig, mouse).seats[0].name


def test_a_name_is_chosen_with_a_pad_alone(rig: Rig) -> None:
    hands = Pad(rig)
    seat_another(hands, person=True)
    for seat in (0, 2):
        hands.press(f"seat{seat}")
        hands.point("name")
        hands.push(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    named = [seat.name for seat in sail(rig, hands).seats if seat.is_human]
    assert named == list(NAMES[:2])


def test_chairs_by_lot_keep_everybody(rig: Rig, hands: Hands) -> None:
    for _ in range(2):
        seat_another(hands)
    before = set(FACES[:3])
    hands.press("lots")
    seats = sail(rig, hands).seats
    assert {seat.persona for seat in seats} == before | {SAILORS[0]}


def test_the_last_crew_can_be_seated_again(rig: Rig, hands: Hands) -> None:
    assert hands.find("last_crew").reason != ""
    plan = table_plan(GAME, crew(2, 1, "captain"))
    LastTables(rig.services.folders.data).keep(plan)
    over(rig, SetupScene(rig.services, GAME))
    assert hands.find("last_crew").reason != ""
    send_away(hands, 2)
    seat_another(hands)
    hands.press("last_crew")
    assert sail(rig, hands).seats == plan.seats


def test_own_keys_matter_only_between_people(rig: Rig, hands: Hands) -> None:
    hands.press("seat0")
    assert not hands.sees("keys")
    seat_another(hands, person=True)
    assert "Pirate 3, Person, key Z" in hands.words()
    hands.press("keys")
    assert shows(rig, BuzzersScene)


# Newcomers


def test_newcomers_meet_deckhands(rig: Rig, mouse: Mouse) -> None:
    seat_another(mouse)
    levels = [seat.level for seat in sail(rig, mouse).seats if not seat.is_human]
    assert levels == ["deckhand", "deckhand"]


def test_quick_play_is_kind_to_newcomers_too(rig: Rig, mouse: Mouse) -> None:
    rig.show(TitleScene(rig.services))
    mouse.choose(GAME)
    assert {seat.level for seat in table_of(rig).match.seats if not seat.is_human} == {"deckhand"}


# Around it


def test_what_becomes_of_matches_under_way_is_told_at_the_red_button(
    rig: Rig, mouse: Mouse
) -> None:
    over(rig, SetupScene(rig.services, GAME))
    assert "kept" not in mouse.find("sail").hint
    rig.services.matches.begin(table_plan(GAME, crew(1, 1)))
    over(rig, SetupScene(rig.services, GAME))
    assert "The match under way is kept" in mouse.find("sail").hint


def test_the_focus_stays_on_what_was_pressed(hands: Hands) -> None:
    for name in ("seat1", "level.captain", "face.gull"):
        hands.press(name)
        assert hands.focused == name
    choose(hands, "version", "symbols")
    assert hands.focused == "version"


def test_arrows_go_from_chairs_to_faces_to_setting_sail(rig: Rig) -> None:
    keys = Keys(rig)
    keys.go_to("seat0")
    keys.key("down")
    assert keys.focused.startswith("face.")
    for _ in range(4):
        keys.key("down")
    assert keys.focused in ("last_crew", "sail")


def test_the_table_of_last_time_is_laid_again(rig: Rig, mouse: Mouse) -> None:
    plan = table_plan(GAME, crew(2, 2, "captain"), version="symbols", hand_max=5)
    LastTables(rig.services.folders.data).keep(plan)
    over(rig, SetupScene(rig.services, GAME))
    assert taken(mouse) == 4
    match = sail(rig, mouse)
    assert match.seats == plan.seats
    assert match.plan.setup == plan.setup
    assert match.plan.seed != plan.seed


def test_what_was_set_up_is_laid_by_quick_play(rig: Rig, mouse: Mouse) -> None:
    seat_another(mouse)
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
