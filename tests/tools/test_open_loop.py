"""The open-loop search finds what can be known in a game small enough to know it."""

from typing import Any

import pytest

from tests.opponents.toy import DipMind, DipView
from tools import ladder
from tools.open_loop import OpenLoop
from treasure_games.core.chance import SeededChance
from treasure_games.core.errors import BadSetup
from treasure_games.core.game import silent
from treasure_games.core.options import Setup

MIND = DipMind()


def chosen(opened: int, taken: tuple[int, ...], iterations: int = 400) -> str:
    seat = taken.index(0)
    view = DipView(seat, opened, taken)
    player = OpenLoop(MIND.game, MIND.estimate, seat, 1, iterations, horizon=9)
    action: str = player.choose(view, ("open", "sack") if opened else ("sack",))
    return action


def test_it_takes_the_better_of_known_and_unknown() -> None:
    best = {opened: chosen(opened, (5, 0)) for opened in (1, 4, 6, 9)}
    assert best == {1: "sack", 4: "sack", 6: "open", 9: "open"}


def test_it_thinks_of_the_reply() -> None:
    """Leaving a 9 to the next pirate loses for certain: also with nothing but the rules."""
    assert chosen(9, (0, 0)) == "open"
    assert chosen(8, (0, 0)) == "open"


def test_chance_is_drawn_anew_in_every_iteration() -> None:
    """An open 6 against a 5 wins for certain; the sack only by luck, whatever its first coin."""
    assert {OpenLoop(MIND.game, MIND.estimate, 1, seed, 300).choose(
        DipView(1, 6, (5, 0)), ("open", "sack")) for seed in range(10)} == {"open"}  # fmt: skip


def test_equal_seeds_choose_alike_and_a_forced_action_costs_nothing() -> None:
    assert chosen(5, (0, 0), 20) == chosen(5, (0, 0), 20)
    assert chosen(0, (5, 0)) == "sack"


def test_its_time_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the processor's clock, which the test winds on by a millisecond a look."""
    looks = iter(range(1000))
    monkeypatch.setattr("tools.open_loop.process_time", lambda: next(looks) / 1000)
    OpenLoop(MIND.game, MIND.estimate, 0, 1, seconds=0.05).choose(
        DipView(0, 5, (0, 0)), ("open", "sack")
    )
    assert 50 <= next(looks) <= 54


@pytest.mark.parametrize("game_id", ["do_not_touch", "treasure_boots"])
def test_it_plays_every_game_that_has_an_estimate(game_id: str) -> None:
    game = ladder.load(game_id)
    who: Any = ladder.Contender.of("openloop:1")
    state = game.new(Setup.of(game.info, 3))
    game.start(state, SeededChance(5), silent)
    players = [ladder.player_of(who, game, seat, 5) for seat in range(3)]
    decided = 0
    for _ in range(60):
        pending = game.pending(state)
        assert pending is not None
        seat = pending.seats[0]
        legal = game.legal(state, seat)
        action = players[seat].choose(game.view(state, seat), legal)
        assert action in legal
        decided += len(legal) > 1
        game.apply(state, seat, action, SeededChance(5), silent)
    assert decided > 10


def test_a_budget_must_be_named() -> None:
    game = ladder.load("do_not_touch")
    with pytest.raises(BadSetup, match="openloop:40"):
        ladder.player_of(ladder.Contender.of("openloop"), game, 0, 1)
