"""DT-R24: a loot stays readable however long it grows."""

from __future__ import annotations

from itertools import pairwise

import pytest

from treasure_games.games.do_not_touch.ui.chain import WIDE_CARDS, spread

CARD = 100.0


def test_no_cards_take_no_room() -> None:
    assert spread(0, CARD, 500.0).width == 0.0


@pytest.mark.parametrize("count", range(1, 30))
@pytest.mark.parametrize("room", [300.0, 500.0, 900.0, 1300.0])
def test_a_chain_never_leaves_its_room(count: int, room: float) -> None:
    chain = spread(count, CARD, room)
    assert chain.width <= room + 0.01
    assert chain.lefts[0] == 0.0


@pytest.mark.parametrize("count", range(4, 30))
def test_every_strip_stays_readable_and_the_last_cards_wide(count: int) -> None:
    lefts = spread(count, CARD, 700.0).lefts
    steps = [right - left for left, right in pairwise(lefts)]
    assert min(steps) >= 0.33 * CARD
    assert all(step >= 0.6 * CARD for step in steps[-(WIDE_CARDS - 1) :])


def test_what_does_not_fit_becomes_one_stack_that_counts_it() -> None:
    chain = spread(25, CARD, 500.0)
    assert chain.folded > 1
    assert chain.folded - 1 + len(chain.lefts) == 25
    assert chain.index_of(0) == chain.index_of(chain.folded - 1) == 0
    assert chain.index_of(24) == len(chain.lefts) - 1


def test_a_short_chain_has_no_stack() -> None:
    assert spread(5, CARD, 900.0).folded == 0
