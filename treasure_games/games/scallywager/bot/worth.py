"""What dice and cards are worth: each captain's share of the victory."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import exp
from typing import Final

from treasure_games.games.scallywager.rules import pieces
from treasure_games.games.scallywager.rules.pieces import NO_CARD
from treasure_games.games.scallywager.rules.view import View

LOG_WEIGHTS: Final = (-9.0, 0.0, 1.05, 1.9, 2.55, 3.1, 3.5, 3.85)
"""What 0, 1, 2... dice add to the log-odds of victory; up to five as in the tables of duels."""
BEYOND: Final = 0.3
"""What each further die adds."""

CARD_WORTH: Final = {
    pieces.PARROT: 0.35,
    pieces.NEST: 0.55,
    pieces.QUARTERMASTER: 0.15,
    pieces.FLAG: 0.35,
    pieces.MARQUE: 0.3,
    pieces.LOADED: 0.45,
    pieces.GROG: 0.25,
    pieces.PRESS: 0.9,
    pieces.SPYGLASS: 0.25,
    pieces.GRAPESHOT: 0.7,
    pieces.CUTPURSE: 0.35,
    pieces.LIFEBOAT: 0.9,
    pieces.DUEL: 0.7,
    pieces.KEG: 0.35,
    pieces.GHOSTS: 0.4,
    pieces.SHANGHAIED: 0.7,
    pieces.KRAKEN: 0.45,
    pieces.HORNSWOGGLE: 0.2,
    pieces.COLOURS: 0.2,
    pieces.FOG: 0.4,
    pieces.WAGER: 0.3,
    pieces.BOARDERS: 0.25,
    pieces.SPOT: 0.25,
    pieces.XMARKS: 0.2,
}
"""In dice; from what a captain wins who starts with one."""
CONCEALED: Final = 0.35
"""What an adventure card is worth that isn't known, or may never be used."""
DRAWN: Final = 0.4
"""What the right to draw a card is worth."""

Changes = Mapping[int, float]
"""Dice that seats gain, or lose if negative."""


class Stakes:
    """The dice and cards of all, and what changes in them are worth to one seat."""

    def __init__(self, view: View, seat: int) -> None:
        self.seat = seat
        self.crews = [view.crew(one) for one in range(view.seats)]
        self._cards = [cards_of(view, one) for one in range(view.seats)]
        self.draw = DRAWN if view.house.has_cards else 0.0
        self.base = self.share({})
        self.die = max(0.004, self.base - self.share({seat: -1}))
        """What a die of one's own is worth."""

    def share(self, changes: Changes) -> float:
        """Return the share of the victory after some dice have come or gone."""
        powers = []
        for seat, crew in enumerate(self.crews):
            left = crew + min(changes.get(seat, 0.0), 0.0)
            more = self._cards[seat] + max(changes.get(seat, 0.0), 0.0)
            powers.append(_weight(left + more) if crew and left > 0 else 0.0)
        total = sum(powers)
        return powers[self.seat] / total if total else 1.0

    def rivals(self) -> list[int]:
        """Return the others who are in."""
        return [one for one, crew in enumerate(self.crews) if crew and one != self.seat]


def cards_of(view: View, seat: int) -> float:
    """Return what the cards of a seat are worth in dice."""
    found = sum([CARD_WORTH[kind] for kind in view.kinds(seat)])
    hidden = (view.live[seat], view.fresh[seat])
    return found + CONCEALED * sum([card != NO_CARD for card in hidden])


@cache
def _weight(dice: float) -> float:
    whole, last = int(dice), len(LOG_WEIGHTS) - 1
    if dice >= last:
        return exp(LOG_WEIGHTS[last] + BEYOND * (dice - last))
    low, high = LOG_WEIGHTS[whole], LOG_WEIGHTS[whole + 1]
    return exp(low + (dice - whole) * (high - low))
