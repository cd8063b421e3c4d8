"""Cards as ids whose faces are dealt anew at each shuffle, and what a seat can't know of them.

The pool of a card is the number of the shuffle at which it got its face. All know which faces were
shuffled then: those of one pool, wherever its cards are now, are public as a heap.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from random import Random
from typing import NamedTuple, TypeAlias

from treasure_games.core.chance import Chance
from treasure_games.core.dealing import counts_of, random_deal, ways_by_face
from treasure_games.core.game import UNKNOWN, HiddenGroup

Faces: TypeAlias = tuple[int, ...]
"""A face, or a pool, by card."""
Unseen: TypeAlias = tuple[tuple[int, Faces], ...]
"""The faces, sorted, of the unknown cards of each pool, as (pool, faces)."""


def seen_of(faces: Faces, pools: Faces, known: Collection[int]) -> tuple[Faces, Unseen]:
    """Return the faces of the known cards, `UNKNOWN` for the others, and those unseen."""
    seen = [UNKNOWN] * len(faces)
    unseen: dict[int, list[int]] = {}
    for card, face in enumerate(faces):
        if card in known:
            seen[card] = face
        else:
            unseen.setdefault(pools[card], []).append(face)
    return tuple(seen), tuple([(pool, tuple(sorted(unseen[pool]))) for pool in sorted(unseen)])


def reshuffled(
    faces: Faces, pools: Faces, cards: Iterable[int], chance: Chance
) -> tuple[Faces, Faces]:
    """Return faces and pools after these cards were shuffled: they are a new pool."""
    anew, new_pools, pool = list(faces), list(pools), max(pools) + 1
    cards = sorted(cards)
    loose = [faces[card] for card in cards]
    chance.shuffle(loose)
    for card, face in zip(cards, loose, strict=True):
        anew[card], new_pools[card] = face, pool
    return tuple(anew), tuple(new_pools)


class Hidden(NamedTuple):
    """The cards as one seat knows them.

    `bars` has for some unknown cards the bits of the faces that they can't show. Faces are smaller
    than `kinds`.
    """

    faces: Faces
    pools: Faces
    unseen: Unseen
    bars: Mapping[int, int]
    kinds: int

    def weights(self, card: int) -> Sequence[int]:
        """Return in how many ways all barred cards of its pool can be dealt, by its face."""
        if self.faces[card] != UNKNOWN:
            return [int(face == self.faces[card]) for face in range(self.kinds)]
        pool = self.pools[card]
        bars = self._barred(pool)
        own = bars.pop(card, 0)
        heap = counts_of(dict(self.unseen)[pool], self.kinds)
        return ways_by_face(heap, own, tuple(bars.values()))

    def groups(self) -> tuple[HiddenGroup, ...]:
        """Return the unknown cards, alike ones together; a barred card is a group of its own."""
        groups = []
        for pool, unseen in self.unseen:
            barred = self._barred(pool)
            cards = self._unknown(pool)
            lone = [(card,) for card in cards if card in barred]
            free = tuple([card for card in cards if card not in barred])
            for alike in [*lone, free] if free else lone:
                weights = self.weights(alike[0])
                groups.append(HiddenGroup(alike, tuple([face for face in unseen if weights[face]])))
        return tuple(groups)

    def laid(self, rng: Random) -> Faces:
        """Return all faces; every way to deal the unknown ones is equally likely."""
        faces, random = list(self.faces), rng.random
        for pool, unseen in self.unseen:
            left, barred = list(unseen), self._barred(pool)
            if barred:
                drawn = random_deal(counts_of(left, self.kinds), tuple(barred.values()), rng)
                for card, face in zip(barred, drawn, strict=True):
                    faces[card] = face
                    left.remove(face)
            # Sorting by a random key takes a third of the time of Random.shuffle.
            loose = iter(sorted(left, key=lambda _face: random()))
            for card in self._unknown(pool):
                if card not in barred:
                    faces[card] = next(loose)
        return tuple(faces)

    def _unknown(self, pool: int) -> list[int]:
        pools = self.pools
        return [card for card, face in enumerate(self.faces) if face < 0 and pools[card] == pool]

    def _barred(self, pool: int) -> dict[int, int]:
        return {card: bar for card, bar in self.bars.items() if self.pools[card] == pool}
