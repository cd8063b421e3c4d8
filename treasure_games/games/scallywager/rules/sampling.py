"""What a view doesn't know: the hidden slots, and whole tables that look like the view.

Nothing here weighs how anybody has bid or played.
"""

from __future__ import annotations

from random import Random
from typing import Final

from treasure_games.core.game import UNKNOWN, HiddenGroup
from treasure_games.games.scallywager.rules.pieces import DICE, FACES, PACK_SIZE
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
    groups = [HiddenGroup(_unknown_in(view, pool), kinds) for pool, kinds in view.unseen]
    return (*groups, HiddenGroup(dice, tuple(FACES)))


def _unknown_in(view: View, pool: int) -> tuple[int, ...]:
    pools = view.pools
    faces = enumerate(view.faces)
    return tuple([card for card, kind in faces if kind == UNKNOWN and pools[card] == pool])


def slot_value(state: State, slot: int) -> int:
    """Return the kind of a card or the face of a die, by its slot."""
    if slot < FIRST_DIE:
        return state.faces[slot]
    seat, place = divmod(slot - FIRST_DIE, DICE)
    hold = state.dice[seat]
    return hold[place] if place < len(hold) else UNKNOWN


def sample_state(view: View, rng: Random) -> State:
    """Return a whole table that looks like `view`, all of them equally likely."""
    random = rng.random
    faces = list(view.faces)
    for pool, kinds in view.unseen:
        # Sorting by a random key takes a third of the time of Random.shuffle.
        loose = sorted(kinds, key=lambda _kind: random())
        for card, kind in zip(_unknown_in(view, pool), loose, strict=True):
            faces[card] = kind
    dice = [
        tuple([face if face != UNKNOWN else int(random() * 6) + 1 for face in hold])
        for hold in view.dice
    ]
    return State(
        view.house, tuple(faces), view.pools, list(view.stacks), list(view.piles), dice,
        list(view.seen), list(view.ghosts), list(view.treasures), list(view.live),
        list(view.fresh), list(view.played), list(view.choices), list(view.tallies),
        view.agenda, list(view.harms), view.box, view.phase, view.turn, view.token,
        view.round_number, view.dice_are, view.passes, view.used, view.helm, view.bids,
        view.challenger, view.is_parlay, view.found, view.winner, view.loser, view.loss,
        view.drawn,
    )  # fmt: skip
