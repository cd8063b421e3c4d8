"""Art by name: found, scaled, kept in bounds, and missed loudly."""

import json
import sys
import weakref
from pathlib import Path

import pygame
import pytest

from treasure_games.stage.asset_files import DamagedAsset, MissingAsset, roots
from treasure_games.stage.assets import Assets
from treasure_games.stage.pictures import Margins, read_picture


class Large(pygame.Surface):
    """One that can be watched."""


@pytest.fixture
def art(tmp_path: Path) -> Path:
    (tmp_path / "cards").mkdir()
    card = pygame.Surface((75, 105), pygame.SRCALPHA)
    card.fill((200, 100, 50, 255), (10, 10, 55, 85))
    pygame.image.save(card, tmp_path / "cards" / "one.png")
    ground = pygame.Surface((160, 90))
    ground.fill((10, 20, 30))
    pygame.image.save(ground, tmp_path / "ground.jpg")
    return tmp_path


def test_a_missing_picture_says_where_it_was_looked_for(art):
    with pytest.raises(MissingAsset) as caught:
        Assets((art, art / "more")).image("cards/two", 10, 10)
    assert "cards/two" in str(caught.value)
    assert str(art / "more") in str(caught.value)
    assert len(caught.value.looked) == 2


@pytest.mark.parametrize("content", [b"", b"no picture at all", bytes(range(256))])
def test_a_picture_that_cannot_be_read_is_named(art, content):
    path = art / "cards" / "one.png"
    path.write_bytes(content)
    with pytest.raises(DamagedAsset) as caught:
        Assets((art,)).image("cards/one", 10, 10)
    assert str(path) in str(caught.value)


def test_the_checkout_and_the_wheel_are_looked_through():
    places = [str(place) for place in roots("art")]
    assert places[0].endswith("art")
    assert places[1].endswith(str(Path("treasure_games") / "data" / "art"))


def test_the_frozen_app_is_looked_through(monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert roots("art")[0] == tmp_path / "art"


def test_pictures_come_at_the_size_that_is_asked_for(art):
    assets = Assets((art,))
    assert assets.image("cards/one", 30, 42).get_size() == (30, 42)
    assert assets.original_size("cards/one") == (75, 105)
    assert assets.cover("ground", 100, 100).get_size() == (100, 100)


def test_alpha_is_premultiplied_and_opaque_art_has_none(art):
    assets = Assets((art,))
    assert assets.image("cards/one", 75, 105).get_at((0, 0)) == (0, 0, 0, 0)
    assert not assets.image("ground", 160, 90).get_flags() & pygame.SRCALPHA


def test_the_half_serves_where_it_is_large_enough(art):
    ground = pygame.Surface((80, 45))
    ground.fill((30, 20, 10))
    pygame.image.save(ground, art / "ground@half.png")
    assets = Assets((art,))
    sizes = (80, 45), (40, 20), (81, 45), (160, 90)
    reds = [assets.image("ground", *size).get_at((0, 0)).r for size in sizes]
    assert [red > 20 for red in reds] == [True, True, False, False]
    assert assets.cover("ground", 80, 20).get_at((0, 0)).r > 20
    assert assets.original_size("ground") == (160, 90)


def test_a_picture_is_scaled_once(art):
    assets = Assets((art,))
    first = assets.image("cards/one", 30, 42)
    assert assets.image("cards/one", 30, 42) is first
    assets.forget()
    assert assets.image("cards/one", 30, 42) is not first


def test_what_is_shown_beside_a_screen_lies_on_an_enlarged_half(art):
    pygame.image.save(pygame.Surface((400, 200)), art / "wood.png")
    pygame.image.save(pygame.Surface((200, 100)), art / "wood@half.png")
    read: list[str] = []

    def noted(path: Path) -> pygame.Surface:
        read.append(path.stem)
        return read_picture(path)

    beside = Assets((art,), read=noted).smaller()
    assert beside.cover_once("wood", 290, 140).get_size() == (290, 140)
    assert read == ["wood@half"]
    beside.cover_once("wood", 320, 160)
    assert "wood" in read


def test_pictures_outlive_a_window_as_long_as_the_next_one_looks_the_same(art):
    assets = Assets((art,))
    assets.fit(((640, 400), "theme"))
    first = assets.image("cards/one", 30, 42)
    assets.fit(((640, 400), "theme"))
    assert assets.image("cards/one", 30, 42) is first
    assets.fit(((800, 600), "theme"))
    assert assets.image("cards/one", 30, 42) is not first


def test_of_a_picture_with_a_hole_only_what_is_around_it_is_kept(art):
    assets, hole = Assets((art,)), pygame.Rect(40, 30, 120, 100)
    whole = assets.cover_once("cards/one", 200, 150)
    parts = assets.cover_around("cards/one", 200, 150, hole)
    assert sum(part.get_width() * part.get_height() for _place, part in parts) == 18_000
    for place, part in parts:
        assert part.get_view("2").raw == whole.subsurface(place).copy().get_view("2").raw
    assets.forget()
    assert assets.cover_around("cards/one", 200, 150, hole) is parts


def test_one_large_original_is_gone_before_the_next_is_read(tmp_path):
    held = []

    def read(path):
        held.append(sum(one() is not None for one in kept))
        surface = Large((1200, 1200))
        kept.append(weakref.ref(surface))
        return surface

    kept, assets = [], Assets((tmp_path,), read=read)
    for name in ("one", "two"):
        (tmp_path / f"{name}.png").touch()
        assets.once(name, 30, 30)
    assert held == [0, 0]


def test_a_reused_picture_takes_the_memory_of_the_last_one_of_its_user():
    assets = Assets()
    first, other = assets.reused("one", (40, 30)), assets.reused("other", (40, 30))
    again = assets.reused("one", (40, 30))
    again.fill("red")
    assert again is not first
    assert first.get_at((5, 5)) == again.get_at((5, 5)) != other.get_at((5, 5))
    assert assets.reused("one", (50, 30)).get_size() == (50, 30)


def test_poses_and_what_is_shared_can_be_freed_apart_from_pictures(art):
    assets = Assets((art,))
    still = assets.image("cards/one", 30, 42)
    for poses in (assets.variants, assets.flying):
        poses.keep("pose", lambda: pygame.Surface((20, 20)))
    shared = assets.share("shared", list)
    assets.free_poses()
    assert (assets.variants.kept_bytes, assets.flying.kept_bytes) == (0, 0)
    assert assets.share("shared", list) is shared
    assets.free_shared()
    assert assets.share("shared", list) is not shared
    assert assets.image("cards/one", 30, 42) is still


def test_the_large_pictures_of_a_screen_go_with_it(art):
    assets = Assets((art,), budget_bytes=400_000)
    small, large = assets.image("cards/one", 30, 42), assets.image("cards/one", 60, 84)
    assets.free_large()
    assert assets.image("cards/one", 30, 42) is small
    assert assets.image("cards/one", 60, 84) is not large


def test_of_what_windows_hand_on_to_each_other_only_the_last_is_kept(art):
    assets = Assets((art,))
    first = assets.share("first", list)
    for other in range(8):
        assert assets.share("first", list) is first
        assets.share(other, list)
    for other in range(8):
        assets.share(other, list)
    assert assets.share("first", list) is not first


def test_memory_is_bounded(art):
    assets = Assets((art,), budget_bytes=400_000)
    for size in range(20, 150):
        assets.image("cards/one", size, size)
    assert assets.kept_bytes <= 400_000


def test_a_frame_keeps_its_corners(art):
    frame = pygame.Surface((30, 30), pygame.SRCALPHA)
    frame.fill((255, 0, 0, 255))
    frame.fill((0, 255, 0, 255), (10, 10, 10, 10))
    (art / "ui").mkdir()
    pygame.image.save(frame, art / "ui" / "frame.png")
    listed = {"ui/frame": {"left": 10, "top": 10, "right": 10, "bottom": 10}}
    (art / "ui" / "nine_slice.json").write_text(json.dumps(listed))
    assets = Assets((art,))
    assert assets.originals.margins("ui/frame") == Margins(10, 10, 10, 10)
    drawn = assets.nine_slice("ui/frame", 200, 100, 1.0)
    assert drawn.get_size() == (200, 100)
    assert drawn.get_at((4, 4))[:3] == (255, 0, 0)
    assert drawn.get_at((100, 50))[:3] == (0, 255, 0)
    assert drawn.get_at((196, 96))[:3] == (255, 0, 0)


def test_a_frame_smaller_than_its_corners_still_draws(art):
    assets = Assets((art,))
    assert assets.nine_slice("cards/one", 8, 6, 1.0).get_size() == (8, 6)


def test_every_margin_belongs_to_a_picture():
    assets = Assets()
    listed = json.loads((roots("art")[0] / "ui" / "nine_slice.json").read_text())
    for name, sides in listed.items():
        width, height = assets.original_size(name)
        assert sides["left"] + sides["right"] < width
        assert sides["top"] + sides["bottom"] < height


@pytest.mark.parametrize("name", ["portraits/mary_calm", "objects/lantern", "scenes/curtain_left"])
def test_a_picture_looks_the_same_whatever_was_asked_for_before(name):
    def seen(assets: Assets) -> list[bytes]:
        pictures = (assets.image(name, 64, 64), assets.cover(name, 90, 60))
        return [pygame.image.tobytes(picture, "RGBA") for picture in pictures]

    busy = Assets()
    busy.originals.read_ahead([name])
    for side in (30, *busy.original_size(name), 65):
        busy.image(name, side, side)
        busy.cover(name, side, side // 2)
    assert seen(busy) == seen(Assets())
    busy.forget()
    assert seen(busy) == seen(Assets())


def test_a_grain_is_read_once_for_all_frames_of_a_layout(art):
    """Its master may be too large to be kept beside the others."""
    (art / "ui").mkdir()
    for name, side in (("frame", 30), ("large", 300), ("grain", 400)):
        pygame.image.save(pygame.Surface((side, side)), art / "ui" / f"{name}.png")
    sides = {"left": 10, "top": 10, "right": 10, "bottom": 10}
    listed = {"ui/frame": {**sides, "grain": "ui/grain"}, "ui/large": sides}
    (art / "ui" / "nine_slice.json").write_text(json.dumps(listed))
    read: list[str] = []

    def noted(path: Path) -> pygame.Surface:
        read.append(path.stem)
        return read_picture(path)

    assets = Assets((art,), budget_bytes=80_000, read=noted)
    for width in (100, 120, 140):
        assets.nine_slice("ui/frame", width, 50, 0.5)
        assets.nine_slice("ui/large", width, 50, 0.5)
        assets.end_frame()
    assert read.count("grain") == 1


def test_poses_on_their_way_take_what_those_at_rest_leave(art):
    assets = Assets((art,), budget_bytes=800_000)

    def fill(cache):
        for number in range(40):
            cache.keep(number, lambda: pygame.Surface((50, 50), 0, 32))
        return cache.kept_bytes

    assert fill(assets.flying) == 100_000, "no frame has been drawn yet"
    assets.end_frame()
    assert fill(assets.flying) == 300_000
    assert fill(assets.variants) == 200_000
    assets.end_frame()
    assert assets.flying.kept_bytes == 100_000
    assert assets.variants.kept_bytes == 200_000
