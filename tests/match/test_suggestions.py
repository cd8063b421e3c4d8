"""Hints: what a captain would do, what that is better than, and by how much in words."""

from itertools import islice
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from tests.battery.test_minds import moments
from treasure_games.core.registry import load
from treasure_games.match.advice import alternative_words, reason_words
from treasure_games.opponents.advice import Judgement, suggest
from treasure_games.opponents.evaluation import Evaluation, Level
from treasure_games.opponents.mind import Reason, mind_of
from treasure_games.opponents.worker import Answer, Request, decide

FAR, CLEARLY = (
    "Far better than this: {act}.",
    "Clearly better than this: {act}.",
)
A_LITTLE, HARDLY = (
    "A little better than this: {act}.",
    "Nearly as good: {act}.",
)
SAFER = "Safer than this: {act}."
CAPTAIN: Level[None] = Level(None, temperature=0.0, tolerance=0.01)


def found(*evaluations: Evaluation) -> Any:
    """A mind that finds these."""
    return SimpleNamespace(evaluate=lambda *_: evaluations)


def of(action: Any, value: float, probability: float | None = None) -> Evaluation:
    return Evaluation.of(action, value, probability)


def suggestion(*evaluations: Evaluation) -> Judgement:
    legal = [one.move.actions[0] for one in evaluations]
    return suggest(found(*evaluations), None, legal, CAPTAIN, Random(0))


@pytest.mark.parametrize(
    ("value", "words"), [(0.3, FAR), (0.55, CLEARLY), (0.58, A_LITTLE), (0.595, HARDLY)]
)
def test_the_gap_is_told_in_words(value: float, words: str) -> None:
    assert suggestion(of("dig", 0.6), of("rest", value)).others == (("rest", words),)


def test_an_act_of_another_kind_comes_before_better_ones_of_the_same_kind() -> None:
    others = suggestion(of("dig", 0.6), of("bury", 0.595), of(7, 0.58), of(8, 0.3)).others
    assert others == ((7, A_LITTLE), (8, FAR), ("bury", HARDLY))


def test_of_plans_that_begin_alike_the_best_counts() -> None:
    others = suggestion(of("dig", 0.6), of("rest", 0.58), of("rest", 0.1), of("dig", 0.2)).others
    assert others == (("rest", A_LITTLE),)


def test_what_captains_mix_in_is_told_so_and_last_what_only_seems_better() -> None:
    others = suggestion(of("stay", 0.5, 0.9), of(7, 0.7, 0.0), of("bluff", 0.4, 0.1)).others
    assert others == (("bluff", "Captains sometimes do this instead: {act}."), (7, SAFER))


def test_where_nothing_else_is_considered_the_best_of_the_rest_is_the_alternative() -> None:
    values = {"call": 0.6, "raise": 0.4, "pass": 0.2}
    mind: Any = SimpleNamespace(
        evaluate=lambda _view, legal, *_: [of(legal[0], values[legal[0]], 1.0)], glance=None
    )
    found = suggest(mind, None, list(values), CAPTAIN, Random(0))
    assert (found.better, found.others) == ("call", (("raise", FAR),))


def test_lone_moves_have_any_value_so_that_two_are_compared_side_by_side() -> None:
    values = {"call": 0.6, "raise": 0.4}
    mind: Any = SimpleNamespace(
        evaluate=lambda _view, legal, effort, _rng: [
            of(legal[0], 0.5 if effort is None else values[legal[0]])
        ],
        glance=1,
    )
    assert suggest(mind, None, list(values), CAPTAIN, Random(0)).others == (("raise", FAR),)


def test_a_search_considers_only_what_is_legal() -> None:
    """Else a hint would search twice for the same act, and have nothing to compare it with."""
    game, mind = load("do_not_touch"), mind_of("do_not_touch")
    for state, seat in islice(moments(game, lambda _game: [(3, (3, {}))]), 6):
        legal = game.legal(state, seat)[1:]
        if len(legal) > 1:
            found = mind.evaluate(game.view(state, seat), legal, mind.glance, Random(1))
            assert {one.move.actions[0] for one in found} <= set(legal)


def test_numbers_below_zero_have_a_minus_sign() -> None:
    told = reason_words(Reason("{card} counts {value}.", {"card": "Boot", "value": -100}), str)
    assert told == "Boot counts −100."


def test_a_forced_act_has_no_alternative() -> None:
    assert suggest(found(), None, ["rest"], CAPTAIN, Random(0)) == Judgement("rest")


def told(*others: tuple[str, str]) -> str:
    answer: Any = Answer(1, SimpleNamespace(), "e4", None, 0.0, others=others)  # type: ignore[arg-type]
    return alternative_words(answer, lambda act: act[:1].upper())


def test_the_alternative_is_one_in_other_words() -> None:
    assert told(("e5", FAR), ("f4", HARDLY)) == "Nearly as good: F."
    assert told(("e5", FAR)) == ""


@pytest.mark.parametrize("game_id", ["bluffaneer", "scallywager"])
def test_a_hint_is_what_a_captain_does_and_its_alternatives_are_legal(game_id: str) -> None:
    game, mind = load(game_id), mind_of(game_id)
    compared = 0
    for state, seat in moments(game, lambda _game: [(3, (3, {})), (4, (4, {}))]):
        view, legal = game.view(state, seat), game.legal(state, seat)
        hint = decide(Request(game_id, view, tuple(legal), seat, "captain", 1, 2, hint=True))
        assert mind.policy(view, legal).get(hint.better, 0.0) > 0
        assert {act for act, _words in hint.others} <= set(legal) - {hint.better}
        compared += len(hint.others) > 0
    assert compared > 3
