"""The rates to begin with: what the solver finds, and that nobody gains by knowing them."""

from __future__ import annotations

import pytest

from tests.games.bluffaneer.scripted import Table
from tools.measure_bluffaneer import gains_of_best_response
from tools.train_bluffaneer import Claim, equilibrium, rates
from treasure_games.games.bluffaneer.bot.equilibrium import UNIT, equilibrium_of
from treasure_games.games.bluffaneer.bot.trained import COIN_ODDS, EQUILIBRIA


@pytest.mark.parametrize("unseen", [6, 11, 17])
def test_for_two_it_is_what_can_be_worked_out_by_hand(unseen: int) -> None:
    """Two claims in three are true, and every other one is challenged."""
    found = equilibrium(Claim(1, 3, unseen))
    holding = 3 / unseen
    assert found.bluff == pytest.approx(holding / (2 * (1 - holding)))
    assert 1 - found.threshold == pytest.approx(0.5)


def test_where_all_unseen_cards_show_the_pair_every_claim_is_true() -> None:
    assert equilibrium(Claim(3, 3, 3)).threshold == 3


def test_the_module_holds_what_the_tool_computes() -> None:
    for seats, by_copies in rates().items():
        for copies, found in by_copies.items():
            stored = EQUILIBRIA[seats, copies]
            assert len(stored) == len(found)
            for one, other in zip(stored, found, strict=True):
                assert one == pytest.approx([UNIT * rate for rate in other], abs=1)
        assert seats in COIN_ODDS


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize(("discarded", "copies"), [(0, 0), (4, 0), (4, 2), (9, 1), (9, 3)])
def test_a_best_response_gains_less_than_a_hundredth_of_a_coin(
    seats: int, discarded: int, copies: int
) -> None:
    found = gains_of_best_response(seats, discarded, copies)
    assert found["roller_gains"] <= 0.01
    assert found["claimant_gains"] <= 0.01


@pytest.mark.parametrize("shout", ["buzzer", "clockwise"])
def test_a_shout_alone_is_mixed_so_that_two_in_three_are_true(shout: str) -> None:
    table = Table(["chest and ship", "chest and swords", "swords and ship"], shout=shout)
    found = equilibrium_of(table.view(0))
    assert found.truth == pytest.approx(2 / 3)
    assert found.challenge == 0.5
