"""Captain Treasure Boots behind the contract of `core.game`."""

from typing import Final

from msgspec.structs import replace

from treasure_games.core.asking import questions
from treasure_games.core.codec import Plain
from treasure_games.core.game import UNKNOWN, Game, HiddenGroup, Mode, Pending
from treasure_games.core.game_base import GameBase, make_apply
from treasure_games.core.options import GameInfo
from treasure_games.games.treasure_boots.rules import phases, pieces
from treasure_games.games.treasure_boots.rules.actions import ACTIONS, Action
from treasure_games.games.treasure_boots.rules.acts import ACTION_HANDLERS
from treasure_games.games.treasure_boots.rules.charts import Chart
from treasure_games.games.treasure_boots.rules.events import EVENTS, Event, PortChosen
from treasure_games.games.treasure_boots.rules.grid import NOWHERE
from treasure_games.games.treasure_boots.rules.house import PAGE, check_setup, house_of
from treasure_games.games.treasure_boots.rules.legal import legal_actions, refusal
from treasure_games.games.treasure_boots.rules.pieces import MOST_SEATS
from treasure_games.games.treasure_boots.rules.scoring import final_outcome
from treasure_games.games.treasure_boots.rules.state import NOBODY, State, initial_state
from treasure_games.games.treasure_boots.rules.turns import start_game
from treasure_games.games.treasure_boots.rules.view import (
    View,
    hidden_ships,
    sample_state,
    ships_in_secret,
    view_of,
)


def place_name(chart: Chart, cell: int) -> str:
    """Return a port's name or an island's number, with the column and row on the chart."""
    if cell == UNKNOWN:
        return "hidden"
    column, row = chart.grid.place(cell)
    island = chart.island_at(cell)
    if island is None:
        return f"({column}, {row})"
    return f"{island.name or f'island {island.number}'} ({column}, {row})"


def ship_name(ship: int) -> str:
    """Return a privateer's name, or the seat of a player's ship."""
    if ship >= pieces.FIRST_PRIVATEER:
        return f"the {pieces.PRIVATEER_NAMES[ship - pieces.FIRST_PRIVATEER]}"
    return f"seat {ship}'s"


def cargo_by_name(hold: pieces.Hold) -> dict[str, Plain]:
    """Return the number of tokens aboard by the name of their kind, without missing kinds."""
    return {kind.name: count for kind, count in zip(pieces.KINDS, hold, strict=True) if count}


PENDING: Final = questions(phases.PHASES, MOST_SEATS, quiet=(phases.SETUP, phases.ROLLING))
APPLY: Final = make_apply(refusal, ACTION_HANDLERS)


class TreasureBoots(GameBase[Event, View]):
    """The rules of the game behind the contract; it holds no state."""

    info: GameInfo = PAGE.info("treasure_boots", (2, MOST_SEATS), ACTIONS, EVENTS, check_setup)
    printed = {
        "cell": lambda cell, view: place_name(view.chart, cell),
        **dict.fromkeys(
            ("cells", "path"), lambda cells, view: [place_name(view.chart, cell) for cell in cells]
        ),
        "kind": lambda kind, _view: pieces.KINDS[kind].name,
        "kinds": lambda kinds, _view: cargo_by_name(kinds),
        **dict.fromkeys(("ship", "target"), lambda ship, _view: ship_name(ship)),
        **dict.fromkeys(("before", "after"), lambda wind, view: view.chart.grid.wind_name(wind)),
    }
    over = phases.OVER
    new = staticmethod(lambda setup: initial_state(house_of(setup)))
    start = staticmethod(start_game)

    def pending(self, state: State) -> Pending | None:
        """Return the seats asked; in a secret start all without a port.

        An open start is a turn of each seat, a secret one (TB-11) a sealed set.
        """
        asked = state.asked
        if asked != NOBODY or state.phase == phases.OVER:
            return PENDING[state.phase][asked]
        return Pending(_without_port(state), phases.PHASES[state.phase], Mode.SEALED)

    legal = staticmethod(legal_actions)
    refusal = staticmethod(refusal)
    apply = staticmethod(APPLY)
    view = staticmethod(view_of)
    determinize = staticmethod(sample_state)
    result = staticmethod(final_outcome)

    def redact(self, state: State, event: Event, seat: int | None) -> Event:
        """Return the event without a port that another seat chose in secret (TB-11)."""
        if isinstance(event, PortChosen) and event.seat in hidden_ships(state, seat):
            return replace(event, cell=UNKNOWN)
        return event

    def scores(self, view: View) -> tuple[int, ...]:
        """Return the current scores."""
        return view.scores

    def hidden_groups(self, view: View) -> tuple[HiddenGroup, ...]:
        """Return the ships with a secret first port: each may be in any port."""
        return (HiddenGroup(ships_in_secret(view), view.chart.ports),)


def _without_port(state: State) -> tuple[int, ...]:
    """Return the seats that have not chosen a port yet in a secret start."""
    if state.phase != phases.START:
        return ()
    seats = range(state.house.seats)
    return tuple(seat for seat in seats if state.cells[seat] == NOWHERE)


GAME: Final[Game[State, Action, Event, View]] = TreasureBoots()
