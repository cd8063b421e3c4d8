"""Sums and highlights of claims, whatever game they come from."""

from __future__ import annotations

from treasure_games.core.reel import Answer, Claim, Highlights, Sums, highlights_of, sums_of

ANNE, BART, CLEO = range(3)


def claim(seat: int, is_true: bool, *answers: tuple[int, bool, float]) -> Claim:
    """A claim with, of each answer, its seat, whether it was a call, and the chance it saw."""
    made = tuple(Answer(who, is_call, chance, "") for who, is_call, chance in answers)
    return Claim(seat, is_true, float(is_true), "Turn 1", "", "", made)


BELIEVED, CALLED = False, True

MATCH = (
    claim(ANNE, True, (BART, CALLED, 0.2)),
    claim(ANNE, False, (BART, BELIEVED, 0.3)),
    claim(BART, False, (ANNE, BELIEVED, 0.1), (CLEO, CALLED, 0.2)),
    claim(CLEO, False, (ANNE, BELIEVED, 0.25)),
    claim(CLEO, True, (ANNE, CALLED, 0.4)),
    claim(CLEO, True, (ANNE, BELIEVED, 0.05)),
)


def test_claims_lies_and_calls_are_counted_for_each_seat() -> None:
    assert sums_of(MATCH, ANNE) == Sums(claims=2, true=1, lies=1, caught=0, calls=1, right_calls=0)
    assert sums_of(MATCH, BART) == Sums(claims=1, true=0, lies=1, caught=1, calls=1, right_calls=0)
    assert sums_of(MATCH, CLEO) == Sums(claims=3, true=2, lies=1, caught=0, calls=1, right_calls=1)


def test_the_best_lie_is_the_unlikeliest_that_nobody_called() -> None:
    assert highlights_of(MATCH).best_lie == (3, MATCH[3].answers[0])


def test_the_worst_call_met_a_true_claim_at_the_highest_chance() -> None:
    assert highlights_of(MATCH).worst_call == (4, MATCH[4].answers[0])


def test_the_worst_belief_fell_for_a_lie_at_the_lowest_chance_though_others_called_it() -> None:
    assert highlights_of(MATCH).worst_belief == (2, MATCH[2].answers[0])


def test_equals_are_told_by_the_earliest() -> None:
    lie = claim(ANNE, False, (BART, BELIEVED, 0.2))
    call = claim(ANNE, True, (BART, CALLED, 0.2))
    found = highlights_of([call, lie, lie, call])
    assert [one.place for one in found if one is not None] == [1, 0, 1]


def test_an_honest_match_has_no_highlights() -> None:
    assert highlights_of(MATCH[5:]) == Highlights(None, None, None)
