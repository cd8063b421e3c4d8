"""Cards: deal, discard, draw and reshuffle."""

from __future__ import annotations

from treasure_games.core.chance import Chance
from treasure_games.core.game import Emit, silent
from treasure_games.core.hidden_cards import reshuffled
from treasure_games.core.kinds import Event
from treasure_games.games.bluffaneer.rules import events
from treasure_games.games.bluffaneer.rules.pieces import NO_CARD, PACK
from treasure_games.games.bluffaneer.rules.state import NOBODY, State


def deal(state: State, chance: Chance, emit: Emit[Event]) -> None:
    """BL-02: one card to each, face down; the rest is the stack."""
    faces = list(PACK)
    chance.shuffle(faces)
    state.faces = tuple(faces)
    for seat in range(state.house.seats):
        state.hands[seat], state.stack = state.stack[0], state.stack[1:]
        emit(events.Dealt(seat, state.hands[seat]))


def replace_card(state: State, seat: int, chance: Chance, emit: Emit[Event]) -> None:
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


def _reshuffle(state: State, chance: Chance, emit: Emit[Event]) -> None:
    """BL-28, BLA-18: the discards, including the last one, become the new stack."""
    state.faces, state.pools = reshuffled(state.faces, state.pools, state.discard, chance)
    state.stack, state.discard = tuple(sorted(state.discard)), ()
    emit(events.DeckReshuffled(len(state.stack)))
