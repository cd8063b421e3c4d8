"""The system's own voice: a child process that speaks what is written to it, line by line."""

import os
import shutil
import signal
import subprocess
import sys
from contextlib import suppress
from queue import Empty, SimpleQueue
from textwrap import wrap
from threading import Thread
from typing import Final

from msgspec import Struct

from treasure_games.core.pages import page_beside

_LONGEST: Final = 900
"""Letters of a line; longer ones are divided."""
_PATIENCE: Final = 0.4
"""Seconds in which the process must have ended, once there is nothing more to read."""
_STOP: Final = ""
"""Among lines: be silent."""
_FLAGS: Final = getattr(subprocess, "CREATE_NO_WINDOW", 0)


class Speech(Struct, frozen=True, forbid_unknown_fields=True):
    """How a system speaks: see the page."""

    command: tuple[str, ...]
    rates: dict[str, int]
    silences: str = ""


PAGE: Final = page_beside(__file__, dict[str, Speech])
_HERE: Final = PAGE.get(sys.platform, PAGE["linux"])


class Voice:
    """Speaks one sentence after the other; a thread feeds the command, so no frame waits."""

    def __init__(self, language: str, speed: str, speech: Speech = _HERE) -> None:
        self._speech = speech
        rate = str(speech.rates[speed])
        filled = (one.replace("{language}", language) for one in speech.command)
        self.call = [one.replace("{rate}", rate) for one in filled]
        self._lines: SimpleQueue[str | None] = SimpleQueue()
        self.process: subprocess.Popen[bytes] | None = None
        self.is_dumb = shutil.which(self.call[0]) is None
        self._thread = Thread(target=self._feed, name="voice", daemon=True)
        if not self.is_dumb:
            self._thread.start()

    def say(self, text: str) -> None:
        """Speak this after what is being said."""
        for line in wrap(text, _LONGEST):
            # A space in front: no name that somebody has typed is taken for a command.
            self._lines.put(f" {line}")

    def stop(self) -> None:
        """Be silent at once."""
        with suppress(Empty):
            while True:
                self._lines.get_nowait()
        self._lines.put(_STOP)

    def close(self) -> None:
        """Be silent for good; the process ends soon."""
        self.stop()
        self._lines.put(None)

    def join(self) -> None:
        """Wait until it has ended; what doesn't read any more is ended by force."""
        if self._thread.is_alive():
            self._thread.join(2 * _PATIENCE)
        if self._thread.is_alive() and self.process is not None:
            _kill(self.process)
            self._thread.join(_PATIENCE)

    def _feed(self) -> None:
        """Write line after line, until there is no more or nobody reads them."""
        try:
            while (line := self._lines.get()) is not None:
                if line != _STOP:
                    self._write(line)
                elif not self._speech.silences:
                    self._end(0.0)
                elif self.process is not None:
                    self._write(self._speech.silences)
        except OSError:
            self.is_dumb = True
        finally:
            self._end(_PATIENCE)

    def _write(self, line: str) -> None:
        if self.process is None:
            self.process = subprocess.Popen(
                self.call, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL, creationflags=_FLAGS, start_new_session=True,
            )  # fmt: skip
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode("utf-8", "replace"))
        self.process.stdin.flush()

    def _end(self, patience: float) -> None:
        """End the process, and what it has begun itself if it takes longer than this."""
        process, self.process = self.process, None
        if process is None or process.stdin is None:
            return
        with suppress(OSError):
            process.stdin.close()
        try:
            process.wait(patience)
        except subprocess.TimeoutExpired:
            _kill(process)


def _kill(process: subprocess.Popen[bytes]) -> None:
    """End a process, and what it has begun itself."""
    if sys.platform == "win32":
        process.kill()
    else:
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
