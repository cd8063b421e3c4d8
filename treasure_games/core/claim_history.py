"""The claims of a match of bluffs, collected from its events, and whether they were true.

A game says which event makes a claim, and what later events add to it; the rest is the same for all
games.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from treasure_games.core.chances import sentence_with
from treasure_games.core.language import N_, translate as _
from treasure_games.core.words import Called, ClaimReport


class PastClaim(Struct, frozen=True, kw_only=True):
    """One claim; games add to it what was claimed and what it cost.

    `chance` is how likely it was true by what seat `counter` knew, or by what everybody knew if
    that is None. `challengers` called it a lie; without any it was believed, by `believers`.
    `is_true` is None until everybody can see it. `moment` is the number of its event.
    """

    claimant: int
    turn: int = 0
    counter: int | None = None
    chance: float = 0.0
    challengers: tuple[int, ...] = ()
    believers: tuple[int, ...] = ()
    is_true: bool | None = None
    moment: int = 0

    @property
    def is_believed_lie(self) -> bool:
        """True for a lie that nobody challenged."""
        return not self.is_true and not self.challengers

    @property
    def right(self) -> tuple[int, ...]:
        """The seats that challenged a lie, or believed a truth."""
        return self.believers if self.is_true else self.challengers

    @property
    def wrong(self) -> tuple[int, ...]:
        """The seats that challenged a truth, or believed a lie."""
        return self.challengers if self.is_true else self.believers

    @property
    def error(self) -> float:
        """How wrong the answer was by the odds, 0 to 1; 0 if it was right."""
        if self.challengers:
            return self.chance if self.is_true else 0.0
        return 0.0 if self.is_true else 1.0 - self.chance

    @property
    def fault(self) -> tuple[float, ...]:
        """A key for comparison, greater for a worse answer; () if it was right.

        A challenged truth counts as worse than any believed lie. By the odds nearly every believed
        lie would be worse, and the worst call would always be the best lie.
        """
        return (float(bool(self.is_true)), self.error) if self.error > 0 else ()


class JudgedClaim(Protocol):
    """What a history needs to know of a claim."""

    @property
    def chance(self) -> float:
        """How likely it was true."""

    @property
    def is_believed_lie(self) -> bool:
        """True for a lie that nobody challenged."""

    @property
    def fault(self) -> tuple[float, ...]:
        """A key for comparison, greater for a worse answer; () if it was right."""


JudgedClaimT = TypeVar("JudgedClaimT", bound=JudgedClaim)
ClaimT = TypeVar("ClaimT", bound=PastClaim)
ClaimUpdate: TypeAlias = Callable[[ClaimT, Any, Any], Mapping[str, Any]]
"""Returns the fields of a claim that an event changes, from the claim, event and state after it."""


class ClaimHistory(Struct, Generic[JudgedClaimT], frozen=True):
    """All claims of a match of which everybody knows whether they were true, in order."""

    claims: tuple[JudgedClaimT, ...]

    @property
    def best_lie(self) -> JudgedClaimT | None:
        """The believed lie that was the least likely to be true; None if there was none."""
        lies = [claim for claim in self.claims if claim.is_believed_lie]
        return min(lies, key=lambda claim: claim.chance, default=None)

    @property
    def worst_call(self) -> JudgedClaimT | None:
        """The claim whose answer was the worst; None if all were right."""
        wrong = [claim for claim in self.claims if claim.fault]
        return max(wrong, key=lambda claim: claim.fault, default=None)


def claims_among(
    moments: Iterable[tuple[Any, Any]],
    claim_event: type[Any],
    new_claim: Callable[[Any, Any], ClaimT],
    updates: Mapping[type[Any], ClaimUpdate[ClaimT]],
) -> ClaimHistory[ClaimT]:
    """Return the claims among all events, which come with the state right after each.

    `new_claim` makes a claim of each event of the class `claim_event`; `updates` has by class what
    later events change. Claims whose truth isn't known yet are left out.
    """
    claims: list[ClaimT] = []
    for moment, (event, state) in enumerate(moments):
        if isinstance(event, claim_event):
            claims.append(replace(new_claim(event, state), moment=moment))
        elif claims and type(event) in updates:
            claims[-1] = replace(claims[-1], **updates[type(event)](claims[-1], event, state))
    return ClaimHistory(tuple(claim for claim in claims if claim.is_true is not None))


def claim_counts(claims: Iterable[PastClaim], seats: int) -> dict[str, list[int]]:
    """Return by seat the number of claims, true ones, believed and caught lies, and answers.

    An answer is right if it challenged a lie or believed a truth.
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


def claim_report(
    history: ClaimHistory[ClaimT],
    claim: ClaimT,
    called: Called,
    *,
    sentence: str,
    shown: str,
    lifted: str,
    result: str,
) -> ClaimReport:
    """Return a claim of the history in sentences.

    `sentence` says what was claimed, `shown` what lay there if it was a lie, `lifted` its
    picture, `result` what the claim brought its claimant.
    """
    answerers = claim.challengers or claim.believers
    answer = _("Challenged by {names}.") if claim.challengers else _("Believed by {names}.")
    names = ", ".join(called(seat) for seat in answerers)
    return ClaimReport(
        seat=claim.claimant,
        claim=sentence,
        is_true=bool(claim.is_true),
        is_believed=not claim.challengers,
        answerers=answerers,
        shown="" if claim.is_true else shown,
        answer=f"{answer.format(names=names)} {result}",
        odds=_odds(claim, called),
        is_best_lie=claim is history.best_lie,
        is_worst_call=claim is history.worst_call,
        lifted=(lifted,),
        moment=claim.moment,
    )


def _odds(claim: PastClaim, called: Called) -> str:
    if claim.counter is None:
        return sentence_with(N_("True by what lay open: {chance}."), claim.chance)
    text = N_("True by {name}’s count: {chance}.")
    return sentence_with(text, claim.chance, name=called(claim.counter))
