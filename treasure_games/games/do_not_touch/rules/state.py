"""The whole table as data, covered cards included.

A card is an id, its place in the shuffled pack of the round: so it can be followed from pile to
hand and reveals nothing of its face. `faces[id]` is the face. The covered deck are the ids from
`next_card` to the end; cards set aside (DT-R29) are the ids before the first dealt.
"""

from typing import Final

from msgspec import Struct

from treasure_games.core.game_base import GameState
from treasure_games.games.do_not_touch.rules.house import HouseRules
from treasure_games.games.do_not_touch.rules.pieces import NO_CARD, PACK_SIZE

DEAL, DRAW, FIRST_PLACE, MAIN, DISCARD_EXCESS, OVER = range(6)
PHASES: Final = ("deal", "draw", "first_place", "main", "discard", "over")
"""What the seat in turn is asked, by phase; nobody is asked in the first and the last."""


class State(GameState, Struct, eq=False):
    """Everything that can change, and the `house` and `faces` that its copies share.

    Hands are sorted; loots and the discard pile grow at their end. `public` has the bit of each
    card that has ever lain open, so that everybody knows its face. `locked` is the card taken from
    the discard pile this turn (DT-17). `dry_turns` counts the turns since a covered card was drawn
    (DT-R21), `turn_number` the turns begun in this round. `carried` and `carried_ties` are the
    scores of earlier rounds and what the tie-break counts in them. `robberies[a * seats + b]` is
    how often seat a has swapped with seat b, for personas that bear grudges.
    """

    house: HouseRules
    faces: tuple[int, ...]
    hands: list[list[int]]
    loots: list[list[int]]
    discard: list[int]
    carried: tuple[int, ...]
    carried_ties: tuple[int, ...]
    robberies: tuple[int, ...]
    public: int = 0
    next_card: int = 0
    phase: int = DEAL
    turn: int = 0
    turn_number: int = 0
    swaps_used: int = 0
    bonuses_used: int = 0
    locked: int = NO_CARD
    dry_turns: int = 0
    starter: int = 0
    round_number: int = 0

    @property
    def deck_left(self) -> int:
        """Return how many covered cards can still be drawn."""
        return PACK_SIZE - self.next_card


def initial_state(house: HouseRules) -> State:
    """Return the table before the first shuffle: the sorted pack, and empty hands and loots."""
    nothing = (0,) * house.seats
    return State(
        house=house,
        faces=house.pack,
        hands=[[] for _ in nothing],
        loots=[[] for _ in nothing],
        discard=[],
        carried=nothing,
        carried_ties=nothing,
        robberies=nothing * house.seats,
    )
