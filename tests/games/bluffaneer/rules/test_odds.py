"""What hidden cards may be: counted, sampled, and never more than a seat can know."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from tests.battery.playing import opened, play_randomly
from tests.games.bluffaneer.scripted import Table, face_of
from treasure_games.core.game import UNKNOWN
from treasure_games.games.bluffaneer.rules.game import GAME
from treasure_games.games.bluffaneer.rules.view import View, odds


def test_bl_06_unseen_cards_are_counted_by_what_a_seat_knows() -> None:
    table = Table("SK", hands="CS SK CH")
    assert odds(table.view(1), 2)[face_of("SK")] == pytest.approx(
        2 / 16
    )  # the roller takes none of them
    assert odds(table.view(1), 1)[face_of("SK")] == 1.0
    assert odds(table.view(2), 1)[face_of("SK")] == pytest.approx(3 / 16)
    assert odds(table.view(2), 0)[face_of("SK")] == 0.0


def test_bla_05_the_odds_of_one_hand_depend_on_what_another_can_not_hold() -> None:
    """By listing every way to lay the two hidden hands."""
    table = Table("SK", hands="CS CH CK")
    view = table.view(2)
    cards = dict(view.unseen)[0]
    ways = [
        (one, other)
        for one, other in permutations(range(len(cards)), 2)
        if cards[one] != face_of("SK")
    ]
    shown = Counter(cards[other] for _, other in ways)
    assert odds(view, 1) == pytest.approx([shown[face] / len(ways) for face in range(6)])


def test_samples_take_each_face_as_often_as_it_is_likely() -> None:
    """For every hand, where some are barred, one pool is small, or the stack was reshuffled."""
    rng = Random(3)
    for view in views_with_bars():
        samples = [GAME.determinize(view, rng) for _ in range(800)]
        for seat, card in enumerate(view.hands):
            if view.faces[card] == UNKNOWN:
                found = Counter(sample.faces[card] for sample in samples)
                for face, share in enumerate(odds(view, seat)):
                    spread = 4.5 * (800 * share * (1 - share)) ** 0.5
                    assert abs(found[face] - 800 * share) <= spread


def views_with_bars() -> list[View]:
    """Views in which two hands or more can't show some pair."""
    found = []
    for seed in range(12):
        play = opened(GAME, 5, {"coins": 20}, seed)
        play_randomly(play, seed, decisions=30 + 9 * seed)
        view = GAME.view(play.state, 0)
        if sum(bool(bar) for bar in view.barred) > 1 and GAME.pending(play.state):
            found.append(view)
    assert len(found) > 3
    return found
