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
from treasure_games.core.game_data import GameData
from treasure_games.core.hidden_cards import Faces, Unseen
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


class View(GameData, Struct, frozen=True):
    """The table as `seat` knows it (None: a bystander), with the fields of `State`.

    `faces[id]` is `UNKNOWN` for a card that this seat doesn't know, and so is `since[id]` if it is
    `veiled` and the card in another hand. `bags` are those of this seat. `unseen` has for each of
    its pools the faces of the unknown cards, sorted, without those kept in bags, as (pool, faces).
    What others know is left out: their `pools` only tell backs and piles apart.
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
        """Return the kinds, sorted, that are known to be in a hand."""
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
        """The cards that this seat doesn't know, by the number of their pool or bag."""
        numbers = self.pools[viewer_of(self.house, self.seat)]
        cards = defaultdict[int, list[int]](list)
        for card, face in enumerate(self.faces):
            if face == UNKNOWN:
                cards[numbers[card]].append(card)
        return cards


def viewer_of(house: HouseRules, seat: int | None) -> int:
    """Return the viewer of a seat: its number, or the one after the last seat for bystanders."""
    return house.seats if seat is None else seat


def known_cards(state: State, seat: int | None) -> frozenset[int]:
    """ST-23, ST-24, ST-Q44: return the cards whose face a seat has seen."""
    bit = 1 << viewer_of(state.house, seat)
    return frozenset([card for card, viewers in enumerate(state.seen) if viewers & bit])


def throws_seen(state: State, seat: int | None) -> tuple[int, int]:
    """ST-Q61: return the hands thrown, `SEALED` for one of another wagerer."""
    first, second = [
        hand if hand == NOT_THROWN or seat == owner else SEALED
        for hand, owner in zip(state.throws, (*state.wager, -1, -1)[:2], strict=True)
    ]
    return first, second


def since_seen(state: State, seat: int | None) -> tuple[int, ...]:
    """ST-27: return when treasure was acquired; in a mixed hand only the owner knows."""
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
    viewer = viewer_of(state.house, seat)
    bags = tuple([bag for bag in state.bags if bag.viewer == viewer])
    faces, unseen = _faces_seen(state, viewer, bags)
    pools = [_pools_of_others(state)] * len(state.pools)
    pools[viewer] = state.pools[viewer]
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


def _faces_seen(state: State, viewer: int, bags: tuple[Bag, ...]) -> tuple[Faces, Unseen]:
    """Return the faces that a viewer knows, and those of its pools that are in no bag."""
    numbers, seen = state.pools[viewer], state.seen
    faces, unknown = list(state.faces), defaultdict[int, list[int]](list)
    for card, number in enumerate(numbers):
        if not seen[card] >> viewer & 1:
            unknown[number].append(card)
            faces[card] = UNKNOWN
    by_pool = {number: [state.faces[card] for card in cards] for number, cards in unknown.items()}
    for bag in bags:
        if is_plain(bag, len(unknown[bag.number])):
            for card in unknown[bag.number]:
                faces[card] = bag.kept[0]
        rest = by_pool.setdefault(bag.rest, [])
        if bag.rest != bag.number:
            rest += by_pool.pop(bag.number)
        for face in bag.kept:
            rest.remove(face)
    unseen = [(pool, tuple(sorted(rest))) for pool, rest in sorted(by_pool.items()) if rest]
    return tuple(faces), tuple(unseen)


def is_plain(bag: Bag, cards: int) -> bool:
    """Return True if all cards of a bag, whose number is given, must have the same face."""
    return len(bag.kept) == cards and bag.kept[0] == bag.kept[-1]


def _pools_of_others(state: State) -> Faces:
    """Return the pools of a viewer who remembers nothing of hands that were mixed.

    Treasure is shown when it is drawn, so that what is in hands is known not to be in the piles.
    """
    pools = [*DECKS]
    for hand in state.treasures:
        for card in hand:
            pools[card] = IN_HANDS
    return tuple(pools)
