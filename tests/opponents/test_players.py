"""Players choose as their level and persona do, and explain it."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from tests.battery.playing import opened
from tests.opponents.toy import DipMind, DipView
from treasure_games.core.errors import BadSetup
from treasure_games.core.registry import GAMES, load
from treasure_games.opponents.evaluation import HUNDREDTH, Evaluation, Level, Move, log_odds_scale
from treasure_games.opponents.mind import mind_of
from treasure_games.opponents.personas import PERSONAS, Persona
from treasure_games.opponents.players import (
    greedy_player,
    make_player,
    random_player,
    searching_player,
)
from treasure_games.opponents.search import Budget

pytestmark = pytest.mark.games_in_turn

THINKING = ("deckhand", "mate", "captain")
ANYBODY = Persona("anybody", "Anybody")
BOTH = ("open", "sack")


class _Valuing(DipMind):
    """Finds moves a, b, c... with the values given."""

    def __init__(self, values: Sequence[float]) -> None:
        super().__init__({"b": 1.0, "c": 0.5, "d": 1.0})
        self._values = values

    def evaluate(self, view: Any, legal: Any, effort: Any, rng: Random) -> Sequence[Evaluation]:
        moves = [Move(action, (action,), 0.0) for action in legal]
        return [Evaluation(move, value, 1) for move, value in zip(moves, self._values, strict=True)]


def test_random_takes_every_action_about_equally_often() -> None:
    player = random_player(DipMind(), Random(1))
    counts = Counter(player.choose(None, ("a", "b", "c")) for _ in range(900))
    assert all(240 < counts[action] < 360 for action in "abc")


def test_greedy_asks_its_mind_only_where_there_is_a_choice() -> None:
    player = greedy_player(DipMind())
    assert player.choose(DipView(0, 5, (0, 0)), ("open", "sack")) == "open"
    assert player.choose(DipView(0, 0, (0, 0)), ("sack",)) == "sack"


def test_without_temperature_the_best_move_is_played() -> None:
    player = searching_player(DipMind(), Level(Budget(400, 9, 9), 0.0, 0.0), Random(1))
    assert {player.choose(DipView(1, 2, (6, 0)), BOTH) for _ in range(20)} == {"sack"}


def test_errors_are_small_and_never_blunders() -> None:
    """Taking the open 2 against a 6 throws the game away; temperature alone would do it."""
    careless = Level(Budget(400, 9, 9), temperature=5.0, tolerance=9.0)
    careful = careless._replace(tolerance=0.1)
    view = DipView(1, 2, (6, 0))
    chosen = {
        level: {searching_player(DipMind(), level, Random(i)).choose(view, BOTH) for i in range(20)}
        for level in (careless, careful)
    }
    assert chosen == {careless: {"open", "sack"}, careful: {"sack"}}


@pytest.mark.parametrize("even", [0.5, 0.97, 0.03])
def test_no_choice_gives_away_more_than_the_tolerance(even: float) -> None:
    """Whoever leads: however much it is liked, and however free the choice."""
    level = Level(None, temperature=5.0, tolerance=0.02)
    values = [even, even - 0.001, even - 0.019, even - 0.021, even - 0.03]
    chosen = {
        searching_player(_Valuing(values), level, Random(seed), ANYBODY).choose(None, "abcde")
        for seed in range(60)
    }
    assert chosen <= set("abc")
    assert len(chosen) > 1


def test_a_point_counts_the_same_whoever_leads() -> None:
    """Shares bunch near 0 and 1; the scale that choices are made on doesn't."""
    assert log_odds_scale(0.5) == 0.5
    assert log_odds_scale(0.52) == pytest.approx(0.52, abs=0.001)
    assert (
        log_odds_scale(0.0)
        < log_odds_scale(1e-6)
        < log_odds_scale(0.999)
        < log_odds_scale(0.9999)
        < log_odds_scale(1.0)
    )
    assert log_odds_scale(0.9999) - log_odds_scale(0.999) > 0.5
    assert log_odds_scale(0.001) == pytest.approx(1 - log_odds_scale(0.999))
    steps = [log_odds_scale((at + 1) / 100) - log_odds_scale(at / 100) for at in range(100)]
    assert min(steps) >= 0.01


def test_a_persona_decides_between_equals_but_gives_nothing_away() -> None:
    """Against a 9 both lose: taste decides. Against a 6 the open 7 wins for certain."""
    level = Level(Budget(400, 9, 9), 0.0, 0.02)
    for liked in BOTH:
        player = searching_player(DipMind({liked: 2.0}), level, Random(1), ANYBODY)
        assert player.choose(DipView(1, 3, (9, 0)), BOTH) == liked
        assert player.choose(DipView(1, 7, (6, 0)), BOTH) == "open"


@pytest.mark.parametrize(
    ("level", "game", "persona"),
    [("admiral", "do_not_touch", None), ("mate", "chess", None), ("mate", "do_not_touch", "x")],
)
def test_what_does_not_exist_is_refused_by_name(level: str, game: str, persona: str | None) -> None:
    with pytest.raises(BadSetup, match="There’s no"):
        make_player(level, game, 0, 1, persona)


def test_there_are_eight_pirates_by_different_names() -> None:
    assert len(PERSONAS) == 8
    assert all(persona.id == name for name, persona in PERSONAS.items())
    assert len({persona.name for persona in PERSONAS.values()}) == 8


@pytest.mark.parametrize("game_id", GAMES)
def test_each_pirate_has_a_way_of_its_own_in_each_game(game_id: str) -> None:
    characters = mind_of(game_id).characters
    assert set(characters) == set(PERSONAS)
    assert len(set(characters.values())) == len(PERSONAS)


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize(
    "level", ["deckhand", "mate", pytest.param("captain", marks=pytest.mark.full)]
)
def test_every_mind_evaluates_in_shares_of_the_victory(
    game_id: str, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Best first, and no persona makes a level give away more of it than it may.

    But for bluffs and calls, which are drawn by their probability.
    """
    game, mind = load(game_id), mind_of(game_id)
    evaluate = mind.evaluate
    found: list[Evaluation] = []

    def watched(*arguments: Any) -> Sequence[Evaluation]:
        found[:] = evaluate(*arguments)
        return found

    monkeypatch.setattr(mind, "evaluate", watched)
    likes = mind.likings.get("dutch", {}).values()
    tolerance = mind.levels[level].tolerance + HUNDREDTH * sum(map(abs, likes))
    play = opened(game, game.info.seats[0], {}, 3)
    for row in range(40):
        if (pending := game.pending(play.state)) is None:
            play = opened(game, game.info.seats[0], {}, row)
            pending = game.pending(play.state)
        assert pending is not None
        seat = pending.seats[0]
        view, legal = game.view(play.state, seat), game.legal(play.state, seat)
        found.clear()
        player = searching_player(mind, mind.levels[level], Random(row), PERSONAS["dutch"])
        action = player.choose(view, legal)
        values = [one.value for one in found]
        order = [one.value if one.probability is None else one.probability for one in found]
        assert order == sorted(order, reverse=True)
        assert all(0 <= value <= 1 for value in values)
        if values:
            best = next(one for one in found if one.move.actions[0] == action)
            mixes = best.probability is not None
            assert best.probability if mixes else best.value >= values[0] - tolerance
        play.act(seat, action)


@pytest.mark.parametrize("game_id", GAMES)
def test_weaker_levels_may_give_away_more(game_id: str) -> None:
    levels = mind_of(game_id).levels
    assert tuple(levels) == THINKING
    for name in ("temperature", "tolerance"):
        given = [getattr(levels[level], name) for level in THINKING]
        assert given == sorted(set(given), reverse=True)
