"""What one seat may see of the table, and tables that would look the same to it.

Visibility is decided in one place, `knows` for cards and `sealed_from` for choices: the view, its
samples, the hidden slots and the redaction of events follow from them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from treasure_games.core.codec import plain_fields
from treasure_games.core.game import UNKNOWN, HiddenGroup, Plain
from treasure_games.games.bluffaneer.rules import house as house_rules
from treasure_games.games.bluffaneer.rules.house import HouseRules
from treasure_games.games.bluffaneer.rules.pieces import NO_CARD, PACK_SIZE
from treasure_games.games.bluffaneer.rules.state import ANSWER, NOBODY, SHOUT, TALLIES, State

FIRST_CHOICE: Final = PACK_SIZE
"""The slot of seat 0's sealed choice; the slots of cards are their ids."""
CHOICES: Final = (0, 1)


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


def sample_state(view: View, rng: Random) -> State:
    """Return a whole table that looks like `view`.

    Every way to lay the unknown cards that the rules allow is equally likely: no card that its
    owner would have had to reveal. A sealed choice is either, by a coin.
    """
    faces = list(view.faces)
    for pool, unseen in view.unseen:
        _lay_pool(view, pool, list(unseen), faces, rng)
    yes = view.yes
    for seat in range(view.house.seats):
        if sealed_from(view, view.seat) >> seat & 1 and rng.random() < 0.5:
            yes |= 1 << seat
    return State(
        view.house, tuple(faces), view.pools, view.stack, view.discard, list(view.hands),
        list(view.coins), list(view.barred), list(view.passed), list(view.raised),
        list(view.tallies), view.box, view.bones, view.pair, view.phase, view.turn,
        view.turn_number, view.waiting, yes, view.arrivals, view.claimant, view.shown,
        view.winners,
    )  # fmt: skip


def _lay_pool(view: View, pool: int, unseen: list[int], faces: list[int], rng: Random) -> None:
    """Give the unknown cards of one pool the faces of that pool."""
    pools = view.pools
    unknown = [card for card, face in enumerate(view.faces) if face < 0 and pools[card] == pool]
    bars = {
        card: view.barred[seat]
        for seat, card in enumerate(view.hands)
        if card in unknown and view.barred[seat]
    }
    drawn = _draw_allowed(unseen, list(bars.values()), rng)
    for card, face in zip(bars, drawn, strict=True):
        faces[card] = face
        unseen.remove(face)
    random = rng.random
    # Sorting by a random key takes a third of the time of Random.shuffle.
    loose = iter(sorted(unseen, key=lambda _face: random()))
    for card in unknown:
        if card not in bars:
            faces[card] = next(loose)


def _draw_allowed(unseen: Sequence[int], bars: Sequence[int], rng: Random) -> list[int]:
    """Draw a face for each bar, each without the barred ones; all such draws are equally likely.

    Drawing one after another favours draws that leave fewer choices to those that follow; such a
    draw is thrown away by as much as it is favoured.
    """
    choices = [[face for face in unseen if not bar >> face & 1] for bar in bars]
    while True:
        left, drawn, weight = list(unseen), [], 1.0
        for bar, most in zip(bars, choices, strict=True):
            allowed = [face for face in left if not bar >> face & 1]
            weight *= len(allowed) / len(most)
            if not weight:
                break
            face = allowed[int(rng.random() * len(allowed))]
            left.remove(face)
            drawn.append(face)
        if weight == 1.0 or rng.random() < weight:
            return drawn


def hidden_groups(view: View) -> tuple[HiddenGroup, ...]:
    """Return the unknown cards and the sealed choices of others, each group with its odds.

    A hand that can't show some pairs (BLA-05) is a group of its own.
    """
    groups = []
    held = {card: seat for seat, card in enumerate(view.hands)}
    for pool, unseen in view.unseen:
        free = []
        for card, face in enumerate(view.faces):
            if face != UNKNOWN or view.pools[card] != pool:
                continue
            if card in held and view.barred[held[card]]:
                groups.append(HiddenGroup((card,), view.candidates(held[card])))
            else:
                free.append(card)
        groups.append(HiddenGroup(tuple(free), unseen))
    sealed = sealed_from(view, view.seat)
    choices = [FIRST_CHOICE + seat for seat in range(view.house.seats) if sealed >> seat & 1]
    return (*groups, HiddenGroup(tuple(choices), CHOICES))


def value_in(state: State, slot: int) -> int:
    """Return the face of a card, or a sealed choice, by its slot."""
    if slot >= FIRST_CHOICE:
        return state.yes >> slot - FIRST_CHOICE & 1
    return state.faces[slot]
