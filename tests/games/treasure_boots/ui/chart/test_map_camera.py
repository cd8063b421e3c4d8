"""A camera over any map: it glides and zooms, and shows nothing beyond the bounds."""

import pytest
from pygame import FRect

from treasure_games.games.treasure_boots.ui.chart.camera import Camera, Zooms

ZOOMS = Zooms(smallest=4.0, readable=10.0, comfort=20.0, largest=40.0)
WORLD = FRect(-50, -30, 100, 60)


def camera() -> Camera:
    made = Camera(ZOOMS)
    made.instant = True
    made.bounds = FRect(WORLD)
    made.place(FRect(100, 50, 800, 600))
    made.zoom_to(ZOOMS.comfort, *WORLD.center)
    made.snap()
    return made


def test_screen_and_world_are_two_names_of_one_point() -> None:
    made = camera()
    for point in ((0.0, 0.0), (12.5, -7.0)):
        assert made.to_world(*made.to_screen(*point)) == pytest.approx(point)


def test_the_point_under_the_pointer_stays_while_zooming() -> None:
    made, at = camera(), (400.0, 300.0)
    before = made.to_world(*at)
    made.zoom_by(2, at)
    assert made.zoom == pytest.approx(ZOOMS.comfort * 1.16**2)
    assert made.to_world(*at) == pytest.approx(before)


@pytest.mark.parametrize("steps", [-50, 50])
def test_zooming_ends_at_the_nearest_and_the_farthest(steps: int) -> None:
    made = camera()
    made.zoom_by(steps)
    assert made.zoom == (ZOOMS.largest if steps > 0 else made.farthest)


def test_no_drag_leads_beyond_the_bounds() -> None:
    made = camera()
    made.pan(10_000.0, -10_000.0)
    assert WORLD.contains(made.seen())


def test_a_drag_is_over_shortly_after_its_last_step() -> None:
    made = camera()
    for _step in range(5):
        made.pan(10.0, 0.0)
        made.update(1 / 30)
        assert made.is_moving
        assert not made.is_gliding
    made.update(0.2)
    assert not made.is_moving


def test_a_glide_takes_time_and_ends_at_its_goal() -> None:
    made = camera()
    made.instant = False
    made.zoom_to(made.goal_zoom, 5.0, 5.0)
    assert made.is_moving
    for _frame in range(300):
        made.update(1 / 60)
    assert not made.is_moving
    assert made.middle == pytest.approx((5.0, 5.0), abs=0.01)
