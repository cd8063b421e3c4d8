"""What lies on the table: the view that is shown, the chart with its pieces, the instruments."""

from __future__ import annotations

from typing import Final

from treasure_games.core.language import translate
from treasure_games.games.treasure_boots.rules.charts import Chart
from treasure_games.games.treasure_boots.rules.pieces import FIRST_PRIVATEER
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.ui.chart.living_chart import LivingChart
from treasure_games.games.treasure_boots.ui.chart.pieces import PRIVATEER
from treasure_games.games.treasure_boots.ui.fleet import Fleet
from treasure_games.games.treasure_boots.ui.hud import Instruments
from treasure_games.games.treasure_boots.ui.layout import ChartPlaces
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.table.pieces.coins import FlyingCoins
from treasure_games.table.pieces.picker import Picker
from treasure_games.table.pieces.seat_plate import SeatPlate
from treasure_games.table.table_api import TableApi

_ = translate
CHART: Final = "chart.sea"
"""The box that slips and buttons on the chart lie on."""


class Board:
    """Shared by all who show something on the table or ask about it."""

    def __init__(self, api: TableApi) -> None:
        self.view: View
        self.places: ChartPlaces
        self.chart = LivingChart(api.services, api.invalidate, api.focus_on)
        self.fleet = Fleet(self.chart, self.livery)
        self.hud = Instruments()
        self.picker = Picker()
        self.coins = FlyingCoins()
        self.plates: dict[int, SeatPlate] = {}
        self._api = api
        self._spread: Chart | None = None

    def place(self, context: LayoutContext) -> None:
        """Put chart and instruments into their places."""
        self.hud.places = self.places
        self.chart.arrange(context, self.places.chart)
        self.write_plates()

    def lay(self, view: View) -> None:
        """Spread the chart if it is another one, and put every piece in its place."""
        self.view = view
        if view.chart is not self._spread:
            self._spread = view.chart
            self.hud.grid = view.chart.grid.name
            self.chart.spread(view.chart)
        self.chart.effects.clear()
        self.fleet.lay(view)
        self.hud.needle = self.chart.contents.wind = wind_degrees(view)
        self.write_plates()
        self.chart.mark(active=acting_ship(view))

    def settle(self, view: View) -> None:
        """Put right whatever was skipped or cut short, now that all motion has ended."""
        is_astray = self.fleet.is_astray(view) or self.hud.needle != wind_degrees(view)
        if self.chart.effects or is_astray:
            self.lay(view)
        self.view = view
        self.chart.mark(active=acting_ship(view), shots=(), lit=(), course=None)

    def write_plates(self) -> None:
        """Write the wind and the goal on the plates beside the chart."""
        grid = self.view.chart.grid
        wind = _("Blowing {direction}").format(
            direction=_(grid.directions[grid.headings[self.view.wind]].short)
        )
        goal = _("First to {count}").format(count=self.view.house.target)
        if self.hud.say(wind, goal) and self.hud.places is not None:
            self._api.invalidate(self.hud.area())

    def livery(self, key: int) -> str:
        """The style of a ship."""
        if key >= FIRST_PRIVATEER:
            return PRIVATEER
        return self._api.services.theme.seats[self._api.seats[key].emblem].name

    def ship_picture(self, key: int) -> str:
        """The picture that stands for a ship on a slip."""
        return f"ships/emblem_{self.livery(key)}"


def acting_ship(view: View) -> int | None:
    """Return the ship that acts, if any."""
    return view.ship if view.ship >= 0 else None


def wind_degrees(view: View) -> float:
    """Return where the wind blows to, in degrees clockwise from north."""
    grid = view.chart.grid
    return float(grid.directions[grid.headings[view.wind]].degrees)
