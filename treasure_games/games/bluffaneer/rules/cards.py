"""Dealing, revealing, discarding and drawing."""

from __future__ import annotations

from typing import Final

from treasure_games.core.chance import Chance
from treasure_games.core.game import Emit, silent
from treasure_games.games.bluffaneer.rules.events import (
    Dealt,
    DeckReshuffled,
    Discarded,
    Drew,
    Event,
)
from treasure_games.games.bluffaneer.rules.pieces import NO_CARD, PACK_SIZE
from treasure_games.games.bluffaneer.rules.state import KINDS, NOBODY, State

ALL_KINDS: Final = (1 << KINDS) - 1


def deal(state: State, chance: Chance, emit: Emit[Event]) -> None:
    """BL-02: shuffle, then one card to each player, from the starter on."""
    faces = list(state.faces)
    chance.shuffle(faces)
    state.faces = tuple(faces)
    state.stack = list(range(PACK_SIZE))[::-1]
    seats = state.house.seats
    for place in range(seats):
        seat = (state.roller + place) % seats
        state.hands[seat] = state.stack.pop()
        emit(Dealt(seat, state.hands[seat]))


def replace_shown(state: State, chance: Chance, emit: Emit[Event]) -> None:
    """BL-27, BL-28: whoever has discarded draws a new card."""
    seat = state.hands.index(NO_CARD)
    if not state.stack:
        _reshuffle(state, chance, emit)
    card = state.stack.pop()
    state.hands[seat] = card
    if emit is not silent:
        emit(Drew(seat, card, len(state.stack)))


def discard_shown(state: State, emit: Emit[Event]) -> None:
    """BL-27: the card that lies open goes to the discard pile; nothing is known of the next."""
    seat = state.shown
    card = state.hands[seat]
    state.hands[seat] = NO_CARD
    state.discard.append(card)
    state.shown = NOBODY
    kept = ~(ALL_KINDS << seat * KINDS)
    state.ruled_out &= kept
    state.kept_quiet &= kept
    state.unheard &= kept
    if emit is not silent:
        emit(Discarded(seat, card))


def _reshuffle(state: State, chance: Chance, emit: Emit[Event]) -> None:
    """BL-28, BLA-18: the discards, with the card just discarded, are the new stack."""
    cards = sorted(state.discard)
    mixed = [state.faces[card] for card in cards]
    chance.shuffle(mixed)
    faces, batches = list(state.faces), list(state.batches)
    batch = max(batches) + 1
    for card, face in zip(cards, mixed, strict=True):
        faces[card], batches[card] = face, batch
    state.faces, state.batches = tuple(faces), tuple(batches)
    state.stack, state.discard = cards[::-1], []
    if emit is not silent:
        emit(DeckReshuffled(len(cards)))
