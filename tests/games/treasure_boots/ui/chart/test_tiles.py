"""Pictures on a map by part, and the tiles of the ground below them."""

import pygame
import pytest
from pygame import Rect, Surface

from treasure_games.games.treasure_boots.ui.chart.tiles import (
    SIDE,
    Laid,
    LazyPicture,
    PictureList,
    Tiles,
    covered,
    scale_into,
)
from treasure_games.stage.cache import SpriteCache

RED, BLUE = (200, 0, 0), (0, 0, 200)
VIEW = Rect(0, 0, 400, 300)


def spot(colour: tuple[int, int, int], x: int, y: int, layer: int = 0) -> Laid:
    surface = Surface((20, 20), 0, 32)
    surface.fill(colour)
    return Laid(layer, 0.0, surface.get_rect(center=(x, y)), surface)


def test_a_part_that_stays_the_same_changes_nothing() -> None:
    pictures, one = PictureList(), spot(RED, 50, 50)
    for _time in range(2):
        pictures.replace("ship", [one])
        assert pictures.changes == 1


def test_higher_layers_lie_over_lower_ones_whichever_came_first() -> None:
    pictures = PictureList()
    over, under = spot(BLUE, 50, 50, layer=2), spot(RED, 50, 50, layer=1)
    pictures.replace("over", [over])
    pictures.replace("under", [under])
    found = pictures.within(Rect(0, 0, 100, 100))
    assert [surface for surface, _place in found] == [under.surface, over.surface]


def awaited(made: list[str], name: str, room: SpriteCache | None = None) -> LazyPicture:
    """Return a picture that is kept in this room, or else in one of its own."""
    kept = SpriteCache(480_000) if room is None else room

    def make() -> Surface:
        made.append(name)
        return Surface((400, 300), 0, 32)

    return LazyPicture(name, lambda: kept.keep(name, make))


def land(picture: LazyPicture, left: int = 0) -> Laid:
    return Laid(0, 0.0, Rect(left, 0, 400, 300), picture)


def test_a_large_picture_is_made_when_it_is_seen_and_once() -> None:
    pictures, made = PictureList(), list[str]()
    for _time in range(2):
        pictures.replace("lands", [land(awaited(made, str(left)), left) for left in (0, 5000)])
        assert pictures.within(VIEW)
        assert (made, pictures.changes) == (["0"], 1)


def test_of_large_pictures_only_those_stay_for_which_there_is_room() -> None:
    pictures, made, room = PictureList(), list[str](), SpriteCache(480_000)
    one, other = (land(awaited(made, str(left), room), left) for left in (0, 5000))
    pictures.replace("lands", [one, other])
    for seen in (one, other, other):
        assert pictures.within(seen.rect)
    assert made == ["0", "5000"]
    assert isinstance(one.surface, LazyPicture)
    assert one.surface.made is None
    assert pictures.prepare(one.rect), "it is made again before it is seen again"
    assert made == ["0", "5000", "0"]


def test_large_pictures_are_made_ready_one_by_one() -> None:
    pictures, made = PictureList(), list[str]()
    pictures.replace("lands", [land(awaited(made, name)) for name in "abc"])
    for count in range(1, 4):
        assert pictures.prepare(VIEW)
        assert len(made) == count
    assert not pictures.prepare(VIEW)


class Ground:
    """Counts what is painted."""

    def __init__(self) -> None:
        self.painted: list[Rect] = []

    def __call__(self, surface: Surface, rect: Rect) -> None:
        self.painted.append(rect)
        surface.fill((10, 90, 60))


def laid_out(pictures: PictureList | None = None, seen: Rect = VIEW) -> tuple[Tiles, Ground]:
    """Tiles that have been seen, and what was painted for that."""
    ground = Ground()
    tiles = Tiles(ground, pictures or PictureList(), seen.size)
    tiles.within(seen)
    return tiles, ground


def scaled(tiles: Tiles, ratio: float, clip: Rect = VIEW) -> Surface:
    """What is shown of them at so many times their size, on red."""
    target = Surface(clip.size, 0, 32)
    target.fill(RED)
    for tile, place in tiles.pictures(tiles.scaled(ratio, (0.0, 0.0), clip)):
        scale_into(target, tile, place, clip)
    tiles.after_frame()
    return target


def test_tiles_are_painted_once() -> None:
    tiles, ground = laid_out()
    assert len(ground.painted) == 4
    assert [place for _tile, place in tiles.within(VIEW)] == [
        (0, 0), (SIDE, 0), (0, SIDE), (SIDE, SIDE),
    ]  # fmt: skip
    assert len(ground.painted) == 4


def test_of_a_map_that_is_put_aside_only_what_was_in_view_is_kept() -> None:
    tiles, ground = laid_out()
    tiles.keep_within(Rect(10, 10, 20, 20))
    painted = len(ground.painted)
    assert not tiles.prepare(Rect(0, 0, SIDE, SIDE))
    assert len(ground.painted) == painted
    assert tiles.prepare(Rect(SIDE, 0, SIDE, SIDE))


def test_scaled_tiles_leave_no_gap_and_say_what_they_cover() -> None:
    tiles, _ground = laid_out()
    for ratio in (0.4, 0.73, 1.3):
        inside = covered(tiles.scaled(ratio, (0.0, 0.0), VIEW), VIEW)
        assert inside == Rect(0, 0, round(2 * SIDE * ratio), round(2 * SIDE * ratio)).clip(VIEW)
        red = pygame.mask.from_threshold(scaled(tiles, ratio), RED, (1, 1, 1, 255)).count()
        assert red == VIEW.width * VIEW.height - inside.width * inside.height
    four = tiles.scaled(0.4, (0.0, 0.0), VIEW)
    assert not covered(four[:3], VIEW), "three of four are no rectangle"
    assert not covered([], VIEW)


def test_tiles_that_are_shown_much_smaller_are_halved_a_few_a_frame_and_show_what_changes() -> None:
    pictures = PictureList()
    tiles, _ground = laid_out(pictures, Rect(0, 0, 1300, 800))
    pairs = Surface((SIDE, SIDE), 0, 32)
    for column in range(0, SIDE, 2):
        pairs.fill((255, 255, 255), (column, 0, 1, SIDE))

    def frame(ratio: float) -> pygame.Color:
        return scaled(tiles, ratio).get_at((10, 10))

    pictures.replace("stripes", [Laid(0, 0.0, pairs.get_rect(), pairs)])
    assert frame(0.8)[0] in (0, 255), "a column of a whole tile, hard"
    assert frame(0.5)[0] in range(100, 156), "a half, in which stripes are one grey"
    pictures.replace("stripes", [spot(BLUE, 20, 20)])
    for _frame in range(4):
        seen = frame(0.5)
    assert seen == (*BLUE, 255)


def test_halves_go_with_the_map_that_is_put_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    halved, scale = list[tuple[int, int]](), pygame.transform.smoothscale
    monkeypatch.setattr(
        pygame.transform,
        "smoothscale",
        lambda tile, size: halved.append(size) or scale(tile, size),
    )
    tiles, _ground = laid_out()

    def frame() -> int:
        before = len(halved)
        scaled(tiles, 0.5, Rect(0, 0, 200, 150))
        return len(halved) - before

    assert [frame(), frame()] == [4, 0]
    tiles.keep_within(Rect(0, 0, 2 * SIDE, 2 * SIDE))
    assert frame() == 4
