"""A small picture of a table, as somebody without secrets sees it."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from treasure_games.match.save_pictures import HEIGHT, WIDTH
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.scene import Scene


def pixels_of(scene: Scene) -> bytes:
    """Draw a scene apart from the window; return its middle at the size of kept pictures."""
    viewport = scene.context.viewport
    whole = Surface((viewport.pixel_width, viewport.pixel_height))
    canvas = Canvas(scene.context, whole.get_rect())
    scene.draw(canvas)
    canvas.paint(whole)
    share = min(whole.get_width() / WIDTH, whole.get_height() / HEIGHT)
    window = Rect(0, 0, round(WIDTH * share), round(HEIGHT * share))
    window.center = whole.get_rect().center
    part = whole.subsurface(window.clip(whole.get_rect()))
    return pygame.image.tobytes(pygame.transform.smoothscale(part, (WIDTH, HEIGHT)), "RGB")
