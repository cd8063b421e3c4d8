"""What a view doesn't know: the hidden slots, and random whole tables that look like the view.

How anybody has bid or played is ignored here.
"""

from __future__ import annotations

from random import Random
from typing import Final

from treasure_games.core.codec import mirrored
from treasure_games.core.game import UNKNOWN, HiddenGroup
from treasure_games.core.hidden_cards import HiddenCards
from treasure_games.games.scallywager.rules.pieces import DICE, FACES, KINDS, PACK_SIZE
from treasure_games.games.scallywager.rules.state import State
from treasure_games.games.scallywager.rules.view import View

FIRST_DIE: Final = PACK_SIZE
"""The slot of the first die; every seat has `DICE` slots. Those of cards are their ids."""


def hidden_groups(view: View) -> tuple[HiddenGroup, ...]:
    """Return the unknown dice, and the unknown cards of each pool."""
    dice = tuple(
        [
            FIRST_DIE + seat * DICE + place
            for seat, hold in enumerate(view.dice)
            for place, face in enumerate(hold)
            if face == UNKNOWN
        ]
    )
    return (*_cards(view).groups(), HiddenGroup(dice, tuple(FACES)))


def _cards(view: View) -> HiddenCards:
    return HiddenCards(view.faces, view.pools, view.unseen, {}, KINDS)


def slot_value(state: State, slot: int) -> int:
    """Return the kind of a card or the face of a die, by its slot."""
    if slot < FIRST_DIE:
        return state.faces[slot]
    seat, place = divmod(slot - FIRST_DIE, DICE)
    hold = state.dice[seat]
    return hold[place] if place < len(hold) else UNKNOWN


def sample_state(view: View, rng: Random) -> State:
    """Return a whole table that looks like `view`, all of them equally likely."""
    faces, random = _cards(view).sampled(rng), rng.random
    dice = [
        tuple([face if face != UNKNOWN else int(random() * 6) + 1 for face in hold])
        for hold in view.dice
    ]
    return mirrored(State, view, faces=faces, dice=dice)
