"""A shot from aiming to sinking: who rolls and decides, pearls, loot."""

from __future__ import annotations

from treasure_games.core.chance import Chance
from treasure_games.core.game import Emit, silent
from treasure_games.games.treasure_boots.rules import actions, events
from treasure_games.games.treasure_boots.rules.grid import NOWHERE
from treasure_games.games.treasure_boots.rules.gunnery import empties_between
from treasure_games.games.treasure_boots.rules.phases import (
    ATTACKING,
    DEFENDING,
    LOOTING,
    NAMING,
    OVER,
    REFITTING,
)
from treasure_games.games.treasure_boots.rules.pieces import (
    BLACK,
    EMPTY,
    FIRST_PRIVATEER,
    GOLD,
    GUNS,
    RUM,
    kinds_in,
    more,
    pearls,
    token_of,
)
from treasure_games.games.treasure_boots.rules.state import NO_SHIP, NOBODY, State
from treasure_games.games.treasure_boots.rules.turns import finish_ship, score, spend


def shoot(
    state: State, _seat: int, action: actions.Shoot, chance: Chance, emit: Emit[events.Event]
) -> None:
    """TB-42, TB-53: declare a shot; for a privateer somebody else must roll."""
    state.target = target = action.ship
    if emit is not silent:
        emit(events.ShotDeclared(state.turn, state.ship, target, _empties(state)))
    if target < FIRST_PRIVATEER:
        state.roller = target
        _roll_attack(state, chance, emit)
    else:
        _find_roller(state, chance, emit)


def _find_roller(state: State, chance: Chance, emit: Emit[events.Event]) -> None:
    """TBA-28: any player but the attacker; the house rule says how."""
    seats, turn = state.house.seats, state.turn
    if state.house.roller == "left" or seats == 2:
        _roll_with(state, (turn + 1) % seats, chance, emit)
    elif state.house.roller == "random":
        _roll_with(state, (turn + 1 + chance.below(seats - 1)) % seats, chance, emit)
    else:
        state.phase = NAMING


def name_roller(
    state: State, _seat: int, action: actions.NameRoller, chance: Chance, emit: Emit[events.Event]
) -> None:
    """TB-53: let the named player roll for the privateer."""
    _roll_with(state, action.seat, chance, emit)


def _roll_with(state: State, roller: int, chance: Chance, emit: Emit[events.Event]) -> None:
    """TB-53: let this player roll and decide for the privateer under fire."""
    state.roller = roller
    if emit is not silent:
        emit(events.RollerNamed(state.turn, state.target, roller))
    _roll_attack(state, chance, emit)


def _roll_attack(state: State, chance: Chance, emit: Emit[events.Event]) -> None:
    """TB-46: roll a die and add the Guns, less the empty cells (TBA-60: even below zero)."""
    ship = state.ship
    die, hold, empties = chance.roll(), state.holds[ship], _empties(state)
    state.attack = die + hold[GUNS] - empties
    if emit is not silent:
        emit(events.AttackRolled(state.turn, ship, die, hold[GUNS], empties, state.attack))
    if pearls(hold):
        state.phase = ATTACKING
    else:
        _roll_defence(state, chance, emit)


def _roll_defence(state: State, chance: Chance, emit: Emit[events.Event]) -> None:
    """TB-47, TB-58: roll a die and add the Rum; pearls follow only where they save the ship."""
    die, hold = chance.roll(), state.holds[state.target]
    state.defence = die + hold[RUM]
    if emit is not silent:
        emit(events.DefenceRolled(state.roller, state.target, die, hold[RUM], state.defence))
    if 0 < saving_pearls(state) <= pearls(hold):
        state.phase = DEFENDING
        state.asked = state.roller
    else:
        _resolve(state, chance, emit)


def spend_in_battle(
    state: State, seat: int, action: actions.Spend, chance: Chance, emit: Emit[events.Event]
) -> None:
    """TB-57, TB-58: pearls for the attack, then the defence rolls; or for the defence."""
    if state.phase == ATTACKING:
        if action.pearls:
            state.attack += action.pearls
            spend(state, seat, state.ship, action.pearls, "guns", emit)
        _roll_defence(state, chance, emit)
        return
    state.asked = state.turn
    if action.pearls:
        state.defence += action.pearls
        spend(state, seat, state.target, action.pearls, "rum", emit)
    _resolve(state, chance, emit)


def saving_pearls(state: State) -> int:
    """TBA-41: return the exact number of pearls that make the attack fail; <= 0 if it fails."""
    return state.attack - state.defence + 1


def _resolve(state: State, chance: Chance, emit: Emit[events.Event]) -> None:
    """TB-48: the attack succeeds if it is at least the defence."""
    ship, target, attack, defence = state.ship, state.target, state.attack, state.defence
    if attack < defence:
        _cease_fire(state)
        if emit is not silent:
            emit(events.ShotMissed(ship, target, attack, defence))
        finish_ship(state, chance, emit)
        return
    if emit is not silent:
        emit(events.ShotHit(ship, target, attack, defence))
    if target < FIRST_PRIVATEER:
        _remember_hit(state, target)
    hold = state.holds[target]
    if hold == EMPTY:
        _sink(state, chance, emit)
        return
    chooser = state.roller if hold[GOLD] else state.turn
    kinds = kinds_in(hold)
    if len(kinds) == 1:
        _take_loot(state, chooser, kinds[0], chance, emit)
    else:
        state.phase = LOOTING
        state.asked = chooser


def _remember_hit(state: State, rival: int) -> None:
    at = state.turn * state.house.seats + rival
    state.hits = (*state.hits[:at], state.hits[at] + 1, *state.hits[at + 1 :])


def loot(
    state: State, seat: int, action: actions.Loot, chance: Chance, emit: Emit[events.Event]
) -> None:
    """TB-50: the chooser takes this piece."""
    state.asked = state.turn
    _take_loot(state, seat, action.kind, chance, emit)


def _take_loot(
    state: State, chooser: int, kind: int, chance: Chance, emit: Emit[events.Event]
) -> None:
    """TB-49, TB-51: move one piece between ships; a ship without treasure sinks."""
    ship, target = state.ship, state.target
    token = token_of(state.holds[target], kind)
    state.holds[target] = more(state.holds[target], token, -1)
    state.holds[ship] = more(state.holds[ship], token)
    if emit is not silent:
        emit(events.LootTaken(chooser, ship, target, token))
    _reward_commander(state, emit)
    if state.phase == OVER:
        return
    if state.holds[target] == EMPTY:
        _sink(state, chance, emit)
    else:
        _cease_fire(state)
        finish_ship(state, chance, emit)


def _reward_commander(state: State, emit: Emit[events.Event]) -> None:
    """TB-26: a privateer's treasure scores a point at once; a captain's ship must unload."""
    if state.ship >= FIRST_PRIVATEER:
        score(state, 1, "privateer", emit)


def _sink(state: State, chance: Chance, emit: Emit[events.Event]) -> None:
    """TB-52, TB-54: a player's ship goes to a port, a privateer to the victor's hold."""
    ship, target = state.ship, state.target
    cell = state.cells[target]
    state.cells[target] = NOWHERE
    state.afloat = tuple(other for other in state.afloat if other != target)
    if target < FIRST_PRIVATEER:
        _cease_fire(state)
        state.phase = REFITTING
        state.asked = target
        if emit is not silent:
            emit(events.ShipSunk(ship, target, cell))
        return
    state.holds[ship] = more(state.holds[ship], BLACK)
    if emit is not silent:
        emit(events.ShipSunk(ship, target, cell))
        emit(events.BlackPearlGained(ship, target))
    _reward_commander(state, emit)
    if state.phase != OVER:
        _cease_fire(state)
        finish_ship(state, chance, emit)


def _cease_fire(state: State) -> None:
    state.target = NO_SHIP
    state.roller = NOBODY
    state.attack = state.defence = 0
    state.sighted = ()


def _empties(state: State) -> int:
    cells = state.cells
    return empties_between(state.chart.grid, cells[state.ship], cells[state.target])
