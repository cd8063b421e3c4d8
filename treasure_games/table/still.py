"""A table that is looked at: its game draws and moves it, and nobody acts there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from treasure_games.core.registry import load
from treasure_games.match.seats import Seat
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.markup import escaped
from treasure_games.stage.services import Services
from treasure_games.stage.timeline import Timeline
from treasure_games.table.game_table import AnyTable, Layer, load_table
from treasure_games.table.places import rotated
from treasure_games.table.table_api import TableApi


class StillTable(TableApi):
    """The game's access to it. Whatever else a game may ask for does nothing."""

    viewer: int | None = 0
    bottom = 0
    seen: Sequence[Any] = ()
    asked: int | None = None
    is_turn_here = False
    seats: Sequence[Seat] = ()

    def __init__(
        self, services: Services, game_id: str, seats: Sequence[Seat], context: LayoutContext
    ) -> None:
        self._services, self._rules = services, load(game_id)
        self.seats, self.context, self.timeline = seats, context, Timeline()
        self.game: AnyTable = load_table(game_id)(self)
        self.plates = [
            self.game.plate(number, seat, lambda: None) for number, seat in enumerate(seats)
        ]

    def told(self, view: Any) -> None:
        """Let the plates follow what has happened."""
        for plate, score in zip(self.plates, self._rules.scores(view), strict=True):
            plate.score.jump(score)
            plate.take_badges(tuple(self.game.badges(view, plate.number)))

    def place(self, status: float) -> None:
        """Put everything into its place in the present context, below `status` units."""
        self.places = self.game.places(self.context, len(self.seats) - 1, 0, status, log=False)
        order = rotated(len(self.seats), self.bottom)
        for seat, area in zip(order, self.places.seat_areas, strict=True):
            self.plates[seat].take_form(area.form)
            self.plates[seat].place(area.plate, self.context)
        self.game.layout(self.context, self.places)

    def draw(self, canvas: Canvas) -> None:
        """Draw the table with its seats, as its scene does."""
        nodes = self.game.nodes
        for node in (*nodes(Layer.REST), *self.plates, *nodes(Layer.MOVING), *nodes(Layer.OVER)):
            node.draw_on(canvas)

    @property
    def services(self) -> Services:
        """Those of the picture."""
        return self._services

    def called(self, seat: int) -> str:
        """Return the name of a seat."""
        return escaped(self.seats[seat].name)

    def emblem(self, seat: int) -> str:
        """Return the picture of a seat's emblem."""
        return self.services.theme.seats[self.seats[seat].emblem].emblem_image

    def hand_spot(self, seat: int) -> tuple[float, float]:
        """Return where cards would fly to."""
        return self.plates[seat].spot("badge")

    def act(self, action: Any, seat: int | None = None, arrival: int | None = None) -> bool:
        """Do nothing."""
        return False
