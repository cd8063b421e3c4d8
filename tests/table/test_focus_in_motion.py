"""The ring of the focus leaves with the act: it doesn't stay on a target at which is fired."""

from typing import Final

import pytest
from pygame import FRect

from tests.hands import Keys
from tests.table.conftest import Sit, Sitting
from tools.rig import play_on
from treasure_games.games.treasure_boots.rules.actions import Shoot
from treasure_games.match.match import Match
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.widgets import skin

FRAMES: Final = 12


@pytest.fixture
def rings(monkeypatch: pytest.MonkeyPatch) -> list[FRect]:
    """Every ring that is drawn."""
    drawn: list[FRect] = []
    real = skin.draw_ring

    def draw(canvas: Canvas, rect: FRect, clip: FRect | None = None) -> None:
        drawn.append(rect)
        real(canvas, rect, clip)

    monkeypatch.setattr(skin, "draw_ring", draw)
    return drawn


def shots(match: Match) -> list[Shoot]:
    """What seat 0 may fire at."""
    return [one for one in match.legal(0) if isinstance(one, Shoot)]


@pytest.fixture
def aiming(sit: Sit) -> Sitting:
    """By keys, the focus is on the first ship that seat 0 may fire at."""
    sitting = sit(1, 3, game="treasure_boots", speed=1.0)
    play_on(sitting.match, lambda match: match.whose() == 0 and bool(shots(match)))
    sitting.rig.show(sitting.table)
    sitting.settle()
    Keys(sitting.rig).key("tab")
    control = sitting.table.game.point_out(shots(sitting.match)[0])
    assert control is not None
    sitting.table.focus.show_on(control)
    sitting.settle()
    return sitting


def test_it_is_gone_while_the_shot_is_thrown(aiming: Sitting, rings: list[FRect]) -> None:
    aiming.table.changed()
    aiming.rig.tick()
    assert rings
    Keys(aiming.rig).key("return")
    assert isinstance(aiming.match.acts[-1].action, Shoot)
    rings.clear()
    for _ in range(FRAMES):
        aiming.rig.tick()
        assert aiming.table.timeline.is_busy
    assert rings == []


def test_keys_during_the_motion_bring_it_back(aiming: Sitting, rings: list[FRect]) -> None:
    keys = Keys(aiming.rig)
    keys.key("return")
    rings.clear()
    keys.key("tab")
    aiming.rig.tick()
    assert rings
