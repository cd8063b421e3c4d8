"""What the statistics count in Bluffaneer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from treasure_games.core.frozen import Event
from treasure_games.core.language import N_
from treasure_games.core.reel import reel_from
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
    """Return each number by seat; an answer is right if it challenged a lie or believed a truth."""
    by_seat = {name: [0] * view.seats for name in NUMBERS}
    moments = [(event, view) for event in told]
    for claim in reel_from(moments, events.Claimed, _begun, ADDITIONS).claims:
        kind = "true" if claim.is_true else "believed" if claim.is_believed_lie else "caught"
        own = (claim.claimant,)
        for name, seats in (
            ("claims", own), (kind, own), ("right", claim.right), ("wrong", claim.wrong)
        ):  # fmt: skip
            for seat in seats:
                by_seat[name][seat] += 1
    for event, _view in moments:
        if isinstance(event, events.CoinsPaid) and event.payee != BOX:
            by_seat["coins"][event.payee] += event.coins
    return by_seat


def _begun(event: events.Claimed, view: View) -> Claim:
    """Return a claim of which only the answers count."""
    return Claim(claimant=event.seat, roller=view.turn, pair=event.pair)
