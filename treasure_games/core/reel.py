"""The truth about the claims of a match that is over: who lied, who saw it, and against what odds.

A game that bluffs makes a `Claim` of each claim, bid or boast; what is summed and singled out is
the same for all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class Answer:
    """What one pirate made of a claim.

    `chance` is how likely the claim was to be true, as far as `seat` could know; `text` is a
    sentence with what the answer cost or brought.
    """

    seat: int
    is_call: bool
    chance: float
    text: str


@dataclass(frozen=True, slots=True)
class Claim:
    """One claim, once all lies open.

    `when` names the turn or round, `text` says what was claimed and `truth` what was shown.
    `chance` is how likely the claim was to be true, as far as the claimant knew.
    """

    seat: int
    is_true: bool
    chance: float
    when: str
    text: str
    truth: str
    answers: tuple[Answer, ...]

    @property
    def is_caught(self) -> bool:
        """Return True for a lie that somebody called."""
        return not self.is_true and any(answer.is_call for answer in self.answers)


class Sums(NamedTuple):
    """What one pirate has claimed and called in a match."""

    claims: int
    true: int
    lies: int
    caught: int
    calls: int
    right_calls: int


class Highlights(NamedTuple):
    """The places of the claims that are worth telling about; None for there was no such claim."""

    best_lie: int | None
    """A lie that nobody called, with the lowest chance of being true."""
    worst_call: int | None
    """A true claim that was called at the highest chance."""
    worst_belief: int | None
    """A lie that somebody believed at the lowest chance."""


def sums_of(claims: Iterable[Claim], seat: int) -> Sums:
    """Count what a seat has claimed and called."""
    told = list(claims)
    own = [claim for claim in told if claim.seat == seat]
    true = sum(claim.is_true for claim in own)
    called = [
        claim
        for claim in told
        if any(answer.seat == seat and answer.is_call for answer in claim.answers)
    ]
    return Sums(
        claims=len(own),
        true=true,
        lies=len(own) - true,
        caught=sum(claim.is_caught for claim in own),
        calls=len(called),
        right_calls=sum(not claim.is_true for claim in called),
    )


def highlights_of(claims: Sequence[Claim]) -> Highlights:
    """Find the best lie, the worst call and the worst belief; the earliest among equals."""
    return Highlights(
        best_lie=_unlikeliest(
            claims, lambda claim, answer: not claim.is_true and not claim.is_caught
        ),
        worst_call=_likeliest(claims, lambda claim, answer: claim.is_true and answer.is_call),
        worst_belief=_unlikeliest(
            claims, lambda claim, answer: not claim.is_true and not answer.is_call
        ),
    )


_Fits = Callable[[Claim, Answer], bool]


def _chances(claims: Sequence[Claim], fits: _Fits) -> list[tuple[float, int]]:
    """Return the chance at each fitting answer, with the place of its claim."""
    return [
        (answer.chance, place)
        for place, claim in enumerate(claims)
        for answer in claim.answers
        if fits(claim, answer)
    ]


def _unlikeliest(claims: Sequence[Claim], fits: _Fits) -> int | None:
    found = _chances(claims, fits)
    return min(found)[1] if found else None


def _likeliest(claims: Sequence[Claim], fits: _Fits) -> int | None:
    found = [(-chance, place) for chance, place in _chances(claims, fits)]
    return min(found)[1] if found else None
