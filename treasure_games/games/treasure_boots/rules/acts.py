"""What each legal action does to the table.

A shot goes from aiming to sinking: who rolls and decides, pearls, loot.
"""

from typing import Any, Final

from treasure_games.core.chance import Chance
from treasure_games.core.game import Emit, is_heard, silent
from treasure_games.core.game_base import ActionHandler
from treasure_games.games.treasure_boots.rules import actions, events, phases, pieces, turns
from treasure_games.games.treasure_boots.rules.grid import NOWHERE
from treasure_games.games.treasure_boots.rules.gunnery import empties_between
from treasure_games.games.treasure_boots.rules.movement import route_to
from treasure_games.games.treasure_boots.rules.pieces import kinds_in, more, pearls, plus, token_of
from treasure_games.games.treasure_boots.rules.scoring import has_room, unkept, unload_value
from treasure_games.games.treasure_boots.rules.state import NO_SHIP, NOBODY, State


def shoot(state: State, _seat: int, action: actions.Shoot, chance: Chance, emit: Emit) -> None:
    """TB-42, TB-53: declare a shot; for a privateer somebody else must roll."""
    state.target = target = action.ship
    if emit is not silent:
        emit(events.ShotDeclared(state.turn, state.ship, target, _empties(state)))
    if target < pieces.FIRST_PRIVATEER:
        state.roller = target
        _roll_attack(state, chance, emit)
    else:
        _find_roller(state, chance, emit)


def _find_roller(state: State, chance: Chance, emit: Emit) -> None:
    """TBA-28: any player but the attacker; the house rule says how."""
    seats, turn = state.house.seats, state.turn
    if state.house.roller == "left" or seats == 2:
        _roll_with(state, (turn + 1) % seats, chance, emit)
    elif state.house.roller == "random":
        _roll_with(state, (turn + 1 + chance.below(seats - 1)) % seats, chance, emit)
    else:
        state.phase = phases.NAMING


def name_roller(
    state: State, _seat: int, action: actions.NameRoller, chance: Chance, emit: Emit
) -> None:
    """TB-53: let the named player roll for the privateer."""
    _roll_with(state, action.seat, chance, emit)


def _roll_with(state: State, roller: int, chance: Chance, emit: Emit) -> None:
    """TB-53: let this player roll and decide for the privateer under fire."""
    state.roller = roller
    emit(events.RollerNamed(state.turn, state.target, roller))
    _roll_attack(state, chance, emit)


def _roll_attack(state: State, chance: Chance, emit: Emit) -> None:
    """TB-46: roll a die and add the Guns, less the empty cells (TBA-60: even below zero)."""
    ship = state.ship
    die, hold, empties = chance.roll(), state.holds[ship], _empties(state)
    state.attack = die + hold[pieces.GUNS] - empties
    if emit is not silent:
        emit(events.AttackRolled(state.turn, ship, die, hold[pieces.GUNS], empties, state.attack))
    if pearls(hold):
        state.phase = phases.ATTACKING
    else:
        _roll_defence(state, chance, emit)


def _roll_defence(state: State, chance: Chance, emit: Emit) -> None:
    """TB-47, TB-58: roll a die and add the Rum; pearls follow only where they save the ship."""
    die, hold = chance.roll(), state.holds[state.target]
    state.defence = die + hold[pieces.RUM]
    if emit is not silent:
        emit(events.DefenceRolled(state.roller, state.target, die, hold[pieces.RUM], state.defence))
    if 0 < saving_pearls(state) <= pearls(hold):
        state.phase = phases.DEFENDING
        state.asked = state.roller
    else:
        _resolve(state, chance, emit)


def spend_in_battle(
    state: State, seat: int, action: actions.Spend, chance: Chance, emit: Emit
) -> None:
    """TB-57, TB-58: pearls for the attack, then the defence rolls; or for the defence."""
    if state.phase == phases.ATTACKING:
        if action.pearls:
            state.attack += action.pearls
            turns.spend(state, seat, state.ship, action.pearls, "guns", emit)
        _roll_defence(state, chance, emit)
        return
    state.asked = state.turn
    if action.pearls:
        state.defence += action.pearls
        turns.spend(state, seat, state.target, action.pearls, "rum", emit)
    _resolve(state, chance, emit)


def saving_pearls(state: State) -> int:
    """TBA-41: return the exact number of pearls that make the attack fail; <= 0 if it fails."""
    return state.attack - state.defence + 1


def _resolve(state: State, chance: Chance, emit: Emit) -> None:
    """TB-48: the attack succeeds if it is at least the defence."""
    ship, target, attack, defence = state.ship, state.target, state.attack, state.defence
    if attack < defence:
        _cease_fire(state)
        emit(events.ShotMissed(ship, target, attack, defence))
        turns.finish_ship(state, chance, emit)
        return
    emit(events.ShotHit(ship, target, attack, defence))
    if target < pieces.FIRST_PRIVATEER:
        _remember_hit(state, target)
    hold = state.holds[target]
    if hold == pieces.EMPTY:
        _sink(state, chance, emit)
        return
    chooser = state.roller if hold[pieces.GOLD] else state.turn
    kinds = kinds_in(hold)
    if len(kinds) == 1:
        _take_loot(state, chooser, kinds[0], chance, emit)
    else:
        state.phase = phases.LOOTING
        state.asked = chooser


def _remember_hit(state: State, rival: int) -> None:
    at = state.turn * state.house.seats + rival
    state.hits = (*state.hits[:at], state.hits[at] + 1, *state.hits[at + 1 :])


def loot(state: State, seat: int, action: actions.Loot, chance: Chance, emit: Emit) -> None:
    """TB-50: the chooser takes this piece."""
    state.asked = state.turn
    _take_loot(state, seat, action.kind, chance, emit)


def _take_loot(state: State, chooser: int, kind: int, chance: Chance, emit: Emit) -> None:
    """TB-49, TB-51: move one piece between ships; a ship without treasure sinks."""
    ship, target = state.ship, state.target
    token = token_of(state.holds[target], kind)
    state.holds[target] = more(state.holds[target], token, -1)
    state.holds[ship] = more(state.holds[ship], token)
    emit(events.LootTaken(chooser, ship, target, token))
    _stow(state, token, emit)
    _reward_commander(state, emit)
    if state.phase == phases.OVER:
        return
    if state.holds[target] == pieces.EMPTY:
        _sink(state, chance, emit)
    else:
        _cease_fire(state)
        turns.finish_ship(state, chance, emit)


def _stow(state: State, token: int, emit: Emit) -> None:
    """TBA-61: put what a captain's ship has won, but has no room for, into the box."""
    ship, hold = state.ship, more(state.holds[state.ship], token, -1)
    if has_room(state.house, ship, hold):
        return
    state.holds[ship] = hold
    state.box = more(state.box, token)
    emit(events.NoRoom(ship, token, is_lost=True))


def _reward_commander(state: State, emit: Emit) -> None:
    """TB-26: a privateer's treasure scores a point at once; a captain's ship must unload."""
    if state.ship >= pieces.FIRST_PRIVATEER:
        turns.score(state, 1, "privateer", emit)


def _sink(state: State, chance: Chance, emit: Emit) -> None:
    """TB-52, TB-54: a player's ship goes to a port, a privateer to the victor's hold."""
    ship, target = state.ship, state.target
    cell = state.cells[target]
    state.cells[target] = NOWHERE
    state.afloat = tuple(other for other in state.afloat if other != target)
    if target < pieces.FIRST_PRIVATEER:
        _cease_fire(state)
        state.phase = phases.REFITTING
        state.asked = target
        emit(events.ShipSunk(ship, target, cell))
        return
    state.holds[ship] = more(state.holds[ship], pieces.BLACK)
    if emit is not silent:
        emit(events.ShipSunk(ship, target, cell))
        emit(events.BlackPearlGained(ship, target))
    _stow(state, pieces.BLACK, emit)
    _reward_commander(state, emit)
    if state.phase != phases.OVER:
        _cease_fire(state)
        turns.finish_ship(state, chance, emit)


def _cease_fire(state: State) -> None:
    state.target = NO_SHIP
    state.roller = NOBODY
    state.attack = state.defence = 0
    state.sighted = ()


def _empties(state: State) -> int:
    cells = state.cells
    return empties_between(state.chart.grid, cells[state.ship], cells[state.target])


def _choose_port(
    state: State, seat: int, action: actions.ChoosePort, chance: Chance, emit: Emit
) -> None:
    """TB-09, TB-52: put a ship into a port, at the start or after it has sunk."""
    state.cells[seat] = action.cell
    state.afloat = tuple(sorted((*state.afloat, seat)))
    if state.phase == phases.REFITTING:
        state.asked = state.turn
        emit(events.Refitted(seat, action.cell))
        turns.finish_ship(state, chance, emit)
        return
    everybody = NOWHERE not in state.cells[: state.house.seats]
    state.asked = NOBODY if everybody or state.house.starts_in_secret else seat + 1
    emit(events.PortChosen(seat, action.cell))
    if everybody:
        turns.ports_are_chosen(state, chance, emit)


def _command(state: State, seat: int, action: actions.Command, _chance: Chance, emit: Emit) -> None:
    """TB-23, TB-24: the privateer sails next, free after doubles, else for a pearl."""
    first, second = state.dice
    price = 0 if first == second else 1
    if price:
        turns.spend(state, seat, seat, price, "command", emit)
    state.ship = action.ship
    state.phase = phases.SAILING
    emit(events.PrivateerCommanded(seat, action.ship, price))


def _sail(state: State, seat: int, action: actions.Sail, chance: Chance, emit: Emit) -> None:
    """TB-28, TB-59: move the ship, and put the pearls it took into the box."""
    ship, cells, cell = state.ship, state.cells, action.cell
    if cell != cells[ship]:
        is_told = emit is not silent and is_heard(emit, events.ShipMoved)
        route = route_to(state, ship, cell) if is_told else None
        if action.pearls:
            turns.spend(state, seat, ship, action.pearls, "sails", emit)
        cells[ship] = cell
        if route:
            emit(events.ShipMoved(seat, ship, route.path, route.cost, route.pearls, route.drift))
    turns.arrive(state, chance, emit)


def _take(state: State, seat: int, _action: actions.Take, chance: Chance, emit: Emit) -> None:
    """TB-36, TB-26: the island's token goes aboard; a privateer's scores a point."""
    ship = state.ship
    cell = state.cells[ship]
    island = state.chart.land[cell]
    kind = state.tokens[island]
    state.tokens[island] = pieces.NO_TOKEN
    state.holds[ship] = more(state.holds[ship], kind)
    if emit is not silent:
        emit(events.TreasureTaken(seat, ship, cell, kind))
    if ship >= pieces.FIRST_PRIVATEER:
        turns.score(state, 1, "privateer", emit)
    if state.phase != phases.OVER:
        turns.finish_ship(state, chance, emit)


def _keep(state: State, seat: int, action: actions.Keep, _chance: Chance, emit: Emit) -> None:
    """TB-38: keep one more piece aboard."""
    state.kept = more(state.kept, token_to_keep(state, action.kind))
    emit(events.KeptAboard(seat, action.kind))


def token_to_keep(state: State, kind: int) -> int:
    """Return the token that is kept: of pearls a black one, as white ones leave the ship first."""
    return pieces.BLACK if kind == pieces.PEARL and unkept(state)[pieces.BLACK] else kind


def _unload(state: State, seat: int, _action: actions.Unload, chance: Chance, emit: Emit) -> None:
    """TB-38 to TB-41: put everything not kept into the box, and score it with its colours."""
    goods = unkept(state)
    worth = unload_value(goods, state.house)
    state.box = plus(state.box, goods)
    state.holds[seat] = state.kept
    state.kept = pieces.EMPTY
    emit(events.Unloaded(seat, state.cells[seat], goods, worth.points, worth.bonus))
    turns.score(state, worth.total, "unload", emit)
    if state.phase != phases.OVER:
        turns.finish_ship(state, chance, emit)


def _pass(state: State, _seat: int, _action: actions.Pass, chance: Chance, emit: Emit) -> None:
    """Command no privateer, or do nothing more with the ship."""
    if state.phase == phases.COMMANDING:
        turns.begin_step_two(state)
        return
    state.kept = pieces.EMPTY
    state.sighted = ()
    turns.finish_ship(state, chance, emit)


ACTION_HANDLERS: Final[dict[type[Any], ActionHandler]] = {
    actions.ChoosePort: _choose_port,
    actions.Command: _command,
    actions.Sail: _sail,
    actions.Take: _take,
    actions.Unload: _unload,
    actions.Keep: _keep,
    actions.Shoot: shoot,
    actions.NameRoller: name_roller,
    actions.Spend: spend_in_battle,
    actions.Loot: loot,
    actions.Pass: _pass,
}
"""What each legal action does."""
