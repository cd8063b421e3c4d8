"""The beginning and end of rounds and turns: shuffle, deal, next turn, result."""

from __future__ import annotations

from treasure_games.core.chance import Chance
from treasure_games.core.game import Emit, is_heard, silent
from treasure_games.games.do_not_touch.rules import events, scoring
from treasure_games.games.do_not_touch.rules.house import STARTING_HAND
from treasure_games.games.do_not_touch.rules.pieces import NO_CARD, PACK_SIZE
from treasure_games.games.do_not_touch.rules.state import DEAL, DRAW, FIRST_PLACE, OVER, State


def start_game(state: State, chance: Chance, emit: Emit[events.Event]) -> None:
    """Play the first round up to the first decision."""
    emit(events.GameStarted(state.house.seats, state.house.rounds))
    begin_round(state, chance, emit)


def begin_round(state: State, chance: Chance, emit: Emit[events.Event]) -> None:
    """Shuffle, decide who begins, deal; then the first turn."""
    shuffle_pack(state, chance, emit)
    choose_order(state, chance, emit)
    deal_hands(state, emit)
    begin_turn(state, state.starter, emit)


def shuffle_pack(state: State, chance: Chance, emit: Emit[events.Event]) -> None:
    """DT-04, DT-R29: shuffle all 54 cards, and set some aside."""
    house = state.house
    faces = list(house.pack)
    chance.shuffle(faces)
    state.faces = tuple(faces)
    state.public = 0
    state.next_card = house.set_aside
    state.hands = [[] for _ in range(house.seats)]
    state.loots = [[] for _ in range(house.seats)]
    state.discard = []
    state.phase = DEAL
    state.turn_number = 0
    state.round_number += 1
    emit(events.RoundStarted(state.round_number, house.set_aside))


def choose_order(state: State, chance: Chance, emit: Emit[events.Event]) -> None:
    """DT-05, DT-R2, DT-R29: choose who begins: by chance, the first seat, or the next in turn."""
    house = state.house
    if state.round_number > 1:
        state.starter = (state.starter + 1) % house.seats
    elif house.starts_at_random:
        state.starter = chance.below(house.seats)
    state.turn = state.starter
    emit(events.OrderChosen(state.starter))


def deal_hands(state: State, emit: Emit[events.Event]) -> None:
    """DT-06: deal three cards each, one at a time around the table from the starter."""
    seats = state.house.seats
    for turn in range(STARTING_HAND * seats):
        seat, card = (state.starter + turn) % seats, state.next_card
        state.hands[seat].append(card)
        state.next_card += 1
        emit(events.Dealt(seat, card))


def begin_turn(state: State, seat: int, emit: Emit[events.Event]) -> None:
    """DT-11: a turn begins with the draw, unless the first turn only places (DT-R6)."""
    state.turn = seat
    state.turn_number += 1
    state.swaps_used = 0
    state.bonuses_used = 0
    state.locked = NO_CARD
    only_places = state.house.first_turn_only_places and not state.loots[seat]
    state.phase = FIRST_PLACE if only_places else DRAW
    if emit is not silent:
        emit(events.TurnStarted(seat, state.turn_number))


def finish_turn(state: State, chance: Chance, emit: Emit[events.Event]) -> None:
    """DT-19, DT-R20: begin the next turn, unless the last covered card is drawn."""
    if emit is not silent and is_heard(emit, events.TurnEnded):
        emit(events.TurnEnded(state.turn))
    if state.next_card == PACK_SIZE:
        finish_round(state, chance, emit)
    else:
        begin_turn(state, (state.turn + 1) % state.house.seats, emit)


def finish_round(state: State, chance: Chance, emit: Emit[events.Event]) -> None:
    """DT-19, DT-R29: count the loots; then begin the next round, or end the game."""
    is_last = state.round_number == state.house.rounds
    scores = scoring.round_scores(state.faces, state.loots)
    state.carried = scoring.added(state.carried, scores)
    state.carried_ties = scoring.added(state.carried_ties, scoring.tie_counts(state))
    state.phase = OVER if is_last else DEAL
    emit(events.RoundEnded(state.round_number, scores))
    if is_last:
        emit(events.GameEnded(*scoring.final_outcome(state)))
    else:
        begin_round(state, chance, emit)
