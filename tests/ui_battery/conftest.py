"""Every test here runs for every game that can be played at a table."""

from __future__ import annotations

import pytest

from tests.ui_battery.likings import Likings, likings_of
from treasure_games.core.registry import GAMES


@pytest.fixture(params=GAMES)
def game_id(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def likings(game_id: str) -> Likings:
    return likings_of(game_id)
