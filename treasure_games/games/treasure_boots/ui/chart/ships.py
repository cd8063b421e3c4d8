"""How a ship is drawn: its livery, hull and sails by the wind, emblem, flag, cargo; a wreck."""

import math
from collections.abc import Iterator, Sequence
from threading import Lock
from typing import Any, Final

import pygame
from pygame import Surface

from treasure_games.core.pages import Named, page_beside
from treasure_games.games.treasure_boots.ui.chart.pieces import (
    PRIVATEER,
    SHIP_UNIT,
    WATERLINE,
    Effect,
    Layer,
    Ship,
)
from treasure_games.games.treasure_boots.ui.chart.plan import Point
from treasure_games.games.treasure_boots.ui.chart.tiles import Laid
from treasure_games.games.treasure_boots.ui.chart.zoom_pictures import ZoomPictures, kept
from treasure_games.stage.assets import Painter
from treasure_games.stage.cache import Cache
from treasure_games.stage.theme import SEATS

FAMILY: Final = "ship"
SHIP_SIZE: Final = (512, 464)
"""Width and height of all its pictures."""
AFLOAT: Final = ("full", "beam", "aback")
"""How the sails are set: for wind from behind, abeam, ahead."""
WRECKS: Final = ("wreck_1", "wreck_2", "wreck_3")

_PLAIN: Final = "plain"
_COLOURS: Final = {seat.name: seat.colour for seat in SEATS}
_POSES_KEPT: Final = 2
"""Each serves all liveries: pictures are wanted pose by pose, now and then by two threads."""


def ship_picture(livery: str, pose: str) -> str:
    """Return the name of a ship's picture; only wrecks include emblem and flag."""
    return f"{FAMILY}:{livery}_{pose}"


class LiveryPainter:
    """Lays ships together, on any thread; `fetch` makes a layer that may be drawn on."""

    def __init__(self, fetch: Painter) -> None:
        self._fetch = fetch
        self._kept: Cache[tuple[Surface, Surface]] = Cache(_POSES_KEPT)
        self._lock = Lock()

    def __call__(self, name: str, width: int, height: int) -> Surface:
        """Paint "livery_pose" at this many pixels."""
        livery, _bar, pose = name.partition("_")
        size = width, height
        if livery == PRIVATEER:
            return self._body(livery, pose, size)
        plain, cloth = self._undyed(pose, size)
        ship, dyed = plain.copy(), cloth.copy()
        dyed.fill(_COLOURS[livery], special_flags=pygame.BLEND_RGB_MULT)
        ship.blit(dyed, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        marks = self._fetch(f"ships/{livery}_{pose}", *size)
        ship.blit(marks, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        return ship

    def _undyed(self, pose: str, size: tuple[int, int]) -> tuple[Surface, Surface]:
        """Return what all ships share: the plain ship, and how much of its colour shows where."""

        def make() -> tuple[Surface, Surface]:
            return self._body(_PLAIN, pose, size), self._fetch(f"ships/cloth_{pose}", *size)

        with self._lock:
            return self._kept.keep((pose, size), make)

    def _body(self, kind: str, pose: str, size: tuple[int, int]) -> Surface:
        """Return a ship without colour; a wreck's hull is in the same picture as its sails."""
        body = self._fetch(f"ships/{kind}_{pose}", *size)
        if pose in AFLOAT:
            hull = self._fetch(f"ships/{kind}_hull", *size)
            body.blit(hull, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        return body


Frame = Sequence[float]
_AT: Final = Named(page_beside(__file__, dict[str, Any]))
_WAVES: Final = (1, 2, 3, 2)


def sails(ship: Ship, wind: float) -> str:
    """Return how the sails are set: by the angle between the heading and the wind."""
    if not ship.is_sailing:
        return "aback" if ship.is_moored else "beam"
    angle = abs((ship.heading - wind + 180.0) % 360.0 - 180.0)
    return "full" if angle <= 75.0 else "beam" if angle <= 150.0 else "aback"


class ShipFigure:
    """Lays out ships; `wind` is where it blows to, in degrees clockwise from north."""

    def __init__(self, pictures: ZoomPictures) -> None:
        self._pictures = pictures

    def lay(self, ship: Ship, wind: float, layer: Layer) -> Iterator[Laid]:
        """Yield all pictures of a ship."""
        if ship.alpha <= 0.02 or ship.sink >= 1.0:
            return
        if ship.sink > 0.0:
            yield from self._wreck(ship)
            return
        if ship.wake > 0.05:
            stage = 1 if ship.wake > 0.66 else 2 if ship.wake > 0.33 else 3
            yield self._simple(ship, f"ships/wake_{stage}", _AT.wake, Layer.FLOATING, ship.wake)
        yield self._place(ship, self._body(ship, wind), layer)
        if ship.is_sailing:
            yield self._simple(
                ship, f"ships/bow_wave_{1 + ship.beat % 2}", _AT.bow, layer, ship.alpha
            )

    def _body(self, ship: Ship, wind: float) -> Surface:
        """Return hull, sails, emblem, flag and cargo in one picture, _AT.heart in its middle."""
        return self._rigged(
            ship.livery, sails(ship, wind), _flag_width(wind), _WAVES[ship.beat % len(_WAVES)],
            ship.cargo, _stepped(ship.scale), ship.is_moored,
        )  # fmt: skip

    @kept
    def _rigged(
        self, livery: str, sail: str, flag: float, wave: int, cargo: tuple[str, ...], scale: float,
        is_moored: bool,
    ) -> Surface:  # fmt: skip
        pixels = SHIP_UNIT * scale * self._pictures.unit
        size = 2 * math.ceil(_AT.half_width * pixels), 2 * math.ceil(_AT.half_height * pixels)
        canvas = Surface(size, pygame.SRCALPHA)
        rig = _Rig(self._pictures, canvas, scale)
        rig.draw(ship_picture(livery, sail), _AT.body)
        rig.flag(f"ships/flag_{livery}_{wave}", flag)
        rig.draw(f"ships/emblem_{livery}", _square(_AT.emblems[sail], _AT.emblem))
        rig.cargo(cargo)
        return _outlined(canvas, pixels) if is_moored else canvas

    def _wreck(self, ship: Ship) -> Iterator[Laid]:
        stage = min(3, 1 + int(ship.sink * 3.4))
        going = max(0.0, ship.sink - 0.85) / 0.15
        swirl, left = 1 + ship.beat % 2, 1.0 - going
        foam = min(1.0, 6 * ship.sink) - going
        yield self._simple(ship, f"ships/foam_ring_{swirl}", _AT.foam, Layer.FLOATING, foam)
        if left > 0.0:
            wreck = ship_picture(ship.livery, WRECKS[stage - 1])
            yield self._simple(ship, wreck, _AT.body, Layer.STANDING, left)
        if stage > 1:
            yield self._simple(ship, f"ships/bubbles_{swirl}", _AT.bubbles, Layer.STANDING, left)
        if stage == 3:
            yield self._simple(ship, "ships/flotsam", _AT.flotsam, Layer.FLOATING, 1.0)

    def _simple(self, ship: Ship, name: str, box: Frame, layer: Layer, alpha: float) -> Laid:
        """Return one picture that moves with the ship."""
        left, top, width, height = box
        unit = SHIP_UNIT * ship.scale
        picture = self._pictures.get(
            name, width * SHIP_UNIT, height * SHIP_UNIT, alpha=alpha, scale=_stepped(ship.scale)
        )
        x, y = self._origin(ship)
        depth = ship.y + _AT.depth + (0.001 if layer is Layer.STANDING else 0.0)
        x, y = x + (left + width / 2) * unit, y + (top + height / 2) * unit
        return self._pictures.laid(layer, depth, picture, x, y)

    def _place(self, ship: Ship, body: Surface, layer: Layer) -> Laid:
        """Return the body, turned about the middle of the waterline."""
        picture = self._pictures.varied(body, ship.tilt, ship.alpha)
        x, y = self._origin(ship)
        turn, rise = math.radians(ship.tilt), _AT.heart * SHIP_UNIT * ship.scale
        depth = ship.y + (_AT.beside_land if ship.is_moored else _AT.depth)
        x, y = x - rise * math.sin(turn), y + rise * math.cos(turn)
        return self._pictures.laid(layer, depth, picture, x, y)

    def _origin(self, ship: Ship) -> Point:
        """Return the middle of the waterline in the world."""
        return ship.x, ship.y + WATERLINE * ship.scale - ship.bob


def wreck(livery: str, where: Point) -> Iterator[Effect]:
    """Yield what is left of a ship in the cell where she went down: larger than she was."""
    unit, (x, y) = SHIP_UNIT * _AT.wreck, where
    for name, (left, top, width, height) in (
        ("ships/foam_ring_1", _AT.foam), (ship_picture(livery, WRECKS[1]), _AT.body),
        ("ships/flotsam", _AT.flotsam), ("ships/bubbles_2", _AT.bubbles),
    ):  # fmt: skip
        across, down = (left + width / 2) * unit, (top + height / 2) * unit + WATERLINE
        yield Effect(name, x + across, y + down, width * unit, height * unit)


def drawn_whole(
    fetch: Painter, livery: str, wreck: str, size: tuple[int, int], *, is_mirrored: bool
) -> Surface:
    """Return a ship at so many pixels, with flag and emblem if she is afloat; on any thread. If she
    is to be mirrored, her emblem is mirrored in it.
    """
    whole = LiveryPainter(fetch)(f"{livery}_{wreck or 'beam'}", *size)
    pixels, (hoist_x, hoist_y) = size[0] / _AT.body[2], _AT.hoist
    flag = hoist_x - _AT.flag_hoist, hoist_y - _AT.flag[1] / 2, *_AT.flag
    parts = (
        (f"flag_{livery}_1", flag),
        (f"emblem_{livery}", _square(_AT.emblems["beam"], _AT.emblem)),
    )
    for name, (left, top, width, height) in () if wreck else parts:
        part = fetch(f"ships/{name}", round(width * pixels), round(height * pixels))
        part = pygame.transform.flip(part, is_mirrored and "emblem" in name, False)
        place = round((left - _AT.body[0]) * pixels), round((top - _AT.body[1]) * pixels)
        whole.blit(part, place, special_flags=pygame.BLEND_PREMULTIPLIED)
    return whole


class _Rig:
    """Draws parts of a ship on a canvas with _AT.heart in its middle."""

    def __init__(self, pictures: ZoomPictures, canvas: Surface, scale: float) -> None:
        self._pictures, self._canvas, self._scale = pictures, canvas, scale

    def draw(self, name: str, box: Frame, *, is_mirrored: bool = False) -> None:
        """Draw a picture in its box, in the ship's own units."""
        left, top, width, height = box
        picture = self._pictures.get(
            name, width * SHIP_UNIT, height * SHIP_UNIT, is_mirrored=is_mirrored, scale=self._scale
        )
        pixels = SHIP_UNIT * self._scale * self._pictures.unit
        x, y = self._canvas.get_rect().center
        place = round(x + left * pixels), round(y + (top - _AT.heart) * pixels)
        self._canvas.blit(picture, place, special_flags=pygame.BLEND_PREMULTIPLIED)

    def flag(self, name: str, width: float) -> None:
        """Draw a flag at its mast; a negative width streams west."""
        across, to_mast = _AT.flag[0] * abs(width), _AT.flag_hoist * abs(width)
        x, y = _AT.hoist
        left = x - to_mast if width > 0 else x + to_mast - across
        self.draw(name, (left, y - _AT.flag[1] / 2, across, _AT.flag[1]), is_mirrored=width < 0)

    def cargo(self, kinds: tuple[str, ...]) -> None:
        """Draw treasure side by side along the hull, overlapping if there is much."""
        count = len(kinds)
        step = 34.0 if count <= 4 else max(12.0, 24.0 if count <= 7 else 168.0 / count)
        for index, kind in enumerate(kinds):
            x = (index - (count - 1) / 2) * step
            self.draw(f"tokens/cargo_{kind}", _square((x, _AT.cargo_line), _AT.cargo))


def _square(middle: Point, side: float) -> Frame:
    return middle[0] - side / 2, middle[1] - side / 2, side, side


def _outlined(body: Surface, pixels: float) -> Surface:
    """Add a dark and a pale outline: ships before palms and huts are hard to see without."""
    outlined = Surface(body.get_size(), pygame.SRCALPHA)
    for width, colour in _AT.outlines:
        shape = body.copy()
        shape.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
        shape.fill(colour, special_flags=pygame.BLEND_RGBA_ADD)
        shape = shape.premul_alpha()
        # The tip of a mast is thinner than a wide outline: one step would leave gaps beside it.
        for number, share in enumerate((0.4, 0.6) if width * pixels > _AT.wide else (1.0,)):
            wider = Surface(body.get_size(), pygame.SRCALPHA)
            for eighth in range(8):
                way, far = math.radians(45 * eighth + 22.5 * number), share * width * pixels
                place = round(far * math.sin(way)), round(far * math.cos(way))
                wider.blit(shape, place, special_flags=pygame.BLEND_PREMULTIPLIED)
            shape = wider
        outlined.blit(shape, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    outlined.blit(body, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return outlined


def _stepped(scale: float) -> float:
    """Round a scale to steps: each is a picture of its own."""
    return float(round(scale * _AT.scales) / _AT.scales)


def _flag_width(wind: float) -> float:
    """Return 1 streaming east, -1 west, less when streaming to or from the viewer."""
    east = math.sin(math.radians(wind))
    side = -1.0 if east < -0.1 else 1.0
    return side * (1.0 if abs(east) > 0.4 else _AT.slack_flag)
