"""What every act on the chart has at hand: table, chart and sounds, purses and moods."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict
from typing import Any, Final

from treasure_games.games.treasure_boots.rules.grid import NOWHERE
from treasure_games.games.treasure_boots.rules.pieces import FIRST_PRIVATEER
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.text.names import token_picture
from treasure_games.games.treasure_boots.ui.animations.motions import arrive, flown
from treasure_games.games.treasure_boots.ui.board import Board
from treasure_games.games.treasure_boots.ui.chart.pieces import SHIP_UNIT, WATERLINE, Mooring
from treasure_games.stage.animation import Animation, Call, Parallel, Sequential, Shake, Tween
from treasure_games.table.stagehand import Stagehand as TableStagehand
from treasure_games.table.table_api import TableApi

MOST_COINS: Final = 8
_TAKE_SECONDS: Final = 0.32
_OFFING: Final = 1.6
"""From so far, in hex radii, a fresh ship comes into port."""


class Stagehand(TableStagehand):
    """One for each table; knows who fires at whom while a shot is being played."""

    def __init__(self, board: Board, api: TableApi) -> None:
        super().__init__(api)
        self.board = board
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

    def glide(self, view: View) -> Animation:
        """Let ships travel to where the view has them, all at once (an act is taken back)."""
        return Parallel(*self._travels(view, self.theme.durations.move_long))

    def make_room(self, view: View) -> None:
        """Let ships that share a port lie side by side."""
        for travel in self._travels(view, self.theme.durations.reflow):
            self.beside(travel)

    def _travels(self, view: View, seconds: float) -> Iterator[Animation]:
        for key, mooring in self.fleet.moorings(view).items():
            ship = self.chart.ships.get(key)
            if ship is not None and Mooring(ship.x, ship.y, ship.scale) != mooring:
                yield Tween(ship, seconds, **asdict(mooring))

    def look_at(self, view: View, *keys: int) -> None:
        """Bring ships into sight, if the view follows the act."""
        cells = (view.cells[key] for key in keys)
        self.chart.helm.show(*(cell for cell in cells if cell > NOWHERE))

    def takes(self, kind: int, start: tuple[float, float], key: int, view: View) -> Animation:
        """Let a treasure fly from an island or a ship onto a deck."""
        ship = self.fleet.ship(key, view)

        def landed() -> None:
            self.play("token_taken")
            self.fleet.load(key, view)
            # A privateer's gain is its commander's.
            self._gains(key if key < FIRST_PRIVATEER else view.turn)

        deck = ship.x, ship.y + WATERLINE - 30 * SHIP_UNIT
        seconds = self.brief(_TAKE_SECONDS)
        flight = flown(self.chart, token_picture(kind), start, deck, seconds, (1.0, 0.5))
        return Sequential(flight, Call(landed))

    def _gains(self, seat: int) -> None:
        if seat == self.api.viewer:
            self.play("gain")
        self.api.show_mood(seat, "pleased")

    def pay(self, seat: int, cell: int, points: int) -> None:
        """Let coins fly to the plate of the seat that earned them."""
        self.play("coins_pour" if points > 2 else "coin_single")
        start = self.chart.to_screen(*self.chart.centre(cell))
        goal, count = self.board.plates[seat].spot("score"), min(points, MOST_COINS)
        self.beside(self.board.coins.fly(start, goal, count, self.theme))
        self._gains(seat)

    def mood(self, seat: int, face: str) -> None:
        """Let the captain of a ship make a face; a privateer has none."""
        if seat < FIRST_PRIVATEER:
            super().mood(seat, face)

    def shake(self, strength: float) -> None:
        """Throw the chart about for a moment."""
        self.beside(Shake(self.chart.contents, strength, most=self.theme.motion.shake_pixels))


Show = Callable[[Stagehand, Any, View], Animation]
"""What is seen of an event, from what lies on the chart to the view after it."""
Shows = Mapping[type[Any], Show]
