"""Every claim of a match of Bluffaneer and whether it was true, collected from its events."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeAlias

from treasure_games.core.claim_history import (
    ClaimHistory,
    ClaimUpdate,
    PastClaim,
    claim_report,
    claims_among,
)
from treasure_games.core.codec import Event
from treasure_games.core.game import UNKNOWN
from treasure_games.core.language import plural, translate as _
from treasure_games.core.words import Called, ClaimReport
from treasure_games.games.bluffaneer.rules import events
from treasure_games.games.bluffaneer.rules.game import GAME
from treasure_games.games.bluffaneer.rules.pieces import ICON_NAMES, PAIRS, spoken_name
from treasure_games.games.bluffaneer.rules.state import State
from treasure_games.games.bluffaneer.rules.turns import BELIEF, BLUFF, TRUTH
from treasure_games.games.bluffaneer.rules.view import claim_chance


class PairClaim(PastClaim, frozen=True, kw_only=True):
    """A claim to hold a pair.

    `face` is the card that was shown, `earned` what the claimant won in coins, negative for a loss.
    `chance` goes by what everybody knew while the match goes on, later by what the roller knew.
    """

    roller: int
    pair: int
    face: int = UNKNOWN
    earned: int = 0


PairClaims: TypeAlias = ClaimHistory[PairClaim]


def _answered(claim: PairClaim, event: events.AnswersOpened, state: Any) -> Mapping[str, Any]:
    others = state.house.others[claim.claimant]
    believers = tuple(seat for seat in others if seat not in event.challengers)
    return {"challengers": event.challengers, "believers": believers}


def _paid(claim: PairClaim, event: events.CoinsPaid, _state: Any) -> Mapping[str, Any]:
    if event.reason not in (BELIEF, TRUTH, BLUFF):
        return {}
    sign = 1 if event.payee == claim.claimant else -1
    return {"earned": claim.earned + sign * event.coins}


CLAIM_UPDATES: Final[Mapping[type[Any], ClaimUpdate[PairClaim]]] = {
    events.Believed: lambda _claim, event, _state: {"believers": (event.seat,)},
    events.Challenged: lambda _claim, event, _state: {"challengers": (event.seat,)},
    events.AnswersOpened: _answered,
    events.CardRevealed: lambda _claim, event, state: {
        "is_true": event.truth,
        "face": state.faces[event.card],
    },
    events.CoinsPaid: _paid,
}


def pair_claims(moments: Iterable[tuple[object, State]]) -> PairClaims:
    """Return the claims among all events, which come with the state right after each."""
    all_moments = list(moments)
    is_over = any(isinstance(event, events.GameEnded) for event, _state in all_moments)

    def new_claim(event: events.Claimed, state: State) -> PairClaim:
        roller, counter = state.turn, state.turn if is_over else None
        return PairClaim(
            turn=state.turn_number,
            claimant=event.seat,
            counter=counter,
            chance=claim_chance(GAME.view(state, counter), event.seat),
            roller=roller,
            pair=event.pair,
        )

    return claims_among(all_moments, events.Claimed, new_claim, CLAIM_UPDATES)


def claim_reports(
    moments: Iterable[tuple[Event, State]], called: Called
) -> tuple[ClaimReport, ...]:
    """Return every claim whose card was shown, in sentences."""
    history = pair_claims(moments)
    text = _("{name} claimed {pair}")
    return tuple(
        claim_report(
            history,
            claim,
            called,
            sentence=text.format(name=called(claim.claimant), pair=pair_markup(claim.pair)),
            shown=pair_markup(claim.face),
            lifted="cards/bluffaneer/" + "_".join(ICON_NAMES[icon] for icon in PAIRS[claim.face]),
            result=_earned(claim.earned),
        )
        for claim in history.claims
    )


def pair_markup(face: int) -> str:
    """Return the icons and the name of a pair, with markup."""
    icons = "".join(f"<icon=bluffaneer/icon_{ICON_NAMES[icon]}>" for icon in PAIRS[face])
    return f"{icons}\u2060\u00a0{spoken_name(face)}"


def _earned(coins: int) -> str:
    if coins > 0:
        return plural("It won {count} coin.", "It won {count} coins.", coins)
    cost = plural("It cost {count} coin.", "It cost {count} coins.", -coins)
    return cost if coins else _("No coins changed hands.")
