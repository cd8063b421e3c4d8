"""The cards, the deal, and the options."""

from collections import Counter

import pytest

from tests.games.stolen_treasure.scripted import Table
from treasure_games.core.chance import SeededChance
from treasure_games.core.errors import BadSetup
from treasure_games.core.game import UNKNOWN, silent
from treasure_games.core.options import OptionValue, Setup
from treasure_games.games.stolen_treasure.rules import actions as do
from treasure_games.games.stolen_treasure.rules.game import GAME
from treasure_games.games.stolen_treasure.rules.pieces import (
    FIRST_PIRACY,
    PACK,
    PIRACY_KINDS,
    TITLES,
    TREASURE_KINDS,
    VALUES,
)
from treasure_games.games.stolen_treasure.rules.state import State


def begun(seats: int = 4, seed: int = 1, **options: OptionValue) -> State:
    state = GAME.new(Setup.of(GAME.info, seats, options))
    GAME.start(state, SeededChance(seed), silent)
    return state


def counts(*kinds: int) -> dict[str, int]:
    return {TITLES[kind]: PACK.count(kind) for kind in kinds}


def test_st_01_and_st_04_two_decks_of_which_the_treasure_is_cut_in_half() -> None:
    state = begun()
    assert [len(pile) for pile in state.piles] == [25, 25, 45]
    assert max(map(max, state.piles[:2])) < FIRST_PIRACY <= min(state.piles[2])


def test_st_02_both_decks_are_shuffled() -> None:
    one, other = begun(seed=1).faces, begun(seed=2).faces
    assert one[:FIRST_PIRACY] != other[:FIRST_PIRACY]
    assert one[FIRST_PIRACY:] != other[FIRST_PIRACY:]
    assert sorted(one) == sorted(other) == list(PACK)


def test_st_03_nobody_sees_the_next_card() -> None:
    state = begun()
    for seat in (None, 0, 1, 2, 3):
        assert set(GAME.view(state, seat).faces) == {UNKNOWN}


def test_st_05_and_st_q5_and_st_q4_fifty_treasures_the_last_five_kinds_negative() -> None:
    assert list(counts(*TREASURE_KINDS).values()) == [10, 8, 5, 3, 2, 1, 4, 3, 2, 1, 1, 2, 2, 4, 2]
    assert FIRST_PIRACY == 50
    values = [VALUES[kind] for kind in PACK]
    assert sum(value for value in values if value > 0) == 6300
    assert sum(value for value in values if value < 0) == -1550
    assert [TITLES[kind] for kind in TREASURE_KINDS if VALUES[kind] < 0] == [
        "Hairy Chest",
        "Peg Leg",
        "Old Billy’s Boot",
        "Barnacle",
        "Bad Voodoo",
    ]


def test_st_06_and_st_q6_forty_five_piracy_cards_of_twelve_kinds() -> None:
    assert counts(*PIRACY_KINDS) == {
        "Plunder": 5,
        "Spyglass": 2,
        "Skulduggery": 5,
        "X Marks The Spot": 5,
        "YO HO HO!": 1,
        "Hook": 3,
        "The Kraken": 3,
        "Pirate’s Code": 5,
        "Bombs Away": 5,
        "The Black Spot": 1,
        "Yarr!": 5,
        "Parley": 5,
    }


def test_st_07_rarer_treasure_of_a_family_is_worth_more() -> None:
    """ST-07: and every value is a multiple of 50."""
    for family in (range(6), range(6, 10)):
        worth = [VALUES[kind] for kind in family]
        assert worth == sorted(worth)
    assert not any(value % 50 for value in VALUES)


def test_st_08_and_st_q1_chance_or_the_seat_of_the_youngest_begins() -> None:
    assert {begun(seed=seed).active for seed in range(40)} == {0, 1, 2, 3}
    assert {begun(seed=seed, first_player=3).active for seed in range(9)} == {2}
    with pytest.raises(BadSetup):
        Setup.of(GAME.info, 2, {"first_player": 3})


def test_st_q2_two_to_six_play() -> None:
    assert GAME.info.seats == (2, 6)


def test_st_q3_hands_begin_empty_unless_agreed() -> None:
    assert not any((*begun().treasures, *begun().pirates))
    state = begun(start_treasure=2, start_piracy=3)
    assert [len(hand) for hand in (*state.treasures, *state.pirates)] == [2] * 4 + [3] * 4
    assert [len(pile) for pile in state.piles] == [21, 21, 33]
    seat = state.active
    assert all(GAME.view(state, None).faces[card] >= 0 for card in state.treasures[seat])
    assert all(GAME.view(state, None).faces[card] == UNKNOWN for card in state.pirates[seat])
    assert all(do.BURY[card] in GAME.legal(state, seat) for card in state.treasures[seat])


@pytest.mark.parametrize(
    ("seats", "target"), [(2, 2000), (3, 1750), (4, 1500), (5, 1250), (6, 1000)]
)
def test_st_17_the_usual_goal_scales_with_the_pirates(seats: int, target: int) -> None:
    assert begun(seats).house.target == target


@pytest.mark.parametrize(("chosen", "target"), [("short", 1100), ("long", 1900), (700, 700)])
def test_st_20_another_goal_may_be_agreed(chosen: OptionValue, target: int) -> None:
    state = begun(target_score=chosen)
    assert abs(state.house.target - target) <= 50
    assert state.house.target % 50 == 0


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"target_score": 1234}, "The goal must be a multiple of 50, not 1234."),
        ({"target_score": 200}, "short, normal, long or 250 to 5000"),
        ({"target_score": 5050}, "short, normal, long or 250 to 5000"),
        ({"hand_limit": 4}, "7, off or 5 to 12"),
        ({"hand_limit": 13}, "7, off or 5 to 12"),
        ({"first_player": 5}, "There’s no seat 5 to begin."),
        ({"first_player": 0}, "random or 1 to 6"),
        ({"start_treasure": 4}, "one of 0, 1, 2, 3"),
        ({"round_cap": 19}, "200, off or 20 to 1000"),
        ({"steal_mode": "by_colour"}, "one of by_type, true_random"),
    ],
)
def test_an_option_out_of_range_is_told_in_a_sentence(
    options: dict[str, OptionValue], told: str
) -> None:
    with pytest.raises(BadSetup) as caught:
        Setup.of(GAME.info, 4, options)
    assert told in str(caught.value)


@pytest.mark.parametrize(
    ("option", "value", "field", "meant"),
    [
        ("target_score", 250, "target", 250),
        ("target_score", 5000, "target", 5000),
        ("hand_limit", 5, "hand_limit", 5),
        ("hand_limit", 12, "hand_limit", 12),
        ("piracy_limit", 2, "piracy_limit", 2),
        ("round_cap", 20, "turns", 80),
        ("round_cap", 1000, "turns", 4000),
        ("round_cap", "off", "turns", 4000),
    ],
)
def test_what_the_ends_of_ranges_mean(
    option: str, value: OptionValue, field: str, meant: int
) -> None:
    """ST-20, ST-96, ST-Q20"""
    assert getattr(begun(**{option: value}).house, field) == meant


@pytest.mark.parametrize(("actions", "left"), [(2, 2), (1, 1)])
def test_st_q72_the_first_turn_may_have_one_action(actions: int, left: int) -> None:
    table = Table("", "", first_turn_actions=actions)
    assert table.state.left == left
    table.do(0, do.END_TURN)
    assert table.state.left == 2


def test_st_q7_and_st_q68_and_st_q69_and_st_q70_nothing_follows_from_these() -> None:
    """ST-Q7, ST-Q68, ST-Q69, ST-Q70: no action, no event and no way out of the game for them."""
    names = {cls.__name__ for cls in (*GAME.info.actions, *GAME.info.events)}
    assert not {name for name in names if "Eliminat" in name or "Deal" in name or "Talk" in name}
    deals = Counter(len(begun(seats).treasures) for seats in range(2, 7))
    assert deals == Counter(range(2, 7))
