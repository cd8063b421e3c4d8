"""What one seat may see of the table, and tables that would look the same to it.

Visibility of cards is decided in one place, `known_cards`, that of choices in `seen_choices`;
the view, its samples and the hidden groups follow from them. Events need no redaction, as they
name cards by id only.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from treasure_games.core.chance import SLOWEST
from treasure_games.core.game import UNKNOWN, Plain
from treasure_games.games.bluffaneer.rules.house import RACE, TURN, HouseRules
from treasure_games.games.bluffaneer.rules.odds import Counts, HiddenHand, deal_hands
from treasure_games.games.bluffaneer.rules.pieces import NO_CARD, PACK_SIZE
from treasure_games.games.bluffaneer.rules.state import (
    ANSWER,
    COUNTED,
    KINDS,
    MARK,
    QUIET,
    SHOUTED,
    State,
)

RACE_CHOICES: Final = (*range(SLOWEST), *[QUIET] * SLOWEST)


@dataclass(frozen=True, slots=True)
class View:
    """The table as `seat` knows it (None: a bystander), with the fields of `State`.

    `faces[id]` is `UNKNOWN` for a card that this seat can't see; `loose` counts, for each
    shuffle, the faces of those cards together. A choice that is still sealed is `UNKNOWN`.
    """

    seat: int | None
    house: HouseRules
    faces: tuple[int, ...]
    loose: tuple[Counts, ...]
    batches: tuple[int, ...]
    hands: tuple[int, ...]
    stack: tuple[int, ...]
    discard: tuple[int, ...]
    shown: int
    coins: tuple[int, ...]
    box: int
    phase: int
    roller: int
    turn_number: int
    bones: tuple[int, int]
    pair: int
    waiting: int
    choices: tuple[int, ...]
    raised: int
    claimant: int
    ruled_out: int
    kept_quiet: int
    unheard: int
    tallies: tuple[int, ...]
    winner: int

    @property
    def seats(self) -> int:
        """Return how many play."""
        return self.house.seats

    @property
    def own_face(self) -> int:
        """Return the face of this seat's card; `UNKNOWN` for a bystander or without a card."""
        card = NO_CARD if self.seat is None else self.hands[self.seat]
        return UNKNOWN if card == NO_CARD else self.faces[card]

    @property
    def unseen_copies(self) -> int:
        """Return how many cards with the pair on the bones this view can't see."""
        return 0 if self.pair < 0 else sum(counts[self.pair] for counts in self.loose)

    def tally(self, seat: int, counted: int) -> int:
        """Return what has been counted of a seat, like `BLUFFS`."""
        return self.tallies[seat * COUNTED + counted]

    def data(self) -> Plain:
        """Return everything, by name."""
        plain: dict[str, Plain] = {
            name: getattr(self, name) for name in self.__slots__ if name != "house"
        }
        plain["options"] = dict(self.house.setup.options)
        return plain


def known_cards(state: State, seat: int | None) -> set[int]:
    """BL-06, BLA-19: return the discards, what lies open, and the seat's own card."""
    known = set(state.discard)
    if state.shown >= 0:
        known.add(state.hands[state.shown])
    if seat is not None:
        known.add(state.hands[seat])
    known.discard(NO_CARD)
    return known


def seen_choices(state: State, seat: int | None) -> tuple[int, ...]:
    """Return the choices of the window as a seat sees them: sealed ones only if they are its own.

    One after another, nothing is sealed.
    """
    mode = state.house.answers if state.phase == ANSWER else state.house.shouts
    if mode is TURN:
        return tuple(state.choices)
    return tuple(
        [
            choice if choice < QUIET or other == seat else UNKNOWN
            for other, choice in enumerate(state.choices)
        ]
    )


def view_of(state: State, seat: int | None) -> View:
    """Return the table as `seat` knows it."""
    known = known_cards(state, seat)
    faces = [UNKNOWN] * PACK_SIZE
    loose = [[0] * KINDS for _ in range(max(state.batches) + 1)]
    for card, face in enumerate(state.faces):
        if card in known:
            faces[card] = face
        else:
            loose[state.batches[card]][face] += 1
    return View(
        seat=seat,
        house=state.house,
        faces=tuple(faces),
        loose=tuple([tuple(counts) for counts in loose]),
        batches=state.batches,
        hands=tuple(state.hands),
        stack=tuple(state.stack),
        discard=tuple(state.discard),
        shown=state.shown,
        coins=tuple(state.coins),
        box=state.box,
        phase=state.phase,
        roller=state.roller,
        turn_number=state.turn_number,
        bones=state.bones,
        pair=state.pair,
        waiting=state.waiting,
        choices=seen_choices(state, seat),
        raised=state.raised,
        claimant=state.claimant,
        ruled_out=state.ruled_out,
        kept_quiet=state.kept_quiet,
        unheard=state.unheard,
        tallies=tuple(state.tallies),
        winner=state.winner,
    )


def hidden_hands(view: View) -> dict[int, HiddenHand]:
    """Return the hands that this view can't see, by seat; pairs ruled out have no weight."""
    return {
        seat: HiddenHand(
            view.batches[card],
            tuple([0.0 if view.ruled_out & MARK[seat][face] else 1.0 for face in range(KINDS)]),
        )
        for seat, card in enumerate(view.hands)
        if card != NO_CARD and view.faces[card] == UNKNOWN
    }


def sample_state(view: View, rng: Random) -> State:
    """Return a whole table that looks like `view`; each deal of the hidden cards is as likely.

    A sealed choice is as likely to be a shout as silence.
    """
    hidden = hidden_hands(view)
    dealt, loose = deal_hands(tuple(hidden.values()), view.loose, rng)
    faces = list(view.faces)
    for seat, face in zip(hidden, dealt, strict=True):
        faces[view.hands[seat]] = face
    left = [[face for face in range(KINDS) for _ in range(one[face])] for one in loose]
    for cards in left:
        rng.shuffle(cards)
    for card in view.stack:
        faces[card] = left[view.batches[card]].pop()
    return State(
        view.house,
        tuple(faces),
        view.batches,
        list(view.hands),
        list(view.stack),
        list(view.discard),
        view.shown,
        list(view.coins),
        view.box,
        view.phase,
        view.roller,
        view.turn_number,
        view.bones,
        view.pair,
        view.waiting,
        _sample_choices(view, rng),
        view.raised,
        view.claimant,
        view.ruled_out,
        view.kept_quiet,
        view.unheard,
        list(view.tallies),
        view.winner,
    )


def _sample_choices(view: View, rng: Random) -> list[int]:
    if UNKNOWN not in view.choices:
        return list(view.choices)
    possible = possible_choices(view)
    return [rng.choice(possible) if choice == UNKNOWN else choice for choice in view.choices]


def possible_choices(view: View) -> tuple[int, ...]:
    """Return what a sealed choice may be: as often a shout, at some moment, as silence."""
    mode = view.house.answers if view.phase == ANSWER else view.house.shouts
    return RACE_CHOICES if mode is RACE else (QUIET, SHOUTED)
