"""What one seat may see of the table.

Visibility is decided in one place, `is_known` for cards and `throws_seen` for hands thrown: the
view, its samples and the hidden slots follow from them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from treasure_games.core.codec import mirrored
from treasure_games.core.game import UNKNOWN
from treasure_games.core.pools import Faces, Unseen
from treasure_games.core.tabled import Tabled
from treasure_games.games.stolen_treasure.rules.house import HouseRules
from treasure_games.games.stolen_treasure.rules.pieces import BURDENS, DECKS
from treasure_games.games.stolen_treasure.rules.state import (
    IN_HANDS,
    NOT_THROWN,
    Bag,
    Frame,
    Item,
    State,
)

SEALED: Final = 3
"""Stands for a hand that was thrown, and that this seat can't see."""


class View(Tabled, Struct, frozen=True):
    """The table as `seat` knows it (None: a bystander), with the fields of `State`.

    `faces[id]` is `UNKNOWN` for a card that this seat can't name, `since[id]` where it is `veiled`
    and in the hand of another. `bags` are its own; `unseen` are the faces, sorted, of the unknown
    cards of each of its pools, without those kept in bags, as (pool, faces): which of them is where
    isn't known. What others know is their own business: their `pools` tell backs and piles only.
    """

    seat: int | None
    house: HouseRules
    faces: tuple[int, ...]
    unseen: Unseen
    pools: tuple[Faces, ...]
    bags: tuple[Bag, ...]
    shuffles: int
    seen: tuple[int, ...]
    since: tuple[int, ...]
    veiled: int
    piles: tuple[tuple[int, ...], ...]
    discards: tuple[tuple[int, ...], ...]
    treasures: tuple[tuple[int, ...], ...]
    pirates: tuple[tuple[int, ...], ...]
    buried: tuple[tuple[int, ...], ...]
    banked: tuple[int, ...]
    skips: tuple[int, ...]
    stack: tuple[Item, ...]
    agenda: tuple[Frame, ...]
    victims: tuple[int, ...]
    stolen: int
    wager: tuple[int, ...]
    stakes: tuple[tuple[int, ...], tuple[int, ...]]
    throws: tuple[int, int]
    ties: int
    phase: int
    asked: int
    active: int
    turn_number: int
    left: int
    idle: int
    winners: tuple[int, ...]

    def score(self, seat: int) -> int:
        """ST-15: return the score of a seat, as far as its hand is known."""
        return self.banked[seat] + sum([BURDENS[kind] for kind in self.known_in(seat)])

    def known_in(self, seat: int) -> tuple[int, ...]:
        """Return the kinds, sorted, that are in a hand for certain, wherever in it they are."""
        hand = (*self.treasures[seat], *self.pirates[seat])
        kinds = [self.faces[card] for card in hand if self.faces[card] != UNKNOWN]
        unknown = self.unknown if self.bags else {}
        for bag in self.bags:
            cards = unknown[bag.number]
            if cards and set(cards) <= set(hand):
                kinds += bag.kept
        return tuple(sorted(kinds))

    @property
    def unknown(self) -> Mapping[int, list[int]]:
        """The cards that this seat can't name, by the number of their pool or bag."""
        numbers = self.pools[eye_of(self.house, self.seat)]
        cards = defaultdict[int, list[int]](list)
        for card, face in enumerate(self.faces):
            if face == UNKNOWN:
                cards[numbers[card]].append(card)
        return cards


def eye_of(house: HouseRules, seat: int | None) -> int:
    """Return the number under which a seat, or all bystanders, know cards."""
    return house.seats if seat is None else seat


def known_cards(state: State, seat: int | None) -> frozenset[int]:
    """ST-23, ST-24, ST-Q44: return the cards whose face a seat has seen."""
    bit = 1 << eye_of(state.house, seat)
    return frozenset([card for card, eyes in enumerate(state.seen) if eyes & bit])


def throws_seen(state: State, seat: int | None) -> tuple[int, int]:
    """ST-Q61: return the hands thrown, `SEALED` for one of another wagerer."""
    first, second = [
        hand if hand == NOT_THROWN or seat == owner else SEALED
        for hand, owner in zip(state.throws, (*state.wager, -1, -1)[:2], strict=True)
    ]
    return first, second


def since_seen(state: State, seat: int | None) -> tuple[int, ...]:
    """ST-27: return when treasure was acquired; a mixed hand hides it from all but its owner."""
    own: tuple[int, ...] = ()
    if seat is not None:
        own = state.treasures[seat]
        if seat in state.wager:
            own += state.stakes[state.wager.index(seat)]
    veiled = state.veiled
    return tuple(
        [
            UNKNOWN if veiled >> card & 1 and card not in own else turn
            for card, turn in enumerate(state.since)
        ]
    )


def view_of(state: State, seat: int | None) -> View:
    """Return the table as `seat` knows it."""
    eye = eye_of(state.house, seat)
    bags = tuple([bag for bag in state.bags if bag.eye == eye])
    faces, unseen = _faces_seen(state, eye, bags)
    pools = [_pools_of_others(state)] * len(state.pools)
    pools[eye] = state.pools[eye]
    return mirrored(
        View,
        state,
        seat=seat,
        faces=faces,
        unseen=unseen,
        pools=tuple(pools),
        bags=bags,
        since=since_seen(state, seat),
        throws=throws_seen(state, seat),
    )


def _faces_seen(state: State, eye: int, bags: tuple[Bag, ...]) -> tuple[Faces, Unseen]:
    """Return the faces that an eye knows, and the heaps of its pools without what is kept."""
    numbers, seen = state.pools[eye], state.seen
    faces, unknown = list(state.faces), defaultdict[int, list[int]](list)
    for card, number in enumerate(numbers):
        if not seen[card] >> eye & 1:
            unknown[number].append(card)
            faces[card] = UNKNOWN
    heaps = {number: [state.faces[card] for card in cards] for number, cards in unknown.items()}
    for bag in bags:
        if is_plain(bag, len(unknown[bag.number])):
            for card in unknown[bag.number]:
                faces[card] = bag.kept[0]
        heap = heaps.setdefault(bag.rest, [])
        if bag.rest != bag.number:
            heap += heaps.pop(bag.number)
        for face in bag.kept:
            heap.remove(face)
    unseen = [(pool, tuple(sorted(heap))) for pool, heap in sorted(heaps.items()) if heap]
    return tuple(faces), tuple(unseen)


def is_plain(bag: Bag, cards: int) -> bool:
    """Return True if all cards of a bag, so many, can only have one and the same face."""
    return len(bag.kept) == cards and bag.kept[0] == bag.kept[-1]


def _pools_of_others(state: State) -> Faces:
    """Return the pools of somebody who remembers nothing of hands that were mixed.

    Treasure has been shown when it was drawn, so that none in hands can be one of the piles.
    """
    pools = [*DECKS]
    for hand in state.treasures:
        for card in hand:
            pools[card] = IN_HANDS
    return tuple(pools)
