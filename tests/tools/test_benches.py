"""What the benches count with: shares of values, late steps, and the processes that a program
started.
"""

import os
import subprocess
import sys
import threading
from pathlib import Path

import pygame
import pytest

import tools.bench
from tools.benches import cold, gaps, late, played, quantile
from tools.benches.frames import Noting, measure
from tools.benches.idle import _helpers
from tools.benches.played import Stepped


def test_a_quantile_is_one_of_the_values() -> None:
    values = [float(value) for value in (5, 1, 4, 2, 3)]
    assert [quantile(values, share) for share in (0.0, 0.5, 0.99, 1.0)] == [1.0, 3.0, 5.0, 5.0]
    assert quantile([], 0.5) == 0.0


def test_an_animation_that_a_game_lacks_is_not_measured() -> None:
    with pytest.raises(LookupError, match="chart_fire"):
        measure("bluffaneer", scene="chart_fire")


def test_gaps_are_measured_in_the_real_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gaps, "WATCHED", 0.5)
    monkeypatch.setattr(gaps, "WARM", 0.0)
    found = gaps.measure_gaps("bluffaneer")
    assert found["frames_while_thinking"] > 0
    assert 0.0 < found["gap_median_ms"] <= found["gap_largest_ms"]


def test_frames_are_measured_in_a_window_of_the_asked_size(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[object] = []
    monkeypatch.setattr(
        "tools.benches.frames.measure", lambda game, **how: asked.append((game, how)) or {}
    )
    words = ["bench.py", "frames", "--game", "bluffaneer", "--size", "3840x2160", "--json"]
    monkeypatch.setattr(sys, "argv", words)
    assert tools.bench.main() == 0
    assert asked == [("bluffaneer", {"size": (3840, 2160)})]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["rules", "--size", "1280x720"], "--size belongs to frames"),
        (["idle", "--played"], "--played belongs to frames"),
        (["frames", "--seconds", "9"], "--seconds belongs to --played"),
        (["frames", "--played", "--scene", "deal"], "--scene doesn't go with --played"),
        (["frames", "--played", "--cold"], "not allowed with"),
        (["frames", "--size", "large"], "is not a size"),
    ],
)
def test_options_that_do_not_go_together_are_refused(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: list[str],
    complaint: str,
) -> None:
    monkeypatch.setattr(sys, "argv", ["bench.py", *words])
    with pytest.raises(SystemExit):
        tools.bench.main()
    assert complaint in capsys.readouterr().err


def test_a_late_step_misses_one_frame_of_the_screen_or_two() -> None:
    assert late([0.016, 0.017, 0.034]) == {"over_16.7_ms": 2, "over_33_ms": 1}


def test_a_cold_animation_is_measured_once_from_its_first_step() -> None:
    found = cold.measure(None, scene="scallywager_use*", size=(1024, 640))
    assert list(found) == ["scallywager_used"]
    of_strip = found["scallywager_used"]
    assert 10 < of_strip["frames"] <= cold.LONGEST
    for times in (of_strip["thread"], of_strip["wall"]):
        assert 0.0 < times["median_ms"] <= times["p95_ms"] <= times["max_ms"]


def test_a_cold_animation_that_there_is_not_is_not_measured() -> None:
    with pytest.raises(LookupError, match="chart_fire"):
        cold.measure("bluffaneer", scene="chart_fire")


def test_of_a_match_only_what_follows_the_first_seconds_is_counted() -> None:
    steps = [
        Stepped(0.2, 0.2, "", is_drawn=False),
        Stepped(0.6, 0.4, "", is_drawn=True),
        Stepped(1.5, 0.5, "Dealt", is_drawn=True),
        Stepped(1.7, 0.6, "Dealt", is_drawn=True),
        Stepped(11.0, 0.02, "Drawn", is_drawn=True),
        Stepped(12.0, 0.01, "ResultScene", is_drawn=False),
    ]
    assert played.figures(steps) == {
        "opening_ms": 500.0,
        "steps": 2,
        "over_16.7_ms": 1,
        "over_33_ms": 0,
        "longest_ms": {"Drawn at 11.00 s": 20.0, "ResultScene at 12.00 s": 10.0},
        "table_seen_until_s": 11.0,
    }


def test_a_match_is_played_in_a_program_of_its_own() -> None:
    found = played.measure("bluffaneer", seconds=1.5, size=(1024, 640))["bluffaneer"]
    assert found["screen"].startswith("dummy")
    assert found["size"] == "1024x640"
    assert found["opening_ms"] > 0.0
    assert found["table_seen_until_s"] > 0.0


def test_a_game_that_there_is_not_is_not_played() -> None:
    with pytest.raises(LookupError, match="chess"):
        played.measure("chess")


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
    part.blits([(pygame.Surface((4, 4)), (0, 0))])
    assert [clip for clip, _blits in noting.noted] == [pygame.Rect(10, 10, 20, 20)]


def test_what_is_blitted_onto_a_noting_surface_is_noted() -> None:
    noting = Noting((40, 40))
    picture, part = pygame.Surface((8, 8)), (0, 0, 4, 4)
    noting.blits([(picture, (2, 3), part, 0)], False)
    assert noting.noted == [(pygame.Rect(0, 0, 40, 40), [(picture, (2, 3), part, 0)])]
