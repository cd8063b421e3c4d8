"""Cards: the decks, who holds what, and the discard piles."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from treasure_games.core.chance import Chance
from treasure_games.core.game import Emit
from treasure_games.core.hidden_cards import reshuffled
from treasure_games.games.scallywager.rules import events
from treasure_games.games.scallywager.rules.pieces import (
    ADVENTURE,
    FIRST_ADVENTURE,
    MARQUE,
    NO_CARD,
    TREASURE,
    deck_of,
)
from treasure_games.games.scallywager.rules.state import State

_Choices: TypeAlias = Callable[[State, int], Sequence[Any]]
_Effect: TypeAlias = Callable[[State, int, Any, Chance, Emit], None]
Table: TypeAlias = Mapping[type[Any], tuple[int, _Choices, _Effect]]


def by_card(
    table: Table,
) -> tuple[dict[type[Any], int], dict[int, _Choices], dict[int, _Effect]]:
    """Return the card of each action, and by card which actions it allows, and what it does."""
    kinds = {action: kind for action, (kind, _, _) in table.items()}
    rows = table.values()
    return kinds, {kind: one for kind, one, _ in rows}, {kind: one for kind, _, one in rows}


def shuffle_decks(state: State, chance: Chance) -> None:
    """SW-02: shuffle each of the two decks."""
    treasures, adventures = list(state.faces[:FIRST_ADVENTURE]), list(state.faces[FIRST_ADVENTURE:])
    chance.shuffle(treasures)
    chance.shuffle(adventures)
    state.faces = (*treasures, *adventures)


def card_of(state: State, seat: int, kind: int) -> int:
    """Return the first treasure card of this kind that a seat owns, or `NO_CARD`."""
    faces = state.faces
    for card in state.treasures[seat]:
        if faces[card] == kind:
            return card
    return NO_CARD


def is_protected(state: State, seat: int) -> bool:
    """SW-T05: return True if cards of others can't choose this seat."""
    return card_of(state, seat, MARQUE) != NO_CARD


def discard(state: State, card: int) -> None:
    """Lay a card on the pile of its deck."""
    state.piles[deck_of(card)] += (card,)


def discard_treasure(state: State, seat: int, card: int) -> None:
    """SW-25: a card that is used once goes to the discard pile."""
    _without(state, seat, card)
    discard(state, card)


def steal_card(state: State, seat: int, card: int, emit: Emit) -> None:
    """SW-T11, SW-A10: take a card that lies in front of another captain."""
    victim = owner_of(state, card)
    _without(state, victim, card)
    state.treasures[seat] = (*state.treasures[seat], card)
    note_harm(state, seat, victim, 1)
    emit(events.CardStolen(seat, card, victim))


def take_card(state: State, seat: int, action: Any, _chance: Chance, emit: Emit) -> None:
    """SW-T11, SW-A10: take the card of choice."""
    steal_card(state, seat, action.card, emit)


def _without(state: State, seat: int, card: int) -> None:
    state.treasures[seat] = tuple([one for one in state.treasures[seat] if one != card])


def owner_of(state: State, card: int) -> int:
    """Return the seat that owns a treasure card, or -1."""
    for seat, cards in enumerate(state.treasures):
        if card in cards:
            return seat
    return -1


def note_harm(state: State, seat: int, victim: int, pieces: int) -> None:
    """Note that one seat cost another this number of dice or cards."""
    if seat >= 0 and seat != victim:
        state.harms[seat * state.house.seats + victim] += pieces


def can_draw(state: State, deck: int) -> bool:
    """SWA-29: return False if both the deck and its discard pile are empty."""
    return bool(state.stacks[deck] or state.piles[deck])


def draw(state: State, deck: int, chance: Chance, emit: Emit) -> None:
    """Take the top card of a deck into `drawn`."""
    stacks = state.stacks
    if not stacks[deck]:
        _reshuffle(state, deck, chance, emit)
    state.drawn += stacks[deck][:1]
    stacks[deck] = stacks[deck][1:]


def _reshuffle(state: State, deck: int, chance: Chance, emit: Emit) -> None:
    """SW-29: the discard pile is the new deck; its kinds are dealt anew to its ids."""
    cards = tuple(sorted(state.piles[deck]))
    state.faces, state.pools = reshuffled(state.faces, state.pools, cards, chance)
    state.stacks[deck], state.piles[deck] = cards, ()
    emit(events.DeckReshuffled(deck, len(cards)))


def expire(state: State, seat: int, emit: Emit) -> None:
    """SW-28, SWA-17: an adventure card that was not used is discarded face up."""
    card = state.live[seat]
    if card != NO_CARD:
        state.live[seat] = NO_CARD
        discard(state, card)
        emit(events.AdventureExpired(seat, card))


def discard_played(state: State, seat: int, emit: Emit) -> None:
    """SW-28: at the end of the round, an adventure card that was used is discarded."""
    card = state.played[seat]
    if card != NO_CARD:
        state.played[seat] = NO_CARD
        discard(state, card)
        emit(events.AdventureDiscarded(seat, card))


def give_up_all(state: State, seat: int) -> None:
    """SWA-20: discard all cards of a captain who is out."""
    state.piles[TREASURE] += state.treasures[seat]
    state.treasures[seat] = ()
    for held in (state.live, state.played, state.fresh):
        if held[seat] != NO_CARD:
            state.piles[ADVENTURE] = (*state.piles[ADVENTURE], held[seat])
            held[seat] = NO_CARD
