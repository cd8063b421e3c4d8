"""The cabin reaches over the whole window, and its table up to what stands on it."""

from __future__ import annotations

import pygame
import pytest

from tests.conftest import OpenRig
from treasure_games.screens.cabin import Cabin
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.viewport import Viewport


@pytest.mark.parametrize("size", [(1440, 1080), (1920, 1080), (2560, 1080)])
def test_wherever_the_feet_are_no_edge_of_the_window_is_left_bare(
    size: tuple[int, int], open_rig: OpenRig
) -> None:
    services = open_rig().services
    viewport = Viewport(*size)
    context = LayoutContext.of(viewport, services.theme, services.assets, services.fonts)
    pictures = []
    for share in (0.72, 0.5):
        cabin = Cabin(services)
        cabin.layout(context, viewport.height * share)
        surface = pygame.Surface(size)
        surface.fill("magenta")
        cabin.draw(Canvas(surface, context))
        right, bottom = size[0] - 1, size[1] - 1
        corners = [surface.get_at(at) for at in ((0, 0), (right, 0), (0, bottom), (right, bottom))]
        assert pygame.Color("magenta") not in corners
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert pictures[0] != pictures[1]
