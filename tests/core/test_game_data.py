"""What states and views have in common."""

from msgspec import Struct

from treasure_games.core.game_base import GameState, TalliedView
from treasure_games.core.options import Setup


class House(Struct, frozen=True):
    setup: Setup
    seats: int


class View(TalliedView, Struct, frozen=True):
    house: House
    tallies: tuple[int, ...]
    faces: tuple[int, ...] = (3, 1)


class State(GameState, Struct, eq=False):
    house: House
    hands: list[list[int]]
    coins: list[int]
    faces: tuple[int, ...] = (3, 1)
    turn: int = 0


VIEW = View(House(Setup(2, {"coins": 7}), 2), (0, 1, 2, 3, 4, 5))


def test_a_table_is_written_down_with_its_options() -> None:
    assert VIEW.data() == {
        "tallies": (0, 1, 2, 3, 4, 5), "faces": (3, 1), "options": {"coins": 7}
    }  # fmt: skip
    assert VIEW.seats == 2


def test_deeds_are_counted_by_seat_and_kind() -> None:
    assert [VIEW.tally(1, kind) for kind in range(3)] == [3, 4, 5]


def test_a_copy_is_equal_and_independent_however_deep_its_lists() -> None:
    state = State(VIEW.house, [[1], [2]], [5, 5], turn=1)
    for copy in (state.copy(), state.copy().copy()):
        assert copy.data() == state.data()
        assert (copy.house, copy.faces) == (state.house, state.faces)
        copy.hands[1].append(3)
        copy.coins[0] = copy.turn = 0
    assert state.data() == State(VIEW.house, [[1], [2]], [5, 5], turn=1).data()
