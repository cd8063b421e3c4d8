"""Sealed choices tell nothing before they are opened; samples keep to what is known."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest

from tests.battery.playing import opened
from tests.games.bluffaneer.scripted import Table
from treasure_games.core.chance import SeededChance
from treasure_games.core.game import UNKNOWN
from treasure_games.games.bluffaneer.rules.actions import (
    BELIEVE,
    CHALLENGE,
    CLAIM,
    STAY_QUIET,
)
from treasure_games.games.bluffaneer.rules.game import GAME
from treasure_games.games.bluffaneer.rules.odds import HiddenHand, deal_hands, face_chances
from treasure_games.games.bluffaneer.rules.view import MARK

FOUR = ["chest and ship", "chest and swords", "chest and skull", "swords and ship"]

WAYS = [
    ({}, (STAY_QUIET, 0), (CLAIM, 0)),
    ({"shout": "buzzer"}, (STAY_QUIET, 0), (CLAIM, 700)),
    ({"shout": "buzzer"}, (CLAIM, 2300), (CLAIM, 700)),
]


def seen(table: Table, watcher: int | None) -> Any:
    """What a seat has seen of the last act, and sees now."""
    told = [GAME.redact(table.state, event, watcher) for event in table.events]
    return told, table.view(watcher).data(), GAME.pending(table.state)


@pytest.mark.parametrize(("options", "one", "other"), WAYS)
def test_a_sealed_claim_and_silence_look_the_same_to_all_others(
    options: dict[str, Any], one: Any, other: Any
) -> None:
    tables = []
    for choice in (one, other):
        table = Table(FOUR, **options)
        action, moment = choice
        table.do(2, action, at=moment)
        tables.append(table)
    for watcher in (None, 0, 1, 3):
        assert seen(tables[0], watcher) == seen(tables[1], watcher)
    assert tables[0].view(2).choices != tables[1].view(2).choices


def test_a_sealed_answer_looks_the_same_to_all_others() -> None:
    tables = []
    for answer in (BELIEVE, CHALLENGE):
        table = Table(FOUR, answer="everyone")
        table.all_do({1: CLAIM})
        table.do(3, answer)
        tables.append(table)
    for watcher in (None, 0, 1, 2):
        assert seen(tables[0], watcher) == seen(tables[1], watcher)


def test_nothing_of_a_late_press_is_left_after_the_race() -> None:
    ends = []
    for moments in ({1: 500}, {1: 500, 2: 3000}):
        table = Table(FOUR, shout="buzzer")
        table.race(moments)
        ends.append(table.state.data())
    assert ends[0] == ends[1]


def test_a_sample_never_gives_the_roller_a_pair_that_it_did_not_show() -> None:
    table = Table(FOUR)
    view = table.view(1)
    for seed in range(60):
        sample = GAME.determinize(view, Random(seed))
        assert sample.faces[sample.hands[0]] != sample.pair


def test_samples_deal_each_hidden_card_as_often_as_it_can_be_there() -> None:
    """Against all deals counted one by one."""
    hands = (HiddenHand(0, (0.0, 1.0, 1.0, 1.0, 1.0, 1.0)), HiddenHand(0, (1.0,) * 6))
    loose = ((2, 3, 1, 0, 1, 3),)
    deals: Counter[tuple[int, int]] = Counter()
    cards = [face for face, count in enumerate(loose[0]) for _ in range(count)]
    for one, other in product(range(len(cards)), repeat=2):
        if one != other and cards[one] != 0:
            deals[cards[one], cards[other]] += 1
    total = sum(deals.values())
    for face in range(6):
        for place in range(2):
            ways = sum(count for deal, count in deals.items() if deal[place] == face)
            assert face_chances(hands, place, loose)[face] == pytest.approx(ways / total)
    rng, drawn = Random(1), Counter[tuple[int, ...]]()
    for _ in range(4000):
        faces, _left = deal_hands(hands, loose, rng)
        drawn[tuple(faces)] += 1
    for deal, count in deals.items():
        assert drawn[deal] / 4000 == pytest.approx(count / total, abs=0.03)


def test_a_view_remembers_who_kept_quiet_and_whose_hand_was_not_chosen() -> None:
    table = Table(FOUR)
    pair = table.state.pair
    table.all_do({1: CLAIM, 3: CLAIM})
    view = table.view(0)
    assert view.claimant == 1
    assert view.kept_quiet & MARK[2][pair]
    assert view.unheard == MARK[3][pair]
    assert view.raised == 0b1010


def test_a_view_counts_the_unseen_copies_of_the_pair() -> None:
    table = Table(FOUR)
    assert table.view(0).unseen_copies == 3
    assert table.view(1).unseen_copies == 2
    assert table.view(1).own_face == table.state.pair
    assert table.view(None).own_face == UNKNOWN


def test_fifty_coins_and_eighteen_cards_are_there_at_every_event() -> None:
    for seed in range(20):
        play = opened(GAME, 2 + seed % 5, {}, seed)
        rng, chance, state = Random(seed), SeededChance(seed), play.state

        def count(_event: object, state: Any = state) -> None:
            cards = [card for card in state.hands if card >= 0] + state.stack + state.discard
            assert sorted(cards) == list(range(18))
            assert sum(state.coins) + state.box == 50

        while (pending := GAME.pending(state)) is not None:
            seat = rng.choice(pending.seats)
            GAME.apply(state, seat, rng.choice(GAME.legal(state, seat)), chance, count)
