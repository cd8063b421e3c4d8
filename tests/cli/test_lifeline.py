"""Workers and the command that started them: they end together."""

from __future__ import annotations

import subprocess
import sys
from typing import Final

import pytest

from tests.cli.conftest import environment

DEADLINE: Final = 30.0
"""Seconds in which a worker without a parent has ended."""

PARENT_OF_A_BUSY_WORKER: Final = """
from multiprocessing import get_context
from treasure_games.commands.lifeline import hang_on_parent

if __name__ == "__main__":
    with get_context("spawn").Pool(1, hang_on_parent) as pool:
        pool.apply(exec, ("import signal; print('busy', flush=True); signal.pause()",))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="nothing pauses for ever there")
def test_a_worker_in_the_middle_of_its_work_ends_with_a_killed_parent() -> None:
    """It shares the parent's stderr, which ends when both have ended."""
    with subprocess.Popen(
        [sys.executable, "-c", PARENT_OF_A_BUSY_WORKER],
        env=environment(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline()
        parent.kill()
        parent.communicate(timeout=DEADLINE)
