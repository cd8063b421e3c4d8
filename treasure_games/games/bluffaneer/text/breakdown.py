"""What came of the claims of a match of Bluffaneer: what decided it, and what is counted of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from treasure_games.core.game import Outcome
from treasure_games.core.kinds import Event
from treasure_games.core.language import N_, plural, translate
from treasure_games.core.reel import deeds_in, reel_from
from treasure_games.core.words import Breakdown, told_deeds
from treasure_games.games.bluffaneer.rules.coins import BOX
from treasure_games.games.bluffaneer.rules.events import Claimed, CoinsPaid, TieFlipped
from treasure_games.games.bluffaneer.rules.state import BELIEVED, CAUGHT, TRUE
from treasure_games.games.bluffaneer.rules.view import View
from treasure_games.games.bluffaneer.text.reel import ADDITIONS, Claim

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
    """Return what each seat has claimed, and what decided."""
    is_flipped = any(isinstance(event, TieFlipped) for event in events)
    by_seat = tuple(_claims(view, seat) for seat in range(view.seats))
    return Breakdown(by_seat, _decided(outcome, is_flipped))


def _claims(view: View, seat: int) -> str:
    """Return how the claims of a seat ended, each kind if there were any."""
    true, believed, caught = (view.tally(seat, kind) for kind in _KINDS)
    return told_deeds(
        (plural("{count} true claim", "{count} true claims", true), true),
        (plural("{count} bluff believed", "{count} bluffs believed", believed), believed),
        (plural("{count} bluff caught", "{count} bluffs caught", caught), caught),
    )


def _decided(outcome: Outcome, is_flipped: bool) -> str:
    """Return the margin, or how equals were parted."""
    if is_flipped:
        return _("Level on coins: the flip of a coin decides.")
    count = outcome.lead
    if count is None:
        return _("Level on coins.")
    return plural("Ahead by {count} coin.", "Ahead by {count} coins.", count)


def counted(told: Iterable[Event], view: View) -> Mapping[str, Sequence[int]]:
    """Return each number by seat."""
    moments = [(event, view) for event in told]
    reel = reel_from(moments, Claimed, _begun, ADDITIONS)
    by_seat = {**deeds_in(reel.claims, view.seats), "coins": [0] * view.seats}
    for event, _view in moments:
        if isinstance(event, CoinsPaid) and event.payee != BOX:
            by_seat["coins"][event.payee] += event.coins
    return by_seat


def _begun(event: Claimed, view: View) -> Claim:
    """Return a claim of which only the answers count."""
    return Claim(claimant=event.seat, roller=view.turn, pair=event.pair)
