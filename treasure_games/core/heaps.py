"""Cards of a known heap in hands that rule out some faces: counting the ways, drawing one of them.

A face is a small number, and a bar has the bits of the faces that a hand can't show.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

Counts = tuple[int, ...]
"""How often each face is in the heap."""


def counts_of(heap: Sequence[int], faces: int) -> Counts:
    """Return how often each of so many faces is in a heap."""
    return tuple([heap.count(face) for face in range(faces)])


@lru_cache(maxsize=4096)
def ways_by_face(counts: Counts, bar: int, others: tuple[int, ...]) -> tuple[int, ...]:
    """Return in how many ways a hand under `bar` and one under each other bar can be dealt.

    The result has one number for each face of the first hand.
    """
    return tuple(
        [
            0 if bar >> face & 1 or not count else count * _ways(_without(counts, face), others)
            for face, count in enumerate(counts)
        ]
    )


def _ways(counts: Counts, bars: tuple[int, ...]) -> int:
    return sum(ways_by_face(counts, bars[0], bars[1:])) if bars else 1


def _without(counts: Counts, face: int) -> Counts:
    return (*counts[:face], counts[face] - 1, *counts[face + 1 :])


def dealt(counts: Counts, bars: tuple[int, ...], rng: Random) -> list[int]:
    """Return a face for each bar; every way to deal the cards of the heap is equally likely."""
    drawn: list[int] = []
    for place, bar in enumerate(bars):
        ways = ways_by_face(counts, bar, bars[place + 1 :])
        drawn += rng.choices(range(len(counts)), ways)
        counts = _without(counts, drawn[-1])
    return drawn
