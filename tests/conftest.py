"""The app on a test bench, for every test that needs a window: no screen, no sound, own clock."""

from __future__ import annotations

import os

# SDL reads these once, so they are set before anything imports pygame.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["LANG"] = "C"
os.environ.pop("LANGUAGE", None)
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from functools import cache, cached_property, partial
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final

import pygame
import pytest
from hypothesis import settings

from tests import pictures
from tests.memory import Memory
from tests.short_run import left_out
from treasure_games.core.chances import FIGURES, WORDS, tell_chances
from treasure_games.match import statistics
from treasure_games.stage import text as texts
from treasure_games.stage.cache import Cache
from treasure_games.stage.canvas import LayoutContext
from treasure_games.stage.text import Face, Fonts, Texts

if TYPE_CHECKING:
    from tools.rig import Rig
    from treasure_games.app import App
    from treasure_games.stage.assets import Assets

settings.register_profile("bench", deadline=None)
settings.load_profile("bench")
# No test is about wall time: on a busy machine an example may take as long as it likes.

HERE: Final = Path(__file__).parent

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
    """Make room for decoded pictures; workers inherit it from the process that starts them.

    Room for compiled modules too, where they may not lie beside the code: many tests start the
    program, which would compile itself each time, and each worker prepares all tests.
    """
    if pictures.FOLDER not in os.environ:
        folder = TemporaryDirectory(prefix="treasure-games-pictures-", ignore_cleanup_errors=True)
        os.environ[pictures.FOLDER] = folder.name
        config.add_cleanup(folder.cleanup)
        if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
            cache = getattr(config, "cache", None)
            kept = cache.mkdir("compiled") if cache else Path(folder.name, "compiled")
            os.environ["PYTHONPYCACHEPREFIX"] = str(kept)


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Have each worker compile its part of the tests before it reads those of the others.

    All workers read all tests: of a fresh clone each would compile all of them.
    """
    worker = getattr(session.config, "workerinput", None)
    if worker is None or session.config.args_source is not pytest.Config.ArgsSource.TESTPATHS:
        return
    tests = sorted(HERE.rglob("test_*.py"))
    for path in tests[int(worker["workerid"].removeprefix("gw")) :: worker["workercount"]]:
        with suppress(Exception):  # It comes again where pytest can say whose fault it is.
            import_module(".".join(path.relative_to(HERE.parent).with_suffix("").parts))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what takes long, unless it is asked for."""
    if config.getoption("--full"):
        return
    rest = set(left_out(items))
    config.hook.pytest_deselected(items=list(rest))
    items[:] = [item for item in items if item not in rest]


@pytest.fixture(scope="session")
def memory() -> Memory:
    """The memory of this process."""
    return Memory(shared_assets().forget, shared_fonts().forget, _TEXTS.clear)


@pytest.fixture(autouse=True)
def tidied(memory: Memory) -> None:
    """Before each test, what the last one has left is collected.

    Not after it: pytest still holds the windows of a test while its fixtures end.
    """
    memory.tidy()


@pytest.fixture(autouse=True)
def usual_chances() -> Iterator[None]:
    """Each test begins with chances told in words, as newcomers do."""
    yield
    tell_chances(WORDS)


@pytest.fixture
def in_figures() -> None:
    """Chances are told in percent."""
    tell_chances(FIGURES)


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


MOST_WIDTHS: Final = 60_000
"""Words in all the sizes that the windows of many tests try."""
MOST_FONTS: Final = 20
"""Of one face; fewer would be made anew at every look; with its letters a font takes 0.3 MB."""


class LastingFonts(Fonts):
    """Fonts that are opened again after pygame has been closed."""

    def __init__(self) -> None:
        super().__init__(MOST_FONTS)
        self._are_valid = False

    def _font(self, face: Face, pixels: int) -> pygame.font.Font:
        """Return it, and be told when it becomes invalid."""
        if not self._are_valid:
            self._are_valid = True
            pygame.register_quit(self.forget)
        return super()._font(face, pixels)

    def forget(self) -> None:
        """Close all; others may be opened after that."""
        super().forget()
        self._are_valid = False


@cache
def shared_fonts() -> LastingFonts:
    """The fonts of the shared texts."""
    return LastingFonts()


_TEXTS: Final[Cache[Texts]] = Cache(4)
"""Those of the last looks: every window would lay out and render the same words anew."""


def texts_of(context: LayoutContext) -> Texts:
    """The texts of this look; windows of moderate size share them if they share the pictures."""
    viewport = context.viewport
    is_large = viewport.pixel_width * viewport.pixel_height > LARGE
    if is_large or context.assets is not shared_assets():
        return Texts(context.fonts, context.assets, context.theme, viewport)
    make = partial(Texts, shared_fonts(), shared_assets(), context.theme, viewport)
    return _TEXTS.keep((context.theme, viewport), make)


@pytest.fixture(scope="session", autouse=True)
def hasty_disk() -> Iterator[None]:
    """Nothing that a test writes has to survive a power cut, and waiting for disks takes long."""
    make_sound = statistics._prepare

    def made_sound(opened: sqlite3.Connection) -> None:
        opened.execute("PRAGMA synchronous = OFF")
        make_sound(opened)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("os.fsync", lambda _descriptor: None)
        patch.setattr(statistics, "_prepare", made_sound)
        yield


@pytest.fixture(scope="session", autouse=True)
def shared_texts() -> Iterator[None]:
    """Words that one window has rendered are there for the next."""
    shared = cached_property(texts_of)
    shared.__set_name__(LayoutContext, "texts")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(LayoutContext, "texts", shared)
        patch.setattr(texts._WIDTHS, "budget", MOST_WIDTHS)
        yield


@pytest.fixture
def open_thinking_rig(memory: Memory) -> Iterator[OpenRig]:
    """Opens the app with its real thinking process."""
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
                # What a closed window has left to be made would be painted in this one's frames.
                app.services.assets.loader.clear()
                prepare(app)

            width, height = given[0] if given else (0, 0)
            if width * height > LARGE:
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
