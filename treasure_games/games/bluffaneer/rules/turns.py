"""Turns: the bones, the map of doubles, the roller's own match, and the end of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from treasure_games.core.chance import Chance
from treasure_games.core.game import Emit, Outcome, silent
from treasure_games.games.bluffaneer.rules import events
from treasure_games.games.bluffaneer.rules.actions import Steal
from treasure_games.games.bluffaneer.rules.cards import deal, replace_card
from treasure_games.games.bluffaneer.rules.claims import open_window
from treasure_games.games.bluffaneer.rules.coins import BOX, Reason, clockwise_from, pay
from treasure_games.games.bluffaneer.rules.pieces import CHEST, PAIR_OF, SHIP, SKULL, SWORDS
from treasure_games.games.bluffaneer.rules.state import NOBODY, OVER, STEAL, State

LOOT: Final = {SWORDS: 2, SHIP: 3}
"""BL-10, BL-11: the coins that the roller takes from one other player, by the doubled icon."""
STEAL_REASON: Final = {SWORDS: Reason.SWORDS, SHIP: Reason.SHIP}


def start_game(state: State, chance: Chance, emit: Emit[events.Event]) -> None:
    """BL-02, BL-05, BLA-15: deal, and let chance choose who rolls first."""
    house = state.house
    emit(events.GameStarted(house.seats, house.coins))
    deal(state, chance, emit)
    starter = chance.below(house.seats)
    state.turn = (starter - 1) % house.seats
    emit(events.StarterChosen(starter))
    play_on(state, chance, emit)


def play_on(state: State, chance: Chance, emit: Emit[events.Event]) -> None:
    """BL-29, BL-30: turns go round clockwise until somebody must decide or has no coins."""
    state.claimant, state.yes, state.arrivals = NOBODY, 0, ()
    while 0 not in state.coins:
        _take_turn(state, chance, emit)
        if state.waiting:
            return
    _end_game(state, chance, emit)


def _take_turn(state: State, chance: Chance, emit: Emit[events.Event]) -> None:
    """BL-07, BL-08, BL-14, BL-17: roll; a double, the roller's own match, or a window."""
    house = state.house
    seat = state.turn = (state.turn + 1) % house.seats
    state.turn_number += 1
    if emit is not silent:
        emit(events.TurnStarted(seat, state.turn_number))
    (left, right), sides = house.bones, house.sides
    roll = chance.roll
    one, other = left[roll(sides) - 1], right[roll(sides) - 1]
    state.bones = (one, other)
    pair = state.pair = PAIR_OF[one][other]
    if emit is not silent:
        emit(events.BonesRolled(seat, one, other))
    if pair < 0:
        if emit is not silent:
            emit(events.DoubleAction(seat, one))
        _DOUBLES[one](state, seat, emit)
    elif state.faces[state.hands[seat]] == pair:
        _match(state, seat, chance, emit)
    else:
        open_window(state, emit)


def _match(state: State, seat: int, chance: Chance, emit: Emit[events.Event]) -> None:
    """BL-14, BL-15, BL-25: the roller reveals at once; each other player loses a coin."""
    state.shown = seat
    if emit is not silent:
        emit(events.RollerMatched(seat, state.hands[seat]))
    for other in clockwise_from(state, seat):
        pay(state, other, BOX, 1, Reason.MATCH, emit)
    replace_card(state, seat, chance, emit)


def _collect(state: State, seat: int, emit: Emit[events.Event]) -> None:
    """BL-09: every other player gives the roller 1."""
    for other in clockwise_from(state, seat):
        pay(state, other, seat, 1, Reason.CHEST, emit)


def _hand_out(state: State, seat: int, emit: Emit[events.Event]) -> None:
    """BL-12, BL-13: the roller gives 1 to each, clockwise, while there are coins."""
    for other in clockwise_from(state, seat):
        pay(state, seat, other, 1, Reason.SKULL, emit)


def _ask_for_victim(state: State, seat: int, _emit: Emit[events.Event]) -> None:
    """BL-10, BL-11: the roller chooses from whom to steal."""
    state.phase = STEAL
    state.waiting = 1 << seat


_DOUBLES: Final[dict[int, Callable[[State, int, Emit[events.Event]], None]]] = {
    CHEST: _collect,
    SWORDS: _ask_for_victim,
    SHIP: _ask_for_victim,
    SKULL: _hand_out,
}
"""The map: what two of an icon bring."""


def steal(
    state: State, seat: int, action: Steal, _chance: Chance, emit: Emit[events.Event]
) -> None:
    """BL-10, BL-11, BLA-09: take coins from the player that was chosen."""
    icon = state.bones[0]
    pay(state, action.victim, seat, LOOT[icon], STEAL_REASON[icon], emit)
    state.waiting = 0


def _end_game(state: State, chance: Chance, emit: Emit[events.Event]) -> None:
    """BL-30, BL-31, BL-32, BLA-14: most coins win; among equals a coin, or they share."""
    best = max(state.coins)
    leaders = tuple([seat for seat, coins in enumerate(state.coins) if coins == best])
    state.phase = OVER
    state.winners = leaders
    if len(leaders) > 1 and not state.house.tie_is_shared:
        winner = chance.pick(leaders)
        state.winners = (winner,)
        if emit is not silent:
            emit(events.TieFlipped(leaders, winner))
    if emit is not silent:
        emit(events.GameEnded(tuple(state.coins), state.winners))


def final_outcome(state: State) -> Outcome:
    """BL-31: return the coins of all, and who wins."""
    return Outcome(tuple(state.coins), state.winners)
