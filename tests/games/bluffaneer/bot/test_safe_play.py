"""One claim and its answer, played safely: what a best response could win is measured."""

from itertools import product

import pytest

from tests.games.bluffaneer.scripted import Table
from treasure_games.games.bluffaneer.bot.judgement import balance, stakes_for
from treasure_games.games.bluffaneer.bot.mind import MIND
from treasure_games.games.bluffaneer.rules.actions import CHALLENGE, CLAIM

HELD = 3 / 17
"""The chance to hold the rolled pair at the beginning: the roller's card is known to lack it."""


def claim_rate(hand: str, seats: int) -> float:
    table = Table("CS", hands=f"HK {hand} CH SK CK SH", seats=seats)
    return MIND.policy(table.view(1)).get(CLAIM, 0.0)


def call_rate(claimant: str, seats: int) -> float:
    table = Table("CS", hands=f"HK {claimant} CH SK CK SH", seats=seats)
    table.shouts(1)
    return MIND.policy(table.view(0)).get(CHALLENGE, 0.0)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_best_responses_of_both_sides_gain_a_hundredth_of_a_coin_at_most(seats: int) -> None:
    """In coins that go from the roller to the claimant, at equal coins and without evidence."""
    bluff, call = claim_rate("CH", seats), call_rate("CH", seats)
    assert claim_rate("CS", seats) == 1
    if_true, if_bluff = 1 + call, 1 - 2 * call
    best_claims = HELD * if_true + (1 - HELD) * max(0.0, if_bluff)
    best_answers = min(HELD + (1 - HELD) * bluff, 2 * HELD - (1 - HELD) * bluff)
    assert best_claims - best_answers <= 0.01


def test_the_roller_answers_alike_whatever_the_claimant_holds() -> None:
    assert call_rate("CS", 2) == call_rate("SK", 2)


@pytest.mark.parametrize(
    ("coins", "held"),
    list(
        product([(10, 10, 10), (1, 9, 9), (9, 1, 12), (2, 2, 20), (3, 15, 4)], [0.0, 0.1, 0.3, 0.9])
    ),
)
def test_the_balance_is_an_equilibrium_of_the_chances_of_victory(
    coins: tuple[int, ...], held: float
) -> None:
    """Against every other rate of bluffs and calls, on a fine grid."""
    roller, claimant = 0, 1
    theirs = stakes_for(coins, claimant, claimant, (roller,))
    own = stakes_for(coins, roller, claimant, (roller,))
    bluff, call = balance(held, theirs, own)

    def bluffing(rate: float) -> float:
        return rate * (call * theirs.bluff + (1 - call) * theirs.believed - theirs.quiet)

    def calling(rate: float) -> float:
        claims = held + (1 - held) * bluff
        return claims * rate * (own.of_challenge(held, bluff) - own.believed)

    for other in [step / 20 for step in range(21)]:
        assert bluffing(other) <= bluffing(bluff) + 1e-9
        assert calling(other) <= calling(call) + 1e-9


def test_a_roller_with_one_coin_calls_as_believing_would_lose_the_game() -> None:
    table = Table("CS", hands="HK CH SK", seats=3)
    table.state.coins[:] = [1, 10, 10]
    table.shouts(1)
    assert MIND.policy(table.view(0)) == {CHALLENGE: 1}
