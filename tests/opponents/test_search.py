"""The search finds what can be known, repeats itself exactly, and keeps to its budget."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from tests.opponents.toy import Dip, DipMind, DipState, DipView
from treasure_games.core.chance import Chance
from treasure_games.opponents.evaluation import Evaluation, Move
from treasure_games.opponents.search import Budget, Candidate, Search


def evaluated(opened: int, taken: tuple[int, ...], iterations: int = 2000) -> dict[str, Evaluation]:
    seat = taken.index(0)
    budget = Budget(iterations, 9, 9)
    found = Search(DipMind(), seat, budget, Random(1)).evaluate(DipView(seat, opened, taken))
    return {one.move.actions[0]: one for one in found}


@pytest.mark.parametrize(("rival", "chance"), [(1, 7 / 7), (3, 5 / 7), (8, 0 / 7)])
def test_the_value_of_a_last_draw_is_its_chance(rival: int, chance: float) -> None:
    """The open 9 aside, the sack holds seven coins: those above the rival's win."""
    found = evaluated(9, (rival, 0))
    assert found["open"].value == 1.0
    assert found["sack"].value == pytest.approx(chance, abs=0.1)


def test_it_takes_the_better_of_known_and_unknown() -> None:
    best = {opened: next(iter(evaluated(opened, (5, 0)))) for opened in (1, 4, 6, 9)}
    assert best == {1: "sack", 4: "sack", 6: "open", 9: "open"}


def test_it_thinks_of_the_reply() -> None:
    """Leaving a 9 to the next pirate loses for certain: the reply is found in the tree."""
    found = evaluated(9, (0, 0))
    assert found["open"].value == 1.0
    assert found["sack"].value < 0.2


def test_a_playout_ends_where_the_mind_knows_the_position() -> None:
    """Nothing is played out then, and what is estimated is no end."""

    class Knowing(DipMind):
        def is_quiet(self, state: DipState) -> bool:
            return True

        def playout(self, state: DipState, seat: int, rng: Random) -> Sequence[str]:
            raise AssertionError("nobody plays on from here")

        def estimate(self, state: DipState) -> Sequence[float]:
            return (0.25, 0.75)

    found = Search(Knowing(), 1, Budget(20, 9, 9), Random(1)).evaluate(DipView(1, 9, (0, 0)))
    assert {one.value for one in found} == {0.75}


def test_a_forced_move_costs_nothing() -> None:
    mind = DipMind()
    found = Search(mind, 1, Budget(500, 9, 9), Random(1)).evaluate(DipView(1, 0, (5, 0)))
    assert [one.move.actions for one in found] == [("sack",)]
    assert mind.asked == 1


def test_the_budget_is_kept() -> None:
    found = evaluated(5, (5, 0), iterations=100)
    assert sum(one.visits for one in found.values()) <= 100


def test_what_is_clear_is_not_searched_to_the_end() -> None:
    found = evaluated(1, (5, 0), iterations=5000)
    assert sum(one.visits for one in found.values()) < 500


def test_the_leader_of_the_race_is_judged_best(monkeypatch: pytest.MonkeyPatch) -> None:
    """However often the lead changed on the way, as it does where two moves are nearly equal."""
    leaders: list[Candidate] = []
    find_best = Search._find_best

    def watched(search: Search, view: DipView, candidates: Sequence[Candidate]) -> Candidate:
        leaders.append(find_best(search, view, candidates))
        return leaders[-1]

    monkeypatch.setattr(Search, "_find_best", watched)
    for seed in range(60):
        for opened in (4, 5, 6):
            search = Search(DipMind(), 0, Budget(120, 9, 9), Random(seed))
            first, second = search.evaluate(DipView(0, opened, (0, 0)))
            assert first.move is leaders[-1].move
            assert first.value == leaders[-1].mean
            assert 0 <= second.value <= first.value


def test_equal_seeds_give_equal_values() -> None:
    assert evaluated(5, (0, 0), 300) == evaluated(5, (0, 0), 300)


class ShakenDip(Dip):
    """The sack is shaken before each draw: chance decides, not the order it was filled in."""

    def apply(self, state: DipState, seat: int, action: str, chance: Chance, emit: Any) -> None:
        chance.shuffle(state.sack)
        super().apply(state, seat, action, chance, emit)


class Twins(DipMind):
    """Offers every move twice, at a table where chance has its say in the search."""

    def __init__(self) -> None:
        super().__init__()
        self.game = ShakenDip()

    def moves(self, state: DipState, seat: int, width: int) -> Sequence[Move[str]]:
        return [move for move in super().moves(state, seat, width) for _ in range(2)]


def test_all_moves_meet_the_same_luck_and_equal_seeds_bring_it_again() -> None:
    """So two moves that are one can't differ, and a search can be repeated in games with dice."""

    def twins() -> list[Evaluation]:
        return list(
            Search(Twins(), 0, Budget(300, 9, 9), Random(3)).evaluate(DipView(0, 0, (0, 0)))
        )

    first, second = twins()
    assert (first.value, first.visits) == (second.value, second.visits)
    assert [first, second] == twins()
