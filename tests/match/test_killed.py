"""The process is killed at a random moment, many times: at most the act in flight is lost."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from treasure_games.core.registry import GAMES
from treasure_games.match.matches import Matches

KILLS: Final = 25
LONGEST_LIFE: Final = 0.35
"""Seconds of play before the kill; a match lasts about two of these."""

ROOT: Final = Path(__file__).resolve().parents[2]


class Witness:
    """What the killed processes have said, and so what must be on the disk."""

    def __init__(self) -> None:
        self.rows: dict[str, list[object]] = {}
        self.over: list[str] = []
        self.told: list[str] = []
        self.now = ""

    def hear(self, said: str) -> None:
        """Whole lines only: the last may have been cut by the kill."""
        for line in said.split("\n")[:-1]:
            what, rest = line.split(" ", 1)
            if what == "told":
                self.told.append(rest)
            elif what == "over":
                self.over.append(rest)
            else:
                self._hear_of_match(what, rest)

    def _hear_of_match(self, what: str, rest: str) -> None:
        self.now, number, *row = rest.split(" ", 2)
        rows = self.rows.setdefault(self.now, [])
        if what == "act":
            assert len(rows) == int(number) - 1
            rows.append(json.loads(row[0]))
        elif row:
            played = json.loads(row[0])
            assert played[: len(rows)] == rows, "what was on the disk is played on"
            rows[:] = played


def live_and_die(folder: Path, game_id: str, seconds: float) -> str:
    """Start a player, let it play for so long, kill it without warning."""
    command = [sys.executable, "-m", "tests.match.killed_player", str(folder), game_id]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE) as player:
        assert player.stdout is not None
        first = player.stdout.readline()
        with pytest.raises(subprocess.TimeoutExpired):
            player.wait(seconds)
        player.kill()
        return (first + player.stdout.read()).decode("utf-8")


def check_what_is_left(folder: Path, witness: Witness) -> None:
    """The match under way has every act that was told, and at most one more."""
    matches = Matches(folder, witness.told.append)
    under_way = {one.identity for one in matches.under_way()}
    finished = {path.stem for path in (folder / "history").glob("*.treasure")}
    assert set(witness.over) <= finished
    assert not under_way & finished
    # Killed between the end of a match and its word, or between a deal and its word:
    assert len(finished - set(witness.over)) <= 1
    for identity in under_way & witness.rows.keys():
        rows: list[object] = [
            [*row] for row in json.loads(matches.resume(identity).record().to_line())["rows"]
        ]
        told = witness.rows[identity]
        assert rows[: len(told)] == told
        assert len(rows) - len(told) <= 1
        witness.rows[identity] = rows
    assert witness.now in under_way | finished
    witness.over = sorted(finished)
    matches.close()


@pytest.mark.full
@pytest.mark.parametrize("game_id", GAMES)
def test_killed_again_and_again(game_id: str, tmp_path: Path) -> None:
    rng, witness = random.Random(), Witness()
    for _ in range(KILLS):
        witness.hear(live_and_die(tmp_path, game_id, rng.uniform(0.0, LONGEST_LIFE)))
        check_what_is_left(tmp_path, witness)
    assert witness.told == []
    matches = Matches(tmp_path, witness.told.append)
    assert matches.statistics.matches_played(game_id) >= len(witness.over)
    assert sum(map(len, witness.rows.values())) > KILLS
    matches.close()
