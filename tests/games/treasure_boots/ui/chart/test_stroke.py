"""Fine lines and soft light on a map."""

import pygame
from pygame import Rect, Surface

from treasure_games.games.treasure_boots.ui.chart.zoom_pictures import Stroke


def test_added_light_is_the_same_whatever_is_painted_of_it() -> None:
    """Its soft edge is lit, too, whichever way pygame blits a row of it."""
    stroke = Stroke(39.0, 34.0)
    stroke.added([(-36, 0), (-18, -31), (18, -31), (36, 0), (18, 31), (-18, 31)], (20, 48, 42))
    light = stroke.finished()

    def lit(seen: Rect) -> bytes:
        """Show the left part of what is lit where this is seen."""
        ground = Surface((100, 80), 0, 32)
        ground.fill((60, 90, 120))
        ground.set_clip(seen)
        ground.blit(light, (10, 6), special_flags=pygame.BLEND_PREMULTIPLIED)
        return pygame.image.tobytes(ground.subsurface((0, 0, 40, 80)), "RGB")

    assert {lit(Rect(0, 0, right, 80)) for right in range(40, 100)} == {lit(Rect(0, 0, 100, 80))}
