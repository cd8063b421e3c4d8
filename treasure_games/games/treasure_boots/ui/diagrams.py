"""The pictures of the rulebook: the table in a few fixed positions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

from pygame import FRect

from treasure_games.core.options import Setup
from treasure_games.games.treasure_boots.rules import phases, pieces
from treasure_games.games.treasure_boots.rules.actions import Action, Sail, Shoot, Spend
from treasure_games.games.treasure_boots.rules.events import DiceRolled
from treasure_games.games.treasure_boots.rules.game import GAME
from treasure_games.games.treasure_boots.rules.gunnery import in_sight
from treasure_games.games.treasure_boots.rules.state import State
from treasure_games.games.treasure_boots.ui.hud import lying_dice
from treasure_games.games.treasure_boots.ui.table import TreasureBootsTable
from treasure_games.table.diagram import Diagram, changed

_Place = tuple[int, int]
_SEA: Final = (7, 3)
_PORT: Final = (5, 0)
_TOKENS: Final = {
    8: pieces.RUM, 9: pieces.GOLD, 7: pieces.SAILS, 6: pieces.GUNS, 12: pieces.PEARL,
}  # fmt: skip
"""Numbers of islands, and what lies there."""
_PRIVATEER_AT: Final = (4, 4)
_SAILED_TO: Final = (8, 4)


def _table(
    own: _Place = _SEA,
    rivals: Sequence[_Place] = ((7, 6), (11, 4)),
    phase: int = phases.SAILING,
    chart: str = "hex",
    **changes: Any,
) -> State:
    """Return a chart for three captains in the turn of the first, ships at these places."""
    state = GAME.new(Setup.of(GAME.info, 3, {"chart": chart}))
    for ship, place in enumerate((own, *rivals)):
        state.cells[ship] = state.chart.grid.cell(*place)
    state.cells[pieces.FIRST_PRIVATEER] = state.chart.grid.cell(*_PRIVATEER_AT)
    state.holds[:3] = [(1, 1, 0, 1, 1, 0), (0, 0, 1, 1, 0, 0), (1, 0, 0, 0, 0, 1)]
    state.holds[pieces.FIRST_PRIVATEER] = (0, 1, 0, 0, 0, 0)
    state.afloat = (0, 1, 2, pieces.FIRST_PRIVATEER)
    for number, kind in _TOKENS.items():
        at = next(at for at, one in enumerate(state.chart.islands) if one.number == number)
        state.tokens[at] = kind
    state.scores[:] = [6, 4, 9]
    state.box = (12, 10, 8, 9, 7, 11)
    state.dice, state.wind, state.turn_number = (5, 3), 1, 8
    state.phase, state.turn, state.asked, state.ship = phase, 0, 0, 0
    if phase == phases.SHOOTING:
        state.sighted = in_sight(state, 0, state.cells[0])
    return changed(state, changes)


def _sail(state: State) -> Sequence[tuple[int, Action]]:
    """The ship sails to an island."""
    return [(0, Sail(state.chart.grid.cell(*_SAILED_TO), 0))]


def _shoot(state: State) -> Iterator[tuple[int, Action]]:
    """The ship fires at the nearest rival, and nobody spends a pearl."""
    yield 0, Shoot(1)
    while state.phase in (phases.ATTACKING, phases.DEFENDING):
        asked = GAME.pending(state)
        assert asked is not None
        yield asked.seats[0], Spend(0)


def _start() -> State:
    state = _table(phase=phases.START, turn_number=0, ship=-1, scores=[0, 0, 0])
    state.cells[:] = [-1] * len(state.cells)
    state.holds[:] = [pieces.EMPTY] * len(state.holds)
    state.tokens[:] = [-1] * len(state.tokens)
    state.afloat = ()
    return state


def _chart(table: TreasureBootsTable) -> FRect:
    """Return the chart but for some sea at its upper and lower edges."""
    return table.board.places.chart.inflate(0.0, -100.0)


def _round(place: _Place, cells: float = 7.0) -> Callable[[TreasureBootsTable], FRect]:
    """Return what finds so many cells round a place, clear of the rim and the small map."""

    def crop(table: TreasureBootsTable) -> FRect:
        cell = table.chart.cell_rect(table.view.chart.grid.cell(*place))
        found = cell.inflate((cells - 1.0) * cell.width, (cells / 2 - 1.0) * cell.height)
        return found.clamp(table.chart.controller.camera.open)

    return crop


def _instruments(table: TreasureBootsTable) -> FRect:
    places = table.board.places
    return places.compass.unionall((places.wind, places.goal, places.dice))


def _rolled(table: TreasureBootsTable) -> None:
    """Lay the dice of the turn into their tray."""
    table.board.hud.dice.lay(lying_dice([DiceRolled(0, *table.view.dice)]))


_whole: Final = partial(Diagram, crop=_chart, size=(700.0, 430.0), across=1470.0, text_scale=1.0)
_near: Final = partial(Diagram, size=(700.0, 330.0), across=1484.0, text_scale=1.0)

DIAGRAMS: Final[Mapping[str, Diagram]] = {
    "chart": _whole(partial(_table, turn=1, asked=1, ship=1)),
    "start": _whole(_start),
    "roll": Diagram(_table, _instruments, (420.0, 240.0), _rolled, across=408.0, text_scale=1.0),
    "reach": _near(
        _table, _round(_SEA), size=(700.0, 360.0), across=728.0, acts=_sail, follows=True
    ),
    "port": _whole(partial(_table, _PORT, phase=phases.UNLOADING)),
    "shot": _whole(partial(_table, phase=phases.SHOOTING), acts=_shoot, follows=True),
    "pearls": _whole(partial(_table, phase=phases.ATTACKING, target=1, roller=1, attack=4)),
    "privateer": _near(partial(_table, phase=phases.COMMANDING), _round(_PRIVATEER_AT)),
    "squares": _whole(partial(_table, chart="square")),
}
"""By the name that the rulebook has for it."""
