"""Pictures on a map by part, and the tiles of the ground below them."""

from pygame import Rect, Surface

from treasure_games.games.treasure_boots.ui.chart.tiles import (
    SIDE,
    Laid,
    LazyPicture,
    PictureList,
    Tiles,
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


def laid_out() -> tuple[Tiles, Ground]:
    """Tiles that have been seen, and what was painted for that."""
    ground = Ground()
    tiles = Tiles(ground, VIEW.size)
    tiles.within(VIEW)
    return tiles, ground


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


def test_what_has_no_end_lies_in_its_layer_wherever_one_looks() -> None:
    pictures, over, under = PictureList(), spot(BLUE, 50, 50, layer=2), spot(RED, 50, 50, layer=0)
    pictures.replace("pictures", [over, under])
    dark = Surface((9, 9))
    pictures.spread(lambda seen: [Laid(1, 0.0, Rect(seen.topleft, (9, 9)), dark)])
    for seen in (Rect(0, 0, 100, 100), Rect(90_000, 0, 100, 100)):
        found = [surface for surface, _place in pictures.within(seen)]
        assert found == ([under.surface, dark, over.surface] if seen.left == 0 else [dark])
    before = pictures.changes
    pictures.clear()
    assert pictures.changes > before
    assert not pictures.within(VIEW)
