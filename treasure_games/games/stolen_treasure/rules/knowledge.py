"""What each pair of eyes knows of the cards, and what it loses when cards are mixed.

Who has seen a card is public, and so is which cards were shuffled with which. An eye that knew all
cards of a group still knows their faces as a heap afterwards: they are a pool of their own. Where
it knew only some of them, those join the pool of the others, and it remembers no more than that.
"""

from __future__ import annotations

from collections.abc import Sequence

from treasure_games.core.chance import Chance
from treasure_games.core.game import Emit, silent
from treasure_games.core.pools import Faces
from treasure_games.games.stolen_treasure.rules import events
from treasure_games.games.stolen_treasure.rules.pieces import NO_CARD, TREASURE
from treasure_games.games.stolen_treasure.rules.state import State


def show_all(state: State, cards: Sequence[int]) -> None:
    """Let everybody see these cards."""
    for card in cards:
        state.seen[card] = state.house.everyone


def show_to(state: State, cards: Sequence[int], seat: int, other: int) -> None:
    """Let these two see cards that pass between them."""
    for card in cards:
        state.seen[card] |= 1 << seat | 1 << other


def shuffle_anew(state: State, cards: Sequence[int], chance: Chance) -> None:
    """Deal the faces of these cards anew to their ids; nobody knows any of them then.

    Everybody must know which faces they have together.
    """
    loose = [state.faces[card] for card in cards]
    chance.shuffle(loose)
    faces = list(state.faces)
    for card, face in zip(cards, loose, strict=True):
        faces[card] = face
        state.seen[card] = 0
    state.faces = tuple(faces)
    state.pools = tuple([_with_pool(pools, cards) for pools in state.pools])


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
    _move_faces(state, cards, order)
    state.pools = tuple(
        [
            pools if eye == seat else _mixed(pools, state.seen, eye, cards)
            for eye, pools in enumerate(state.pools)
        ]
    )
    for card in cards:
        state.seen[card] = 1 << seat
    if emit is not silent:
        emit(events.HandMixed(seat, deck))
    return order


def unmarked(state: State, seat: int, card: int) -> int:
    """Return the card of a hand under whose id this one is played, which has its face then.

    Of the cards that are alike to all other eyes it is always the last, so that nobody can tell
    from the id which of them do not show this face.
    """

    def to_others(one: int) -> tuple[int, ...]:
        eyes, by_eye = state.seen[one], enumerate(state.pools)
        return (eyes, *[pools[one] for eye, pools in by_eye if not eyes >> eye & 1])

    wanted = to_others(card)
    last = max([one for one in state.pirates[seat] if to_others(one) == wanted])
    if last != card:
        faces = list(state.faces)
        faces[last], faces[card] = faces[card], faces[last]
        state.faces = tuple(faces)
    return last


def _move_faces(state: State, cards: Sequence[int], sources: Sequence[int]) -> None:
    """ST-Q12: a treasure takes along when it was acquired."""
    faces, since = list(state.faces), state.since
    old_since = since[:]
    for card, source in zip(cards, sources, strict=True):
        faces[card] = state.faces[source]
        if card < len(since):
            since[card] = old_since[source]
            state.veiled |= 1 << card
    state.faces = tuple(faces)


def _mixed(pools: Faces, seen: Sequence[int], eye: int, cards: Sequence[int]) -> Faces:
    """Return the pools of an eye after cards were mixed of which it may have seen some."""
    bit = 1 << eye
    unseen = {pools[card] for card in cards if not seen[card] & bit}
    known = [card for card in cards if seen[card] & bit]
    if not known and len(unseen) == 1:
        return pools
    rest = [card for card, pool in enumerate(pools) if pool in unseen and not seen[card] & bit]
    return _with_pool(pools, [*known, *rest])


def _with_pool(pools: Faces, cards: Sequence[int]) -> Faces:
    """Return the pools with a new one of these cards."""
    number, anew = max(pools) + 1, list(pools)
    for card in cards:
        anew[card] = number
    return tuple(anew)
