"""The search learns one strategy for all that a seat can't tell apart, and weighs its samples."""

from random import Random

import pytest

from tests.opponents.pearl_toy import (
    CUPS,
    LEAVING,
    PASSING,
    PearlMind,
    PearlView,
    SeeingMind,
    TrustingMind,
)
from treasure_games.opponents.search import Budget, Search, sampled

SEEDS = range(4)


def values(mind: PearlMind, seat: int, seed: int, iterations: int = 1500) -> dict[str, float]:
    """What the search finds for each action, best first."""
    found = Search(mind, seat, Budget(iterations, 9, 9), Random(seed)).evaluate(PearlView(seat))
    return {one.move.actions[0]: one.value for one in found}


def best(mind: PearlMind, seat: int, seed: int) -> str:
    return next(iter(values(mind, seat, seed)))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_hidden_move_is_not_answered(seed: int) -> None:
    """The guesser who can't see the cup passes at best, for 0.6: hiding is worth 0.4."""
    found = values(PearlMind(by_chance=False), 0, seed)
    assert next(iter(found)) in CUPS
    assert found["left"] == pytest.approx(found["right"], abs=0.15)
    assert max(found.values()) > LEAVING


@pytest.mark.parametrize("seed", SEEDS)
def test_a_move_that_is_seen_is_answered(seed: int) -> None:
    assert best(SeeingMind(by_chance=False), 0, seed) == "leave"
    assert best(PearlMind(by_chance=False, looks=True), 0, seed) == "leave"


@pytest.mark.parametrize("seed", SEEDS)
def test_a_rival_acts_on_what_only_it_has_seen(seed: int) -> None:
    """No move tells who has looked under the cups; betting against somebody who has is lost."""
    assert best(PearlMind(by_chance=True, looks=True), 0, seed) == "leave"
    assert best(PearlMind(by_chance=True, looks=False), 0, seed) == "bet"


def test_a_rival_that_knows_leaves_nothing_to_a_bet() -> None:
    found = values(PearlMind(by_chance=True, looks=True), 0, 1)
    assert found["bet"] < 0.2


@pytest.mark.parametrize("seed", SEEDS)
def test_without_belief_both_cups_are_alike(seed: int) -> None:
    assert best(PearlMind(by_chance=True), 1, seed) == "pass"


@pytest.mark.parametrize("scale", [1.0, 1e-6])
@pytest.mark.parametrize("likely", CUPS)
def test_belief_changes_the_best_move(likely: str, scale: float) -> None:
    """Nine chances of ten are better than passing for 0.6, however small the likelihoods."""
    likelihood = {cup: scale * (0.9 if cup == likely else 0.1) for cup in CUPS}
    found = values(TrustingMind(likelihood), 1, 1)
    assert next(iter(found)) == likely
    assert found[likely] > PASSING
    (other,) = {*CUPS} - {likely}
    assert found[other] < 0.3


@pytest.mark.parametrize("scale", [1.0, 1e-6])
def test_samples_come_as_often_as_they_are_believed(scale: float) -> None:
    """Two cups, and three chances of four for the left one."""
    mind = TrustingMind({"left": 0.75 * scale, "right": 0.25 * scale})
    view, rng = PearlView(1), Random(1)
    drawn = [sampled(mind, view, rng).pearl for _ in range(1000)]
    assert drawn.count("left") == pytest.approx(750, abs=60)


def test_what_is_impossible_is_never_sampled() -> None:
    found = values(TrustingMind({"left": 0.0, "right": 0.5}), 1, 1)
    assert found["right"] == 1.0


def test_a_belief_that_nothing_fits_is_ignored() -> None:
    """The view may be of a rival who has done what the mind holds to be impossible."""
    found = values(TrustingMind({"left": 0.0, "right": 0.0}), 1, 1)
    assert next(iter(found)) == "pass"
