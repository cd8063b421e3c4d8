"""What each legal action does, and how rounds and turns begin and end: shuffle, deal, result."""

from bisect import insort
from typing import Any, Final

from treasure_games.core.chance import Chance
from treasure_games.core.game import Emit, is_heard, silent
from treasure_games.core.game_base import ActionHandler
from treasure_games.games.do_not_touch.rules import actions, events, scoring
from treasure_games.games.do_not_touch.rules.house import STARTING_HAND
from treasure_games.games.do_not_touch.rules.pieces import BONUS, NO_CARD, PACK_SIZE
from treasure_games.games.do_not_touch.rules.state import (
    DEAL,
    DISCARD_EXCESS,
    DRAW,
    FIRST_PLACE,
    MAIN,
    OVER,
    State,
)


def start_game(state: State, chance: Chance, emit: Emit) -> None:
    """Play the first round up to the first decision."""
    emit(events.GameStarted(state.house.seats, state.house.rounds))
    begin_round(state, chance, emit)


def begin_round(state: State, chance: Chance, emit: Emit) -> None:
    """Shuffle, decide who begins, deal; then the first turn."""
    shuffle_pack(state, chance, emit)
    choose_order(state, chance, emit)
    deal_hands(state, emit)
    begin_turn(state, state.starter, emit)


def shuffle_pack(state: State, chance: Chance, emit: Emit) -> None:
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


def choose_order(state: State, chance: Chance, emit: Emit) -> None:
    """DT-05, DT-R2, DT-R29: choose who begins: by chance, the first seat, or the next in turn."""
    house = state.house
    if state.round_number > 1:
        state.starter = (state.starter + 1) % house.seats
    elif house.starts_at_random:
        state.starter = chance.below(house.seats)
    state.turn = state.starter
    emit(events.OrderChosen(state.starter))


def deal_hands(state: State, emit: Emit) -> None:
    """DT-06: deal three cards each, one at a time around the table from the starter."""
    seats = state.house.seats
    for turn in range(STARTING_HAND * seats):
        seat, card = (state.starter + turn) % seats, state.next_card
        state.hands[seat].append(card)
        state.next_card += 1
        emit(events.Dealt(seat, card))


def begin_turn(state: State, seat: int, emit: Emit) -> None:
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


def finish_turn(state: State, chance: Chance, emit: Emit) -> None:
    """DT-19, DT-R20: begin the next turn, unless the last covered card is drawn."""
    if emit is not silent and is_heard(emit, events.TurnEnded):
        emit(events.TurnEnded(state.turn))
    if state.next_card == PACK_SIZE:
        finish_round(state, chance, emit)
    else:
        begin_turn(state, (state.turn + 1) % state.house.seats, emit)


def finish_round(state: State, chance: Chance, emit: Emit) -> None:
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


def _draw_covered(
    state: State, _seat: int, _action: actions.DrawCovered, _chance: Chance, emit: Emit
) -> None:
    """DT-11: take the top of the covered deck into the hand."""
    _take_covered(state, emit)
    state.phase = MAIN if state.loots[state.turn] else FIRST_PLACE


def _take_covered(state: State, emit: Emit) -> None:
    """Take one covered card into the hand; the last one is announced (DT-19)."""
    card = state.next_card
    state.next_card = card + 1
    state.hands[state.turn].append(card)  # The highest id in play, so the hand stays sorted.
    state.dry_turns = 0
    if emit is not silent and is_heard(emit, events.DrewCovered):
        emit(events.DrewCovered(state.turn, card, state.deck_left))
    if emit is not silent and state.next_card == PACK_SIZE:
        emit(events.LastCardDrawn(state.turn))


def _draw_discard(
    state: State, _seat: int, _action: actions.DrawDiscard, _chance: Chance, emit: Emit
) -> None:
    """DT-11, DT-17: take the open card into the hand, with its bonus locked for this turn."""
    card = state.discard.pop()
    insort(state.hands[state.turn], card)
    state.locked = card
    state.dry_turns += 1
    state.phase = MAIN if state.loots[state.turn] else FIRST_PLACE
    if emit is not silent:
        emit(events.DrewDiscard(state.turn, card))


def _start_loot(
    state: State, _seat: int, action: actions.StartLoot, _chance: Chance, emit: Emit
) -> None:
    """DT-07: the first card of the loot, which needs no match."""
    _lay_on_loot(state, action.card)
    state.phase = MAIN
    if emit is not silent:
        emit(events.LootStarted(state.turn, action.card))


def _add(state: State, _seat: int, action: actions.Add, _chance: Chance, emit: Emit) -> None:
    """DT-10: the added card is the new top."""
    _lay_on_loot(state, action.card)
    if emit is not silent and is_heard(emit, events.Added):
        emit(events.Added(state.turn, action.card))


def _lay_on_loot(state: State, card: int) -> None:
    seat = state.turn
    state.hands[seat].remove(card)
    state.loots[seat].append(card)
    state.public |= 1 << card


def _swap(state: State, _seat: int, action: actions.Swap, _chance: Chance, emit: Emit) -> None:
    """DT-14: swap a card of the hand with the rival's top card."""
    given, loot, hand = action.card, state.loots[action.rival], state.hands[state.turn]
    taken = loot[-1]
    loot[-1] = given
    hand.remove(given)
    insort(hand, taken)
    state.public |= 1 << given
    state.swaps_used += 1
    index = state.turn * state.house.seats + action.rival
    robberies = state.robberies
    state.robberies = (*robberies[:index], robberies[index] + 1, *robberies[index + 1 :])
    if emit is not silent and is_heard(emit, events.Swapped):
        emit(events.Swapped(state.turn, action.rival, given, taken))


def _discard_for_bonus(
    state: State, _seat: int, action: actions.DiscardForBonus, _chance: Chance, emit: Emit
) -> None:
    """DT-16, DT-R18: discard a ×2 or ×3 and draw two or three cards."""
    draws = min(BONUS[state.faces[action.card]], state.deck_left)
    _lay_on_discard(state, action.card)
    state.bonuses_used += 1
    if emit is not silent:
        emit(events.BonusDiscarded(state.turn, action.card, draws))
    for _ in range(draws):
        _take_covered(state, emit)


def _end_turn(
    state: State, _seat: int, _action: actions.EndTurn, chance: Chance, emit: Emit
) -> None:
    """DT-18: discard down to the limit first, then end the turn."""
    if len(state.hands[state.turn]) > state.house.hand_max:
        state.phase = DISCARD_EXCESS
    else:
        finish_turn(state, chance, emit)


def _discard(state: State, _seat: int, action: actions.Discard, chance: Chance, emit: Emit) -> None:
    """DT-18, DT-R19: discard one card of the excess, which becomes the open card."""
    _lay_on_discard(state, action.card)
    if emit is not silent:
        emit(events.Discarded(state.turn, action.card))
    if len(state.hands[state.turn]) <= state.house.hand_max:
        finish_turn(state, chance, emit)


def _lay_on_discard(state: State, card: int) -> None:
    state.hands[state.turn].remove(card)
    state.discard.append(card)
    state.public |= 1 << card


ACTION_HANDLERS: Final[dict[type[Any], ActionHandler]] = {
    actions.DrawCovered: _draw_covered,
    actions.DrawDiscard: _draw_discard,
    actions.StartLoot: _start_loot,
    actions.Add: _add,
    actions.Swap: _swap,
    actions.DiscardForBonus: _discard_for_bonus,
    actions.EndTurn: _end_turn,
    actions.Discard: _discard,
}
"""What each legal action of the seat in turn does."""
