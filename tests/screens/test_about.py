"""The version and the licence notices, a button away from the settings."""

import tomllib
from importlib.metadata import distribution
from pathlib import Path

import pytest

from tests.hands import Hands
from tests.screens.conftest import over
from tools.libraries import LIBRARIES, is_shared_library, library_of
from tools.rig import Rig
from treasure_games import __version__
from treasure_games.core.language import SOURCE, use_language
from treasure_games.screens.about import WORKS, AboutScene
from treasure_games.screens.settings import SettingsScene

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def settings(rig: Rig) -> None:
    """The settings are open, over the title."""
    over(rig, SettingsScene(rig.services))


def test_it_is_a_button_away_and_leads_back(rig: Rig, hands: Hands) -> None:
    hands.press("about")
    assert isinstance(rig.top, AboutScene)
    hands.press("close")
    assert isinstance(rig.top, SettingsScene)
    hands.press("about")
    hands.key("escape")
    assert isinstance(rig.top, SettingsScene)


def test_it_tells_the_version_and_every_notice(hands: Hands) -> None:
    hands.press("about")
    words = " | ".join(hands.words())
    assert __version__ in words
    assert "MIT licence" in words
    for work in WORKS:
        assert all(part in words for part in (work.name, work.licence, work.holder, work.address))

    for one in LIBRARIES:
        assert all(part in words for part in (one.name, one.licence, one.holder))


def bundled_libraries() -> list[str]:
    """Names of the shared libraries that the installed wheel of pygame-ce brings along."""
    files = distribution("pygame-ce").files or ()
    return sorted({file.name for file in files if is_shared_library(file.name)})


def test_every_library_of_the_wheel_has_its_licence() -> None:
    assert len(bundled_libraries()) > 10
    assert [name for name in bundled_libraries() if library_of(name) is None] == []


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("libSDL2-2-50d19f93.0.so.0.3200.10", "SDL"),
        ("SDL2_mixer.dll", "SDL_mixer"),
        ("libstdc++.so.6", "GCC runtime"),
        ("libpython3.11.so.1.0", "Python"),
        ("libcrypto.so.3", "OpenSSL"),
        ("libmpg123-0.dll", "mpg123"),
        ("libpng16.16.dylib", "libpng"),
        ("zlib1.dll", "zlib"),
        ("libreadline.so.8", None),
    ],
)
def test_a_library_is_known_by_the_name_of_its_file(file: str, name: str | None) -> None:
    found = library_of(file)
    assert is_shared_library(file)
    assert (found.name if found else None) == name


def test_an_extension_of_python_is_no_library_of_its_own() -> None:
    assert not is_shared_library("mixer.cpython-311-x86_64-linux-gnu.so")
    assert not is_shared_library("_ssl.pyd")


def test_every_licence_is_there_and_none_is_left_over() -> None:
    there = {path.name: path.read_text("utf-8") for path in (ROOT / "licences").iterdir()}
    of_works = {"LGPL-2.1.txt", "msgspec.txt", "platformdirs.txt"}
    referred_to = {"GPL-3.txt", "Apache-2.0.txt"}
    assert set(there) == {one.file for one in LIBRARIES} | of_works | referred_to
    assert [name for name, text in there.items() if len(text) < 300] == []
    for name in referred_to:
        assert any(name in text for text in there.values()), name
    for one in LIBRARIES:
        if "LGPL 2.1" in one.licence:
            assert "Lesser General Public" in there[one.file], one.name


def test_nothing_that_it_stands_on_is_left_out() -> None:
    named = {work.name.lower().replace(" ", "-") for work in WORKS}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    needed = project["dependencies"]
    assert needed
    for requirement in needed:
        assert any(name in requirement.lower() for name in named), requirement


def test_it_follows_the_language(rig: Rig, hands: Hands) -> None:
    hands.press("about")
    use_language("de")
    try:
        rig.loop.stack.reword()
        assert "MIT-Lizenz" in " ".join(hands.words())
    finally:
        use_language(SOURCE)
