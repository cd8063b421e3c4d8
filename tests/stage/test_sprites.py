"""Sprites as they are drawn."""

import pygame
from hypothesis import given, settings, strategies as st

from tests import pictures
from treasure_games.stage.assets import Assets
from treasure_games.stage.cache import Cache
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.sprite import Sprite, draw_sprites
from treasure_games.stage.text import Fonts
from treasure_games.stage.theme import theme_for
from treasure_games.stage.viewport import Viewport

THEME = theme_for()
CARD = "ui/panel_parchment"
ASSETS = pictures.assets()


def canvas(width=960, height=540, assets=ASSETS) -> Canvas:
    return Canvas(LayoutContext(Viewport(width, height), THEME, assets, Fonts()))


def seen(*sprites, level=40, is_moving=False) -> pygame.Surface:
    made, surface = canvas(), pygame.Surface((960, 540))
    surface.fill((level, level, level))
    draw_sprites(made, sprites, is_moving=is_moving)
    made.paint(surface)
    return surface


def made_by(cache: Cache) -> list[None]:
    """Return a list that grows by one whenever this makes something."""
    made: list[None] = []
    cache.before_making = lambda: made.append(None)
    return made


def sprite(**more) -> Sprite:
    return Sprite(CARD, **{"x": 960.0, "y": 540.0, "width": 140.0, "height": 196.0, **more})


def drawn(*sprites, is_moving=False) -> bytes:
    return pygame.image.tobytes(seen(*sprites, is_moving=is_moving), "RGB")


def test_a_sprite_lies_where_it_is_put():
    shown = seen(sprite(has_shadow=False), level=0)
    assert sum(shown.get_at((480, 270))[:3]) > 200
    assert sum(shown.get_at((400, 270))[:3]) == 0


def test_a_shadow_falls_to_the_lower_right():
    shown = seen(sprite(lift=30), level=200)
    upper_left = shown.get_at((440, 205))[0]
    lower_right = shown.get_at((523, 325))[0]
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
@settings(max_examples=80)
def test_any_pose_can_be_drawn(angle, scale, alpha, lift, pinch, is_moving):
    pose = sprite(angle=angle, scale=scale, alpha=alpha, lift=lift, width_pinch=pinch)
    draw_sprites(canvas(320, 200), [pose], is_moving=is_moving)


def test_turned_pictures_are_bounded_in_memory():
    assets = Assets(budget_bytes=3_000_000)
    made = canvas(assets=assets)
    for angle in range(0, 360, 2):
        draw_sprites(made, [sprite(angle=float(angle))])
    assert assets.variants.kept_bytes <= 1_000_000


def test_what_is_gone_at_once_is_turned_roughly_and_once(monkeypatch):
    """To turn a large picture smoothly takes four times as long, and nobody could see it."""
    turned, rotate = [], pygame.transform.rotate
    monkeypatch.setattr(pygame.transform, "rotozoom", None)
    monkeypatch.setattr(
        pygame.transform, "rotate", lambda *pose: turned.append(pose) or rotate(*pose)
    )
    swift = sprite(angle=33.0, width=500.0, height=700.0, has_shadow=False, is_swift=True)
    assert drawn(swift, is_moving=True) == drawn(swift, is_moving=True)
    assert len(turned) == 1


def test_what_turns_swiftly_at_one_size_is_scaled_to_it_once(monkeypatch):
    drawn(sprite())  # takes the picture itself out of its file
    scaled, scale = [], pygame.transform.smoothscale
    monkeypatch.setattr(
        pygame.transform, "smoothscale", lambda *size: scaled.append(size) or scale(*size)
    )
    for angle in (7.0, 14.0, 21.0):
        swift = sprite(angle=angle, scale=0.9, has_shadow=False, is_swift=True)
        drawn(swift, is_moving=True)
    assert len(scaled) == 1


def test_shadows_are_not_scaled_from_the_whole_picture_each(monkeypatch):
    pictures_taken, scale = [], pygame.transform.smoothscale
    monkeypatch.setattr(
        pygame.transform,
        "smoothscale",
        lambda picture, *size: pictures_taken.append(picture.get_size()) or scale(picture, *size),
    )
    one = sprite(width=317.0, height=411.0)
    for lift in (10.0, 30.0, 50.0):
        one.lift = lift
        drawn(one, is_moving=True)
    assert pictures_taken.count((158, 206)) == 1


def test_what_is_all_but_upright_in_motion_is_drawn_as_it_is():
    """Rounded, its angle is 0: a pose of its own would be the same picture again."""
    upright = drawn(sprite(has_shadow=False), is_moving=True)
    made = made_by(ASSETS.variants)
    assert drawn(sprite(angle=0.6, has_shadow=False), is_moving=True) == upright
    assert not made


def test_in_one_frame_no_more_flies_in_new_poses_than_there_is_time_for():
    """Others wear for another frame what they wore before."""
    assets = pictures.assets()
    made = canvas(1920, 1080, assets)
    flying = [sprite(x=200.0 + 200 * index, is_flying=True, lift=20.0) for index in range(8)]

    def frame() -> float:
        assets.end_frame()
        draw_sprites(made, flying, is_moving=True)
        return assets.turned_pixels

    frame()
    for number in range(1, 6):
        for index, one in enumerate(flying):
            one.angle, one.scale = 3.0 * number + index, 1.0 - 0.1 * number - 0.013 * index
        assert frame() <= 70_000


def test_what_moves_swiftly_leaves_the_pictures_of_what_lies_in_the_cache():
    assets = Assets(budget_bytes=3_000_000)
    made = canvas(assets=assets)
    draw_sprites(made, [sprite()])
    lying, swift = made_by(assets.variants), made_by(assets.flying)
    for angle in range(3, 90, 3):
        draw_sprites(made, [sprite(angle=float(angle), is_swift=True)], is_moving=True)
    draw_sprites(made, [sprite()])
    assert len(swift) > 20
    assert not lying
