"""Undo: free while nothing hidden was seen, nothing was random, and the turn stayed."""

import pytest

from tests.match.toy import Choose, Lay, Look, Pass, Roll
from treasure_games.match.match import Match


def test_a_harmless_act_is_taken_back(match: Match) -> None:
    before = match.view(0).data()
    match.act(0, Lay(1))
    assert match.can_undo(0)
    match.undo(0)
    assert match.view(0).data() == before
    assert len(match.acts) == 1
    assert match.record().rows == []


def test_several_acts_are_taken_back_one_by_one(match: Match) -> None:
    match.act(0, Lay(1))
    match.act(0, Lay(2))
    match.undo(0)
    match.undo(0)
    assert not match.can_undo(0)
    assert "nothing" in str(match.why_no_undo(0))


def test_luck_is_not_taken_back(match: Match) -> None:
    match.act(0, Roll())
    assert "have been revealed" in str(match.why_no_undo(0))
    with pytest.raises(ValueError, match="have been revealed"):
        match.undo(0)


def test_a_secret_seen_is_not_taken_back(match: Match) -> None:
    match.act(0, Look())
    assert "hidden" in str(match.why_no_undo(0))


def test_what_came_before_luck_stays(match: Match) -> None:
    match.act(0, Lay(1))
    match.act(0, Roll())
    match.act(0, Lay(1))
    match.undo(0)
    assert not match.can_undo(0)


def test_a_turn_that_passed_on_is_not_taken_back(match: Match) -> None:
    match.act(0, Pass())
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_others_cannot_take_back_what_they_did_not_do(match: Match) -> None:
    match.act(0, Lay(1))
    assert not match.can_undo(1)


def test_a_sealed_choice_is_not_taken_back(match: Match) -> None:
    for seat in range(3):
        match.act(seat, Pass())
    match.act(1, Choose(0))
    assert not match.can_undo(1)


def test_play_goes_on_after_an_undo_with_the_same_luck(match: Match) -> None:
    straight = match.restarted()
    straight.act(0, Roll())
    match.act(0, Lay(1))
    match.undo(0)
    match.act(0, Roll())
    assert match.record().rows == straight.record().rows
