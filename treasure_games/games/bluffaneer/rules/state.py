"""The whole table as data, hidden cards included.

A card is an id, which reveals nothing of its face: `faces[id]` is the face. When discarded cards
are shuffled again (BL-28), their faces are dealt anew to their ids. `pools` has for each card the
number of the shuffle at which it got its face: everybody knows which faces are in a pool, but not
which card has which.
"""

from typing import Final

from msgspec import Struct

from treasure_games.core.asking import Arrivals
from treasure_games.core.game_base import GameState
from treasure_games.games.bluffaneer.rules.house import HouseRules
from treasure_games.games.bluffaneer.rules.pieces import NO_CARD, NO_PAIR, PACK, PACK_SIZE

NOBODY: Final = -1

PHASES: Final = ("deal", "shout", "answer", "steal", "over")
DEAL, SHOUT, ANSWER, STEAL, OVER = range(len(PHASES))
"""What is asked, by phase; nobody is asked in the first and the last."""

TALLIES: Final = 7
TRUE, CAUGHT, BELIEVED, RAISED, QUIET, TRUSTING, DOUBTING = range(TALLIES)
"""What is counted for each seat: its claims (true, caught bluffs, believed bluffs), claims that
lost the coin flip, windows in which it stayed quiet, and its answers (believed, challenged)."""


class State(GameState, Struct, eq=False):
    """Everything that can change, and the `house` and the tuples that its copies share.

    `stack` is drawn from its front; `discard` grows at its end. `shown` is the seat whose card lies
    open. By seat, with bits of pairs, since it drew its card: `barred` are those that the card
    can't show, as it was not revealed when they were rolled (BLA-05); `passed` are those for which
    the seat stayed quiet, `raised` those that it claimed but lost the coin flip.
    `tallies[seat * TALLIES + kind]` counts over the whole game.

    About the open question: `waiting` has the bits of the seats that must still answer, `yes` of
    those that claimed or challenged; `arrivals` are their times in a race, each with the seat.
    """

    house: HouseRules
    faces: tuple[int, ...]
    pools: tuple[int, ...]
    stack: tuple[int, ...]
    discard: tuple[int, ...]
    hands: list[int]
    coins: list[int]
    barred: list[int]
    passed: list[int]
    raised: list[int]
    tallies: list[int]
    box: int
    bones: tuple[int, int] = (NOBODY, NOBODY)
    pair: int = NO_PAIR
    phase: int = DEAL
    turn: int = NOBODY
    turn_number: int = 0
    waiting: int = 0
    yes: int = 0
    arrivals: Arrivals = ()
    claimant: int = NOBODY
    shown: int = NOBODY
    winners: tuple[int, ...] = ()


def initial_state(house: HouseRules) -> State:
    """Return the table before the deal: a sorted stack, everybody's coins, the rest in the box."""
    seats = house.seats
    return State(
        house=house,
        faces=PACK,
        pools=(0,) * PACK_SIZE,
        stack=tuple(range(PACK_SIZE)),
        discard=(),
        hands=[NO_CARD] * seats,
        coins=[house.coins] * seats,
        barred=[0] * seats,
        passed=[0] * seats,
        raised=[0] * seats,
        tallies=[0] * seats * TALLIES,
        box=house.total - house.coins * seats,
    )
