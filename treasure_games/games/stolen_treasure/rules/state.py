"""The whole table as data, hidden cards included.

A card is an id, which reveals nothing of its face: `faces[id]` is its kind. Faces are dealt anew to
the ids at each shuffle, and among the cards of a hand when it is mixed before one of them leaves it
unseen. When a piracy card is shown, another of the hand may get its face. What each viewer still
knows then is part of the state: see `knowledge`.

The agenda is a stack of frames that must be done before somebody is asked.
"""

from typing import Final, NamedTuple

from msgspec import Struct

from treasure_games.core.game_base import GameState
from treasure_games.games.stolen_treasure.rules import pieces
from treasure_games.games.stolen_treasure.rules.house import HouseRules
from treasure_games.games.stolen_treasure.rules.phases import BETWEEN

NOBODY: Final = -1
LONG_AGO: Final = -100
"""The turn noted for treasure that was in a hand before the first turn."""
NOT_THROWN: Final = -1
IN_HANDS: Final = 2
"""The pool of treasure in hands, for viewers who remember nothing; the decks have pools 0 and 1."""

Frame = tuple[int, ...]
"""Something that still has to be done: a step, then its arguments."""
Item = tuple[int, int, int]
"""A card being played: its id, who plays it, and its target (or `NOBODY`)."""


class Bag(NamedTuple):
    """Cards of which a viewer knows some faces, but not which card has which.

    They are the unseen cards with this `number`, a negative one, in the viewer's pools. `kept` are
    the known faces, sorted; the other cards, if any, have faces of the pool `rest`.
    """

    viewer: int
    number: int
    rest: int
    kept: tuple[int, ...]


class State(GameState, Struct, eq=False):
    """Everything that can change, and the `house` and the tuples that its copies share.

    By card: `seen` has the bits of the viewers that know its face, the bit after the last seat for
    bystanders; `since` is the turn in which a treasure came into its hand, which only the owner
    knows if the bit of the treasure is set in `veiled`. `pools[viewer]` has for each card that this
    viewer hasn't seen the number of its bag or pool. Everybody knows the faces of a pool together,
    those of its bags included; `shuffles` numbers the pools.

    `piles` are drawn from their end: two of treasure, one of piracy. `discards` are by family. By
    seat, `treasures` and `pirates` are the hands, sorted; `buried` grows at its end and is worth
    `banked`; `skips` are the turns that will be lost.

    `stack` are the cards being played, each an answer to the one before; `victims` are the seats on
    which an effect of the first lies, once for each effect; `stolen` is the card that it has just
    taken. `agenda` are the frames to be done after the window, the last first. `wager` are the two
    seats that wager, `stakes` their cards, `throws` their hands in rock, paper, scissors, with
    `ties` so far.

    `asked` is the seat that decides in `phase`; in the turn of `active`, number `turn_number` from
    0, `left` actions remain. `idle` counts the turns in a row without an action.
    """

    house: HouseRules
    faces: tuple[int, ...]
    pools: tuple[tuple[int, ...], ...]
    seen: list[int]
    since: list[int]
    piles: list[tuple[int, ...]]
    discards: list[tuple[int, ...]]
    treasures: list[tuple[int, ...]]
    pirates: list[tuple[int, ...]]
    buried: list[tuple[int, ...]]
    banked: list[int]
    skips: list[int]
    stack: list[Item]
    agenda: list[Frame]
    bags: tuple[Bag, ...] = ()
    shuffles: int = 0
    veiled: int = 0
    victims: tuple[int, ...] = ()
    stolen: int = pieces.NO_CARD
    wager: tuple[int, ...] = ()
    stakes: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    throws: tuple[int, int] = (NOT_THROWN, NOT_THROWN)
    ties: int = 0
    phase: int = BETWEEN
    asked: int = NOBODY
    active: int = NOBODY
    turn_number: int = 0
    left: int = 0
    idle: int = 0
    winners: tuple[int, ...] = ()


def initial_state(house: HouseRules) -> State:
    """ST-01: return the table before the shuffle: two sorted decks, empty hands."""
    seats = house.seats
    return State(
        house=house,
        faces=pieces.PACK,
        pools=(pieces.DECKS,) * (seats + 1),
        seen=[0] * pieces.PACK_SIZE,
        since=[LONG_AGO] * pieces.FIRST_PIRACY,
        piles=[
            tuple(range(pieces.FIRST_PIRACY)),
            (),
            tuple(range(pieces.FIRST_PIRACY, pieces.PACK_SIZE)),
        ],
        discards=[(), ()],
        treasures=[()] * seats,
        pirates=[()] * seats,
        buried=[()] * seats,
        banked=[0] * seats,
        skips=[0] * seats,
        stack=[],
        agenda=[],
    )


def then(state: State, *frames: Frame) -> None:
    """Put these frames on the agenda, the first of them to be done first."""
    state.agenda += frames[::-1]


def ask(state: State, phase: int, seat: int) -> None:
    """Ask a seat; the agenda waits until it has answered."""
    state.phase = phase
    state.asked = seat
