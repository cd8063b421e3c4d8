"""What the page of the rulebook's pictures can't say of cards."""

from collections.abc import Sequence

from treasure_games.games.scallywager.rules.pieces import PACK
from treasure_games.games.scallywager.rules.state import ALL_VIEWERS, OPEN, State


def lay(state: State, treasures: Sequence[Sequence[int]], adventure: int) -> None:
    """Deal the first card of each kind, if it is played with cards; all see dice that are open."""
    state.seen[:] = [
        (ALL_VIEWERS if state.dice_are == OPEN else 1 << seat,) * len(dice)
        for seat, dice in enumerate(state.dice)
    ]
    if state.house.has_cards:
        state.treasures[:] = [tuple(map(PACK.index, kinds)) for kinds in treasures]
        state.live[0] = PACK.index(adventure)
        dealt = {*sum(state.treasures, ()), state.live[0]}
        state.stacks[:] = [tuple(card for card in deck if card not in dealt)
                           for deck in state.stacks]  # fmt: skip
