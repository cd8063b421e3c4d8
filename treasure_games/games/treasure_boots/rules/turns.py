"""The beginning and end of game and turns: ports, dice, wind, treasure, steps, the result.

A turn begins with roll, wind and treasure (TB-14 to TB-22). In step 1 a privateer sails and acts
like a ship; in step 2 the player's own ship sails, in step 3 it acts. `arrive` and `finish_ship`
serve both ships.
"""

from typing import Final

from treasure_games.core.chance import Chance
from treasure_games.core.game import Emit, is_heard, narrowed, silent
from treasure_games.games.treasure_boots.rules import events, phases, pieces
from treasure_games.games.treasure_boots.rules.charts import chart_of
from treasure_games.games.treasure_boots.rules.grid import NOWHERE
from treasure_games.games.treasure_boots.rules.gunnery import allowed_targets, ships_in_line
from treasure_games.games.treasure_boots.rules.house import ANEW, DRAWN
from treasure_games.games.treasure_boots.rules.layouts import random_arrangement, written
from treasure_games.games.treasure_boots.rules.scoring import final_outcome, has_room
from treasure_games.games.treasure_boots.rules.state import NO_SHIP, NOBODY, State

_OF_THE_DICE: Final = frozenset({events.DiceRolled, events.WindTurned})


def start_game(state: State, chance: Chance, emit: Emit) -> None:
    """TB-09, TBA-53: lay the chart and ask for ports, in seat order or all in secret."""
    house = state.house
    if house.layout in DRAWN:
        arrangement = random_arrangement(house.sections, chance, anew=house.layout == ANEW)
        state.chart = chart_of(house.grid_name, written(arrangement), house.margin)
        state.tokens = [pieces.NO_TOKEN] * len(state.chart.islands)
    state.phase = phases.START
    state.asked = NOBODY if house.starts_in_secret else 0
    emit(events.GameStarted(house.seats, house.target))


def ports_are_chosen(state: State, chance: Chance, emit: Emit) -> None:
    """TB-13: reveal secret ports, draw who begins, and start the first turn."""
    seats = state.house.seats
    state.starter = state.turn = chance.below(seats)
    state.phase = phases.ROLLING
    if state.house.starts_in_secret:
        emit(events.PortsRevealed(tuple(state.cells[:seats])))
    emit(events.StarterDrawn(state.starter))
    begin_turn(state, state.starter, chance, emit)


def begin_turn(state: State, seat: int, chance: Chance, emit: Emit) -> None:
    """TB-14: roll two dice; they turn the wind and fill islands, then step 1 or 2 begins.

    TB-21 to TB-24: step 1 is a choice only if a privateer is afloat, and free or affordable.
    """
    first, second = dice = chance.roll_two()
    steps = first - second if first > second else second - first
    chart, before = state.chart, state.wind
    is_told = emit is not silent and narrowed(emit, _OF_THE_DICE) is not silent
    state.turn = state.ship = state.asked = seat
    state.turn_number += 1
    state.phase = phases.ROLLING
    if emit is not silent:
        emit(events.TurnStarted(seat, state.turn_number))
    state.dice = dice
    if is_told:
        emit(events.DiceRolled(seat, first, second))
    state.wind = chart.grid.turns[before][steps]
    if is_told:
        emit(events.WindTurned(before, state.wind, steps))
    tokens, cells = state.tokens, state.cells
    for island, cell in chart.filling[first + second]:
        if tokens[island] == pieces.NO_TOKEN and cell not in cells:
            _place_treasure(state, first + second, chance, emit)
            break  # Usually no island is empty, and nothing more happens.
    hold = state.holds[seat]
    is_step_one = state.afloat[-1] >= pieces.FIRST_PRIVATEER and (
        first == second or hold[pieces.PEARL] > 0 or hold[pieces.BLACK] > 0
    )
    state.phase = phases.COMMANDING if is_step_one else phases.SAILING


def _place_treasure(state: State, rolled: int, chance: Chance, emit: Emit) -> None:
    """TB-18, TB-19: draw one token for each empty island of that number."""
    tokens, cells = state.tokens, state.cells
    empty = [
        (island, cell)
        for island, cell in state.chart.filling[rolled]
        if tokens[island] == pieces.NO_TOKEN and cell not in cells
    ]
    left = sum(state.box)
    if left < len(empty):  # TBA-49: otherwise the order makes no difference
        chance.shuffle(empty)
        del empty[left:]
    for island, cell in empty:
        _draw_onto(state, island, cell, chance, emit)


def _draw_onto(state: State, island: int, cell: int, chance: Chance, emit: Emit) -> None:
    """TB-06, TB-20: draw a random token onto the island; a black one is a privateer."""
    box = state.box
    kind = _kind_at(box, chance.below(sum(box)))
    state.box = pieces.more(box, kind, -1)
    if kind != pieces.BLACK:
        state.tokens[island] = kind
        if emit is not silent:
            emit(events.TreasurePlaced(cell, kind))
        return
    ship = state.cells.index(NOWHERE, pieces.FIRST_PRIVATEER)
    state.cells[ship] = cell
    state.holds[ship] = pieces.EMPTY
    state.afloat = tuple(sorted((*state.afloat, ship)))
    emit(events.PrivateerAppeared(ship, cell))


def _kind_at(box: pieces.Hold, number: int) -> int:
    """Return the kind of the token with this number, counting the box kind by kind."""
    kind = 0
    while number >= box[kind]:
        number -= box[kind]
        kind += 1
    return kind


def begin_step_two(state: State) -> None:
    """TB-28: let the player's own ship sail, or stay (TBA-12)."""
    state.ship = state.asked = state.turn
    state.phase = phases.SAILING


def arrive(state: State, chance: Chance, emit: Emit) -> None:
    """TBA-16, TBA-61: decide by the ship's cell what it can do now, if anything."""
    chart, ship = state.chart, state.ship
    cell = state.cells[ship]
    if cell not in chart.land:
        sighted = ships_in_line(chart, state.cells, state.afloat, cell)
        if sighted and ship >= pieces.FIRST_PRIVATEER:
            sighted = allowed_targets(state, ship, sighted)
        if sighted:
            state.sighted = sighted
            state.phase = phases.SHOOTING
            return
    elif (token := state.tokens[chart.land[cell]]) != pieces.NO_TOKEN:
        if has_room(state.house, ship, state.holds[ship]):
            state.phase = phases.COLLECTING
            return
        emit(events.NoRoom(ship, token, is_lost=False))
    elif (
        cell in chart.port_cells
        and ship < pieces.FIRST_PRIVATEER
        and state.holds[ship] != pieces.EMPTY
    ):
        state.phase = phases.UNLOADING
        return
    finish_ship(state, chance, emit)


def finish_ship(state: State, chance: Chance, emit: Emit) -> None:
    """Continue with step 2 after a privateer, else with the left neighbour's turn (TB-13).

    With the house rule of TBA-51 the game ends only here, after a whole round.
    """
    if state.ship >= pieces.FIRST_PRIVATEER:
        begin_step_two(state)
        return
    house, seat = state.house, state.turn
    following = (seat + 1) % house.seats
    if emit is not silent and is_heard(emit, events.TurnEnded):
        emit(events.TurnEnded(seat))
    if house.finishes_round and following == state.starter and max(state.scores) >= house.target:
        _end_game(state, emit)
    else:
        begin_turn(state, following, chance, emit)


def score(state: State, points: int, why: str, emit: Emit) -> None:
    """TB-61: score for the seat in turn, which may end the game at once (then `OVER`)."""
    seat = state.turn
    state.scores[seat] += points
    emit(events.Scored(seat, points, state.scores[seat], why))
    if state.scores[seat] >= state.house.target and not state.house.finishes_round:
        _end_game(state, emit)


def _end_game(state: State, emit: Emit) -> None:
    state.phase = phases.OVER
    state.asked = state.roller = NOBODY
    state.target = NO_SHIP
    state.attack = state.defence = 0
    state.sighted = ()
    emit(events.GameEnded(*final_outcome(state)))


def spend(state: State, seat: int, ship: int, count: int, use: str, emit: Emit) -> None:
    """TB-55: return pearls to the box, white ones first; a black one will be drawn as a K."""
    before = state.holds[ship]
    after = pieces.without_pearls(before, count)
    white, black = (
        before[pieces.PEARL] - after[pieces.PEARL],
        before[pieces.BLACK] - after[pieces.BLACK],
    )
    state.holds[ship] = after
    state.box = pieces.more(pieces.more(state.box, pieces.PEARL, white), pieces.BLACK, black)
    emit(events.PearlsSpent(seat, ship, white, black, use))
