"""What each viewer knows of the cards, and how much of it is left when cards are mixed.

Everybody knows who has seen a card, and which cards were mixed with which. After some cards of
another's hand may have changed places, nobody can tell them apart: a viewer that had seen some of
them now knows that these faces are among them, but not where. That is a `Bag`. Its other cards have
faces of the pool that they belonged to before.

A bag grows when a hand with some of its cards is mixed. It shrinks when one of its cards is shown
with a face that the viewer knew to be in it. Bags that meet in one hand become one, and the viewer
forgets which faces came from which: nothing else is ever forgotten.
"""

from collections.abc import Collection, Iterable, Sequence

from treasure_games.core.chance import Chance
from treasure_games.core.game import Emit
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
    """Let two seats see cards that pass between them."""
    for card in cards:
        if state.bags:
            _take_out(state, card, 1 << seat | 1 << other)
        state.seen[card] |= 1 << seat | 1 << other


def deal_faces(state: State, cards: Sequence[int], chance: Chance) -> None:
    """Deal the faces of these cards anew to their ids."""
    loose = [state.faces[card] for card in cards]
    chance.shuffle(loose)
    _set_faces(state, cards, loose)


def shuffle_anew(state: State, cards: Sequence[int], chance: Chance) -> None:
    """Shuffle cards whose faces everybody knows together; afterwards nobody knows any of them."""
    if state.bags:
        shuffled = set(cards)
        state.bags = tuple([bag for bag in state.bags if _cards_in(state, bag) - shuffled])
    deal_faces(state, cards, chance)
    for card in cards:
        state.seen[card] = 0
    state.shuffles += 1
    number = IN_HANDS + state.shuffles
    state.pools = tuple([_with_number(pools, cards, number) for pools in state.pools])


def mix(
    state: State, seat: int, deck: int, chance: Chance, emit: Emit, but: int = NO_CARD
) -> list[int]:
    """Mix the cards of a hand with one back, so that only their owner knows which is which.

    Cards keep their ids; their faces change places. `but` is a card that everybody knows to stay.
    Returns for each card, sorted by id, the id that had its face before.
    """
    hand = state.treasures[seat] if deck == TREASURE else state.pirates[seat]
    cards = [card for card in hand if card != but]
    if len(cards) < 2:
        return cards
    order = cards[:]
    chance.shuffle(order)
    lose_track(state, seat, cards)
    _set_faces(state, cards, [state.faces[card] for card in order])
    if deck == TREASURE:
        _move_since(state, cards, order)
    emit(events.HandMixed(seat, deck))
    return order


def lay_open(state: State, seat: int, kind: int) -> int:
    """Show a piracy card of a hand to all, and return its id.

    If everybody has seen a card of this kind, it is that one. Otherwise it is always the last card
    of the hand, after exchanging faces: so nobody can tell whether this card had been seen before,
    or another of its kind.
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
        _set_faces(state, (card, last), (faces[last], kind))
    show(state, last)
    return last


def lose_track(state: State, seat: int, cards: Sequence[int]) -> None:
    """Make everybody but the owner forget which of these cards of a hand has which face."""
    if len(cards) < 2:
        return
    seen, pools = state.seen, state.pools
    known = 0
    for card in cards:
        known |= seen[card]
    first = cards[0]
    for viewer, numbers in enumerate(pools):
        if viewer == seat:
            continue
        pool, is_seen = numbers[first], known >> viewer & 1
        for card in cards:
            if is_seen or numbers[card] != pool:
                _put_in_bag(state, viewer, cards)
                break
    for card in cards:
        seen[card] = 1 << seat


def _put_in_bag(state: State, viewer: int, cards: Sequence[int]) -> None:
    """Join these cards, and the bags of some of them, into one bag.

    If its cards with unknown faces come from several pools, these become one pool.
    """
    seen, faces, numbers = state.seen, state.faces, state.pools[viewer]
    kept = [faces[card] for card in cards if seen[card] >> viewer & 1]
    found = {numbers[card] for card in cards if not seen[card] >> viewer & 1}
    own = [bag for bag in state.bags if bag.viewer == viewer]
    touched = [bag for bag in own if bag.number in found]
    if touched and len(found) == 1 and not kept:
        return
    old = {bag.number for bag in touched}
    rests = {bag.rest for bag in touched} | (found - old)
    number = min([bag.number for bag in own], default=0) - 1
    rest = max(rests, default=number)
    if rest < 0:
        rest = number  # All faces of these bags are known, so they need no pool.
    if old or len(rests) > 1:
        moved = {**dict.fromkeys(rests, rest), **dict.fromkeys(old, number)}
        numbers = tuple([moved.get(one, one) for one in numbers])
    _set_pools(state, viewer, _with_number(numbers, cards, number))
    bags = [bag for bag in state.bags if bag not in touched]
    if len(rests) > 1:
        bags = [
            bag._replace(rest=rest) if bag.viewer == viewer and bag.rest in rests else bag
            for bag in bags
        ]
    for bag in touched:
        kept += bag.kept
    if kept:
        bags.append(Bag(viewer, number, rest, tuple(sorted(kept))))
    state.bags = tuple(bags)
    if not kept:
        _dissolve(state, viewer, number, rest)


def _take_out(state: State, card: int, shown_to: int) -> None:
    """Take a card out of its bags that is shown to the viewers with bits in `shown_to`."""
    face, pools, fresh = state.faces[card], state.pools, shown_to & ~state.seen[card]
    for bag in state.bags:
        viewer, number, _, faces = bag
        if pools[viewer][card] != number or face not in faces or not fresh >> viewer & 1:
            continue
        kept = list(faces)
        kept.remove(face)
        left = (bag._replace(kept=tuple(kept)),) if kept else ()
        state.bags = (*[one for one in state.bags if one is not bag], *left)
        if not kept:
            _dissolve(state, viewer, number, bag.rest)
            pools = state.pools


def _dissolve(state: State, viewer: int, number: int, rest: int) -> None:
    """Put the cards of a bag back into a pool, as the viewer knows nothing else of them."""
    pools = tuple([rest if one == number else one for one in state.pools[viewer]])
    _set_pools(state, viewer, pools)


def _cards_in(state: State, bag: Bag) -> set[int]:
    """Return the cards of a bag."""
    seen, viewer = state.seen, bag.viewer
    numbers = enumerate(state.pools[viewer])
    return {card for card, one in numbers if one == bag.number and not seen[card] >> viewer & 1}


def _with_number(pools: tuple[int, ...], cards: Collection[int], number: int) -> tuple[int, ...]:
    changed = list(pools)
    for card in cards:
        changed[card] = number
    return tuple(changed)


def _set_pools(state: State, viewer: int, pools: tuple[int, ...]) -> None:
    state.pools = (*state.pools[:viewer], pools, *state.pools[viewer + 1 :])


def _set_faces(state: State, cards: Sequence[int], faces: Sequence[int]) -> None:
    """Give these cards these faces."""
    changed = list(state.faces)
    for card, face in zip(cards, faces, strict=True):
        changed[card] = face
    state.faces = tuple(changed)


def _move_since(state: State, cards: Sequence[int], sources: Sequence[int]) -> None:
    """ST-Q12: when a treasure was acquired moves with its face, and only the owner knows it."""
    old = state.since[:]
    for card, source in zip(cards, sources, strict=True):
        state.since[card] = old[source]
        state.veiled |= 1 << card
