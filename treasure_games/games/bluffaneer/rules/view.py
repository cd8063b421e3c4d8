"""What one seat may see of the table.

Visibility is decided in one place, `known_cards` for cards and `sealed_from` for choices: the view,
its samples and the hidden slots follow from them.
"""

from __future__ import annotations

from msgspec import Struct

from treasure_games.core.asking import Arrivals, sealed_seats
from treasure_games.core.codec import mirrored
from treasure_games.core.game import UNKNOWN
from treasure_games.core.game_data import TalliedView
from treasure_games.core.hidden_cards import known_faces
from treasure_games.games.bluffaneer.rules.house import HouseRules
from treasure_games.games.bluffaneer.rules.pieces import NO_CARD
from treasure_games.games.bluffaneer.rules.state import BELIEVED, CAUGHT, OVER, SHOUT, TRUE, State


class View(TalliedView, Struct, frozen=True):
    """The table as `seat` knows it (None: a bystander), with the fields of `State`.

    `faces[id]` is `UNKNOWN` for a card that this seat doesn't know. `unseen` has for each pool the
    faces of the unknown cards, sorted, as (pool, faces). `yes` lacks the sealed choices of others.
    """

    seat: int | None
    house: HouseRules
    faces: tuple[int, ...]
    unseen: tuple[tuple[int, tuple[int, ...]], ...]
    pools: tuple[int, ...]
    stack: tuple[int, ...]
    discard: tuple[int, ...]
    hands: tuple[int, ...]
    coins: tuple[int, ...]
    barred: tuple[int, ...]
    passed: tuple[int, ...]
    raised: tuple[int, ...]
    tallies: tuple[int, ...]
    box: int
    bones: tuple[int, int]
    pair: int
    phase: int
    turn: int
    turn_number: int
    waiting: int
    yes: int
    arrivals: Arrivals
    claimant: int
    shown: int
    winners: tuple[int, ...]

    @property
    def own_face(self) -> int:
        """Return the pair on this seat's own card; `UNKNOWN` for a bystander or without a card."""
        card = NO_CARD if self.seat is None else self.hands[self.seat]
        return UNKNOWN if card == NO_CARD else self.faces[card]

    def claims(self, seat: int) -> tuple[int, int]:
        """Return how many revealed claims of a seat were bluffs, and how many there were."""
        bluffs = self.tally(seat, CAUGHT) + self.tally(seat, BELIEVED)
        return bluffs, bluffs + self.tally(seat, TRUE)

    def candidates(self, seat: int) -> tuple[int, ...]:
        """Return the possible faces of the card of `seat`, each as often as there is a card of it.

        BLA-05: those that its owner would have had to reveal are left out.
        """
        card = self.hands[seat]
        if card == NO_CARD:
            return ()
        if self.faces[card] != UNKNOWN:
            return (self.faces[card],)
        unseen, barred = dict(self.unseen)[self.pools[card]], self.barred[seat]
        return tuple([face for face in unseen if not barred >> face & 1])


def known_cards(state: State, seat: int | None) -> set[int]:
    """BL-06, BLA-19: return the cards a seat knows: its own, and all that lie open."""
    holders = [holder for holder in (state.shown, seat) if holder is not None and holder >= 0]
    return {*state.discard, *[state.hands[holder] for holder in holders]}


def sealed_from(state: State | View, seat: int | None) -> int:
    """BLA-06: return the bits of those who have made a choice that `seat` can't see yet."""
    table, phase = state.house, state.phase
    if phase == OVER:
        return 0
    left_out = state.turn if phase == SHOUT else state.claimant
    asked = table.everyone & ~(1 << max(left_out, 0))
    return sealed_seats(table.modes[phase], state.waiting, asked, seat)


def view_of(state: State, seat: int | None) -> View:
    """Return the table as `seat` knows it."""
    faces, unseen = known_faces(state.faces, state.pools, known_cards(state, seat))
    yes = state.yes & ~sealed_from(state, seat)
    return mirrored(View, state, seat=seat, faces=faces, unseen=unseen, yes=yes)
