"""Running the command line, in this process or in one of its own."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from tests.ui_battery.likings import likings_of
from treasure_games.cli import main
from treasure_games.core.registry import GAMES

ROOT: Final = Path(__file__).resolve().parents[2]


class Result(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


Command = Callable[..., Result]


@pytest.fixture
def command(capfd: pytest.CaptureFixture[str]) -> Command:
    """Run it here."""

    def run(*words: object) -> Result:
        code = main([str(word) for word in words])
        return Result(code, *capfd.readouterr())

    return run


def environment(**more: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT), **more}


def process(*words: object, timeout: float | None = None, **more: str) -> Result:
    """Run it as people do."""
    done = subprocess.run(
        [sys.executable, "-m", "treasure_games", *map(str, words)],
        cwd=ROOT.anchor,
        env=environment(**more),
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=timeout,
    )
    return Result(done.returncode, done.stdout, done.stderr)


def is_one_sentence(text: str) -> bool:
    """One line, with a point at its end, and no traceback."""
    return text.count("\n") == 1 and text.rstrip().endswith(".") and "Traceback" not in text


def short_table(game_id: str) -> list[str]:
    """The words that lay a table of this game at which one is soon done."""
    options = [f"--option={name}={value}" for name, value in likings_of(game_id).SHORT.items()]
    return [game_id, *options]


@pytest.fixture(params=GAMES)
def game_id(request: pytest.FixtureRequest) -> str:
    """Each game in turn."""
    return str(request.param)


@pytest.fixture
def records(game_id: str, command: Command, tmp_path: Path) -> Path:
    """Three records of real games."""
    path = tmp_path / "records.jsonl"
    words = ["simulate", *short_table(game_id), "--seats", "random,greedy", "--games", "3"]
    assert command(*words, "--seed", 4, "--out", path).code == 0
    return path
