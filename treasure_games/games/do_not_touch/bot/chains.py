"""The chains that a hand can add to a loot, by faces alone and cached."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from treasure_games.core.pages import figures_beside
from treasure_games.games.do_not_touch.rules.pieces import FACES, FITS, WORTH

NO_TOP: Final = len(FACES)
"""Stands for the top of a loot that is not started: any card may follow it."""

FOLLOWS: Final = (*FITS[:NO_TOP], (True,) * NO_TOP)
"""`FOLLOWS[top][face]`: True if `face` may be added. The last row is for an empty place."""

_AT, _COUNTS = figures_beside(__file__)


class Chain(NamedTuple):
    """Faces to add in `order`; `top` is the loot's top after that, `left` the hand, sorted.

    `worth` is what is added, `links` the points left in the hand that match the new top.
    """

    order: tuple[int, ...]
    worth: int
    top: int
    left: tuple[int, ...]
    links: int


@lru_cache(maxsize=1 << 15)
def chains(top: int, hand: tuple[int, ...]) -> tuple[Chain, ...]:
    """Return every chain that differs in what is left or on top, first the empty one.

    `hand` is sorted. Of very large hands, by house rules, only one long chain and its beginnings
    are found.
    """
    if len(hand) > _COUNTS.full_hand:
        return tuple(_long_chain(top, hand))
    found: dict[tuple[int, tuple[int, ...]], Chain] = {}
    _extend(found, (), 0, top, hand)
    return tuple(found.values())


def _extend(
    found: dict[tuple[int, tuple[int, ...]], Chain],
    order: tuple[int, ...],
    worth: int,
    top: int,
    left: tuple[int, ...],
) -> None:
    if (top, left) in found:
        return
    fits = FOLLOWS[top]
    links = 0
    for face in left:
        if fits[face]:
            links += WORTH[face]
    found[top, left] = Chain(order, worth, top, left, links)
    if not links:
        return
    twin = NO_TOP
    for place, face in enumerate(left):
        if face != twin and fits[face]:
            rest = left[:place] + left[place + 1 :]
            _extend(found, (*order, face), worth + WORTH[face], face, rest)
        twin = face


def _long_chain(top: int, hand: tuple[int, ...]) -> Iterator[Chain]:
    """Yield the beginnings of a chain that always continues with the card with the fewest
    followers.

    Warnsdorff's rule for knight's tours: cards that are hard to place are placed early.
    """
    order: tuple[int, ...] = ()
    left, worth = hand, 0
    while True:
        fitting = [face for face in left if FOLLOWS[top][face]]
        yield Chain(order, worth, top, left, sum([WORTH[face] for face in fitting]))
        if not fitting:
            return
        top = min(fitting, key=lambda face: (sum([FITS[face][other] for other in left]), -face))
        place = left.index(top)
        order, worth, left = (*order, top), worth + WORTH[top], left[:place] + left[place + 1 :]


class BestChain(NamedTuple):
    """The chain with the highest `value` (see `value_of`)."""

    chain: Chain
    value: float


@lru_cache(maxsize=1 << 16)
def best_chain(top: int, hand: tuple[int, ...], average: float) -> BestChain:
    """Return the best order of play in the middle of a game; `average` is a card's mean worth.

    The same as the best of `chains`, but faster, as playouts ask this most of all.
    """
    if len(hand) > _COUNTS.full_hand:
        return max(
            [BestChain(chain, value_of(chain, average)) for chain in _long_chain(top, hand)],
            key=lambda best: best.value,
        )
    best = BestChain(Chain((), 0, top, hand, 0), -1e9)
    open_ends: list[tuple[int, int, tuple[int, ...], tuple[int, ...]]] = [(top, 0, hand, ())]
    seen: set[tuple[int, tuple[int, ...]]] = set()
    link_hope, top_risk = _AT.link_hope, _AT.top_risk
    while open_ends:
        top, worth, left, order = open_ends.pop()
        fits = FOLLOWS[top]
        links, twin = 0, NO_TOP
        for place, face in enumerate(left):
            if fits[face]:
                links += WORTH[face]
                if face != twin:
                    twin = face
                    rest = left[:place] + left[place + 1 :]
                    if (face, rest) not in seen:
                        seen.add((face, rest))
                        open_ends.append((face, worth + WORTH[face], rest, (*order, face)))
        exposed = WORTH[top] - average
        value = worth + link_hope * links - (top_risk * exposed if exposed > 0 else 0.0)
        if value > best.value:
            best = BestChain(Chain(order, worth, top, left, links), value)
    return best


@lru_cache(maxsize=1 << 14)
def richest_chain(top: int, hand: tuple[int, ...]) -> Chain:
    """Return the chain that adds the most, for the last turn and for estimates."""
    return max(chains(top, hand), key=lambda chain: chain.worth)


def value_of(chain: Chain, average: float) -> float:
    """Return the worth, less for a top above the average, more for leftovers that match it."""
    exposed = WORTH[chain.top] - average
    return chain.worth - _AT.top_risk * max(0.0, exposed) + _AT.link_hope * chain.links


def cards_of(order: Sequence[int], hand: Sequence[int], faces: Sequence[int]) -> list[int]:
    """Return a card of `hand` for each face of `order`; of equal cards the first."""
    left = list(hand)
    cards = []
    for face in order:
        card = next(card for card in left if faces[card] == face)
        left.remove(card)
        cards.append(card)
    return cards
