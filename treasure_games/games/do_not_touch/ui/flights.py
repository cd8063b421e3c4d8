"""How cards move: flights with arc and bank, flips, landings, the boat hook of a swap."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame
from pygame import Surface

from treasure_games.games.do_not_touch.ui.layout import Pose
from treasure_games.stage.animation import Animation, Ledger
from treasure_games.stage.assets import Assets
from treasure_games.stage.easing import out_back, out_cubic, there_and_back
from treasure_games.stage.sprite import Sprite
from treasure_games.stage.theme import Theme
from treasure_games.table.pieces.sprite_board import Key, SpriteBoard

HOOK: Final = "boat_hook"
HOOK_HEIGHT: Final = 74.0
_LONG: Final = 620.0
"""Virtual units from which a flight takes the longer time and the higher arc."""
_MOTES: Final = 6
_MOTE_SIDE: Final = 16.0
_MOTE_REACH: Final = 90.0
_MOTE_SECONDS: Final = 0.42


@dataclass(frozen=True, slots=True)
class Manner:
    """How cards move, from the theme: nothing swings in reduced motion."""

    short: float
    long: float
    land: float
    arc_least: float
    arc_most: float
    bank: float
    squash: float
    hover: float = 34.0
    """How high a card flies over the table."""

    @classmethod
    def of(cls, theme: Theme) -> Manner:
        """What the theme asks for."""
        durations, motion = theme.durations, theme.motion
        return cls(
            durations.move_short, durations.move_long, durations.land,
            motion.arc_least, motion.arc_most, motion.bank_most, motion.squash_wide,
        )  # fmt: skip


class Flight(Animation):
    """A card travels to a pose, turning its face on the way if the pose shows another one.

    It lies still on the board at the end, or is gone if `vanishes`.
    """

    def __init__(
        self,
        board: SpriteBoard,
        key: Key,
        goal: Pose,
        manner: Manner,
        *,
        duration: float | None = None,
        vanishes: bool = False,
        on_landing: Callable[[], None] | None = None,
    ) -> None:
        sprite = board[key]
        self._board, self._key, self._goal, self._manner = board, key, goal, manner
        self._vanishes = vanishes
        self._on_landing = on_landing
        self._is_flying = False
        distance = math.hypot(goal.x - sprite.x, goal.y - sprite.y)
        self.duration = duration if duration is not None else (
            manner.long if distance > _LONG else manner.short
        )  # fmt: skip

    def begin(self, ledger: Ledger) -> None:
        """Take off from where it lies now; a new layout may have taken it away since."""
        if self._key not in self._board:
            return
        self._is_flying = True
        sprite = self._board.lift(self._key)
        self._board.raise_up(self._key)
        self._sprite = sprite
        self._start = (sprite.x, sprite.y, sprite.scale, sprite.angle)
        distance = math.hypot(self._goal.x - sprite.x, self._goal.y - sprite.y)
        share = min(1.0, distance / (2 * _LONG))
        arc = self._manner.arc_least + (self._manner.arc_most - self._manner.arc_least) * share
        far = max(1.0, distance)
        across, down = (self._goal.x - sprite.x) / far, (self._goal.y - sprite.y) / far
        # The arc swings out across the way, upwards where the way leads to the side.
        side = -1.0 if across > 0.0 else 1.0
        self._arc = (-down * side * distance * arc, across * side * distance * arc)
        self._bank = -across * self._manner.bank
        self._image = sprite.image

    def at(self, t: float) -> None:
        """Along the arc; at 1 exactly in the pose."""
        if t >= 1.0:
            self._land()
            return
        if not self._is_flying or self._key not in self._board:
            return
        goal, sprite = self._goal, self._sprite
        x, y, scale, angle = self._start
        far, near, height = out_back(t), out_cubic(t), there_and_back(t)
        sprite.x = x + (goal.x - x) * far + self._arc[0] * height
        sprite.y = y + (goal.y - y) * far + self._arc[1] * height
        sprite.scale = scale + (goal.scale - scale) * near
        sprite.angle = angle + (goal.angle - angle) * near + self._bank * height
        sprite.lift = self._manner.hover * height
        self._turn_face(t)

    def _turn_face(self, t: float) -> None:
        """The flip happens over the middle part of the flight."""
        if self._image == self._goal.image:
            return
        share = min(1.0, max(0.0, (t - 0.15) / 0.6))
        self._sprite.width_pinch = abs(math.cos(math.pi * share))
        self._sprite.image = self._goal.image if share >= 0.5 else self._image

    def _land(self) -> None:
        if self._key in self._board and self._vanishes:
            self._board.take(self._key)
        elif self._key in self._board:
            place(self._board, self._key, self._goal)
        if self._on_landing is not None:
            landing, self._on_landing = self._on_landing, None
            landing()


def place(board: SpriteBoard, key: Key, pose: Pose) -> None:
    """Put a card into a pose, at rest."""
    sprite = board.lift(key)
    sprite.x, sprite.y, sprite.scale, sprite.angle = pose.x, pose.y, pose.scale, pose.angle
    sprite.image = pose.image
    sprite.lift, sprite.width_pinch, sprite.stretch, sprite.alpha = 0.0, 1.0, 1.0, 1.0
    board.settle(key, pose.depth)


class Squash(Animation):
    """A card gives a little when it lands."""

    def __init__(self, board: SpriteBoard, key: Key, manner: Manner) -> None:
        self._board, self._key = board, key
        self._amount = manner.squash - 1.0
        self.duration = manner.land if self._amount else 0.0

    def begin(self, ledger: Ledger) -> None:
        """It is drawn at every frame while it gives."""
        if self._key in self._board:
            self._board.lift(self._key)

    def at(self, t: float) -> None:
        """Wider and flatter, and back."""
        if self._key not in self._board:
            return
        self._board[self._key].stretch = 1.0 + self._amount * there_and_back(t)
        if t >= 1.0:
            self._board.settle(self._key)


class Tug(Animation):
    """A card is pulled at before it comes: a short jerk towards a point."""

    def __init__(
        self, board: SpriteBoard, key: Key, towards: tuple[float, float], duration: float
    ) -> None:
        self._board, self._key, self._towards = board, key, towards
        self._from: tuple[float, float] | None = None
        self.duration = duration

    def begin(self, ledger: Ledger) -> None:
        """Note where it lies; a new layout may have taken it away since."""
        if self._key not in self._board:
            return
        sprite = self._board.lift(self._key)
        self._from = sprite.x, sprite.y
        distance = max(1.0, math.dist(self._from, self._towards))
        self._by = tuple(
            (goal - start) / distance * 16.0
            for start, goal in zip(self._from, self._towards, strict=True)
        )

    def at(self, t: float) -> None:
        """Towards it, and half-way back."""
        if self._from is None or self._key not in self._board:
            return
        sprite = self._board[self._key]
        pull = math.sin(t * math.pi * 0.8)
        sprite.x = self._from[0] + self._by[0] * pull
        sprite.y = self._from[1] + self._by[1] * pull
        sprite.angle = 3.0 * math.sin(t * math.pi * 2)


class Motes(Animation):
    """At most six specks of light fly up where a card has landed."""

    def __init__(self, board: SpriteBoard, where: tuple[float, float], serial: int) -> None:
        self._board, self._where, self._serial = board, where, serial
        self.duration = _MOTE_SECONDS

    def begin(self, ledger: Ledger) -> None:
        """Lay them down."""
        for index in range(_MOTES):
            sprite = Sprite("objects/spark", *self._where, _MOTE_SIDE * 2, _MOTE_SIDE * 2)
            sprite.has_shadow = False
            self._board.lay(self._name(index), sprite, 900.0)
            self._board.lift(self._name(index))

    def at(self, t: float) -> None:
        """Out in a ring, slower and paler."""
        far = out_cubic(t)
        for index in range(_MOTES):
            name = self._name(index)
            if name not in self._board:
                continue
            if t >= 1.0:
                self._board.take(name)
                continue
            angle = math.tau * (index + 0.35 * ((self._serial * 7 + index * 3) % 5)) / _MOTES
            sprite = self._board[name]
            sprite.x = self._where[0] + math.cos(angle) * _MOTE_REACH * far
            sprite.y = self._where[1] + math.sin(angle) * _MOTE_REACH * 0.7 * far + 24.0 * t * t
            sprite.alpha = 1.0 - t

    def _name(self, index: int) -> tuple[str, int, int]:
        return "mote", self._serial, index


class HookReach(Animation):
    """The boat hook shoots out from behind its owner until its head is at a card."""

    def __init__(
        self,
        board: SpriteBoard,
        start: tuple[float, float],
        goal: tuple[float, float],
        duration: float,
    ) -> None:
        self._board, self._start, self._goal = board, start, goal
        self.duration = duration

    def begin(self, ledger: Ledger) -> None:
        """Lay it behind its owner, its head towards the card."""
        length = math.dist(self._start, self._goal)
        angle = -math.degrees(
            math.atan2(self._goal[1] - self._start[1], self._goal[0] - self._start[0])
        )
        sprite = Sprite(f"{HOOK}:", *self._start, max(length, 260.0), HOOK_HEIGHT, angle)
        sprite.has_shadow = False
        self._half = sprite.width / 2
        self._board.lay(HOOK, sprite, 800.0)
        self._board.lift(HOOK)

    def at(self, t: float) -> None:
        """Its head runs from its owner to the card."""
        move_head(self._board, self._start, self._goal, out_cubic(t), self._half)


class HookReturn(Animation):
    """The hook goes back behind its owner, and is gone."""

    def __init__(
        self,
        board: SpriteBoard,
        start: tuple[float, float],
        goal: tuple[float, float],
        duration: float,
    ) -> None:
        self._board, self._start, self._goal = board, start, goal
        self.duration = duration

    def at(self, t: float) -> None:
        """The way back."""
        if t >= 1.0:
            if HOOK in self._board:
                self._board.take(HOOK)
            return
        if HOOK not in self._board:
            return
        half = self._board[HOOK].width / 2
        move_head(self._board, self._start, self._goal, 1.0 - out_cubic(t), half)


def move_head(
    board: SpriteBoard,
    start: tuple[float, float],
    goal: tuple[float, float],
    share: float,
    half: float,
) -> None:
    """Put the hook's head at a share of the way from its owner to the card."""
    if HOOK not in board:
        return
    distance = max(1.0, math.dist(start, goal))
    along = ((goal[0] - start[0]) / distance, (goal[1] - start[1]) / distance)
    reach = distance * share - half
    sprite = board[HOOK]
    sprite.x = start[0] + along[0] * reach
    sprite.y = start[1] + along[1] * reach


class HookPainter:
    """Lays the boat hook together: butt, as much pole as is needed, head."""

    def __init__(self, assets: Assets) -> None:
        self._assets = assets

    def __call__(self, _name: str, width: int, height: int) -> Surface:
        """The hook, pointing to the right, at this many pixels."""
        whole = Surface((width, height), pygame.SRCALPHA)
        parts = [self._part(name, height) for name in ("butt", "pole", "head")]
        butt, pole, head = parts
        x = butt.get_width()
        while x < width - head.get_width():
            whole.blit(pole, (x, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
            x += pole.get_width()
        whole.fill((0, 0, 0, 0), (width - head.get_width(), 0, head.get_width(), height))
        whole.blit(butt, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        whole.blit(head, (width - head.get_width(), 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        return whole

    def _part(self, name: str, height: int) -> Surface:
        across, down = self._assets.master_size(f"objects/hook_{name}")
        return self._assets.image(f"objects/hook_{name}", round(height * across / down), height)
