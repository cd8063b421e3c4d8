"""The truth reel: every claim of a match with what it was, found again from its record."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

from treasure_games.core.game import UNKNOWN
from treasure_games.core.record import Record, replay
from treasure_games.games.bluffaneer.rules import events
from treasure_games.games.bluffaneer.rules.coins import Reason
from treasure_games.games.bluffaneer.rules.game import GAME
from treasure_games.games.bluffaneer.rules.odds import odds
from treasure_games.games.bluffaneer.rules.state import State

_OF_A_CLAIM: Final = (Reason.BELIEF.value, Reason.TRUTH.value, Reason.BLUFF.value)


@dataclass(frozen=True, slots=True)
class ToldClaim:
    """One claim. `chance` is how likely it was true by all that the roller could count; while the
    match goes on, by what lay open for all.

    `challengers` called it a bluff, () if it was believed, by `believers`; `face` is the card that
    was shown; `earned` are the claimant's coins from it, negative for a loss.
    """

    turn: int
    roller: int
    claimant: int
    pair: int
    chance: float
    challengers: tuple[int, ...] = ()
    believers: tuple[int, ...] = ()
    is_true: bool = False
    face: int = UNKNOWN
    earned: int = 0

    @property
    def error(self) -> float:
        """How wrong the answer was by the odds, 0 to 1; 0 if it was right."""
        if self.challengers:
            return self.chance if self.is_true else 0.0
        return 0.0 if self.is_true else 1.0 - self.chance


@dataclass(frozen=True, slots=True)
class Reel:
    """All claims of a match, in order."""

    claims: tuple[ToldClaim, ...]

    @property
    def best_lie(self) -> ToldClaim | None:
        """The believed bluff that was the least likely to be true; None if there was none."""
        lies = [claim for claim in self.claims if not claim.is_true and not claim.challengers]
        return min(lies, key=lambda claim: claim.chance, default=None)

    @property
    def worst_call(self) -> ToldClaim | None:
        """The challenged truth that was the likeliest by the odds; if no truth was challenged, the
        lie that should have been believed least. None if all answers were right.

        By the odds almost any belief is worse than any challenge, so that without this order the
        worst call would be the best lie once more.
        """
        wrong = [claim for claim in self.claims if claim.error > 0]
        return max(wrong, key=lambda claim: (claim.is_true, claim.error), default=None)


def reel_of(record: Record) -> Reel:
    """Return the claims in a record; raises what `core.record.replay` raises."""
    return reel_from(moment for step in replay(record, GAME) for moment in step.events)


def reel_from(moments: Iterable[tuple[object, State]]) -> Reel:
    """Return the claims among all events, each with the state right after it.

    A claim whose card isn't shown yet is left out.
    """
    told = list(moments)
    is_over = any(isinstance(event, events.GameEnded) for event, _state in told)
    claims: list[ToldClaim] = []
    for event, state in told:
        if isinstance(event, events.Claimed):
            claims.append(_begun(event, state, state.turn if is_over else None))
        elif claims:
            claims[-1] = _continued(claims[-1], event, state)
    return Reel(tuple(claim for claim in claims if claim.face != UNKNOWN))


def _begun(event: events.Claimed, state: State, counter: int | None) -> ToldClaim:
    chance = odds(GAME.view(state, counter), event.seat)[event.pair]
    return ToldClaim(state.turn_number, state.turn, event.seat, event.pair, chance)


def _continued(claim: ToldClaim, event: Any, state: State) -> ToldClaim:
    """Return the claim with what an event adds to it."""
    if isinstance(event, events.Believed):
        return replace(claim, believers=(event.seat,))
    if isinstance(event, events.Challenged):
        return replace(claim, challengers=(event.seat,))
    if isinstance(event, events.AnswersOpened):
        others = state.house.others[claim.claimant]
        believers = tuple(seat for seat in others if seat not in event.challengers)
        return replace(claim, challengers=event.challengers, believers=believers)
    if isinstance(event, events.CardRevealed):
        return replace(claim, is_true=event.truth, face=state.faces[event.card])
    if isinstance(event, events.CoinsPaid) and event.reason in _OF_A_CLAIM:
        sign = 1 if event.payee == claim.claimant else -1
        return replace(claim, earned=claim.earned + sign * event.coins)
    return claim
