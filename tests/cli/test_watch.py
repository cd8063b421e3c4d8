"""`watch`: the window opens with a record; what can't be watched is said, with a code."""

from pathlib import Path

import pytest

from tests.cli.conftest import Command, is_one_sentence, process
from tests.cli.test_play import App, app
from treasure_games.commands.arguments import BAD_INPUT
from treasure_games.commands.replay import DIVERGED

__all__ = ["app"]


@pytest.fixture
def game_id() -> str:
    return "bluffaneer"


@pytest.fixture
def record(records: Path, tmp_path: Path) -> Path:
    """The first of them."""
    path = tmp_path / "match.treasure"
    path.write_text(records.read_text("utf-8").splitlines()[0], "utf-8")
    return path


def test_the_window_opens_with_the_match(command: Command, app: App, record: Path) -> None:
    assert command("watch", record, "--windowed").code == 0
    replay = app.launch.replay
    assert replay is not None
    assert replay.match.is_over
    assert app.launch.plan is None


@pytest.mark.parametrize("content", [None, b"", b"\xff", b"{}", b"nonsense"])
def test_a_bad_file_is_a_sentence(
    command: Command, app: App, tmp_path: Path, content: bytes | None
) -> None:
    path = tmp_path / "bad.treasure"
    if content is not None:
        path.write_bytes(content)
    result = command("watch", path)
    assert result.code == BAD_INPUT
    assert is_one_sentence(result.err)
    assert "bad.treasure" in result.err
    assert app.launch.replay is None


def test_play_that_differs_has_its_own_code(command: Command, app: App, record: Path) -> None:
    text = record.read_text("utf-8")
    rows = text.index('"rows":[[') + len('"rows":[[')
    record.write_text(text[:rows] + str(1 - int(text[rows])) + text[rows + 1 :], "utf-8")
    result = command("watch", record)
    assert result.code == DIVERGED
    assert is_one_sentence(result.err)


def test_without_a_display_it_says_so(record: Path, tmp_path: Path) -> None:
    result = process("watch", record, "--data-dir", tmp_path / "data", SDL_VIDEODRIVER="nothing")
    assert result.code == BAD_INPUT
    assert "Traceback" not in result.err
    assert result.err.startswith("treasure-games: ")
