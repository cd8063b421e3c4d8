"""Big words across the table leave nothing behind."""

from __future__ import annotations

from pygame import FRect

from tests.table.conftest import Sit
from treasure_games.table.banner import verdict_seconds


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


def test_a_winner_is_seen_large_as_long_as_the_end_waits_and_leaves_nothing_behind(
    sit: Sit,
) -> None:
    sitting = sit(acts=6, speed=1.0)
    sitting.rig.services.settings.ambience = False
    sitting.settle()
    banner, context = sitting.table.hud.banner, sitting.table.context
    before = sitting.pixels()
    sitting.table.desk.show_banner("Captain Woodenfinger takes the treasure", 1, "pleased")
    assert banner.animation(context.theme).duration == verdict_seconds(context.theme.durations)
    assert banner.area(context).height > 1.5 * banner.rect(context).height
    while banner.spread < 1.0:
        sitting.rig.tick()
    sitting.settle()
    assert sitting.pixels() == before


def test_words_in_a_room_of_their_own_are_there_once(sit: Sit) -> None:
    sitting = sit(acts=6, speed=1.0)
    sitting.rig.services.settings.ambience = False
    sitting.settle()
    desk, banner, context = sitting.table.desk, sitting.table.hud.banner, sitting.table.context
    before, room = sitting.pixels(), FRect(40, 300, 660, 136)
    desk.show_banner("Red Mary is out", 1, room=room)
    assert room.contains(banner.rect(context).inflate(0, -40))
    while banner.spread < 1.0:
        sitting.rig.tick()
    sitting.settle()
    assert sitting.pixels() == before
    desk.show_banner("Go")
    assert not room.colliderect(banner.rect(context))
