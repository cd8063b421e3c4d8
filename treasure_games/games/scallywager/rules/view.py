"""What one seat may see of the table, and random whole tables that look like the view.

Visibility is decided in one place, `known_cards` for cards and `viewer_bit` with `State.seen` for
dice: the view, its samples and the hidden slots follow from them. How anybody has bid or played is
ignored here.
"""

from random import Random
from typing import Final

from msgspec import Struct

from treasure_games.core.codec import mirrored
from treasure_games.core.game import UNKNOWN, HiddenGroup, Progress
from treasure_games.core.game_base import TalliedView
from treasure_games.core.hidden_cards import HiddenCards, known_faces
from treasure_games.games.scallywager.rules import pieces
from treasure_games.games.scallywager.rules.house import HouseRules
from treasure_games.games.scallywager.rules.state import HIDDEN, Frame, State

BYSTANDER: Final = pieces.MOST_SEATS
"""The bit of viewers without a seat."""


class View(TalliedView, Struct, frozen=True):
    """The table as `seat` knows it (None: a bystander), with the fields of `State`.

    `faces[id]` is `UNKNOWN` for a card that this seat doesn't know, and so is the face of an
    unknown die. `unseen` has for each pool the kinds of the unknown cards, sorted, as
    (pool, kinds).
    """

    seat: int | None
    house: HouseRules
    faces: tuple[int, ...]
    unseen: tuple[tuple[int, tuple[int, ...]], ...]
    pools: tuple[int, ...]
    stacks: tuple[tuple[int, ...], ...]
    piles: tuple[tuple[int, ...], ...]
    dice: tuple[tuple[int, ...], ...]
    seen: tuple[tuple[int, ...], ...]
    ghosts: tuple[int, ...]
    treasures: tuple[tuple[int, ...], ...]
    live: tuple[int, ...]
    fresh: tuple[int, ...]
    played: tuple[int, ...]
    choices: tuple[int, ...]
    tallies: tuple[int, ...]
    agenda: tuple[Frame, ...]
    harms: tuple[int, ...]
    box: int
    phase: int
    turn: int
    token: int
    round_number: int
    dice_are: int
    passes: int
    used: int
    helm: int
    bids: tuple[tuple[int, int, int], ...]
    challenger: int
    is_parlay: int
    found: int
    winner: int
    loser: int
    loss: Frame
    drawn: tuple[int, ...]

    @property
    def in_play(self) -> int:
        """SWA-05: the number of dice in all holds, ghosts included."""
        return sum(map(len, self.dice))

    def crew(self, seat: int) -> int:
        """Return how many dice a seat has, without ghosts."""
        return len(self.dice[seat]) - self.ghosts[seat]

    def progress(self) -> Progress:
        """Return how much of all crews but the largest is lost; two dice may go in one round."""
        left = sum(sorted(map(self.crew, range(self.seats)))[:-1])
        share = 1.0 - left / (pieces.STARTING_DICE * (self.seats - 1))
        return Progress(max(0.0, share), left <= 2, left <= 1)

    def kinds(self, seat: int) -> tuple[int, ...]:
        """Return the kinds of the treasure cards of a seat, in the order of `treasures`."""
        return tuple([self.faces[card] for card in self.treasures[seat]])

    def harm(self, seat: int, victim: int) -> int:
        """Return how many dice and cards a seat cost another."""
        return self.harms[seat * self.seats + victim]


def viewer_bit(seat: int | None) -> int:
    """Return the bit that `State.seen` has for this seat."""
    return 1 << (BYSTANDER if seat is None else seat)


def known_cards(state: State, seat: int | None) -> set[int]:
    """SW-24, SW-26: return the cards a seat knows: all that lie open, and its own.

    Of the two cards under Quartermaster, those from the treasure deck lie open.
    """
    known = {*state.played, *(card for pile in state.piles for card in pile)}
    known.update(*state.treasures, [card for card in state.drawn if card < pieces.FIRST_ADVENTURE])
    if seat is not None:
        known |= {state.live[seat], state.fresh[seat]}
        if state.turn == seat:
            known.update(state.drawn)
    return known


def known_dice(state: State, seat: int | None) -> tuple[tuple[int, ...], ...]:
    """SW-05: return the faces by seat; `UNKNOWN` for those that this seat doesn't know."""
    if state.dice_are != HIDDEN:
        return tuple(state.dice)
    bit = viewer_bit(seat)
    return tuple(
        [
            tuple([face if viewers & bit else UNKNOWN for face, viewers in zip(*hold, strict=True)])
            for hold in zip(state.dice, state.seen, strict=True)
        ]
    )


def view_of(state: State, seat: int | None) -> View:
    """Return the table as `seat` knows it."""
    faces, unseen = known_faces(state.faces, state.pools, known_cards(state, seat))
    dice = known_dice(state, seat)
    return mirrored(View, state, seat=seat, faces=faces, unseen=unseen, dice=dice)


FIRST_DIE: Final = pieces.PACK_SIZE
"""The slot of the first die; every seat has `DICE` slots. Those of cards are their ids."""


def hidden_groups(view: View) -> tuple[HiddenGroup, ...]:
    """Return the unknown dice, and the unknown cards of each pool."""
    dice = tuple(
        [
            FIRST_DIE + seat * pieces.DICE + place
            for seat, hold in enumerate(view.dice)
            for place, face in enumerate(hold)
            if face == UNKNOWN
        ]
    )
    return (*_cards(view).groups(), HiddenGroup(dice, tuple(pieces.FACES)))


def _cards(view: View) -> HiddenCards:
    return HiddenCards(view.faces, view.pools, view.unseen, {}, pieces.KINDS)


def sample_state(view: View, rng: Random) -> State:
    """Return a whole table that looks like `view`, all of them equally likely."""
    faces, random = _cards(view).sampled(rng), rng.random
    dice = [
        tuple([face if face != UNKNOWN else int(random() * 6) + 1 for face in hold])
        for hold in view.dice
    ]
    return mirrored(State, view, faces=faces, dice=dice)
