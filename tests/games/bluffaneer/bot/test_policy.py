"""Computer pirates mix, count cards, learn from what is shown, and play for the victory."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from tests.battery.playing import corner_setups, opened, play_randomly
from tests.games.bluffaneer.scripted import Table
from treasure_games.games.bluffaneer.bot import MIND
from treasure_games.games.bluffaneer.bot.reactions import FASTEST
from treasure_games.games.bluffaneer.bot.victory import victory_chances
from treasure_games.games.bluffaneer.rules.actions import (
    BELIEVE,
    CHALLENGE,
    CLAIM,
    FALSE_START,
    STAY_QUIET,
    STEAL,
)
from treasure_games.games.bluffaneer.rules.game import GAME
from treasure_games.games.bluffaneer.rules.state import (
    BELIEVED,
    BLUFFS,
    CHALLENGED,
    COUNTED,
    RAISED,
    TRUE_CLAIMS,
    WINDOWS,
)
from treasure_games.opponents.personas import PERSONAS
from treasure_games.opponents.players import LEVELS, make_player

FOUR = ["chest and ship", "chest and swords", "chest and skull", "swords and ship"]
"""Seat 0 rolls chest and swords: seat 1 has it."""


def chance(table: Table, seat: int, action: Any, **who: Any) -> float:
    """How likely a captain (or whoever) takes the action."""
    legal = GAME.legal(table.state, seat)
    return MIND.policy(table.view(seat), legal, **who).get(action, 0.0)


def claimed(by: int, coins: Sequence[int] = (), **options: str) -> Table:
    table = Table(FOUR, coins=coins, **options)
    table.all_do({by: CLAIM})
    return table


def shown(table: Table, seat: int, **counts: int) -> None:
    """Let a seat have shown so much before."""
    places = {
        "windows": WINDOWS,
        "raised": RAISED,
        "true": TRUE_CLAIMS,
        "bluffs": BLUFFS,
        "believed": BELIEVED,
        "challenged": CHALLENGED,
    }
    for name, count in counts.items():
        table.state.tallies[seat * COUNTED + places[name]] = count


def test_a_policy_covers_legal_actions_only_and_adds_up_to_one() -> None:
    for number, (seats, options) in enumerate(corner_setups(GAME.info)):
        play = opened(GAME, seats, options, number)
        for _ in range(12):
            pending = GAME.pending(play.state)
            if pending is None:
                break
            for seat in pending.seats:
                view, legal = GAME.view(play.state, seat), GAME.legal(play.state, seat)
                for level in ("deckhand", "mate", "captain"):
                    policy = MIND.policy(view, level=level)
                    assert sum(policy.values()) == pytest.approx(1)
                    assert set(policy) <= set(legal)
                assert MIND.greedy(view, legal) in legal
            play_randomly(play, number, decisions=3)


def test_what_a_pirate_cannot_see_does_not_move_it() -> None:
    for seed in range(30):
        play = play_randomly(opened(GAME, 4, {}, seed), seed, decisions=seed)
        pending = GAME.pending(play.state)
        if pending is None:
            continue
        for seat in pending.seats:
            view = GAME.view(play.state, seat)
            other = GAME.view(GAME.determinize(view, Random(seed)), seat)
            assert dict(MIND.policy(view)) == dict(MIND.policy(other))


def test_who_holds_the_pair_claims_it() -> None:
    assert chance(Table(FOUR), 1, CLAIM) > 0.99


def test_among_equals_bluffs_and_challenges_are_mixed() -> None:
    table = Table(FOUR)
    assert 0.05 < chance(table, 2, CLAIM) < 0.2
    assert 0.1 < chance(claimed(2), 0, CHALLENGE) < 0.9


def test_a_claim_is_challenged_when_every_copy_lies_open() -> None:
    table = claimed(2)
    copies = [card for card, face in enumerate(table.state.faces) if face == table.state.pair]
    state = table.state
    spare = [card for card in state.stack if state.faces[card] != state.pair]
    state.hands[1] = spare[0]
    state.discard = copies
    state.stack = [card for card in state.stack if card not in copies and card != spare[0]]
    assert chance(table, 0, CHALLENGE) > 0.99


def test_a_claim_of_a_pair_that_one_has_rolled_and_not_shown_is_challenged() -> None:
    table = Table(FOUR, rolls=["chest swords", "swords chest"], stack=["ship and skull"])
    table.state.hands[1], table.state.hands[2] = table.state.hands[2], table.state.hands[1]
    table.nobody_claims()
    assert table.state.roller == 1
    table.all_do({0: CLAIM})
    assert chance(table, 1, CHALLENGE) > 0.99


def test_who_kept_quiet_at_a_pair_is_hardly_believed_to_hold_it() -> None:
    table = Table(FOUR, rolls=["chest swords", "swords chest"])
    table.state.hands[1], table.state.hands[2] = table.state.hands[2], table.state.hands[1]
    table.nobody_claims()
    fresh, stale = claimed(3), table
    stale.all_do({3: CLAIM})
    assert chance(stale, 1, CHALLENGE) > chance(fresh, 0, CHALLENGE) + 0.2


def test_liars_are_challenged_more_and_honest_pirates_less() -> None:
    liar, unknown, honest = claimed(2), claimed(2), claimed(2)
    shown(liar, 2, windows=20, raised=9, true=1, bluffs=8)
    shown(honest, 2, windows=20, raised=9, true=8, bluffs=0)
    odds = [chance(table, 0, CHALLENGE) for table in (liar, unknown, honest)]
    assert odds[0] > 0.95
    assert odds[0] > odds[1] > odds[2]
    assert odds[2] < 0.05


def test_believers_are_bluffed_more_and_doubters_less() -> None:
    odds = []
    for believed, challenged in ((8, 0), (0, 0), (0, 8)):
        table = Table(FOUR)
        shown(table, 0, believed=believed, challenged=challenged)
        odds.append(chance(table, 2, CLAIM))
    assert odds[0] > 0.6
    assert odds[0] > odds[1] > odds[2]


def test_what_the_others_at_the_table_have_shown_counts_a_little_as_well() -> None:
    table, usual = claimed(2), claimed(2)
    shown(table, 3, windows=20, raised=12, bluffs=10, true=2)
    assert chance(table, 0, CHALLENGE) > chance(usual, 0, CHALLENGE) + 0.1


@pytest.mark.parametrize(
    ("coins", "victim"),
    [
        ([10, 10, 14, 9], 2),
        ([12, 10, 11, 3], 3),
        ([5, 10, 14, 2], 2),
    ],
)
def test_the_richest_is_robbed_unless_a_poorer_one_ends_the_game_won(
    coins: list[int], victim: int
) -> None:
    """Who leads after the theft ends the game; who doesn't, must not."""
    table = Table(FOUR, rolls=["ship ship"], coins=coins)
    assert chance(table, 0, STEAL[victim]) > 0.99


def test_even_a_true_claim_is_not_made_if_it_ends_the_game_for_another() -> None:
    """The roller's last coin would make seat 1 second, behind seat 3."""
    table = Table(FOUR, coins=[1, 5, 9, 14])
    assert chance(table, 1, STAY_QUIET) > 0.99


def test_a_bluff_that_wins_the_game_is_made() -> None:
    table = Table(FOUR, coins=[1, 9, 14, 9])
    assert chance(table, 2, CLAIM) > 0.95


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_shares_of_the_victory_are_exact_at_the_end_and_grow_with_coins(seat: int) -> None:
    assert victory_chances((0, 12, 12, 9)) == (0.0, 0.5, 0.5, 0.0)
    assert sum(victory_chances((4, 9, 13, 6))) == pytest.approx(1)
    coins = [8, 8, 8, 8]
    even = victory_chances(tuple(coins))[seat]
    coins[seat] += 1
    assert victory_chances(tuple(coins))[seat] > even == pytest.approx(0.25)


@pytest.mark.parametrize("level", ["deckhand", "mate", "captain"])
def test_reactions_come_within_the_window_and_never_too_quickly(level: str) -> None:
    """A level and luck are all that is asked for: neither the card nor the choice can show."""
    times = [MIND.reaction_time(level, Random(seed)) for seed in range(400)]
    assert min(times) >= FASTEST
    assert max(times) < 5000
    assert len(set(times)) > 200


def test_captains_press_sooner_than_deckhands() -> None:
    means = [
        sum(MIND.reaction_time(level, Random(seed)) for seed in range(400)) / 400
        for level in ("captain", "mate", "deckhand")
    ]
    assert means == sorted(means)
    assert means[1] == pytest.approx(1900, abs=120)


def test_nobody_starts_too_soon_on_purpose() -> None:
    table = Table(FOUR, shout="buzzer")
    assert chance(table, 2, FALSE_START) == 0


def test_all_eight_pirates_bluff_and_challenge_differently() -> None:
    asked, answering = Table(FOUR), claimed(2)
    bluffs = {name: chance(asked, 2, CLAIM, persona=persona) for name, persona in PERSONAS.items()}
    challenges = {
        name: chance(answering, 0, CHALLENGE, persona=persona) for name, persona in PERSONAS.items()
    }
    for found in (bluffs, challenges):
        ordered = sorted(found.values())
        assert all(high - low > 0.004 for low, high in pairwise(ordered))
    assert max(bluffs, key=bluffs.__getitem__) == "dutch"
    assert min(bluffs, key=bluffs.__getitem__) == "bosun"
    assert max(challenges, key=challenges.__getitem__) == "ruth"
    assert set(MIND.characters) == set(PERSONAS)


def test_deckhands_are_timid_and_believe_too_much() -> None:
    table, answering = Table(FOUR), claimed(2)
    bluffs = [chance(table, 2, CLAIM, level=level) for level in ("deckhand", "mate", "captain")]
    doubts = [
        chance(answering, 0, CHALLENGE, level=level) for level in ("deckhand", "mate", "captain")
    ]
    assert bluffs == sorted(bluffs)
    assert doubts == sorted(doubts)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"shout": "buzzer", "answer": "first_shout"},
        {"shout": "clockwise", "answer": "everyone"},
    ],
)
def test_every_level_plays_every_way_to_the_end(level: str, options: dict[str, str]) -> None:
    play = opened(GAME, 4, options, 7)
    players = [make_player(level, "bluffaneer", seat, 7) for seat in range(4)]
    while (pending := GAME.pending(play.state)) is not None:
        seat = pending.seats[0]
        view, legal = GAME.view(play.state, seat), GAME.legal(play.state, seat)
        play.act(seat, players[seat].choose(view, legal))
    assert GAME.outcome(play.state) is not None


@pytest.mark.parametrize("answer", ["roller", "everyone", "first_shout"])
def test_others_than_the_roller_object_only_to_what_they_hardly_believe(answer: str) -> None:
    table = claimed(2, answer=answer)
    if answer == "roller":
        assert table.asked == (0,)
        return
    doubt = chance(table, 3, CHALLENGE)
    assert doubt < 0.05 if answer == "first_shout" else doubt > 0.05
    assert BELIEVE in GAME.legal(table.state, 3)
