"""Equal seeds give equal games, in any process; the number of games from a position is fixed."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.battery.hooks import Hooks
from tests.battery.playing import Corner, Tables, opened, play_randomly
from treasure_games.core.chance import SeededChance
from treasure_games.core.game import silent
from treasure_games.core.registry import AnyGame

ROOT = Path(__file__).resolve().parents[2]

PROGRAM = """
import json, sys
from tests.battery.test_determinism import records
from tests.battery.toys import load
from tests.further import FURTHER
from treasure_games.core.registry import register
for further in FURTHER.items():
    register(*further)
print(records(load(sys.argv[1]), json.loads(sys.argv[2])), end="")
"""


def records(game: AnyGame, corners: Sequence[Corner]) -> str:
    """What is played here, by these house rules."""
    played = [
        play_randomly(opened(game, seats, options, number), number).record.to_line()
        for number, (seats, options) in corners
    ]
    return "\n".join(played)


def records_elsewhere(game_id: str, corners: Sequence[Corner]) -> str:
    """The same in a process of its own, where sets and mappings of names lie in another order."""
    hash_seed = "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        [sys.executable, "-c", PROGRAM, game_id, json.dumps(corners)],
        cwd=ROOT,
        env=environment,
        check=True,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
    ).stdout


def test_the_same_seed_gives_the_same_record_in_any_process(game: AnyGame, tables: Tables) -> None:
    corners = tables(game)
    here = records(game, corners)
    assert here
    assert here == records_elsewhere(game.info.id, corners)


def test_as_many_ways_to_play_on_as_ever(game: AnyGame, hooks: Hooks) -> None:
    """A count that changes means that the rules have: then change it on purpose."""
    assert hooks.PERFT
    for perft in hooks.PERFT:
        play = opened(game, perft.seats, perft.options, perft.seed)
        play_randomly(play, perft.seed, decisions=perft.decisions)
        depths = range(1, len(perft.counts) + 1)
        assert tuple(ways(game, play.state, depth) for depth in depths) == perft.counts


def ways(game: AnyGame, state: Any, depth: int) -> int:
    """How many sequences of `depth` decisions there are (games that end earlier count too).

    Every decision meets the same luck.
    """
    pending = game.pending(state)
    if depth == 0 or pending is None:
        return 1
    total = 0
    for seat in pending.seats:
        for action in game.legal(state, seat):
            after = state.copy()
            game.apply(after, seat, action, SeededChance(1), silent)
            total += ways(game, after, depth - 1)
    return total
