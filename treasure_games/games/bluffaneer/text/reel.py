"""The truth reel: every claim of a match with what it was, found again from its events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeAlias

from treasure_games.core import reel
from treasure_games.core.game import UNKNOWN
from treasure_games.core.kinds import Event
from treasure_games.core.language import plural, translate
from treasure_games.core.words import Called, ToldTruth
from treasure_games.games.bluffaneer.rules import events
from treasure_games.games.bluffaneer.rules.coins import BELIEF, BLUFF, TRUTH
from treasure_games.games.bluffaneer.rules.game import GAME
from treasure_games.games.bluffaneer.rules.odds import odds
from treasure_games.games.bluffaneer.rules.pieces import ICON_NAMES, PAIRS, spoken_name
from treasure_games.games.bluffaneer.rules.state import State

_ = translate


class Claim(reel.ToldClaim, frozen=True, kw_only=True):
    """A claim of a pair; `face` is the card that was shown, `earned` are the claimant's coins from
    it, negative for a loss.

    While the match goes on, the chance is what lay open for all; then, what the roller counted.
    """

    roller: int
    pair: int
    face: int = UNKNOWN
    earned: int = 0


Reel: TypeAlias = reel.Reel[Claim]


def _answered(claim: Claim, event: events.AnswersOpened, state: Any) -> Mapping[str, Any]:
    others = state.house.others[claim.claimant]
    believers = tuple(seat for seat in others if seat not in event.challengers)
    return {"challengers": event.challengers, "believers": believers}


def _paid(claim: Claim, event: events.CoinsPaid, _state: Any) -> Mapping[str, Any]:
    if event.reason not in (BELIEF, TRUTH, BLUFF):
        return {}
    sign = 1 if event.payee == claim.claimant else -1
    return {"earned": claim.earned + sign * event.coins}


ADDITIONS: Final[Mapping[type[Any], reel.Addition[Claim]]] = {
    events.Believed: lambda _claim, event, _state: {"believers": (event.seat,)},
    events.Challenged: lambda _claim, event, _state: {"challengers": (event.seat,)},
    events.AnswersOpened: _answered,
    events.CardRevealed: lambda _claim, event, state: {
        "is_true": event.truth,
        "face": state.faces[event.card],
    },
    events.CoinsPaid: _paid,
}


def reel_from(moments: Iterable[tuple[object, State]]) -> Reel:
    """Return the claims among all events, each with the state right after it."""
    told = list(moments)
    is_over = any(isinstance(event, events.GameEnded) for event, _state in told)

    def begun(event: events.Claimed, state: State) -> Claim:
        roller, counter = state.turn, state.turn if is_over else None
        return Claim(
            turn=state.turn_number,
            claimant=event.seat,
            counter=counter,
            chance=odds(GAME.view(state, counter), event.seat)[event.pair],
            roller=roller,
            pair=event.pair,
        )

    return reel.reel_from(told, events.Claimed, begun, ADDITIONS)


def truths(moments: Iterable[tuple[Event, State]], called: Called) -> tuple[ToldTruth, ...]:
    """Return every claim whose card was shown, in sentences."""
    found = reel_from(moments)
    text = _("{name} claimed {pair}")
    return tuple(
        reel.told_truth(
            found,
            claim,
            called,
            said=text.format(name=called(claim.claimant), pair=drawn(claim.pair)),
            shown=drawn(claim.face),
            brought=_earned(claim.earned),
        )
        for claim in found.claims
    )


def drawn(face: int) -> str:
    """Return a pair by its icons and its name, with markup."""
    icons = "".join(f"<icon=bluffaneer/icon_{ICON_NAMES[icon]}>" for icon in PAIRS[face])
    return f"{icons}\u2060\u00a0{spoken_name(face)}"


def _earned(coins: int) -> str:
    if coins > 0:
        return plural("It brought {count} coin.", "It brought {count} coins.", coins)
    cost = plural("It cost {count} coin.", "It cost {count} coins.", -coins)
    return cost if coins else _("No coins changed hands.")
