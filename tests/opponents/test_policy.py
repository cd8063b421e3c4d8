"""Policies are probabilities over legal actions, and players draw from them."""

from collections import Counter
from random import Random

import pytest

from tests.battery.playing import opened
from tests.opponents.sealed_toys import PENNIES, SealedMind, SealedView
from tests.opponents.toy import DipMind, DipView
from treasure_games.core.registry import GAMES, load
from treasure_games.opponents.evaluation import (
    Evaluation,
    Level,
    Move,
    Policy,
    PurePolicy,
    policy_over,
)
from treasure_games.opponents.mind import mind_of
from treasure_games.opponents.personas import PERSONAS, Persona
from treasure_games.opponents.players import LEVELS, searching_player
from treasure_games.opponents.search import Budget

pytestmark = [
    pytest.mark.games_in_turn,
    pytest.mark.one_in_turn("level"),
]


def move(*actions: str) -> Move[str]:
    return Move(actions, actions, 0.0)


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("level", LEVELS[2:])
def test_every_game_has_policies_that_its_players_follow(game_id: str, level: str) -> None:
    """Probabilities of legal actions that add up to 1; the same luck draws the same action."""
    game, mind = load(game_id), mind_of(game_id)
    play = opened(game, game.info.seats[0], {}, 3)
    persona = PERSONAS["ruth"]
    for row in range(12):
        pending = game.pending(play.state)
        assert pending is not None
        seat = pending.seats[0]
        view, legal = game.view(play.state, seat), game.legal(play.state, seat)
        rng = Random(row)
        policy = mind.policy(view, legal, level=level, persona=persona, rng=rng)
        assert sum(policy.values()) == pytest.approx(1)
        assert set(policy) <= set(legal)
        assert all(probability > 0 for probability in policy.values())
        action = searching_player(mind, mind.levels[level], Random(row), persona).choose(
            view, legal
        )
        assert action == policy.sample(rng)
        play.act(seat, action)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_view_is_all_that_a_policy_needs(game_id: str) -> None:
    """The legal actions are found from it, and equal views give equal policies."""
    game, mind = load(game_id), mind_of(game_id)
    play = opened(game, game.info.seats[0], {}, 4)
    pending = game.pending(play.state)
    assert pending is not None
    view = game.view(play.state, pending.seats[0])
    policy = mind.policy(view)
    assert set(policy) <= set(game.legal(play.state, pending.seats[0]))
    assert sum(policy.values()) == pytest.approx(1)
    assert mind.policy(view) == policy


def test_a_sealed_choice_has_a_mixed_policy() -> None:
    policy = SealedMind(PENNIES).policy(SealedView(0, True, ("", "")))
    assert policy == pytest.approx({"heads": 0.5, "tails": 0.5}, abs=0.03)


def test_an_action_that_is_never_taken_has_no_probability() -> None:
    policy = DipMind().policy(DipView(1, 9, (6, 0)), ("open", "sack"), level="mate")
    assert policy == {"open": 1.0}
    assert policy.get("sack", 0.0) == 0.0
    with pytest.raises(KeyError):
        policy["sack"]


def test_a_level_may_be_one_of_your_own() -> None:
    level = Level(Budget(400, 9, 9), temperature=5.0, tolerance=9.0)
    policy = DipMind().policy(DipView(1, 2, (6, 0)), level=level)
    assert set(policy) == {"open", "sack"}


def test_a_persona_makes_what_it_likes_more_likely() -> None:
    """Against a 9 both actions lose, so taste alone decides."""
    level = Level(Budget(50, 9, 9), temperature=0.02, tolerance=0.02)
    mind = DipMind({"sack": 2.0})
    view = DipView(1, 3, (9, 0))
    plain = mind.policy(view, level=level)
    liked = mind.policy(view, level=level, persona=Persona("anybody", "Anybody"))
    assert plain["sack"] == pytest.approx(0.5)
    assert liked["sack"] > 0.7


def test_moves_that_begin_alike_count_together() -> None:
    policy = Policy([move("a", "x"), move("b"), move("a", "y")], [1.0, 2.0, 1.0])
    assert dict(policy) == {"a": 0.5, "b": 0.5}
    assert len(policy) == 2


def test_actions_are_drawn_as_often_as_the_policy_says() -> None:
    policy = Policy([move("a"), move("b")], [3.0, 1.0])
    rng = Random(1)
    counts = Counter(policy.sample(rng) for _ in range(2000))
    assert counts["a"] == pytest.approx(1500, abs=80)


def test_a_pure_policy_needs_no_luck() -> None:
    rng = Random(1)
    before = rng.getstate()
    assert PurePolicy("a").sample(rng) == "a"
    assert dict(PurePolicy("a")) == {"a": 1.0}
    assert rng.getstate() == before


def test_the_hotter_a_level_the_more_alike_its_moves() -> None:
    evaluations = [Evaluation(move("a"), 0.55, 1), Evaluation(move("b"), 0.5, 1)]
    chances = [
        policy_over(evaluations, Level(None, temperature, 0.2))["a"]
        for temperature in (0.0, 0.02, 0.1, 10.0)
    ]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] == 1.0
    assert chances[-1] == pytest.approx(0.5, abs=0.01)
