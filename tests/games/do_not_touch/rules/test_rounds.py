"""Fair seats, and matches of several rounds."""

import pytest

from tests.games.do_not_touch.scripted import Table
from treasure_games.core.chance import SeededChance
from treasure_games.core.game import silent
from treasure_games.core.options import Setup
from treasure_games.games.do_not_touch.rules.actions import DrawCovered, EndTurn, StartLoot, Swap
from treasure_games.games.do_not_touch.rules.events import OrderChosen, RoundEnded, RoundStarted
from treasure_games.games.do_not_touch.rules.game import GAME


@pytest.mark.parametrize(
    ("seats", "aside", "left"), [(2, 0, 48), (3, 0, 45), (4, 2, 40), (5, 4, 35), (6, 0, 36)]
)
def test_dt_r29_fair_seats_sets_cards_aside_so_that_the_deck_gives_equal_turns(
    seats: int, aside: int, left: int
) -> None:
    table = Table(seats=seats, fair_seats="on")
    assert RoundStarted(1, aside) in table.events
    assert table.view().deck_left == left
    assert left % seats == 0


def test_dt_r29_off_no_card_is_set_aside() -> None:
    assert Table(seats=5).view().deck_left == 39


def test_dt_r29_the_cards_set_aside_are_never_seen() -> None:
    table = Table(seats=4, fair_seats="on")
    while table.ask:
        table.idle()
    for seat in (None, 0, 1, 2, 3):
        assert table.view(seat).faces[:2] == (-1, -1)


def test_dt_r29_fair_seats_allows_no_swap_in_the_first_turn() -> None:
    table = Table(hands=["red 1, red 2", "red 3, red 4"], fair_seats="on")
    table.idle(keep="red 2")
    table.do(DrawCovered)
    table.do(StartLoot, "red 3")
    assert table.refused(Swap, "red 4", 0) == "DT-R6"


def test_dt_r29_with_fair_seats_all_have_as_many_turns_as_long_as_they_draw_covered_cards() -> None:
    """The version with numbers, idle players."""
    table = Table(seats=5, fair_seats="on")
    turns = [0] * 5
    while table.ask:
        turns[table.turn] += 1
        table.idle()
    assert turns == [7] * 5


def test_dt_r29_a_draw_from_the_discard_pile_shifts_the_turns_and_the_title_promises_less() -> None:
    table = Table(seats=5, fair_seats="on")
    turns, is_shifted = [0] * 5, False
    while table.ask:
        turns[table.turn] += 1
        from_pile = bool(table.view().discard) and not is_shifted
        is_shifted |= from_pile
        table.idle(pile=from_pile)
    assert is_shifted
    assert turns == [8, 7, 7, 7, 7]
    option = GAME.info.option("fair_seats")
    assert option.title == "Seats evened out"


def test_dt_r29_a_match_has_as_many_rounds_as_players_each_begun_by_another() -> None:
    table = Table(seats=3, match_rounds="n")
    starters, ended = [table.view().starter], []
    while table.ask:
        table.events.clear()
        table.idle()
        starters += [event.starter for event in table.events if isinstance(event, OrderChosen)]
        ended += [event for event in table.events if isinstance(event, RoundEnded)]
    assert starters == [0, 1, 2]
    assert [event.number for event in ended] == [1, 2, 3]
    total = tuple(map(sum, zip(*(event.scores for event in ended), strict=True)))
    outcome = GAME.outcome(table.play.state)
    assert outcome is not None
    assert outcome.scores == total == table.scores()


def test_dt_r29_each_round_of_a_match_is_shuffled_and_dealt_anew() -> None:
    state = GAME.new(Setup.of(GAME.info, 2, {"match_rounds": "n"}))
    chance = SeededChance(3)
    GAME.start(state, chance, silent)
    first = state.faces
    while state.round_number == 1:
        GAME.apply(state, state.turn, GAME.legal(state, state.turn)[-1], chance, silent)
    assert state.faces != first
    assert sorted(state.faces) == sorted(first)
    assert [len(hand) for hand in state.hands] == [3, 3]
    assert GAME.view(state, None).public == 0, "what was seen in the last round is no help now"


def test_dt_r29_earlier_rounds_show_in_the_running_scores() -> None:
    table = Table(match_rounds="n")
    while table.view().round_number == 1:
        table.idle()
    carried = table.view().carried
    assert carried == table.scores()
    assert sum(carried) > 0
    seat = table.turn
    table.do(DrawCovered)
    table.do(StartLoot, table.hand(seat)[0])
    assert sum(table.scores()) > sum(carried)


def test_dt_r23_in_a_match_the_tie_break_counts_over_all_rounds() -> None:
    table = Table(match_rounds="n", tie_break="most_cards")
    while table.ask:
        table.idle()
    assert table.view().carried_ties == (2, 2)


def test_dt_r23_in_a_match_later_in_order_is_later_in_the_last_round() -> None:
    """Both rounds go alike for whoever begins them, so that the totals tie; seat 1 began last."""
    table = Table(match_rounds="n", tie_break="later_seat")
    while table.ask:
        table.idle()
    outcome = GAME.outcome(table.play.state)
    assert outcome is not None
    assert outcome.scores[0] == outcome.scores[1]
    assert outcome.winners == (0,)


def test_dt_r6_place_only_holds_in_each_round_of_a_match() -> None:
    table = Table(match_rounds="n", first_round="place_only")
    while table.view().round_number == 1:
        table.idle()
    assert table.ask == "first_place"
    assert table.refused(DrawCovered) == "DT-07"
    table.do(StartLoot, table.hand(1)[0])
    table.do(EndTurn)
    assert table.ask == "first_place"
