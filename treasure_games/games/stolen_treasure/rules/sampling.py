"""What a view doesn't know: the hidden slots, and whole tables that look like the view.

Nothing here weighs how anybody has played.
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

    A card of a bag is as likely one face that is known to be there as another, and as likely any
    of its pool as all that come from there can share.
    """
    view = with_spot(view)
    cards, heaps, groups = dict(view.unknown), dict(view.unseen), []
    for bag in view.bags:
        slots = cards.pop(bag.number, ())
        if not slots:
            continue
        loose = len(slots) - len(bag.kept)
        heap = heaps[bag.rest] if loose else ()
        groups.append(HiddenGroup(tuple(slots), bag.kept * (len(heap) or 1) + heap * loose))
    groups += [HiddenGroup(tuple(slots), heaps[number]) for number, slots in cards.items()]
    thrown = tuple([FIRST_THROW + at for at, hand in enumerate(view.throws) if hand == SEALED])
    return (*groups, HiddenGroup(thrown, tuple(HANDS))) if thrown else tuple(groups)


def slot_value(state: State, slot: int) -> int:
    """Return the kind of a card or the hand of a wagerer, by its slot."""
    return state.faces[slot] if slot < FIRST_THROW else state.throws[slot - FIRST_THROW]


def sample_state(view: View, rng: Random) -> State:
    """Return a whole table that looks like `view`; all ways to deal the hidden cards are alike.

    ST-Q18: only those are left out by which somebody would have won already.

    What the others know there is which cards they have seen, and no more of hands that were mixed.
    Hidden treasure counts as held for long: ST-27 may keep its owner from burying it a turn more.
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
    """Return the faces of all cards: those of a pool are dealt to its bags as well."""
    faces, cards, random = list(view.faces), dict(view.unknown), rng.random
    # Sorting by a random key takes a third of the time of Random.shuffle.
    heaps = {pool: sorted(unseen, key=lambda _face: random()) for pool, unseen in view.unseen}
    for bag in view.bags:
        slots = cards.pop(bag.number, ())
        if not slots:
            continue
        loose = len(slots) - len(bag.kept)
        drawn = [heaps[bag.rest].pop() for _ in range(loose)]
        mixed = sorted([*bag.kept, *drawn], key=lambda _face: random())
        for card, face in zip(slots, mixed, strict=True):
            faces[card] = face
    for number, slots in cards.items():
        for card, face in zip(slots, heaps[number], strict=True):
            faces[card] = face
    return tuple(faces)
