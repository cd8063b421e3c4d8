"""A compass comes to the middle of the table, its needle turns, and it goes back."""

import pytest
from pygame import FRect

from tests.table.pieces.bench import painted, pixels
from tests.table.pieces.conftest import canvas_of, play
from treasure_games.games.treasure_boots.ui.hud import Compass
from treasure_games.stage.animation import Animation, Tween, Wait
from treasure_games.stage.canvas import Canvas

HOME, TABLE = FRect(1460, 90, 236, 236), FRect(16, 90, 1430, 970)
HEADINGS = (("N", 0), ("NE", 60), ("SE", 120), ("S", 180), ("SW", 240), ("NW", 300))


def compass(degrees: float = 300.0) -> Compass:
    made = Compass()
    made.show("rose_hex", HEADINGS)
    made.place(HOME, TABLE)
    made.rest(degrees)
    return made


def turn(
    one: Compass, degrees: float, *beside: Animation, reduced: bool = False, large: bool = True
) -> list[FRect]:
    """Turn it there, and return where it was seen."""
    seen: list[FRect] = []
    theme = canvas_of(reduced_motion=reduced).context.theme
    play(one.turn(degrees, theme, *beside, is_large=large), 60, lambda _t: seen.append(one.rect))
    return seen


def drawn(one: Compass) -> Canvas:
    canvas = canvas_of()
    one.draw(canvas)
    return canvas


def test_it_is_the_largest_thing_while_the_needle_turns_and_lies_in_its_place_afterwards() -> None:
    one = compass()
    seen = turn(one, 60.0)
    largest = max(seen, key=lambda rect: rect.width)
    assert largest.width > 2 * HOME.width
    assert largest.center == TABLE.center
    assert all(TABLE.union(HOME).contains(rect) for rect in seen)
    assert (one.needle, one.trail, one.is_home) == (60.0, 60.0, True)
    assert one.rect == HOME


@pytest.mark.parametrize(("reduced", "large"), [(True, True), (False, False)])
def test_with_less_motion_or_for_others_it_turns_in_its_place(reduced: bool, large: bool) -> None:
    one = compass()
    assert turn(one, 60.0, reduced=reduced, large=large) == [HOME] * 61
    assert one.needle == 60.0


def test_what_goes_beside_the_needle_goes_with_it() -> None:
    other = compass(0.0)
    turn(compass(), 60.0, Tween(other, 0.5, needle=90.0), Wait(0.1))
    assert other.needle == 90.0


def test_a_new_look_shows_at_once() -> None:
    one = compass(0.0)
    before = pixels(drawn(one))
    one.show("rose_square", HEADINGS[:1])
    assert pixels(drawn(one)) != before


def test_the_needle_leaves_light_behind() -> None:
    one = compass(0.0)
    one.away, one.needle = 1.0, 90.0
    lit = drawn(one)
    one.trail = one.needle
    dark = drawn(one)
    x, y = one.rect.center
    spot = lit.context.viewport.point_to_pixels(x + 70.0, y - 105.0)
    assert painted(lit).get_at(spot) != painted(dark).get_at(spot)
