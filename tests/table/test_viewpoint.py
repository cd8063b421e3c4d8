"""Whose eyes the screen has."""

from __future__ import annotations

from tools.rig import crew, play_on, table_plan
from treasure_games.match.match import Match
from treasure_games.table.viewpoint import Eyes
from treasure_games.stage.settings import CURTAIN, PEEK


def match_of(people: int, pirates: int) -> Match:
    return Match(table_plan("do_not_touch", crew(people, pirates)))


def turn_of(match: Match, seat: int) -> Match:
    return play_on(match, lambda one: one.whose() == seat)


def test_a_single_person_keeps_the_eyes_whoever_plays() -> None:
    match = match_of(1, 2)
    eyes = Eyes(match, CURTAIN)
    for seat in (1, 2, 0):
        turn_of(match, seat)
        assert (eyes.viewer, eyes.bottom) == (0, 0)
        assert not eyes.needs_curtain


def test_without_people_the_screen_is_a_bystander() -> None:
    eyes = Eyes(match_of(0, 3), CURTAIN)
    assert eyes.viewer is None
    assert not eyes.needs_curtain


def test_of_several_people_nobody_sees_before_the_first_curtain() -> None:
    eyes = Eyes(match_of(2, 1), CURTAIN)
    assert eyes.viewer is None


def test_another_person_needs_a_curtain_and_a_computer_does_not() -> None:
    match = turn_of(match_of(2, 1), 0)
    eyes = Eyes(match, CURTAIN)
    wanted = [eyes.needs_curtain]
    eyes.open_for(0)
    wanted.append(eyes.needs_curtain)
    for seat in (2, 1):
        turn_of(match, seat)
        wanted.append(eyes.needs_curtain)
    assert wanted == [True, False, False, True]


def test_peeking_turns_the_table_with_all_hands_down() -> None:
    match = turn_of(match_of(2, 0), 0)
    eyes = Eyes(match, PEEK)
    eyes.turn_to(0)
    eyes.open_for(0)
    turn_of(match, 1)
    assert eyes.needs_turning
    eyes.turn_to(1)
    assert eyes.viewer is None
    assert eyes.bottom == 1


def test_people_with_nothing_to_hide_share_the_screen_without_a_curtain() -> None:
    match = turn_of(match_of(2, 0), 0)
    eyes = Eyes(match, CURTAIN, keeps_secrets=lambda: False)
    assert eyes.viewer == eyes.bottom == 0
    turn_of(match, 1)
    assert not eyes.needs_curtain
    assert eyes.needs_turning
    eyes.turn_to(1)
    assert eyes.viewer == eyes.bottom == 1


def test_a_secret_brings_the_curtain_back() -> None:
    match = turn_of(match_of(2, 0), 1)
    has_secret = [False]
    eyes = Eyes(match, CURTAIN, keeps_secrets=lambda: has_secret[0])
    eyes.turn_to(1)
    assert eyes.viewer == 1
    has_secret[0] = True
    assert eyes.viewer is None
    assert eyes.needs_curtain


def test_a_seat_handed_to_a_computer_gives_its_eyes_up() -> None:
    match = turn_of(match_of(2, 0), 0)
    eyes = Eyes(match, CURTAIN)
    eyes.open_for(0)
    match.hand_to_computer(0, "mate")
    eyes.settle(CURTAIN)
    assert (eyes.viewer, eyes.bottom) == (1, 1)


def test_to_peek_from_now_on_lays_the_hand_down_that_was_open() -> None:
    match = turn_of(match_of(2, 0), 0)
    eyes = Eyes(match, CURTAIN)
    eyes.open_for(0)
    eyes.settle(CURTAIN)
    assert eyes.viewer == 0
    eyes.settle(PEEK)
    assert eyes.viewer is None
    assert eyes.bottom == 0
