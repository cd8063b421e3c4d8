"""What one seat may see of the table.

Visibility is decided in one place, `knows` for cards and `sealed_from` for choices: the view, its
samples and the hidden slots follow from them.
"""

from __future__ import annotations

from dataclasses import dataclass

from treasure_games.core.codec import plain_fields
from treasure_games.core.game import UNKNOWN, Plain
from treasure_games.games.bluffaneer.rules import house as house_rules
from treasure_games.games.bluffaneer.rules.house import HouseRules
from treasure_games.games.bluffaneer.rules.pieces import NO_CARD, PACK_SIZE
from treasure_games.games.bluffaneer.rules.state import ANSWER, NOBODY, SHOUT, TALLIES, State


@dataclass(frozen=True, slots=True)
class View:
    """The table as `seat` knows it (None: a bystander), with the fields of `State`.

    `faces[id]` is `UNKNOWN` for a card that this seat can't name. `unseen` are the faces, sorted,
    of the unknown cards of each pool, as (pool, faces): which of them is where isn't known. `yes`
    lacks the sealed choices of others.
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
    arrivals: tuple[tuple[int, int], ...]
    claimant: int
    shown: int
    winners: tuple[int, ...]

    @property
    def seats(self) -> int:
        """Return how many play."""
        return self.house.seats

    @property
    def own_face(self) -> int:
        """Return the pair on this seat's own card; `UNKNOWN` for a bystander or without a card."""
        card = NO_CARD if self.seat is None else self.hands[self.seat]
        return UNKNOWN if card == NO_CARD else self.faces[card]

    def is_waited_for(self, seat: int) -> bool:
        """Return True if this seat must still answer the open question."""
        return bool(self.waiting >> seat & 1)

    def tally(self, seat: int, kind: int) -> int:
        """Return how often a seat has done something (see `state.TALLIES`)."""
        return self.tallies[seat * TALLIES + kind]

    def candidates(self, seat: int) -> tuple[int, ...]:
        """Return the faces that the card of `seat` may have, each as often as it may be there.

        BLA-05: those that its owner would have had to reveal are left out.
        """
        card = self.hands[seat]
        if card == NO_CARD:
            return ()
        if self.faces[card] != UNKNOWN:
            return (self.faces[card],)
        barred = self.barred[seat]
        return tuple(
            [face for face in dict(self.unseen)[self.pools[card]] if not barred >> face & 1]
        )

    def data(self) -> Plain:
        """Return everything, by name."""
        return plain_fields(self, "house") | {"options": dict(self.house.setup.options)}


def knows(state: State, seat: int | None) -> int:
    """BL-06, BLA-19: return the bits of the cards a seat knows: its own, and all that lie open."""
    known = 0
    for card in state.discard:
        known |= 1 << card
    for holder in (state.shown, NOBODY if seat is None else seat):
        if holder != NOBODY and state.hands[holder] != NO_CARD:
            known |= 1 << state.hands[holder]
    return known


def sealed_from(state: State | View, seat: int | None) -> int:
    """BLA-06: return the bits of those who have made a choice that `seat` can't see yet.

    When nobody is waited for any more, the choices are open.
    """
    table, phase = state.house, state.phase
    if not state.waiting:
        return 0
    if phase == SHOUT and table.shout == house_rules.SEALED:
        left_out = state.turn
    elif phase == ANSWER and table.answer == house_rules.EVERYONE:
        left_out = state.claimant
    else:
        return 0
    hidden = table.everyone & ~(1 << left_out) & ~state.waiting
    return hidden if seat is None else hidden & ~(1 << seat)


def view_of(state: State, seat: int | None) -> View:
    """Return the table as `seat` knows it."""
    known = knows(state, seat)
    faces = [UNKNOWN] * PACK_SIZE
    unseen: dict[int, list[int]] = {}
    for card, face in enumerate(state.faces):
        if known >> card & 1:
            faces[card] = face
        else:
            unseen.setdefault(state.pools[card], []).append(face)
    return View(
        seat, state.house, tuple(faces),
        tuple([(pool, tuple(sorted(unseen[pool]))) for pool in sorted(unseen)]),
        state.pools, state.stack, state.discard, tuple(state.hands), tuple(state.coins),
        tuple(state.barred), tuple(state.passed), tuple(state.raised), tuple(state.tallies),
        state.box, state.bones, state.pair, state.phase, state.turn, state.turn_number,
        state.waiting, state.yes & ~sealed_from(state, seat), state.arrivals, state.claimant,
        state.shown, state.winners,
    )  # fmt: skip
