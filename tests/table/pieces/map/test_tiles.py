"""Pictures by part, and the tiles painted from them: only what has changed is painted again."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect, Surface

from treasure_games.stage.cache import SpriteCache
from treasure_games.table.pieces.map.picture_list import Awaited, Laid, PictureList, centred
from treasure_games.table.pieces.map.tiles import SIDE, Tiles, bundled, covered

RED, BLUE = (200, 0, 0), (0, 0, 200)
LIKE = Surface((1, 1), 0, 32)


def spot(colour: tuple[int, int, int], x: int, y: int, layer: int = 0) -> Laid:
    surface = Surface((20, 20), 0, 32)
    surface.fill(colour)
    return centred(layer, 0.0, surface, x, y)


def test_a_part_that_stays_the_same_changes_nothing() -> None:
    pictures, one = PictureList(), spot(RED, 50, 50)
    assert pictures.replace("ship", [one]) == [one.rect]
    assert pictures.replace("ship", [one]) == []


def test_only_pictures_that_differ_are_told() -> None:
    pictures = PictureList()
    stays, goes, comes = spot(RED, 50, 50), spot(RED, 90, 50), spot(RED, 130, 50)
    pictures.replace("fleet", [stays, goes])
    assert sorted(map(tuple, pictures.replace("fleet", [stays, comes]))) == sorted(
        [tuple(goes.rect), tuple(comes.rect)]
    )


def test_higher_layers_lie_over_lower_ones_whichever_came_first() -> None:
    pictures = PictureList()
    over, under = spot(BLUE, 50, 50, layer=2), spot(RED, 50, 50, layer=1)
    pictures.replace("over", [over])
    pictures.replace("under", [under])
    found = pictures.within(Rect(0, 0, 100, 100))
    assert [surface for surface, _place in found] == [under.surface, over.surface]


def awaited(made: list[str], name: str, room: SpriteCache | None = None) -> Awaited:
    """Return a picture that is kept in this room, or else in one of its own."""
    kept = SpriteCache(480_000) if room is None else room

    def make() -> Surface:
        made.append(name)
        return Surface((400, 300), 0, 32)

    return Awaited(name, (400, 300), lambda: kept.keep(name, make))


def test_a_large_picture_is_made_when_a_tile_shows_it_and_once() -> None:
    pictures, made = PictureList(), list[str]()
    near, far = (Laid(0, 0.0, left, 0, awaited(made, str(left))) for left in (0, 5000))
    assert pictures.replace("lands", [near, far]) == [near.rect, far.rect]
    shown(Tiles(Ground(), pictures, (400, 300), LIKE))
    again = [Laid(0, 0.0, left, 0, awaited(made, str(left))) for left in (0, 5000)]
    assert pictures.replace("lands", again) == []
    shown(Tiles(Ground(), pictures, (400, 300), LIKE))
    assert made == ["0"]


def test_of_large_pictures_only_those_stay_for_which_there_is_room() -> None:
    pictures, made, room = PictureList(), list[str](), SpriteCache(480_000)
    one, other = (Laid(0, 0.0, left, 0, awaited(made, str(left), room)) for left in (0, 5000))
    pictures.replace("lands", [one, other])
    for seen in (one, other, other):
        assert pictures.within(seen.rect)
    assert made == ["0", "5000"]
    assert isinstance(one.surface, Awaited)
    assert one.surface.made is None
    assert pictures.prepare(one.rect), "it is made again before it is seen again"
    assert made == ["0", "5000", "0"]


def test_large_pictures_are_made_one_by_one_before_the_tile_that_they_lie_on() -> None:
    pictures, ground, made = PictureList(), Ground(), list[str]()
    pictures.replace("lands", [Laid(0, 0.0, 0, 0, awaited(made, name)) for name in "abc"])
    tiles = Tiles(ground, pictures, (400, 300), LIKE)
    for steps in range(1, 4):
        assert tiles.prepare(Rect(0, 0, SIDE, SIDE))
        assert (len(made), ground.painted) == (steps, [])
    assert tiles.prepare(Rect(0, 0, SIDE, SIDE))
    assert len(ground.painted) == 1
    assert not tiles.prepare(Rect(0, 0, SIDE, SIDE))


class Ground:
    """Counts what is painted."""

    def __init__(self) -> None:
        self.painted: list[Rect] = []

    def __call__(self, surface: Surface, rect: Rect) -> None:
        self.painted.append(rect)
        surface.fill((10, 90, 60))


def shown(tiles: Tiles) -> Surface:
    target = Surface((400, 300), 0, 32)
    tiles.show(target, (0, 0), target.get_rect())
    return target


def test_tiles_are_painted_once_and_mended_where_they_are_spoiled() -> None:
    ground, pictures = Ground(), PictureList()
    tiles = Tiles(ground, pictures, (400, 300), LIKE)
    before = shown(tiles)
    painted = len(ground.painted)
    shown(tiles)
    assert len(ground.painted) == painted
    for rect in pictures.replace("ship", [spot(RED, SIDE, 100)]):
        tiles.spoil(rect)
    after = shown(tiles)
    assert before.get_at((SIDE, 100)) != after.get_at((SIDE, 100)) == (*RED, 255)
    assert after.get_at((5, 5)) == before.get_at((5, 5))


def test_the_ground_of_a_tile_that_is_mended_frame_after_frame_is_drawn_once() -> None:
    ground, pictures = Ground(), PictureList()
    tiles = Tiles(ground, pictures, (400, 300), LIKE)
    tiles.keeps_ground = False
    shown(tiles)

    def frame(x: int) -> list[Rect]:
        before = len(ground.painted)
        for rect in pictures.replace("ship", [spot(RED, x, 100)]):
            tiles.spoil(rect)
        assert shown(tiles).get_at((x, 100)) == (*RED, 255)
        tiles.after_frame()
        return ground.painted[before:]

    whole = Rect(0, 0, SIDE, SIDE)
    first, second, *later = [frame(x) for x in (60, 64, 68, 72, 76)]
    assert first, "a patch"
    assert whole not in first, "it may not be spoiled again"
    assert second[-1] == whole
    assert not any(later)


def test_of_a_map_that_is_put_aside_only_what_was_in_view_is_kept() -> None:
    ground = Ground()
    tiles = Tiles(ground, PictureList(), (400, 300), LIKE)
    shown(tiles)
    tiles.keep_within(Rect(10, 10, 20, 20))
    painted = len(ground.painted)
    assert not tiles.prepare(Rect(0, 0, SIDE, SIDE))
    assert len(ground.painted) == painted
    assert tiles.prepare(Rect(SIDE, 0, SIDE, SIDE))


def test_a_map_that_moves_shows_the_same_from_elsewhere() -> None:
    pictures = PictureList()
    pictures.replace("ship", [spot(RED, 300, 200)])
    tiles = Tiles(Ground(), pictures, (400, 300), LIKE)
    target = Surface((400, 300), 0, 32)
    tiles.show(target, (100, 50), target.get_rect())
    assert target.get_at((200, 150)) == (*RED, 255)


def test_rectangles_near_each_other_are_drawn_as_one() -> None:
    near, far = Rect(0, 0, 50, 50), Rect(3000, 2000, 50, 50)
    assert bundled([near, Rect(60, 0, 50, 50), far]) == [Rect(0, 0, 110, 50), far]


def test_scaled_tiles_leave_no_gap_and_say_what_they_cover() -> None:
    tiles = Tiles(Ground(), PictureList(), (400, 300), LIKE)
    shown(tiles)
    clip = Rect(0, 0, 400, 300)
    for ratio in (0.4, 0.73, 1.3):
        found = tiles.scaled(ratio, (0.0, 0.0), clip)
        target = Surface(clip.size, 0, 32)
        target.fill(RED)
        tiles.show_scaled(target, found, clip)
        inside = covered(found, clip)
        assert inside == Rect(0, 0, round(2 * SIDE * ratio), round(2 * SIDE * ratio)).clip(clip)
        red = pygame.mask.from_threshold(target, RED, (1, 1, 1, 255)).count()
        assert red == clip.width * clip.height - inside.width * inside.height
    four = tiles.scaled(0.4, (0.0, 0.0), clip)
    assert not covered(four[:3], clip), "three of four are no rectangle"
    assert not covered([], clip)


def test_tiles_that_are_shown_much_smaller_are_halved_a_few_a_frame_and_show_what_changes() -> None:
    pictures, clip = PictureList(), Rect(0, 0, 400, 300)
    tiles = Tiles(Ground(), pictures, (1300, 800), LIKE)
    tiles.show(Surface((1300, 800), 0, 32), (0, 0), Rect(0, 0, 1300, 800))
    pairs = Surface((SIDE, SIDE), 0, 32)
    for column in range(0, SIDE, 2):
        pairs.fill((255, 255, 255), (column, 0, 1, SIDE))
    striped = Laid(0, 0.0, 0, 0, pairs)

    def frame(ratio: float) -> pygame.Color:
        target = Surface(clip.size, 0, 32)
        tiles.show_scaled(target, tiles.scaled(ratio, (0.0, 0.0), clip), clip)
        tiles.after_frame()
        return target.get_at((10, 10))

    for rect in pictures.replace("stripes", [striped]):
        tiles.spoil(rect)
    assert frame(0.8)[0] in (0, 255), "a column of a whole tile, hard"
    assert frame(0.5)[0] in range(100, 156), "a half, in which stripes are one grey"
    for rect in pictures.replace("stripes", [spot(RED, 20, 20)]):
        tiles.spoil(rect)
    for _frame in range(4):
        seen = frame(0.5)
    assert seen == (*RED, 255)


def test_halves_go_with_the_map_that_is_put_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    halved, scale = list[tuple[int, int]](), pygame.transform.smoothscale
    monkeypatch.setattr(
        pygame.transform,
        "smoothscale",
        lambda tile, size: halved.append(size) or scale(tile, size),
    )
    tiles, clip = Tiles(Ground(), PictureList(), (400, 300), LIKE), Rect(0, 0, 200, 150)
    shown(tiles)

    def frame() -> int:
        before = len(halved)
        tiles.show_scaled(Surface(clip.size, 0, 32), tiles.scaled(0.5, (0.0, 0.0), clip), clip)
        tiles.after_frame()
        return len(halved) - before

    assert [frame(), frame()] == [4, 0]
    tiles.keep_within(Rect(0, 0, 2 * SIDE, 2 * SIDE))
    assert frame() == 4
