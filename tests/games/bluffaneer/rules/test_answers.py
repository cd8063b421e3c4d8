"""Who answers a claim: the roller, everyone, or the first to object."""

from __future__ import annotations

import pytest

from tests.games.bluffaneer.scripted import Table
from treasure_games.core.game import Mode
from treasure_games.games.bluffaneer.rules.actions import (
    BELIEVE,
    CHALLENGE,
    CLAIM,
    STAY_QUIET,
)
from treasure_games.games.bluffaneer.rules.events import (
    ClaimBelieved,
    ClaimChallenged,
    CoinFlipped,
    Paid,
)
from treasure_games.games.bluffaneer.rules.game import GAME

FOUR = ["chest and ship", "chest and swords", "chest and skull", "swords and ship"]
"""Seat 0 rolls chest and swords: seat 1 has it."""


def claimed(seat: int, coins: tuple[int, ...] = (), **options: str) -> Table:
    """A table at which that seat has claimed."""
    table = Table(FOUR, coins=coins, **options)
    if options.get("shout") == "buzzer":
        table.race({seat: 1000})
    else:
        while table.ask == "claim":
            table.do(table.asked[0], CLAIM if table.asked[0] == seat else STAY_QUIET)
    return table


def payments(table: Table) -> list[tuple[int, int, int]]:
    return [(one.payer, one.payee, one.coins) for one in table.told(Paid)]


def test_bla_01_as_a_rule_the_roller_answers_alone() -> None:
    table = claimed(1)
    assert (table.ask, table.asked) == ("answer", (0,))
    assert GAME.legal(table.state, 0) == (BELIEVE, CHALLENGE)
    assert table.refused(2, CHALLENGE) == "BLA-01"
    assert table.refused(1, BELIEVE) == "BLA-01"


def test_bla_01_and_bla_02_everyone_may_answer_in_secret_and_pays_clockwise() -> None:
    table = claimed(2, answer="everyone")
    pending = GAME.pending(table.state)
    assert pending is not None
    assert (pending.seats, pending.mode, pending.default) == ((3, 0, 1), Mode.SEALED, BELIEVE)
    table.all_do({0: CHALLENGE}, others=BELIEVE)
    assert table.told(ClaimChallenged) == [ClaimChallenged(0)]
    assert table.told(ClaimBelieved) == [ClaimBelieved(3), ClaimBelieved(1)]
    assert payments(table) == [(3, 2, 1), (2, 0, 1), (1, 2, 1)]
    assert table.coins == [11, 9, 11, 9]


def test_bla_02_a_true_claim_is_paid_by_all_each_as_it_has_answered() -> None:
    table = claimed(1, answer="everyone")
    table.all_do({3: CHALLENGE}, others=BELIEVE)
    assert payments(table) == [(2, 1, 1), (3, 1, 2), (0, 1, 1)]


def test_bla_02_a_claimant_without_coins_pays_those_behind_nothing() -> None:
    table = claimed(2, coins=(10, 10, 1, 10), answer="everyone")
    table.all_do({}, others=CHALLENGE)
    assert payments(table) == [(2, 3, 1)]
    assert table.coins == [10, 10, 0, 11]


def test_bla_02_and_bla_16_nobody_answers_its_own_claim_or_twice() -> None:
    table = claimed(2, answer="everyone")
    assert table.refused(2, BELIEVE) == "BLA-16"
    table.do(3, BELIEVE)
    assert table.refused(3, CHALLENGE) == "BLA-02"


def test_bla_01_the_first_to_object_answers_alone() -> None:
    table = claimed(2, answer="first_shout", shout="clockwise")
    assert table.asked == (3,)
    table.do(3, BELIEVE)
    assert table.asked == (0,)
    table.do(0, BELIEVE)
    table.do(1, CHALLENGE)
    assert payments(table) == [(2, 1, 1)]


def test_bla_01_if_nobody_objects_the_roller_pays() -> None:
    table = claimed(2, answer="first_shout")
    table.all_do({}, others=BELIEVE)
    assert table.told(ClaimBelieved) == [ClaimBelieved(0)]
    assert payments(table) == [(0, 2, 1)]


def test_bla_01_of_several_who_object_at_once_a_coin_picks_one() -> None:
    table = claimed(1, answer="first_shout")
    table.luck.cards = [1]
    table.all_do({2: CHALLENGE, 3: CHALLENGE}, others=BELIEVE)
    assert table.told(CoinFlipped) == [CoinFlipped((2, 3), 3)]
    assert payments(table) == [(3, 1, 2)]


def test_bla_01_and_bla_06_with_a_buzzer_the_first_to_press_objects() -> None:
    table = claimed(2, answer="first_shout", shout="buzzer")
    pending = GAME.pending(table.state)
    assert pending is not None
    assert (pending.mode, pending.default) == (Mode.RACE, BELIEVE)
    table.race({3: 900, 0: 700}, CHALLENGE)
    assert payments(table) == [(2, 0, 1)]


@pytest.mark.parametrize("answer", ["roller", "everyone", "first_shout"])
def test_bl_20_a_standing_claim_wants_an_answer(answer: str) -> None:
    table = claimed(1, answer=answer)
    assert table.refused(table.asked[0], STAY_QUIET) == "BL-20"
