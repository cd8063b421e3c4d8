"""Players choose as their level and persona do, and explain it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.opponents.toy import DipMind, DipView
from treasure_games.core.errors import BadSetup
from treasure_games.core.registry import GAMES
from treasure_games.opponents.mind import Budget, mind_of
from treasure_games.opponents.personas import PERSONAS, Persona
from treasure_games.opponents.players import (
    GreedyPlayer,
    RandomPlayer,
    SearchingPlayer,
    make_player,
)

ANYBODY = Persona("anybody", "Anybody")
BOTH = ("open", "sack")


def test_random_takes_every_action_about_equally_often() -> None:
    player = RandomPlayer(DipMind(), Random(1))
    counts = Counter(player.choose(None, ("a", "b", "c")) for _ in range(900))
    assert all(240 < counts[action] < 360 for action in "abc")


def test_greedy_asks_its_mind_only_where_there_is_a_choice() -> None:
    player = GreedyPlayer(DipMind())
    assert player.choose(DipView(0, 5, (0, 0)), ("open", "sack")) == "open"
    assert player.choose(DipView(0, 0, (0, 0)), ("sack",)) == "sack"


def test_without_temperature_the_best_move_is_played() -> None:
    player = SearchingPlayer(DipMind(), Budget(400, 9, 9, 0.0, 0.0), Random(1))
    assert {player.choose(DipView(1, 2, (6, 0)), BOTH) for _ in range(20)} == {"sack"}


def test_errors_are_small_and_never_blunders() -> None:
    """Taking the open 2 against a 6 throws the game away; temperature alone would do it."""
    careless = Budget(400, 9, 9, temperature=5.0, tolerance=1.0)
    careful = careless._replace(tolerance=0.1)
    view = DipView(1, 2, (6, 0))
    chosen = {
        budget: {
            SearchingPlayer(DipMind(), budget, Random(i)).choose(view, BOTH) for i in range(20)
        }
        for budget in (careless, careful)
    }
    assert chosen == {careless: {"open", "sack"}, careful: {"sack"}}


def test_a_persona_decides_between_equals_but_gives_nothing_away() -> None:
    """Against a 9 both lose: taste decides. Against a 6 the open 7 wins for certain."""
    budget = Budget(400, 9, 9, 0.0, 0.02)
    for liked in BOTH:
        player = SearchingPlayer(DipMind({liked: 1.0}), budget, Random(1), ANYBODY)
        assert player.choose(DipView(1, 3, (9, 0)), BOTH) == liked
        assert player.choose(DipView(1, 7, (6, 0)), BOTH) == "open"


def test_a_suggestion_has_a_reason_with_its_values() -> None:
    suggestion = SearchingPlayer(DipMind(), Budget(50, 9, 9, 0, 0), Random(1)).suggest(
        DipView(1, 9, (6, 0)), BOTH
    )
    assert suggestion.action == "open"
    assert suggestion.reason.sentence.format(**suggestion.reason.values) == "The open coin is 9."


@pytest.mark.parametrize(
    ("level", "game", "persona"),
    [("admiral", "do_not_touch", None), ("mate", "chess", None), ("mate", "do_not_touch", "x")],
)
def test_what_does_not_exist_is_refused_by_name(level: str, game: str, persona: str | None) -> None:
    with pytest.raises(BadSetup, match="There is no"):
        make_player(level, game, 0, 1, persona)


def test_eight_pirates_differ_in_every_respect() -> None:
    assert len(PERSONAS) == 8
    assert all(persona.id == name for name, persona in PERSONAS.items())
    assert len({persona.name for persona in PERSONAS.values()}) == 8
    traits = {(p.aggression, p.grudge, p.risk, p.patience) for p in PERSONAS.values()}
    assert len(traits) == 8


@pytest.mark.parametrize("game_id", GAMES)
def test_each_pirate_has_a_way_of_its_own_in_each_game(game_id: str) -> None:
    characters = mind_of(game_id).characters
    assert set(characters) == set(PERSONAS)
    assert len(set(characters.values())) == len(PERSONAS)
