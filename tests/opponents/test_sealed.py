"""Several seats choose unseen: nobody answers a choice that is sealed, so the search mixes."""

from collections import Counter
from random import Random

import pytest

from tests.opponents.sealed_toys import (
    HEAVY_ROCK,
    HIDDEN,
    PENNIES,
    PENNIES_OR_SURE,
    Payoffs,
    SealedMind,
    SealedView,
    exchanged,
)
from treasure_games.opponents.evaluation import Evaluation, Move
from treasure_games.opponents.players import searching_player
from treasure_games.opponents.regret import RegretNode, SealedVisit
from treasure_games.opponents.search import Budget, Search

SEEDS = range(4)


def found(payoffs: Payoffs, view: SealedView, seed: int) -> dict[str, Evaluation]:
    assert view.seat is not None
    search = Search(SealedMind(payoffs), view.seat, Budget(600, 9, 9), Random(seed))
    return {one.move.actions[0]: one for one in search.evaluate(view)}


def value_of(evaluations: dict[str, Evaluation]) -> float:
    return sum((one.probability or 0.0) * one.value for one in evaluations.values())


def opened_by(seat: int) -> SealedView:
    """What a seat sees before anybody has chosen."""
    return SealedView(seat, True, ("", ""))


@pytest.mark.parametrize("seed", SEEDS)
def test_pennies_are_played_for_half_rather_than_a_sure_045(seed: int) -> None:
    evaluations = found(PENNIES_OR_SURE, opened_by(0), seed)
    assert evaluations["heads"].probability == pytest.approx(0.5, abs=0.04)
    assert evaluations["tails"].probability == pytest.approx(0.5, abs=0.04)
    assert evaluations["sure"].probability == 0
    assert value_of(evaluations) == pytest.approx(0.5, abs=0.02)


@pytest.mark.parametrize("seed", SEEDS)
def test_so_they_are_in_the_other_seat(seed: int) -> None:
    evaluations = found(exchanged(PENNIES_OR_SURE), opened_by(1), seed)
    assert evaluations["heads"].probability == pytest.approx(0.5, abs=0.04)
    assert evaluations["sure"].probability == 0
    assert value_of(evaluations) == pytest.approx(0.5, abs=0.04)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("has_chosen", [False, True])
def test_whoever_is_asked_second_knows_no_more(has_chosen: bool, seed: int) -> None:
    """A sample holds some choice of the first seat; it is taken back before the search."""
    view = SealedView(1, True, (HIDDEN if has_chosen else "", ""))
    evaluations = found(PENNIES_OR_SURE, view, seed)
    assert evaluations["heads"].probability == pytest.approx(0.5, abs=0.04)
    assert value_of(evaluations) == pytest.approx(0.5, abs=0.04)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("seed", SEEDS)
def test_unequal_stakes_are_mixed_as_theory_says(seat: int, seed: int) -> None:
    evaluations = found(HEAVY_ROCK, opened_by(seat), seed)
    mixed = {name: one.probability for name, one in evaluations.items()}
    assert mixed == {
        "rock": pytest.approx(0.25, abs=0.03),
        "paper": pytest.approx(0.5, abs=0.03),
        "scissors": pytest.approx(0.25, abs=0.03),
    }
    assert value_of(evaluations) == pytest.approx(0.5, abs=0.03)


def test_of_a_small_budget_the_mixture_is_near() -> None:
    search = Search(SealedMind(PENNIES), 0, Budget(60, 9, 9), Random(1))
    assert search.evaluate(opened_by(0))[0].probability == pytest.approx(0.5, abs=0.15)


def test_a_choice_that_is_always_worse_is_never_made() -> None:
    payoffs = {**PENNIES, ("fold", "heads"): 0.0, ("fold", "tails"): 0.0}
    assert found(payoffs, opened_by(0), 1)["fold"].probability == 0


@pytest.mark.parametrize("exit_share", [0.4, 0.45, 0.55, 0.6])
def test_below_a_decision_pennies_are_worth_half(exit_share: float) -> None:
    """The search enters the game of pennies exactly if leaving brings less than 0.5."""
    mind = SealedMind(PENNIES, exit_share)
    search = Search(mind, 0, Budget(3000, 9, 9), Random(1))
    evaluations = search.evaluate(SealedView(0, False, ("", "")))
    values = {one.move.actions[0]: one.value for one in evaluations}
    assert evaluations[0].move.actions == (("enter",) if exit_share < 0.5 else ("leave",))
    assert values["leave"] == pytest.approx(exit_share, abs=0.02)
    assert values["enter"] == pytest.approx(0.5, abs=0.1)
    assert evaluations[0].probability is None


def test_a_player_draws_from_the_mixed_strategy(is_full: bool) -> None:
    """However cold the level: playing the best answer every time would be read."""
    draws, spread = (200, 30) if is_full else (64, 17)  # a bit more than four sigmas
    mind = SealedMind(PENNIES_OR_SURE)
    level = mind.levels["captain"]._replace(effort=Budget(300, 9, 9))
    player = searching_player(mind, level, Random(1))
    view = SealedView(0, True, ("", ""))
    counts = Counter(player.choose(view, ("heads", "sure", "tails")) for _ in range(draws))
    assert counts["heads"] == pytest.approx(draws / 2, abs=spread)
    assert counts["tails"] == pytest.approx(draws / 2, abs=spread)


def test_equal_seeds_mix_alike() -> None:
    assert found(HEAVY_ROCK, opened_by(0), 5) == found(HEAVY_ROCK, opened_by(0), 5)


def test_many_seats_with_many_choices_find_what_is_best_for_each() -> None:
    """Of 729 combinations not all can be weighed; for everybody the highest number is best."""
    rng = Random(1)
    moves = [Move(number, (number,), 0.0) for number in range(9)]
    nodes = [RegretNode() for _ in range(4)]
    for _ in range(400):
        visit = SealedVisit([(seat, node, moves) for seat, node in enumerate(nodes)], rng)
        numbers = [one.chosen.actions[0] for one in visit.seats]
        visit.learn([(1 + number) / (4 + sum(numbers)) for number in numbers])
    for node in nodes:
        found = node.evaluations(moves)
        assert found[0].move.key == 8
        mixed = {one.move.key: one.probability or 0.0 for one in found}
        assert mixed[6] + mixed[7] + mixed[8] > 0.8
        assert mixed[0] + mixed[1] + mixed[2] == 0


def test_before_anything_is_known_all_moves_are_alike() -> None:
    moves = [Move(number, (number,), 0.0) for number in range(4)]
    node = RegretNode()
    assert node.strategy(moves) == [0.25] * 4
    assert node.value(moves) == 0.5
    assert [one.probability for one in node.evaluations(moves)] == [0.25] * 4
