"""Counting the ways to deal known cards, and drawing one of them."""

from collections import Counter
from itertools import permutations
from random import Random

from treasure_games.core.hidden_cards import counts_of, random_deal, ways_by_face

CARDS = (0, 0, 1, 2)
EXCLUDED = (0b001, 0b100)
"""The first hand shows no 0, the second no 2."""


def allowed_deals() -> Counter[tuple[int, ...]]:
    return Counter(
        hands for hands in permutations(CARDS, 2) if not any(map(is_excluded, hands, EXCLUDED))
    )


def is_excluded(face: int, bits: int) -> bool:
    return bool(bits >> face & 1)


def test_ways_are_those_found_by_trying_all() -> None:
    firsts = Counter[int]()
    for hands, ways in allowed_deals().items():
        firsts[hands[0]] += ways
    counts = counts_of(CARDS, 3)
    assert counts == (2, 1, 1)
    assert ways_by_face(counts, EXCLUDED[0], EXCLUDED[1:]) == (firsts[0], firsts[1], firsts[2])


def test_every_allowed_deal_is_drawn_as_often_as_it_has_ways() -> None:
    rng, draws = Random(5), 6_000
    drawn = Counter(tuple(random_deal(counts_of(CARDS, 3), EXCLUDED, rng)) for _ in range(draws))
    ways = allowed_deals()
    assert drawn.keys() == ways.keys()
    for hands, count in drawn.items():
        assert abs(count / draws - ways[hands] / ways.total()) < 0.03
