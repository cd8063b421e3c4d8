"""What one seat may see of the table.

Visibility is decided in one place, `is_known` for cards and `throws_seen` for hands thrown: the
view, its samples and the hidden slots follow from them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from treasure_games.core.codec import mirrored, plain_fields
from treasure_games.core.game import UNKNOWN, Plain
from treasure_games.core.pools import Unseen, seen_of
from treasure_games.games.stolen_treasure.rules.house import HouseRules
from treasure_games.games.stolen_treasure.rules.pieces import BURDENS
from treasure_games.games.stolen_treasure.rules.state import NOT_THROWN, Frame, Item, State

SEALED: Final = 3
"""Stands for a hand that was thrown, and that this seat can't see."""


@dataclass(frozen=True, slots=True)
class View:
    """The table as `seat` knows it (None: a bystander), with the fields of `State`.

    `faces[id]` is `UNKNOWN` for a card that this seat can't name, `since[id]` where it is `veiled`
    and in the hand of another. `unseen`
    are the faces, sorted, of the unknown cards of each of its pools, as (pool, faces): which of
    them is where isn't known.
    """

    seat: int | None
    house: HouseRules
    faces: tuple[int, ...]
    unseen: Unseen
    pools: tuple[tuple[int, ...], ...]
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

    @property
    def seats(self) -> int:
        """Return how many play."""
        return self.house.seats

    def score(self, seat: int) -> int:
        """ST-15: return the score of a seat, as far as its hand is known."""
        faces = self.faces
        known = [faces[card] for card in self.treasures[seat] if faces[card] != UNKNOWN]
        return self.banked[seat] + sum([BURDENS[kind] for kind in known])

    def data(self) -> Plain:
        """Return everything, by name."""
        return plain_fields(self, "house") | {"options": dict(self.house.setup.options)}


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
    known = known_cards(state, seat)
    pools = state.pools[eye_of(state.house, seat)]
    faces, unseen = seen_of(state.faces, pools, known)
    return mirrored(
        View,
        state,
        seat=seat,
        faces=faces,
        unseen=unseen,
        since=since_seen(state, seat),
        throws=throws_seen(state, seat),
    )
