"""Workers of a command leave Ctrl+C to the process that started them."""

import signal
import subprocess
import sys

import pytest

from treasure_games.commands.workers import children_ignoring_interrupts

TELL = "import signal; print(signal.getsignal(signal.SIGINT) is signal.SIG_IGN)"


@pytest.mark.skipif(sys.platform == "win32", reason="children inherit no signals there")
def test_a_child_is_deaf_before_it_has_run_a_line() -> None:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with children_ignoring_interrupts():
            inside = subprocess.run([sys.executable, "-c", TELL], capture_output=True, check=True)
        assert inside.stdout.split() == [b"True"]
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
        after = subprocess.run([sys.executable, "-c", TELL], capture_output=True, check=True)
        assert after.stdout.split() == [b"False"]
    finally:
        signal.signal(signal.SIGINT, before)
