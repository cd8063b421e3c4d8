"""The claims of a match of bluffs, and which of them were the best lie and the worst answer."""

from typing import Generic, Protocol, TypeVar

from msgspec import Struct


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
