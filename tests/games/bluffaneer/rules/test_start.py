"""Setting up: players, cards, coins, and who begins."""

import pytest

from tests.games.bluffaneer.scripted import Table
from treasure_games.core.chance import SeededChance
from treasure_games.core.errors import BadSetup
from treasure_games.core.game import silent
from treasure_games.core.options import Setup
from treasure_games.games.bluffaneer.rules.events import Dealt, StarterChosen
from treasure_games.games.bluffaneer.rules.game import GAME
from treasure_games.games.bluffaneer.rules.pieces import PACK


def test_bl_01_three_to_six_play_and_bla_21_two_by_house_rule() -> None:
    assert GAME.info.seats == (2, 6)
    for seats in (1, 7):
        with pytest.raises(BadSetup):
            Setup.of(GAME.info, seats)
    table = Table("CS HK", hands="SH CK", seats=2)
    assert table.asked.seats == (1,)
    assert table.coins == [10, 10]


def test_bl_02_everybody_gets_one_card_and_the_rest_is_the_stack() -> None:
    table = Table("HK", hands="CS CH SK", deck="CK")
    assert [event.seat for event in table.found(Dealt)] == [0, 1, 2]
    assert [table.card(seat, viewer=seat) for seat in range(3)] == ["CS", "CH", "SK"]
    assert len(table.state.stack) == len(PACK) - 3
    assert [PACK.count(face) for face in range(6)] == [3] * 6


@pytest.mark.parametrize(("seats", "coins"), [(2, 10), (3, 10), (4, 10), (5, 10), (6, 8)])
def test_bl_03_ten_coins_each_or_eight_with_six_and_bl_04_the_rest_is_in_the_box(
    seats: int, coins: int
) -> None:
    state = GAME.new(Setup.of(GAME.info, seats))
    assert state.coins == [coins] * seats
    assert state.box == 50 - coins * seats


def test_bla_22_by_house_rule_any_number_of_coins_even_more_than_fifty() -> None:
    state = GAME.new(Setup.of(GAME.info, 6, {"coins": 10}))
    assert (state.coins, state.box) == ([10] * 6, 0)
    assert GAME.new(Setup.of(GAME.info, 3, {"coins": 5})).box == 35
    for coins in (4, 21):
        with pytest.raises(BadSetup):
            Setup.of(GAME.info, 3, {"coins": coins})


def test_bl_05_and_bla_15_chance_chooses_who_rolls_first() -> None:
    starters = set()
    for seed in range(40):
        events: list[object] = []
        state = GAME.new(Setup.of(GAME.info, 4))
        GAME.start(state, SeededChance(seed), events.append)
        starters |= {event.seat for event in events if isinstance(event, StarterChosen)}
    assert starters == {0, 1, 2, 3}


def test_bl_06_a_seat_sees_its_own_card_and_no_other() -> None:
    table = Table("HK", hands="CS CH SK")
    assert [table.card(seat, viewer=1) for seat in range(3)] == ["?", "CH", "?"]
    assert [table.card(seat) for seat in range(3)] == ["?", "?", "?"]
    assert table.view(1).own_face == table.state.faces[table.state.hands[1]]


def test_bl_02_nothing_can_be_done_before_the_deal() -> None:
    state = GAME.new(Setup.of(GAME.info, 3))
    pending = GAME.pending(state)
    assert pending is not None
    assert pending.seats == ()
    assert GAME.legal(state, 0) == ()
    GAME.start(state, SeededChance(1), silent)
    assert GAME.pending(state) != pending
