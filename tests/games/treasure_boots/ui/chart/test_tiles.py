"""Pictures on a map by part, and the tiles of the ground below them."""

from pygame import Rect, Surface

from treasure_games.games.treasure_boots.ui.chart.tiles import (
    SIDE,
    Laid,
    LazyPicture,
    PictureList,
    Spot,
    Squares,
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

    def make() -> Surface:
        made.append(name)
        return Surface((400, 300), 0, 32)

    return LazyPicture(name, SpriteCache(480_000) if room is None else room, make)


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


def endless(made: list[Spot], layer: int = 1) -> Squares:
    """Squares that note what is made of them."""
    room = SpriteCache(9_000_000)

    def picture(spot: Spot) -> LazyPicture:
        def make() -> Surface:
            made.append(spot)
            return Surface((SIDE, SIDE), 0, 32)

        return LazyPicture(spot, room, make)

    return Squares(layer, picture)


def test_squares_without_end_are_made_once_where_they_are_seen() -> None:
    pictures, made = PictureList(), list[Spot]()
    pictures.spread("ground", endless(made))
    for _time in range(2):
        places = [place for _picture, place in pictures.within(VIEW)]
        assert places == [(0, 0), (SIDE, 0), (0, SIDE), (SIDE, SIDE)]
        assert made == [(0, 0), (1, 0), (0, 1), (1, 1)]
    assert len(pictures.within(VIEW.move(90_000, -90_000))) == 6


def test_squares_lie_in_their_layer_until_all_is_cleared() -> None:
    pictures, over, under = PictureList(), spot(BLUE, 50, 50, layer=2), spot(RED, 50, 50, layer=0)
    pictures.replace("pictures", [over, under])
    pictures.spread("dark", endless([]))
    found = [surface for surface, _place in pictures.within(Rect(0, 0, 100, 100))]
    assert (found[0], found[2]) == (under.surface, over.surface)
    before = pictures.changes
    pictures.clear()
    assert pictures.changes > before
    assert not pictures.within(VIEW)


def test_squares_at_the_edge_of_the_view_are_made_ready_one_by_one() -> None:
    pictures, made = PictureList(), list[Spot]()
    pictures.spread("ground", endless(made))
    for count in range(1, 5):
        assert pictures.prepare(VIEW)
        assert len(made) == count
    assert not pictures.prepare(VIEW)
