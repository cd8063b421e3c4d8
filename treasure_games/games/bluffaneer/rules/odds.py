"""What the cards that a view doesn't know may be, by counting.

Nothing here weighs how anybody has played; only what the rules force counts (BLA-05).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from treasure_games.core.game import UNKNOWN, HiddenGroup
from treasure_games.games.bluffaneer.rules.pieces import NO_CARD, PACK_SIZE, PAIRS
from treasure_games.games.bluffaneer.rules.state import State
from treasure_games.games.bluffaneer.rules.view import View, sealed_from

FIRST_CHOICE: Final = PACK_SIZE
"""The slot of seat 0's sealed choice; the slots of cards are their ids."""
CHOICES: Final = (0, 1)


def odds(view: View, seat: int) -> list[float]:
    """Return how likely the card of `seat` shows each pair, by its index; zeros without a card."""
    card = view.hands[seat]
    if card == NO_CARD:
        return [0.0] * len(PAIRS)
    if view.faces[card] != UNKNOWN:
        return [float(view.faces[card] == face) for face in range(len(PAIRS))]
    weights = _weights(view, card)
    return [weight / sum(weights) for weight in weights]


def _weights(view: View, card: int) -> list[int]:
    """Return in how many ways all hands of its pool can be laid, by the face of this card."""
    pool, own_bar, bars = view.pools[card], 0, []
    for holder, held in enumerate(view.hands):
        if held == card:
            own_bar = view.barred[holder]
        elif held != NO_CARD and view.pools[held] == pool and view.faces[held] == UNKNOWN:
            bars.append(view.barred[holder])
    counts = _counted(dict(view.unseen)[pool])
    barred = tuple(sorted([bar for bar in bars if bar]))
    return [
        0 if own_bar >> face & 1 else count * _ways(_without(counts, face), barred)
        for face, count in enumerate(counts)
    ]


@lru_cache(maxsize=4096)
def _ways(counts: tuple[int, ...], bars: tuple[int, ...]) -> int:
    """Return in how many ways each bar can get a card of its own that it allows."""
    if not bars:
        return 1
    return sum(
        [
            count * _ways(_without(counts, face), bars[1:])
            for face, count in enumerate(counts)
            if count > 0 and not bars[0] >> face & 1
        ]
    )


def _counted(faces: Sequence[int]) -> tuple[int, ...]:
    return tuple([faces.count(face) for face in range(len(PAIRS))])


def _without(counts: tuple[int, ...], face: int) -> tuple[int, ...]:
    return (*counts[:face], counts[face] - 1, *counts[face + 1 :])


def hidden_groups(view: View) -> tuple[HiddenGroup, ...]:
    """Return the unknown cards and the sealed choices of others, each group with its odds.

    A hand that can't show some pairs (BLA-05) is a group of its own.
    """
    groups = []
    barred = {card for seat, card in enumerate(view.hands) if view.barred[seat]}
    for pool, unseen in view.unseen:
        cards = [
            card
            for card, face in enumerate(view.faces)
            if face == UNKNOWN and view.pools[card] == pool
        ]
        free = tuple([card for card in cards if card not in barred])
        groups += [_group(view, (card,), unseen) for card in cards if card in barred]
        groups += [_group(view, free, unseen)] if free else []
    sealed = sealed_from(view, view.seat)
    choices = [FIRST_CHOICE + seat for seat in range(view.house.seats) if sealed >> seat & 1]
    return (*groups, HiddenGroup(tuple(choices), CHOICES))


def _group(view: View, cards: tuple[int, ...], unseen: Sequence[int]) -> HiddenGroup:
    """Return a group of cards with what they can show, each face as often as it is unseen."""
    weights = _weights(view, cards[0])
    return HiddenGroup(cards, tuple([face for face in unseen if weights[face]]))


def value_in(state: State, slot: int) -> int:
    """Return the face of a card, or a sealed choice, by its slot."""
    if slot >= FIRST_CHOICE:
        return state.yes >> slot - FIRST_CHOICE & 1
    return state.faces[slot]
