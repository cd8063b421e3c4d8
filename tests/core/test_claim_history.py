"""A history of claims without a game: words that are claimed, and truths that come out later."""

from typing import Any

import pytest

from treasure_games.core.claim_history import (
    ClaimHistory,
    ClaimUpdate,
    PastClaim,
    claim_counts,
    claim_report,
    claims_among,
)


class Said(tuple[int, float]):
    """Seat and chance."""


class Doubted(int):
    """A seat calls the claim a lie."""


class Trusted(int):
    """A seat believes it."""


class Shown(int):
    """1 for a truth."""


class Boast(PastClaim, frozen=True, kw_only=True):
    word: str


UPDATES: dict[type[Any], ClaimUpdate[Boast]] = {
    Doubted: lambda claim, event, _state: {"challengers": (*claim.challengers, int(event))},
    Trusted: lambda claim, event, _state: {"believers": (*claim.believers, int(event))},
    Shown: lambda _claim, event, state: {"is_true": bool(event), "word": f"{state} after all"},
}


def found(*events: object, counter: int | None = 0) -> ClaimHistory[Boast]:
    """The events happen in the turns 0, 1, 2..."""

    def new_claim(event: Said, turn: int) -> Boast:
        seat, chance = event
        return Boast(turn=turn, claimant=int(seat), counter=counter, chance=chance, word="aye")

    moments = [(event, turn) for turn, event in enumerate(events)]
    return claims_among(moments, Said, new_claim, UPDATES)


def called(seat: int) -> str:
    return ("Anne", "Bart", "Cleo")[seat]


def test_later_events_add_to_the_latest_claim_only() -> None:
    first, second = found(
        Said((1, 0.5)), Doubted(0), Shown(0), "noise", Said((2, 0.3)), Trusted(0), Shown(1)
    ).claims
    assert (first.turn, first.claimant, first.challengers, first.is_true) == (0, 1, (0,), False)
    assert first.word == "2 after all"
    assert (second.turn, second.believers, second.is_true) == (4, (0,), True)


def test_events_before_any_claim_and_claims_without_their_truth_are_left_out() -> None:
    assert found(Doubted(0), Shown(1), Said((1, 0.5)), Doubted(2)).claims == ()


def test_who_answered_rightly() -> None:
    lie, truth = found(
        Said((0, 0.5)), Doubted(1), Trusted(2), Shown(0),
        Said((0, 0.5)), Doubted(1), Trusted(2), Shown(1),
    ).claims  # fmt: skip
    assert (lie.right, lie.wrong) == ((1,), (2,))
    assert (truth.right, truth.wrong) == ((2,), (1,))
    assert not lie.is_believed_lie


def test_the_best_lie_is_the_least_likely_that_was_believed() -> None:
    lies = [(Said((1, chance)), Trusted(0), Shown(0)) for chance in (0.4, 0.1, 0.2)]
    caught = Said((1, 0.01)), Doubted(0), Shown(0)
    history = found(*caught, *(event for lie in lies for event in lie))
    assert history.best_lie is history.claims[2]


def test_the_worst_call_is_the_likeliest_truth_that_was_doubted() -> None:
    believed = Said((1, 0.01)), Trusted(0), Shown(0)
    doubts = [(Said((1, chance)), Doubted(0), Shown(1)) for chance in (0.2, 0.6, 0.4)]
    history = found(*believed, *(event for doubt in doubts for event in doubt))
    assert history.worst_call is history.claims[2]
    assert found(*believed).worst_call == found(*believed).best_lie


def test_without_a_wrong_answer_there_is_no_worst_call() -> None:
    history = found(Said((1, 0.3)), Doubted(0), Shown(0), Said((1, 0.3)), Trusted(0), Shown(1))
    assert history.worst_call is history.best_lie is None


@pytest.mark.parametrize(
    ("counter", "odds"),
    [
        (2, "True by Cleo’s count: hardly."),
        (None, "True by what lay open: hardly."),
    ],
)
def test_a_lie_in_sentences(counter: int | None, odds: str) -> None:
    history = found(Said((1, 0.13)), Trusted(0), Trusted(2), Shown(0), counter=counter)
    told = claim_report(
        history,
        history.claims[0],
        called,
        sentence="Aye!",
        shown="nay",
        lifted="cards/nay",
        result="A coin.",
    )
    assert (told.seat, told.claim, told.shown) == (1, "Aye!", "nay")
    assert told.answer == "Believed by Anne, Cleo. A coin."
    assert told.odds == odds
    assert (told.is_true, told.is_believed, told.answerers) == (False, True, (0, 2))
    assert told.is_best_lie
    assert told.is_worst_call
    assert told.lifted == ("cards/nay",)
    assert told.moment == 0


def test_a_doubted_truth_in_sentences() -> None:
    history = found(Said((1, 0.5)), Doubted(0), Trusted(2), Shown(1))
    told = claim_report(
        history, history.claims[0], called, sentence="Aye!", shown="aye", lifted="", result=""
    )
    assert (told.is_true, told.is_believed, told.answerers) == (True, False, (0,))
    assert told.shown == ""
    assert told.answer.startswith("Challenged by Anne.")
    assert told.is_worst_call
    assert not told.is_best_lie


def test_claims_and_answers_are_counted_for_each_seat() -> None:
    history = found(
        *(Said((1, 0.5)), Doubted(0), Shown(0)),
        *(Said((1, 0.5)), Trusted(0), Trusted(2), Shown(0)),
        *(Said((2, 0.5)), Trusted(0), Shown(1)),
    )
    assert claim_counts(history.claims, 3) == {
        "claims": [0, 2, 1],
        "true": [0, 0, 1],
        "believed": [0, 1, 0],
        "caught": [0, 1, 0],
        "right": [2, 0, 0],
        "wrong": [1, 0, 1],
    }
