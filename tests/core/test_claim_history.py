"""A history of claims without a game."""

from msgspec import Struct

from treasure_games.core.claim_history import ClaimHistory


class Boast(Struct, frozen=True):
    chance: float
    is_believed_lie: bool = False
    fault: tuple[float, ...] = ()


def test_the_best_lie_is_the_least_likely_that_was_believed() -> None:
    lies = [Boast(chance, is_believed_lie=True) for chance in (0.4, 0.1, 0.2)]
    assert ClaimHistory((Boast(0.01), *lies)).best_lie is lies[1]


def test_the_worst_call_has_the_greatest_fault() -> None:
    claims = Boast(0.5), Boast(0.5, fault=(0.0, 0.9)), Boast(0.5, fault=(1.0, 0.2))
    assert ClaimHistory(claims).worst_call is claims[2]


def test_without_lies_and_faults_there_are_none() -> None:
    history = ClaimHistory((Boast(0.3), Boast(0.2)))
    assert history.worst_call is history.best_lie is None
