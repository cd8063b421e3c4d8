"""The broadside: a sheet over the whole table, both ships side on and from near."""

import math
from collections.abc import Iterable, Iterator
from pathlib import Path
from threading import Lock
from typing import Final, TypeAlias

import pygame
from msgspec import Struct
from pygame import FRect, Rect, Surface

from treasure_games.core.pages import page_of
from treasure_games.games.treasure_boots.ui.chart.pieces import Effect, Ship
from treasure_games.games.treasure_boots.ui.chart.plan import Point
from treasure_games.games.treasure_boots.ui.chart.rim import framed, sea_within
from treasure_games.games.treasure_boots.ui.chart.ships import SHIP_SIZE, WRECKS, drawn_whole
from treasure_games.stage.cache import Cache
from treasure_games.stage.canvas import Canvas, Kept, LayoutContext, sized
from treasure_games.stage.loading import ReadAhead
from treasure_games.stage.pictures import opaque
from treasure_games.stage.widgets.widget import Node
from treasure_games.table.pieces.seat_plate import SeatPlate
from treasure_games.table.places import Places
from treasure_games.table.seat_face import SeatFace


class Scene(Struct, frozen=True):
    """What is where, and when: the page tells what each of these is."""

    size: Point
    gap: float
    foot: float
    face: float
    water: float
    ring: Point
    steps: int
    roll: float
    swung: float
    turn: float
    turns: tuple[int, int]
    recoil: float
    hit_shake: float
    rise: float
    frames: dict[str, int]
    ships: tuple[tuple[float, float, float], ...]
    flashes: tuple[tuple[int, float, float, float], ...]
    behind: tuple[tuple[int, float, float, float], ...]
    before: tuple[tuple[int, float, float, float], ...]
    seconds: dict[str, float]
    places: dict[str, Point]
    sizes: dict[str, Point]
    feet: dict[str, float]
    sinking: dict[str, tuple[Point, ...]]
    burning: tuple[Point, ...]
    tints: dict[str, tuple[int, int, int]]


SCENE: Final = page_of(Path(__file__).with_suffix(".toml"), Scene)
FLAMES: Final = ("chart/fire_1", "chart/fire_2", "chart/fire_3")
"""What burns on a ship that was hit, one after another."""
_EDGE: Final = 8.0
"""The soft edge of the board of the shot."""
_FAINT: Final = 8
"""Alpha below which a picture is nothing."""
_Key: TypeAlias = tuple[str, int, int, float]
"""A picture: its name, its size in pixels, how far it is turned."""


def shown(kind: str, where: Point, picture: str = "", angle: float = 0.0) -> Effect:
    """Return something of a kind in its largest size, as one of its pictures."""
    return Effect(f"ships/{picture or kind}", *where, *SCENE.sizes[kind], angle=angle)


def flashes() -> list[Effect]:
    """Return the flashes of all guns."""
    return [shown(f"muzzle_{one}", (x, y), "", angle) for one, x, y, angle in SCENE.flashes]


def frames_of(kind: str) -> tuple[str, ...]:
    """Return the pictures of a kind, one after another."""
    count = SCENE.frames[kind]
    return tuple(f"ships/{kind}_{n + 1}" if count > 1 else f"ships/{kind}" for n in range(count))


def rolling(t: float) -> float:
    """Return how far a ship rolls at a time from 0 to 1: up at once, then swinging to rest."""
    if t < SCENE.swung:
        return SCENE.roll * t / SCENE.swung
    left = 1.0 - (t - SCENE.swung) / (1.0 - SCENE.swung)
    return SCENE.roll * left * left * math.cos(3.0 * math.pi * (1.0 - left))


class Broadside(Node):
    """Stands over the table from the aim until the shot is over; nothing is seen under it.

    Its pictures are made on another thread from the aim on, and belong to nobody else: they go with
    it. Ships are as large as their pictures are wide; the second one heads to the left.
    """

    def __init__(self) -> None:
        self.is_visible = False
        self.is_frozen = False
        """True while nothing moves, whatever the timeline does."""
        self.effects: list[Effect] = []
        self.ships: tuple[Ship, ...] = ()
        """Who fires, and at whom."""
        self.victim: SeatPlate | None = None
        """The plate of the captain who is fired at, whose face hangs at the rim."""
        self.shake_x = self.shake_y = 0.0
        self.room, self.sheet, self.foot = (FRect(0, 0, 1, 1) for _each in range(3))
        """All that it covers; the sea with its rim; where the board of the shot lies."""
        self._context: LayoutContext
        self._made: dict[_Key, Surface] = {}
        self._ahead: ReadAhead[_Key] | None = None
        self._bases: Cache[Surface] = Cache(len(WRECKS))
        self._lock, self._still = Lock(), Kept()

    def place(self, context: LayoutContext, places: Places) -> None:
        """Take the room under the status line."""
        self.forget()
        self._context, room, top = context, places.room, places.status.bottom + SCENE.gap
        self.room = FRect(room.left, top, room.width, room.bottom - top)
        inner = self.room.inflate(-2 * _EDGE, -2 * _EDGE)
        self.foot = FRect(inner.left, inner.bottom - SCENE.foot, inner.width, SCENE.foot)
        self.sheet = FRect(inner.left, top, inner.width, self.foot.top - top)

    def set(
        self, liveries: Iterable[str], victim: SeatPlate | None, treasures: Iterable[str],
        *, may_sink: bool, is_ahead: bool,
    ) -> None:  # fmt: skip
        """Take who fires, at whom, and what may be won; begin to make the pictures, if wanted."""
        self.strike()
        self.victim = victim
        self.ships = tuple(
            Ship(livery, x, y, scale=width)
            for livery, (x, y, width) in zip(liveries, SCENE.ships, strict=True)
        )
        if is_ahead:
            self._ahead = ReadAhead(self._make, self._wanted(treasures, may_sink=may_sink))

    def strike(self) -> None:
        """Clear it away, with all its pictures."""
        self.is_visible = self.is_frozen = False
        self.ships, self.victim = (), None
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

    def _wanted(self, treasures: Iterable[str], *, may_sink: bool) -> Iterator[_Key]:
        """Yield all that a shot may need, what is seen first before others."""
        yield self._sheet
        yield from (self._ship(ship, "0") for ship in self.ships)
        yield from (self._effect(_stirred(ship)) for ship in self.ships)
        yield from map(self._effect, flashes())
        for kind in SCENE.frames:
            for name in frames_of(kind):
                yield self._effect(Effect(name, 0.0, 0.0, *SCENE.sizes[kind]))
        for name in FLAMES:
            yield self._effect(Effect(name, 0.0, 0.0, *SCENE.sizes["flame"]))
        for number in range(3 * SCENE.steps):
            cloud = shown("smoke", (0.0, 0.0), f"smoke_{1 + number % 3}")
            cloud.scale = (1 + number // 3) / SCENE.steps
            yield self._effect(cloud)
        for name in treasures:
            yield self._effect(Effect(name, 0.0, 0.0, *SCENE.sizes["treasure"]))
        turns = range(*SCENE.turns)
        yield from (self._ship(ship, str(turn)) for ship in self.ships for turn in turns)
        yield from (self._ship(self.ships[1], wreck) for wreck in WRECKS if may_sink)

    @property
    def _sheet(self) -> _Key:
        return "sheet", *self._context.viewport.to_pixels(self.room).size, 0.0

    def _ship(self, ship: Ship, pose: str = "") -> _Key:
        """Return the key of a ship in a pose, by default as she is now."""
        is_mirrored, width = ship is not self.ships[0], self._px(ship.scale)
        if not pose and ship.sink:
            pose = WRECKS[min(len(WRECKS) - 1, int(ship.sink * len(WRECKS)))]
        pose = pose or str(round(ship.tilt / SCENE.turn) * (1 if is_mirrored else -1))
        height = round(width * SHIP_SIZE[1] / SHIP_SIZE[0])
        return f"{ship.livery} {is_mirrored:d} {pose}", width, height, 0.0

    def _effect(self, effect: Effect) -> _Key:
        scale = math.ceil(effect.scale * SCENE.steps) / SCENE.steps
        size = self._px(effect.width * scale), self._px(effect.height * scale)
        return effect.picture, *size, effect.angle

    def _px(self, length: float) -> int:
        return max(1, self._context.viewport.px(length * self._unit))

    @property
    def _unit(self) -> float:
        return min(self.sheet.width / SCENE.size[0], self.sheet.height / SCENE.size[1])

    def _picture(self, key: _Key) -> Surface:
        """Return a picture, made now if it isn't there."""
        if key not in self._made:
            ready = self._ahead.take(key) if self._ahead is not None else None
            self._made[key] = ready or self._make(key)
        return self._made[key]

    def _make(self, key: _Key) -> Surface:
        """Make a picture; on any thread."""
        apart, (name, width, height, angle) = self._context.assets.apart, key
        if name == "sheet":
            return self._painted_sheet((width, height))
        if "/" in name:
            picture = apart(name, width, height)
            tint = SCENE.tints.get(name.removeprefix("ships/"), (255, 255, 255))
            picture.fill(tint, special_flags=pygame.BLEND_RGB_MULT)
            return _trimmed(pygame.transform.rotozoom(picture, angle, 1.0) if angle else picture)
        livery, mirrored, pose = name.split()
        wreck, size, is_mirrored = pose if pose in WRECKS else "", (width, height), mirrored == "1"
        with self._lock:
            ship = self._bases.keep(
                (livery, is_mirrored, wreck, size),
                lambda: drawn_whole(apart, livery, wreck, size, is_mirrored=is_mirrored),
            )
        if not wreck and pose != "0":
            ship = pygame.transform.rotozoom(ship, int(pose) * SCENE.turn, 1.0)
        return _trimmed(pygame.transform.flip(ship, is_mirrored, False))

    def _painted_sheet(self, size: tuple[int, int]) -> Surface:
        """Return a sea at dusk in the chart's rim, and the board of the shot, on dark wood, as one
        opaque picture.
        """
        assets, viewport = self._context.assets, self._context.viewport
        left, top = viewport.to_pixels(self.room).topleft
        whole, side = opaque(size), viewport.px(SCENE.size[1])
        whole.fill(SCENE.tints["wood"])
        panel = self.foot.inflate(2 * _EDGE, 2 * _EDGE)
        outer, inner, board = (
            viewport.to_pixels(one).move(-left, -top).clip(whole.get_rect())
            for one in (self.sheet, sea_within(self.sheet), panel)
        )
        sea, tile = whole.subsurface(inner), assets.apart("chart/sea", side, side)
        for number in range(math.ceil(sea.get_width() / side)):
            sea.blit(tile, (number * side, 0))
        light = Surface((9, 5))
        light.fill(SCENE.tints["edges"])
        light.fill(SCENE.tints["dusk"], (1, 1, 7, 3))
        light = pygame.transform.smoothscale(light, inner.size)
        sea.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        framed(assets, whole.subsurface(outer), viewport.scale)
        framed(assets, whole.subsurface(board), viewport.scale, "ui/panel_dark", 0.5)
        return whole

    # Drawing

    def update(self, dt: float) -> None:
        """Have the face read until it is seen."""
        if self.ships and not self.is_visible:
            Canvas(self._context, leaves_out=True).attempt(self._draw_face)

    def draw(self, canvas: Canvas) -> None:
        """Draw sea and ships, what is behind and before them within the rim; what was drawn last
        while nothing moves.
        """
        canvas.blit(self._picture(self._sheet), canvas.context.viewport.to_pixels(self.room))
        with canvas.clipped(sea_within(self.sheet)):
            if self.is_frozen:
                canvas.kept(self._still, "frozen", self._draw_all)
            else:
                self._draw_all(canvas)
        self._draw_face(canvas)

    def _draw_all(self, canvas: Canvas) -> None:
        self._draw_effects(canvas, is_under=True)
        for ship in self.ships:
            if ship.sink < 1.0:
                self._draw_ship(canvas, ship)
        self._draw_effects(canvas, is_under=False)

    def _draw_face(self, canvas: Canvas) -> None:
        """Draw whoever is fired at, with the mood of the plate."""
        if self.victim is not None:
            side = SCENE.face * self._unit
            face = SeatFace(self.victim.face.seat, side, self.victim.face.face)
            corner = self.sheet.right, self.sheet.top + _EDGE
            face.place(sized(side, side, topright=corner), canvas.context)
            face.draw(canvas)

    def _draw_ship(self, canvas: Canvas, ship: Ship) -> None:
        """Draw a ship turned about her waterline, and the water that she stirs."""
        turn = math.radians(round(ship.tilt / SCENE.turn) * SCENE.turn)
        deep = SCENE.water * ship.scale
        self._stamp(canvas, self._effect(_stirred(ship)), ship.x, ship.y + deep)
        x, y = ship.x + deep * math.sin(turn), ship.y + deep - deep * math.cos(turn)
        self._stamp(canvas, self._ship(ship), x, y)

    def _draw_effects(self, canvas: Canvas, *, is_under: bool) -> None:
        for one in self.effects:
            if one.is_under == is_under and one.alpha > 0.0 and one.scale > 0.0:
                y = one.y + (0.5 - one.anchor_y) * one.height
                self._stamp(canvas, self._effect(one), one.x, y)

    def _stamp(self, canvas: Canvas, key: _Key, x: float, y: float) -> None:
        """Draw a picture with its middle there."""
        picture = self._picture(key)
        x = self.sheet.centerx + x * self._unit + self.shake_x
        y = self.sheet.centery + y * self._unit + self.shake_y
        place = canvas.context.viewport.point_to_pixels(x, y)
        canvas.blit(picture, picture.get_rect(center=place))


def _stirred(ship: Ship) -> Effect:
    """Return the water that she stirs."""
    width, height = (share * ship.scale for share in SCENE.ring)
    return Effect("ships/foam_ring_1", 0.0, 0.0, width, height)


def _trimmed(picture: Surface) -> Surface:
    """Return a picture without what is empty round it, its middle where it was."""
    (x, y), full = picture.get_rect().center, picture.get_bounding_rect(_FAINT)
    half = max(x - full.left, full.right - x), max(y - full.top, full.bottom - y)
    kept = Rect(x - half[0], y - half[1], 2 * half[0], 2 * half[1]).clip(picture.get_rect())
    return picture.subsurface(kept).copy()
