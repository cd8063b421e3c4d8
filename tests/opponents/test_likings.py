"""Likings add to the values and rates of moves; the leader is whoever nobody else is ahead of."""

from collections.abc import Collection, Mapping, Sequence
from math import e
from random import Random
from typing import Any

import pytest

from treasure_games.core.registry import GAMES
from treasure_games.opponents.evaluation import Evaluation, Level, Move, as_liked
from treasure_games.opponents.mind import Mind, Reason, mind_of
from treasure_games.opponents.personas import PERSONAS, against, leads

PIKE = PERSONAS["pike"]


class Gambler(Mind[str, Any, None]):
    """Values what it is told, and knows each action as a deed."""

    levels: Mapping[str, Level[None]] = {"captain": Level(None, 0.0, 0.01)}
    likings: Mapping[str, Mapping[str, float]] = {"pike": {"fold": 2.5, "raise": -1.0}}

    def __init__(self, found: Sequence[Evaluation]) -> None:
        self.found = found

    def greedy(self, _view: Any, legal: Sequence[str]) -> str:
        """Return anything."""
        return legal[0]

    def evaluate(
        self, _view: Any, _legal: Sequence[str], _effort: None, _rng: Random
    ) -> Sequence[Evaluation]:
        """Return what it was made with."""
        return self.found

    def deeds(self, _view: Any, move: Move[str]) -> Collection[str]:
        """Return the action itself."""
        return move.actions

    def reason(self, _view: Any, _action: str) -> Reason:
        """Return no reason."""
        return Reason("Why not?", {})


def valued(**values: float) -> list[Evaluation]:
    return [Evaluation.of(action, value) for action, value in values.items()]


@pytest.mark.parametrize(("folded", "chosen"), [(0.48, "fold"), (0.47, "call")])
def test_a_liked_act_is_taken_unless_it_gives_away_more_than_the_liking(
    folded: float, chosen: str
) -> None:
    mind = Gambler(valued(call=0.5, fold=folded))
    assert mind.policy(None, ("call", "fold"), persona=PIKE) == {chosen: 1.0}
    assert mind.policy(None, ("call", "fold")) == {"call": 1.0}


@pytest.mark.parametrize(("called", "chosen"), [(0.495, "call"), (0.485, "raise")])
def test_a_shunned_act_is_left_for_one_that_is_nearly_as_good(called: float, chosen: str) -> None:
    mind = Gambler([Evaluation.of("raise", 0.5), Evaluation.of("call", called)])
    assert mind.policy(None, ("raise", "call"), persona=PIKE) == {chosen: 1.0}


def test_the_same_liking_weighs_less_in_a_game_nearly_won() -> None:
    """As levels do, it compares by log-odds: of .98 one can't give away more than a few wins."""
    near, far = [as_liked(valued(call=top), [-2.5])[0].value for top in (0.5, 0.98)]
    assert 0.5 - near == pytest.approx(0.025, abs=0.001)
    assert 0.98 - far < 0.003


def test_what_is_liked_is_likelier_in_a_mixed_strategy_and_what_is_never_done_stays_so() -> None:
    mixed = [Evaluation.of("call", 0.5, 0.75), Evaluation.of("fold", 0.5, 0.25)]
    never = Evaluation.of("raise", 0.5, 0.0)
    policy = Gambler([*mixed, never]).policy(None, ("call", "fold", "raise"), persona=PIKE)
    assert policy["fold"] / policy["call"] == pytest.approx(e**2.5 / 3)
    assert "raise" not in policy


def test_nobody_else_is_changed_by_it() -> None:
    mixed = [Evaluation.of("call", 0.5, 0.75), Evaluation.of("fold", 0.5, 0.25)]
    policy = Gambler(mixed).policy(None, ("call", "fold"), persona=PERSONAS["ruth"])
    assert policy == {"call": 0.75, "fold": 0.25}


@pytest.mark.parametrize(
    ("first", "suffered", "done", "deeds"),
    [
        (False, 0, 0, ["robs"]),
        (True, 1, 1, ["robs", "robs_leader"]),
        (False, 2, 1, ["robs", "robs_foe"]),
    ],
)
def test_a_foe_is_whoever_has_hurt_more_than_was_paid_back(
    first: bool, suffered: int, done: int, deeds: list[str]
) -> None:
    assert against("robs", leads=first, suffered=suffered, done=done) == deeds


@pytest.mark.parametrize(("rival", "is_first"), [(0, False), (2, True), (3, True)])
def test_the_leader_is_whoever_no_other_rival_is_ahead_of(rival: int, is_first: bool) -> None:
    assert leads((3, 9, 5, 5), rival, seat=1) is is_first


@pytest.mark.parametrize("game_id", [one for one in GAMES if one != "stolen_treasure"])
def test_every_pirate_likes_something_and_no_two_like_the_same(game_id: str) -> None:
    likings = mind_of(game_id).likings
    assert list(likings) == list(PERSONAS)
    assert len({tuple(sorted(likes.items())) for likes in likings.values()}) == len(PERSONAS)
    assert all(likes for likes in likings.values())
