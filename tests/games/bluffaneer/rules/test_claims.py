"""Shouting: in secret, by a buzzer, one after another; and what a claim brings."""

from __future__ import annotations

import pytest

from tests.games.bluffaneer.scripted import Table
from treasure_games.core.game import Mode
from treasure_games.games.bluffaneer.rules.actions import (
    BELIEVE,
    CHALLENGE,
    CLAIM,
    FALSE_START,
    STAY_QUIET,
)
from treasure_games.games.bluffaneer.rules.events import (
    CardRevealed,
    Claimed,
    CoinFlipped,
    FalseStarted,
    HandsRaised,
    KeptQuiet,
    Paid,
)
from treasure_games.games.bluffaneer.rules.game import GAME
from treasure_games.games.bluffaneer.rules.state import BLUFFS, RAISED, TRUE_CLAIMS, WINDOWS

FOUR = ["chest and ship", "chest and swords", "chest and skull", "swords and ship"]
"""Seat 0 rolls chest and swords: seat 1 has it."""


def test_bl_17_everybody_but_the_roller_may_claim_and_keeps_the_card_hidden() -> None:
    table = Table(FOUR)
    assert (table.ask, table.asked) == ("claim", (1, 2, 3))
    table.all_do({1: CLAIM})
    assert table.told(Claimed) == [Claimed(1)]
    assert table.view(0).faces[table.state.hands[1]] == -1


@pytest.mark.parametrize(("seat", "is_true"), [(1, True), (2, False)])
def test_bl_18_a_claim_may_be_true_or_a_bluff(seat: int, is_true: bool) -> None:
    table = Table(FOUR)
    table.all_do({seat: CLAIM})
    table.do(0, BELIEVE)
    assert table.told(CardRevealed)[0].is_match == is_true


@pytest.mark.parametrize("seat", [1, 2])
def test_bl_19_and_bla_03_a_believed_claim_brings_a_coin_and_the_card_is_shown(seat: int) -> None:
    table = Table(FOUR)
    table.all_do({seat: CLAIM})
    told = table.do(0, BELIEVE)
    assert told[:4] == ["claim_believed", "paid", "card_revealed", "discarded"]
    assert table.coins[0] == 9
    assert table.coins[seat] == 11
    assert len(table.pile()) == 1


def test_bl_20_and_bl_21_a_true_claim_that_is_challenged_costs_the_roller_two() -> None:
    table = Table(FOUR)
    table.all_do({1: CLAIM})
    assert table.do(0, CHALLENGE)[:3] == ["claim_challenged", "card_revealed", "paid"]
    assert table.coins == [8, 12, 10, 10]


def test_bl_20_and_bl_22_a_bluff_that_is_challenged_costs_the_claimant_one() -> None:
    table = Table(FOUR)
    table.all_do({2: CLAIM})
    table.do(0, CHALLENGE)
    assert table.coins == [11, 10, 9, 10]


def test_bla_08_a_roller_with_one_coin_pays_only_that() -> None:
    table = Table(FOUR, coins=[1, 10, 10, 10])
    table.all_do({1: CLAIM})
    table.do(0, CHALLENGE)
    assert table.coins == [0, 11, 10, 10]


def test_bl_23_only_one_claim_counts() -> None:
    table = Table(FOUR)
    table.all_do({1: CLAIM, 3: CLAIM})
    assert len(table.told(Claimed)) == 1
    assert table.asked == (0,)


def test_bl_24_and_bla_07_of_several_hands_a_coin_picks_one() -> None:
    for picked in range(3):
        table = Table(FOUR)
        table.luck.cards = [picked]
        table.all_do({1: CLAIM, 2: CLAIM, 3: CLAIM})
        assert table.told(HandsRaised) == [HandsRaised((1, 2, 3))]
        assert table.told(CoinFlipped) == [CoinFlipped((1, 2, 3), 1 + picked)]
        assert table.told(Claimed) == [Claimed(1 + picked)]


def test_bl_26_without_a_claim_all_keep_their_cards() -> None:
    table = Table(FOUR)
    table.nobody_claims()
    assert [table.hand(seat) for seat in range(4)] == FOUR
    assert table.told(Paid) == []
    assert table.state.roller == 1


def test_bla_16_a_claim_and_a_silence_stand() -> None:
    table = Table(FOUR)
    table.do(2, CLAIM)
    assert table.refused(2, STAY_QUIET) == "BLA-16"
    table.do(1, STAY_QUIET)
    table.do(3, STAY_QUIET)
    assert table.refused(2, BELIEVE) == "BLA-01"
    assert table.refused(0, CLAIM) == "BL-20"


def test_bla_06_sealed_choices_are_asked_for_all_at_once_with_silence_as_default() -> None:
    pending = GAME.pending(Table(FOUR).state)
    assert pending is not None
    assert (pending.mode, pending.default, pending.seconds) == (Mode.SEALED, STAY_QUIET, 8.0)


def test_bla_06_the_first_to_press_the_buzzer_claims() -> None:
    table = Table(FOUR, shout="buzzer")
    pending = GAME.pending(table.state)
    assert pending is not None
    assert (pending.mode, pending.default, pending.seconds) == (Mode.RACE, STAY_QUIET, 5.0)
    table.race({1: 1500, 2: 1379, 3: 4000})
    assert table.told(HandsRaised) == [HandsRaised((2,))]
    assert table.told(Claimed) == [Claimed(2)]


def test_bla_06_presses_within_120_milliseconds_of_the_first_are_simultaneous() -> None:
    table = Table(FOUR, shout="buzzer")
    table.luck.cards = [1]
    table.race({1: 1120, 2: 1121, 3: 1000})
    assert table.told(CoinFlipped) == [CoinFlipped((1, 3), 3)]


def test_bla_06_the_order_in_which_presses_are_told_does_not_count() -> None:
    ends = []
    for order in ((1, 2, 3), (3, 2, 1), (2, 3, 1)):
        table = Table(FOUR, shout="buzzer")
        moments = {1: 900, 2: 800, 3: 500}
        for seat in order:
            table.do(seat, CLAIM, at=moments[seat])
        ends.append(table.state.data())
    assert ends[0] == ends[1] == ends[2]


def test_bla_06_a_false_start_locks_out_of_this_roll_only() -> None:
    table = Table(FOUR, shout="buzzer")
    assert table.do(1, FALSE_START) == ["false_started"]
    assert table.told(FalseStarted) == [FalseStarted(1)]
    assert table.refused(1, CLAIM) == "BLA-16"
    table.do(2, STAY_QUIET)
    table.do(3, STAY_QUIET)
    assert table.told(HandsRaised) == [HandsRaised(())]
    assert table.state.roller == 1
    table.all_do({})
    assert 1 in table.asked


@pytest.mark.parametrize("shout", ["sealed", "clockwise"])
def test_bla_06_there_is_no_false_start_where_no_clock_counts(shout: str) -> None:
    assert Table(FOUR, shout=shout).refused(1, FALSE_START) == "BLA-06"


def test_bla_06_who_lost_the_race_is_not_told_to_have_run() -> None:
    table = Table(FOUR, shout="buzzer")
    table.race({1: 500, 2: 900})
    assert table.view(0).tally(2, RAISED) == table.view(0).tally(2, WINDOWS) == 0
    assert table.view(0).tally(1, RAISED) == 1


def test_bla_06_clockwise_each_is_asked_in_turn_until_one_claims() -> None:
    table = Table(FOUR, shout="clockwise")
    assert table.asked == (1,)
    assert table.refused(2, CLAIM) == "BLA-06"
    table.do(1, STAY_QUIET)
    assert table.events == [KeptQuiet(1)]
    assert table.asked == (2,)
    table.do(2, CLAIM)
    assert table.told(Claimed) == [Claimed(2)]
    assert table.asked == (0,)


def test_bla_06_clockwise_nobody_is_asked_twice() -> None:
    table = Table(FOUR, shout="clockwise")
    assert table.nobody_claims()[:4] == ["kept_quiet", "kept_quiet", "kept_quiet", "hands_raised"]
    assert table.state.roller == 1


def test_claims_are_counted_as_true_or_false() -> None:
    table = Table(FOUR, rolls=["chest swords", "ship skull"])
    table.all_do({1: CLAIM})
    table.do(0, BELIEVE)
    table.all_do({3: CLAIM})
    table.do(1, CHALLENGE)
    view = table.view(None)
    assert [view.tally(seat, TRUE_CLAIMS) for seat in range(4)] == [0, 1, 0, 0]
    assert [view.tally(seat, BLUFFS) for seat in range(4)] == [0, 0, 0, 1]
