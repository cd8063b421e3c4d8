"""What holds at every moment of random games: cards, windows, knowledge, and the goal."""

from random import Random
from typing import Any

import pytest

from tests.battery.hooks.stolen_treasure import draw, pieces_in
from tests.battery.playing import opened, play_randomly
from treasure_games.core.game import UNKNOWN
from treasure_games.core.record import Playthrough
from treasure_games.games.stolen_treasure.rules.game import GAME
from treasure_games.games.stolen_treasure.rules.phases import ACTION, RESPONDING
from treasure_games.games.stolen_treasure.rules.pieces import (
    FIRST_PIRACY,
    PACK_SIZE,
    SPOT,
    VALUES,
)
from treasure_games.games.stolen_treasure.rules.state import State

SEATS = range(2, 7)


@pytest.mark.parametrize("seats", SEATS)
def test_the_95_cards_are_each_in_one_place_at_every_event(seats: int) -> None:
    play = opened(GAME, seats, {}, seats)

    def look(_event: object) -> None:
        assert sorted(pieces_in(play.state), key=str) == sorted(range(PACK_SIZE), key=str)

    play_randomly(play, seats, emit=look)


@pytest.mark.parametrize("seats", SEATS)
def test_every_window_ends(seats: int) -> None:
    """ST-Q26: fifteen cards can answer, and after each all are asked once more at most."""
    asked = 0

    def look(play: Playthrough, _seat: int, _action: object) -> None:
        nonlocal asked
        asked = asked + 1 if play.state.stack else 0
        assert asked <= 16 * 16 * seats

    play_randomly(opened(GAME, seats, {"hand_limit": "off"}, seats), seats, look)


@pytest.mark.parametrize("seats", SEATS)
def test_who_is_asked_in_a_window_follows_from_the_backs(seats: int) -> None:
    """ST-Q42: all who hold piracy cards, the owner of the card only if it has come back."""

    def look(play: Playthrough, seat: int, _action: object) -> None:
        state = play.state
        if state.phase == RESPONDING:
            assert state.pirates[seat]
            assert seat != state.stack[-1][1] or seat in state.victims

    play_randomly(opened(GAME, seats, {}, seats), seats, look)


def has_won(state: State, seat: int) -> bool:
    """By what is buried and in the hand, counted here once more."""
    faces = state.faces
    score = sum(VALUES[faces[card]] for card in state.buried[seat])
    score += sum(min(0, VALUES[faces[card]]) for card in state.treasures[seat])
    spotted = any(faces[card] == SPOT for card in state.pirates[seat])
    return score >= state.house.target and not spotted


@pytest.mark.parametrize("seats", SEATS)
def test_nobody_acts_once_somebody_has_won_in_whosever_turn(seats: int) -> None:
    """ST-Q16"""

    def look(play: Playthrough, _seat: int, _action: object) -> None:
        if play.state.phase == ACTION:
            assert not any(has_won(play.state, seat) for seat in range(seats))

    for seed in range(6):
        play = play_randomly(opened(GAME, seats, {"target_score": 500}, seed), seed, look)
        outcome = GAME.outcome(play.state)
        assert outcome is not None
        if len(outcome.winners) == 1 and play.state.idle < 2 * seats:
            assert has_won(play.state, outcome.winners[0])


@pytest.mark.parametrize("seats", SEATS)
def test_st_q18_nobody_has_won_on_any_table_that_looks_alike(seats: int) -> None:
    """Whoever has buried enough and hasn't won may be held back by cards that nobody else knows."""
    secrets = 0

    def look(play: Playthrough, _seat: int, _action: object) -> None:
        nonlocal secrets
        state, house = play.state, play.state.house
        if state.phase != ACTION or max(state.banked) < house.target:
            return
        view = GAME.view(state, None)
        spotted = SPOT in [view.faces[card] for hand in view.pirates for card in hand]
        secrets += not spotted and max(map(view.score, range(seats))) >= house.target
        for seed in range(3):
            sample = GAME.determinize(view, Random(seed))
            assert not any(has_won(sample, seat) for seat in range(seats))

    options = {"target_score": 250, "start_piracy": 3}
    for seed in range(40):
        play_randomly(opened(GAME, seats, options, seed), seed, look)
    assert secrets


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_knows_the_faces_of_each_pool_as_a_heap(seats: int) -> None:
    """What a viewer sees and the rest of its pools are the whole pack; it knows its own hand."""

    def look(play: Playthrough, _seat: int, _action: object) -> None:
        if len(play.record.rows) % 5:
            return
        for seat in (None, *range(seats)):
            view = GAME.view(play.state, seat)
            pooled = [face for _, unseen in view.unseen for face in unseen]
            bags = [bag for bag in view.bags if view.unknown[bag.number]]
            kept = [face for bag in bags for face in bag.kept]
            seen = [face for face in view.faces if face != UNKNOWN]
            assert sorted([*seen, *kept, *pooled]) == sorted(play.state.faces)
            if seat is not None:
                hand = (*view.treasures[seat], *view.pirates[seat])
                assert UNKNOWN not in [view.faces[card] for card in hand]

    play_randomly(opened(GAME, seats, {}, seats), seats, look)


def test_a_heap_of_treasure_never_reaches_beyond_hands_and_piles() -> None:
    """A treasure that left a pile was seen by all, so no viewer takes it for one of the piles."""

    def look(play: Playthrough, _seat: int, _action: object) -> None:
        state = play.state
        in_piles = {card for pile in state.piles[:2] for card in pile}
        for viewer in range(5):
            unseen = [card for card in range(FIRST_PIRACY) if not state.seen[card] >> viewer & 1]
            pools = state.pools[viewer]
            assert not {pools[card] for card in unseen if card in in_piles} & {
                pools[card] for card in unseen if card not in in_piles
            }

    play_randomly(opened(GAME, 4, {}, 3), 3, look)


def test_samples_differ_and_are_played_to_their_ends() -> None:
    play = play_randomly(opened(GAME, 4, {}, 8), 8, decisions=60)
    view, rng = GAME.view(play.state, 0), Random(5)
    scores = set()
    for _ in range(12):
        sample: Any = GAME.determinize(view, rng)
        again = opened(GAME, 4, {}, 8)
        again.state = sample
        while (pending := GAME.pending(sample)) is not None:
            seat = pending.seats[0]
            action = draw(sample, GAME.legal(sample, seat), rng)
            again.act(seat, action)
        outcome = GAME.outcome(sample)
        assert outcome is not None
        scores.add(outcome.scores)
    assert len(scores) > 1
