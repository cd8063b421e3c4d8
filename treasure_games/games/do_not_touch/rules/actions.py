"""What a player may decide: a frozen record for each kind of action, all made in advance.

Cards are ids (see `state`), rivals are seats. `legal` returns the actions made here, sorted by
their order in `ACTIONS` and then by their fields.
"""

from typing import Final

from treasure_games.core.codec import Coded, WithCard, kinds_of
from treasure_games.games.do_not_touch.rules.pieces import PACK_SIZE

MOST_SEATS: Final = 6


class Action(Coded, frozen=True):
    """Any decision."""


class DrawCovered(Action, frozen=True):
    """DT-11: take the top card of the covered deck."""


class DrawDiscard(Action, frozen=True):
    """DT-11: take the top card of the discard pile."""


class StartLoot(Action, WithCard, frozen=True):
    """DT-07: place any card of the hand as the first of one's loot."""


class Add(Action, WithCard, frozen=True):
    """DT-15: put a matching card of the hand on one's loot."""


class Swap(Action, frozen=True):
    """DT-12: swap a card of the hand for the top of the rival's loot, which it matches."""

    card: int
    rival: int


class DiscardForBonus(Action, WithCard, frozen=True):
    """DT-16: discard a card with x2 or x3 and draw two or three."""


class EndTurn(Action, frozen=True):
    """End the turn; a hand that is too large must still be discarded down (DT-18)."""


class Discard(Action, WithCard, frozen=True):
    """DT-18: lay one card of a hand that is too large on the discard pile."""


ACTIONS: Final = kinds_of(Action)

DRAW_COVERED: Final = DrawCovered()
DRAW_DISCARD: Final = DrawDiscard()
END_TURN: Final = EndTurn()
START_LOOT: Final = tuple(StartLoot(card) for card in range(PACK_SIZE))
ADD: Final = tuple(Add(card) for card in range(PACK_SIZE))
SWAP: Final = tuple(
    tuple(Swap(card, rival) for rival in range(MOST_SEATS)) for card in range(PACK_SIZE)
)
DISCARD_FOR_BONUS: Final = tuple(DiscardForBonus(card) for card in range(PACK_SIZE))
DISCARD: Final = tuple(Discard(card) for card in range(PACK_SIZE))
