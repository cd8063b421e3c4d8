"""Who has buried enough but hasn't won, and what a view can tell from that.

ST-Q18: nothing of the hand is shown. But whoever would have won by the cards that a view knows must
hold something else: bad treasure, or the Black Spot.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from treasure_games.core.game import UNKNOWN
from treasure_games.games.stolen_treasure.rules.pieces import BURDENS, SPOT
from treasure_games.games.stolen_treasure.rules.state import (
    ACTION,
    DIGGING,
    MATCHING,
    PARLEYING,
    PLUNDERING,
    RESPONDING,
    STAKING,
    STEALING,
    THROWING,
    Bag,
)
from treasure_games.games.stolen_treasure.rules.view import View, viewer_of

SCORED: Final = frozenset(
    (ACTION, STAKING, MATCHING, RESPONDING, PARLEYING, THROWING, PLUNDERING, STEALING, DIGGING)
)
"""The phases in which no card has left a hand face down since the scores were compared."""


def held_back(view: View) -> list[int]:
    """Return the seats that must hold a card which this view doesn't know, or would have won."""
    house, faces = view.house, view.faces
    if max(view.banked) < house.target or view.phase not in SCORED:
        return []
    seats = range(house.seats) if house.is_won_at_once else (view.active,)
    return [
        seat
        for seat in seats
        if UNKNOWN in [faces[card] for card in (*view.treasures[seat], *view.pirates[seat])]
        and not is_barred(view, faces, seat)
    ]


def is_barred(view: View, faces: Sequence[int], seat: int) -> bool:
    """ST-17, ST-73: return True if a seat can't have won with these faces."""
    return _score(view, faces, seat) < view.house.target or SPOT in [
        faces[card] for card in view.pirates[seat]
    ]


def _score(view: View, faces: Sequence[int], seat: int) -> int:
    """ST-15: return the score of a seat when scores were compared, before it staked anything."""
    cards = view.treasures[seat]
    if seat in view.wager:
        cards += view.stakes[view.wager.index(seat)]
    return view.banked[seat] + sum([BURDENS[faces[card]] for card in cards])


def with_spot(view: View) -> View:
    """Return the view with a bag for the Black Spot if it must be in a certain hand.

    Where other bags may hold it too, it is left to the dealing.
    """
    for seat in held_back(view):
        if not _may_hold_enough(view, seat):
            return _with_spot_in(view, seat)
    return view


def _may_hold_enough(view: View, seat: int) -> bool:
    """Return True if hidden treasure may be what keeps a seat from winning."""
    numbers, unseen_of = view.pools[viewer_of(view.house, view.seat)], dict(view.unseen)
    for bag in view.bags:
        unseen_of[bag.number] = bag.kept + unseen_of.get(bag.rest, ())
    hidden = [numbers[card] for card in view.treasures[seat] if view.faces[card] == UNKNOWN]
    unseen = [face for number in set(hidden) for face in unseen_of[number]]
    worst = sorted([BURDENS[face] for face in unseen])[: len(hidden)]
    return _score(view, view.faces, seat) + sum(worst) < view.house.target


def _with_spot_in(view: View, seat: int) -> View:
    viewer = viewer_of(view.house, view.seat)
    numbers = list(view.pools[viewer])
    pools = [pool for pool, faces in view.unseen if SPOT in faces]
    bags = [bag.number for bag in view.bags if bag.rest in pools]
    hand = [card for card in view.pirates[seat] if view.faces[card] == UNKNOWN]
    cards = [card for card in hand if numbers[card] in pools]
    if not cards or any(numbers[card] in bags for card in hand):
        return view
    number = min([bag.number for bag in view.bags], default=0) - 1
    for card in cards:
        numbers[card] = number
    return replace(
        view,
        pools=(*view.pools[:viewer], tuple(numbers), *view.pools[viewer + 1 :]),
        unseen=tuple(
            [(pool, tuple([face for face in faces if face != SPOT])) for pool, faces in view.unseen]
        ),
        bags=(*view.bags, Bag(viewer, number, pools[0], (SPOT,))),
    )
