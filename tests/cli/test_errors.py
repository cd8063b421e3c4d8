"""Anything wrong on the command line: one sentence, exit code 2, no traceback."""

import io
import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.cli.conftest import Command, environment, is_one_sentence, process, short_table
from treasure_games import __version__
from treasure_games.cli import BAD_INPUT, INTERRUPTED, guarded
from treasure_games.commands.workers import TERMINATED

pytestmark = pytest.mark.games_in_turn

TABLE = "simulate do_not_touch --seats random,random "
SEA = "simulate treasure_boots --seats random,random --option "

WRONG = {
    "dance": "dance",
    "--dance": "--dance",
    "--version2": "--version2",
    "--speed 7": "instant",
    "--speed": "--speed",
    "--seed x": "“x”",
    "--seed -1": "--seed",
    "--seed 1_0": "“1_0”",
    "--seed " + "9" * 5000: "9” isn’t",
    "--data-dir ''": "--data-dir",
    "replay ''": "FILE",
    "--windowed --fullscreen": "not allowed with",
    "simulate": "GAME",
    "simulate do_not_touch": "--seats",
    "simulate chess --seats random,random": "“chess”",
    "simulate do_not_touch --seats random": "2 to 6",
    "simulate do_not_touch --seats " + ",".join(["random"] * 7): "2 to 6",
    "simulate do_not_touch --seats random,parrot": "“parrot”",
    "simulate do_not_touch --seats random,,random": "commas",
    "simulate do_not_touch --seats human,random": "“human”",
    TABLE + "--games 0": "at least 1",
    TABLE + "--games many": "“many”",
    TABLE + "--jobs 0": "at least 1",
    TABLE + "--option version": "NAME=VALUE",
    TABLE + "--option colour=red": "“colour”",
    TABLE + "--option version=roman": "“roman”",
    TABLE + "--option version=symbols --option version=numerical": "twice",
    TABLE + "--out {missing}/records.jsonl": "can’t be written",
    TABLE + "--out {folder}": "can’t be written",
    TABLE + "--out ''": "--out",
    "play": "GAME",
    "play do_not_touch": "--seats",
    "play chess --seats human,captain": "“chess”",
    "play do_not_touch --seats human": "2 to 6",
    "play do_not_touch --seats human,parrot": "“parrot”",
    "--data-dir {file}": "Not a directory",
    "--data-dir {file}/deeper": "Not a directory",
    "simulate treasure_boots --seats random": "2 to 8",
    "simulate treasure_boots --seats " + ",".join(["random"] * 9): "2 to 8",
    SEA + "chart=round": "“round”",
    SEA + "boards=5": "“5”",
    SEA + "target=0": "1 to 99",
    SEA + "target=100": "1 to 99",
    SEA + "target=many": "1 to 99",
    SEA + "target=" + "9" * 5000: "1 to 99",
    SEA + "layout=nearby": "“nearby”",
    SEA + "layout=@": "“@”",
    SEA + "'layout=A@0,0 B@2,0'": "on top of each other",
    SEA + "'layout=A@0,0 A@20,0'": "only once",
    SEA + "'layout=A@0,0 Z@20,0'": "“Z”",
    SEA + "'layout=A@0,0 B@900,0'": "too far out",
    SEA + "'layout=A@0,0 B@20,0/45'": "45 degrees",
    SEA + "layout=A@0,0": "takes 2 sections",
    SEA + "'layout=A@0,0 B@8,0 C@16,0'": "takes 2 sections",
    SEA + "'layout=A@1,0 B@9,0'": "even column",
    SEA + "'layout=A@0,0 B@8,0/90'": "180 degrees",
    SEA + "'layout=A@0,0 B@8,0/m'": "180 degrees",
    SEA + "boards=3 --option 'layout=A@0,0 B@8,0'": "takes 3 sections",
    "play treasure_boots --seats human,captain --option target=100": "1 to 99",
    "play treasure_boots --seats human,captain --option 'layout=A@0,0 B@2,0'": "on top of each",
    "replay": "FILE",
    "replay {missing}": "can’t be read",
    "replay {folder}": "can’t be read",
    "replay '{missing}\x1b[31m\n'": "\\x1b[31m\\n",
    "simulate scallywager --seats random,random --out '{missing}/\x1b[2J'": "\\x1b[2J",
    "--\x1b]0;ahoy\x07": "\\x1b]0;ahoy\\x07",
    "watch '{missing}\x9b31m'": "\\x9b31m",
}


@pytest.mark.parametrize("line", WRONG)
def test_one_sentence_and_exit_code_2(line: str, command: Command, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    words = shlex.split(line.format(missing=tmp_path / "missing", folder=tmp_path, file=file))
    result = command(*words)
    assert result.code == BAD_INPUT == 2
    assert result.out == ""
    assert is_one_sentence(result.err)
    assert result.err[:-1].isprintable()
    assert WRONG[line] in result.err


def test_help_and_version(command: Command) -> None:
    assert command("--version") == (0, f"treasure-games {__version__}\n", "")
    for words in (["--help"], ["simulate", "--help"], ["replay", "-h"], ["play", "--help"]):
        result = command(*words)
        assert result.code == 0
        assert result.out.startswith("usage: treasure-games")


def test_headless_commands_never_import_pygame(game_id: str, records: Path) -> None:
    commands = [
        ["--version"],
        ["simulate", *short_table(game_id), "--seats", "greedy,mate", "--games", "1"],
        ["replay", str(records), "--events"],
    ]
    script = (
        "import sys; from treasure_games.cli import main; code = main(sys.argv[1:]);"
        "sys.exit(code or 3 * any(name.partition('.')[0] == 'pygame' for name in sys.modules))"
    )
    for words in commands:
        done = subprocess.run(
            [sys.executable, "-c", script, *words],
            env=environment(),
            stdout=subprocess.DEVNULL,
            check=False,
        )
        assert done.returncode == 0


@pytest.mark.skipif(sys.platform == "win32", reason="there is no /dev/full")
def test_a_full_disk_is_one_sentence(records: Path) -> None:
    result = process(*TABLE.split(), "--games", 1, "--out", "/dev/full")
    assert result.code == 2
    assert is_one_sentence(result.err)
    assert "No space left" in result.err
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "treasure_games", "replay", str(records), "--events"],
            env=environment(),
            stdout=full,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            check=False,
        )
    assert done.returncode == 2
    assert is_one_sentence(done.stderr)


LITTLE_ROOM: Final = 30_000
"""Bytes of a file: some of the records fit, and a part of one more."""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no limit for files")
def test_a_disk_that_fills_up_leaves_whole_records(command: Command, tmp_path: Path) -> None:
    records = tmp_path / "records.jsonl"
    script = (
        "import resource, sys; from treasure_games.cli import main;"
        f"resource.setrlimit(resource.RLIMIT_FSIZE, ({LITTLE_ROOM}, {LITTLE_ROOM}));"
        "sys.exit(main(sys.argv[1:]))"
    )
    words = [*TABLE.split(), "--games", "100", "--out", str(records)]
    done = subprocess.run(
        [sys.executable, "-c", script, *words],
        env=environment(),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == BAD_INPUT
    assert is_one_sentence(done.stderr)
    assert "can’t be written" in done.stderr
    written = records.read_bytes()
    assert 0 < len(written) < LITTLE_ROOM
    assert written.endswith(b"\n")
    assert "hold" in command("replay", records).out


@pytest.mark.skipif(sys.platform == "win32", reason="pipes end otherwise there")
def test_a_reader_who_leaves_is_no_error(records: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "treasure_games", "replay", str(records), "--events"],
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as replay:
        assert replay.stdout is not None
        assert replay.stderr is not None
        replay.stdout.readline()
        replay.stdout.close()
        assert replay.stderr.read() == b""
    assert replay.returncode == 141


def interrupt() -> int:
    raise KeyboardInterrupt


def test_an_interrupt_is_quiet() -> None:
    out, err = io.StringIO(), io.StringIO()
    assert guarded(interrupt, out, err) == INTERRUPTED == 130
    assert err.getvalue() == ""


@pytest.fixture
def ctrl_c_works() -> Iterator[None]:
    """Tests that a script runs in the background inherit that Ctrl+C is ignored: undo that."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("ctrl_c_works")
@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent otherwise there")
@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_in_a_simulation_ends_all_its_processes_quietly(jobs: int, tmp_path: Path) -> None:
    records = tmp_path / "records.jsonl"
    os.mkfifo(records)
    words = [*TABLE.split(), "--games", "100000", "--jobs", str(jobs), "--out", str(records)]
    with subprocess.Popen(
        [sys.executable, "-m", "treasure_games", *words],
        env=environment(),
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as simulation:
        with records.open("rb") as pipe:
            assert pipe.readline()
            os.killpg(simulation.pid, signal.SIGINT)
            while pipe.read(1 << 16):
                continue
        assert simulation.stderr is not None
        assert simulation.stderr.read() == b""
    assert simulation.returncode == INTERRUPTED


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent otherwise there")
def test_a_terminated_simulation_ends_all_its_processes_quietly(tmp_path: Path) -> None:
    """All of its processes share its stderr, which ends with the last of them."""
    records = tmp_path / "records.jsonl"
    os.mkfifo(records)
    words = [*TABLE.split(), "--games", "100000", "--jobs", "2", "--out", str(records)]
    with subprocess.Popen(
        [sys.executable, "-m", "treasure_games", *words],
        env=environment(),
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as simulation:
        with records.open("rb") as pipe:
            assert pipe.readline()
            simulation.terminate()
            pipe.read()  # What is still in its buffers needs a reader, or the pipe breaks.
        assert simulation.stderr is not None
        assert simulation.stderr.read() == b""
    assert simulation.returncode == TERMINATED == 143


def test_output_is_utf_8_whatever_the_system_speaks() -> None:
    result = process("simulate", "☠", "--seats", "a,b", PYTHONIOENCODING="ascii", LC_ALL="C")
    assert result.code == 2
    assert "“☠”" in result.err
