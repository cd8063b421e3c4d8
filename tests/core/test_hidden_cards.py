"""Cards whose faces are dealt anew at each shuffle, as a seat knows them."""

from collections import Counter
from random import Random

from treasure_games.core.chance import ScriptedChance
from treasure_games.core.game import UNKNOWN, HiddenGroup
from treasure_games.core.hidden_cards import HiddenCards, known_faces, reshuffled

FACES = (0, 1, 1, 2, 0, 2)
POOLS = (0, 0, 0, 0, 1, 1)


def hidden(known: set[int], excluded: dict[int, int] | None = None) -> HiddenCards:
    faces, unseen = known_faces(FACES, POOLS, known)
    return HiddenCards(faces, POOLS, unseen, excluded or {}, 3)


def test_what_is_unseen_is_sorted_by_pool() -> None:
    faces, unseen = known_faces(FACES, POOLS, {1, 4})
    assert faces == (UNKNOWN, 1, UNKNOWN, UNKNOWN, 0, UNKNOWN)
    assert unseen == ((0, (0, 1, 2)), (1, (2,)))
    assert known_faces(FACES, POOLS, range(6)) == (FACES, ())


def test_shuffled_cards_get_faces_of_their_own_and_a_new_pool() -> None:
    faces, pools = reshuffled(FACES, POOLS, (3, 0, 4), ScriptedChance([0, 0]))
    assert pools == (2, 0, 0, 2, 2, 1)
    assert (faces[1], faces[2], faces[5]) == (1, 1, 2)
    assert Counter(faces) == Counter(FACES)
    assert faces != FACES


def test_an_excluded_face_changes_the_odds_of_its_whole_pool() -> None:
    """Of 0, 1, 2 in three cards, one can't be 1: so the others are 1 more often."""
    cards = hidden({1, 4, 5}, {0: 0b010})
    assert list(cards.weights(0)) == [1, 0, 1]
    assert list(cards.weights(2)) == [1, 2, 1]
    assert list(cards.weights(1)) == [0, 1, 0]


def test_cards_with_the_same_odds_are_one_group() -> None:
    assert hidden({1, 4, 5}, {0: 0b010}).groups() == (
        HiddenGroup((0,), (0, 2)),
        HiddenGroup((2, 3), (0, 1, 2)),
    )
    assert hidden({0, 1, 2, 3}).groups() == (HiddenGroup((4, 5), (0, 2)),)


def test_all_ways_to_deal_the_cards_are_equally_likely() -> None:
    cards, rng = hidden({1, 4}, {0: 0b010}), Random(3)
    found = Counter(cards.sampled(rng) for _ in range(4000))
    ways = ((0, 1, 2), (0, 2, 1), (2, 1, 0), (2, 0, 1))
    assert set(found) == {(one, 1, other, third, 0, 2) for one, other, third in ways}
    assert all(850 < count < 1150 for count in found.values())
