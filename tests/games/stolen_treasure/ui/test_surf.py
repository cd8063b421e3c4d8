"""Palms and foam sway, and lie still for whoever wants it so."""

from zlib import crc32

import pygame
import pytest

from tests.conftest import OpenRig
from tools.rig import Rig, crew, play_on, table_plan
from treasure_games.match.match import Match
from treasure_games.table.scene import TableScene

TICK = 0.05


def pictures(rig: Rig, seconds: float = 13.0) -> list[int]:
    """What is seen of the banks of the others in this time, while nobody does anything; a checksum
    for each picture, since the pictures themselves would take 137 MB.
    """
    match = Match(table_plan("stolen_treasure", crew(1, 2)))
    rig.show(TableScene(rig.services, play_on(match, lambda one: one.whose() == 0)))
    rig.settle()
    upper = rig.loop.window.surface.get_rect()
    upper.height //= 2
    found = []
    for _ in range(round(seconds / TICK)):
        rig.tick(TICK)
        seen = pygame.image.tobytes(rig.loop.window.surface.subsurface(upper), "RGB")
        found.append(crc32(seen))
    return found


def test_the_swell_comes_and_goes(open_rig: OpenRig) -> None:
    found = pictures(open_rig((1024, 640)))
    assert len(set(found)) > 1
    assert found[0] in found[-20:], "after a while it begins anew"


@pytest.mark.parametrize(("name", "value"), [("reduced_motion", True), ("ambience", False)])
def test_without_motion_or_ambience_the_sea_is_still(
    name: str, value: bool, open_rig: OpenRig
) -> None:
    rig = open_rig((1024, 640))
    setattr(rig.services.settings, name, value)
    assert len(set(pictures(rig))) == 1
