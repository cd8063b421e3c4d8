"""The broadside: a sheet over the whole table, both ships side on and from near."""

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from threading import Lock
from typing import Final, NamedTuple

import pygame
from pygame import FRect, Rect, Surface

from treasure_games.games.treasure_boots.ui.chart.pieces import Effect
from treasure_games.games.treasure_boots.ui.chart.plan import Point
from treasure_games.games.treasure_boots.ui.chart.rim import framed, sea_within
from treasure_games.games.treasure_boots.ui.chart.ships import SHIP_SIZE, WRECKS, drawn_whole
from treasure_games.stage.animation import Animation, Tween, in_quad
from treasure_games.stage.assets import Assets
from treasure_games.stage.cache import Cache
from treasure_games.stage.canvas import Canvas, Kept, LayoutContext
from treasure_games.stage.loading import ReadAhead
from treasure_games.stage.timeline import INSTANT
from treasure_games.stage.widgets.widget import Node
from treasure_games.table.pieces.seat_plate import SeatPlate
from treasure_games.table.places import Places
from treasure_games.table.seat_face import SeatFace
from treasure_games.table.table_api import TableApi

ROLL: Final = 6.0
"""Degrees by which a ship rolls when she fires or is hit."""
_TURN: Final = 1.5
_TURNS: Final = range(-2, 5)
"""Degrees from one picture of a rolling ship to the next, and the pictures there are."""
_SWUNG: Final = 0.1
"""The share of its time after which a roll is at its most."""
_WIDE, _HIGH = 1888.0, 764.0
"""Width and height of the sheet, of which all other measures here are parts."""
_ABOVE, _EDGE = 6.0, 8.0
FOOT: Final = 226.0
"""What is left free over it and at its sides; height of the board below."""
ATTACKER: Final = (-468.0, -12.0, 740.0)
TARGET: Final = (452.0, -34.0, 690.0)
"""Middle of each ship from the middle of the sheet, and the width of her picture; each is at her
side of the board below.
"""
WATER: Final = 0.265
"""How far below her middle a ship's waterline is, by her width."""
_RING: Final = (0.92, 0.34)
"""Width and height of the water that she stirs, by her width."""
_SIZES: Final = 5
"""Sizes of what grows and shrinks: each is a picture."""
_SEA: Final = 764
_DUSK: Final = (166, 168, 178)
_DARK: Final = (88, 92, 104)
_WOOD: Final = (140, 140, 140)
"""What is left of the sea's light in the middle and at the edges, and of the table's, of 255."""
_FACE: Final = (806.0, -236.0, 240.0)
"""Middle and size of the face at the rim."""
_FAINT: Final = 8
"""Alpha below which a picture is nothing."""
_COMES, _GOES = 0.22, 0.2
"""Seconds in which the sheet comes down, and goes up again."""


class _Made(NamedTuple):
    """A picture on the stage: its name, its size in pixels, how far it is turned."""

    name: str
    width: int
    height: int
    angle: float = 0.0


@dataclass(slots=True, eq=False)
class Duellist:
    """One of the two ships. Her numbers are moved by the timeline."""

    key: int
    livery: str
    x: float
    y: float
    width: float
    is_mirrored: bool
    """True if she heads to the left."""
    roll: float = 0.0
    """Degrees by which her bow is up."""
    shift: float = 0.0
    sink: float = 0.0
    """0 afloat, then stages of the wreck, 1 gone."""

    @property
    def pose(self) -> str:
        """How she is drawn."""
        if self.sink:
            return WRECKS[min(len(WRECKS) - 1, int(self.sink * len(WRECKS)))]
        return str(round(self.roll / _TURN))


def rolling(t: float) -> float:
    """Return how far a ship rolls at a time from 0 to 1: up at once, then swinging to rest."""
    if t < _SWUNG:
        return ROLL * t / _SWUNG
    left = 1.0 - (t - _SWUNG) / (1.0 - _SWUNG)
    return ROLL * left * left * math.cos(3.0 * math.pi * (1.0 - left))


class Broadside(Node):
    """Stands over the table from the aim until the shot is over; nothing is seen under it.

    Places are from the middle of the sheet. Its pictures are made on another
    thread from the aim on, and belong to nobody else: they go with it.
    """

    def __init__(self, api: TableApi) -> None:
        self._api = api
        self.is_visible = False
        self.rise = 0.0
        """0 out of sight, 1 down."""
        self.is_frozen = False
        """True while nothing moves, whatever the timeline does."""
        self.effects: list[Effect] = []
        self.ships: tuple[Duellist, ...] = ()
        """Who fires, and at whom."""
        self.victim: SeatPlate | None = None
        """The plate of the captain who is fired at, whose face hangs at the rim."""
        self.shake_x = self.shake_y = 0.0
        self.room, self.sheet, self.foot = (FRect(0, 0, 1, 1) for _each in range(3))
        """All that it covers; the sea with its rim; where the board of the shot lies."""
        self._context: LayoutContext
        self._made: dict[_Made, Surface] = {}
        self._ahead: ReadAhead[_Made] | None = None
        self._bases: Cache[Surface] = Cache(len(WRECKS))
        self._lock, self._still = Lock(), Kept()

    def place(self, context: LayoutContext, places: Places) -> None:
        """Take the room under the status line."""
        self.forget()
        self._context, room = context, FRect(places.room)
        top = places.status.bottom + _ABOVE
        self.room = FRect(room.left, top, room.width, room.bottom - top)
        inner = self.room.inflate(-2 * _EDGE, -2 * _EDGE)
        self.foot = FRect(inner.left, inner.bottom - FOOT, inner.width, FOOT)
        self.sheet = FRect(inner.left, top, inner.width, self.foot.top - top)

    # Coming and going

    def set(self, *ships: tuple[int, str], treasures: Iterable[str]) -> None:
        """Take who fires and at whom, each with her livery, and what may be won; begin to make the
        pictures.
        """
        self.effects.clear()
        self.ships = tuple(
            Duellist(*ship, *place, is_mirrored=bool(index))
            for index, (ship, place) in enumerate(zip(ships, (ATTACKER, TARGET), strict=True))
        )
        self._ask(self._wanted())
        self._ask(self._effect(Effect(name, 0.0, 0.0, *TREASURE)) for name in treasures)

    def prepare(self) -> None:
        """Begin to make what all shots have in common."""
        self._ask(self._common())

    def prepare_wreck(self) -> None:
        """Begin to make the pictures of the target as she sinks."""
        self._ask(self._ship(self.ships[1], wreck) for wreck in WRECKS)

    @property
    def covers(self) -> bool:
        """True while nothing under it is seen."""
        return self.is_visible and self.rise >= 1.0

    def come(self, seconds: float) -> Animation:
        """Return how it comes."""
        return Tween(self, min(_COMES, seconds), easing=in_quad, rise=1.0)

    def go(self, seconds: float) -> Animation:
        """Return how it goes; it must be struck then."""
        return Tween(self, min(_GOES, seconds), easing=in_quad, rise=0.0)

    def strike(self) -> None:
        """Clear it away, with all its pictures."""
        self.is_visible = self.is_frozen = False
        self.rise, self.ships, self.victim = 0.0, (), None
        self.effects.clear()
        self.forget()

    def forget(self) -> None:
        """Let go of all pictures."""
        if self._ahead is not None:
            self._ahead.drop()
        self._ahead, self._still = None, Kept()
        self._made.clear()
        self._bases.clear()

    # Pictures

    def _ask(self, wanted: Iterable[_Made]) -> None:
        if self._api.timeline.speed == INSTANT:
            return
        lacking = [one for one in wanted if one not in self._made]
        if self._ahead is None:
            self._ahead = ReadAhead(self._make)
        self._ahead.ask(lacking)

    def _common(self) -> Iterator[_Made]:
        """Yield the sheet, smoke and fire."""
        yield _Made("sheet", *self._context.viewport.to_pixels(self.room).size)
        yield from map(self._effect, _FIXED)
        for name, step in product(SMOKE, range(1, _SIZES + 1)):
            yield self._effect(Effect(name, 0.0, 0.0, CLOUD, CLOUD, scale=step / _SIZES))

    def _wanted(self) -> Iterator[_Made]:
        """Yield all that a shot may need, what is seen first before others."""
        ships = self.ships
        yield next(self._common())
        yield from (self._ship(ship, "0") for ship in ships)
        yield from (self._effect(_stirred(ship)) for ship in ships)
        yield from self._common()
        yield from (self._ship(ship, str(turn)) for ship in ships for turn in _TURNS)

    def _ship(self, ship: Duellist, pose: str) -> _Made:
        width = self._px(ship.width)
        height = round(width * SHIP_SIZE[1] / SHIP_SIZE[0])
        return _Made(f"{ship.livery} {ship.is_mirrored:d} {pose}", width, height)

    def _effect(self, effect: Effect) -> _Made:
        scale = math.ceil(effect.scale * _SIZES) / _SIZES
        size = self._px(effect.width * scale), self._px(effect.height * scale)
        return _Made(effect.picture, *size, effect.angle)

    def _px(self, length: float) -> int:
        return max(1, self._context.viewport.px(length * self._unit))

    @property
    def _unit(self) -> float:
        return min(self.sheet.width / _WIDE, self.sheet.height / _HIGH)

    def _picture(self, wanted: _Made) -> Surface:
        """Return a picture, made now if it isn't there."""
        if wanted not in self._made:
            ready = self._ahead.take(wanted) if self._ahead is not None else None
            self._made[wanted] = ready or self._make(wanted)
        return self._made[wanted]

    def _make(self, wanted: _Made) -> Surface:
        """Make a picture; on any thread."""
        assets, (name, width, height, angle) = self._context.assets, wanted
        if name == "sheet":
            viewport = self._context.viewport
            corner = viewport.to_pixels(self.room).topleft
            sheet, sea = (
                viewport.to_pixels(one).move(-corner[0], -corner[1])
                for one in (self.sheet, sea_within(self.sheet))
            )
            return _painted_sheet(assets, (width, height), sheet, sea, viewport.scale)
        if "/" in name:
            picture = assets.apart(name, width, height)
            if name in _TINTS:
                picture.fill(_TINTS[name], special_flags=pygame.BLEND_RGB_MULT)
            return _trimmed(pygame.transform.rotozoom(picture, angle, 1.0) if angle else picture)
        livery, mirrored, pose = name.split()
        hull, turn = (pose, 0) if pose in WRECKS else ("", int(pose))
        with self._lock:
            base = self._bases.keep(
                (livery, mirrored, hull, width),
                lambda: drawn_whole(
                    assets.apart, livery, hull, (width, height), is_mirrored=mirrored == "1"
                ),
            )
        if turn:
            base = pygame.transform.rotozoom(base, turn * _TURN, 1.0)
        return _trimmed(pygame.transform.flip(base, True, False) if mirrored == "1" else base)

    # Drawing

    def update(self, dt: float) -> None:
        """Have the face read until it is seen."""
        if self.ships and not self.is_visible:
            Canvas(self._context, leaves_out=True).attempt(self._draw_face)

    def draw(self, canvas: Canvas) -> None:
        """Draw sea, what is behind the ships, the ships, and what is before them; while nothing
        moves, what was drawn last.
        """
        with canvas.clipped(self.room):
            if self.is_frozen:
                canvas.kept(self._still, "frozen", self._draw_all)
            else:
                self._still.look = None
                self._draw_all(canvas)

    def _draw_all(self, canvas: Canvas) -> None:
        room = canvas.context.viewport.to_pixels(self.room)
        down = room.height - round(self.rise * room.height)
        sheet = self._picture(_Made("sheet", *room.size))
        canvas.blit(sheet, (room.left, room.top - down))
        if self.rise < 1.0:
            return
        for effect in self.effects:
            if effect.is_under:
                self._draw_effect(canvas, effect)
        for ship in self.ships:
            self._draw_ship(canvas, ship)
        for effect in self.effects:
            if not effect.is_under:
                self._draw_effect(canvas, effect)
        self._draw_face(canvas)

    def _draw_face(self, canvas: Canvas) -> None:
        """Draw whoever is fired at, with the mood of the plate."""
        if self.victim is not None:
            shown, side = self.victim.face, _FACE[2] * self._unit
            face = SeatFace(shown.seat, side, shown.face)
            place = FRect(0, 0, side, side).move_to(center=self.spot(*_FACE[:2]))
            face.place(place, canvas.context)
            face.draw(canvas)

    def _draw_ship(self, canvas: Canvas, ship: Duellist) -> None:
        """Draw a ship turned about her waterline, and the water that she stirs."""
        if ship.sink >= 1.0:
            return
        deep = WATER * ship.width
        self._draw_effect(canvas, _stirred(ship))
        turn = math.radians(round(ship.roll / _TURN) * _TURN)
        x = ship.x + ship.shift + deep * math.sin(turn) * (1 if ship.is_mirrored else -1)
        y = ship.y + deep - deep * math.cos(turn)
        self._stamp(canvas, self._picture(self._ship(ship, ship.pose)), (x, y))

    def _draw_effect(self, canvas: Canvas, effect: Effect) -> None:
        if effect.alpha > 0.0 and effect.scale > 0.0:
            y = effect.y + (0.5 - effect.anchor_y) * effect.height
            picture = self._picture(self._effect(effect))
            self._stamp(canvas, picture, (effect.x, y))

    def _stamp(self, canvas: Canvas, picture: Surface, middle: Point) -> None:
        x, y = self.spot(*middle)
        place = canvas.context.viewport.point_to_pixels(x + self.shake_x, y + self.shake_y)
        canvas.blit(picture, picture.get_rect(center=place))

    def spot(self, x: float, y: float) -> Point:
        """Return where a point of the stage is in the window."""
        unit = self._unit
        return self.sheet.centerx + x * unit, self.sheet.centery + y * unit


def _stirred(ship: Duellist) -> Effect:
    """Return the water that she stirs."""
    width, height = ship.width * _RING[0], ship.width * _RING[1]
    return Effect("ships/foam_ring_1", ship.x, ship.y + WATER * ship.width, width, height)


def _trimmed(picture: Surface) -> Surface:
    """Return a picture without what is empty round it, its middle where it was."""
    (x, y), full = picture.get_rect().center, picture.get_bounding_rect(_FAINT)
    half = max(x - full.left, full.right - x), max(y - full.top, full.bottom - y)
    kept = Rect(x - half[0], y - half[1], 2 * half[0], 2 * half[1]).clip(picture.get_rect())
    return picture.subsurface(kept).copy()


def _painted_sheet(
    assets: Assets, size: tuple[int, int], sheet: Rect, sea: Rect, scale: float
) -> Surface:  # fmt: skip
    """Return a sea at dusk in the chart's rim, on dark wood, as one opaque picture."""
    whole, side = assets.apart("scenes/table", *size), round(_SEA * scale)
    whole.fill(_WOOD, special_flags=pygame.BLEND_RGB_MULT)
    water, tile = whole.subsurface(sea), assets.apart("chart/sea", side, side)
    for left in range(0, sea.width, side):
        for top in range(0, sea.height, side):
            water.blit(tile, (left, top))
    light = Surface((9, 5))
    light.fill(_DARK)
    light.fill(_DUSK, (1, 1, 7, 3))
    shade = pygame.transform.smoothscale(light, sea.size)
    water.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    framed(assets, whole.subsurface(sheet), scale)
    return whole


SMOKE: Final = tuple(f"ships/smoke_{number}" for number in (1, 2, 3))
CLOUD: Final = 480.0
"""What smoke looks like as it is born, near the guns, and far from them; and how wide the picture
of a cloud is at its largest.
"""
_TINTS: Final = {SMOKE[1]: (246, 230, 208), SMOKE[2]: (172, 178, 194)}
REAR: Final = Effect("ships/muzzle_2", 0.0, 0.0, 225.0, 150.0, angle=27.0)
BOW: Final = Effect("ships/muzzle_1", 0.0, 0.0, 372.0, 248.0, angle=17.0)
"""The flash of a gun, and that of the one whose ball is seen."""
BURSTS: Final = ("ships/hit_1", "ships/hit_2", "ships/hit_3")
SPLASHES: Final = ("ships/splash_1", "ships/splash_2", "ships/splash_3")
BURST, SPLASH, BALL = (430.0, 430.0), (250.0, 333.0), (74.0, 74.0)
TREASURE: Final = (150.0, 150.0)
_FIXED: Final = (
    REAR, BOW, Effect("ships/cannonball", 0.0, 0.0, *BALL),
    *(Effect(name, 0.0, 0.0, *BURST) for name in BURSTS),
    *(Effect(name, 0.0, 0.0, *SPLASH) for name in SPLASHES),
)  # fmt: skip
