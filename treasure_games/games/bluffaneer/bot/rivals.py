"""What the claims and answers seen so far tell of each pirate: how often it bluffs and challenges.

Each is taken for a player of the equilibrium until it has shown otherwise. What the others at the
table have shown counts as well, as pirates of a feather sail together.
"""

from __future__ import annotations

from typing import Final

from treasure_games.games.bluffaneer.bot.equilibrium import EVEN
from treasure_games.games.bluffaneer.rules.state import (
    ANSWER,
    BELIEVED,
    BLUFFS,
    CHALLENGED,
    MARK,
    RAISED,
    TRUE_CLAIMS,
    WINDOWS,
)
from treasure_games.games.bluffaneer.rules.view import View

TABLE_PRIOR: Final = 2.0
"""As many observations as the equilibrium is worth, against what the others have shown."""

OWN_PRIOR: Final = 3.0
"""As many observations as the table is worth, against what a pirate has shown itself."""


def bluff_rate(view: View, seat: int, usual: float, holding: float, trust: float) -> float:
    """Return how often `seat` claims without holding the pair; `usual` is the equilibrium's rate.

    `trust` is how much the observations count, from 0 (not at all) to 1.
    """
    seen = [_bluffs_seen(view, other, usual, holding) for other in range(view.seats)]
    return _shrunk(seen, seat, view.seat, usual, trust)


def challenge_rate(view: View, seat: int, trust: float) -> float:
    """Return how often `seat` challenges a claim."""
    seen = [
        (
            float(view.tally(other, CHALLENGED)),
            float(view.tally(other, CHALLENGED) + view.tally(other, BELIEVED)),
        )
        for other in range(view.seats)
    ]
    return _shrunk(seen, seat, view.seat, EVEN, trust)


def _bluffs_seen(view: View, seat: int, usual: float, holding: float) -> tuple[float, float]:
    """Return how often a seat has bluffed, and how often it could have.

    A hand that was raised but not chosen is a bluff as likely as those that were. What the seat
    did in a window whose claim is still to be answered doesn't count yet.
    """
    true, bluffs = view.tally(seat, TRUE_CLAIMS), view.tally(seat, BLUFFS)
    raised_now, seen_now = _in_this_window(view, seat)
    hidden = max(0, view.tally(seat, RAISED) - raised_now - true - bluffs)
    lying = (1 - holding) * usual
    usual_share = lying / (holding + lying) if holding + lying else 0.0
    share = (bluffs + usual_share) / (true + bluffs + 1)
    lies = bluffs + hidden * share
    chances = view.tally(seat, WINDOWS) - seen_now - true - hidden * (1 - share)
    return lies, max(chances, lies)


def _in_this_window(view: View, seat: int) -> tuple[bool, bool]:
    """Return whether the seat's hand is in the air, and whether all know what it chose."""
    if view.phase != ANSWER:
        return False, False
    raised = bool(view.raised >> seat & 1)
    return raised, raised or bool(view.kept_quiet & MARK[seat][view.pair])


def _shrunk(
    seen: list[tuple[float, float]], seat: int, own: int | None, usual: float, trust: float
) -> float:
    """Return a rate between the equilibrium's, the table's, and the one that a seat has shown."""
    others = [one for who, one in enumerate(seen) if who not in (seat, own)]
    hits = trust * sum(hit for hit, _ in others)
    tries = trust * sum(one for _, one in others)
    table = (TABLE_PRIOR * usual + hits) / (TABLE_PRIOR + tries)
    hit, tried = seen[seat]
    return (OWN_PRIOR * table + trust * hit) / (OWN_PRIOR + trust * tried)
