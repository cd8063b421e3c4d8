"""Answering a claim: believe or challenge, and what it costs."""

import pytest

from tests.games.bluffaneer.scripted import Table
from treasure_games.core.asking import CoinFlipped
from treasure_games.core.game import Mode
from treasure_games.games.bluffaneer.rules.actions import BELIEVE
from treasure_games.games.bluffaneer.rules.events import (
    AnswersOpened,
    Believed,
    CardRevealed,
    Challenged,
)
from treasure_games.games.bluffaneer.rules.state import (
    BELIEVED,
    CAUGHT,
    DOUBTING,
    TRUE,
    TRUSTING,
)


def claimed(is_true: bool, seats: int = 3, **options: str | int) -> Table:
    """Seat 1 claims swords and skull of roller 0; seat 1 will roll ship and skull."""
    hands = "CS SK CH CK SH CK" if is_true else "CS CH SH CK SH CK"
    table = Table("SK HK", hands=hands, seats=seats, deck="CS CS", **options)
    table.shouts(1)
    return table


def test_bla_01_the_roller_alone_answers() -> None:
    table = claimed(is_true=True)
    assert (table.asked.seats, table.asked.mode, table.asked.default) == ((0,), Mode.TURN, None)
    assert table.refused(2, "challenge") == "BLA-01"


def test_bl_20_there_must_be_a_claim_to_answer() -> None:
    assert Table("SK").refused(0, "challenge") == "BL-20"


@pytest.mark.parametrize("is_true", [True, False])
def test_bl_19_a_believed_claim_earns_1_and_bla_03_is_revealed_too(is_true: bool) -> None:
    table = claimed(is_true)
    names = table.do(0, "believe")
    assert names[:5] == [
        "believed", "coins_paid", "card_revealed", "card_discarded", "card_drawn",
    ]  # fmt: skip
    assert table.found(Believed) == [Believed(0, 1)]
    assert table.found(CardRevealed) == [CardRevealed(1, 1, is_true)]
    assert table.coins == [9, 11, 10]
    assert table.pile() == ["SK" if is_true else "CH"]


def test_bl_20_a_challenged_claimant_reveals_before_anybody_pays() -> None:
    table = claimed(is_true=False)
    names = table.do(0, "challenge")
    assert names[:5] == [
        "challenged", "card_revealed", "coins_paid", "card_discarded", "card_drawn",
    ]  # fmt: skip
    assert table.found(Challenged) == [Challenged(0, 1)]


def test_bl_21_a_true_claim_costs_the_challenger_2() -> None:
    table = claimed(is_true=True)
    table.do(0, "challenge")
    assert table.payments() == [(0, 1, 2)]


def test_bl_22_a_bluff_costs_the_claimant_1() -> None:
    table = claimed(is_true=False)
    table.do(0, "challenge")
    assert table.payments() == [(1, 0, 1)]


def test_bla_08_a_challenger_with_one_coin_pays_that() -> None:
    """Seat 0 has 5, is robbed of 4 by seats 1 and 2, then challenges a true claim with 1."""
    table = Table("KK CC CC SK", hands="CS SK CH", deck="CS", coins=5)
    assert table.coins == [1, 7, 7]
    table.shouts(1)
    table.do(0, "challenge")
    assert table.payments() == [(0, 1, 1)]
    assert table.is_over


@pytest.mark.parametrize(
    ("is_true", "answer", "kind", "answered"),
    [
        (True, "believe", TRUE, TRUSTING),
        (True, "challenge", TRUE, DOUBTING),
        (False, "believe", BELIEVED, TRUSTING),
        (False, "challenge", CAUGHT, DOUBTING),
    ],
)
def test_bla_03_all_claims_are_revealed_so_all_may_be_counted(
    is_true: bool, answer: str, kind: int, answered: int
) -> None:
    table = claimed(is_true)
    table.do(0, answer)
    assert table.view(2).tally(1, kind) == 1
    assert table.view(2).tally(0, answered) == 1
    assert sum(table.view(2).tallies) == 3  # and seat 2 has stayed quiet


def test_bla_01_everybody_may_answer_for_himself_in_secret() -> None:
    table = claimed(is_true=True, seats=4, answer="everyone")
    asked = table.asked
    assert (asked.seats, asked.mode, asked.default) == ((0, 2, 3), Mode.SEALED, BELIEVE)
    table.do(3, "challenge")
    assert table.view(0).yes == 0
    assert table.view(3).yes == 8
    assert table.refused(3, "believe") == "BLA-16"
    assert table.refused(1, "believe") == "BLA-16"


@pytest.mark.parametrize(
    ("is_true", "payments"),
    [(True, [(2, 1, 1), (3, 1, 2), (0, 1, 2)]), (False, [(2, 1, 1), (1, 3, 1), (1, 0, 1)])],
)
def test_bla_02_all_answers_are_paid_clockwise_from_the_claimants_left(
    is_true: bool, payments: list[tuple[int, int, int]]
) -> None:
    table = claimed(is_true, seats=4, answer="everyone")
    table.shouts(0, 3)
    assert table.found(AnswersOpened) == [AnswersOpened((0, 3))]
    assert table.payments()[:3] == payments
    assert table.happened()[1:3] == ["answers_opened", "card_revealed"]


def test_bla_01_by_house_rule_the_first_to_challenge_answers() -> None:
    table = claimed(is_true=True, seats=4, answer="first_shout")
    assert (table.asked.seats, table.asked.mode) == ((0, 2, 3), Mode.RACE)
    table.do(0, "challenge", at=900)
    table.do(3, "challenge", at=400)
    table.do(2, "believe")
    assert table.found(Challenged) == [Challenged(3, 1)]
    assert table.payments()[0] == (3, 1, 2)


def test_bla_01_if_nobody_challenges_the_roller_believes() -> None:
    table = claimed(is_true=False, seats=4, answer="first_shout")
    table.shouts()
    assert table.found(Believed) == [Believed(0, 1)]
    assert table.payments()[0] == (0, 1, 1)


def test_bl_24_simultaneous_challenges_are_decided_by_a_coin() -> None:
    table = claimed(is_true=False, answer="first_shout")
    table.luck.draws.append(1)
    table.do(0, "challenge", at=500)
    table.do(2, "challenge", at=600)
    assert table.found(CoinFlipped) == [CoinFlipped((0, 2), 2)]
    assert table.payments()[0] == (1, 2, 1)
