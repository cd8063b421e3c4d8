"""Big words across the table leave nothing behind."""

from __future__ import annotations

from tests.table.conftest import Sit


def test_words_that_follow_longer_ones_leave_nothing_of_these_behind(sit: Sit) -> None:
    sitting = sit(acts=6, speed=1.0)
    sitting.rig.services.settings.ambience = False
    sitting.settle()
    banner = sitting.table.hud.banner
    before = sitting.pixels()
    sitting.table.desk.show_banner("Bartholomew of the seven seas sails first")
    while banner.spread < 1.0:
        sitting.rig.tick()
    sitting.table.desk.show_banner("Go")
    sitting.settle()
    assert banner.spread == 0.0
    assert sitting.pixels() == before
