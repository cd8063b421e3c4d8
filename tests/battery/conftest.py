"""Every test here runs for every registered game, and for the rules of those under way."""

from __future__ import annotations

import pytest

from tests.battery.hooks import Hooks, hooks_of
from treasure_games.core.registry import GAMES, UNDER_WAY, AnyGame, load


@pytest.fixture(params=dict.fromkeys((*GAMES, *UNDER_WAY)))
def game(request: pytest.FixtureRequest) -> AnyGame:
    return load(request.param)


@pytest.fixture(params=GAMES)
def finished_game(request: pytest.FixtureRequest) -> AnyGame:
    """A game with everything about it: its rulebook and its computer players too."""
    return load(request.param)


@pytest.fixture
def hooks(game: AnyGame) -> Hooks:
    return hooks_of(game.info.id)


@pytest.fixture
def finished_hooks(finished_game: AnyGame) -> Hooks:
    return hooks_of(finished_game.info.id)
