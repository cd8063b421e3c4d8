"""What decided a match of Scallywager."""

from __future__ import annotations

from collections.abc import Sequence

from treasure_games.core.game import Outcome
from treasure_games.core.language import plural, translate_plural
from treasure_games.core.words import Breakdown, listed_counts
from treasure_games.games.scallywager.rules.events import Event
from treasure_games.games.scallywager.rules.state import BIDS, BLUFFS_CAUGHT, CALLS_RIGHT
from treasure_games.games.scallywager.rules.view import View
from treasure_games.games.scallywager.text.names import dice


def breakdown(outcome: Outcome, events: Sequence[Event], view: View) -> Breakdown:
    """Return what each captain bid and called, and how many dice the winner has left."""
    del events
    by_seat = tuple(_deeds(view, seat) for seat in range(view.seats))
    text = translate_plural(
        "The last captain afloat, with {dice} after {count} round.",
        "The last captain afloat, with {dice} after {count} rounds.",
        view.round_number,
    )
    crew = dice(max(outcome.scores))
    return Breakdown(by_seat, text.format(dice=crew, count=view.round_number))


def _deeds(view: View, seat: int) -> str:
    bids, caught, right = (view.tally(seat, kind) for kind in (BIDS, BLUFFS_CAUGHT, CALLS_RIGHT))
    return listed_counts(
        (plural("{count} bid", "{count} bids", bids), bids),
        (plural("{count} bluff caught", "{count} bluffs caught", caught), caught),
        (plural("{count} call right", "{count} calls right", right), right),
    )
