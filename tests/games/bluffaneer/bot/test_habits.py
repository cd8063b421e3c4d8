"""What is learned of how often players do something."""

from typing import NamedTuple

import pytest

from treasure_games.games.bluffaneer.bot.beliefs import Habit


class Seen(NamedTuple):
    """Who watches, and how often each seat has done it, of what."""

    seat: int | None
    done: tuple[tuple[float, float], ...]

    @property
    def seats(self) -> int:
        return len(self.done)


def tallied(view: Seen, seat: int) -> tuple[float, float]:
    return view.done[seat]


HABIT: Habit[Seen] = Habit(8.0, 2.0, tallied)
NEVER = (0.0, 0.0)


def test_without_evidence_the_guess_stands() -> None:
    assert HABIT.rate(Seen(0, (NEVER,) * 3), 1, 0.3, 1.0) == pytest.approx(0.3)


def test_what_the_seat_did_moves_the_guess_by_its_weight() -> None:
    view = Seen(0, (NEVER, (6.0, 6.0), NEVER))
    assert HABIT.rate(view, 1, 0.2, 1.0) == pytest.approx((6 + 2 * 0.2) / (6 + 2))


def test_what_the_others_did_moves_the_guess_less() -> None:
    view = Seen(0, (NEVER, NEVER, (6.0, 6.0)))
    assert HABIT.rate(view, 1, 0.2, 1.0) == pytest.approx((6 + 8 * 0.2) / (6 + 8))


def test_own_deeds_tell_nothing_of_others() -> None:
    view = Seen(0, ((9.0, 9.0), NEVER, NEVER))
    assert HABIT.rate(view, 1, 0.2, 1.0) == pytest.approx(0.2)


def test_of_the_own_seat_it_is_told_what_the_table_does() -> None:
    view = Seen(0, ((9.0, 9.0), (8.0, 8.0), NEVER))
    assert HABIT.rate(view, 0, 0.2, 1.0) == pytest.approx((8 + 8 * 0.2) / (8 + 8))


def test_a_bystander_learns_from_all() -> None:
    view = Seen(None, ((6.0, 6.0), NEVER))
    assert HABIT.rate(view, 0, 0.2, 1.0) == pytest.approx((6 + 2 * 0.2) / (6 + 2))


def test_a_poor_memory_uses_a_share_of_the_evidence() -> None:
    view = Seen(0, (NEVER, (6.0, 6.0), NEVER))
    assert HABIT.rate(view, 1, 0.2, 0.0) == pytest.approx(0.2)
    assert HABIT.rate(view, 1, 0.2, 0.5) == pytest.approx((3 + 2 * 0.2) / (3 + 2))
