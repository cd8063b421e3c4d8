"""What every act on the chart has at hand: table, chart and sounds, purses and moods."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from treasure_games.games.treasure_boots.rules.grid import NOWHERE
from treasure_games.games.treasure_boots.rules.pieces import FIRST_PRIVATEER
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.ui.animations.pictures import brief
from treasure_games.games.treasure_boots.ui.animations.voyages import arrive
from treasure_games.games.treasure_boots.ui.board import Board
from treasure_games.games.treasure_boots.ui.chart.pieces import Mooring, Ship
from treasure_games.stage.animation import Animation, Call, Sequential, Shake, Tween
from treasure_games.stage.easing import out_cubic
from treasure_games.stage.theme import Theme
from treasure_games.table.table_api import TableApi

MOST_COINS: Final = 8
_OFFING: Final = 1.6
"""From so far, in hex radii, a fresh ship comes into port."""


class Stagehand:
    """One for each table; knows who fires at whom while a shot is being played."""

    def __init__(self, board: Board, api: TableApi) -> None:
        self.board, self.api = board, api
        self.chart, self.fleet, self.hud = board.chart, board.fleet, board.hud
        self.audio = api.services.audio
        self.shot: tuple[int, int] | None = None
        """Who fires at whom, while a shot is being played."""
        self.wreck: tuple[float, float] | None = None
        """Where a ship went down last."""

    def comes_into_port(self, seat: int, view: View) -> Animation:
        """Let a ship come into port from the open sea, under sail."""
        ship = self.fleet.put_ship(seat, view)
        start = (
            ship.x + (_OFFING if ship.x <= self.fleet.middle[0] else -_OFFING),
            ship.y + 0.7,
        )
        ship.alpha = 0.0
        return Sequential(
            Call(lambda: self.play("ship_step")),
            arrive(ship, self.theme, start),
            Call(lambda: self.make_room(view)),
        )

    def make_room(self, view: View) -> None:
        """Let ships that share a port lie side by side."""
        seconds = self.theme.durations.reflow
        for key, mooring in self.fleet.moorings(view).items():
            ship = self.chart.ships.get(key)
            if ship is not None and _lies(ship) != mooring:
                self.beside(Tween(ship, seconds, easing=out_cubic, x=mooring.x, y=mooring.y,
                                   scale=mooring.scale))  # fmt: skip

    def look_at(self, view: View, *keys: int) -> None:
        """Bring ships into sight, if the view follows the act."""
        cells = (view.cells[key] for key in keys)
        self.chart.helm.show(*(cell for cell in cells if cell > NOWHERE))

    def aboard(self, key: int, seat: int, view: View) -> None:
        """Show that a treasure came aboard a ship; the gain is a seat's."""
        self.play("token_taken")
        self.fleet.load(key, view)
        if seat == self.api.viewer:
            self.play("gain")
        self.api.show_mood(seat, "pleased")

    def pay(self, seat: int, cell: int, points: int) -> None:
        """Let coins fly to the plate of the seat that earned them."""
        api = self.api
        self.play("coins_pour" if points > 2 else "coin_single")
        start = self.chart.to_screen(*self.chart.centre(cell))
        goal, count = self.board.plates[seat].spot("score"), min(points, MOST_COINS)
        self.beside(self.board.coins.fly(start, goal, count, self.theme))
        if seat == api.viewer:
            self.play("gain")
        api.show_mood(seat, "pleased")

    def owner(self, key: int, view: View) -> int:
        """Return whose gain it is: that of a privateer's commander, or the captain's own."""
        return key if key < FIRST_PRIVATEER else view.turn

    def mood(self, key: int, face: str) -> None:
        """Let the captain of a ship make a face; a privateer has none."""
        if key < FIRST_PRIVATEER:
            self.api.show_mood(key, face)

    def shake(self, strength: float) -> None:
        """Throw the chart about for a moment."""
        self.beside(Shake(self.chart.contents, strength, most=self.theme.motion.shake_pixels))

    def brief(self, seconds: float) -> float:
        """Return the seconds, or hardly any for those who want less motion."""
        return brief(self.theme, seconds)

    def beside(self, animation: Animation) -> None:
        """Let this run beside whatever else moves."""
        self.api.timeline.beside(animation)

    def play(self, group: str) -> None:
        """Make a sound."""
        self.audio.play(group)

    @property
    def theme(self) -> Theme:
        """Durations and how much may move."""
        return self.api.services.theme


def _lies(ship: Ship) -> Mooring:
    return Mooring(ship.x, ship.y, ship.scale)


Show = Callable[[Stagehand, Any, View], Animation]
"""What is seen of an event, from what lies on the chart to the view after it."""
Shows = Mapping[type[Any], Show]
