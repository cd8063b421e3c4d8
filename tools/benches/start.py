"""Seconds from starting the program to its first frame, each time in a fresh process.

In turn with it, pygame alone is started and shows an empty window of the same size: what the
machine takes for that today, however busy it is.
"""

import os
import subprocess
import sys
import tempfile
from statistics import median
from time import perf_counter
from typing import Any

STARTS = 9
_PROGRAM = """
import sys
import pygame
shown = pygame.Window.flip
class Window(pygame.Window):
    def flip(self):
        shown(self)
        sys.stdout.write("shown\\n")
        sys.stdout.flush()
pygame.Window = Window
sys.argv = ["treasure-games", "--data-dir", sys.argv[1], "--windowed"]
from treasure_games.cli import main
main()
"""
"""The real program, which says when it has shown its first frame."""
_EMPTY = """
import sys
import pygame
pygame.display.init()
window = pygame.Window("empty", (1280, 720))
window.get_surface()
window.flip()
sys.stdout.write("shown\\n")
sys.stdout.flush()
"""


def measure(_game: str | None) -> dict[str, Any]:
    """The first start warms the disk's cache and counts apart."""
    pairs = [(_start(_PROGRAM), _start(_EMPTY)) for _ in range(STARTS + 1)]
    seconds, empty = zip(*pairs, strict=True)
    return {
        "driver": os.environ.get("SDL_VIDEODRIVER", "the system's"),
        "first_ever_s": round(seconds[0], 3),
        "median_s": round(median(seconds[1:]), 3),
        "worst_s": round(max(seconds[1:]), 3),
        "empty_window_median_s": round(median(empty[1:]), 3),
        "empty_window_worst_s": round(max(empty[1:]), 3),
    }


def _start(program: str) -> float:
    with tempfile.TemporaryDirectory() as folder:
        start = perf_counter()
        process = subprocess.Popen(
            [sys.executable, "-c", program, folder],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
        )
        try:
            if process.stdout is None or process.stdout.readline().strip() != "shown":
                raise LookupError("the program ended before its first frame; is there a screen?")
            return perf_counter() - start
        finally:
            process.kill()
            process.wait()
