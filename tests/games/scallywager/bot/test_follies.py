"""What deckhands never do: bid and call against the dice that they see."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.deckhands import decisions
from tests.games.scallywager.scripted import Table
from treasure_games.games.scallywager.bot.mind import MIND
from treasure_games.games.scallywager.rules.actions import CALL, PARLAY, Action, Bid
from treasure_games.games.scallywager.rules.game import GAME
from treasure_games.games.scallywager.rules.phases import BIDDING
from treasure_games.opponents.personas import PERSONAS

HOUSES: Sequence[dict[str, Any]] = (
    {},
    {"cards": "off"},
    {"cards": "off", "ones_wild": "on"},
)


def fits(state: Any, hold: Sequence[int], face: int) -> int:
    """How many dice of a hold count for a face."""
    wild = state.house.ones_are_wild
    return sum(die == face or (wild and die == 1) for die in hold)


def bounds(state: Any, seat: int, face: int) -> range:
    """How many dice of this face there may be, as far as this seat sees."""
    dice = [die for hold in GAME.view(state, seat).dice for die in hold]
    known = [die for die in dice if die >= 1]
    least = fits(state, known, face)
    return range(least, least + len(dice) - len(known) + 1)


def is_sure(state: Any, seat: int, action: Action) -> bool | None:
    """Whether a bid or an answer is surely right or wrong; None where nobody knows."""
    if isinstance(action, Bid):
        return None if action.count <= bounds(state, seat, action.face)[-1] else False
    if action not in (CALL, PARLAY):
        return None
    _, count, face = state.bids[-1]
    may = bounds(state, seat, face)
    if action == PARLAY:
        return None if count in may else False
    return True if count > may[-1] else False if count <= may[0] else None


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("seats", [2, 4])
def test_nobody_bids_or_calls_against_his_own_dice(seats: int, house: dict[str, Any]) -> None:
    met = 0
    for state, seat, legal, action in decisions("scallywager", 25, seats, **house):
        if state.phase != BIDDING:
            continue
        sure = {one: is_sure(state, seat, one) for one in legal}
        met += {*sure.values()} > {None}
        if True in sure.values():
            assert sure[action]
        elif None in sure.values():
            assert sure[action] is None
        open_bids = [one for one in legal if isinstance(one, Bid) and sure[one] is None]
        held = [bid for bid in open_bids if fits(state, state.dice[seat], bid.face)]
        assert not (held and action in open_bids and action not in held)
    assert met > 20


def chosen(table: Table, persona: str = "ruth") -> dict[Any, float]:
    seat = table.asked.seats[0]
    policy = MIND.policy(
        table.view(seat), table.legal(), level="deckhand", persona=PERSONAS[persona]
    )
    return dict(policy)


@pytest.mark.parametrize("persona", PERSONAS)
def test_a_bid_that_the_own_dice_fulfil_is_not_called(persona: str) -> None:
    table = Table("225 33 4", cards="off").bid((2, 3))
    assert CALL not in chosen(table, persona)


@pytest.mark.parametrize("persona", PERSONAS)
def test_a_bid_that_the_own_dice_make_impossible_is_called(persona: str) -> None:
    """Two fours, and one of the two dice in play is a three of his own."""
    table = Table("4 3", cards="off").bid((2, 4))
    assert chosen(table, persona) == {CALL: 1.0}


@pytest.mark.parametrize("persona", PERSONAS)
def test_an_opening_bid_names_a_face_of_the_own_dice(persona: str) -> None:
    bids = chosen(Table("335 126 44", cards="off"), persona)
    assert bids
    assert {bid.face for bid in bids} <= {3, 5}


def test_a_face_that_is_not_held_is_bid_where_no_other_can_be() -> None:
    """After a six there are only more sixes to bid, by the usual raise; he has none."""
    table = Table("3333 55 6", cards="off").bid((1, 6))
    bids = {one.face for one in chosen(table) if isinstance(one, Bid)}
    assert bids == {6}
