"""The version and the licence notices, a button away from the settings."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tests.hands import Hands
from tests.screens.conftest import over
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
