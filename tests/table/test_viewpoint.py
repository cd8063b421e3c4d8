"""Whose eyes the screen has."""

from tools.rig import crew, play_on, table_plan
from treasure_games.match.match import Match
from treasure_games.stage.settings import CURTAIN, PEEK
from treasure_games.table.viewpoint import Viewpoint


def match_of(people: int, pirates: int) -> Match:
    return Match(table_plan("do_not_touch", crew(people, pirates)))


def turn_of(match: Match, seat: int) -> Match:
    return play_on(match, lambda one: one.whose() == seat)


def test_a_single_person_keeps_the_eyes_whoever_plays() -> None:
    match = match_of(1, 2)
    viewpoint = Viewpoint(match, CURTAIN)
    for seat in (1, 2, 0):
        turn_of(match, seat)
        assert (viewpoint.viewer, viewpoint.bottom) == (0, 0)
        assert not viewpoint.needs_curtain


def test_without_people_the_screen_is_a_bystander() -> None:
    viewpoint = Viewpoint(match_of(0, 3), CURTAIN)
    assert viewpoint.viewer is None
    assert not viewpoint.needs_curtain


def test_of_several_people_nobody_sees_before_the_first_curtain() -> None:
    viewpoint = Viewpoint(match_of(2, 1), CURTAIN)
    assert viewpoint.viewer is None


def test_another_person_needs_a_curtain_and_a_computer_does_not() -> None:
    match = turn_of(match_of(2, 1), 0)
    viewpoint = Viewpoint(match, CURTAIN)
    wanted = [viewpoint.needs_curtain]
    viewpoint.open_for(0)
    wanted.append(viewpoint.needs_curtain)
    for seat in (2, 1):
        turn_of(match, seat)
        wanted.append(viewpoint.needs_curtain)
    assert wanted == [True, False, False, True]


def test_peeking_turns_the_table_with_all_hands_down() -> None:
    match = turn_of(match_of(2, 0), 0)
    viewpoint = Viewpoint(match, PEEK)
    viewpoint.turn_to(0)
    viewpoint.open_for(0)
    turn_of(match, 1)
    assert viewpoint.needs_turning
    viewpoint.turn_to(1)
    assert viewpoint.viewer is None
    assert viewpoint.bottom == 1


def test_people_with_nothing_to_hide_share_the_screen_without_a_curtain() -> None:
    match = turn_of(match_of(2, 0), 0)
    viewpoint = Viewpoint(match, CURTAIN, keeps_secrets=lambda: False)
    assert viewpoint.viewer == viewpoint.bottom == 0
    turn_of(match, 1)
    assert not viewpoint.needs_curtain
    assert viewpoint.needs_turning
    viewpoint.turn_to(1)
    assert viewpoint.viewer == viewpoint.bottom == 1


def test_a_secret_brings_the_curtain_back() -> None:
    match = turn_of(match_of(2, 0), 1)
    has_secret = [False]
    viewpoint = Viewpoint(match, CURTAIN, keeps_secrets=lambda: has_secret[0])
    viewpoint.turn_to(1)
    assert viewpoint.viewer == 1
    has_secret[0] = True
    assert viewpoint.viewer is None
    assert viewpoint.needs_curtain


def test_a_seat_handed_to_a_computer_gives_its_eyes_up() -> None:
    match = turn_of(match_of(2, 0), 0)
    viewpoint = Viewpoint(match, CURTAIN)
    viewpoint.open_for(0)
    match.hand_to_computer(0, "mate")
    viewpoint.settle(CURTAIN)
    assert (viewpoint.viewer, viewpoint.bottom) == (1, 1)


def test_to_peek_from_now_on_lays_the_hand_down_that_was_open() -> None:
    match = turn_of(match_of(2, 0), 0)
    viewpoint = Viewpoint(match, CURTAIN)
    viewpoint.open_for(0)
    viewpoint.settle(CURTAIN)
    assert viewpoint.viewer == 0
    viewpoint.settle(PEEK)
    assert viewpoint.viewer is None
    assert viewpoint.bottom == 0


def test_whoever_looked_last_needs_no_curtain_to_look_again() -> None:
    match = turn_of(match_of(2, 0), 0)
    viewpoint = Viewpoint(match, CURTAIN)
    viewpoint.open_for(0)
    viewpoint.close()
    assert viewpoint.needs_return
    assert not viewpoint.needs_curtain
    viewpoint.open_for(0)
    assert not viewpoint.needs_return
    turn_of(match, 1)
    viewpoint.close()
    assert viewpoint.needs_curtain
    assert not viewpoint.needs_return


def test_a_question_that_all_may_see_only_turns_the_table() -> None:
    match = turn_of(match_of(2, 0), 0)
    viewpoint = Viewpoint(match, CURTAIN, asks_openly=lambda: True)
    viewpoint.open_for(0)
    turn_of(match, 1)
    assert not viewpoint.needs_curtain
    assert viewpoint.needs_turning
    viewpoint.turn_to(1)
    assert viewpoint.viewer is None
    assert not viewpoint.needs_turning
