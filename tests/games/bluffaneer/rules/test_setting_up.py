"""Players, coins, the deal and who begins."""

from __future__ import annotations

import pytest

from tests.battery.playing import opened
from tests.games.bluffaneer.scripted import Table
from treasure_games.core.errors import BadSetup
from treasure_games.core.game import UNKNOWN
from treasure_games.core.options import Setup
from treasure_games.games.bluffaneer.rules.events import Dealt, GameStarted
from treasure_games.games.bluffaneer.rules.game import GAME, INFO
from treasure_games.games.bluffaneer.rules.pieces import COPIES, FACES, PACK

FOUR = ["chest and ship", "chest and ship", "chest and skull", "swords and ship"]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_bl_01_three_to_six_pirates_sit_down(seats: int) -> None:
    play = opened(GAME, seats, {}, 1)
    assert len(play.state.hands) == seats


@pytest.mark.parametrize("seats", [1, 7])
def test_bl_01_fewer_and_more_are_refused(seats: int) -> None:
    with pytest.raises(BadSetup):
        Setup.of(INFO, seats)


def test_bla_21_two_may_play_as_a_house_rule() -> None:
    table = Table(["chest and ship", "chest and skull"])
    assert table.coins == [10, 10]
    assert table.asked == (1,)


def test_the_pack_has_each_unlike_pair_three_times() -> None:
    assert len(PACK) == 18
    assert all(one != two for one, two in FACES)
    assert {PACK.count(face) for face in range(6)} == {COPIES}


def test_bl_02_everybody_is_dealt_one_card_and_the_rest_is_the_stack() -> None:
    table = Table(FOUR)
    assert [table.hand(seat) for seat in range(4)] == FOUR
    assert [event.seat for event in table.told(Dealt)] == [0, 1, 2, 3]
    assert len(table.state.stack) == 14


@pytest.mark.parametrize(("seats", "coins", "box"), [(3, 10, 20), (4, 10, 10), (5, 10, 0)])
def test_bl_03_and_bl_04_ten_coins_each_and_the_rest_in_the_box(
    seats: int, coins: int, box: int
) -> None:
    events: list[object] = []
    opened(GAME, seats, {}, 1, events.append)
    assert events[0] == GameStarted(seats, coins, box)


def test_bl_03_six_pirates_get_eight_each() -> None:
    events: list[object] = []
    opened(GAME, 6, {}, 1, events.append)
    assert events[0] == GameStarted(6, 8, 2)


@pytest.mark.parametrize("coins", [5, 10, 17, 20])
def test_bla_22_the_house_may_deal_out_other_sums_and_finds_more_coins(coins: int) -> None:
    events: list[object] = []
    opened(GAME, 6, {"coins": coins}, 1, events.append)
    assert events[0] == GameStarted(6, coins, max(0, 50 - 6 * coins))


def test_bl_05_and_bla_15_chance_decides_who_begins() -> None:
    starters = set()
    for seed in range(40):
        play = opened(GAME, 4, {}, seed)
        starters.add(play.record.deal[0])
    assert starters == {0, 1, 2, 3}


def test_bl_06_each_sees_only_its_own_card() -> None:
    table = Table(FOUR)
    for seat in range(4):
        view = table.view(seat)
        known = [card for card, face in enumerate(view.faces) if face != UNKNOWN]
        assert known == [table.state.hands[seat]]
    assert set(table.view(None).faces) == {UNKNOWN}
