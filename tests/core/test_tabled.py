"""What states and views have in common."""

from __future__ import annotations

from dataclasses import dataclass

from treasure_games.core.options import Setup
from treasure_games.core.tabled import Tallied


@dataclass(frozen=True)
class House:
    setup: Setup
    seats: int


@dataclass(frozen=True, slots=True)
class View(Tallied):
    house: House
    tallies: tuple[int, ...]
    faces: tuple[int, ...] = (3, 1)


VIEW = View(House(Setup(2, {"coins": 7}), 2), (0, 1, 2, 3, 4, 5))


def test_a_table_is_written_down_with_its_options() -> None:
    assert VIEW.data() == {
        "tallies": (0, 1, 2, 3, 4, 5), "faces": (3, 1), "options": {"coins": 7}
    }  # fmt: skip
    assert VIEW.seats == 2


def test_deeds_are_counted_by_seat_and_kind() -> None:
    assert [VIEW.tally(1, kind) for kind in range(3)] == [3, 4, 5]
