"""Captains who are out, and the end of the game."""

from tests.games.scallywager.scripted import Table
from treasure_games.core.game import Outcome
from treasure_games.games.scallywager.rules.actions import (
    BID,
    CALL,
    CONCEAL,
    DRAW_TREASURE,
    DUEL_AT_DAWN,
    POWDER_KEG,
    THE_BLACK_SPOT,
    THE_KRAKEN,
    X_MARKS_THE_SPOT,
)
from treasure_games.games.scallywager.rules.events import (
    CaptainOut,
    GameEnded,
    TokenPassed,
)
from treasure_games.games.scallywager.rules.game import GAME
from treasure_games.games.scallywager.rules.pieces import ADVENTURE, TREASURE


def test_sw_30_a_captain_without_dice_is_out_and_swa_20_gives_up_all_cards() -> None:
    table = Table("225 2 32", treasures={1: "T01 T05"}, adventures={1: "A12"}).bid((4, 2))
    assert table.whose == ("bid", 1)
    table.do(1, CALL)
    table.quiet()
    assert table.found(CaptainOut) == [CaptainOut(1)]
    assert table.kinds(1) == []
    assert [len(pile) for pile in table.state.piles] == [2, 1]
    assert table.view().crew(1) == 0


def test_sw_31_the_last_captain_with_dice_wins() -> None:
    table = Table("22 2").bid((3, 2)).call()
    assert table.is_over
    assert table.happened()[-1] == "game_ended"
    assert table.found(GameEnded) == [GameEnded((2, 0), 0)]
    assert GAME.outcome(table.state) == Outcome((2, 0), (0,))
    assert table.refused(0, BID[1][2]) == "SW-31"


def test_swa_26_the_game_ends_before_anybody_draws() -> None:
    table = Table("22 2").bid((3, 2)).call()
    assert "treasure_drawn" not in table.happened()
    assert GAME.legal(table.state, 0) == ()
    assert table.refused(0, DRAW_TREASURE) == "SW-31"


def test_swa_21_whoever_has_fewer_dice_loses_what_there_is() -> None:
    table = Table("225 2 32").bid((3, 2)).parlay()
    assert table.changes() == [(1, -1, "parlay")]
    assert table.found(CaptainOut) == [CaptainOut(1)]


def test_swa_22_several_may_be_out_together_and_the_rest_plays_on() -> None:
    table = Table("2 2 55 2", cards="off").bid((1, 2), (3, 2)).parlay()
    assert [one.seat for one in table.found(CaptainOut)] == [3, 0, 1]
    assert table.is_over
    assert table.state.winner == 2
    four = Table("22 2 55 2", cards="off").bid((1, 2), (4, 2)).parlay()
    assert four.crew == (1, 0, 2, 0)
    assert not four.is_over


def test_swa_23_a_captain_who_is_alone_has_won_whatever_else_was_due() -> None:
    """Seat 0 would lose to its own wrong number, but has won before."""
    table = Table("22 2", adventures={0: "A12"}).bid((3, 2))
    table.do(1, CALL)
    table.do(0, X_MARKS_THE_SPOT[0])
    assert table.is_over
    assert table.crew == (2, 0)


def test_swa_24_nobody_comes_back_by_a_later_gain() -> None:
    """Seat 1 is out by its call; its own X marked the spot."""
    table = Table("225 2 32", adventures={1: "A12"}).bid((4, 2))
    table.do(1, CALL)
    table.do(1, X_MARKS_THE_SPOT[4])
    assert table.crew == (3, 0, 2)
    assert "crew_gained" not in table.happened()


def test_swa_25_a_captain_out_at_dawn_hands_on_the_token_at_once() -> None:
    """Seat 0 with the token blows itself up; seat 1 opens the bidding."""
    table = Table("2 216 32", adventures={0: "A02"}, rolls=(1,))
    table.do(0, POWDER_KEG[1])
    assert table.found(CaptainOut) == [CaptainOut(0)]
    assert table.found(TokenPassed) == [TokenPassed(1)]
    assert table.whose == ("bid", 1)


def test_swa_25_one_captain_left_at_dawn_ends_the_game() -> None:
    table = Table("22 2", adventures={0: "A01"}, rolls=(1, 6, 3))
    table.do(0, DUEL_AT_DAWN[1])
    assert table.is_over
    assert table.crew == (2, 0)
    kraken = Table("2 2 2", adventures={0: "A05"}, rolls=(1, 6, 3, 3))
    kraken.do(0, THE_KRAKEN)
    assert kraken.crew == (1, 0, 0)
    assert kraken.is_over


def test_swa_20_cards_that_lie_open_or_are_new_are_given_up_too() -> None:
    """Seat 1 has revealed the Black Spot when its call turns out wrong."""
    table = Table("225 2 32", adventures={1: "A11"}).bid((4, 2))
    table.do(1, CALL)
    table.do(1, THE_BLACK_SPOT[0])
    assert table.crew == (3, 0, 2)
    assert len(table.state.piles[ADVENTURE]) == 1
    assert table.state.piles[TREASURE] == ()
    assert CONCEAL not in table.legal()
