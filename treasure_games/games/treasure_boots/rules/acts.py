"""What each legal action does to the table."""

from __future__ import annotations

from typing import Any, Final

from treasure_games.core.chance import Chance
from treasure_games.core.game import Emit, is_heard, silent
from treasure_games.core.game_base import ActionHandler
from treasure_games.games.treasure_boots.rules import actions, battle, events
from treasure_games.games.treasure_boots.rules.grid import NOWHERE
from treasure_games.games.treasure_boots.rules.movement import route_to
from treasure_games.games.treasure_boots.rules.phases import COMMANDING, OVER, REFITTING, SAILING
from treasure_games.games.treasure_boots.rules.pieces import (
    BLACK,
    EMPTY,
    FIRST_PRIVATEER,
    NO_TOKEN,
    PEARL,
    more,
    plus,
)
from treasure_games.games.treasure_boots.rules.scoring import unkept, unload_value
from treasure_games.games.treasure_boots.rules.state import NOBODY, State
from treasure_games.games.treasure_boots.rules.turns import (
    arrive,
    begin_step_two,
    finish_ship,
    ports_are_chosen,
    score,
    spend,
)


def _choose_port(
    state: State, seat: int, action: actions.ChoosePort, chance: Chance, emit: Emit[events.Event]
) -> None:
    """TB-09, TB-52: put a ship into a port, at the start or after it has sunk."""
    state.cells[seat] = action.cell
    state.afloat = tuple(sorted((*state.afloat, seat)))
    if state.phase == REFITTING:
        state.asked = state.turn
        if emit is not silent:
            emit(events.Refitted(seat, action.cell))
        finish_ship(state, chance, emit)
        return
    everybody = NOWHERE not in state.cells[: state.house.seats]
    state.asked = NOBODY if everybody or state.house.starts_in_secret else seat + 1
    if emit is not silent:
        emit(events.PortChosen(seat, action.cell))
    if everybody:
        ports_are_chosen(state, chance, emit)


def _command(
    state: State, seat: int, action: actions.Command, _chance: Chance, emit: Emit[events.Event]
) -> None:
    """TB-23, TB-24: the privateer sails next, free after doubles, else for a pearl."""
    first, second = state.dice
    price = 0 if first == second else 1
    if price:
        spend(state, seat, seat, price, "command", emit)
    state.ship = action.ship
    state.phase = SAILING
    if emit is not silent:
        emit(events.PrivateerCommanded(seat, action.ship, price))


def _sail(
    state: State, seat: int, action: actions.Sail, chance: Chance, emit: Emit[events.Event]
) -> None:
    """TB-28, TB-59: move the ship, and put the pearls it took into the box."""
    ship, cells, cell = state.ship, state.cells, action.cell
    if cell != cells[ship]:
        is_told = emit is not silent and is_heard(emit, events.ShipMoved)
        route = route_to(state, ship, cell) if is_told else None
        if action.pearls:
            spend(state, seat, ship, action.pearls, "sails", emit)
        cells[ship] = cell
        if route:
            emit(events.ShipMoved(seat, ship, route.path, route.cost, route.pearls, route.drift))
    arrive(state, chance, emit)


def _take(
    state: State, seat: int, _action: actions.Take, chance: Chance, emit: Emit[events.Event]
) -> None:
    """TB-36, TB-26: the island's token goes aboard; a privateer's scores a point."""
    ship = state.ship
    cell = state.cells[ship]
    island = state.chart.land[cell]
    kind = state.tokens[island]
    state.tokens[island] = NO_TOKEN
    state.holds[ship] = more(state.holds[ship], kind)
    if emit is not silent:
        emit(events.TreasureTaken(seat, ship, cell, kind))
    if ship >= FIRST_PRIVATEER:
        score(state, 1, "privateer", emit)
    if state.phase != OVER:
        finish_ship(state, chance, emit)


def _keep(
    state: State, seat: int, action: actions.Keep, _chance: Chance, emit: Emit[events.Event]
) -> None:
    """TB-38: keep one more piece aboard."""
    state.kept = more(state.kept, token_to_keep(state, action.kind))
    if emit is not silent:
        emit(events.KeptAboard(seat, action.kind))


def token_to_keep(state: State, kind: int) -> int:
    """Return the token that is kept: of pearls a black one, as white ones leave the ship first."""
    return BLACK if kind == PEARL and unkept(state)[BLACK] else kind


def _unload(
    state: State, seat: int, _action: actions.Unload, chance: Chance, emit: Emit[events.Event]
) -> None:
    """TB-38 to TB-41: put everything not kept into the box, and score it with its colours."""
    goods = unkept(state)
    worth = unload_value(goods, state.house)
    state.box = plus(state.box, goods)
    state.holds[seat] = state.kept
    state.kept = EMPTY
    if emit is not silent:
        emit(events.Unloaded(seat, state.cells[seat], goods, worth.points, worth.bonus))
    score(state, worth.total, "unload", emit)
    if state.phase != OVER:
        finish_ship(state, chance, emit)


def _pass(
    state: State, _seat: int, _action: actions.Pass, chance: Chance, emit: Emit[events.Event]
) -> None:
    """Command no privateer, or do nothing more with the ship."""
    if state.phase == COMMANDING:
        begin_step_two(state)
        return
    state.kept = EMPTY
    state.sighted = ()
    finish_ship(state, chance, emit)


ACTION_HANDLERS: Final[dict[type[Any], ActionHandler]] = {
    actions.ChoosePort: _choose_port,
    actions.Command: _command,
    actions.Sail: _sail,
    actions.Take: _take,
    actions.Unload: _unload,
    actions.Keep: _keep,
    actions.Shoot: battle.shoot,
    actions.NameRoller: battle.name_roller,
    actions.Spend: battle.spend_in_battle,
    actions.Loot: battle.loot,
    actions.Pass: _pass,
}
"""What each legal action does."""
