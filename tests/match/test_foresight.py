"""What an act decides is told before it is done, and holds."""

from random import Random
from typing import Any

import pytest

from treasure_games.core.chance import SeededChance
from treasure_games.core.game import Outcome, deciding_seats, silent
from treasure_games.core.options import Setup
from treasure_games.core.registry import AnyGame, load
from treasure_games.match.foresight import Foresight, decision_words, foreseen

GAMES = ("do_not_touch", "bluffaneer", "scallywager", "stolen_treasure")


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_foreseen_comes_true(game_id: str) -> None:
    game, ends = load(game_id), 0
    for seed in range(12):
        state, chance, rng = game.new(Setup.of(game.info, 3)), SeededChance(seed), Random(seed)
        game.start(state, chance, silent)
        for seat in deciding_seats(game, state, seed):
            action = rng.choice(game.legal(state, seat))
            told = foreseen(game, game.view(state, seat), seat, action)
            game.apply(state, seat, action, chance, silent)
            if told is not None and told.winner is None:
                ends += 1
                assert game.outcome(state) is not None
                assert told.outcome in (None, game.outcome(state))
    assert ends >= 3


def test_a_rival_who_could_win_next_really_could() -> None:
    game, found = load("stolen_treasure"), 0
    for seed in range(12):
        state, chance, rng = game.new(Setup.of(game.info, 3)), SeededChance(seed), Random(seed)
        game.start(state, chance, silent)
        warned: int | None = None
        for seat in deciding_seats(game, state, seed):
            legal = game.legal(state, seat)
            if warned is not None:
                assert seat == warned
                found += any(wins(game, state, seat, one) for one in legal)
                warned = None
            action = rng.choice(legal)
            told = foreseen(game, game.view(state, seat), seat, action)
            warned = None if told is None else told.winner
            game.apply(state, seat, action, chance, silent)
    assert found >= 3


def wins(game: AnyGame, state: Any, seat: int, action: Any) -> bool:
    after = state.copy()
    game.apply(after, seat, action, SeededChance(0), silent)
    outcome = game.outcome(after)
    return outcome is not None and seat in outcome.winners


@pytest.mark.parametrize(
    ("told", "full", "brief"),
    [
        (Foresight(Outcome((3, 9), (1,))), "ends the match: Mary wins, 9 to 3", "Mary wins"),
        (Foresight(Outcome((9, 3), (0,))), "ends the match: you win, 9 to 3", "you win"),
        (
            Foresight(Outcome((9, 9, 1), (0, 1))),
            "ends the match: a shared victory, 9 to 1",
            "a shared victory",
        ),
        (Foresight(), "ends the match", "ends the match"),
        (Foresight(winner=1), "Mary could win next", "a rival could win"),
    ],
)
def test_the_words_say_who_wins(told: Foresight, full: str, brief: str) -> None:
    called = ("Anne", "Mary", "Pike").__getitem__
    assert decision_words(told, 0, called) == full
    assert decision_words(told, 0, called, is_brief=True) == brief
