"""A table on the bench, with a match at any point."""

from collections.abc import Callable
from hashlib import sha256

import pytest

from tests.conftest import OpenRig
from tests.table.holding import SIZE, OpenSitting, Sitting as Holding, holding
from tools.rig import Rig, crew, play_on, table_plan
from treasure_games.match.match import Match
from treasure_games.stage.settings import CURTAIN
from treasure_games.table.scene import TableScene


class Sitting:
    """A bench with one table on it."""

    def __init__(self, rig: Rig, match: Match) -> None:
        self.rig = rig
        self.match = match
        self.table = TableScene(rig.services, match)
        rig.show(self.table)

    def settle(self) -> None:
        """Until nothing moves any more."""
        self.rig.settle()

    def pixels(self) -> bytes:
        """A digest of what the window shows: whole pictures of many frames would fill memory."""
        return sha256(self.rig.loop.window.surface.get_view("2").raw).digest()


Sit = Callable[..., Sitting]


@pytest.fixture
def sit(open_rig: OpenRig) -> Sit:
    """Opens a table: so many people and pirates, after so many acts."""

    def sitting(
        people: int = 1,
        pirates: int = 2,
        acts: int = 1,
        *,
        game: str = "do_not_touch",
        speed: float = 0.0,
        privacy: str = CURTAIN,
        seed: int = 7,
        **options: str,
    ) -> Sitting:
        rig = open_rig((1280, 720), speed=speed)
        rig.services.settings.privacy = privacy
        rig.services.settings.auto_play_forced = False
        match = Match(table_plan(game, crew(people, pirates), seed, **options))
        play_on(match, lambda one: len(one.acts) >= acts and one.whose() == 0)
        return Sitting(rig, match)

    return sitting


@pytest.fixture
def open_sitting(open_rig: OpenRig) -> OpenSitting:
    """Opens a table in the turn of seat 0, whose act would end it."""
    return lambda game, **more: Holding(open_rig(SIZE, speed=0.0, prepare=holding), game, **more)
