"""What each pair of eyes knows of the cards, and what it keeps of them when cards are mixed.

Who has seen a card is public, and so is which cards were mixed with which. Nobody can tell the
cards of another's hand apart once some of them may have changed places: an eye that has seen some
of them knows from then on that these faces are among them, and not where. That is a `Bag`. Its
other cards come from the pool of which they were before, whose faces all know as a heap.

A bag grows when a hand is mixed in which some of its cards are, and shrinks when one of them is
shown: if it is a face that this eye knew to be there, it was that one as far as anybody can tell.
Where bags meet in one hand they become one, and then an eye doesn't remember any more which faces
came from which: this alone is ever forgotten.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from treasure_games.core.chance import Chance
from treasure_games.core.game import Emit, silent
from treasure_games.games.stolen_treasure.rules import events
from treasure_games.games.stolen_treasure.rules.pieces import NO_CARD, TREASURE
from treasure_games.games.stolen_treasure.rules.state import IN_HANDS, Bag, State


def show(state: State, card: int) -> None:
    """Let everybody see a card."""
    everyone, seen = state.house.everyone, state.seen
    if seen[card] != everyone:
        if state.bags:
            _take_out(state, card, everyone)
        seen[card] = everyone


def show_to(state: State, cards: Iterable[int], seat: int, other: int) -> None:
    """Let these two see cards that pass between them."""
    for card in cards:
        if state.bags:
            _take_out(state, card, 1 << seat | 1 << other)
        state.seen[card] |= 1 << seat | 1 << other


def deal_faces(state: State, cards: Sequence[int], chance: Chance) -> None:
    """Deal the faces of these cards anew to their ids."""
    loose = [state.faces[card] for card in cards]
    chance.shuffle(loose)
    _lay(state, cards, loose)


def shuffle_anew(state: State, cards: Sequence[int], chance: Chance) -> None:
    """Shuffle cards of which everybody knows the faces as a heap, and nobody any one then."""
    if state.bags:
        shuffled = set(cards)
        state.bags = tuple([bag for bag in state.bags if _cards_in(state, bag) - shuffled])
    deal_faces(state, cards, chance)
    for card in cards:
        state.seen[card] = 0
    state.shuffles += 1
    number = IN_HANDS + state.shuffles
    state.pools = tuple([_numbered(pools, cards, number) for pools in state.pools])


def mix(
    state: State,
    seat: int,
    deck: int,
    chance: Chance,
    emit: Emit[events.Event],
    but: int = NO_CARD,
) -> list[int]:
    """Mix the cards of a hand with one back, so that only their owner knows which is which.

    Cards keep their ids, and faces move between them. `but` is a card which all know not to leave.
    Returns for each card, sorted by id, the id under which it had its face before.
    """
    hand = state.treasures[seat] if deck == TREASURE else state.pirates[seat]
    cards = [card for card in hand if card != but]
    if len(cards) < 2:
        return cards
    order = cards[:]
    chance.shuffle(order)
    lose_track(state, seat, cards)
    _lay(state, cards, [state.faces[card] for card in order])
    if deck == TREASURE:
        _move_since(state, cards, order)
    if emit is not silent:
        emit(events.HandMixed(seat, deck))
    return order


def lay_open(state: State, seat: int, kind: int) -> int:
    """Show a piracy card of a hand to all, and return the id under which it lies then.

    If all have seen one of this kind it is that one. Otherwise it is always the last of the hand,
    and its owner alone knows which of the others has its face now: so nobody can tell whether he
    had seen this one before, or another of its kind.
    """
    faces, seen, everyone = state.faces, state.seen, state.house.everyone
    secret = []
    for card in state.pirates[seat]:
        if seen[card] != everyone:
            secret.append(card)
        elif faces[card] == kind:
            return card
    lose_track(state, seat, secret)
    last = secret[-1]
    if faces[last] != kind:
        card = next(card for card in secret if faces[card] == kind)
        _lay(state, (card, last), (faces[last], kind))
    show(state, last)
    return last


def lose_track(state: State, seat: int, cards: Sequence[int]) -> None:
    """Let nobody but their owner know any more which of these cards of a hand has which face."""
    if len(cards) < 2:
        return
    seen, pools = state.seen, state.pools
    known = 0
    for card in cards:
        known |= seen[card]
    first = cards[0]
    for eye, numbers in enumerate(pools):
        if eye == seat:
            continue
        pool, is_seen = numbers[first], known >> eye & 1
        for card in cards:
            if is_seen or numbers[card] != pool:
                _put_in_bag(state, eye, cards)
                break
    for card in cards:
        seen[card] = 1 << seat


def _put_in_bag(state: State, eye: int, cards: Sequence[int]) -> None:
    """Make one bag of these cards, and of the bags in which some of them are.

    If its other cards come from several pools, these become one.
    """
    seen, faces, numbers = state.seen, state.faces, state.pools[eye]
    kept = [faces[card] for card in cards if seen[card] >> eye & 1]
    found = {numbers[card] for card in cards if not seen[card] >> eye & 1}
    own = [bag for bag in state.bags if bag.eye == eye]
    touched = [bag for bag in own if bag.number in found]
    if touched and len(found) == 1 and not kept:
        return
    old = {bag.number for bag in touched}
    rests = {bag.rest for bag in touched} | (found - old)
    number = min([bag.number for bag in own], default=0) - 1
    rest = max(rests, default=number)
    if rest < 0:
        rest = number  # all cards of these bags are kept: no pool has any part in them
    if old or len(rests) > 1:
        moved = {**dict.fromkeys(rests, rest), **dict.fromkeys(old, number)}
        numbers = tuple([moved.get(one, one) for one in numbers])
    _set_pools(state, eye, _numbered(numbers, cards, number))
    bags = [bag for bag in state.bags if bag not in touched]
    if len(rests) > 1:
        bags = [
            bag._replace(rest=rest) if bag.eye == eye and bag.rest in rests else bag for bag in bags
        ]
    for bag in touched:
        kept += bag.kept
    if kept:
        bags.append(Bag(eye, number, rest, tuple(sorted(kept))))
    state.bags = tuple(bags)
    if not kept:
        _dissolve(state, eye, number, rest)


def _take_out(state: State, card: int, shown_to: int) -> None:
    """Let bags lose a card that is shown to the eyes whose bits are in `shown_to`."""
    face, pools, fresh = state.faces[card], state.pools, shown_to & ~state.seen[card]
    for bag in state.bags:
        eye, number, _, faces = bag
        if pools[eye][card] != number or face not in faces or not fresh >> eye & 1:
            continue
        kept = list(faces)
        kept.remove(face)
        left = (bag._replace(kept=tuple(kept)),) if kept else ()
        state.bags = (*[one for one in state.bags if one is not bag], *left)
        if not kept:
            _dissolve(state, eye, number, bag.rest)
            pools = state.pools


def _dissolve(state: State, eye: int, number: int, rest: int) -> None:
    """Let an eye take the cards of a bag for any of their pool: it knows nothing else of them."""
    pools = tuple([rest if one == number else one for one in state.pools[eye]])
    _set_pools(state, eye, pools)


def _cards_in(state: State, bag: Bag) -> set[int]:
    """Return the cards of a bag."""
    seen, eye = state.seen, bag.eye
    numbers = enumerate(state.pools[eye])
    return {card for card, one in numbers if one == bag.number and not seen[card] >> eye & 1}


def _numbered(pools: tuple[int, ...], cards: Collection[int], number: int) -> tuple[int, ...]:
    anew = list(pools)
    for card in cards:
        anew[card] = number
    return tuple(anew)


def _set_pools(state: State, eye: int, pools: tuple[int, ...]) -> None:
    state.pools = (*state.pools[:eye], pools, *state.pools[eye + 1 :])


def _lay(state: State, cards: Sequence[int], faces: Sequence[int]) -> None:
    """Give these cards these faces."""
    anew = list(state.faces)
    for card, face in zip(cards, faces, strict=True):
        anew[card] = face
    state.faces = tuple(anew)


def _move_since(state: State, cards: Sequence[int], sources: Sequence[int]) -> None:
    """ST-Q12: a treasure takes along when it was acquired, for its owner alone to know."""
    old = state.since[:]
    for card, source in zip(cards, sources, strict=True):
        state.since[card] = old[source]
        state.veiled |= 1 << card
