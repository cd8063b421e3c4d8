"""Setting up, rolling, and who knows which dice."""

from collections import Counter

import pytest

from tests.games.scallywager.scripted import Table
from treasure_games.core.chance import SeededChance
from treasure_games.core.errors import BadSetup
from treasure_games.core.game import UNKNOWN, hidden_slots, silent
from treasure_games.core.options import Setup
from treasure_games.games.scallywager.rules.actions import BID, CALL
from treasure_games.games.scallywager.rules.events import (
    GameStarted,
    Rolled,
    RoundStarted,
    TokenPlaced,
)
from treasure_games.games.scallywager.rules.game import GAME
from treasure_games.games.scallywager.rules.pieces import COPIES, DICE, PACK_SIZE
from treasure_games.games.scallywager.rules.state import State


def begun(seats: int, seed: int = 1, **options: str | int) -> tuple[State, list[object]]:
    events: list[object] = []
    state = GAME.new(Setup.of(GAME.info, seats, options))
    GAME.start(state, SeededChance(seed), events.append)
    return state, events


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_sw_01_every_captain_starts_with_five_dice(seats: int) -> None:
    state, events = begun(seats)
    assert GAME.scores(GAME.view(state, None)) == (5,) * seats
    assert state.box == DICE - 5 * seats
    assert GameStarted(seats, 5) in events


def test_two_to_five_captains_play() -> None:
    assert GAME.info.seats == (2, 5)
    for seats in (1, 6):
        with pytest.raises(BadSetup):
            Setup.of(GAME.info, seats)


def test_sw_02_both_decks_are_shuffled_and_lie_face_down() -> None:
    state, _ = begun(3)
    assert [len(stack) for stack in state.stacks] == [34, 36]
    assert sum(COPIES[:12]) == 34
    assert set(COPIES[12:]) == {3}
    orders = {begun(3, seed)[0].faces for seed in range(5)}
    assert len(orders) == 5
    view = GAME.view(state, 0)
    assert set(view.faces) == {UNKNOWN}
    assert Counter(dict(view.unseen)[0]) == Counter(state.faces[:34])


def test_by_house_rule_there_are_no_cards_at_all() -> None:
    """SW-02: a plain duel of dice: no cards, no windows, no reward."""
    table = Table("225 216 32", cards="off").bid((4, 2))
    assert table.state.stacks == [(), ()]
    table.call()
    assert "round_started" in table.happened()


def test_sw_03_a_random_captain_gets_the_treasure_token() -> None:
    placed = set()
    for seed in range(40):
        state, events = begun(4, seed)
        placed |= {event.seat for event in events if isinstance(event, TokenPlaced)}
        assert state.turn == state.token
    assert placed == {0, 1, 2, 3}


def test_sw_04_all_with_dice_roll_all_their_dice() -> None:
    table = Table("225 - 21634", token=2)
    assert table.found(Rolled) == [Rolled(2, (0, 1, 2, 3, 4)), Rolled(0, (0, 1, 2))]
    assert table.view(0).dice[0] == (2, 2, 5)
    assert table.view(2).dice[2] == (2, 1, 6, 3, 4)


def test_sw_05_only_their_owner_knows_dice_until_they_are_revealed() -> None:
    table = Table("225 216 32")
    assert table.view(1).dice == ((UNKNOWN,) * 3, (2, 1, 6), (UNKNOWN,) * 2)
    assert table.view(None).dice[1] == (UNKNOWN,) * 3
    table.bid((4, 2)).call()
    assert table.view(0).dice_are == 2
    assert table.view(2).dice == ((2, 2, 5), (2, 1), (3, 2))


def test_swa_27_dice_are_collected_before_the_next_roll() -> None:
    """Nothing of the last round is known in the next."""
    table = Table("225 216 32", cards="off", rolls=(3,) * 8).bid((4, 2))
    table.do(1, CALL)
    assert table.found(RoundStarted) == [RoundStarted(1, 2)]
    assert table.view(0).dice == ((3, 3, 3), (UNKNOWN,) * 2, (UNKNOWN,) * 2)


def test_nothing_can_be_done_before_the_start() -> None:
    state = GAME.new(Setup.of(GAME.info, 3))
    pending = GAME.pending(state)
    assert pending is not None
    assert pending.seats == ()
    refused = GAME.refusal(state, 0, BID[1][2])
    assert refused is not None
    assert refused.rule == "SW-02"
    GAME.start(state, SeededChance(1), silent)
    assert GAME.pending(state) != pending


def test_swa_32_and_swa_33_screens_have_no_powers_and_nobody_shows_dice_for_talk() -> None:
    """All that can be done at the first bid is to bid: no talk, no showing, no portrait."""
    table = Table("22545 21634 32111")
    assert {type(action).__name__ for action in table.legal()} == {"Bid"}
    assert [table.view(seat).crew(0) for seat in range(3)] == [5, 5, 5]


def test_what_is_hidden_at_the_first_bid() -> None:
    table = Table("22545 21634 32111")
    hidden = hidden_slots(GAME, table.view(0))
    assert len([slot for slot in hidden if slot >= PACK_SIZE]) == 10
    assert len([slot for slot in hidden if slot < PACK_SIZE]) == PACK_SIZE
