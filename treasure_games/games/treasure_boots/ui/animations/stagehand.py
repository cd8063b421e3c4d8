"""What every act on the chart has at hand: table, chart and sounds, purses and moods."""

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, Final

from msgspec.structs import asdict, replace

from treasure_games.core.language import translate as _
from treasure_games.core.pages import Named, amended, page_beside
from treasure_games.games.treasure_boots.rules import events
from treasure_games.games.treasure_boots.rules.grid import NOWHERE
from treasure_games.games.treasure_boots.rules.pieces import FIRST_PRIVATEER
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.text.names import token_picture
from treasure_games.games.treasure_boots.text.shot import Rolls, shot_summary
from treasure_games.games.treasure_boots.ui.board import Board
from treasure_games.games.treasure_boots.ui.broadside import SCENE, frames_of
from treasure_games.games.treasure_boots.ui.chart.living_chart import LivingChart
from treasure_games.games.treasure_boots.ui.chart.pieces import SHIP_UNIT as UNIT, WATERLINE, Effect
from treasure_games.games.treasure_boots.ui.chart.plan import Mooring, Point, around, bearing
from treasure_games.stage import animation
from treasure_games.stage.theme import Theme
from treasure_games.table.moods import moods_beside
from treasure_games.table.pieces.coins import along_arc
from treasure_games.table.stagehand import Stagehand as TableStagehand
from treasure_games.table.table_api import TableApi

MOST_COINS: Final = 8
_AT: Final = Named(page_beside(__file__, dict[str, Any]))
_SPLASH: Final = (120 * UNIT, 160 * UNIT)
_EDDY: Final = (320 * UNIT, 130 * UNIT)
TOKEN: Final = 100 / 135
"""Width of a token on the chart."""


class Picture(animation.Passing):
    """Pictures among what is `shown` for a while, one by one; `move(effect, t)` shapes each."""

    def __init__(
        self, shown: list[Effect], pictures: Sequence[str], where: Point, size: Point,
        duration: float, move: Callable[[Effect, float], None] = lambda effect, t: None,
        *, is_under: bool = False, foot: float = 0.5,
    ) -> None:  # fmt: skip
        effect = Effect(pictures[0], *where, *size, anchor_y=foot, is_under=is_under)

        def show(t: float) -> None:
            effect.picture = pictures[int(t * len(pictures))]
            move(effect, t)

        super().__init__(shown, effect, duration, show)


def breakers(chart: LivingChart, where: Point, seconds: float) -> animation.Animation:
    """The sea closes over a ship, or opens for one: spray, and a ring that widens under it."""

    def widen(effect: Effect, t: float) -> None:
        effect.scale, effect.alpha = 0.8 + 1.2 * animation.out_cubic(t), 1.0 - t

    (x, y), rings = where, ("ships/foam_ring_1", "ships/foam_ring_2")
    spray = partial(Picture, chart.effects, frames_of("splash"), foot=SCENE.feet["splash"])
    return animation.Parallel(
        *(spray((x + across, y + 0.1), _SPLASH, 0.7 * seconds) for across in (-0.42, 0.0, 0.42)),
        Picture(chart.effects, rings, where, _EDDY, seconds, widen, is_under=True),
    )


def flown(
    chart: LivingChart, picture: str, start: Point, goal: Point, seconds: float, grow: Point
) -> animation.Animation:
    """A treasure flies over the chart in an arc, near to the eye, from one scale to another."""
    height = 0.5 + _AT.arc * min(3.0, math.dist(start, goal)) * 0.4
    near = _AT.nearest / chart.controller.camera.goal_zoom

    def fly(effect: Effect, t: float) -> None:
        share = animation.in_out_sine(t)
        effect.x, effect.y = along_arc(start, goal, share, animation.there_and_back(t) * height)
        lying = TOKEN * (grow[0] + (grow[1] - grow[0]) * share)
        effect.scale = (lying + near * animation.there_and_back(t)) / _AT.largest

    return Picture(chart.effects, (picture,), start, (_AT.largest, _AT.largest), seconds, fly)


class Stagehand(TableStagehand):
    """One for each table; knows who fires at whom while a shot is being played."""

    moods = moods_beside(__file__)
    ending = 2, "cannon"

    def __init__(self, board: Board, api: TableApi) -> None:
        super().__init__(api)
        self.board = board
        self.chart, self.fleet, self.hud = board.chart, board.fleet, board.hud
        self.stage, self.harbour = board.stage, board.harbour
        self.rolls = Rolls()
        """The dice of that shot so far."""

    def is_brisk(self, view: View, *ships: int) -> bool:
        """Return True in the turn of a computer, if no person's ship is among these: then dice
        fall quickly and things overlap.
        """
        return not any(
            0 <= ship < FIRST_PRIVATEER and self.api.seats[ship].is_human
            for ship in (view.turn, *ships)
        )

    def dice_theme(self, *, brisk: bool) -> Theme:
        """Return the theme by which dice are thrown: those of computers fall sooner."""
        if not brisk:
            return self.theme
        quick = dict.fromkeys(("dice_least", "dice_most"), _AT.brisk_dice)
        return replace(self.theme, durations=amended(self.durations, quick))

    def overlapped(self, seconds: float, *animations: animation.Animation) -> animation.Animation:
        """Return the beginning of what runs on beside the things that come next."""
        beside = animation.Call(lambda: self.beside(animation.Sequential(*animations)))
        return animation.Sequential(beside, animation.Wait(self.brief(seconds)))

    def comes_into_port(self, seat: int, view: View) -> animation.Animation:
        """Let a ship come into port from the open sea, under sail."""
        ship = self.fleet.put_ship(seat, view)
        goal, seconds = (ship.x, ship.y), self.brief(_AT.arrive_seconds)
        is_east = ship.x > self.chart.plan.bounds.centerx
        ship.x += -_AT.offing if is_east else _AT.offing
        ship.y, ship.alpha = ship.y + 0.7, 0.0
        ship.heading = bearing((ship.x, ship.y), goal)
        return animation.Sequential(
            animation.Call(lambda: self.play("ship_step")),
            animation.Parallel(
                animation.Tween(ship, seconds, x=goal[0], y=goal[1]),
                animation.Tween(ship, 0.4 * seconds, alpha=1.0),
            ),
            animation.Call(lambda: self.make_room(view)),
        )

    def glide(self, view: View) -> animation.Animation:
        """Let ships travel to where the view has them, all at once (an act is taken back)."""
        return animation.Parallel(*self._travels(view, self.theme.durations.move_long))

    def make_room(self, view: View) -> None:
        """Let ships that share a port lie side by side."""
        for travel in self._travels(view, self.theme.durations.reflow):
            self.beside(travel)

    def _travels(self, view: View, seconds: float) -> Iterator[animation.Animation]:
        for key, mooring in self.fleet.moorings(view).items():
            ship = self.chart.ships.get(key)
            if ship is not None and Mooring(ship.x, ship.y, ship.scale) != mooring:
                yield animation.Tween(ship, seconds, **asdict(mooring))

    def tell_duel(self, view: View, rolls: Rolls) -> None:
        """Write on the board what the shot that is being played hangs on."""
        shot, called = self.board.shot, self.api.called
        if shot is not None:
            self.board.show_duel(shot_summary(view, *shot, rolls, called, is_played=True))

    def come_near(self, view: View, ship: int, target: int) -> animation.Animation:
        """Return how both come to be seen from near, if they aren't: the chart is cut away, and the
        board of the shot lies at their feet.
        """
        if not self.stage.ships:
            self.board.take_stage(view, ship, target)

        def cut() -> None:
            self.stage.is_visible = True
            self.tell_duel(view, self.rolls)

        return animation.Wait(0.0) if self.stage.is_visible else self.cut(cut)

    def cut(self, change: Callable[[], None]) -> animation.Animation:
        """Return dusk, the change that it hides, and a dawn beside what comes next; with less
        motion the change alone.
        """
        seconds = _AT.dusk if self.theme.motion.bank_most else 0.0
        dusk = self.board.dusk
        begin = animation.Call(lambda: dusk.turn(is_falling=True))
        falls = animation.Tween(dusk, seconds, easing=animation.in_out_sine, depth=1.0)
        return animation.Sequential(
            begin, falls, animation.Call(change), animation.Call(self.board.dawn)
        )

    def leave_harbour(self, event: events.Scored) -> None:
        """Go back to the chart, where the score grows."""
        self.harbour.strike()
        self.earn(event.seat, event.points, event.total)

    def rest_unseen(self) -> None:
        """Have the chart, which nobody sees, made ready for what comes after the shot."""
        self.chart.controller.back()
        self.chart.controller.camera.snap()

    def look_at(self, view: View, *keys: int) -> None:
        """Bring ships into sight, if the view follows the act."""
        self.chart.controller.back()
        self.chart.controller.show(*_cells(view, keys))

    def look_from_near(self, view: View, *keys: int) -> None:
        """Show ships from near until something happens elsewhere; what only concerns others not
        where the whole chart rests.
        """
        controller = self.chart.controller
        if self.api.viewer not in keys and controller.is_resting:
            self.look_at(view, *keys)
            return
        controller.near(*_cells(view, keys))

    def approach(self) -> animation.Animation:
        """Return the time in which the view comes near, if it does."""
        controller = self.chart.controller
        is_still = controller.is_resting and not controller.may_return
        return animation.Wait(0.0 if is_still else self.brief(_AT.approach))

    def takes(
        self, kind: int, start: tuple[float, float], key: int, view: View
    ) -> animation.Animation:
        """Let a treasure fly from an island or a ship onto a deck."""
        ship = self.fleet.ship(key, view)
        deck = ship.x, ship.y + WATERLINE - 30 * UNIT
        seconds = self.brief(_AT.take_seconds)
        flight = flown(self.chart, token_picture(kind), start, deck, seconds, (1.0, 0.5))
        return animation.Sequential(flight, animation.Call(lambda: self.gains(key, view)))

    def gains(self, key: int, view: View) -> None:
        """Load what has come aboard; a privateer's gain is its commander's."""
        self.play("token_taken")
        self.fleet.load(key, view)
        self._gains(key if key < FIRST_PRIVATEER else view.turn)

    def rises(self, kind: int, key: int) -> animation.Animation:
        """A piece rises from a deck, shines and is gone: from near, or over the chart."""
        ship, effects, size = self.chart.ships.get(key), self.chart.effects, TOKEN
        shot = self.board.shot
        if self.stage.is_visible and shot is not None and key in shot:
            ship, effects = self.stage.ships[shot.index(key)], self.stage.effects
            size = SCENE.sizes["treasure"][0]
        if ship is None:
            return animation.Wait(0.0)
        x, y = ship.x, ship.y

        def rise(effect: Effect, t: float) -> None:
            effect.y = y - (0.3 + 1.33 * animation.out_cubic(t)) * size
            effect.scale = 0.7 + 0.3 * min(1.0, t * 1.6)
            effect.alpha = 1.0 if t < 0.55 else 1.0 - (t - 0.55) / 0.45

        seconds, picture = self.brief(_AT.spend_seconds), (token_picture(kind),)
        return Picture(effects, picture, (x, y), (size, size), seconds, rise)

    def _gains(self, seat: int) -> None:
        if seat == self.api.viewer:
            self.play("gain")

    def pay(self, seat: int, cell: int, points: int, total: int) -> animation.Animation:
        """Return the flight of coins, one by one, to the plate of the seat that earned them, with
        what they come to in large figures beside it; its score counts up to `total` with them.
        """
        count = min(points, MOST_COINS)
        first, last = [self.board.coins.seconds(coins, self.theme) for coins in (1, count)]
        told = partial(self.earn, seat, points, total, first, last - first)
        return animation.Sequential(animation.Call(told), self.pour(seat, cell, count))

    def earn(
        self, seat: int, points: int, total: int, wait: float = 0.0, seconds: float = 0.3
    ) -> None:
        """Tell beside the plate what was earned, and count its score up after so long."""
        text, score = _("+{count}", count=points), self.board.plates[seat].shown.score
        gain = self.board.gains.show(text, self._at_score(seat, text), self.theme)
        counting = animation.Call(partial(score.roll, total, self.api.timeline, seconds))
        self._gains(seat)
        self.beside(animation.Sequential(animation.Wait(wait), counting, gain))

    def pour(self, seat: int, cell: int, count: int) -> animation.Animation:
        """Return the flight of so many coins from a cell to a plate."""

        def fly() -> animation.Animation:
            start = self.chart.to_screen(*self.chart.centre(cell))
            goal, landed = self.board.plates[seat].spot("score"), partial(self.play, "coin_single")
            return self.board.coins.fly(start, goal, count, self.theme, landed)

        return animation.Later(fly, seconds=self.board.coins.seconds(count, self.theme))

    def tell(
        self, text: str, size: float = 1.0, about: tuple[int, ...] = ()
    ) -> animation.Animation:
        """Hang up words over the chart for a moment, clear of what they tell of, ships, numbers."""
        frame, sea, gains = self.chart.controller.camera.open, self.chart, self.board.gains
        wide = _AT.widest * frame.width
        words = gains.rect(text, frame.center, self.api.context, wide, size)
        ships = [ship.cell for ship in sea.contents.ships.values() if ship.cell > NOWHERE]
        cells = map(sea.plan.geometry.bounds, zip((*sea.plan.lands, *ships)))
        meant = (around(sea.centre(cell), _AT.told) for cell in about)
        middles = map(sea.plan.geometry.centre, sea.plan.lands)
        numbers = [around((x + _AT.across, y + _AT.down), _AT.number) for x, y in middles]
        taken = [*cells, *9 * [*numbers, *meant]]
        under = sea.controller.camera.world_under
        free = (frame.width - words.width) / 2, frame.height - words.height
        places = [
            words.move_to(midtop=(frame.centerx + aside * free[0], frame.top + down * free[1]))
            for down in _AT.high for aside in _AT.aside
        ]  # fmt: skip
        place = min(places, key=lambda place: len(under(place).collidelistall(taken)))
        return gains.show(text, place.center, self.theme, wide, size, rises=not about)

    def _at_score(self, seat: int, text: str) -> tuple[float, float]:
        """Return where a gain shows: at its plate, level with the score, towards the chart."""
        plate, chart = self.board.plates[seat], self.board.places.chart
        half = self.board.gains.width(text, self.api.context) / 2 + _AT.beside
        is_left = plate.rect.centerx < chart.centerx
        x = plate.rect.right + half if is_left else plate.rect.left - half
        return x, max(plate.spot("score")[1], chart.top + half)

    def mood(self, seat: int, face: str) -> None:
        """Let the captain of a ship make a face; a privateer has none."""
        if seat < FIRST_PRIVATEER:
            super().mood(seat, face)


def _cells(view: View, keys: Iterable[int]) -> list[int]:
    """Return where these ships are, those on the chart."""
    return [view.cells[key] for key in keys if view.cells[key] > NOWHERE]
