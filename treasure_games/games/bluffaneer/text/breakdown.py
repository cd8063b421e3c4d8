"""What decided a match of Bluffaneer, and what the statistics count of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from treasure_games.core.claim_history import claim_counts, claims_among
from treasure_games.core.game import Outcome
from treasure_games.core.kinds import Event
from treasure_games.core.language import N_, plural, translate
from treasure_games.core.words import Breakdown, listed_counts
from treasure_games.games.bluffaneer.rules.coins import BOX
from treasure_games.games.bluffaneer.rules.events import Claimed, CoinsPaid, TieFlipped
from treasure_games.games.bluffaneer.rules.state import BELIEVED, CAUGHT, TRUE
from treasure_games.games.bluffaneer.rules.view import View
from treasure_games.games.bluffaneer.text.claim_history import CLAIM_UPDATES, PairClaim

_ = translate
NUMBERS: Final = {
    "claims": N_("claims"),
    "true": N_("true claims"),
    "believed": N_("lies believed"),
    "caught": N_("lies caught"),
    "right": N_("right answers"),
    "wrong": N_("wrong answers"),
    "coins": N_("coins taken"),
}
"""What the statistics count."""
_KINDS: Final = (TRUE, BELIEVED, CAUGHT)


def breakdown(outcome: Outcome, events: Sequence[Event], view: View) -> Breakdown:
    """Return what each seat claimed, and what decided the match."""
    is_flipped = any(isinstance(event, TieFlipped) for event in events)
    by_seat = tuple(_claims(view, seat) for seat in range(view.seats))
    return Breakdown(by_seat, _decided(outcome, is_flipped))


def _claims(view: View, seat: int) -> str:
    """Return how the claims of a seat ended."""
    true, believed, caught = (view.tally(seat, kind) for kind in _KINDS)
    return listed_counts(
        (plural("{count} true claim", "{count} true claims", true), true),
        (plural("{count} bluff believed", "{count} bluffs believed", believed), believed),
        (plural("{count} bluff caught", "{count} bluffs caught", caught), caught),
    )


def _decided(outcome: Outcome, is_flipped: bool) -> str:
    """Return the margin, or how the tie was broken."""
    if is_flipped:
        return _("Level on coins: the flip of a coin decides.")
    count = outcome.lead
    if count is None:
        return _("Level on coins.")
    return plural("Ahead by {count} coin.", "Ahead by {count} coins.", count)


def count_numbers(true_events: Iterable[Event], view: View) -> Mapping[str, Sequence[int]]:
    """Return each number by seat."""
    moments = [(event, view) for event in true_events]
    history = claims_among(moments, Claimed, _new_claim, CLAIM_UPDATES)
    by_seat = {**claim_counts(history.claims, view.seats), "coins": [0] * view.seats}
    for event, _view in moments:
        if isinstance(event, CoinsPaid) and event.payee != BOX:
            by_seat["coins"][event.payee] += event.coins
    return by_seat


def _new_claim(event: Claimed, view: View) -> PairClaim:
    """Return a claim without its odds, as only the answers count here."""
    return PairClaim(claimant=event.seat, roller=view.turn, pair=event.pair)
