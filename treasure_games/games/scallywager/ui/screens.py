"""Screens that people sit behind: each hides what its owner has until it is flung aside."""

from collections.abc import Callable, Collection, Container, Iterable
from dataclasses import dataclass
from itertools import cycle, groupby
from typing import Final

from pygame import FRect

from treasure_games.core.pages import Named, page_beside
from treasure_games.stage import animation
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.sprite import Sprite, draw_sprites
from treasure_games.stage.theme import Theme
from treasure_games.stage.widgets.widget import Node

_AT: Final = Named(page_beside(__file__, dict[str, float]))


@dataclass(slots=True, eq=False)
class DiceScreen:
    """One screen before its owner; numbers are moved by the timeline."""

    picture: str
    rect: FRect
    way: float = 1.0
    """The side to which it is flung, and how far, by half its width."""
    away: float = 0.0
    """0 stands, 1 lies aside."""
    leave: float = 0.0
    """How far it slides from where it lies to be out of the room, to its side."""
    gone: float = 0.0
    """0 lies where it fell, 1 has slid out of the room."""
    shake: float = 0.0
    """Degrees by which it leans while what is behind it is shaken."""
    is_rising: bool = False
    """True from when it is set up again until it is flung aside."""
    is_out: bool = False
    """True if its owner is out: it lies overturned where it stood."""

    def sprite(self) -> Sprite:
        """Return it as it is now: up, and aside, in one arc."""
        aside, turn = (_AT.near, _AT.over) if self.is_out else (_AT.aside, _AT.turn)
        x = self.rect.centerx + self.way * self.away * self.rect.width * aside
        x += self.leave * self.gone
        height = 4.0 * self.away * (1.0 - self.away) * _AT.lift * 0.5
        side = 1.0 if self.way > 0 else -1.0
        angle = self.shake - side * self.away * turn
        farther = round(_AT.steps * self.away) / _AT.steps
        scale, alpha = 1.0 - (1.0 - _AT.fallen) * farther, 1.0 - (1.0 - _AT.dimmest) * farther
        return Sprite(
            self.picture, x, self.rect.centery - height + 0.04 * self.away * self.rect.height,
            *self.rect.size, angle, scale, alpha, has_shadow=False,
            is_swift=self.is_swift,
        )  # fmt: skip

    @property
    def is_swift(self) -> bool:
        """True on the first part of its way aside, on all of its way back, and while it shakes."""
        return 0.0 < self.away < (1.0 if self.is_rising else _AT.swift) or bool(self.shake)

    @property
    def is_moving(self) -> bool:
        """True unless it stands or lies still: that is drawn exactly, whatever else moves."""
        return not {self.away, self.gone} <= {0.0, 1.0} or bool(self.shake)


class DiceScreens(Node):
    """The screens of all who have one, by seat."""

    def __init__(self) -> None:
        self.screens: dict[int, DiceScreen] = {}

    def stand(self, seat: int, picture: str, rect: FRect, way: float, room: FRect) -> None:
        """Set up a screen at once; one that lies aside stays there, and will leave at that side."""
        reach, unit = 0.55 * _AT.fallen * rect.width, _AT.aside * rect.width
        most = (room.right - reach - rect.centerx) / unit
        way = min(max(way, (room.left + reach - rect.centerx) / unit), most)
        lies = rect.centerx + way * unit
        end = room.left - 2.0 * reach if way < 0 else room.right + 2.0 * reach
        before = self.screens.get(seat, DiceScreen(picture, rect))
        self.screens[seat] = DiceScreen(
            picture, FRect(rect), way, before.away, end - lies, before.gone
        )

    def put(self, *, aside: bool, out: Container[int] = ()) -> None:
        """Set all up, or take them aside and out of the room, at once; but for owners who are out,
        whose screens lie overturned.
        """
        for seat, one in self.screens.items():
            one.is_out, one.shake, one.is_rising = seat in out, 0.0, False
            one.away, one.gone = float(aside or one.is_out), float(aside)

    def topple(self, seat: int, theme: Theme) -> animation.Animation:
        """Return how somebody's screen falls over, for good."""
        if seat not in self.screens:
            return animation.Wait(0.0)
        self.screens[seat].is_out = True
        return animation.Tween(self.screens[seat], 2.0 * theme.durations.move_short, away=1.0)

    @property
    def _standing(self) -> dict[int, DiceScreen]:
        """Those of owners who play on."""
        return {seat: one for seat, one in self.screens.items() if not one.is_out}

    def fling(
        self, order: Iterable[int], theme: Theme, with_each: Callable[[int], animation.Animation]
    ) -> animation.Animation:
        """Return how one after the other is flung aside, and what goes with that of each seat."""
        seconds, flights = 2.0 * theme.durations.move_short, []
        for seat in (seat for seat in order if seat in self._standing):
            self.screens[seat].is_rising = False
            aside = animation.Tween(self.screens[seat], seconds, away=1.0)
            flights.append(animation.Parallel(with_each(seat), aside))
        return animation.Staggered(_AT.gap if theme.motion.bank_most else 0.0, *flights)

    def clear(self, theme: Theme) -> animation.Animation:
        """Return how all, flung aside, slide out of the room: their owners change places."""
        seconds = theme.durations.move_long
        return animation.Parallel(
            *(animation.Tween(one, seconds, gone=1.0) for one in self.screens.values())
        )

    def raise_up(self, theme: Theme) -> animation.Animation:
        """Return how all are set up again."""
        seconds, ways = theme.durations.move_long, []
        for one in (one for one in self.screens.values() if one.away):
            one.is_rising = not one.is_out
            up = animation.Tween(one, seconds, easing=animation.out_back, away=float(one.is_out))
            ways.append(animation.Parallel(up, animation.Tween(one, seconds, gone=0.0)))
        return animation.Staggered(0.03, *ways)

    def rattle(self, theme: Theme, seats: Collection[int] | None = None) -> animation.Animation:
        """Return how these (by default all) lean a little and back, while dice roll behind them."""
        seconds, lean = 0.12, 7.0 if theme.motion.bank_most else 0.0
        swings = lean, -lean, 0.6 * lean, 0.0
        moves = [
            [
                animation.Tween(one, seconds, easing=animation.in_out_sine, shake=way * by)
                for by in swings
            ]
            for way, (seat, one) in zip(cycle((1.0, -1.0)), self._standing.items(), strict=False)
            if seats is None or seat in seats
        ]
        return animation.Staggered(0.05, *(animation.Sequential(*one) for one in moves))

    def draw(self, canvas: Canvas) -> None:
        """Draw all of them; those that lie aside below those that stand."""
        present = (one for one in self.screens.values() if one.gone < 1.0)
        shown = sorted(present, key=lambda one: -one.away)
        for is_moving, screens in groupby(shown, lambda one: one.is_moving):
            draw_sprites(canvas, [one.sprite() for one in screens], is_moving=is_moving)
