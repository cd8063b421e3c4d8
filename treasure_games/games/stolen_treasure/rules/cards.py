"""Moving cards: drawing, burying, discarding, reshuffling, and taking from one another."""

from collections.abc import Sequence

from treasure_games.core.chance import Chance
from treasure_games.core.game import Emit, silent
from treasure_games.games.stolen_treasure.rules import events, knowledge, pieces
from treasure_games.games.stolen_treasure.rules.actions import Bury
from treasure_games.games.stolen_treasure.rules.pieces import deck_of
from treasure_games.games.stolen_treasure.rules.state import State


def cut(cards: tuple[int, ...]) -> list[tuple[int, ...]]:
    """ST-04, ST-Q22: return two halves, the first with the odd card."""
    half = (len(cards) + 1) // 2
    return [cards[:half], cards[half:]]


def drawable(state: State) -> int:
    """ST-21, ST-Q22: return 1 if treasure pile A can be drawn from, plus 2 if B can.

    When both are empty the discards are reshuffled; a lone one goes to A.
    """
    pile_a, pile_b, _ = state.piles
    if pile_a:
        return 3 if pile_b else 1
    if pile_b:
        return 2
    return min(len(state.discards[pieces.TREASURE]), 2) * 2 - bool(state.discards[pieces.TREASURE])


def can_draw_piracy(state: State) -> bool:
    """ST-Q21, ST-Q73: return True while the pile or the discards have a card, and the seat in turn
    holds few enough.
    """
    if len(state.pirates[state.active]) >= state.house.piracy_limit:
        return False
    return bool(state.piles[pieces.PIRACY_PILE] or state.discards[pieces.PIRACY])


def draw_treasure(state: State, seat: int, pile: int, chance: Chance, emit: Emit) -> None:
    """ST-21, ST-23: draw the top card, seen by everybody."""
    piles = state.piles
    if not piles[pieces.PILE_A] and not piles[pieces.PILE_B]:
        _reshuffle_treasure(state, chance, emit)
    card = piles[pile][-1]
    piles[pile] = piles[pile][:-1]
    state.seen[card] = state.house.everyone
    _acquire(state, card)
    state.treasures[seat] = tuple(sorted([*state.treasures[seat], card]))
    if emit is not silent:
        emit(events.TreasureDrawn(seat, card, pile))


def draw_piracy(state: State, seat: int, chance: Chance, emit: Emit) -> None:
    """ST-21, ST-24: draw the top card, unseen by others."""
    pile = state.piles[pieces.PIRACY_PILE]
    if not pile:
        pile = _reshuffle_piracy(state, chance, emit)
    card = pile[-1]
    state.piles[pieces.PIRACY_PILE] = pile[:-1]
    state.seen[card] = 1 << seat
    state.pirates[seat] = tuple(sorted([*state.pirates[seat], card]))
    if emit is not silent:
        emit(events.PiracyDrawn(seat, card))


def _acquire(state: State, card: int) -> None:
    """ST-27: note when a treasure came into a hand, which everybody sees."""
    state.since[card] = state.turn_number
    state.veiled &= ~(1 << card)


def _reshuffle_treasure(state: State, chance: Chance, emit: Emit) -> None:
    """ST-13, ST-Q22: make both piles of the discards."""
    cards, state.discards[pieces.TREASURE] = state.discards[pieces.TREASURE], ()
    split_anew(state, cards, chance, emit)


def split_anew(state: State, cards: tuple[int, ...], chance: Chance, emit: Emit) -> None:
    """ST-61: shuffle treasure cards and cut them into the two piles."""
    knowledge.shuffle_anew(state, cards, chance)
    state.piles[: pieces.PIRACY_PILE] = cut(cards)
    emit(events.DeckReshuffled(pieces.TREASURE, tuple(map(len, cut(cards)))))


def _reshuffle_piracy(state: State, chance: Chance, emit: Emit) -> tuple[int, ...]:
    """ST-14: make the pile of the discards."""
    pile = state.discards[pieces.PIRACY]
    knowledge.shuffle_anew(state, pile, chance)
    state.piles[pieces.PIRACY_PILE], state.discards[pieces.PIRACY] = pile, ()
    emit(events.DeckReshuffled(pieces.PIRACY, (len(pile),)))
    return pile


def bury(state: State, seat: int, action: Bury, _chance: Chance, emit: Emit) -> None:
    """ST-25, ST-32: lay the card face up in front of its owner."""
    card = action.card
    remove(state, seat, card)
    state.buried[seat] += (card,)
    state.banked[seat] += pieces.VALUES[state.faces[card]]
    knowledge.show(state, card)
    if emit is not silent:
        emit(events.Buried(seat, card))


def discard(state: State, seat: int, card: int, emit: Emit) -> None:
    """ST-Q54: discard a card of a hand face up to its family's pile."""
    if card >= pieces.FIRST_PIRACY:
        card = knowledge.lay_open(state, seat, state.faces[card])
    remove(state, seat, card)
    to_discards(state, card)
    emit(events.CardDiscarded(seat, card))


def to_discards(state: State, card: int) -> None:
    """Lay a card face up on the discard pile of its family."""
    knowledge.show(state, card)
    state.discards[deck_of(card)] += (card,)


def remove(state: State, seat: int, card: int) -> None:
    """Take a card out of a hand."""
    hands = state.treasures if card < pieces.FIRST_PIRACY else state.pirates
    hand = hands[seat]
    at = hand.index(card)
    hands[seat] = hand[:at] + hand[at + 1 :]


def receive(state: State, seat: int, cards: Sequence[int]) -> None:
    """ST-Q13: put cards with the same back into a hand; treasure counts as acquired now."""
    hands = state.treasures if cards[0] < pieces.FIRST_PIRACY else state.pirates
    hands[seat] = tuple(sorted([*hands[seat], *cards]))
    if hands is state.treasures:
        for card in cards:
            _acquire(state, card)


def steal(state: State, seat: int, victim: int, deck: int, chance: Chance, emit: Emit) -> int:
    """ST-47, ST-55, ST-Q44: take a random card of the victim with this back."""
    knowledge.mix(state, victim, deck, chance, emit)
    card = (state.treasures if deck == pieces.TREASURE else state.pirates)[victim][0]
    _hand_over(state, victim, seat, card)
    emit(events.CardStolen(seat, card, victim))
    return card


def give(
    state: State, seat: int, target: int, card: int, stolen: int, chance: Chance, emit: Emit
) -> None:
    """ST-48, ST-Q44: give a chosen card; others see only its back."""
    deck = deck_of(card)
    sources = knowledge.mix(state, seat, deck, chance, emit, but=stolen)
    hand = (state.treasures if deck == pieces.TREASURE else state.pirates)[seat]
    cards = [one for one in hand if one != stolen]
    card = cards[sources.index(card)]
    _hand_over(state, seat, target, card)
    emit(events.CardGiven(seat, card, target))


def _hand_over(state: State, seat: int, target: int, card: int) -> None:
    remove(state, seat, card)
    receive(state, target, (card,))
    knowledge.show_to(state, (card,), seat, target)


def swap_hands(state: State, seat: int, target: int, emit: Emit) -> None:
    """ST-46, ST-Q12, ST-Q44: swap all cards; both pirates then know both hands."""
    for hands in (state.treasures, state.pirates):
        hands[seat], hands[target] = hands[target], hands[seat]
        knowledge.show_to(state, [*hands[seat], *hands[target]], seat, target)
    for card in [*state.treasures[seat], *state.treasures[target]]:
        _acquire(state, card)
    emit(events.HandsSwapped(seat, target))


def take_buried(state: State, seat: int, victim: int, card: int, emit: Emit) -> None:
    """ST-50: take another's buried treasure into the hand."""
    state.buried[victim] = tuple([one for one in state.buried[victim] if one != card])
    state.banked[victim] -= pieces.VALUES[state.faces[card]]
    receive(state, seat, (card,))
    emit(events.BuriedTaken(seat, card, victim))


def sweep(state: State, chance: Chance, emit: Emit) -> None:
    """ST-59 to ST-61, ST-Q25: shuffle all treasure of hands and piles and cut it anew."""
    loose = [*state.piles[pieces.PILE_A], *state.piles[pieces.PILE_B]]
    for seat, hand in enumerate(state.treasures):
        if hand:
            state.treasures[seat] = ()
            state.piles[pieces.PILE_A] += hand
            loose += hand
            if emit is not silent:
                emit(events.KrakenSwept(seat, hand))
    split_anew(state, tuple(sorted(loose)), chance, emit)


def reveal_hand(state: State, seat: int, emit: Emit) -> None:
    """ST-18: show a hand to all."""
    hand = (*state.treasures[seat], *state.pirates[seat])
    for card in hand:
        knowledge.show(state, card)
    emit(events.HandRevealed(seat, hand))
