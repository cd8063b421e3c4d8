"""The windowed app is killed at a random moment, again and again, and goes on by Continue."""

import random
from pathlib import Path
from typing import Final

import pytest

from tests.app.processes import started
from tests.match.test_killed import Witness, check_what_is_left
from treasure_games.core.registry import GAMES

KILLS: Final = 5
LONGEST_LIFE: Final = 2.0
"""Seconds of play before the kill."""


def live_and_die(folder: Path, game_id: str, seconds: float) -> str:
    """Let the robot play for so long after its first word, then kill the app without warning."""
    with started("-m", "tests.app.sailing", folder, game_id) as app:
        assert app.stdout is not None
        first = app.stdout.readline()
        assert first, "the app ended before it sat down at a table"
        assert app.wait_for(seconds) is None, "the app ended by itself"
        app.kill()
        return str(first + app.stdout.read())


@pytest.mark.full
@pytest.mark.parametrize("game_id", GAMES)
def test_at_most_the_act_in_flight_is_lost(game_id: str, tmp_path: Path) -> None:
    rng, witness = random.Random(), Witness()
    for _ in range(KILLS):
        witness.hear(live_and_die(tmp_path, game_id, rng.uniform(0.1, LONGEST_LIFE)))
        check_what_is_left(tmp_path / "data", witness)
    assert witness.told == []
    assert sum(map(len, witness.rows.values())) > KILLS
    assert len(witness.rows) <= 1 + len(witness.over), "a match was begun over another"
