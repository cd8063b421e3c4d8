"""A match: who is asked, what happens, who sees it."""

import pytest

from tests.match.conftest import finish, names
from tests.match.toy import Choose, Chosen, Lay, Look, Looked, Pass, Roll
from treasure_games.core.errors import BadSetup, IllegalAction
from treasure_games.core.game import UNKNOWN
from treasure_games.match.match import Match
from treasure_games.match.seats import Kind, MatchSetup, Seat
from treasure_games.match.steps import turns_in


def test_the_deal_is_the_first_act(match: Match) -> None:
    assert [act.row for act in match.acts] == [0]
    assert names(match.acts[0].steps_for(None)) == ["TurnStarted"]
    assert match.whose() == 0
    assert match.is_asked(0)
    assert not match.is_asked(1)


def test_an_act_tells_each_viewer_what_that_viewer_saw(match: Match) -> None:
    act = match.act(0, Look())
    assert act.steps_for(0)[0].event.number >= 0
    assert act.steps_for(0)[0].view.table.numbers[0] >= 0
    for viewer in (None, 1, 2):
        step = act.steps_for(viewer)[0]
        assert step.event == Looked(0, UNKNOWN)
        assert step.view.seat == viewer
        assert step.view.table.numbers == (UNKNOWN,) * 3


def test_steps_keep_the_view_of_their_moment(match: Match) -> None:
    act = match.act(0, Lay(1))
    match.act(0, Lay(2))
    assert act.steps_for(None)[0].view.table.laid == (1, 0, 0)
    assert match.view(None).table.laid == (3, 0, 0)


def test_what_is_not_legal_is_refused_and_changes_nothing(match: Match) -> None:
    before = match.record().to_plain()
    assert match.refusal(1, Pass()) is not None
    assert match.refusal(0, Pass()) is None
    with pytest.raises(IllegalAction):
        match.act(1, Pass())
    assert match.record().to_plain() == before
    assert match.attempt is None


def test_a_seat_without_choice_is_forced_while_auto_play_is_on(match: Match) -> None:
    assert match.forced_action() is None
    match.act(0, Lay(2))
    match.act(0, Lay(2))
    assert match.forced_action() == (0, Pass())
    match.never_forced = (Pass,)
    assert match.forced_action() is None
    match.never_forced = ()
    match.auto_play = False
    assert match.forced_action() is None


def test_all_are_asked_at_once_and_answers_count_as_they_arrive(match: Match) -> None:
    for seat in range(3):
        match.act(seat, Pass())
    assert [match.is_asked(seat) for seat in range(3)] == [True] * 3
    assert match.whose() in range(3), "play waits for one after the other"
    assert match.forced_action() is None
    match.act(2, Choose(1))
    assert match.legal(2) == ()
    assert match.acts[-1].steps_for(0)[0].event == Chosen(2, UNKNOWN)
    match.act(0, Choose(0))
    last = match.act(1, Choose(1))
    assert last.steps_for(None)[0].event == Chosen(1, 1)
    assert match.is_over
    assert [row.seat for row in match.record().rows][-3:] == [2, 0, 1]


def test_the_seed_is_told_only_when_it_is_over(match: Match) -> None:
    assert match.revealed_seed is None
    finish(match)
    assert match.revealed_seed == 7


def test_restarted_brings_the_same_luck(match: Match) -> None:
    match.act(0, Roll())
    again = match.restarted()
    again.act(0, Roll())
    assert again.record().rows == match.record().rows
    assert again.record().deal == match.record().deal
    assert again.identity != match.identity


def test_a_recap_begins_with_the_last_step_that_was_seen(match: Match) -> None:
    match.act(0, Lay(1))
    match.act(0, Pass())
    match.act(1, Look())
    match.act(1, Roll())
    recap = match.recap(0)
    assert names(recap) == ["TurnStarted", "Looked", "Rolled"]
    assert recap[1].event == Looked(1, UNKNOWN)
    assert all(step.view.seat == 0 for step in recap)
    assert names(match.recap(2)) == ["TurnStarted", "Laid", "TurnStarted", "Looked", "Rolled"]


def test_what_somebody_has_watched_is_not_in_the_recap(match: Match) -> None:
    match.act(0, Pass())
    match.act(1, Look())
    match.saw(0)
    match.act(1, Roll())
    assert names(match.recap(0)) == ["Looked", "Rolled"]


def test_what_happened_since_a_decision_begins_where_it_ended(match: Match) -> None:
    match.act(0, Lay(1))
    match.act(0, Pass())
    assert match.since_decision(0, 0) == ()
    match.act(1, Look())
    match.act(1, Roll())
    since = match.since_decision(0, 0)
    assert names(since) == ["TurnStarted", "Looked", "Rolled"]
    assert since[1].event == Looked(1, UNKNOWN)
    assert names(match.since_decision(1, 1)) == [
        "TurnStarted",
        "Laid",
        "TurnStarted",
        "Looked",
        "Rolled",
    ]


def test_own_acts_of_this_turn_follow_what_happened_before_it(match: Match) -> None:
    match.act(0, Pass())
    match.act(1, Lay(1))
    match.act(1, Lay(1))
    match.act(1, Pass())
    match.act(2, Look())
    since = names(match.since_decision(2, 2))
    assert since == ["TurnStarted", "TurnStarted", "Laid", "Laid", "TurnStarted", "Looked"]


def test_an_undone_act_that_was_seen_hides_no_later_one(match: Match) -> None:
    match.act(0, Lay(1))
    match.saw(1)
    match.undo(0)
    match.act(0, Roll())
    assert names(match.recap(1)) == ["TurnStarted", "Rolled"]


def test_a_seat_is_handed_to_a_computer_and_back(match: Match) -> None:
    match.hand_to_computer(0, "captain", "ruth")
    assert match.seats[0] == Seat("Ann", 0, Kind.COMPUTER, "captain", "ruth")
    assert match.human_seats == (1,)
    match.hand_to_human(0)
    assert match.seats[0].is_human
    assert match.human_seats == (0, 1)
    assert match.record().notes["seats"] == [seat.to_plain() for seat in match.seats]


def test_each_change_is_told(plan: MatchSetup) -> None:
    heard: list[int] = []
    match = Match(plan, on_change=lambda one: heard.append(len(one.acts)))
    match.act(0, Lay(1))
    match.undo(0)
    match.hand_to_computer(1, "mate")
    assert heard == [1, 2, 1, 1]


def test_luck_is_counted(match: Match) -> None:
    match.act(0, Roll())
    dice = {throw: count for throw, count in match.tally.items() if throw.stream == "dice"}
    assert sum(dice.values()) == 1
    assert sum(match.tally.values()) == 4


def test_turns_are_counted(match: Match) -> None:
    assert turns_in(match.acts, 2) == 1
    match.act(0, Pass())
    assert turns_in(match.acts, 2) == 2


def test_a_table_with_the_wrong_number_of_people_is_refused(plan: MatchSetup) -> None:
    with pytest.raises(BadSetup):
        MatchSetup("toy", plan.setup, plan.seats[:2], 1)
