"""The truth reel: every claim of a match with what it was, found again from its record."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from treasure_games.core.record import Record, replay
from treasure_games.games.bluffaneer.rules import events
from treasure_games.games.bluffaneer.rules.coins import Reason
from treasure_games.games.bluffaneer.rules.game import GAME
from treasure_games.games.bluffaneer.rules.odds import odds
from treasure_games.games.bluffaneer.rules.state import State

_OF_A_CLAIM: Final = (Reason.BELIEF.value, Reason.TRUTH.value, Reason.BLUFF.value)


@dataclass(frozen=True, slots=True)
class ToldClaim:
    """One claim. `chance` is how likely it was true by all that the roller could count,
    `open_chance` by what the claimant knew that all could see.

    `challengers` called it a bluff, () if it was believed; `earned` are the claimant's coins from
    it, negative for a loss.
    """

    turn: int
    roller: int
    claimant: int
    pair: int
    chance: float
    challengers: tuple[int, ...] = ()
    is_true: bool = False
    earned: int = 0
    open_chance: float = 0.0

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
        """The claim whose answer was the most wrong by the odds; None if all were right."""
        wrong = [claim for claim in self.claims if claim.error > 0]
        return max(wrong, key=lambda claim: claim.error, default=None)


def reel_of(record: Record) -> Reel:
    """Return the claims in a record; raises what `core.record.replay` raises."""
    claims: list[ToldClaim] = []
    for step in replay(record, GAME):
        for event, state in step.events:
            if isinstance(event, events.Claimed):
                claims.append(_begun(event, state))
            elif claims:
                claims[-1] = _continued(claims[-1], event)
    return Reel(tuple(claims))


def _begun(event: events.Claimed, state: State) -> ToldClaim:
    chance = odds(GAME.view(state, state.turn), event.seat)[event.pair]
    open_chance = odds(GAME.view(state, None), event.seat)[event.pair]
    return ToldClaim(
        state.turn_number, state.turn, event.seat, event.pair, chance, open_chance=open_chance
    )


def _continued(claim: ToldClaim, event: Any) -> ToldClaim:
    """Return the claim with what an event adds to it."""
    if isinstance(event, events.Challenged):
        return replace(claim, challengers=(event.seat,))
    if isinstance(event, events.AnswersOpened):
        return replace(claim, challengers=event.challengers)
    if isinstance(event, events.CardRevealed):
        return replace(claim, is_true=event.truth)
    if isinstance(event, events.CoinsPaid) and event.reason in _OF_A_CLAIM:
        sign = 1 if event.payee == claim.claimant else -1
        return replace(claim, earned=claim.earned + sign * event.coins)
    return claim
