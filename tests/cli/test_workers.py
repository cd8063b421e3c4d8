"""Work shared among processes or a cluster gives what it gives alone, whoever is killed."""

import os
import signal
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Command
from treasure_games.commands import workers as module
from treasure_games.commands.arena import Series, series_played
from treasure_games.commands.arguments import CommandFailed
from treasure_games.commands.workers import WorkerEnded, Workers, workers
from treasure_games.core.options import Setup
from treasure_games.core.registry import load

GAMES = 40
TABLE = ("simulate", "do_not_touch", "--seats", "random,greedy", "--games", 2)


def series() -> Series:
    """Short games, so that many are under way."""
    setup = Setup.of(load("scallywager").info, 2)
    return Series("scallywager", setup, ("mate:ruth", "greedy"), 5)


def lines(shared: Workers) -> Iterator[str]:
    """The records of the series, one by one."""
    return (one.line for one in series_played(series(), GAMES, shared, are_recorded=True))


@pytest.fixture(scope="module")
def alone() -> list[str]:
    """The records as one process plays them."""
    return list(lines(Workers()))


@pytest.fixture
def cluster() -> Iterator[Any]:
    """A Dask cluster of this machine."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address="") as one:
        yield one


def test_processes_give_what_one_gives(alone: list[str]) -> None:
    with workers(2) as shared:
        assert list(lines(shared)) == alone


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent otherwise there")
def test_a_killed_process_is_told_and_nothing_waits_for_it() -> None:
    with workers(2) as shared:
        assert shared.executor is not None
        played = lines(shared)
        next(played)
        os.kill(shared.executor.submit(os.getpid).result(), signal.SIGKILL)
        with pytest.raises(CommandFailed, match="ended from outside"):
            list(played)


def test_what_is_missing_then_is_told_and_what_is_done_is_kept(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def some_played(*given: Any, **more: Any) -> Iterator[Any]:
        yield from islice(series_played(*given, **more), 2)
        raise WorkerEnded("A process was killed.")

    monkeypatch.setattr("treasure_games.commands.simulate.series_played", some_played)
    out = tmp_path / "records"
    result = command(*TABLE[:-1], 5, "--out", out)
    assert result.code != 0
    assert "Of 5 games the first 2 are done" in result.err
    assert len(out.read_text("utf-8").splitlines()) == 2


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent otherwise there")
def test_a_cluster_gives_the_same_though_a_worker_is_killed(cluster: Any, alone: list[str]) -> None:
    with workers(1, cluster.scheduler_address) as shared:
        assert shared.executor is not None
        assert shared.at_once == 2
        played = lines(shared)
        told = [next(played)]
        os.kill(shared.executor.submit(os.getpid).result(), signal.SIGKILL)
        assert told + list(played) == alone


def test_a_cluster_that_does_not_answer_is_told(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr(module, "_PATIENCE", "0.1s")
    result = command(*TABLE, "--scheduler", "tcp://127.0.0.1:9")
    assert result.code == 2
    assert "No cluster answers at “tcp://127.0.0.1:9”" in result.err


def test_without_its_library_a_cluster_is_refused(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    result = command(*TABLE, "--scheduler", "tcp://127.0.0.1:9")
    assert result.code == 2
    assert "treasure-games[cluster]" in result.err
