"""Deals known cards to hands that can't show some faces, and counts the ways to do so.

A face is a small number. What a hand can't show is a number with the bits of these faces.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

Counts = tuple[int, ...]
"""How many cards show each face."""


def counts_of(cards: Sequence[int], faces: int) -> Counts:
    """Return how many of the cards show each face from 0 to `faces` - 1."""
    return tuple([cards.count(face) for face in range(faces)])


@lru_cache(maxsize=4096)
def ways_by_face(counts: Counts, excluded: int, others: tuple[int, ...]) -> tuple[int, ...]:
    """Return in how many ways one card each can be dealt to a hand and to some others.

    The result has one number for each face of the first hand. `excluded` are the faces that it
    can't show, `others` those of each other hand.
    """
    return tuple(
        [
            0
            if excluded >> face & 1 or not count
            else count * _ways(_without(counts, face), others)
            for face, count in enumerate(counts)
        ]
    )


def _ways(counts: Counts, hands: tuple[int, ...]) -> int:
    return sum(ways_by_face(counts, hands[0], hands[1:])) if hands else 1


def _without(counts: Counts, face: int) -> Counts:
    return (*counts[:face], counts[face] - 1, *counts[face + 1 :])


def random_deal(counts: Counts, excluded: tuple[int, ...], rng: Random) -> list[int]:
    """Return a face for each hand; every way to deal the cards is equally likely.

    `excluded` are for each hand the faces that it can't show.
    """
    drawn: list[int] = []
    for place, bits in enumerate(excluded):
        ways = ways_by_face(counts, bits, excluded[place + 1 :])
        drawn += rng.choices(range(len(counts)), ways)
        counts = _without(counts, drawn[-1])
    return drawn
