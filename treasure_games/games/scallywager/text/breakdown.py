"""What decided a match of Scallywager."""

from __future__ import annotations

from collections.abc import Sequence

from treasure_games.core.game import Outcome
from treasure_games.core.language import translate, translate_plural
from treasure_games.core.words import Breakdown
from treasure_games.games.scallywager.rules.events import Event
from treasure_games.games.scallywager.rules.state import BIDS, BLUFFS_CAUGHT, CALLS_RIGHT
from treasure_games.games.scallywager.rules.view import View
from treasure_games.games.scallywager.text.names import dice

_ = translate


def breakdown(outcome: Outcome, events: Sequence[Event], view: View) -> Breakdown:
    """Return what each captain has bid and called, and with how many dice the last one stands."""
    del events
    by_seat = tuple(" · ".join(_deeds(view, seat)) for seat in range(view.seats))
    text = translate_plural(
        "The last captain afloat, with {dice} after {count} round.",
        "The last captain afloat, with {dice} after {count} rounds.",
        view.round_number,
    )
    crew = dice(max(outcome.scores))
    return Breakdown(by_seat, text.format(dice=crew, count=view.round_number))


def _deeds(view: View, seat: int) -> list[str]:
    bids, caught, right = (view.tally(seat, kind) for kind in (BIDS, BLUFFS_CAUGHT, CALLS_RIGHT))
    told = [
        (translate_plural("{count} bid", "{count} bids", bids), bids),
        (translate_plural("{count} bluff caught", "{count} bluffs caught", caught), caught),
        (translate_plural("{count} call right", "{count} calls right", right), right),
    ]
    return [text.format(count=count) for text, count in told if count]
