"""Setting up, the order of play, and the first turn of each pirate."""

import pytest

from tests.games.do_not_touch.scripted import Table
from treasure_games.core.chance import ScriptedChance, SeededChance
from treasure_games.core.errors import BadSetup
from treasure_games.core.game import silent
from treasure_games.core.options import Setup
from treasure_games.games.do_not_touch.rules.actions import (
    Add,
    DiscardForBonus,
    DrawCovered,
    DrawDiscard,
    EndTurn,
    StartLoot,
    Swap,
)
from treasure_games.games.do_not_touch.rules.events import Dealt, OrderChosen
from treasure_games.games.do_not_touch.rules.game import GAME


@pytest.mark.parametrize("seats", [1, 7])
def test_dt_r1_two_to_six_pirates_play(seats: int) -> None:
    assert GAME.info.seats == (2, 6)
    with pytest.raises(BadSetup):
        Setup.of(GAME.info, seats)


def test_dt_05_the_order_is_decided_before_anybody_gets_a_card() -> None:
    table = Table(seats=3)
    assert table.happened()[:4] == ["game_started", "round_started", "order_chosen", "dealt"]


def test_dt_05_only_the_seat_in_turn_may_act() -> None:
    table = Table(seats=3)
    assert table.refused(DrawCovered, seat=1) == "DT-05"
    assert GAME.legal(table.play.state, 1) == ()


def test_dt_r2_chance_decides_who_begins_and_play_goes_clockwise() -> None:
    state = GAME.new(Setup.of(GAME.info, 4))
    events: list[object] = []
    GAME.start(state, ScriptedChance([0] * 53 + [2]), events.append)
    assert OrderChosen(2) in events
    turns = []
    for _ in range(5):
        turns.append(state.turn)
        for action in (DrawCovered(), None, EndTurn()):
            pick = action or GAME.legal(state, state.turn)[0]
            if pick in GAME.legal(state, state.turn):
                GAME.apply(state, state.turn, pick, ScriptedChance([]), silent)
        while GAME.pending(state).ask == "discard":  # type: ignore[union-attr]
            discard = GAME.legal(state, state.turn)[0]
            GAME.apply(state, state.turn, discard, ScriptedChance([]), silent)
    assert turns == [2, 3, 0, 1, 2]


def test_dt_r2_chance_favours_no_seat() -> None:
    setup = Setup.of(GAME.info, 3)
    starters = [0, 0, 0]
    for seed in range(300):
        state = GAME.new(setup)
        GAME.start(state, SeededChance(seed), silent)
        starters[state.turn] += 1
    assert min(starters) > 70


def test_dt_r2_fixed_the_first_seat_begins() -> None:
    for seed in range(20):
        state = GAME.new(Setup.of(GAME.info, 3, {"first_player": "fixed"}))
        GAME.start(state, SeededChance(seed), silent)
        assert state.turn == 0


def test_dt_06_three_cards_each_seen_by_their_owner_alone() -> None:
    table = Table(seats=3, hands=["red 1, red 2, red 3", "blue 1, blue 2, blue 3"])
    dealt = [event for event in table.events if isinstance(event, Dealt)]
    assert [event.seat for event in dealt] == [0, 1, 2] * 3
    assert table.hand(0) == ["red 1", "red 2", "red 3"]
    for seat in (0, 1, 2):
        view = table.view(seat)
        for owner in (0, 1, 2):
            known = [view.faces[card] != -1 for card in view.hands[owner]]
            assert known == [owner == seat] * 3


def test_dt_07_the_first_turn_places_one_card_which_needs_no_match() -> None:
    table = Table(hands=["red 1, blue 3, green 5"], deck="green 4")
    table.do(DrawCovered)
    assert table.ask == "first_place"
    assert table.may() == [
        "start_loot red 1",
        "start_loot blue 3",
        "start_loot green 5",
        "start_loot green 4",
    ]
    assert table.do(StartLoot, "blue 3") == ["loot_started"]
    assert table.loot(0) == ["blue 3"]


def test_dt_r7_placing_comes_right_after_the_draw_and_cannot_be_skipped() -> None:
    table = Table(hands=["red 1, blue 3, green 5", "red 2"])
    assert table.refused(StartLoot, "red 1") == "DT-11"
    table.do(DrawCovered)
    for wish in ((Add, "red 1"), (Swap, "red 1", 1), (EndTurn,)):
        assert table.refused(*wish) == "DT-07"
    table.do(StartLoot, "red 1")
    assert table.refused(StartLoot, "blue 3") == "DT-07"


def test_dt_08_after_placing_other_cards_can_be_added_in_the_same_turn() -> None:
    table = Table(hands=["red 1, red 3, blue 3"], deck="blue 5")
    table.do(DrawCovered)
    table.do(StartLoot, "red 1")
    table.do(Add, "red 3")
    table.do(Add, "blue 3")
    assert table.loot(0) == ["red 1", "red 3", "blue 3"]


def test_dt_r8_only_cards_of_the_own_hand_can_be_placed() -> None:
    table = Table(hands=["red 1, red 2, red 3", "green 5, blue 5, blue 4"])
    table.do(DrawCovered)
    assert table.refused(StartLoot, "blue 5") == "DT-R8"
    table.do(StartLoot, "red 1")
    assert table.refused(Add, "blue 5") == "DT-R8"
    table.do(EndTurn)
    table.idle()
    table.do(DrawCovered)
    assert table.refused(Swap, "green 5", 1) == "DT-R8"


def test_dt_r6_the_first_turn_is_a_normal_turn_with_draw_and_swap() -> None:
    table = Table(hands=["red 1, red 2, red 3", "red 5, blue 4, green 4"])
    table.idle(keep="red 2, red 3")
    assert table.ask == "draw"
    table.do(DrawCovered)
    table.do(StartLoot, "blue 4")
    assert "swap red 5 0" in table.may()


def test_dt_r6_no_swap_the_first_turn_of_each_pirate_has_no_swap() -> None:
    hands = ["red 1, red 2, red 3", "red 5, blue 4, green 4"]
    table = Table(hands=hands, deck="red 4, red 4, blue 1", first_round="no_swap")
    table.idle(keep="red 2, red 3")
    table.do(DrawCovered)
    table.do(StartLoot, "blue 4")
    assert table.refused(Swap, "red 5", 0) == "DT-R6"
    table.do(EndTurn)
    table.do(DrawCovered)
    assert "swap blue 1 1" in table.may()


def test_dt_r6_place_only_the_first_turn_has_no_draw_swap_or_bonus() -> None:
    hands = ["red gem x2, red coin, green coin x3", "red coin x2, red gem, blue gem"]
    table = Table(hands=hands, version="symbols", first_round="place_only")
    assert table.ask == "first_place"
    assert table.refused(DrawCovered) == "DT-07"
    table.do(StartLoot, "red coin")
    assert table.refused(DrawCovered) == "DT-R6"
    assert table.refused(DiscardForBonus, "red gem x2") == "DT-R6"
    assert table.may() == ["add red gem x2", "add green coin x3", "end_turn"]
    table.do(EndTurn)
    table.do(StartLoot, "red gem")
    assert table.refused(Swap, "red coin x2", 0) == "DT-R6"
    table.do(EndTurn)
    assert table.ask == "draw"


def test_dt_r10_in_the_very_first_turn_the_discard_pile_is_empty() -> None:
    table = Table()
    assert table.may() == ["draw_covered"]
    assert table.refused(DrawDiscard) == "DT-R10"
