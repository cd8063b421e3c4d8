"""What the benches count with: shares of values, and the processes that a program started."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

import pygame
import pytest

from tools.benches import quantile
from tools.benches.frames import Noting, measure
from tools.benches.idle import _helpers


def test_a_quantile_is_one_of_the_values() -> None:
    values = [float(value) for value in (5, 1, 4, 2, 3)]
    assert [quantile(values, share) for share in (0.0, 0.5, 0.99, 1.0)] == [1.0, 3.0, 5.0, 5.0]
    assert quantile([], 0.5) == 0.0


def test_an_animation_that_a_game_lacks_is_not_measured() -> None:
    with pytest.raises(LookupError, match="chart_fire"):
        measure("bluffaneer", scene="chart_fire")


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")
def test_helpers_started_by_any_thread_count_and_theirs_too() -> None:
    chain = "import subprocess, sys; subprocess.run([sys.executable, '-c', 'input()'])"
    started: list[subprocess.Popen[bytes]] = []
    begun, done = threading.Event(), threading.Event()

    def start() -> None:
        started.append(subprocess.Popen([sys.executable, "-c", chain], stdin=subprocess.PIPE))
        begun.set()
        done.wait()

    thread = threading.Thread(target=start)
    thread.start()
    try:
        assert begun.wait(20.0)
        while len(_helpers(started[0].pid)) == 0:
            assert started[0].poll() is None
        found = _helpers(os.getpid())
        assert started[0].pid in found
        assert set(_helpers(started[0].pid)) < set(found)
    finally:
        started[0].communicate(b"\n")
        done.set()
        thread.join()


def test_what_is_drawn_into_a_part_of_a_noting_surface_is_noted_once() -> None:
    noting = Noting((40, 40))
    part = noting.subsurface((10, 10, 20, 20))
    part.fblits([(pygame.Surface((4, 4)), (0, 0))])
    assert [clip for clip, _pairs, _flags in noting.noted] == [pygame.Rect(10, 10, 20, 20)]
