"""At rest the lantern's light breathes, in a small part of the window, unless nobody wants it."""

import pygame

from tests.table.conftest import Sit, Sitting
from treasure_games.stage.loop import LONGEST_STEP


def changes(sitting: Sitting, seconds: float) -> list[pygame.Rect | None]:
    """Where the window differs from its first picture in each step of so many seconds of rest."""
    sitting.settle()
    first, changed = sitting.rig.picture(), []
    for _ in range(round(seconds / LONGEST_STEP)):
        sitting.rig.tick(LONGEST_STEP)
        changed.append(_changed(first, sitting.rig.picture()))
    return changed


def test_the_light_changes_and_nothing_else_does(sit: Sit) -> None:
    sitting = sit(acts=6)
    changed = changes(sitting, 3.0)
    context = sitting.table.context
    plate = sitting.table.hud.plates[0]
    light = sitting.table.hud.seats.lantern.light(plate.lantern_rect(context))
    assert any(changed)
    room = context.viewport.covering_pixels(light)
    assert all(room.contains(rect) for rect in changed if rect)


def test_it_stands_still_where_no_motion_is_wished(sit: Sit) -> None:
    sitting = sit(acts=6)
    sitting.rig.services.settings.ambience = False
    assert not any(changes(sitting, 2.0))
    assert sitting.table.hud.seats.lantern.next_wakeup() is None


def _changed(one: pygame.Surface, other: pygame.Surface) -> pygame.Rect | None:
    """The rectangle in which two pictures differ."""
    differs = pygame.mask.from_threshold(one, (0, 0, 0), (1, 1, 1, 255), other)
    differs.invert()
    rects = differs.get_bounding_rects()
    return rects[0].unionall(rects[1:]) if rects else None
