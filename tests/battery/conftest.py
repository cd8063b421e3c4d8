"""Every test here runs for every game of the house and for further ones, for the rules of those
under way, and for toys.

The toys show each mode of pending; of the real games not every mode is used.
"""

from collections.abc import Iterator
from typing import Final
from zlib import crc32

import pytest

from tests.battery.hooks import Hooks, hooks_of
from tests.battery.playing import Tables, some_corners
from tests.battery.toys import TOYS, load
from tests.further import FURTHER, further_games
from tests.memory import Memory
from treasure_games.core.registry import GAMES, UNDER_WAY, AnyGame

__all__ = ["further_games"]
SHARE: Final = 3
"""Of so many set-ups the short run plays one where a test needs no special one; of the next test
others. By each value of each option it plays to an end in any case.
"""


@pytest.fixture(autouse=True, scope="package")
def room_after_playing(memory: Memory) -> Iterator[None]:
    """So many matches leave much behind."""
    yield
    memory.collect()


@pytest.fixture(params=dict.fromkeys((*GAMES, *UNDER_WAY, *FURTHER, *TOYS)))
def game(request: pytest.FixtureRequest) -> AnyGame:
    return load(request.param)


@pytest.fixture(params=dict.fromkeys((*GAMES, *UNDER_WAY, *FURTHER)))
def real_game(request: pytest.FixtureRequest) -> AnyGame:
    """A game with a rulebook."""
    return load(request.param)


@pytest.fixture(params=(*GAMES, *FURTHER))
def finished_game(request: pytest.FixtureRequest) -> AnyGame:
    """A game with everything about it: its computer players too."""
    return load(request.param)


@pytest.fixture
def hooks(game: AnyGame) -> Hooks:
    return hooks_of(game.info.id)


@pytest.fixture
def real_hooks(real_game: AnyGame) -> Hooks:
    return hooks_of(real_game.info.id)


@pytest.fixture
def finished_hooks(finished_game: AnyGame) -> Hooks:
    return hooks_of(finished_game.info.id)


@pytest.fixture
def tables(request: pytest.FixtureRequest, is_full: bool) -> Tables:
    """Every value of every option once; in the short run some of them."""
    first = crc32(request.function.__name__.encode())
    return lambda game: some_corners(game.info, first, 1 if is_full else SHARE)
