"""The application: opens the window, shows the first scene, then starts sound and pads."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Surface

from treasure_games.stage.freed_memory import return_freed_memory
from treasure_games.stage.input.pads import start_pads
from treasure_games.stage.loop import Loop
from treasure_games.stage.scene import Scene
from treasure_games.stage.services import Services
from treasure_games.stage.window import Window


def open_loop(
    services: Services,
    title: str,
    *,
    icon: Surface | None = None,
    between_steps: Callable[[], None] = lambda: None,
    save_settings: Callable[[], None] = lambda: None,
) -> Loop:
    """Return a window and its loop, without a scene. Raises DisplayUnavailable if there is no
    screen.
    """
    window = Window(services.settings, title, icon)
    return Loop(window, services, between_steps=between_steps, save_settings=save_settings)


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
