"""The broadside: a sheet over the whole table, both ships side on and from near."""

import math
from collections.abc import Iterable, Iterator
from threading import Lock
from typing import Final

import pygame
from msgspec import Struct
from pygame import Surface

from treasure_games.core.pages import page_beside
from treasure_games.games.treasure_boots.ui.chart.pieces import Effect, Ship
from treasure_games.games.treasure_boots.ui.chart.plan import Point
from treasure_games.games.treasure_boots.ui.chart.ships import SHIP_SIZE, WRECKS, drawn_whole
from treasure_games.games.treasure_boots.ui.sheet import EDGE, STEPS, Key, Sheet, trimmed
from treasure_games.stage.cache import Cache
from treasure_games.stage.canvas import Canvas, Kept, sized
from treasure_games.table.pieces.seat_plate import SeatPlate
from treasure_games.table.seat_face import draw_face


class Scene(Struct, frozen=True):
    """What is where, and when: the page tells what each of these is."""

    face: float
    water: float
    ring: Point
    apart: float
    yields: float
    roll: float
    swung: float
    turn: float
    turns: tuple[int, int]
    recoil: float
    fastest: float
    flickers: int
    hit_shake: float
    rise: float
    drift: Point
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


SCENE: Final = page_beside(__file__, Scene)
FLAMES: Final = ("chart/fire_1", "chart/fire_2", "chart/fire_3")
"""What burns on a ship that was hit, one after another."""


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


class Broadside(Sheet):
    """Stands over the table from the aim until the shot is over.

    Ships are as large as their pictures are wide; the second one heads to the left.
    """

    def __init__(self) -> None:
        super().__init__()
        self.is_frozen = False
        """True while nothing moves, whatever the timeline does."""
        self.ships: tuple[Ship, ...] = ()
        """Who fires, and at whom."""
        self.apart = 0.0
        """How much further apart they are than in a shot."""
        self._land = ""
        """The land behind them."""
        self.victim: SeatPlate | None = None
        """The plate of the captain who is fired at, whose face hangs at the rim."""
        self._bases: Cache[Surface] = Cache(len(WRECKS))
        self._lock, self._still = Lock(), Kept()

    def set(
        self, liveries: Iterable[str], land: str, victim: SeatPlate | None,
        treasures: Iterable[str], *, may_sink: bool, is_ahead: bool,
    ) -> None:  # fmt: skip
        """Take who fires, off which land, at whom, and what may be won; begin to make the pictures,
        if wanted.
        """
        self.strike()
        self._land, self.victim = land, victim
        self.ships = tuple(
            Ship(livery, x, y, scale=width)
            for livery, (x, y, width) in zip(liveries, SCENE.ships, strict=True)
        )
        if is_ahead:
            self.make_ahead(self._wanted(treasures, may_sink=may_sink))

    def strike(self) -> None:
        """Clear it away, with all its pictures."""
        super().strike()
        self.is_frozen, self.ships, self.victim, self.apart = False, (), None, 0.0

    def forget(self) -> None:
        """Let go of all pictures."""
        super().forget()
        self._still = Kept()
        self._bases.clear()

    # Pictures

    def _wanted(self, treasures: Iterable[str], *, may_sink: bool) -> Iterator[Key]:
        """Yield all that a shot may need, what is seen first before others."""
        yield self.whole
        yield from (self._ship(ship, "0") for ship in self.ships)
        yield from (self.picture_of(_stirred(ship)) for ship in self.ships)
        yield from map(self.picture_of, flashes())
        for kind in SCENE.frames:
            for name in frames_of(kind):
                yield self.picture_of(Effect(name, 0.0, 0.0, *SCENE.sizes[kind]))
        for name in FLAMES:
            yield self.picture_of(Effect(name, 0.0, 0.0, *SCENE.sizes["flame"]))
        for number in range(3 * STEPS):
            cloud = shown("smoke", (0.0, 0.0), f"smoke_{1 + number % 3}")
            cloud.scale = (1 + number // 3) / STEPS
            yield self.picture_of(cloud)
        for name in treasures:
            yield self.picture_of(Effect(name, 0.0, 0.0, *SCENE.sizes["treasure"]))
        turns = range(*SCENE.turns)
        yield from (self._ship(ship, str(turn)) for ship in self.ships for turn in turns)
        yield from (self._ship(self.ships[1], wreck) for wreck in WRECKS if may_sink)

    def _ship(self, ship: Ship, pose: str = "") -> Key:
        """Return the key of a ship in a pose, by default as she is now."""
        is_mirrored, width = ship is not self.ships[0], self.px(ship.scale)
        if not pose and ship.sink:
            pose = WRECKS[min(len(WRECKS) - 1, int(ship.sink * len(WRECKS)))]
        pose = pose or str(round(ship.tilt / SCENE.turn) * (1 if is_mirrored else -1))
        height = round(width * SHIP_SIZE[1] / SHIP_SIZE[0])
        return f"{ship.livery} {is_mirrored:d} {pose}", width, height, 0.0

    def furnish(self, sea: Surface) -> None:
        """Paint the land that lies behind them."""
        side = self.px(SCENE.sizes["land"][0])
        for part in ("water", "land") if self._land else ():
            picture = self._context.assets.apart(f"chart/{self._land}_{part}", side, side)
            picture.fill(SCENE.tints["land"], special_flags=pygame.BLEND_RGB_MULT)
            self.set_on(sea, picture, SCENE.places["land"])

    def tint(self, name: str) -> tuple[int, int, int] | None:
        """Return what is left of the light on smoke."""
        return SCENE.tints.get(name.removeprefix("ships/"))

    def drawn(self, key: Key) -> Surface:
        """Make a ship in a pose."""
        apart, (name, width, height, _angle) = self._context.assets.apart, key
        livery, mirrored, pose = name.split()
        wreck, size, is_mirrored = pose if pose in WRECKS else "", (width, height), mirrored == "1"
        with self._lock:
            ship = self._bases.keep(
                (livery, is_mirrored, wreck, size),
                lambda: drawn_whole(apart, livery, wreck, size, is_mirrored=is_mirrored),
            )
        if not wreck and pose != "0":
            ship = pygame.transform.rotozoom(ship, int(pose) * SCENE.turn, 1.0)
        return trimmed(pygame.transform.flip(ship, is_mirrored, False))

    # Drawing

    def draw_all(self, canvas: Canvas) -> None:
        """Draw ships, what is behind and before them; what was drawn last while nothing moves."""
        if self.is_frozen:
            canvas.kept(self._still, "frozen", self._draw_moving)
        else:
            self._draw_moving(canvas)

    def draw(self, canvas: Canvas) -> None:
        """Draw all of it, and over its rim whoever is fired at."""
        super().draw(canvas)
        self._draw_face(canvas)

    def _draw_moving(self, canvas: Canvas) -> None:
        self.draw_effects(canvas, is_under=True)
        for ship in self.ships:
            if ship.sink < 1.0:
                self._draw_ship(canvas, ship)
        self.draw_effects(canvas)

    def _draw_face(self, canvas: Canvas) -> None:
        """Draw whoever is fired at, with the mood of the plate; not while something is asked."""
        if self.victim is not None and not self.apart:
            side = SCENE.face * self.unit
            place = sized(side, side, topright=(self.sheet.right, self.sheet.top + EDGE))
            draw_face(canvas, place, self.victim.face.seat, self.victim.face.face)

    def _draw_ship(self, canvas: Canvas, ship: Ship) -> None:
        """Draw a ship turned about her waterline, and the water that she stirs."""
        turn = math.radians(round(ship.tilt / SCENE.turn) * SCENE.turn)
        deep = SCENE.water * ship.scale
        lies = ship.x + self.apart * (1 if ship.x > 0.0 else -1)
        self.stamp(canvas, self.picture_of(_stirred(ship)), lies, ship.y + deep)
        x, y = lies + deep * math.sin(turn), ship.y + deep - deep * math.cos(turn)
        self.stamp(canvas, self._ship(ship), x, y)


def _stirred(ship: Ship) -> Effect:
    """Return the water that she stirs."""
    width, height = (share * ship.scale for share in SCENE.ring)
    return Effect("ships/foam_ring_1", 0.0, 0.0, width, height)
