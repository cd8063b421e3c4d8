"""The whole table as data, hidden cards included.

A card is an id, which says nothing of a face; `faces[id]` is the face. The first shuffle gives
every id a face; a reshuffle deals the faces of the discards anew among their ids, and notes in
`batches[id]` which shuffle it was. So an id can be followed from stack to hand to discards.
"""

from __future__ import annotations

from typing import Final

from treasure_games.core.game import Plain
from treasure_games.games.bluffaneer.rules.house import MOST_SEATS, HouseRules
from treasure_games.games.bluffaneer.rules.pieces import FACES, NO_CARD, PACK, PACK_SIZE

DEAL: Final = 0
VICTIM: Final = 1
SHOUT: Final = 2
ANSWER: Final = 3
OVER: Final = 4

NOBODY: Final = -1

NOT_ASKED: Final = -5
WAITING: Final = -4
LOCKED_OUT: Final = -3
QUIET: Final = -2
SHOUTED: Final = 0
"""Entries of `choices`; in a race a shout is its milliseconds, from 0 on.

-1 is left to `core.game.UNKNOWN`: what a view shows of a choice that is still sealed.
"""

WINDOWS: Final = 0
RAISED: Final = 1
TRUE_CLAIMS: Final = 2
BLUFFS: Final = 3
BELIEVED: Final = 4
CHALLENGED: Final = 5
COUNTED: Final = 6
"""What `tallies` counts of a seat: chances to shout that all could follow, hands it raised, its
claims that proved true and false, claims that it believed and challenged."""

KINDS: Final = len(FACES)


MARK: Final = tuple(
    tuple(1 << seat * KINDS + face for face in range(KINDS)) for seat in range(MOST_SEATS)
)
"""The bit of a seat and a face, as `ruled_out`, `kept_quiet` and `unheard` hold it."""


class State:
    """Everything that can change, and the `house` that its copies share.

    `hands` has one card id for each seat; `stack` and `discard` have their top at the end.
    `shown` is the seat whose card lies open before it. `ruled_out` has the marks of pairs that a
    seat's card can't be, as it was the roller and didn't match (BLA-05). `kept_quiet` has those
    of pairs at which it was seen not to shout with this card, `unheard` those for which it raised
    a hand that was not chosen. `waiting` has the bits of the seats that are asked now; `choices`
    what each has decided in the window. `raised` has the bits of the hands in the air.
    """

    __slots__ = (
        "batches",
        "bones",
        "box",
        "choices",
        "claimant",
        "coins",
        "discard",
        "faces",
        "hands",
        "house",
        "kept_quiet",
        "pair",
        "phase",
        "raised",
        "roller",
        "ruled_out",
        "shown",
        "stack",
        "tallies",
        "turn_number",
        "unheard",
        "waiting",
        "winner",
    )

    def __init__(
        self,
        house: HouseRules,
        faces: tuple[int, ...],
        batches: tuple[int, ...],
        hands: list[int],
        stack: list[int],
        discard: list[int],
        shown: int,
        coins: list[int],
        box: int,
        phase: int,
        roller: int,
        turn_number: int,
        bones: tuple[int, int],
        pair: int,
        waiting: int,
        choices: list[int],
        raised: int,
        claimant: int,
        ruled_out: int,
        kept_quiet: int,
        unheard: int,
        tallies: list[int],
        winner: int,
    ) -> None:
        self.house = house
        self.faces = faces
        self.batches = batches
        self.hands = hands
        self.stack = stack
        self.discard = discard
        self.shown = shown
        self.coins = coins
        self.box = box
        self.phase = phase
        self.roller = roller
        self.turn_number = turn_number
        self.bones = bones
        self.pair = pair
        self.waiting = waiting
        self.choices = choices
        self.raised = raised
        self.claimant = claimant
        self.ruled_out = ruled_out
        self.kept_quiet = kept_quiet
        self.unheard = unheard
        self.tallies = tallies
        self.winner = winner

    def copy(self) -> State:
        """Return an independent twin (by position: keywords would cost half as much again)."""
        return State(
            self.house,
            self.faces,
            self.batches,
            self.hands[:],
            self.stack[:],
            self.discard[:],
            self.shown,
            self.coins[:],
            self.box,
            self.phase,
            self.roller,
            self.turn_number,
            self.bones,
            self.pair,
            self.waiting,
            self.choices[:],
            self.raised,
            self.claimant,
            self.ruled_out,
            self.kept_quiet,
            self.unheard,
            self.tallies[:],
            self.winner,
        )

    def data(self) -> Plain:
        """Return everything, by name."""
        plain: dict[str, Plain] = {
            name: getattr(self, name) for name in self.__slots__ if name != "house"
        }
        for name in ("hands", "stack", "discard", "coins", "choices", "tallies"):
            plain[name] = list(getattr(self, name))
        plain["options"] = dict(self.house.setup.options)
        return plain


def laid_table(house: HouseRules) -> State:
    """Return the table before the first shuffle, all coins in the box."""
    seats = house.seats
    return State(
        house=house,
        faces=PACK,
        batches=(0,) * PACK_SIZE,
        hands=[NO_CARD] * seats,
        stack=list(range(PACK_SIZE)),
        discard=[],
        shown=NOBODY,
        coins=[0] * seats,
        box=house.supply,
        phase=DEAL,
        roller=0,
        turn_number=0,
        bones=(0, 0),
        pair=0,
        waiting=0,
        choices=[NOT_ASKED] * seats,
        raised=0,
        claimant=NOBODY,
        ruled_out=0,
        kept_quiet=0,
        unheard=0,
        tallies=[0] * (COUNTED * seats),
        winner=NOBODY,
    )
