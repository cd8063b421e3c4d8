"""The legal actions of a seat, sorted."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from treasure_games.games.treasure_boots.rules import actions
from treasure_games.games.treasure_boots.rules.battle import saving_pearls
from treasure_games.games.treasure_boots.rules.grid import NOWHERE
from treasure_games.games.treasure_boots.rules.movement import is_possible, possible_sails
from treasure_games.games.treasure_boots.rules.phases import (
    ATTACKING,
    COLLECTING,
    COMMANDING,
    DEFENDING,
    LOOTING,
    NAMING,
    PHASES,
    REFITTING,
    SAILING,
    SHOOTING,
    START,
    UNLOADING,
)
from treasure_games.games.treasure_boots.rules.pieces import FIRST_PRIVATEER, kinds_in, pearls
from treasure_games.games.treasure_boots.rules.scoring import unkept
from treasure_games.games.treasure_boots.rules.state import NOBODY, State

TAKE_OR_LEAVE: Final = (actions.TAKE, actions.PASS)
"""TB-36, TBA-13: what to do with a token."""

MOST_LISTS: Final = 4_096
"""The most cached lists of each sort; without caches they took a tenth of all play."""


def is_asked(state: State, seat: int) -> bool:
    """Return True if this seat may decide something now."""
    if state.asked != NOBODY:
        return seat == state.asked and _CHOICES[state.phase] is not _nothing
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
        state.phase == START
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
    return (*[actions.COMMAND[ship] for ship in ships if ship >= FIRST_PRIVATEER], actions.PASS)


def _unloads(state: State) -> tuple[actions.Action, ...]:
    """TB-38: unload, or first put pieces aside, but not the last one; or unload nothing."""
    goods = unkept(state)
    if sum(goods) == 1:
        return (actions.UNLOAD, actions.PASS)
    return (actions.UNLOAD, *[actions.KEEP[kind] for kind in kinds_in(goods)], actions.PASS)


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
    return actions.SPEND[: pearls(state.holds[state.ship]) + 1]


def _defence_pearls(state: State) -> tuple[actions.Action, ...]:
    """TB-58, TBA-41: spend exactly the pearls that save the ship, or none."""
    return (actions.SPEND[0], actions.SPEND[saving_pearls(state)])


def _loots(state: State) -> tuple[actions.Action, ...]:
    """TB-50: take any kind aboard the ship that was hit."""
    return tuple([actions.LOOT[kind] for kind in kinds_in(state.holds[state.target])])


def _nothing(_state: State) -> tuple[actions.Action, ...]:
    """Return no actions: before the first choice, while dice roll, and at the end."""
    return ()


_CHOICES_IN: Final[dict[int, Callable[[State], tuple[actions.Action, ...]]]] = {
    START: lambda state: _ports(state.chart.ports),
    COMMANDING: lambda state: _commands(state.afloat),
    SAILING: possible_sails,
    COLLECTING: lambda _state: TAKE_OR_LEAVE,
    UNLOADING: _unloads,
    SHOOTING: lambda state: _shots(state.sighted),
    NAMING: lambda state: _rollers(state.turn, state.house.seats),
    ATTACKING: _attack_pearls,
    DEFENDING: _defence_pearls,
    LOOTING: _loots,
    REFITTING: lambda state: _ports(state.chart.ports),
}

_CHOICES: Final = tuple(_CHOICES_IN.get(phase, _nothing) for phase in range(len(PHASES)))
"""The lists of actions by phase."""

IS_LEGAL_IN: Final = tuple(
    {SAILING: is_possible, SHOOTING: _is_shot}.get(phase, _is_listed)
    for phase in range(len(PHASES))
)
"""By phase, a function that tells if an action is legal, without listing all moves."""
