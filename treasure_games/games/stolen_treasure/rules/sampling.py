"""What a view doesn't know: the hidden slots, and random whole tables that look like the view.

How anybody has played is ignored here.
"""

from __future__ import annotations

from random import Random
from typing import Final

from treasure_games.core.codec import mirrored
from treasure_games.core.game import UNKNOWN, HiddenGroup
from treasure_games.games.stolen_treasure.rules.actions import HANDS
from treasure_games.games.stolen_treasure.rules.held_back import held_back, is_barred, with_spot
from treasure_games.games.stolen_treasure.rules.pieces import PACK_SIZE
from treasure_games.games.stolen_treasure.rules.state import LONG_AGO, State
from treasure_games.games.stolen_treasure.rules.view import SEALED, View

FIRST_THROW: Final = PACK_SIZE
"""The slots of the two hands thrown; those of cards are their ids."""
MOST_DEALS: Final = 300
"""Limit on dealing again; a tenth of it is nearly always enough."""


def hidden_groups(view: View) -> tuple[HiddenGroup, ...]:
    """Return the unknown cards of each pool and bag, and the hands thrown in secret.

    Each card of a bag has one of the kept faces, or one of the pool's: all with equal odds for all
    cards of the bag.
    """
    view = with_spot(view)
    cards, unseen, groups = dict(view.unknown), dict(view.unseen), []
    for bag in view.bags:
        slots = cards.pop(bag.number, ())
        if not slots:
            continue
        loose = len(slots) - len(bag.kept)
        rest = unseen[bag.rest] if loose else ()
        groups.append(HiddenGroup(tuple(slots), bag.kept * (len(rest) or 1) + rest * loose))
    groups += [HiddenGroup(tuple(slots), unseen[number]) for number, slots in cards.items()]
    thrown = tuple([FIRST_THROW + at for at, hand in enumerate(view.throws) if hand == SEALED])
    return (*groups, HiddenGroup(thrown, tuple(HANDS))) if thrown else tuple(groups)


def slot_value(state: State, slot: int) -> int:
    """Return the kind of a card or the hand of a wagerer, by its slot."""
    return state.faces[slot] if slot < FIRST_THROW else state.throws[slot - FIRST_THROW]


def sample_state(view: View, rng: Random) -> State:
    """Return a whole table that looks like `view`; all ways to deal the hidden cards are equally
    likely.

    ST-Q18: only those are left out by which somebody would have won already.

    In it the others know the cards that they have seen, but remember nothing of mixed hands. Hidden
    treasure counts as held for long, although ST-27 may bar its owner from burying it this turn.
    """
    first, second = [
        int(rng.random() * len(HANDS)) if hand == SEALED else hand for hand in view.throws
    ]
    since = [LONG_AGO if turn == UNKNOWN else turn for turn in view.since]
    return mirrored(State, view, faces=_possible(view, rng), since=since, throws=(first, second))


def _possible(view: View, rng: Random) -> tuple[int, ...]:
    """Return the faces of all cards, dealt again until nobody has won."""
    told, seats = with_spot(view), held_back(view)
    faces = _dealt(told, rng)
    for _ in range(MOST_DEALS):
        if all(is_barred(view, faces, seat) for seat in seats):
            break
        faces = _dealt(told, rng)
    return faces


def _dealt(view: View, rng: Random) -> tuple[int, ...]:
    """Return the faces of all cards, with those of each pool dealt to its cards and bags."""
    faces, cards, random = list(view.faces), dict(view.unknown), rng.random
    # Sorting by a random key takes a third of the time of Random.shuffle.
    shuffled = {pool: sorted(unseen, key=lambda _face: random()) for pool, unseen in view.unseen}
    for bag in view.bags:
        slots = cards.pop(bag.number, ())
        if not slots:
            continue
        loose = len(slots) - len(bag.kept)
        drawn = [shuffled[bag.rest].pop() for _ in range(loose)]
        mixed = sorted([*bag.kept, *drawn], key=lambda _face: random())
        for card, face in zip(slots, mixed, strict=True):
            faces[card] = face
    for number, slots in cards.items():
        for card, face in zip(slots, shuffled[number], strict=True):
            faces[card] = face
    return tuple(faces)
