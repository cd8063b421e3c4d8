"""The app on a test bench, for every test that needs a window: no screen, no sound, own clock."""

from __future__ import annotations

import os

# SDL reads these once, so they are set before anything imports pygame.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import pytest

from tests import pictures
from tests.memory import Memory

if TYPE_CHECKING:
    from tools.rig import Rig
    from treasure_games.app import App
    from treasure_games.stage.assets import Assets

OpenRig = Callable[..., "Rig"]
"""Opens the app; takes what `tools.rig.rig` takes."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take `--full`."""
    parser.addoption(
        "--full",
        action="store_true",
        help="run what takes long too: every size of window, monkeys, kills",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Make room for decoded pictures; workers inherit it from the process that starts them."""
    if pictures.FOLDER not in os.environ:
        folder = TemporaryDirectory(prefix="treasure-games-pictures-", ignore_cleanup_errors=True)
        os.environ[pictures.FOLDER] = folder.name
        config.add_cleanup(folder.cleanup)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is marked `full`, unless it is asked for."""
    if config.getoption("--full"):
        return
    left_out = [item for item in items if item.get_closest_marker("full")]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if not item.get_closest_marker("full")]


@pytest.fixture(scope="session")
def memory() -> Memory:
    """The memory of this process."""
    return Memory()


@pytest.fixture(autouse=True)
def tidied(memory: Memory) -> Iterator[None]:
    """After each test, closed windows are collected if they have piled up."""
    yield
    memory.tidy()


@pytest.fixture
def is_full(request: pytest.FixtureRequest) -> bool:
    """Return True if `--full` was given."""
    return bool(request.config.getoption("--full"))


LARGE = 2560 * 1440
"""Pixels of a window that needs hundreds of megabytes."""


@cache
def shared_assets() -> Assets:
    """The pictures, scaled once for all tests of a process."""
    return pictures.assets()


@pytest.fixture
def open_thinking_rig(memory: Memory) -> Iterator[OpenRig]:
    """Opens the app with its real thinking process."""
    import pygame

    from tools.rig import rig
    from treasure_games.core.language import SOURCE, use_language

    pygame.display.init()
    pygame.event.clear()
    with ExitStack() as stack:

        def opened(
            *given: Any, prepare: Callable[[App], None] = lambda app: None, **named: Any
        ) -> Rig:
            def prepared(app: App) -> None:
                app.services.assets = shared_assets()
                prepare(app)

            width, height = given[0] if given else (0, 0)
            if width * height > LARGE:
                shared_assets().forget()
                memory.collect()
            return stack.enter_context(rig(*given, **{**named, "prepare": prepared}))

        yield opened
    use_language(SOURCE)  # The next test starts as the first one did.


@pytest.fixture
def open_rig(monkeypatch: pytest.MonkeyPatch, open_thinking_rig: OpenRig) -> OpenRig:
    """Opens the app with computer players that answer at once, without a process of their own."""
    from tools.quick_thinker import QuickThinker

    monkeypatch.setattr("treasure_games.app.Thinker", QuickThinker)
    return open_thinking_rig
