"""A person at a small window, at whatever screen the test is about."""

import pytest

from tests.conftest import OpenRig
from tests.hands import DEVICES, Hands, Mouse
from tests.memory import Memory
from tests.screens.reading import SPREAD
from tools.rig import Rig
from treasure_games.app import App
from treasure_games.core.language import use_language
from treasure_games.match.match import Match
from treasure_games.screens.setup.scene import SetupScene
from treasure_games.screens.title import TitleScene
from treasure_games.stage.scene import Scene
from treasure_games.table.scene import TableScene

SMALL = (1024, 640)


@pytest.fixture
def rig(open_rig: OpenRig) -> Rig:
    """The app, with nothing on its stack yet; nothing moves for longer than a frame."""
    return open_rig(SMALL, speed=0.0)


@pytest.fixture
def mouse(rig: Rig) -> Mouse:
    """A mouse at that window."""
    return Mouse(rig)


@pytest.fixture(params=DEVICES, ids=lambda device: device.device)
def hands(request: pytest.FixtureRequest, rig: Rig) -> Hands:
    """Each device in turn."""
    made: Hands = request.param(rig)
    return made


@pytest.fixture
def spread(open_rig: OpenRig) -> Rig:
    """A window in which two pages lie side by side."""
    return open_rig(SPREAD, speed=0.0)


LOOKS = (SPREAD, 1.0), ((1024, 640), 1.0), pytest.param((SPREAD, 2.0), marks=pytest.mark.full)


@pytest.fixture(params=LOOKS, ids=str)
def any_size(request: pytest.FixtureRequest, open_rig: OpenRig, memory: Memory) -> Rig:
    """Two pages, and a single one in a small window and with large words."""
    size, text_scale = request.param
    if text_scale > 1.0:
        memory.collect()  # large diagrams take 130 MB
    return open_rig(size, text_scale, speed=0.0)


@pytest.fixture
def title(rig: Rig) -> TitleScene:
    """The title, as after the start."""
    scene = TitleScene(rig.services)
    rig.show(scene)
    return scene


def shows(rig: Rig, kind: type[Scene]) -> bool:
    """Is a screen of this kind on top?"""
    return isinstance(rig.top, kind)


def table_of(rig: Rig) -> TableScene:
    """The table that one sits at, perhaps behind a curtain."""
    return next(one for one in rig.loop.stack.scenes if isinstance(one, TableScene))


def match_on(rig: Rig) -> Match:
    """The match of the table on top."""
    return table_of(rig).match


def show_title(rig: Rig) -> None:
    rig.show(TitleScene(rig.services))


def over(rig: Rig, *scenes: Scene) -> None:
    """Begin with the title and put these scenes over it."""
    rig.show(TitleScene(rig.services))
    for scene in scenes:
        rig.loop.stack.push(scene)
    rig.tick(0.0)


@pytest.fixture
def signing(request: pytest.FixtureRequest, rig: Rig) -> None:
    """The set-up of the module's game is open, over the title."""
    over(rig, SetupScene(rig.services, request.module.GAME))


def in_german(app: App) -> None:
    """Open the app in German, whose words are long."""
    app.settings.language = "de"
    use_language("de")
