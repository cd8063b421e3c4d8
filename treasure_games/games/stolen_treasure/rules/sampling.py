"""What a view doesn't know: the hidden slots, and whole tables that look like the view.

Nothing here weighs how anybody has played.
"""

from __future__ import annotations

from random import Random
from typing import Final

from treasure_games.core.codec import mirrored
from treasure_games.core.game import UNKNOWN, HiddenGroup
from treasure_games.core.pools import Hidden
from treasure_games.games.stolen_treasure.rules.actions import HANDS
from treasure_games.games.stolen_treasure.rules.pieces import KINDS, PACK_SIZE
from treasure_games.games.stolen_treasure.rules.state import LONG_AGO, State
from treasure_games.games.stolen_treasure.rules.view import SEALED, View, eye_of

FIRST_THROW: Final = PACK_SIZE
"""The slots of the two hands thrown; those of cards are their ids."""


def _hidden_in(view: View) -> Hidden:
    pools = view.pools[eye_of(view.house, view.seat)]
    return Hidden(view.faces, pools, view.unseen, {}, KINDS)


def hidden_groups(view: View) -> tuple[HiddenGroup, ...]:
    """Return the unknown cards of each pool, and the hands thrown in secret."""
    thrown = tuple([FIRST_THROW + at for at, hand in enumerate(view.throws) if hand == SEALED])
    groups = _hidden_in(view).groups()
    return (*groups, HiddenGroup(thrown, tuple(HANDS))) if thrown else groups


def slot_value(state: State, slot: int) -> int:
    """Return the kind of a card or the hand of a wagerer, by its slot."""
    return state.faces[slot] if slot < FIRST_THROW else state.throws[slot - FIRST_THROW]


def sample_state(view: View, rng: Random) -> State:
    """Return a whole table that looks like `view`; all ways to deal the hidden cards are alike.

    Hidden treasure counts as held for long: ST-27 may keep its owner from burying it a turn more.
    """
    first, second = [
        int(rng.random() * len(HANDS)) if hand == SEALED else hand for hand in view.throws
    ]
    since = [LONG_AGO if turn == UNKNOWN else turn for turn in view.since]
    return mirrored(
        State, view, faces=_hidden_in(view).laid(rng), since=since, throws=(first, second)
    )
