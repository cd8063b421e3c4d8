"""What one seat may see of the table, and tables that would look the same to it.

All is public except the first port in a secret start (TB-11). Visibility is decided in one place,
`hidden_ships`: the view, its samples, the hidden slots and the redaction of events follow from it.
The order in which tokens will be drawn is not in the state: chance decides each draw.
"""

from random import Random

from msgspec import Struct

from treasure_games.core.codec import mirrored
from treasure_games.core.game import UNKNOWN
from treasure_games.games.treasure_boots.rules.charts import Chart
from treasure_games.games.treasure_boots.rules.grid import NOWHERE
from treasure_games.games.treasure_boots.rules.house import HouseRules
from treasure_games.games.treasure_boots.rules.phases import START
from treasure_games.games.treasure_boots.rules.pieces import FIRST_PRIVATEER, Hold
from treasure_games.games.treasure_boots.rules.state import Charted, State


class View(Charted, Struct, frozen=True):
    """The table as `seat` knows it (None: a bystander), with the fields of `State`.

    `cells[ship]` is `UNKNOWN` for a rival's port chosen in secret, `NOWHERE` for no ship.
    """

    seat: int | None
    house: HouseRules
    chart: Chart
    cells: tuple[int, ...]
    holds: tuple[Hold, ...]
    tokens: tuple[int, ...]
    scores: tuple[int, ...]
    hits: tuple[int, ...]
    afloat: tuple[int, ...]
    box: Hold
    wind: int
    dice: tuple[int, int]
    phase: int
    turn: int
    turn_number: int
    starter: int
    asked: int
    ship: int
    sighted: tuple[int, ...]
    target: int
    roller: int
    attack: int
    defence: int
    kept: Hold

    @property
    def privateers(self) -> tuple[int, ...]:
        """The privateers afloat, as ships."""
        return tuple(ship for ship in self.afloat if ship >= FIRST_PRIVATEER)

    @property
    def is_double(self) -> bool:
        """TB-21: True if both dice of this turn are equal."""
        return self.dice[0] == self.dice[1] != 0


def hidden_ships(state: State, seat: int | None) -> tuple[int, ...]:
    """TB-11: return the ships of others whose first port is chosen, but not yet revealed."""
    if state.phase != START or not state.house.starts_in_secret:
        return ()
    return tuple(
        ship for ship in range(state.house.seats) if ship != seat and state.cells[ship] != NOWHERE
    )


def view_of(state: State, seat: int | None) -> View:
    """Return the table as `seat` knows it."""
    cells = state.cells
    hidden = hidden_ships(state, seat)
    if hidden:
        cells = [UNKNOWN if ship in hidden else cell for ship, cell in enumerate(cells)]
    return mirrored(View, state, seat=seat, cells=tuple(cells))


def sample_state(view: View, rng: Random) -> State:
    """Return a random table that looks like `view`, with each hidden ship in a random port."""
    cells = [cell if cell != UNKNOWN else rng.choice(view.chart.ports) for cell in view.cells]
    return mirrored(State, view, cells=cells)


def ships_in_secret(view: View) -> tuple[int, ...]:
    """Return the ships whose cell this view doesn't know."""
    return tuple(ship for ship, cell in enumerate(view.cells) if cell == UNKNOWN)
