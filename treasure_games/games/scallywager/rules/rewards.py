"""The reward of a showdown: who draws which card."""

from __future__ import annotations

from treasure_games.core.chance import Chance
from treasure_games.core.game import Emit, silent
from treasure_games.games.scallywager.rules import events
from treasure_games.games.scallywager.rules.actions import Action, DrawTreasure, KeepCard
from treasure_games.games.scallywager.rules.agenda import ask
from treasure_games.games.scallywager.rules.cards import can_draw, card_of, discard, draw, expire
from treasure_games.games.scallywager.rules.pieces import (
    ADVENTURE,
    NO_CARD,
    QUARTERMASTER,
    TREASURE,
    deck_of,
)
from treasure_games.games.scallywager.rules.state import KEEPING, REWARD, State


def offer_reward(state: State, *_: object) -> None:
    """SW-18, SW-19, SW-21, SW-22, SWA-29: the winning party draws, if it still has dice."""
    if state.dice[state.winner] and (any(state.stacks) or any(state.piles)):
        ask(state, REWARD, state.winner)


def is_optional(state: State) -> bool:
    """SWA-10: return True if the winner may draw no card."""
    return bool(state.is_parlay) and state.winner == state.challenger


def draw_reward(
    state: State, seat: int, action: Action, chance: Chance, emit: Emit[events.Event]
) -> None:
    """SW-24, SW-26, SW-T03: one card of a deck, or one of two; SWA-18: an old adventure expires."""
    deck = TREASURE if isinstance(action, DrawTreasure) else ADVENTURE
    if deck == ADVENTURE:
        expire(state, seat, emit)
    draw(state, deck, chance, emit)
    if card_of(state, seat, QUARTERMASTER) != NO_CARD and can_draw(state, deck):
        draw(state, deck, chance, emit)
        ask(state, KEEPING, seat)
        if emit is not silent:
            emit(events.CardsOffered(seat, state.drawn))
    else:
        _keep(state, seat, state.drawn[0], emit)


def keep_one(
    state: State, seat: int, action: KeepCard, _chance: Chance, emit: Emit[events.Event]
) -> None:
    """SW-T03: keep one of two cards; the other is discarded face up."""
    other = next(one for one in state.drawn if one != action.card)
    state.drawn = (action.card,)
    discard(state, other)
    if emit is not silent:
        emit(events.CardDeclined(seat, other))
    _keep(state, seat, action.card, emit)


def _keep(state: State, seat: int, card: int, emit: Emit[events.Event]) -> None:
    """SW-24, SW-26: a treasure lies face up at once, an adventure is for the next round."""
    state.drawn = ()
    if deck_of(card) == TREASURE:
        state.treasures[seat] += (card,)
        event: type[events.OfCard] = events.TreasureDrawn
    else:
        state.fresh[seat] = card
        event = events.AdventureDrawn
    if emit is not silent:
        emit(event(seat, card))


def draw_nothing(
    _state: State, seat: int, _action: Action, _chance: Chance, emit: Emit[events.Event]
) -> None:
    """SW-21: no card."""
    if emit is not silent:
        emit(events.NothingDrawn(seat))
