"""The same seed and view give the same choice: in any process, with any hash seed, of any luck."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from treasure_games.core.chance import SeededChance
from treasure_games.core.codec import encode
from treasure_games.core.game import silent
from treasure_games.core.options import Setup
from treasure_games.core.registry import GAMES, load
from treasure_games.opponents.players import LEVELS, make_player

pytestmark = pytest.mark.games_in_turn

ROOT = Path(__file__).resolve().parents[2]


MOST_ROWS = 400
"""Played at random, a game may last for ever."""


def choices(game_id: str, level: str, persona: str | None, scrambled: bool = False) -> list[str]:
    """What a player chooses at every fourth decision of one random game, or of its beginning."""
    game = load(game_id)
    state = game.new(Setup.of(game.info, game.info.seats[0]))
    chance, rng = SeededChance(11), Random(11)
    game.start(state, chance, silent)
    chosen: list[str] = []
    for row in range(MOST_ROWS):
        pending = game.pending(state)
        if pending is None:
            break
        seat = pending.seats[0]
        legal = game.legal(state, seat)
        if row % 4 == 0:
            view = game.view(state, seat)
            if scrambled:
                view = game.view(game.determinize(view, Random(row)), seat)
            player = make_player(level, game_id, seat, row, persona)
            chosen.append(str(encode(player.choose(view, legal))))
        game.apply(state, seat, rng.choice(legal), chance, silent)
    return chosen


def choices_elsewhere(hash_seed: int, *arguments: str | None) -> list[str]:
    """The same, decided in a fresh process."""
    program = (
        "from tests.opponents.test_repeatable import choices\n"
        f"print(*choices({', '.join(map(repr, arguments))}), sep='\\n')"
    )
    environment = {**os.environ, "PYTHONHASHSEED": str(hash_seed), "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    return done.stdout.split("\n")[:-1]


@pytest.mark.in_turn
@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize(("level", "persona"), [("random", None), ("mate", "tamsin")])
def test_two_processes_with_other_hash_seeds_choose_alike(
    game_id: str, level: str, persona: str | None, is_full: bool
) -> None:
    here = choices(game_id, level, persona)
    for hash_seed in (1, 2) if is_full else (1,):
        assert choices_elsewhere(hash_seed, game_id, level, persona) == here


@pytest.mark.one_in_turn("level")
@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("level", [level for level in LEVELS if level != "captain"])
def test_what_a_seat_can_t_see_never_changes_its_choice(game_id: str, level: str) -> None:
    """The same rows with all that is hidden dealt anew; Captain is Mate with more iterations."""
    persona = "mary" if level in ("deckhand", "mate") else None
    assert choices(game_id, level, persona) == choices(game_id, level, persona, scrambled=True)


@pytest.mark.parametrize("game_id", GAMES)
def test_another_seed_may_choose_otherwise(game_id: str) -> None:
    """A guard for the tests above: the luck of a player does matter."""
    game = load(game_id)
    state = game.new(Setup.of(game.info, game.info.seats[0]))
    game.start(state, SeededChance(1), silent)
    while True:
        seat = game.pending(state).seats[0]
        legal = game.legal(state, seat)
        if len(legal) > 1:
            break
        game.apply(state, seat, legal[0], SeededChance(1), silent)
    view = game.view(state, seat)
    chosen = {make_player("random", game_id, seat, seed).choose(view, legal) for seed in range(30)}
    assert len(chosen) > 1
