"""What the cards that a view doesn't know may be, by counting.

Nothing here weighs how anybody has played; only what the rules force counts (BLA-05).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from treasure_games.core.asking import SEATS_IN
from treasure_games.core.game import UNKNOWN, HiddenGroup
from treasure_games.games.bluffaneer.rules.pieces import NO_CARD, PACK_SIZE, PAIRS
from treasure_games.games.bluffaneer.rules.state import State
from treasure_games.games.bluffaneer.rules.view import View, sealed_from

FIRST_CHOICE: Final = PACK_SIZE
"""The slot of seat 0's sealed choice; the slots of cards are their ids."""
FACES: Final = range(len(PAIRS))


def odds(view: View, seat: int) -> list[float]:
    """Return how likely the card of `seat` shows each pair, by its index; zeros without a card."""
    card = view.hands[seat]
    if card == NO_CARD:
        return [0.0] * len(PAIRS)
    weights = _weights(view, card)
    return [weight / sum(weights) for weight in weights]


def _weights(view: View, card: int) -> list[int]:
    """Return in how many ways all hands of its pool can be laid, by the face of this card."""
    if view.faces[card] != UNKNOWN:
        return [int(face == view.faces[card]) for face in FACES]
    pool = view.pools[card]
    bars = barred_in(view, pool)
    own = bars.pop(card, 0)
    return ways_by_face(counted(dict(view.unseen)[pool]), own, tuple(sorted(bars.values())))


def unknown_in(view: View, pool: int) -> list[int]:
    """Return the cards of a pool whose face this view doesn't know."""
    pools = view.pools
    return [card for card, face in enumerate(view.faces) if face < 0 and pools[card] == pool]


def barred_in(view: View, pool: int) -> dict[int, int]:
    """BLA-05: return the unknown hands of a pool that can't show some pairs, with their bits."""
    cards, hands = unknown_in(view, pool), zip(view.hands, view.barred, strict=True)
    return {card: bar for card, bar in hands if bar and card in cards}


def ways_by_face(counts: tuple[int, ...], bar: int, others: tuple[int, ...]) -> list[int]:
    """Return in how many ways a card under `bar` and one under each other bar can be drawn.

    `counts` are the faces there are; the result has one number for each face of the first card.
    """
    return [
        0 if bar >> face & 1 else count * _ways(_without(counts, face), others)
        for face, count in enumerate(counts)
    ]


@lru_cache(maxsize=4096)
def _ways(counts: tuple[int, ...], bars: tuple[int, ...]) -> int:
    return sum(ways_by_face(counts, bars[0], bars[1:])) if bars else 1


def counted(faces: Sequence[int]) -> tuple[int, ...]:
    """Return how often there is each face."""
    return tuple([faces.count(face) for face in FACES])


def _without(counts: tuple[int, ...], face: int) -> tuple[int, ...]:
    return (*counts[:face], max(counts[face] - 1, 0), *counts[face + 1 :])


def hidden_groups(view: View) -> tuple[HiddenGroup, ...]:
    """Return the unknown cards and the sealed choices of others, each group with its odds.

    A hand that can't show some pairs (BLA-05) is a group of its own.
    """
    groups = []
    for pool, unseen in view.unseen:
        cards, barred = unknown_in(view, pool), barred_in(view, pool)
        free = tuple([card for card in cards if card not in barred])
        for alike in [*[(card,) for card in cards if card in barred], *([free] if free else [])]:
            weights = _weights(view, alike[0])
            groups.append(HiddenGroup(alike, tuple([face for face in unseen if weights[face]])))
    sealed = sealed_from(view, view.seat)
    choices = tuple([FIRST_CHOICE + seat for seat in SEATS_IN[sealed]])
    return (*groups, HiddenGroup(choices, (0, 1)))


def value_in(state: State, slot: int) -> int:
    """Return the face of a card, or a sealed choice, by its slot."""
    if slot >= FIRST_CHOICE:
        return state.yes >> slot - FIRST_CHOICE & 1
    return state.faces[slot]
