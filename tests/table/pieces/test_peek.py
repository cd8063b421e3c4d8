"""A piece that lies face down is lifted for its owner by a hold or a tap, and hides itself."""

import pytest

from treasure_games.table.peek import Hold, Peek


class Piece:
    """A cup with something under it."""

    def __init__(self, seconds: float | None = 5.0) -> None:
        self.is_up = False
        self.may_be_lifted = True
        self.peek = Peek(self._lift, self._drop, lambda: seconds)

    def _lift(self) -> bool:
        self.is_up = self.may_be_lifted
        return self.may_be_lifted

    def _drop(self) -> None:
        self.is_up = False


def test_a_hold_lasts_as_long_as_it_is_held() -> None:
    piece = Piece()
    piece.peek.hold(Hold.KEY)
    piece.peek.update(60.0)
    assert piece.is_up
    piece.peek.let_go(Hold.KEY)
    assert not piece.is_up


def test_a_short_press_lifts_for_the_time_that_is_set() -> None:
    piece = Piece()
    piece.peek.hold(Hold.POINTER)
    piece.peek.update(0.1)
    piece.peek.let_go(Hold.POINTER)
    assert piece.is_up
    assert piece.peek.next_wakeup() == pytest.approx(5.0)
    piece.peek.update(5.1)
    assert not piece.is_up
    assert piece.peek.next_wakeup() is None


def test_the_pointer_ends_no_hold_of_a_key() -> None:
    piece = Piece()
    piece.peek.hold(Hold.KEY)
    piece.peek.update(1.0)
    piece.peek.let_go(Hold.POINTER)
    assert piece.is_up


def test_without_a_time_a_tapped_piece_stays_up_until_it_is_dropped() -> None:
    piece = Piece(seconds=None)
    piece.peek.tap()
    piece.peek.update(1000.0)
    assert piece.is_up
    piece.peek.drop()
    assert not piece.is_up


def test_what_may_not_be_lifted_stays_down() -> None:
    piece = Piece()
    piece.may_be_lifted = False
    piece.peek.tap()
    assert not piece.is_up
    assert piece.peek.next_wakeup() is None
