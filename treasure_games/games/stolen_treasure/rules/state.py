"""The whole table as data, hidden cards included.

A card is an id, which says nothing of its face: `faces[id]` is its kind. Faces are dealt anew to
the ids at each shuffle, and among the cards of a hand when it is mixed before one of them leaves it
unseen; when a piracy card is shown, another of the hand may get its face. What each pair of eyes
still knows then is kept too: see `knowledge`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec import Struct

from treasure_games.core.tabled import TableState
from treasure_games.games.stolen_treasure.rules.house import HouseRules
from treasure_games.games.stolen_treasure.rules.pieces import (
    DECKS,
    FIRST_PIRACY,
    NO_CARD,
    PACK,
    PACK_SIZE,
)

NOBODY: Final = -1
LONG_AGO: Final = -100
"""The turn in which treasure came into a hand that had it before the first one."""
NOT_THROWN: Final = -1
IN_HANDS: Final = 2
"""The pool of treasure in hands, after those of the two decks, for who remembers nothing of it."""

PHASES: Final = (
    "between",
    "action",
    "stake",
    "match",
    "respond",
    "parley",
    "throw",
    "plunder",
    "steal",
    "give",
    "dig",
    "bombed",
    "limit",
    "over",
)
(
    BETWEEN, ACTION, STAKING, MATCHING, RESPONDING, PARLEYING, THROWING, PLUNDERING, STEALING,
    GIVING, DIGGING, BOMBED, OVER_LIMIT, OVER,
) = range(len(PHASES))  # fmt: skip
"""What is asked, by phase; nobody is asked in the first and the last."""

Frame = tuple[int, ...]
"""Something that still has to be done: a step of `agenda`, then its arguments."""
Item = tuple[int, int, int]
"""A card being played: its id, who plays it, and its target (or `NOBODY`)."""


class Bag(NamedTuple):
    """Cards among which an eye knows some faces to be, and not where.

    They are those with `number`, a negative one, in the pools of this eye that it hasn't seen.
    `kept` are the faces, sorted; the other cards have faces of the pool `rest`, or there are none.
    """

    eye: int
    number: int
    rest: int
    kept: tuple[int, ...]


class State(TableState, Struct, eq=False):
    """Everything that can change, and the `house` and the tuples that its copies share.

    By card: `seen` has the bits of those who know its face (the bit after the last seat: of
    bystanders), `since` the turn in which a treasure came into the hand where it is; where the
    bit of the treasure is set in `veiled`, only the owner of that hand knows it. `pools[eye]` has a
    number for each card that this eye hasn't seen: that of its bag, or else of its pool. All faces
    of a pool are known as a heap, those that are in bags as well; `shuffles` numbers the pools.

    `piles` are drawn from their end: two of treasure, one of piracy. `discards` are by family. By
    seat, `treasures` and `pirates` are the hands, sorted; `buried` grows at its end and is worth
    `banked`; `skips` are the turns that will be lost.

    `stack` are the cards being played, each in answer to the one before; `victims` are the seats on
    which an effect of the first lies, once for each effect; `stolen` is the card that it has just
    taken. `agenda` is what comes after the window, the last first. `wager` are the two who wager,
    `stakes` their cards, `throws` their hands in rock, paper, scissors, of which `ties` were alike.

    `asked` is the seat that decides in `phase`; in the turn of `active`, number `turn_number` from
    0, `left` actions remain. `idle` turns in a row have passed without any.
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
    stolen: int = NO_CARD
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


def laid_table(house: HouseRules) -> State:
    """ST-01: return the table before the shuffle: two sorted decks, empty hands."""
    seats = house.seats
    return State(
        house=house,
        faces=PACK,
        pools=(DECKS,) * (seats + 1),
        seen=[0] * PACK_SIZE,
        since=[LONG_AGO] * FIRST_PIRACY,
        piles=[tuple(range(FIRST_PIRACY)), (), tuple(range(FIRST_PIRACY, PACK_SIZE))],
        discards=[(), ()],
        treasures=[()] * seats,
        pirates=[()] * seats,
        buried=[()] * seats,
        banked=[0] * seats,
        skips=[0] * seats,
        stack=[],
        agenda=[],
    )
