"""The turn goes round, somebody runs out of coins, and the richest wins."""

from __future__ import annotations

from tests.games.bluffaneer.scripted import Table
from treasure_games.games.bluffaneer.rules.actions import BELIEVE, CHALLENGE, CLAIM, STAY_QUIET
from treasure_games.games.bluffaneer.rules.events import Drew, GameEnded, TieFlipped
from treasure_games.games.bluffaneer.rules.game import GAME

FOUR = ["chest and ship", "chest and swords", "chest and skull", "swords and ship"]


def ended(coins: tuple[int, ...], **options: str) -> Table:
    """Seat 0 pays its last coin to seat 1."""
    table = Table(FOUR, coins=coins, **options)
    table.all_do({1: CLAIM})
    table.do(0, BELIEVE)
    return table


def test_bl_29_the_bones_go_clockwise() -> None:
    table = Table(FOUR)
    rollers = []
    for _ in range(5):
        rollers.append(table.state.roller)
        table.nobody_claims()
    assert rollers == [0, 1, 2, 3, 0]


def test_bl_30_the_game_ends_when_somebody_has_no_coins() -> None:
    table = ended((1, 12, 10, 9))
    assert GAME.pending(table.state) is None
    assert table.refused(1, STAY_QUIET) == "BL-30"
    assert GAME.outcome(Table(FOUR).state) is None


def test_bl_31_the_most_coins_win() -> None:
    table = ended((1, 12, 10, 9))
    assert table.events[-1] == GameEnded((0, 13, 10, 9), (1,))


def test_bla_10_the_action_is_paid_but_no_card_is_drawn_any_more() -> None:
    table = ended((1, 12, 10, 9))
    assert table.told(Drew) == []
    assert table.happened()[-2:] == ["discarded", "game_ended"]


def test_bla_11_several_may_run_out_together_and_do_not_win() -> None:
    table = Table(FOUR, rolls=["chest swords", "chest chest"], coins=[1, 10, 1, 10])
    table.nobody_claims()
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome == ((0, 13, 0, 9), (1,))


def test_bl_32_and_bla_14_a_coin_decides_a_tie_of_two_or_more() -> None:
    for picked in range(3):
        table = Table(FOUR, coins=[1, 9, 10, 10])
        table.all_do({1: CLAIM})
        table.luck.cards = [picked]
        table.do(0, CHALLENGE)
        assert table.told(TieFlipped) == [TieFlipped((1, 2, 3), 1 + picked)]
        assert table.events[-1] == GameEnded((0, 10, 10, 10), (1 + picked,))


def test_bla_14_the_house_may_let_them_share() -> None:
    table = ended((1, 9, 10, 9), tie="shared")
    assert table.told(TieFlipped) == []
    assert table.events[-1] == GameEnded((0, 10, 10, 9), (1, 2))
