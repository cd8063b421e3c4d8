"""The truth reel of Bluffaneer, and what the statistics keep."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bluffaneer.scripted import Table
from treasure_games.core.record import replay
from treasure_games.core.reel import Claim
from treasure_games.games.bluffaneer.rules.actions import BELIEVE, CHALLENGE, CLAIM
from treasure_games.games.bluffaneer.text.words import WORDS

FOUR = ["chest and ship", "chest and swords", "chest and skull", "swords and ship"]


def called(seat: int) -> str:
    return ("Anne", "Bart", "Cleo", "Dora")[seat]


def moments(table: Table) -> list[tuple[Any, Any]]:
    """The true events of the table's record, with their states."""
    return [moment for step in replay(table.play.record) for moment in step.events]


def claims(table: Table) -> tuple[Claim, ...]:
    """The reel of the table's record, over or not."""
    return WORDS.reel(moments(table), called)


def test_a_believed_lie_is_told_with_what_it_cost_and_the_odds() -> None:
    table = Table(FOUR)
    table.all_do({2: CLAIM})
    table.do(0, BELIEVE)
    (claim,) = claims(table)
    assert (claim.seat, claim.is_true, claim.is_caught, claim.chance) == (2, False, False, 0.0)
    assert claim.when == "Turn 1"
    assert claim.text == "Cleo claims chest and swords."
    assert claim.truth == "Cleo shows chest and skull: a bluff!"
    (answer,) = claim.answers
    assert (answer.seat, answer.is_call) == (0, False)
    assert answer.text == "Anne believes it and pays a coin."
    assert answer.chance == pytest.approx(3 / 17)


def test_a_called_lie_is_told_with_the_payment_of_the_claimant() -> None:
    table = Table(FOUR)
    table.all_do({2: CLAIM})
    table.do(0, CHALLENGE)
    (claim,) = claims(table)
    assert claim.is_caught
    assert claim.answers[0].text == "Anne shouts “Bluffaneer!” Cleo pays Anne 1 coin."


def test_a_true_claim_that_was_called_costs_two_coins() -> None:
    table = Table(FOUR)
    table.all_do({1: CLAIM})
    table.do(0, CHALLENGE)
    (claim,) = claims(table)
    assert (claim.is_true, claim.chance) == (True, 1.0)
    assert claim.answers[0].text == "Anne shouts “Bluffaneer!” Anne pays Bart 2 coins."


def test_everyone_who_answers_is_told_with_odds_of_their_own() -> None:
    """Bart holds one of the three cards, Anne and Dora none."""
    table = Table(FOUR, answer="everyone")
    table.all_do({2: CLAIM})
    table.all_do({0: BELIEVE, 1: CHALLENGE, 3: BELIEVE})
    (claim,) = claims(table)
    found = {one.seat: (one.is_call, one.chance) for one in claim.answers}
    assert {seat: is_call for seat, (is_call, _chance) in found.items()} == {
        0: False, 1: True, 3: False,
    }  # fmt: skip
    assert found[1][1] < found[3][1]
    assert found[1][1] == pytest.approx(2 / 16, abs=0.02)


def test_coins_of_doubles_and_matches_belong_to_no_claim() -> None:
    table = Table(FOUR, rolls=["chest swords", "chest chest"])
    table.all_do({2: CLAIM})
    table.do(0, BELIEVE)
    assert len(claims(table)) == 1
    assert "coin" not in claims(table)[0].truth


def test_claims_come_in_their_order_and_one_that_is_unanswered_is_not_told() -> None:
    table = Table(FOUR, rolls=["chest swords", "ship skull", "chest ship"])
    table.all_do({2: CLAIM})
    table.do(0, BELIEVE)
    table.all_do({3: CLAIM})
    assert [one.seat for one in claims(table)] == [2]
    table.do(1, CHALLENGE)
    assert [(one.seat, one.when) for one in claims(table)] == [(2, "Turn 1"), (3, "Turn 2")]


@pytest.mark.parametrize(
    ("claimant", "answer", "counts"),
    [
        (2, BELIEVE, {"bluffs_told": 2}),
        (2, CHALLENGE, {"bluffs_told": 2, "bluffs_caught": 2, "calls_right": 0}),
        (1, CHALLENGE, {}),
    ],
)
def test_the_statistics_count_bluffs_and_right_calls(
    claimant: int, answer: Any, counts: dict[str, int]
) -> None:
    """By name, the one seat that has one of it."""
    table = Table(FOUR)
    table.all_do({claimant: CLAIM})
    table.do(0, answer)
    found = WORDS.counts(moments(table), 4)
    wanted = {name: [int(seat == counts.get(name)) for seat in range(4)] for name in found}
    assert {name: list(numbers) for name, numbers in found.items()} == wanted
    assert set(found) == {"bluffs_told", "bluffs_caught", "calls_right"}
