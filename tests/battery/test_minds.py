"""The computer players of every game: they play to the end, decide everywhere, and say why."""

import pickle
from collections.abc import Iterator, Mapping
from itertools import islice
from random import Random
from typing import Any, Final

import pytest

from tests.battery.playing import Tables, corner_setups, opened
from tests.further import FURTHER, info_of
from treasure_games.core.options import OptionValue
from treasure_games.core.registry import GAMES, UNDER_WAY, AnyGame, load
from treasure_games.opponents.mind import mind_of
from treasure_games.opponents.players import make_player
from treasure_games.opponents.worker import Request, decide

THINKING: Final = ("deckhand", "mate", "captain")
AT_ONCE: Final = ("bluffaneer", "scallywager")
"""The games whose levels don't search: all of them play a whole game in no time."""
CREW: Final = (("deckhand", "dutch"), ("mate", "mary"), ("captain", None), ("greedy", None))
"""Levels with personas."""
EVERY_SETUP: Final = [
    pytest.param(
        *(game_id, seats, options),
        id=f"{game_id}-{number}",
        marks=() if number % 6 == 0 else pytest.mark.full,
    )
    for game_id in (*GAMES, *UNDER_WAY, *FURTHER)
    for number, (seats, options) in enumerate(corner_setups(info_of(game_id)))
]
MOST_DECISIONS: Final = 4_000
A_SETUP: Final = 15


def moments(game: AnyGame, tables: Tables) -> Iterator[tuple[Any, int]]:
    """States from random play under every option, some a set-up, each with a seat that is asked."""
    for number, (seats, options) in tables(game):
        yield from islice(_asked(game, seats, options, number), A_SETUP)


def _asked(
    game: AnyGame, seats: int, options: Mapping[str, OptionValue], seed: int
) -> Iterator[tuple[Any, int]]:
    play, rng = opened(game, seats, options, seed), Random(seed)
    for _ in range(MOST_DECISIONS):
        if (pending := game.pending(play.state)) is None:
            return
        seat = rng.choice(pending.seats)
        if rng.random() < 0.1:
            yield play.state.copy(), seat
        play.act(seat, rng.choice(game.legal(play.state, seat)))


@pytest.mark.parametrize(("game_id", "seats", "options"), EVERY_SETUP)
def test_all_levels_play_to_the_end(
    game_id: str, seats: int, options: dict[str, OptionValue]
) -> None:
    game, crew = load(game_id), CREW if game_id in AT_ONCE else CREW[-1:]
    play = opened(game, seats, options, 3)
    players = [
        make_player(level, game_id, seat, 3, persona)
        for seat, (level, persona) in zip(range(seats), crew * seats, strict=False)
    ]
    for _ in range(MOST_DECISIONS):
        if (pending := game.pending(play.state)) is None:
            break
        seat = pending.seats[0]
        view, legal = game.view(play.state, seat), game.legal(play.state, seat)
        play.act(seat, players[seat].choose(view, legal))
    assert game.outcome(play.state) is not None


@pytest.mark.parametrize("game_id", AT_ONCE)
def test_a_policy_is_a_distribution_over_legal_actions_at_every_level(
    game_id: str, tables: Tables
) -> None:
    game, mind = load(game_id), mind_of(game_id)
    for number, (state, seat) in enumerate(moments(game, tables)):
        policy = mind.policy(game.view(state, seat), level=THINKING[number % 3])
        assert set(policy) <= set(game.legal(state, seat))
        assert sum(policy.values()) == pytest.approx(1)


def test_what_was_sent_to_another_process_is_decided_alike(
    real_game: AnyGame, tables: Tables
) -> None:
    """Nothing may hang on the identity of an action: the worker gets copies."""
    game_id = real_game.info.id
    levels = THINKING if game_id in AT_ONCE else ("greedy", "deckhand")
    some = islice(moments(real_game, tables), 0, None, 4)
    for number, (state, seat) in enumerate(some):
        legal = tuple(real_game.legal(state, seat))
        request = Request(
            game_id=game_id, view=real_game.view(state, seat), legal=legal, seat=seat,
            level=levels[number % len(levels)], seed=number, row=number, persona="ruth",
        )  # fmt: skip
        assert decide(pickle.loads(pickle.dumps(request))) == decide(request)


def test_every_legal_action_has_a_reason_in_words(real_game: AnyGame, tables: Tables) -> None:
    mind = mind_of(real_game.info.id)
    for state, seat in moments(real_game, tables):
        view = real_game.view(state, seat)
        for action in real_game.legal(state, seat):
            reason = mind.reason(view, action)
            text = reason.sentence.format(**reason.values)
            assert text[-1] in ".?"
            assert "{" not in text
            assert not text[0].islower()
            if "rival" in reason.values:
                assert 0 <= int(reason.values["rival"]) < real_game.view(state, None).seats
