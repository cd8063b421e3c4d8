"""Who is asked what, which actions are legal, and why all others are refused."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

from treasure_games.core.errors import IllegalAction
from treasure_games.core.game_base import RuleText, Why, by_phase, illegal, no_actions
from treasure_games.core.language import N_
from treasure_games.core.pages import by_kind, by_number, page_beside
from treasure_games.games.treasure_boots.rules import actions, movement, phases, pieces
from treasure_games.games.treasure_boots.rules.acts import saving_pearls
from treasure_games.games.treasure_boots.rules.grid import NOWHERE
from treasure_games.games.treasure_boots.rules.gunnery import blocking_cell
from treasure_games.games.treasure_boots.rules.scoring import unkept
from treasure_games.games.treasure_boots.rules.state import NOBODY, State

TAKE_OR_LEAVE: Final = (actions.TAKE, actions.PASS)
"""TB-36, TBA-13: what to do with a token."""

MOST_LISTS: Final = 4_096
"""The most cached lists of each sort; without caches they took a tenth of all play."""


def is_asked(state: State, seat: int) -> bool:
    """Return True if this seat may decide something now."""
    if state.asked != NOBODY:
        return seat == state.asked and _CHOICES[state.phase] is not no_actions
    return _chooses_in_secret(state, seat)


def legal_actions(state: State, seat: int) -> tuple[actions.Action, ...]:
    """Return everything `seat` may do now; () if it is not asked."""
    if seat == state.asked != NOBODY:
        return _CHOICES[state.phase](state)
    return _ports(state.chart.ports) if _chooses_in_secret(state, seat) else ()


def _is_shot(state: State, seat: int, action: actions.Action) -> bool:
    """TB-42: return True if `_shots` lists it."""
    if seat != state.asked:
        return False
    return (
        action.ship in state.sighted
        if type(action) is actions.Shoot
        else type(action) is actions.Pass
    )


def _is_listed(state: State, seat: int, action: actions.Action) -> bool:
    """Return True if `legal_actions` lists it."""
    listed = legal_actions(state, seat)
    for one in listed:  # Usually the same object: faster than comparing fields.
        if one is action:
            return True
    return action in listed


def _chooses_in_secret(state: State, seat: int) -> bool:
    """TB-11: return True if a seat has no port yet in a secret start."""
    return (
        state.phase == phases.START
        and state.asked == NOBODY
        and 0 <= seat < state.house.seats
        and state.cells[seat] == NOWHERE
    )


@lru_cache(maxsize=MOST_LISTS)
def _ports(ports: tuple[int, ...]) -> tuple[actions.Action, ...]:
    """TB-09, TB-10, TB-52: choose any port, whoever is there."""
    return tuple([actions.ChoosePort(cell) for cell in ports])


@lru_cache(maxsize=MOST_LISTS)
def _commands(ships: tuple[int, ...]) -> tuple[actions.Action, ...]:
    """TB-23: command one of the privateers afloat, or none."""
    return (
        *[actions.COMMAND[ship] for ship in ships if ship >= pieces.FIRST_PRIVATEER],
        actions.PASS,
    )


def _unloads(state: State) -> tuple[actions.Action, ...]:
    """TB-38: unload, or first put pieces aside, but not the last one; or unload nothing."""
    goods = unkept(state)
    if sum(goods) == 1:
        return (actions.UNLOAD, actions.PASS)
    return (actions.UNLOAD, *[actions.KEEP[kind] for kind in pieces.kinds_in(goods)], actions.PASS)


@lru_cache(maxsize=MOST_LISTS)
def _shots(sighted: tuple[int, ...]) -> tuple[actions.Action, ...]:
    """TB-42: shoot at one ship in sight, or at none."""
    return (*[actions.SHOOT[ship] for ship in sighted], actions.PASS)


@lru_cache(maxsize=MOST_LISTS)
def _rollers(attacker: int, seats: int) -> tuple[actions.Action, ...]:
    """TBA-28: name any player but the attacker."""
    return tuple([actions.NAME_ROLLER[seat] for seat in range(seats) if seat != attacker])


def _attack_pearls(state: State) -> tuple[actions.Action, ...]:
    """TB-57, TBA-30: spend any number of the attacking ship's pearls."""
    return actions.SPEND[: pieces.pearls(state.holds[state.ship]) + 1]


def _defence_pearls(state: State) -> tuple[actions.Action, ...]:
    """TB-58, TBA-41: spend exactly the pearls that save the ship, or none."""
    return (actions.SPEND[0], actions.SPEND[saving_pearls(state)])


def _loots(state: State) -> tuple[actions.Action, ...]:
    """TB-50: take any kind aboard the ship that was hit."""
    return tuple([actions.LOOT[kind] for kind in pieces.kinds_in(state.holds[state.target])])


_CHOICES_IN: Final[dict[int, Callable[[State], tuple[actions.Action, ...]]]] = {
    phases.START: lambda state: _ports(state.chart.ports),
    phases.COMMANDING: lambda state: _commands(state.afloat),
    phases.SAILING: movement.possible_sails,
    phases.COLLECTING: lambda _state: TAKE_OR_LEAVE,
    phases.UNLOADING: _unloads,
    phases.SHOOTING: lambda state: _shots(state.sighted),
    phases.NAMING: lambda state: _rollers(state.turn, state.house.seats),
    phases.ATTACKING: _attack_pearls,
    phases.DEFENDING: _defence_pearls,
    phases.LOOTING: _loots,
    phases.REFITTING: lambda state: _ports(state.chart.ports),
}

_CHOICES: Final = by_phase(_CHOICES_IN, len(phases.PHASES))
"""The lists of actions by phase."""

_IS_LEGAL_IN: Final = tuple(
    {phases.SAILING: movement.is_possible, phases.SHOOTING: _is_shot}.get(phase, _is_listed)
    for phase in range(len(phases.PHASES))
)
"""By phase, a function that tells if an action is legal, without listing all moves."""


FARTHER: Final = 6
"""The most points beyond its own for which a refusal still says how far a cell is."""


def refusal(state: State, seat: int, action: actions.Action) -> IllegalAction | None:
    """Return why `seat` may not do `action` now; None if it may."""
    if _IS_LEGAL_IN[state.phase](state, seat, action):
        return None
    if not is_asked(state, seat):
        return illegal(_not_asked(state, seat))
    why = _WHY_NOT.get((state.phase, type(action)), _WAITING[state.phase])
    return illegal(why(state, action) if callable(why) else why)


def _not_asked(state: State, seat: int) -> Why:
    if state.phase == phases.OVER:
        return "TB-61", N_("The game is over: somebody has the points to win.")
    if state.phase in (phases.SETUP, phases.ROLLING):
        return "TB-14", N_("The dice are still rolling.")
    if (
        state.phase == phases.START
        and 0 <= seat < state.house.seats
        and state.cells[seat] != NOWHERE
    ):
        return "TB-09", N_("You have already chosen your port.")
    if state.phase == phases.START:
        return "TBA-53", N_("Another player is choosing a port.")
    if seat == state.turn:
        return "TB-53", N_("Another player has to decide first.")
    return "TB-13", N_("It isn’t your turn.")


_PAGE: Final = page_beside(__file__, dict[str, dict[str, RuleText]])
_WAITING: Final = by_number(_PAGE.pop("waiting"), phases.PHASES)
"""By phase: what the player is asked, as the refusal of everything else."""


def _no_port(state: State, _action: actions.ChoosePort) -> Why:
    rule = "TB-52" if state.phase == phases.REFITTING else "TB-09"
    return rule, N_("That isn’t a port: ports are the islands with names.")


def _cannot_sail(state: State, action: actions.Sail) -> Why:
    """TB-28 to TB-35, TB-59: return the first reason that applies, the simplest first."""
    cell, ship, chart = action.cell, state.ship, state.chart
    if cell <= NOWHERE or not chart.is_sailable(cell):
        return "TBA-54", N_("House rule: the sea ends before that place.")
    if cell in chart.port_cells and ship >= pieces.FIRST_PRIVATEER:
        if not state.house.privateers_enter_ports:
            return "TBA-34", N_("House rule: privateers don’t enter ports.")
    elif cell in state.cells and cell not in chart.port_cells and cell != state.cells[ship]:
        return "TB-33", N_("A ship lies there: sail through it, but not onto it.")
    free, bought = movement.points(state, ship)
    cost = movement.cost_to(state, ship, cell, free + bought)
    if cost is None:
        return _too_far(state, cell, free, bought)
    return ("TB-59", N_("Sailing there costs pearls: {pearls}."), {"pearls": max(0, cost - free)})


def _too_far(state: State, cell: int, free: int, bought: int) -> Why:
    """TB-28, TB-29, TB-34: return which of wind, island and distance prevents it."""
    ship, most = state.ship, free + bought
    grid, start = state.chart.grid, state.cells[ship]
    ray = grid.ray(start, cell)
    upwind = grid.ray(start, start - grid.drifts[state.wind])
    if ray and upwind and ray[0] == upwind[0]:
        return "TB-29", N_("That’s straight into the wind, where no ship can sail.")
    if movement.open_cost(state, ship, cell, most) is not None:
        return "TB-34", N_("An island is in the way: you can land there, but not sail through.")
    cost = movement.cost_to(state, ship, cell, most + FARTHER)
    if cost is None:
        return "TB-28", N_("That’s too far for {points} movement points."), {"points": most}
    sentence = N_("Too far: it takes {cost} movement points, and you have {free}.")
    if bought:
        sentence = N_(
            "Too far: it takes {cost} movement points, and you have {free}"
            ", plus {pearls} from pearls."
        )
    return "TB-28", sentence, {"cost": cost, "free": free, "pearls": bought}


def _cannot_keep(state: State, _action: actions.Keep) -> Why:
    if sum(unkept(state)) == 1:
        return "TB-38", N_("That’s the last piece: unload nothing instead.")
    return "TB-38", N_("There’s no such piece left to keep aboard.")


def _cannot_shoot(state: State, action: actions.Shoot) -> Why:
    """TB-42 to TB-45, TBA-25: return why there is no shot at this ship."""
    target, ship, cells, chart = action.ship, state.ship, state.cells, state.chart
    if target == ship:
        return "TB-42", N_("A ship can’t fire at itself.")
    if target not in range(pieces.SHIPS) or cells[target] == NOWHERE:
        return "TB-42", N_("There’s no such ship afloat.")
    here, there = cells[ship], cells[target]
    if chart.grid.ray(here, there) is None:
        return "TB-44", N_("That ship isn’t in a straight line from here.")
    between = blocking_cell(chart, cells, here, there)
    if between in chart.land:
        return "TB-45", N_("An island blocks the shot.")
    if between != NOWHERE:
        return "TB-45", N_("Another ship is in the line of fire.")
    return "TBA-25", N_("A privateer doesn’t fire at the ship of its commander.")


def _cannot_roll(state: State, action: actions.NameRoller) -> Why:
    if action.seat == state.turn:
        return "TBA-28", N_("The attacker can’t roll for the target as well.")
    return "TBA-28", N_("There’s nobody there to roll for the privateer.")


def _cannot_add_to_attack(state: State, _action: actions.Spend) -> Why:
    most = pieces.pearls(state.holds[state.ship])
    return "TB-57", N_("The attacking ship can’t spend more pearls than {most}."), {"most": most}


def _cannot_add_to_defence(state: State, _action: actions.Spend) -> Why:
    values = {"needed": saving_pearls(state)}
    return "TBA-41", N_("Spend exactly {needed} to make the shot miss, or none."), values


_WHY_NOT: Final[Mapping[tuple[int, type[Any]], Why | Callable[[State, Any], Why]]] = {
    **{
        (phase, kind): why
        for phase, table in by_number(_PAGE, phases.PHASES).items()
        for kind, why in by_kind(table, actions.ACTIONS).items()
    },
    (phases.START, actions.ChoosePort): _no_port,
    (phases.REFITTING, actions.ChoosePort): _no_port,
    (phases.SAILING, actions.Sail): _cannot_sail,
    (phases.UNLOADING, actions.Keep): _cannot_keep,
    (phases.SHOOTING, actions.Shoot): _cannot_shoot,
    (phases.NAMING, actions.NameRoller): _cannot_roll,
    (phases.ATTACKING, actions.Spend): _cannot_add_to_attack,
    (phases.DEFENDING, actions.Spend): _cannot_add_to_defence,
}
"""By phase and kind of action: rule and sentence, or a function that returns them."""
