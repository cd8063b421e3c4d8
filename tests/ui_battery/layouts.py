"""Sizes of window and text at which every screen must fit, and what is wrong where it doesn't."""

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Final
from zlib import crc32

from tests.layout_check import problems
from tests.memory import make_room
from tools.rig import Rig
from treasure_games.stage.canvas import LayoutContext
from treasure_games.stage.scene import Scene
from treasure_games.stage.viewport import Viewport
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.stage.widgets.tabs import Tabs

LARGEST: Final = (3840, 2160)
SIZES: Final = ((1024, 640), (1280, 720), (1920, 1080), (2560, 1080), LARGEST)
TEXT_SCALES: Final = (0.75, 1.0, 2.0)
EVERY_LOOK: Final = tuple(product(SIZES, TEXT_SCALES))
EXTREMES: Final = (
    ((1024, 640), 0.75),
    ((1024, 640), 2.0),
    ((2560, 1080), 2.0),
    ((1920, 1080), 0.75),
)
"""What fits these fits what lies between, but for surprises, which `--full` looks for.

The largest window is laid out as one of half its size is, but for rounding.
"""
TIGHTEST: Final = ((1024, 640), 2.0)
"""Where most of what doesn't fit is found."""

Look = tuple[tuple[int, int], float]
"""A window's size and a text scale."""


def two_extremes(name: str) -> tuple[Look, Look]:
    """Return the tightest look and another one, not the same for all names."""
    others = [look for look in EXTREMES if look != TIGHTEST]
    return TIGHTEST, others[crc32(name.encode()) % len(others)]


def contexts(rig: Rig, looks: Iterable[Look]) -> Iterator[LayoutContext]:
    """These looks, without a window for each."""
    services = rig.services
    for size, text_scale in looks:
        if size == LARGEST:
            services.assets.forget()
            make_room()
        viewport = Viewport(*size, text_scale)
        yield LayoutContext(viewport, services.theme, services.assets, services.fonts)


def pages(scene: Scene) -> Iterator[None]:
    """Every tab, and on it all that can be scrolled, window by window from its top to its end."""
    for tabs in [one for one in scene.root.walk() if isinstance(one, Tabs)] or [None]:
        for index in range(len(tabs.handles) if tabs else 1):
            if tabs:
                tabs.select(index)
                scene.arrange(scene.context)
            yield from windows(scene)
        if tabs:
            tabs.select(0)
            scene.arrange(scene.context)


def windows(scene: Scene) -> Iterator[None]:
    """Everything that can be scrolled, window by window from its top to its end."""
    areas = [one for one in scene.root.walk() if isinstance(one, ScrollArea)]
    for area in areas:
        area.scroll_to(0.0)
    yield
    for area in areas:
        while area.scroll_by(area.rect.height):
            yield


def told(context: LayoutContext) -> str:
    viewport = context.viewport
    return f"{viewport.pixel_width}x{viewport.pixel_height} at {viewport.text_scale:.0%}"


def misfits(rig: Rig, looks: Iterable[Look]) -> list[str]:
    """What is wrong with the layout of the scenes that are seen, as sentences."""
    found = []
    for context in contexts(rig, looks):
        rig.loop.stack.arrange(context)
        for scene in rig.loop.stack.visible:
            scene.update(0.0)
            scene.arrange(context)
            for _page in pages(scene):
                found += [
                    f"{told(context)}: {type(scene).__name__}: {problem}"
                    for problem in problems(scene.boxes(), context.viewport)
                ]
    return found
