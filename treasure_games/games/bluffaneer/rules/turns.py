"""Turns: the roll, who claims and whose claim stands, who believes it, what is paid, and the end.

Claims and answers are both collected by `core.asking`. When all have answered, the question is
resolved.
"""

from enum import StrEnum
from typing import Final

from treasure_games.core import asking
from treasure_games.core.asking import SEALED, TURN, WINDOW, choose_seat, yes_seats
from treasure_games.core.chance import Chance
from treasure_games.core.game import Emit, Mode, narrowed, silent
from treasure_games.core.hidden_cards import reshuffled
from treasure_games.games.bluffaneer.rules import events
from treasure_games.games.bluffaneer.rules.events import CoinsPaid
from treasure_games.games.bluffaneer.rules.pieces import CHEST, NO_CARD, PACK, PAIR_OF, SHIP, SWORDS
from treasure_games.games.bluffaneer.rules.state import (
    ANSWER,
    BELIEVED,
    CAUGHT,
    DOUBTING,
    NOBODY,
    OVER,
    QUIET,
    RAISED,
    SHOUT,
    STEAL,
    TALLIES,
    TRUE,
    TRUSTING,
    State,
)

BOX: Final = -2
"""The payee of coins that leave the game (BL-15, BLA-23)."""


class Reason(StrEnum):
    """Why coins were paid; first the doubles, by icon."""

    CHEST = "chest"  # BL-09
    SWORDS = "swords"  # BL-10
    SHIP = "ship"  # BL-11
    SKULL = "skull"  # BL-12
    MATCH = "match"  # BL-15
    BELIEF = "belief"  # BL-19
    TRUTH = "truth"  # BL-21
    BLUFF = "bluff"  # BL-22


REASONS: Final = tuple(Reason)
MATCH, BELIEF, TRUTH, BLUFF = REASONS[4:]


def pay(state: State, payer: int, payee: int, coins: int, reason: Reason, emit: Emit) -> None:
    """BLA-08: pay coins to a seat or the box; a payer with fewer pays all of them."""
    purse = state.coins
    paid = coins if coins < purse[payer] else purse[payer]
    if paid == 0:
        return
    purse[payer] -= paid
    if payee == BOX:
        state.box += paid
    else:
        purse[payee] += paid
    if emit is not silent:
        emit(CoinsPaid(payer, payee, paid, reason.value))


def deal(state: State, chance: Chance, emit: Emit) -> None:
    """BL-02: one card to each, face down; the rest is the stack."""
    faces = list(PACK)
    chance.shuffle(faces)
    state.faces = tuple(faces)
    for seat in range(state.house.seats):
        state.hands[seat], state.stack = state.stack[0], state.stack[1:]
        emit(events.Dealt(seat, state.hands[seat]))


def replace_card(state: State, seat: int, chance: Chance, emit: Emit) -> None:
    """BL-27, BLA-10: discard the revealed card and draw, unless the game is over."""
    card = state.hands[seat]
    state.discard = (*state.discard, card)
    state.hands[seat] = NO_CARD
    state.shown = NOBODY
    state.barred[seat] = state.passed[seat] = state.raised[seat] = 0
    if emit is not silent:
        emit(events.CardDiscarded(seat, card))
    if 0 in state.coins:
        return
    if not state.stack:
        _reshuffle(state, chance, emit)
    state.hands[seat], state.stack = state.stack[0], state.stack[1:]
    if emit is not silent:
        emit(events.CardDrawn(seat, state.hands[seat], len(state.stack)))


def _reshuffle(state: State, chance: Chance, emit: Emit) -> None:
    """BL-28, BLA-18: the discards, including the last one, become the new stack."""
    state.faces, state.pools = reshuffled(state.faces, state.pools, state.discard, chance)
    state.stack, state.discard = tuple(sorted(state.discard)), ()
    emit(events.DeckReshuffled(len(state.stack)))


def open_window(state: State, emit: Emit) -> None:
    """BL-17, BLA-04, BLA-05: the roller doesn't have the pair; who claims to?"""
    roller = state.turn
    state.barred[roller] |= 1 << state.pair
    ask(state, SHOUT, state.house.others[roller])
    if emit is not silent:
        emit(events.WindowOpened(roller, state.pair))


def ask(state: State, phase: int, seats: tuple[int, ...] = ()) -> None:
    """BLA-06: ask these seats, or the roller where one seat decides alone."""
    mode = state.house.modes[phase]
    state.phase = phase
    asking.ask(state, mode, (state.turn,) if mode is TURN else seats)


def answer(state: State, seat: int, choice: int, chance: Chance, emit: Emit) -> None:
    """BL-17, BL-20, BLA-06: claim or challenge (1), or not (0); the last answer resolves it."""
    mode, next_one = state.house.modes[state.phase], state.house.others[seat][0]
    following = 0 if next_one == state.turn else 1 << next_one
    asking.answer(state, mode, seat, choice, following, chance, emit)
    if not state.waiting:
        resolve = _resolve_shouts if state.phase == SHOUT else _resolve_answers
        resolve(state, mode, chance, emit)


def _resolve_shouts(state: State, mode: Mode, chance: Chance, emit: Emit) -> None:
    """BL-23, BL-24, BL-26: one claim stands, or nobody claims."""
    if emit is not silent and mode is not WINDOW:
        emit(events.ShoutsOpened(yes_seats(state, mode)))
    claimant = choose_seat(state, mode, chance, emit)
    _remember_shouts(state, mode, claimant)
    if claimant != NOBODY:
        state.claimant = claimant
        ask(state, ANSWER, state.house.others[claimant])
        if emit is not silent:
            emit(events.Claimed(claimant, state.pair))


def _remember_shouts(state: State, mode: Mode, claimant: int) -> None:
    """Note, as everybody saw it, who claimed this pair and who stayed quiet.

    With a claim that stands, a race doesn't show who would have stayed quiet, and a window shows it
    only for those asked before the claimant.
    """
    bit, quiet = 1 << state.pair, state.house.others[state.turn]
    for seat in yes_seats(state, mode):
        if seat != claimant:
            state.raised[seat] |= bit
            _count(state, seat, RAISED)
    if claimant != NOBODY and mode is not SEALED:
        quiet = quiet[: quiet.index(claimant)] if mode is WINDOW else ()
    for seat in quiet:
        if not state.yes >> seat & 1:
            state.passed[seat] |= bit
            _count(state, seat, QUIET)


def _count(state: State, seat: int, kind: int) -> None:
    state.tallies[seat * TALLIES + kind] += 1


def _resolve_answers(state: State, mode: Mode, chance: Chance, emit: Emit) -> None:
    """BLA-01: everybody answers, or the first who challenges, or the roller."""
    if mode is SEALED:
        _all_answer(state, emit)
    else:
        _one_answers(state, choose_seat(state, mode, chance, emit), emit)
    replace_card(state, state.claimant, chance, emit)


def _all_answer(state: State, emit: Emit) -> None:
    """BLA-02: reveal all answers; payments go clockwise from the claimant's left."""
    if emit is not silent:
        emit(events.AnswersOpened(yes_seats(state, SEALED)))
    _reveal(state, CAUGHT if state.yes else BELIEVED, emit)
    for seat in state.house.others[state.claimant]:
        doubts = state.yes >> seat & 1
        _count(state, seat, DOUBTING if doubts else TRUSTING)
        if doubts:
            _pay_challenge(state, seat, emit)
        else:
            pay(state, seat, state.claimant, 1, BELIEF, emit)


def _one_answers(state: State, challenger: int, emit: Emit) -> None:
    """BL-19, BL-20: one player challenges, or else the roller believes."""
    claimant, roller = state.claimant, state.turn
    if challenger == NOBODY:
        _count(state, roller, TRUSTING)
        if emit is not silent:
            emit(events.Believed(roller, claimant))
        pay(state, roller, claimant, 1, BELIEF, emit)
        _reveal(state, BELIEVED, emit)
    else:
        _count(state, challenger, DOUBTING)
        if emit is not silent:
            emit(events.Challenged(challenger, claimant))
        _reveal(state, CAUGHT, emit)
        _pay_challenge(state, challenger, emit)


def _reveal(state: State, bluff: int, emit: Emit) -> None:
    """BLA-03: reveal the claimant's card and count the claim, a bluff as the kind `bluff`."""
    seat = state.shown = state.claimant
    is_true = _is_true(state)
    _count(state, seat, TRUE if is_true else bluff)
    if emit is not silent:
        emit(events.CardRevealed(seat, state.hands[seat], is_true))


def _is_true(state: State) -> bool:
    return state.faces[state.hands[state.claimant]] == state.pair


def _pay_challenge(state: State, seat: int, emit: Emit) -> None:
    """BL-21, BL-22: a challenged truth costs the challenger 2, a bluff its claimant 1."""
    if _is_true(state):
        pay(state, seat, state.claimant, 2, TRUTH, emit)
    else:
        pay(state, state.claimant, seat, 1, BLUFF, emit)


LOOT: Final = {SWORDS: 2, SHIP: 3}
"""BL-10, BL-11: the coins that the roller takes from one other player, by the doubled icon."""


def start_game(state: State, chance: Chance, emit: Emit) -> None:
    """BL-02, BL-05, BLA-15: deal, and choose by chance who rolls first."""
    house = state.house
    emit(events.GameStarted(house.seats, house.coins))
    deal(state, chance, emit)
    starter = chance.below(house.seats)
    state.turn = (starter - 1) % house.seats
    emit(events.StarterChosen(starter))
    play_on(state, chance, emit)


def play_on(state: State, chance: Chance, emit: Emit) -> None:
    """BL-29, BL-30: take turns clockwise until somebody must decide or has no coins."""
    state.claimant, state.yes, state.arrivals = NOBODY, 0, ()
    while 0 not in state.coins:
        _take_turn(state, chance, emit)
        if state.waiting:
            return
    _end_game(state, chance, emit)


def _take_turn(state: State, chance: Chance, emit: Emit) -> None:
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


def _double(state: State, seat: int, icon: int, emit: Emit) -> None:
    """BL-09 to BL-13: all others pay for chests, the roller for skulls; else it may steal."""
    if emit is not silent:
        emit(events.DoubleAction(seat, icon))
    if icon in LOOT:
        ask(state, STEAL)
        return
    for other in state.house.others[seat]:
        payer, payee = (other, seat) if icon == CHEST else (seat, other)
        pay(state, payer, payee, 1, REASONS[icon], emit)


def _match(state: State, seat: int, chance: Chance, emit: Emit) -> None:
    """BL-14, BL-15, BL-25: the roller reveals at once; each other player loses a coin."""
    state.shown = seat
    if emit is not silent:
        emit(events.RollerMatched(seat, state.hands[seat]))
    for other in state.house.others[seat]:
        pay(state, other, BOX, 1, MATCH, emit)
    replace_card(state, seat, chance, emit)


def steal(state: State, victim: int, emit: Emit) -> None:
    """BL-10, BL-11, BLA-09: take coins from the player that was chosen."""
    icon = state.bones[0]
    pay(state, victim, state.turn, LOOT[icon], REASONS[icon], emit)
    state.waiting = 0


def _end_game(state: State, chance: Chance, emit: Emit) -> None:
    """BL-30, BL-31, BL-32, BLA-14: most coins win; a coin flip breaks ties, or they share."""
    best = max(state.coins)
    state.phase = OVER
    state.winners = tied = tuple([seat for seat, coins in enumerate(state.coins) if coins == best])
    if len(tied) > 1 and not state.house.tie_is_shared:
        winner = chance.pick(tied)
        state.winners = (winner,)
        emit(events.TieFlipped(tied, winner))
    emit(events.GameEnded(tuple(state.coins), state.winners))
