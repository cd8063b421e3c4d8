"""What the statistics count in Bluffaneer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from treasure_games.core.frozen import Event
from treasure_games.core.language import N_
from treasure_games.core.reel import deeds_in, reel_from
from treasure_games.games.bluffaneer.rules import events
from treasure_games.games.bluffaneer.rules.coins import BOX
from treasure_games.games.bluffaneer.rules.view import View
from treasure_games.games.bluffaneer.text.reel import ADDITIONS, Claim

NUMBERS: Final = {
    "claims": N_("claims"),
    "true": N_("true claims"),
    "believed": N_("lies believed"),
    "caught": N_("lies caught"),
    "right": N_("right answers"),
    "wrong": N_("wrong answers"),
    "coins": N_("coins taken"),
}


def counted(told: Iterable[Event], view: View) -> Mapping[str, Sequence[int]]:
    """Return each number by seat."""
    moments = [(event, view) for event in told]
    reel = reel_from(moments, events.Claimed, _begun, ADDITIONS)
    by_seat = {**deeds_in(reel.claims, view.seats), "coins": [0] * view.seats}
    for event, _view in moments:
        if isinstance(event, events.CoinsPaid) and event.payee != BOX:
            by_seat["coins"][event.payee] += event.coins
    return by_seat


def _begun(event: events.Claimed, view: View) -> Claim:
    """Return a claim of which only the answers count."""
    return Claim(claimant=event.seat, roller=view.turn, pair=event.pair)
