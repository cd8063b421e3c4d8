"""Ships are laid together in their seat's colour, with its print, from layers that all share."""

from collections import Counter
from itertools import combinations, product
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from tests import pictures
from treasure_games.games.treasure_boots.ui.chart.pieces import PRIVATEER
from treasure_games.games.treasure_boots.ui.chart.ships import (
    AFLOAT,
    FAMILY,
    WRECKS,
    LiveryPainter,
    ship_picture,
)
from treasure_games.stage.asset_files import MissingAsset
from treasure_games.stage.assets import Assets
from treasure_games.stage.theme import SEATS

SEAT_NAMES = tuple(seat.name for seat in SEATS)
LIVERIES = (*SEAT_NAMES, PRIVATEER)
SIZE = (160, 145)
CLEAR, WOOD, INK, FOAM = (0, 0, 0, 0), (90, 60, 30, 255), (20, 15, 10, 255), (220, 235, 228, 255)


@pytest.fixture
def assets() -> Assets:
    pygame.display.init()
    found = pictures.assets()
    found.paint_anywhere(FAMILY, LiveryPainter(found.apart))
    return found


def pixels(surface: Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def layer(*colours: tuple[int, int, int, int]) -> Surface:
    """A picture of one pixel of each colour, side by side."""
    made = Surface((len(colours), 1), pygame.SRCALPHA)
    for x, colour in enumerate(colours):
        made.set_at((x, 0), colour)
    return made


class Layers:
    """Layers of four pixels: beside the ship, its coloured sail, the print on it, its hull."""

    def __init__(self) -> None:
        self.fetched: Counter[str] = Counter()

    def __call__(self, name: str, _width: int, _height: int) -> Surface:
        self.fetched[name] += 1
        folder, _slash, last = name.partition("/")
        assert folder == "ships"
        if last.startswith("cloth"):
            black = (0, 0, 0, 255)
            return layer(black, (255, 255, 255, 255), (128, 128, 128, 255), black)
        if last.endswith("hull"):
            return layer(CLEAR, CLEAR, CLEAR, WOOD)
        if last.startswith(("plain", PRIVATEER)):
            return layer(CLEAR, (0, 0, 0, 255), (10, 10, 10, 255), FOAM)
        return layer(CLEAR, CLEAR, (0, 0, 0, 128), CLEAR)


@pytest.mark.parametrize("seat", SEATS, ids=lambda seat: seat.name)
def test_the_coloured_cloth_has_the_seats_own_colour(seat):
    ship = LiveryPainter(Layers())(f"{seat.name}_full", 4, 1)
    beside, sail, printed, hull = (tuple(ship.get_at((x, 0))) for x in range(4))
    assert beside == CLEAR
    assert sail[:3] == pytest.approx(seat.colour, abs=1)
    darker = [(10 + channel / 2) / 2 for channel in seat.colour]
    assert printed[:3] == pytest.approx(darker, abs=2)
    assert printed[3] == 255
    assert hull == WOOD


def test_a_wreck_has_its_hull_in_the_picture_of_its_sails():
    layers = Layers()
    wreck = LiveryPainter(layers)("sky_wreck_2", 4, 1)
    assert tuple(wreck.get_at((3, 0))) == FOAM
    assert set(layers.fetched) == {
        "ships/plain_wreck_2",
        "ships/cloth_wreck_2",
        "ships/sky_wreck_2",
    }


def test_what_all_liveries_share_is_fetched_once_for_each_pose():
    layers = Layers()
    painter = LiveryPainter(layers)
    for pose, seat in product(AFLOAT, SEAT_NAMES):
        painter(f"{seat}_{pose}", 4, 1)
    assert layers.fetched.pop("ships/plain_hull") == len(AFLOAT)
    assert set(layers.fetched.values()) == {1}


def test_no_livery_leaves_its_colour_to_the_next():
    painter = LiveryPainter(Layers())
    before = pixels(painter("yellow_beam", 4, 1))
    painter("blue_beam", 4, 1)
    assert pixels(painter("yellow_beam", 4, 1)) == before


def test_every_ship_can_be_laid_together(assets):
    wanted = [ship_picture(*one) for one in product(LIVERIES, (*AFLOAT, *WRECKS))]
    painted = {pixels(assets.image(name, *SIZE)) for name in wanted}
    assert len(painted) == len(wanted), "each looks different"


@pytest.mark.parametrize("pose", [*AFLOAT, *WRECKS[:2]])
def test_seats_are_told_apart_by_their_prints_without_any_colour(assets, pose):
    prints = {
        seat: pixels(assets.apart(f"ships/{seat}_{pose}", *SIZE))[3::4] for seat in SEAT_NAMES
    }
    for (one, mine), (other, theirs) in combinations(prints.items(), 2):
        apart = sum(abs(a - b) > 24 for a, b in zip(mine, theirs, strict=True))
        assert apart > 400, f"{one} and {other} differ in {apart} pixels"


def test_a_layer_that_is_not_there_is_named(tmp_path: Path):
    assets = Assets((tmp_path,))
    assets.paint_anywhere(FAMILY, LiveryPainter(assets.apart))
    wanted = ship_picture("green", "beam"), *SIZE
    with pytest.raises(MissingAsset, match="no asset called 'ships/plain_beam'") as caught:
        assets.image(*wanted)
    assert str(tmp_path) in str(caught.value)
