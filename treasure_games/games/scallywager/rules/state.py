"""The whole table as data, hidden dice and cards included.

A card is an id, which reveals nothing of its face: `faces[id]` is its kind. When discarded cards
are shuffled again (SW-29), their kinds are dealt anew to their ids. `pools` has for each card the
number of the shuffle at which it got its kind: everybody knows which kinds are in a pool, but not
which card has which.

The agenda are frames that must be done before somebody is asked, the next first.
"""

from typing import Final

from msgspec import Struct

from treasure_games.core.game_base import GameState
from treasure_games.games.scallywager.rules import pieces
from treasure_games.games.scallywager.rules.house import HouseRules
from treasure_games.games.scallywager.rules.phases import BETWEEN

NOBODY: Final = -1

UNROLLED, HIDDEN, OPEN = range(3)
"""The dice: in the hand, rolled in secret, revealed."""

NORMAL, FREE, BOUND = range(3)
"""What is allowed at the helm: everything, any bid (SW-A06), a legal bid (SW-A07)."""

TALLIES: Final = 7
BIDS, BIDS_HELD, BLUFFS_CAUGHT, CALLS_RIGHT, CALLS_WRONG, PARLAYS_RIGHT, PARLAYS_WRONG = range(
    TALLIES
)
"""What is counted for each seat over the whole game: its bids, its bids at showdowns (true and
false), and its calls and parlays (right and wrong)."""

ALL_VIEWERS: Final = (1 << pieces.MOST_SEATS + 1) - 1
"""The bits of all seats and of bystanders."""

Frame = tuple[int, ...]
"""Something that still has to be done: a step, then its arguments."""


class State(GameState, Struct, eq=False):
    """Everything that can change, and the `house` and the tuples that its copies share.

    By seat: `dice` are the faces in its hold, in the order of the roll, before it `NO_FACE`; the
    last `ghosts` of them aren't crew (SW-A03). `seen` has for each die the bits of the seats that
    know it (bit `MOST_SEATS` for bystanders). `treasures` are the cards face up, in the order in
    which they came. Of the adventure cards, `live` can be used this round, `fresh` in the next, and
    `played` lies open until the round ends; `choices` is what was chosen with it: a target, a
    number, or how many dice came. `tallies[seat * TALLIES + kind]` counts over the whole game;
    `harms[a * seats + b]` is how many dice and cards seat a has cost seat b.

    By deck: `stacks` are drawn from their front, `piles` grow at their end. `used` has the bit of
    each permanent card that was used this round. `drawn` are two cards of which `turn` keeps one.

    `bids` are those of the round, as (seat, count, face). In a showdown, `challenger` called (or
    parlayed, if `is_parlay`); after the reveal `found` is the number of dice counted, and `winner`
    and `loser` are known. `loss` is what a lifeboat may reduce: how many dice, the index of the
    reason, who caused it, and who gets them (or `NOBODY`).
    """

    house: HouseRules
    faces: tuple[int, ...]
    pools: tuple[int, ...]
    stacks: list[tuple[int, ...]]
    piles: list[tuple[int, ...]]
    dice: list[tuple[int, ...]]
    seen: list[tuple[int, ...]]
    ghosts: list[int]
    treasures: list[tuple[int, ...]]
    live: list[int]
    fresh: list[int]
    played: list[int]
    choices: list[int]
    tallies: list[int]
    agenda: tuple[Frame, ...]
    harms: list[int]
    box: int
    phase: int = BETWEEN
    turn: int = NOBODY
    token: int = NOBODY
    round_number: int = 0
    dice_are: int = UNROLLED
    passes: int = 0
    used: int = 0
    helm: int = NORMAL
    bids: tuple[tuple[int, int, int], ...] = ()
    challenger: int = NOBODY
    is_parlay: int = 0
    found: int = NOBODY
    winner: int = NOBODY
    loser: int = NOBODY
    loss: Frame = ()
    drawn: tuple[int, ...] = ()


def initial_state(house: HouseRules) -> State:
    """Return the table before the shuffle: sorted decks, five dice each, the rest in the box."""
    seats = house.seats
    cards = pieces.PACK_SIZE if house.has_cards else 0
    return State(
        house=house,
        faces=pieces.PACK[:cards],
        pools=tuple(
            [
                pieces.TREASURE if card < pieces.FIRST_ADVENTURE else pieces.ADVENTURE
                for card in range(cards)
            ]
        ),
        stacks=[
            tuple(range(min(cards, pieces.FIRST_ADVENTURE))),
            tuple(range(pieces.FIRST_ADVENTURE, cards)),
        ],
        piles=[(), ()],
        dice=[(pieces.NO_FACE,) * pieces.STARTING_DICE] * seats,
        seen=[(ALL_VIEWERS,) * pieces.STARTING_DICE] * seats,
        ghosts=[0] * seats,
        treasures=[()] * seats,
        live=[pieces.NO_CARD] * seats,
        fresh=[pieces.NO_CARD] * seats,
        played=[pieces.NO_CARD] * seats,
        choices=[NOBODY] * seats,
        tallies=[0] * seats * TALLIES,
        agenda=(),
        harms=[0] * seats * seats,
        box=pieces.DICE - pieces.STARTING_DICE * seats,
    )


def then(state: State, *frames: Frame) -> None:
    """Put these frames in front of the agenda."""
    state.agenda = frames + state.agenda


def ask(state: State, phase: int, seat: int) -> None:
    """Ask a seat; the agenda waits until it has answered."""
    state.phase = phase
    state.turn = seat
