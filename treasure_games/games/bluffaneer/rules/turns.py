"""Turns: the roll, doubles, the roller's own match, and the end of the game."""

from __future__ import annotations

from typing import Final

from treasure_games.core.chance import Chance
from treasure_games.core.game import Emit, narrowed, silent
from treasure_games.core.kinds import Event
from treasure_games.games.bluffaneer.rules import events
from treasure_games.games.bluffaneer.rules.cards import deal, replace_card
from treasure_games.games.bluffaneer.rules.claims import ask, open_window
from treasure_games.games.bluffaneer.rules.coins import BOX, MATCH, REASONS, pay
from treasure_games.games.bluffaneer.rules.pieces import CHEST, PAIR_OF, SHIP, SWORDS
from treasure_games.games.bluffaneer.rules.state import NOBODY, OVER, STEAL, State

LOOT: Final = {SWORDS: 2, SHIP: 3}
"""BL-10, BL-11: the coins that the roller takes from one other player, by the doubled icon."""


def start_game(state: State, chance: Chance, emit: Emit[Event]) -> None:
    """BL-02, BL-05, BLA-15: deal, and choose by chance who rolls first."""
    house = state.house
    emit(events.GameStarted(house.seats, house.coins))
    deal(state, chance, emit)
    starter = chance.below(house.seats)
    state.turn = (starter - 1) % house.seats
    emit(events.StarterChosen(starter))
    play_on(state, chance, emit)


def play_on(state: State, chance: Chance, emit: Emit[Event]) -> None:
    """BL-29, BL-30: take turns clockwise until somebody must decide or has no coins."""
    state.claimant, state.yes, state.arrivals = NOBODY, 0, ()
    while 0 not in state.coins:
        _take_turn(state, chance, emit)
        if state.waiting:
            return
    _end_game(state, chance, emit)


def _take_turn(state: State, chance: Chance, emit: Emit[Event]) -> None:
    """BL-07, BL-08, BL-14, BL-17: roll; a double, the roller's own match, or a window."""
    house = state.house
    seat = state.turn = (state.turn + 1) % house.seats
    state.turn_number += 1
    if emit is not silent:
        emit(events.TurnStarted(seat, state.turn_number))
        emit = narrowed(emit, events.WITHIN_A_TURN)
    left, right = house.bones
    first, second = chance.roll(house.sides), chance.roll(house.sides)
    one, other = state.bones = left[first - 1], right[second - 1]
    pair = state.pair = PAIR_OF[one][other]
    if emit is not silent:
        emit(events.BonesRolled(seat, one, other))
    if one == other:
        _double(state, seat, one, emit)
    elif state.faces[state.hands[seat]] == pair:
        _match(state, seat, chance, emit)
    else:
        open_window(state, emit)


def _double(state: State, seat: int, icon: int, emit: Emit[Event]) -> None:
    """BL-09 to BL-13: all others pay for chests, the roller for skulls; else it may steal."""
    if emit is not silent:
        emit(events.DoubleAction(seat, icon))
    if icon in LOOT:
        ask(state, STEAL)
        return
    for other in state.house.others[seat]:
        payer, payee = (other, seat) if icon == CHEST else (seat, other)
        pay(state, payer, payee, 1, REASONS[icon], emit)


def _match(state: State, seat: int, chance: Chance, emit: Emit[Event]) -> None:
    """BL-14, BL-15, BL-25: the roller reveals at once; each other player loses a coin."""
    state.shown = seat
    if emit is not silent:
        emit(events.RollerMatched(seat, state.hands[seat]))
    for other in state.house.others[seat]:
        pay(state, other, BOX, 1, MATCH, emit)
    replace_card(state, seat, chance, emit)


def steal(state: State, victim: int, emit: Emit[Event]) -> None:
    """BL-10, BL-11, BLA-09: take coins from the player that was chosen."""
    icon = state.bones[0]
    pay(state, victim, state.turn, LOOT[icon], REASONS[icon], emit)
    state.waiting = 0


def _end_game(state: State, chance: Chance, emit: Emit[Event]) -> None:
    """BL-30, BL-31, BL-32, BLA-14: most coins win; a coin flip breaks ties, or they share."""
    best = max(state.coins)
    state.phase = OVER
    state.winners = tied = tuple([seat for seat, coins in enumerate(state.coins) if coins == best])
    if len(tied) > 1 and not state.house.tie_is_shared:
        winner = chance.pick(tied)
        state.winners = (winner,)
        emit(events.TieFlipped(tied, winner))
    emit(events.GameEnded(tuple(state.coins), state.winners))
