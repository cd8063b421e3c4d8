"""The application: shows the first scene, then starts sound and pads, and runs to the end."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from typing import Final

import pygame

from treasure_games.stage.input.pads import start_pads
from treasure_games.stage.loop import Loop
from treasure_games.stage.scene import Scene

_TRIM_THRESHOLD, _MMAP_THRESHOLD, _ARENA_MAX = -1, -3, -8
"""Names of settings in glibc's malloc.h."""
_LARGE: Final = 65_536
"""Bytes; nearly all pictures are larger."""


def run(loop: Loop, first: Scene, *, after_first_frame: Callable[[], None] = lambda: None) -> None:
    """Show `first`, then do what would have delayed it (memory, pads, `after_first_frame`:
    sound), and run to the end.
    """
    try:
        loop.stack.push(first)
        loop.step()
        return_freed_memory()
        start_pads()
        after_first_frame()
        loop.run()
    finally:
        loop.services.audio.close()
        loop.window.close()
        pygame.quit()


def return_freed_memory() -> None:
    """Have the C library map every large block by itself, and unmap it when it is freed.

    By default glibc stops doing so once a large picture has been freed; later pictures then share
    a heap that never shrinks (measured: 80 MB after some matches). Other C libraries are left
    alone.
    """
    set_option = getattr(ctypes.CDLL(None), "mallopt", None) if sys.platform == "linux" else None
    if set_option is not None:
        set_option(_MMAP_THRESHOLD, _LARGE)
        set_option(_TRIM_THRESHOLD, 2 * _LARGE)
        set_option(_ARENA_MAX, 2)
