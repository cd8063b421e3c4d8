"""Sprites and how they move."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from treasure_games.stage.assets import Assets
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Fonts
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.moves import Glide, deal, flip, hover, land, steal
from treasure_games.stage.sprite import Sprite, draw_sprites
from treasure_games.stage.theme import theme_for
from treasure_games.stage.timeline import Timeline
from treasure_games.stage.viewport import Viewport

THEME = theme_for()
CARD = "ui/panel_parchment"
ASSETS = Assets()


def canvas(width=960, height=540) -> Canvas:
    surface = pygame.Surface((width, height))
    return Canvas(surface, LayoutContext.of(Viewport(width, height), THEME, ASSETS, Fonts()))


def sprite(**more) -> Sprite:
    return Sprite(CARD, **{"x": 960.0, "y": 540.0, "width": 140.0, "height": 196.0, **more})


def drawn(*sprites, is_moving=False) -> bytes:
    made = canvas()
    made.surface.fill((40, 40, 40))
    draw_sprites(made, sprites, is_moving=is_moving)
    return pygame.image.tobytes(made.surface, "RGB")


def test_a_sprite_lies_where_it_is_put():
    made = canvas()
    made.surface.fill((0, 0, 0))
    draw_sprites(made, [sprite(has_shadow=False)])
    lit = made.surface.get_at((480, 270))
    assert sum(lit[:3]) > 200
    assert sum(made.surface.get_at((400, 270))[:3]) == 0


def test_a_shadow_falls_to_the_lower_right():
    made = canvas()
    made.surface.fill((200, 200, 200))
    draw_sprites(made, [sprite(lift=30)])
    upper_left = made.surface.get_at((440, 205))[0]
    lower_right = made.surface.get_at((523, 325))[0]
    assert lower_right < upper_left <= 200


def test_the_same_pose_draws_the_same_pixels():
    one = sprite(angle=7.3, lift=12.0, alpha=0.6)
    assert drawn(one) == drawn(one)


def test_a_lying_sprite_does_not_tremble_when_others_start_to_move():
    lying = sprite(angle=4.25)
    at_rest = drawn(lying)
    assert drawn(lying, is_moving=True) == at_rest


def test_what_can_not_be_seen_is_not_drawn():
    empty = drawn()
    assert drawn(sprite(alpha=0.0)) == empty
    assert drawn(sprite(width_pinch=0.0)) == empty
    assert drawn(sprite(is_visible=False)) == empty


@given(
    st.floats(-400, 400),
    st.floats(0.2, 1.4),
    st.floats(0, 1),
    st.floats(0, 60),
    st.floats(-1, 1),
    st.booleans(),
)
@settings(max_examples=80, deadline=None)
def test_any_pose_can_be_drawn(angle, scale, alpha, lift, pinch, is_moving):
    pose = sprite(angle=angle, scale=scale, alpha=alpha, lift=lift, width_pinch=pinch)
    draw_sprites(canvas(320, 200), [pose], is_moving=is_moving)


def test_turned_pictures_are_bounded_in_memory():
    assets = Assets(budget_bytes=3_000_000)
    made = canvas()
    made.context = LayoutContext.of(made.context.viewport, THEME, assets, Fonts())
    for angle in range(0, 360, 2):
        draw_sprites(made, [sprite(angle=float(angle))])
    assert assets.variants.kept_bytes <= 1_000_000


def play(animation, speed=1.0) -> list[float]:
    timeline = Timeline(speed=speed)
    timeline.play(animation)
    times = []
    while timeline.is_busy:
        timeline.update(1 / 60)
        times.append(1 / 60)
        assert len(times) < 1000
    return times


@given(st.floats(0, 1900), st.floats(0, 1000), st.floats(-12, 12))
@settings(max_examples=50, deadline=None)
def test_a_glide_ends_exactly_on_its_goal(x, y, angle):
    card = sprite()
    play(Glide(card, x, y, THEME, angle=angle))
    assert (card.x, card.y, card.angle, card.lift) == (x, y, angle, 0.0)


def test_a_glide_rises_overshoots_and_banks_within_bounds():
    card, timeline = sprite(x=100.0, y=900.0), Timeline()
    timeline.play(Glide(card, 1100.0, 900.0, THEME))
    highest, farthest, banked = 900.0, 0.0, 0.0
    while timeline.is_busy:
        timeline.update(0.005)
        highest, farthest = min(highest, card.y), max(farthest, card.x)
        banked = max(banked, abs(card.angle))
    assert 80 <= 900 - highest <= 140
    assert 1100 < farthest <= 1135
    assert 0 < banked <= 6


def test_short_ways_take_less_time():
    near, far = Glide(sprite(), 1000, 540, THEME), Glide(sprite(), 100, 100, THEME)
    assert (near.duration, far.duration) == (0.2, 0.32)


def test_reduced_motion_goes_straight():
    calm = theme_for(reduced_motion=True)
    card, timeline = sprite(x=100.0, y=900.0), Timeline()
    timeline.play(Glide(card, 1100.0, 900.0, calm))
    while timeline.is_busy:
        timeline.update(0.005)
        assert card.y == 900.0
        assert card.x <= 1100.0


def test_a_flip_swaps_the_picture_on_the_edge():
    card, timeline = sprite(), Timeline()
    timeline.play(flip(card, "ui/plate", THEME))
    timeline.update(0.119)
    assert card.image == CARD
    assert card.width_pinch < 0.1
    timeline.update(0.002)
    assert card.image == "ui/plate"
    timeline.update(1.0)
    assert card.width_pinch == 1.0


def test_the_sound_comes_when_the_piece_lands():
    heard: list[int] = []
    card, timeline = sprite(), Timeline()
    timeline.play(Glide(card, 100, 100, THEME))
    timeline.play(land(card, THEME, lambda: heard.append(1)))
    timeline.update(0.31)
    assert not heard
    timeline.update(0.02)
    assert heard == [1]
    timeline.update(1.0)
    assert card.stretch == 1.0


def test_a_whole_deal_keeps_within_its_time():
    cards = [sprite() for _ in range(30)]
    dealt = deal(THEME, *(Glide(card, 100, 100, THEME, duration=0.22) for card in cards))
    assert dealt.duration <= 0.9 + 1e-9


def test_a_steal_tugs_first():
    card, timeline = sprite(x=100.0, y=100.0), Timeline()
    timeline.play(steal(card, 1000.0, 100.0, THEME))
    timeline.update(0.08)
    assert 110 < card.x < 120
    timeline.update(1.0)
    assert (card.x, card.y) == (1000.0, 100.0)


def test_hover_lifts_and_lays_down():
    card = sprite()
    play(hover(card, THEME, is_over=True))
    assert (card.lift, card.scale) == (10.0, pytest.approx(1.06))
    play(hover(card, THEME, is_over=False))
    assert (card.lift, card.scale) == (0.0, 1.0)
