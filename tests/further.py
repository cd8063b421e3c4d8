"""Games from outside the package that go through the batteries like its own."""

from importlib import import_module
from typing import Final

import pytest

from treasure_games.core import registry
from treasure_games.core.options import GameInfo

FURTHER: Final = {"reef": "tests.games.reef"}


@pytest.fixture(autouse=True)
def further_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Offer them while a test runs."""
    for game_id, package in FURTHER.items():
        monkeypatch.setitem(registry.PACKAGES, game_id, package)


def info_of(game_id: str) -> GameInfo:
    """What a game says of itself; further ones needn't be offered."""
    package = FURTHER.get(game_id)
    if package is None:
        return registry.load(game_id).info
    info: GameInfo = import_module(f"{package}.rules.game").GAME.info
    return info
