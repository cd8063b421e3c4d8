"""A canvas without an app, a hand that plays an animation, a board."""

from collections.abc import Callable

import pytest

from tests import pictures
from tests.table.pieces.bench import Bench, window_of
from treasure_games.stage.animation import Animation, Owners
from treasure_games.stage.assets import Assets
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.text import Fonts
from treasure_games.stage.theme import theme_for
from treasure_games.stage.viewport import Viewport

ASSETS = pictures.assets()


def canvas_of(
    text_scale: float = 1.0, *, reduced_motion: bool = False, assets: Assets | None = None
) -> Canvas:
    """Something to draw on, of 960 x 540 pixels."""
    viewport = Viewport(960, 540, text_scale)
    theme = theme_for(reduced_motion=reduced_motion)
    return Canvas(LayoutContext(viewport, theme, assets or ASSETS, Fonts()))


def play(animation: Animation, frames: int, each: Callable[[float], None]) -> None:
    """Play an animation to its end in so many frames, calling `each` after every one."""
    animation.begin(Owners())
    for frame in range(frames + 1):
        animation.at(frame / frames)
        each(frame / frames)


@pytest.fixture
def bench() -> Bench:
    """An empty board."""
    return Bench()


@pytest.fixture
def canvas() -> Canvas:
    """A window of the usual size."""
    return window_of()
