"""Dice: any number of any family, thrown in from the side, or at rest in their spots."""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from msgspec import Struct
from pygame import FRect

from treasure_games.core.pages import figures_beside
from treasure_games.stage.animation import Animation, Owners, in_out_sine, out_cubic
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.sprite import Sprite, draw_sprites
from treasure_games.stage.theme import Theme

_AT, _COUNTS = figures_beside(__file__)
_BOUNCES: Final = ((0.0, 0.52, 1.0), (0.52, 0.80, 0.34), (0.80, 1.0, 0.10))
"""Begin, end and height of each hop, as shares."""
_LEANS: Final = (-7.0, 9.0)
"""Degrees by which dice that were not thrown are turned."""

Spot = tuple[float, float, float]
"""Middle and side of a die at rest, in virtual units."""


class Family(Struct, frozen=True):
    """The pictures of one kind of die: its faces, and its tumbling."""

    faces: tuple[str, ...]
    tumbling: tuple[str, ...]
    aspect: float = 1.0
    """Width of the pictures by their height, which is the side of a die."""
    spin: float = 1.0
    """How far it turns in the air; what rolls about its long axis turns little."""


def six_faced(face: str, tumble: str) -> Family:
    """Return a die whose pictures have these names, with a number each."""
    faces = tuple(f"{face}_{value}" for value in range(1, 7))
    return Family(faces, tuple(f"{tumble}_{pose}" for pose in range(1, 9)))


IVORY: Final = six_faced("scallywager/die", "dice/tumble")
"""Plain dice with six faces."""

Rolled = tuple[Family, int]
"""A die, and the index of the face rolled."""


@dataclass(slots=True, eq=False)
class Die:
    """The place of one die (virtual units), its side at rest, its height, and its picture."""

    x: float
    y: float
    side: float
    image: str
    angle: float = 0.0
    lift: float = 0.0
    aspect: float = 1.0
    scale: float = 1.0
    """How much larger it is than at rest, as it comes from the viewer's side."""
    is_swift: bool = False
    """True while each of its pictures is shown for a few frames only."""

    @property
    def rect(self) -> FRect:
        """Where it lies."""
        width, height = self.side * self.aspect, self.side
        return FRect(self.x - width / 2, self.y - height / 2, width, height)

    def _shadow(self) -> Sprite:
        fall = 0.075 * self.side * self.scale + 0.35 * self.lift
        side = self.side * _AT.shadow
        return Sprite(
            "dice/shadow", self.x + fall, self.y + 1.2 * fall, side * self.aspect, side,
            scale=round(self.scale * (1.0 + self.lift / 400.0) * _COUNTS.sizes) / _COUNTS.sizes,
            alpha=round(max(0.35, 1.0 - self.lift / 260.0) * _COUNTS.shades) / _COUNTS.shades,
            has_shadow=False,
        )  # fmt: skip

    def sprites(self) -> Iterator[Sprite]:
        """Yield the shadow, then the die; their sizes are those at rest, so that all pictures of a
        throw are scaled from few.
        """
        yield self._shadow()
        yield Sprite(self.image, self.x, self.y - self.lift, self.side * self.aspect, self.side,
                     self.angle, self.scale, has_shadow=False, is_swift=self.is_swift)  # fmt: skip


class Dice:
    """The dice of one tray or table; `spot` returns the place of a die by its index."""

    def __init__(self, spot: Callable[[int], Spot]) -> None:
        self.spot = spot
        self.dice: list[Die] = []
        self.held: tuple[Spot, ...] = ()
        """Where the last dice lie ready to be thrown."""

    def __iter__(self) -> Iterator[Die]:
        return iter(self.dice)

    def lay(self, pictures: Sequence[str], aspect: float = 1.0) -> None:
        """Place dice with these pictures, without a throw."""
        self.dice[:] = [
            Die(*self.spot(index), picture, _LEANS[index % len(_LEANS)], aspect=aspect)
            for index, picture in enumerate(pictures)
        ]

    def place(self) -> None:
        """Move the dice to their spots in a new layout."""
        for index, die in enumerate(self):
            die.x, die.y, die.side = self.spot(index)

    def hold(self, families: Sequence[Family], spots: Sequence[Spot], first: int = 0) -> list[Die]:
        """Lay dice ready to be thrown from these spots, in the places from `first` on."""
        self.held = tuple(spots)
        self.dice[first:] = [
            Die(*spot, one.tumbling[0], _LEANS[index % len(_LEANS)], aspect=one.aspect)
            for index, (one, spot) in enumerate(zip(families, spots, strict=True))
        ]
        return self.dice[first:]

    def draw(self, canvas: Canvas, *, is_moving: bool) -> None:
        """Draw the dice."""
        sprites = [sprite for die in self for sprite in die.sprites()]
        draw_sprites(canvas, sprites, is_moving=is_moving)


class Throw(Animation):
    """Dice fly in, bounce twice and stop; ends with the last one, so that a result after it in a
    `Sequential` is shown no sooner.

    They take the spots from `first` on; dice in earlier spots stay. They fall where `spot` has
    them, by default where they lie afterwards; see `Gathering`.
    """

    def __init__(
        self,
        dice: Dice,
        rolled: Sequence[Rolled],
        theme: Theme,
        serial: int,
        *,
        first: int = 0,
        spot: Callable[[int], Spot] | None = None,
    ) -> None:
        self._dice, self._rolled, self._first, self._serial = dice, tuple(rolled), first, serial
        self._spot = spot or dice.spot
        durations = theme.durations
        spread = (durations.dice_most - durations.dice_least) * ((serial * 7 % 10) / 10)
        self.duration = durations.dice_least + spread
        self._thrown: list[Die] = []
        self._start: tuple[Spot, ...] = ()
        """Where they lay in a hand; without one they come in from the left."""
        self._has_flight = theme.motion.bank_most > 0

    def begin(self, owners: Owners) -> None:
        """Create the dice of these spots."""
        self._thrown = [
            Die(*self._spot(index), family.tumbling[0], aspect=family.aspect)
            for index, (family, _face) in enumerate(self._rolled, self._first)
        ]
        self._dice.dice[self._first :] = self._thrown
        self._start, self._dice.held = self._dice.held, ()

    def at(self, t: float) -> None:
        """Put each die on its path; at 1 all are at rest with the result."""
        for index, die in enumerate(self._thrown):
            late = min(_AT.stagger * index, 0.5)
            self._put(die, index, min(1.0, max(0.0, t - late) / (1.0 - late)) if late else t)

    def _put(self, die: Die, index: int, t: float) -> None:
        family, face = self._rolled[index]
        x, y, side = self._spot(self._first + index)
        lean = ((self._serial * 13 + index * 7) % 17 - 8) * 1.4
        if t >= 1.0 or not self._has_flight:
            die.x, die.y, die.side, die.lift, die.angle, die.scale = x, y, side, 0.0, lean, 1.0
            die.image, die.is_swift = family.faces[face], False
            return
        far = 1.0 - out_cubic(t)
        start = x - _AT.reach - 60.0 * index, y + 36.0 - 64.0 * index
        from_x, from_y = self._start[index][:2] if self._start else start
        die.x, die.y = x + far * (from_x - x), y + far * (from_y - y)
        die.lift = _hop(t) * _AT.height
        turn = int((1.0 - (1.0 - t) ** 2) * _COUNTS.turns)
        is_turning = t < _AT.shown
        far = (1.0 - (turn + 0.5) / _COUNTS.turns) ** 1.5 if is_turning else 0.0
        die.is_swift = turn < _COUNTS.swift
        die.scale = 1.0 + 0.28 * far
        die.angle = lean + far * (300.0 if index % 2 else -260.0) * family.spin
        pose = family.tumbling[(turn + self._serial + index * 3) % len(family.tumbling)]
        die.image = pose if is_turning else family.faces[face]


class Gathering(Animation):
    """Dice that were thrown elsewhere glide to their own spots, and become as large as there."""

    def __init__(self, dice: Dice, theme: Theme) -> None:
        self._dice = dice
        self.duration = theme.durations.move_long
        self._from: list[tuple[Die, Spot]] = []

    def begin(self, owners: Owners) -> None:
        """Take the dice as they lie."""
        self._from = [(die, (die.x, die.y, die.side)) for die in self._dice]

    def at(self, t: float) -> None:
        """Glide; the pictures of their old size are scaled until they lie."""
        share = in_out_sine(t)
        for index, (die, (x, y, side)) in enumerate(self._from):
            goal_x, goal_y, goal_side = self._dice.spot(index)
            if t >= 1.0:
                die.x, die.y, die.side, die.scale = goal_x, goal_y, goal_side, 1.0
                continue
            die.x, die.y = x + (goal_x - x) * share, y + (goal_y - y) * share
            size = 1.0 + (goal_side / side - 1.0) * share
            die.scale = round(size * _COUNTS.sizes) / _COUNTS.sizes


def _hop(t: float) -> float:
    for begin, end, height in _BOUNCES:
        if t < end:
            return height * math.sin(math.pi * (t - begin) / (end - begin))
    return 0.0
