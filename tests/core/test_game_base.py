"""What games have alike: what others notice of an event, how it is told, when the rules go on."""

from types import SimpleNamespace
from typing import Any

import pytest

from treasure_games.core.asking import ChoiceSealed, Passed
from treasure_games.core.errors import IllegalAction
from treasure_games.core.game import UNKNOWN, silent
from treasure_games.core.game_base import GameBase, make_apply
from treasure_games.core.options import Setup
from treasure_games.core.registry import GAMES, load

BETWEEN, ASKING = 0, 1


class Toy(GameBase[Any, Any]):
    """A game whose choices are told as words."""

    printed = {"choice": lambda choice, view: view[choice]}
    over = 1

    def result(self, state: Any) -> Any:
        return state.winner


TOY = Toy()


def test_a_sealed_choice_is_seen_by_whoever_made_it() -> None:
    assert TOY.redact(None, ChoiceSealed(1, 1), 1) == ChoiceSealed(1, 1)
    assert TOY.redact(None, ChoiceSealed(1, 1), 2) == ChoiceSealed(1, UNKNOWN)
    assert TOY.redact(None, Passed(1), None) == Passed(1)


def test_fields_are_told_in_words_where_there_are_any() -> None:
    assert TOY.describe(ChoiceSealed(2, 1), ("no", "yes")) == {"seat": 2, "choice": "yes"}


@pytest.mark.parametrize(("asks", "goes_on"), [(True, False), (False, True)])
def test_the_rules_go_on_unless_an_act_asks_the_next_question(asks: bool, goes_on: bool) -> None:
    done: list[str] = []

    def act(state: Any, seat: int, action: str, *_rest: Any) -> None:
        done.append(f"{seat} {action}")
        state.phase = ASKING if asks else state.phase

    def play_on(*_rest: Any) -> None:
        done.append("on")

    state = SimpleNamespace(phase=ASKING)
    apply = make_apply(lambda *_: None, {str: act}, play_on, BETWEEN)
    apply(state, 3, "dig", None, silent)  # type: ignore[arg-type]
    assert done == ["3 dig", "on"] if goes_on else done == ["3 dig"]


def test_what_is_refused_changes_nothing() -> None:
    refused = IllegalAction("XX-01", "not now")
    state = SimpleNamespace(phase=ASKING)
    apply = make_apply(lambda *_: refused, {}, lambda *_: None, BETWEEN)
    with pytest.raises(IllegalAction):
        apply(state, 0, "dig", None, silent)  # type: ignore[arg-type]
    assert state.phase == ASKING


@pytest.mark.parametrize("game_id", GAMES)
def test_a_new_table_follows_the_meaning_of_its_set_up(game_id: str) -> None:
    game = load(game_id)
    setup = Setup.of(game.info, 2)
    assert game.new(setup).house.setup == setup


def test_there_is_a_result_once_the_game_is_over() -> None:
    assert TOY.outcome(SimpleNamespace(phase=0)) is None
    assert TOY.outcome(SimpleNamespace(phase=1, winner=2)) == 2


def test_an_act_may_be_all_that_happens() -> None:
    done: list[Any] = []
    apply = make_apply(lambda *_: None, {str: lambda _state, *rest: done.append(rest[:2])})
    apply(SimpleNamespace(), 3, "dig", None, silent)  # type: ignore[arg-type]
    assert done == [(3, "dig")]
