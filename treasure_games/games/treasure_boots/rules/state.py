"""The whole table as data: ships, holds, islands, box, wind, and the current decision.

A ship is a number (see `pieces`), and so an index of `cells` and `holds`: first the seats, then
twelve places for privateers, empty while their cell is `NOWHERE`.
"""

from typing import Final

from msgspec import Struct

from treasure_games.core.codec import Plain, plain_fields
from treasure_games.core.game_base import GameData, GameState
from treasure_games.games.treasure_boots.rules.charts import Chart
from treasure_games.games.treasure_boots.rules.grid import NOWHERE
from treasure_games.games.treasure_boots.rules.house import HouseRules
from treasure_games.games.treasure_boots.rules.phases import SETUP
from treasure_games.games.treasure_boots.rules.pieces import EMPTY, FULL_BOX, NO_TOKEN, SHIPS, Hold

NOBODY: Final = -1
NO_SHIP: Final = -1


class Charted(GameData):
    """The base of the state and its view."""

    __slots__ = ()
    chart: Chart

    def data(self) -> Plain:
        """Return everything, by name."""
        plain = plain_fields(self, "house", "chart")
        return plain | {"chart": self.chart.text, "options": dict(self.house.setup.options)}


class State(Charted, GameState, Struct, eq=False):
    """Everything that can change, and the `house` and `chart` shared by its copies.

    `afloat` are the ships on the chart, sorted (in a secret start those with a port).
    `tokens[island]` is the kind on an island of the chart, or `NO_TOKEN`. `turn` is the seat in
    turn, `asked` the seat that must decide now (in a secret start all without a port must). `ship`
    is the acting ship: a privateer in step 1, else that of the seat in turn; `sighted` are the
    ships that it may shoot at now. Of a shot, `target` is the ship under fire, `roller` rolls and
    decides for it, `attack` and `defence` are the totals so far. `kept` is what stays aboard when
    the rest is unloaded. `hits[seat * seats + rival]` counts how often a seat, or a privateer under
    its command, has hit a rival, for personas that bear grudges.
    """

    house: HouseRules
    chart: Chart
    cells: list[int]
    holds: list[Hold]
    tokens: list[int]
    scores: list[int]
    hits: tuple[int, ...]
    afloat: tuple[int, ...] = ()
    box: Hold = FULL_BOX
    wind: int = 0
    dice: tuple[int, int] = (0, 0)
    phase: int = SETUP
    turn: int = 0
    turn_number: int = 0
    starter: int = NOBODY
    asked: int = NOBODY
    ship: int = NO_SHIP
    sighted: tuple[int, ...] = ()
    target: int = NO_SHIP
    roller: int = NOBODY
    attack: int = 0
    defence: int = 0
    kept: Hold = EMPTY


def initial_state(house: HouseRules) -> State:
    """Return the table before any draw or choice: a full box (TB-05), the wind north (TB-12)."""
    chart = house.chart
    return State(
        house=house,
        chart=chart,
        cells=[NOWHERE] * SHIPS,
        holds=[EMPTY] * SHIPS,
        tokens=[NO_TOKEN] * len(chart.islands),
        scores=[0] * house.seats,
        hits=(0,) * house.seats**2,
    )
