"""The application: shows the first scene, then starts sound and pads, and runs to the end."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from treasure_games.stage.freed_memory import return_freed_memory
from treasure_games.stage.input.pads import start_pads
from treasure_games.stage.loop import Loop
from treasure_games.stage.scene import Scene


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
