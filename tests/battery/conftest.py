"""Every test here runs for every registered game."""

from __future__ import annotations

import pytest

from tests.battery.hooks import Hooks, hooks_of
from treasure_games.core.registry import GAMES, AnyGame, load


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> AnyGame:
    return load(request.param)


@pytest.fixture
def hooks(game: AnyGame) -> Hooks:
    return hooks_of(game.info.id)
