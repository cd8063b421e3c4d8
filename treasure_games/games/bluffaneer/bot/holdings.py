"""How likely a pirate holds the pair on the bones, from all that it has done with its card."""

from __future__ import annotations

from typing import Final

from treasure_games.games.bluffaneer.rules.odds import HiddenHand, face_chances
from treasure_games.games.bluffaneer.rules.pieces import NO_PAIR
from treasure_games.games.bluffaneer.rules.state import KINDS, MARK
from treasure_games.games.bluffaneer.rules.view import View, hidden_hands

SLEEPING: Final = 0.06
"""How likely a pirate keeps quiet although it holds the pair."""

LEAST_BLUFF: Final = 0.05
"""A raised hand is at least this likely to be empty."""


def holding_chance(view: View, seat: int, bluff: float, counts_cards: bool) -> float:
    """Return how likely the seat's card, unseen by this view, shows the pair on the bones.

    Whoever kept quiet at a pair hardly holds it; a raised hand is a reason to think so. What the
    others did in this very window is left out: the equilibrium has it in its number of hands.
    """
    hidden = hidden_hands(view)
    seats = list(hidden)
    if not counts_cards:
        total = sum(sum(counts) for counts in view.loose)
        return view.unseen_copies / total
    hands = [
        _weighed(view, other, hand, bluff, forgotten=NO_PAIR if other == seat else view.pair)
        for other, hand in hidden.items()
    ]
    return face_chances(hands, seats.index(seat), view.loose)[view.pair]


def _weighed(view: View, seat: int, hand: HiddenHand, bluff: float, forgotten: int) -> HiddenHand:
    weights = list(hand.weights)
    for face in range(KINDS):
        if face == forgotten:
            continue
        if view.kept_quiet & MARK[seat][face]:
            weights[face] *= SLEEPING
        if view.unheard & MARK[seat][face]:
            weights[face] /= max(LEAST_BLUFF, bluff)
    return HiddenHand(hand.batch, tuple(weights))
