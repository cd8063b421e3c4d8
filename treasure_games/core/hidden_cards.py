"""Cards as ids whose faces are dealt anew at each shuffle, and what a seat doesn't know of them.

The pool of a card is the number of the shuffle at which it got its face. Everybody knows which
faces were in a shuffle, but not which card of the pool has which of them.

A face is a small number. Faces that a card can't have are a number with the bits of these faces.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple, TypeAlias

from treasure_games.core.chance import Chance
from treasure_games.core.game import UNKNOWN, HiddenGroup

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


Faces: TypeAlias = tuple[int, ...]
"""The face of each card, by its id; also the pool of each."""
Unseen: TypeAlias = tuple[tuple[int, Faces], ...]
"""The faces, sorted, of the unknown cards of each pool, as (pool, faces)."""


def known_faces(faces: Faces, pools: Faces, known: Collection[int]) -> tuple[Faces, Unseen]:
    """Return the faces of the known cards, `UNKNOWN` for the others, and the faces unseen."""
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


class HiddenCards(NamedTuple):
    """The cards as one seat knows them.

    `excluded` has for some unknown cards the bits of the faces that they can't have. Faces are
    numbers below `kinds`.
    """

    faces: Faces
    pools: Faces
    unseen: Unseen
    excluded: Mapping[int, int]
    kinds: int

    def weights(self, card: int) -> Sequence[int]:
        """Return for each face of the card in how many ways its pool can be dealt.

        Only the cards that can't have some face are counted: the rest is alike for all faces.
        """
        if self.faces[card] != UNKNOWN:
            return [int(face == self.faces[card]) for face in range(self.kinds)]
        pool = self.pools[card]
        others = self._restricted(pool)
        own = others.pop(card, 0)
        counts = counts_of(dict(self.unseen)[pool], self.kinds)
        return ways_by_face(counts, own, tuple(others.values()))

    def groups(self) -> tuple[HiddenGroup, ...]:
        """Return the unknown cards in groups with equal odds.

        A card that can't have some face is a group of its own.
        """
        groups = []
        for pool, unseen in self.unseen:
            restricted = self._restricted(pool)
            cards = self._unknown(pool)
            lone = [(card,) for card in cards if card in restricted]
            free = tuple([card for card in cards if card not in restricted])
            for alike in [*lone, free] if free else lone:
                weights = self.weights(alike[0])
                groups.append(HiddenGroup(alike, tuple([face for face in unseen if weights[face]])))
        return tuple(groups)

    def sampled(self, rng: Random) -> Faces:
        """Return all faces; every way to deal the unknown ones is equally likely."""
        faces, random = list(self.faces), rng.random
        for pool, unseen in self.unseen:
            left, restricted = list(unseen), self._restricted(pool)
            if restricted:
                drawn = random_deal(counts_of(left, self.kinds), tuple(restricted.values()), rng)
                for card, face in zip(restricted, drawn, strict=True):
                    faces[card] = face
                    left.remove(face)
            # Sorting by a random key takes a third of the time of Random.shuffle.
            loose = iter(sorted(left, key=lambda _face: random()))
            for card in self._unknown(pool):
                if card not in restricted:
                    faces[card] = next(loose)
        return tuple(faces)

    def _unknown(self, pool: int) -> list[int]:
        pools = self.pools
        return [card for card, face in enumerate(self.faces) if face < 0 and pools[card] == pool]

    def _restricted(self, pool: int) -> dict[int, int]:
        return {card: bits for card, bits in self.excluded.items() if self.pools[card] == pool}
