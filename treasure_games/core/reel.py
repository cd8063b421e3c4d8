"""The truth about the claims of a match that is over: who lied, who saw it, and against what odds.

A game that bluffs makes a `Claim` of each claim, bid or boast; what is summed and singled out is
the same for all of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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


class Highlight(NamedTuple):
    """The place of a claim in the reel, and the answer that makes it worth telling about."""

    place: int
    answer: Answer


class Highlights(NamedTuple):
    """The claims that are worth telling about; None for there was no such claim."""

    best_lie: Highlight | None
    """A lie that nobody called, with the lowest chance of being true."""
    worst_call: Highlight | None
    """A true claim that was called at the highest chance."""
    worst_belief: Highlight | None
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
    answers = [
        (claim, Highlight(place, answer))
        for place, claim in enumerate(claims)
        for answer in claim.answers
    ]
    lies = [(claim, one) for claim, one in answers if not claim.is_true]
    calls = [one for claim, one in answers if claim.is_true and one.answer.is_call]
    return Highlights(
        best_lie=min(
            (one for claim, one in lies if not claim.is_caught), key=_chance, default=None
        ),
        worst_call=max(calls, key=_chance, default=None),
        worst_belief=min(
            (one for _claim, one in lies if not one.answer.is_call), key=_chance, default=None
        ),
    )


def _chance(highlight: Highlight) -> float:
    return highlight.answer.chance
