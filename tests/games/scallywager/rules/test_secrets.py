"""Nobody is told what others hold: not by what he sees, and not by who is asked."""

from random import Random

import pytest

from tests.battery.playing import corner_setups, opened, play_randomly
from tests.games.scallywager.scripted import Table
from treasure_games.core.game import UNKNOWN, Mode
from treasure_games.core.record import Playthrough
from treasure_games.games.scallywager.rules import actions as do
from treasure_games.games.scallywager.rules.game import GAME
from treasure_games.games.scallywager.rules.pieces import (
    ADVENTURE_KINDS,
    CARD_RULES,
    DICE,
    FIRST_ADVENTURE,
    NO_CARD,
)

EIGHT = "225 216 32"


@pytest.mark.parametrize("kind", ADVENTURE_KINDS)
def test_swa_16_whoever_holds_a_live_card_is_asked_whatever_it_is(kind: int) -> None:
    """The same captains are asked at dawn and at the showdown for each of the twelve cards."""
    name = CARD_RULES[kind].removeprefix("SW-")
    table = Table(EIGHT, adventures={2: name})
    assert (table.asked.seats, table.asked.ask, table.asked.mode) == ((2,), "dawn", Mode.WINDOW)
    table.do(2, do.CONCEAL)
    table.bid((4, 2))
    table.do(1, do.CALL)
    assert (table.asked.seats, table.asked.ask) == ((2,), "showdown")


def test_being_asked_follows_from_what_all_can_see() -> None:
    """With other cards in the hands of the others, the very same seats are asked the same."""

    def look(play: Playthrough, _seat: int, _action: object) -> None:
        asked = GAME.pending(play.state)
        for seat in range(play.record.setup.seats):
            other = GAME.determinize(GAME.view(play.state, seat), Random(len(play.record.rows)))
            assert GAME.pending(other) == asked

    for seed in range(4):
        play_randomly(opened(GAME, 4, {}, seed), seed, look)


def test_a_captain_who_has_used_his_card_is_not_asked_again() -> None:
    table = Table(EIGHT, adventures={0: "A05"}, rolls=(3, 3, 3, 3))
    table.do(0, do.THE_KRAKEN)
    table.bid((4, 2))
    table.do(1, do.CALL)
    assert table.whose == ("reward", 0)


@pytest.mark.parametrize("place", [0, 1, 2])
def test_who_has_looked_at_a_die_can_follow_it_when_another_is_lost(place: int) -> None:
    """SWA-28: dice have their places, so a lost one that was known is missed."""
    table = Table(EIGHT, treasures={0: "T02 T10"}, draws=(1, place))
    table.do(0, do.CROWS_NEST[1])
    assert table.view(0).dice[1] == (UNKNOWN, 1, UNKNOWN)
    table.do(0, do.GRAPESHOT[1])
    seen = {0: (1, UNKNOWN), 1: (UNKNOWN, UNKNOWN), 2: (UNKNOWN, 1)}
    assert table.view(0).dice[1] == seen[place]


def watched(seats: int, options: object, seed: int) -> None:
    """A whole game; what must hold at every single event."""
    play = opened(GAME, seats, options, seed)  # type: ignore[arg-type]

    def look(event: object) -> None:
        state = play.state
        limit = state.house.hold_limit
        crews = [len(hold) - ghosts for hold, ghosts in zip(state.dice, state.ghosts, strict=True)]
        assert sum(crews) + sum(state.ghosts) + state.box == DICE, event
        assert all(0 <= crew <= limit for crew in crews), event
        assert all(0 <= ghosts <= 3 for ghosts in state.ghosts)
        held = [card for card in (*state.live, *state.fresh, *state.played) if card != NO_CARD]
        assert all(card >= FIRST_ADVENTURE for card in held)
        assert len(held) == len(set(held))
        for seat in (None, *range(seats)):
            _check_eyes(seat, play)

    play_randomly(play, seed, emit=look)


def _check_eyes(seat: int | None, play: Playthrough) -> None:
    """Every seat sees its own dice, and others only as `seen` says."""
    view, state = GAME.view(play.state, seat), play.state
    for owner, hold in enumerate(view.dice):
        assert len(hold) == len(state.dice[owner])
        if owner == seat or state.dice_are != 1:
            assert hold == state.dice[owner]
    for owner, card in enumerate(view.live):
        if card != NO_CARD:
            assert (view.faces[card] == UNKNOWN) == (owner != seat)


@pytest.mark.parametrize("number", range(len(corner_setups(GAME.info))))
def test_swa_19_there_are_always_35_dice_and_no_ship_holds_too_many(number: int) -> None:
    seats, options = corner_setups(GAME.info)[number]
    watched(seats, options, number)


def test_what_happens_is_conserved_for_any_number_of_captains() -> None:
    for seed in range(8):
        watched(2 + seed % 4, {}, seed)
