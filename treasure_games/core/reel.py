"""A truth reel: the claims of a match, found again among its events, and what they were.

For games of bluffs. A game says which event makes a claim, and what later events add to it; the
rest is the same in all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from treasure_games.core.language import percent, translate
from treasure_games.core.words import Called, ToldTruth

_ = translate


class ToldClaim(Struct, frozen=True, kw_only=True):
    """One claim; games add to it what was claimed and what it cost.

    `chance` is how likely it was true by what seat `counter` could count; None counts what lay open
    for all. `challengers` called it a lie, () if it was believed, by `believers`. `is_true` is None
    until all can see it.
    """

    claimant: int
    turn: int = 0
    counter: int | None = None
    chance: float = 0.0
    challengers: tuple[int, ...] = ()
    believers: tuple[int, ...] = ()
    is_true: bool | None = None

    @property
    def is_believed_lie(self) -> bool:
        """True for a lie that nobody challenged."""
        return not self.is_true and not self.challengers

    @property
    def right(self) -> tuple[int, ...]:
        """Those who answered rightly: challenged a lie, or believed a truth."""
        return self.believers if self.is_true else self.challengers

    @property
    def wrong(self) -> tuple[int, ...]:
        """Those who challenged a truth, or believed a lie."""
        return self.challengers if self.is_true else self.believers

    @property
    def error(self) -> float:
        """How wrong the answer was by the odds, 0 to 1; 0 if it was right."""
        if self.challengers:
            return self.chance if self.is_true else 0.0
        return 0.0 if self.is_true else 1.0 - self.chance

    @property
    def fault(self) -> tuple[float, ...]:
        """The worse the answer, the greater; () if it was right.

        A challenged truth is worse than any believed lie: by the odds almost any belief is worse
        than any challenge, so that the worst call would else be the best lie once more.
        """
        return (float(bool(self.is_true)), self.error) if self.error > 0 else ()


class Answered(Protocol):
    """What a reel asks of a claim."""

    @property
    def chance(self) -> float:
        """How likely it was true."""

    @property
    def is_believed_lie(self) -> bool:
        """True for a lie that nobody challenged."""

    @property
    def fault(self) -> tuple[float, ...]:
        """The worse the answer, the greater; () if it was right."""


AnsweredT = TypeVar("AnsweredT", bound=Answered)
ClaimT = TypeVar("ClaimT", bound=ToldClaim)
Addition: TypeAlias = Callable[[ClaimT, Any, Any], Mapping[str, Any]]
"""Returns the fields of the claim that an event changes, given the state right after it."""


class Reel(Struct, Generic[AnsweredT], frozen=True):
    """All claims of a match whose truth lies open, in order."""

    claims: tuple[AnsweredT, ...]

    @property
    def best_lie(self) -> AnsweredT | None:
        """The believed lie that was the least likely to be true; None if there was none."""
        lies = [claim for claim in self.claims if claim.is_believed_lie]
        return min(lies, key=lambda claim: claim.chance, default=None)

    @property
    def worst_call(self) -> AnsweredT | None:
        """The claim whose answer was the worst; None if all were right."""
        wrong = [claim for claim in self.claims if claim.fault]
        return max(wrong, key=lambda claim: claim.fault, default=None)


def reel_from(
    moments: Iterable[tuple[Any, Any]],
    claiming: type[Any],
    begun: Callable[[Any, Any], ClaimT],
    additions: Mapping[type[Any], Addition[ClaimT]],
) -> Reel[ClaimT]:
    """Return the claims among all events, each event with the state right after it.

    `begun` makes a claim of each event of the class `claiming`; `additions` are found by the class
    of the events that follow. A claim whose truth isn't known yet is left out.
    """
    claims: list[ClaimT] = []
    for event, state in moments:
        if isinstance(event, claiming):
            claims.append(begun(event, state))
        elif claims and type(event) in additions:
            claims[-1] = replace(claims[-1], **additions[type(event)](claims[-1], event, state))
    return Reel(tuple(claim for claim in claims if claim.is_true is not None))


def deeds_in(claims: Iterable[ToldClaim], seats: int) -> dict[str, list[int]]:
    """Return how often each seat has claimed, truly, believed or caught, and answered; an answer is
    right if it challenged a lie or believed a truth.
    """
    names = ("claims", "true", "believed", "caught", "right", "wrong")
    by_seat = {name: [0] * seats for name in names}
    for claim in claims:
        kind = "true" if claim.is_true else "believed" if claim.is_believed_lie else "caught"
        for name, whose in (("right", claim.right), ("wrong", claim.wrong)):
            for seat in whose:
                by_seat[name][seat] += 1
        by_seat["claims"][claim.claimant] += 1
        by_seat[kind][claim.claimant] += 1
    return by_seat


def told_truth(
    reel: Reel[ClaimT], claim: ClaimT, called: Called, *, said: str, shown: str, brought: str
) -> ToldTruth:
    """Return a claim of the reel in sentences.

    `said` is what was claimed, `shown` what lay there if it was a lie, `brought` what the claim
    brought its claimant.
    """
    answerers = claim.challengers or claim.believers
    answer = _("Challenged by {names}.") if claim.challengers else _("Believed by {names}.")
    names = ", ".join(called(seat) for seat in answerers)
    return ToldTruth(
        seat=claim.claimant,
        claim=said,
        is_true=bool(claim.is_true),
        is_believed=not claim.challengers,
        answerers=answerers,
        shown="" if claim.is_true else shown,
        answer=f"{answer.format(names=names)} {brought}",
        odds=_odds(claim, called),
        is_best_lie=claim is reel.best_lie,
        is_worst_call=claim is reel.worst_call,
    )


def _odds(claim: ToldClaim, called: Called) -> str:
    if claim.counter is None:
        return _("Going by what lay open, it was {percent} likely.").format(
            percent=percent(claim.chance)
        )
    text = _("By {name}’s count it was {percent} likely.")
    return text.format(name=called(claim.counter), percent=percent(claim.chance))
