"""Why an action isn't legal now, in words for the player, with the rule that forbids it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from treasure_games.core.errors import IllegalAction
from treasure_games.core.language import N_
from treasure_games.games.treasure_boots.rules import actions, phases
from treasure_games.games.treasure_boots.rules.battle import saving_pearls
from treasure_games.games.treasure_boots.rules.grid import NOWHERE
from treasure_games.games.treasure_boots.rules.gunnery import blocking_cell
from treasure_games.games.treasure_boots.rules.legal import IS_LEGAL_IN, is_asked
from treasure_games.games.treasure_boots.rules.movement import cost_to, open_cost, points
from treasure_games.games.treasure_boots.rules.pieces import FIRST_PRIVATEER, SHIPS, pearls
from treasure_games.games.treasure_boots.rules.scoring import unkept
from treasure_games.games.treasure_boots.rules.state import State

FARTHER: Final = 6
"""The most points beyond its own for which a refusal still says how far a cell is."""


def refusal(state: State, seat: int, action: actions.Action) -> IllegalAction | None:
    """Return why `seat` may not do `action` now; None if it may."""
    is_legal = IS_LEGAL_IN[state.phase](state, seat, action)
    return None if is_legal else explained(state, seat, action)


def explained(state: State, seat: int, action: actions.Action) -> IllegalAction:
    """Return the reason against an illegal action."""
    if not is_asked(state, seat):
        return _not_asked(state, seat)
    moment = state.phase, type(action)
    explain = _EXPLAINED.get(moment)
    if explain:
        return explain(state, action)
    return IllegalAction(*(_FIXED.get(moment) or _WAITING[state.phase]))


def _not_asked(state: State, seat: int) -> IllegalAction:
    if state.phase == phases.OVER:
        return IllegalAction("TB-61", N_("The game is over: somebody has the points to win."))
    if state.phase in (phases.SETUP, phases.ROLLING):
        return IllegalAction("TB-14", N_("The dice are still rolling."))
    if (
        state.phase == phases.START
        and 0 <= seat < state.house.seats
        and state.cells[seat] != NOWHERE
    ):
        return IllegalAction("TB-09", N_("You have already chosen your port."))
    if state.phase == phases.START:
        return IllegalAction("TBA-53", N_("Another player is choosing a port."))
    if seat == state.turn:
        return IllegalAction("TB-53", N_("Another player has to decide first."))
    return IllegalAction("TB-13", N_("It is not your turn."))


_WAITING: Final = {
    phases.START: ("TB-09", N_("First choose the port where your ship begins.")),
    phases.COMMANDING: ("TB-22", N_("First say which privateer you command, or none.")),
    phases.SAILING: ("TB-22", N_("Sail first, or choose the ship’s own place to stay put.")),
    phases.COLLECTING: ("TB-36", N_("Take the treasure of this island, or leave it.")),
    phases.UNLOADING: ("TB-38", N_("Unload here, or unload nothing and go on.")),
    phases.SHOOTING: ("TB-42", N_("Choose a ship to fire at, or hold your fire.")),
    phases.NAMING: ("TB-53", N_("Name the player who rolls for the privateer.")),
    phases.ATTACKING: ("TB-57", N_("Say how many pearls to add to the attack: none is fine.")),
    phases.DEFENDING: ("TB-58", N_("Say whether pearls save the ship.")),
    phases.LOOTING: ("TB-50", N_("Choose the piece that changes ships.")),
    phases.REFITTING: (
        "TB-52",
        N_("Your ship has sunk: choose the port where it is fitted out again."),
    ),
}
"""By phase: what the player is asked, as the refusal of everything else."""


_ACT_AFTER_SAILING: Final = ("TB-22", N_("You act after sailing: stay in place to act here."))
_NOT_FROM_LAND: Final = (
    "TBA-17",
    N_("Ships shoot only from the open sea, not from an island or port."),
)
_HAS_SAILED: Final = ("TB-22", N_("This ship has already sailed this turn."))

_FIXED: Final[dict[tuple[int, type[Any]], tuple[str, str]]] = {
    (phases.COMMANDING, actions.Command): ("TB-23", N_("There is no such privateer afloat.")),
    (phases.SAILING, actions.Command): (
        "TB-22",
        N_("You command a privateer before your own ship sails, and only one a turn."),
    ),
    (phases.SAILING, actions.Take): _ACT_AFTER_SAILING,
    (phases.SAILING, actions.Unload): _ACT_AFTER_SAILING,
    (phases.SAILING, actions.Keep): _ACT_AFTER_SAILING,
    (phases.SAILING, actions.Shoot): (
        "TB-22",
        N_("You shoot after sailing: stay in place to fire from here."),
    ),
    (phases.SAILING, actions.Pass): ("TBA-12", N_("To stay, choose the ship’s own place.")),
    (phases.COLLECTING, actions.Sail): _HAS_SAILED,
    (phases.COLLECTING, actions.Shoot): _NOT_FROM_LAND,
    (phases.UNLOADING, actions.Sail): _HAS_SAILED,
    (phases.UNLOADING, actions.Shoot): _NOT_FROM_LAND,
    (phases.SHOOTING, actions.Sail): _HAS_SAILED,
    (phases.LOOTING, actions.Loot): (
        "TB-50",
        N_("The ship that was hit has no such piece aboard."),
    ),
}
"""By phase and kind of action: rule and sentence where they are always the same."""


def _no_port(state: State, _action: actions.ChoosePort) -> IllegalAction:
    rule = "TB-52" if state.phase == phases.REFITTING else "TB-09"
    return IllegalAction(rule, N_("That isn’t a port: ports are the islands with names."))


def _cannot_sail(state: State, action: actions.Sail) -> IllegalAction:
    """TB-28 to TB-35, TB-59: return the first reason that applies, the simplest first."""
    cell, ship, chart = action.cell, state.ship, state.chart
    if cell <= NOWHERE or not chart.is_sailable(cell):
        return IllegalAction("TBA-54", N_("House rule: the sea ends before that place."))
    if cell in chart.port_cells and ship >= FIRST_PRIVATEER:
        if not state.house.privateers_enter_ports:
            return IllegalAction("TBA-34", N_("House rule: privateers don’t enter ports."))
    elif cell in state.cells and cell not in chart.port_cells and cell != state.cells[ship]:
        return IllegalAction("TB-33", N_("A ship lies there: sail through it, but not onto it."))
    free, bought = points(state, ship)
    cost = cost_to(state, ship, cell, free + bought)
    if cost is None:
        return _too_far(state, cell, free, bought)
    return IllegalAction(
        "TB-59", N_("Pearls that this way costs as Sails: {pearls}."), pearls=max(0, cost - free)
    )


def _too_far(state: State, cell: int, free: int, bought: int) -> IllegalAction:
    """TB-28, TB-29, TB-34: return which of wind, island and distance prevents it."""
    ship, most = state.ship, free + bought
    grid, start = state.chart.grid, state.cells[ship]
    ray = grid.ray(start, cell)
    upwind = grid.ray(start, start - grid.drifts[state.wind])
    if ray and upwind and ray[0] == upwind[0]:
        return IllegalAction("TB-29", N_("That is straight into the wind, where no ship can sail."))
    if open_cost(state, ship, cell, most) is not None:
        return IllegalAction(
            "TB-34", N_("An island lies in the way: a move can end there, but not go through.")
        )
    cost = cost_to(state, ship, cell, most + FARTHER)
    if cost is None:
        return IllegalAction(
            "TB-28", N_("That is too far for {points} movement points."), points=most
        )
    if bought:
        return IllegalAction(
            "TB-28",
            N_(
                "Too far: it takes {cost} movement points, and you have {free}"
                ", plus {pearls} from pearls."
            ),
            cost=cost,
            free=free,
            pearls=bought,
        )
    return IllegalAction(
        "TB-28",
        N_("Too far: it takes {cost} movement points, and you have {free}."),
        cost=cost,
        free=free,
    )


def _cannot_keep(state: State, _action: actions.Keep) -> IllegalAction:
    if sum(unkept(state)) == 1:
        return IllegalAction("TB-38", N_("That is the last piece: unload nothing instead."))
    return IllegalAction("TB-38", N_("There is no such piece left to keep aboard."))


def _cannot_shoot(state: State, action: actions.Shoot) -> IllegalAction:
    """TB-42 to TB-45, TBA-25: return why there is no shot at this ship."""
    target, ship, cells, chart = action.ship, state.ship, state.cells, state.chart
    if target == ship:
        return IllegalAction("TB-42", N_("A ship can’t fire at itself."))
    if target not in range(SHIPS) or cells[target] == NOWHERE:
        return IllegalAction("TB-42", N_("There is no such ship afloat."))
    here, there = cells[ship], cells[target]
    if chart.grid.ray(here, there) is None:
        return IllegalAction("TB-44", N_("That ship isn’t in a straight line from here."))
    between = blocking_cell(chart, cells, here, there)
    if between in chart.land:
        return IllegalAction("TB-45", N_("An island blocks the shot."))
    if between != NOWHERE:
        return IllegalAction("TB-45", N_("Another ship is in the line of fire."))
    return IllegalAction("TBA-25", N_("A privateer doesn’t fire at the ship of its commander."))


def _cannot_roll(state: State, action: actions.NameRoller) -> IllegalAction:
    if action.seat == state.turn:
        return IllegalAction("TBA-28", N_("The attacker can’t roll for the target as well."))
    return IllegalAction("TBA-28", N_("There is nobody there to roll for the privateer."))


def _cannot_add_to_attack(state: State, _action: actions.Spend) -> IllegalAction:
    return IllegalAction(
        "TB-57",
        N_("Pearls that the attacking ship can spend: {most}."),
        most=pearls(state.holds[state.ship]),
    )


def _cannot_add_to_defence(state: State, _action: actions.Spend) -> IllegalAction:
    return IllegalAction(
        "TBA-41",
        N_("It takes exactly {needed} to make the attack fail: spend that many pearls, or none."),
        needed=saving_pearls(state),
    )


_EXPLAINED: Final[dict[tuple[int, type[Any]], Callable[[State, Any], IllegalAction]]] = {
    (phases.START, actions.ChoosePort): _no_port,
    (phases.REFITTING, actions.ChoosePort): _no_port,
    (phases.SAILING, actions.Sail): _cannot_sail,
    (phases.UNLOADING, actions.Keep): _cannot_keep,
    (phases.SHOOTING, actions.Shoot): _cannot_shoot,
    (phases.NAMING, actions.NameRoller): _cannot_roll,
    (phases.ATTACKING, actions.Spend): _cannot_add_to_attack,
    (phases.DEFENDING, actions.Spend): _cannot_add_to_defence,
}
"""By phase and kind of action: a function that returns the refusal."""
