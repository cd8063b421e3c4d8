"""How pieces move: flights with arc, bank and flip; landings, tugs, sparks."""

import math
from collections.abc import Callable
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from treasure_games.core.pages import Named, page_beside
from treasure_games.stage import animation
from treasure_games.stage.sprite import Sprite
from treasure_games.stage.theme import Theme
from treasure_games.table.pieces.sprite_board import Key, Pose, SpriteBoard

_AT: Final = Named(page_beside(__file__, dict[str, float]))
_MOTES: Final = 6

Point = tuple[float, float]


class Manner(Struct, frozen=True):
    """How pieces move, from the theme; with reduced motion nothing swings."""

    short: float
    long: float
    land: float
    arc_least: float
    arc_most: float
    bank: float
    squash: float
    hover: float = 34.0
    """The height of a flying piece over the table, in virtual units."""
    pace: animation.Easing = animation.out_back
    """How far it has come at a time: usually beyond its goal, and back."""

    @classmethod
    def of(cls, theme: Theme) -> "Manner":
        """Return the values of the theme."""
        durations, motion = theme.durations, theme.motion
        return cls(
            durations.move_short, durations.move_long, durations.land,
            motion.arc_least, motion.arc_most, motion.bank_most, motion.squash_wide,
        )  # fmt: skip

    @property
    def straight(self) -> "Manner":
        """The same for pieces that must keep clear of what lies beside their way."""
        return replace(self, arc_least=0.0, arc_most=0.0, pace=animation.out_cubic)

    @property
    def sliding(self) -> "Manner":
        """The same for pieces that make room: they slide on the table."""
        return replace(self, arc_least=0.0, arc_most=0.0, bank=0.0, squash=1.0, hover=0.0)


class Flight(animation.Animation):
    """Moves a piece to a pose; it flips on the way if the pose has another picture.

    It is at rest at the end, or removed if `vanishes`.
    """

    def __init__(
        self, board: SpriteBoard, key: Key, goal: Pose, manner: Manner, *,
        duration: float | None = None, vanishes: bool = False,
        on_landing: Callable[[], None] | None = None,
    ) -> None:  # fmt: skip
        self._board, self._key, self._goal, self._manner = board, key, goal, manner
        self._vanishes, self._on_landing = vanishes, on_landing
        self._start: tuple[float, float, float, float] | None = None
        distance = math.dist((goal.x, goal.y), (board[key].x, board[key].y))
        usual = manner.long if distance > _AT.long else manner.short
        self.duration = usual if duration is None else duration

    def begin(self, owners: animation.Owners) -> None:
        """Start from the piece's current place; a new layout may have removed it."""
        if self._key not in self._board:
            return
        self._sprite = sprite = self._board.lift(self._key)
        self._board.raise_up(self._key)
        self._start = (sprite.x, sprite.y, sprite.scale, sprite.angle)
        goal, manner = self._goal, self._manner
        distance = math.hypot(goal.x - sprite.x, goal.y - sprite.y)
        share, far = min(1.0, distance / (2 * _AT.long)), max(1.0, distance)
        across, down = (goal.x - sprite.x) / far, (goal.y - sprite.y) / far
        # The arc bends towards the middle, clear of what stands at the edges of the table.
        x, y = self._board.middle
        inwards = across * (2 * y - sprite.y - goal.y) - down * (2 * x - sprite.x - goal.x)
        side = math.copysign(1.0, inwards)
        arc = manner.arc_least + (manner.arc_most - manner.arc_least) * share
        self._arc = (-down * side * distance * arc, across * side * distance * arc)
        self._bank = -across * manner.bank
        self._image = sprite.image
        # Of pieces that start at once, half are turned in one frame and half in the next.
        self._beat = int(distance) % 2 / 2
        sprite.is_flying = True
        sprite.worn.clear()

    def at(self, t: float) -> None:
        """Move along the arc; at 1 the piece is exactly in the pose."""
        if t >= 1.0:
            self._land()
            return
        if self._start is None or self._key not in self._board:
            return
        goal, sprite = self._goal, self._sprite
        x, y, scale, angle = self._start
        height = animation.there_and_back(t)
        far = self._manner.pace(t)
        sprite.x = x + (goal.x - x) * far + self._arc[0] * height
        sprite.y = y + (goal.y - y) * far + self._arc[1] * height
        sprite.lift = self._manner.hover * height
        # Of the pose that is shown now, the time at which it was taken.
        poses = max(1.0, self.duration * _AT.poses)
        turned = max(0.0, math.floor(t * poses + self._beat) - self._beat) / poses
        near = animation.out_cubic(turned)
        sprite.scale = scale + (goal.scale - scale) * near
        sprite.angle = (
            angle + (goal.angle - angle) * near + self._bank * animation.there_and_back(turned)
        )
        self._flip(t)

    def _flip(self, t: float) -> None:
        """Turn the piece over during the middle part of the flight."""
        if self._image == self._goal.image:
            return
        share = min(1.0, max(0.0, (t - 0.15) / 0.6))
        self._sprite.width_pinch = abs(math.cos(math.pi * share))
        self._sprite.image = self._goal.image if share >= 0.5 else self._image

    def _land(self) -> None:
        if self._key in self._board:
            sprite = self._board[self._key]
            sprite.is_flying = False
            sprite.worn.clear()
            if self._vanishes:
                self._board.take(self._key)
            else:
                self._board.place(self._key, self._goal)
        if self._on_landing is not None:
            landing, self._on_landing = self._on_landing, None
            landing()


def squash(board: SpriteBoard, key: Key, manner: Manner) -> animation.Animation:
    """Return how a piece gets wider and flatter as it lands, and springs back."""
    amount = manner.squash - 1.0

    def begin() -> None:
        if key in board:
            board.lift(key)

    def give(t: float) -> None:
        if key in board:
            board[key].stretch = 1.0 + amount * animation.there_and_back(t)
            if t >= 1.0:
                board.settle(key)

    return animation.Sequential(
        animation.Call(begin), animation.Animate(manner.land if amount else 0.0, give)
    )


def tug(
    board: SpriteBoard, key: Key, towards: Point, duration: float, reach: float = 16.0
) -> animation.Animation:
    """Return a piece's jerk towards a point, `reach` virtual units far, and half-way back."""

    def begin() -> animation.Animation:
        if key not in board:  # A new layout may have removed it.
            return animation.Wait(0.0)
        sprite = board.lift(key)
        x, y = sprite.x, sprite.y
        share = reach / max(1.0, math.dist((x, y), towards))

        def pull(t: float) -> None:
            far = share * math.sin(t * math.pi * 0.8)
            sprite.x = x + (towards[0] - x) * far
            sprite.y = y + (towards[1] - y) * far
            sprite.angle = 3.0 * math.sin(t * math.pi * 2)

        return animation.Animate(duration, pull)

    return animation.Later(begin, seconds=duration)


def motes(
    board: SpriteBoard, where: Point, serial: int, image: str = "objects/spark"
) -> animation.Animation:
    """Return six sparks that spread in a ring where a piece lands, slower and paler with time."""
    names = [("mote", serial, index) for index in range(_MOTES)]

    def begin() -> None:
        for name in names:
            side = 2 * _AT.mote_side
            board.lay(name, Sprite(image, *where, side, side, has_shadow=False), 900.0)
            board.lift(name)

    def spread(t: float) -> None:
        far = animation.out_cubic(t)
        for index, name in enumerate(names):
            if name not in board:
                continue
            if t >= 1.0:
                board.take(name)
                continue
            angle = math.tau * (index + 0.35 * ((serial * 7 + index * 3) % 5)) / _MOTES
            sprite = board[name]
            sprite.x = where[0] + math.cos(angle) * _AT.mote_reach * far
            sprite.y = where[1] + math.sin(angle) * _AT.mote_reach * 0.7 * far + 24.0 * t * t
            sprite.alpha = 1.0 - t

    return animation.Sequential(animation.Call(begin), animation.Animate(_AT.mote_seconds, spread))
