"""Every test here runs for every game that can be played at a table."""

import pytest

from tests.further import FURTHER, further_games
from tests.ui_battery.likings import Likings, likings_of
from treasure_games.core.registry import GAMES

__all__ = ["further_games"]


@pytest.fixture(params=(*GAMES, *FURTHER))
def game_id(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def likings(game_id: str) -> Likings:
    return likings_of(game_id)
