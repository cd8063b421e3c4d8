"""What decided a match of Bluffaneer: claims and bluffs, and the margin."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from treasure_games.core.frozen import Event
from treasure_games.core.game import Outcome
from treasure_games.core.language import plural, translate
from treasure_games.core.words import Breakdown, told_deeds
from treasure_games.games.bluffaneer.rules.events import TieFlipped
from treasure_games.games.bluffaneer.rules.state import BELIEVED, CAUGHT, TRUE
from treasure_games.games.bluffaneer.rules.view import View

_ = translate
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
