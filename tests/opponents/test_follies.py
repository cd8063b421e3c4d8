"""Follies: what a level that shuns them never does while it may do anything else."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest

from treasure_games.core.registry import GAMES
from treasure_games.opponents.evaluation import Evaluation, Level
from treasure_games.opponents.mind import Mind, Reason, mind_of, taking_less

LIKED: Mapping[str, float] = {"sell": 0.9, "keep": 0.5, "give": 0.4}


class Trader(Mind[str, Any, None]):
    """Likes to sell, though that is foolish, and never thinks of anything but selling and giving.

    Doing it twice is called worse than doing it once.
    """

    levels: Mapping[str, Level[None]] = {
        "deckhand": Level(None, 0.0, 0.1, shuns_folly=True),
        "mate": Level(None, 0.0, 0.1),
    }
    follies = (lambda _view, _legal: ("sell twice",), lambda _view, _legal: ("sell", "sell twice"))

    def greedy(self, _view: Any, legal: Sequence[str]) -> str:
        """Return anything."""
        return legal[0]

    def evaluate(
        self, _view: Any, _legal: Sequence[str], _effort: None, _rng: Random
    ) -> Sequence[Evaluation]:
        """Return two of the actions, legal or not, as a search of few moves does."""
        return [Evaluation.of("sell", 0.9), Evaluation.of("give", 0.4)]

    def reason(self, _view: Any, _action: str) -> Reason:
        """Return no reason."""
        return Reason("Why not?", {})


@pytest.mark.parametrize(
    ("level", "legal", "chosen"),
    [
        ("mate", ("sell", "give", "keep"), {"sell": 1.0}),
        ("deckhand", ("sell", "give", "keep"), {"give": 1.0}),
        ("deckhand", ("sell", "keep", "sell twice"), {"keep": 1.0}),
        ("deckhand", ("sell", "sell twice"), {"sell": 1.0}),
        ("deckhand", ("sell twice",), {"sell twice": 1.0}),
    ],
)
def test_what_is_foolish_is_done_only_where_nothing_else_is_left(
    level: str, legal: Sequence[str], chosen: dict[str, float]
) -> None:
    assert Trader().policy(None, legal, level=level) == chosen


def test_sensible_moves_that_were_not_evaluated_are_all_alike() -> None:
    class Hasty(Trader):
        def evaluate(self, *_: Any) -> Sequence[Evaluation]:
            return [Evaluation.of("sell", 0.9)]

    level = Level(None, 0.1, 0.1, shuns_folly=True)
    policy = Hasty().policy(None, ("sell", "give", "keep"), level=level)
    assert policy == {"give": 0.5, "keep": 0.5}


def test_less_of_the_same_kind_is_less_in_every_number() -> None:
    gains = {"a": ("x", 1, 5), "b": ("x", 2, 6), "c": ("x", 3, 5), "d": ("y", 9, 9), "e": ()}
    folly = taking_less(lambda _view, action: gains[action])
    assert [*folly(None, [*gains])] == ["a"], "c has no less in all than b, d is of another kind"


@pytest.mark.parametrize("game_id", GAMES)
def test_deckhands_shun_follies_and_captains_may_try_anything(game_id: str) -> None:
    mind = mind_of(game_id)
    assert mind.follies
    assert mind.levels["deckhand"].shuns_folly
    assert not mind.levels["captain"].shuns_folly
