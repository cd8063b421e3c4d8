"""The app in a process of its own: started as people start it, watched from outside."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
DEADLINE: Final = 60.0
"""Seconds in which any process of the tests must have done its work."""


class Running(subprocess.Popen[str]):
    """A process whose output is read."""

    def wait_for(self, seconds: float) -> int | None:
        """Its exit code, or None if it still runs after so many seconds."""
        try:
            return self.wait(seconds)
        except subprocess.TimeoutExpired:
            return None


def surroundings(**more: str | None) -> dict[str, str]:
    """This process's environment with changes; None takes a variable out."""
    changed = {**os.environ, "PYTHONPATH": str(ROOT), **more}
    return {name: value for name, value in changed.items() if value is not None}


@contextmanager
def started(*words: object, **environment: str | None) -> Iterator[Running]:
    """A Python process; killed at the end if it still runs."""
    command = [sys.executable, *map(str, words)]
    process = Running(
        command,
        cwd=ROOT,
        env=surroundings(**environment),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    with process:
        try:
            yield process
        finally:
            process.kill()


def outcome(*words: object, **environment: str | None) -> tuple[int, str, str]:
    """Exit code, output and complaints of a Python process that ends by itself."""
    with started(*words, **environment) as process:
        out, err = process.communicate(timeout=DEADLINE)
        return process.returncode, out, err
