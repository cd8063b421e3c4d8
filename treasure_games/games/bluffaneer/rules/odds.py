"""How likely each face is for each hidden card, from all that a view knows for certain."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple, TypeAlias

from treasure_games.games.bluffaneer.rules.state import KINDS

Counts: TypeAlias = tuple[int, ...]
"""Of each face, how many cards."""


class HiddenHand(NamedTuple):
    """A hidden card in somebody's hand: among which cards it was dealt, and a weight by face.

    A weight of 0 says that it can't have this face; others say how much likelier one is.
    """

    batch: int
    weights: tuple[float, ...]


@lru_cache(maxsize=1 << 14)
def total_weight(hands: tuple[HiddenHand, ...], loose: tuple[Counts, ...]) -> float:
    """Return the sum of the weights of all ways to deal the loose cards of each batch."""
    if not hands:
        return 1.0
    batch, weights = hands[0]
    rest, counts = hands[1:], loose[batch]
    return sum(
        [
            weights[face] * counts[face] * total_weight(rest, without(loose, batch, face))
            for face in range(KINDS)
            if counts[face] and weights[face]
        ]
    )


def without(loose: tuple[Counts, ...], batch: int, face: int) -> tuple[Counts, ...]:
    """Return the loose cards after one of them has been dealt."""
    counts = loose[batch]
    left = (*counts[:face], counts[face] - 1, *counts[face + 1 :])
    return (*loose[:batch], left, *loose[batch + 1 :])


def face_chances(
    hands: Sequence[HiddenHand], place: int, loose: tuple[Counts, ...]
) -> tuple[float, ...]:
    """Return how likely each face is for the hand at `place`; they add up to 1."""
    batch, weights = hands[place]
    rest = (*hands[:place], *hands[place + 1 :])
    counts = loose[batch]
    ways = [
        weights[face] * counts[face] * total_weight(rest, without(loose, batch, face))
        if counts[face] and weights[face]
        else 0.0
        for face in range(KINDS)
    ]
    total = sum(ways)
    return tuple([way / total for way in ways])


def deal_hands(
    hands: Sequence[HiddenHand], loose: tuple[Counts, ...], rng: Random
) -> tuple[list[int], tuple[Counts, ...]]:
    """Return a random face for each hand, by weight, and the cards that are left."""
    faces = []
    for place in range(len(hands)):
        chances = face_chances(hands[place:], 0, loose)
        face = rng.choices(range(KINDS), chances)[0]
        faces.append(face)
        loose = without(loose, hands[place].batch, face)
    return faces, loose
