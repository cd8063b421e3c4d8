"""Bids: which are legal, what follows them, and how dice are counted for them."""

from collections.abc import Collection
from functools import cache
from typing import Final, NamedTuple

from treasure_games.core.chance import Chance
from treasure_games.core.game import Emit, silent
from treasure_games.games.scallywager.rules import actions, events, phases
from treasure_games.games.scallywager.rules.crew import next_in
from treasure_games.games.scallywager.rules.house import FREELY, NEVER, HouseRules
from treasure_games.games.scallywager.rules.pieces import DICE
from treasure_games.games.scallywager.rules.state import (
    BIDS,
    FREE,
    NOBODY,
    NORMAL,
    TALLIES,
    Frame,
    State,
)
from treasure_games.games.scallywager.rules.view import View

Bids = tuple[actions.Bid, ...]


class NextBids(NamedTuple):
    """The bids that may follow; `answers` includes call and parlay."""

    bids: Bids
    answers: tuple[actions.Action, ...]


NO_BID: Final = (NOBODY, 0, 0)

PLAIN_SHOWDOWN: tuple[Frame, ...] = ((phases.REVEAL,), (phases.NEXT_ROUND,))
SHOWDOWN_OF_CARDS: tuple[Frame, ...] = (
    (phases.OPEN_WINDOW, phases.SHOWDOWN),
    (phases.REVEAL,),
    (phases.RESOLVE,),
    (phases.OFFER_REWARD,),
    (phases.NEXT_ROUND,),
)
"""The frames after a call or a parlay."""


def dice_in_play(table: State | View) -> int:
    """SWA-05: return the number of dice in all holds."""
    return DICE - table.box


def standing(table: State | View) -> tuple[int, int, int] | None:
    """Return the last bid as (seat, count, face), or None before the first."""
    return table.bids[-1] if table.bids else None


def next_bids(table: State | View) -> NextBids:
    """Return what the captain in turn may bid now."""
    house, bids = table.house, table.bids
    _, count, face = bids[-1] if bids else NO_BID
    if table.helm != FREE:
        return bids_after(house.raise_is_strict, house.ones, DICE - table.box, count, face)
    return _any_bids(DICE - table.box, count, face)


def legal_bids(table: State | View) -> Bids:
    """Return all bids that the captain in turn may make now, sorted."""
    return next_bids(table).bids


@cache
def bids_after(strict: bool, ones: str, total: int, count: int, face: int) -> NextBids:
    """Return the raises under these house rules (SW-12 to SW-15, SWA-01, SWA-03, SWA-05)."""
    bids = tuple(
        bid
        for bid in _bids_up_to(total)
        if may_name(ones, bid.face, is_opening=not count)
        and (not count or is_raise(strict, count, face, bid.count, bid.face))
    )
    return NextBids(bids, (*bids, actions.CALL, actions.PARLAY) if count else bids)


@cache
def _any_bids(total: int, count: int, face: int) -> NextBids:
    """SW-A06: any bid but the standing one."""
    standing = actions.BID[count][face]
    bids = tuple(bid for bid in _bids_up_to(total) if bid is not standing)
    return NextBids(bids, bids)


def _bids_up_to(total: int) -> list[actions.Bid]:
    return [bid for row in actions.BID[1 : total + 1] for bid in row[1:]]


def may_name(ones: str, face: int, *, is_opening: bool) -> bool:
    """SW-14, SWA-03: return True if this face may be bid."""
    return face > 1 or ones == FREELY or (is_opening and ones != NEVER)


def is_raise(strict: bool, count: int, face: int, more: int, other: int) -> bool:
    """SW-12, SW-13, SW-15, SWA-01: return True if (more, other) raises (count, face)."""
    if strict:
        return more >= count and other >= face and (more, other) != (count, face)
    return more > count or (more == count and other > face)


def counted(house: HouseRules, holds: Collection[tuple[int, ...]], face: int) -> int:
    """SW-17, SWA-02: return how many dice count for a face."""
    found = 0
    for hold in holds:
        found += hold.count(face)
    if house.ones_are_wild and face != 1:
        found += counted(house, holds, 1)
    return found


def open_bidding(state: State, *_: object) -> None:
    """SW-09: the token holder bids first."""
    state.phase, state.turn = phases.BIDDING, state.token


def bid(state: State, seat: int, action: actions.Bid, _chance: Chance, emit: Emit) -> None:
    """SW-10, SW-11: the bid stands; it is the next captain's turn, clockwise."""
    state.bids += ((seat, action.count, action.face),)
    state.helm = NORMAL
    state.tallies[seat * TALLIES + BIDS] += 1
    state.phase, state.turn = phases.BIDDING, next_in(state, seat)
    if emit is not silent:
        emit(events.BidMade(seat, action.count, action.face))


def challenge(state: State, seat: int, action: actions.Action, _chance: Chance, emit: Emit) -> None:
    """SW-16, SW-17, SW-20: the bidding ends with a call or a parlay."""
    is_parlay = isinstance(action, actions.Parlay)
    state.challenger, state.is_parlay = seat, int(is_parlay)
    steps = SHOWDOWN_OF_CARDS if state.house.has_cards else PLAIN_SHOWDOWN
    state.agenda = steps + state.agenda
    if emit is not silent:
        event = events.ParlayDeclared if is_parlay else events.Called
        emit(event(seat, state.bids[-1][0]))
