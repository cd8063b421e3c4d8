"""What the computer player makes of cards, habits and coins."""

import pytest

from tests.games.bluffaneer.scripted import Table
from treasure_games.games.bluffaneer.bot.beliefs import BLUFFS, CALLS, chance_to_hold
from treasure_games.games.bluffaneer.bot.judgement import chance_after, chances, worth_after
from treasure_games.games.bluffaneer.bot.mind import MIND
from treasure_games.games.bluffaneer.rules.actions import (
    CHALLENGE,
    CLAIM,
    STAY_QUIET,
    STEAL,
)
from treasure_games.games.bluffaneer.rules.state import (
    BELIEVED,
    DOUBTING,
    QUIET,
    TALLIES,
    TRUE,
    TRUSTING,
)


def noted(table: Table, seat: int, kind: int, times: int) -> None:
    table.state.tallies[seat * TALLIES + kind] = times


def claimed(claimant_tallies: dict[int, int]) -> float:
    """How often the roller calls one who has played like that."""
    table = Table("CS", hands="HK CH SK CK", seats=4)
    for kind, times in claimant_tallies.items():
        noted(table, 1, kind, times)
    table.shouts(1)
    return MIND.policy(table.view(0)).get(CHALLENGE, 0.0)


# Cards


def test_copies_that_lie_open_are_counted() -> None:
    table = Table("CS CS", hands="HK CS SK", deck="CH", seats=3)
    assert chance_to_hold(table.view(0), 1) == pytest.approx(3 / 17)
    table.shouts(1)
    table.do(0, "believe")
    assert chance_to_hold(table.view(1), 2) < 2 / 15


def test_who_stayed_quiet_for_a_pair_hardly_holds_it() -> None:
    table = Table("CS CS", hands="HK CH SK", seats=3)
    before = chance_to_hold(table.view(0), 2)
    table.shouts()
    assert chance_to_hold(table.view(0), 2) < 0.1 * before


def test_what_others_think_of_the_own_card_does_not_depend_on_it() -> None:
    """Else the rate of bluffs would tell the card."""
    rates = {
        MIND.policy(Table("CS", hands=f"HK {own} SK", seats=3).view(1))[CLAIM]
        for own in ("CH", "CK", "SH")
    }
    assert max(rates) - min(rates) < 1e-9


# Habits


def test_liars_are_called_and_the_honest_are_believed() -> None:
    assert claimed({BELIEVED: 6, QUIET: 4}) > 0.9
    assert claimed({TRUE: 6, QUIET: 40}) < 0.2
    assert 0.45 < claimed({}) < 0.55


@pytest.mark.parametrize(("kind", "low", "high"), [(TRUSTING, 0.9, 1.0), (DOUBTING, 0.0, 0.02)])
def test_the_trusting_are_lied_to_and_doubters_are_not(kind: int, low: float, high: float) -> None:
    table = Table("CS", hands="HK CH SK", seats=3)
    noted(table, 0, kind, 12)
    assert low <= MIND.policy(table.view(1)).get(CLAIM, 0.0) <= high


def test_a_habit_of_the_table_tells_something_about_each_seat() -> None:
    table = Table("CS", hands="HK CH SK CK", seats=4)
    before = BLUFFS.rate(table.view(0), 1, 0.1, 1.0), CALLS.rate(table.view(1), 0, 0.5, 1.0)
    noted(table, 2, BELIEVED, 8)
    noted(table, 2, TRUSTING, 8)
    after = BLUFFS.rate(table.view(0), 1, 0.1, 1.0), CALLS.rate(table.view(1), 0, 0.5, 1.0)
    assert after[0] > before[0]
    assert after[1] < before[1]


# Coins


@pytest.mark.parametrize("coins", [(10, 10), (3, 12, 9), (1, 1, 30, 4), (5, 6, 7, 8, 9)])
def test_chances_of_victory_add_up_and_grow_with_coins(coins: tuple[int, ...]) -> None:
    shares = chances(coins)
    assert sum(shares) == pytest.approx(1)
    assert sorted(shares) == [share for _, share in sorted(zip(coins, shares, strict=True))]


def test_claims_are_for_coins_while_all_is_calm_and_for_victory_at_the_end() -> None:
    def worth(coins: tuple[int, ...], change: int) -> float:
        return worth_after(coins, 0, (0, 1, -change) if change < 0 else (1, 0, change))

    calm, tense, between = (10, 10, 10), (3, 9, 9), (7, 9, 10)
    assert worth(calm, 1) - worth(calm, 0) == pytest.approx(worth(calm, 0) - worth(calm, -1))
    assert worth(tense, -1) == chance_after(tense, 0, (0, 1, 1))
    coin, victory = chances(between)[0] - 1 / 26, chance_after(between, 0, (0, 1, 1))
    assert min(coin, victory) < worth(between, -1) < max(coin, victory)


def test_at_the_end_the_richest_share_the_victory() -> None:
    assert chances((0, 12, 12, 3)) == [0, 0.5, 0.5, 0]
    assert chance_after((1, 5, 6), 1, (0, 1, 3)) == 0.5


def test_nobody_claims_coins_that_let_another_win() -> None:
    table = Table("CS", hands="HK CS SK", seats=3)
    table.state.coins[:] = [1, 5, 20]
    assert MIND.policy(table.view(1)) == {STAY_QUIET: 1}


def test_the_end_of_the_game_is_stolen_only_by_who_wins_it() -> None:
    table = Table("HH", hands="HK CS SK", seats=3)
    table.state.coins[:] = [10, 3, 12]
    assert MIND.policy(table.view(0)) == {STEAL[1]: 1}, "13 against 12"
    table.state.coins[:] = [6, 3, 12]
    assert MIND.policy(table.view(0)) == {STEAL[2]: 1}
