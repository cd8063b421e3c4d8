"""What the computer pirates know: nothing hidden, what others keep, and who is ahead."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from tests.battery.playing import corner_setups, opened
from tests.games.stolen_treasure.scripted import Table
from treasure_games.core.chance import SeededChance
from treasure_games.core.game import Mode, silent
from treasure_games.games.stolen_treasure.bot.assessment import POINTS, Assessment, least_match
from treasure_games.games.stolen_treasure.bot.beliefs import believed_state
from treasure_games.games.stolen_treasure.bot.mind import (
    FEATURES,
    MIND,
    TACTICS,
    features_of,
    shares_of,
    weighed,
)
from treasure_games.games.stolen_treasure.bot.options import options
from treasure_games.games.stolen_treasure.bot.playout import QUICK, played_out
from treasure_games.games.stolen_treasure.rules import actions
from treasure_games.games.stolen_treasure.rules.game import GAME
from treasure_games.games.stolen_treasure.rules.phases import PLUNDERING, STAKING, THROWING
from treasure_games.games.stolen_treasure.rules.pieces import CODE, PLUNDER, SPOT, YARR
from treasure_games.games.stolen_treasure.rules.state import State
from treasure_games.opponents.evaluation import Evaluation, Level, Move
from treasure_games.opponents.search import Budget

TINY = Level(Budget(12, 6, 2), 0.02, 0.1)


def moments(share: float = 0.1) -> Iterator[tuple[State, int]]:
    """States of greedy play with whims under every option, each with a seat that is asked."""
    for number, (seats, choices) in enumerate(corner_setups(GAME.info)):
        play, rng = opened(GAME, seats, choices, number), Random(number)
        for _ in range(250):
            pending = GAME.pending(play.state)
            if pending is None:
                break
            seat = pending.seats[0]
            legal = GAME.legal(play.state, seat)
            if len(legal) > 1 and rng.random() < share:
                yield play.state.copy(), seat
            whim = rng.random() < 0.3
            play.act(seat, rng.choice(legal) if whim else options(play.state, seat)[0].actions[0])


def test_options_are_legal_to_their_end() -> None:
    for state, seat in moments():
        for option in options(state, seat):
            table, chance = state.copy(), SeededChance(1)
            for action in option.actions:
                assert action in GAME.legal(table, seat)
                GAME.apply(table, seat, action, chance, silent)


def test_equal_options_are_one() -> None:
    for state, seat in moments():
        keys = [option.key for option in options(state, seat)]
        assert len(set(keys)) == len(keys)


def test_nothing_hidden_changes_what_seems_best() -> None:
    """Every table that looks like the view has the same options, of the same worth."""
    for state, seat in moments(0.05):
        view, expected = GAME.view(state, seat), options(state, seat)
        for seed in range(3):
            assert options(GAME.determinize(view, Random(seed)), seat) == expected


def test_playouts_know_no_more_either() -> None:
    for state, seat in moments(0.05):
        if state.phase in (STAKING, THROWING, PLUNDERING):
            continue  # Quick play never asks there.
        view, expected = GAME.view(state, seat), played_out(state, seat, Random(5))
        for seed in range(3):
            table = GAME.determinize(view, Random(seed))
            assert played_out(table, seat, Random(5)) == expected


# Quick play


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_quick_play_asks_only_whoever_has_a_choice(seats: int) -> None:
    """It is the same game: what it leaves out are single answers."""
    state = opened(GAME, seats, {"wager_method": "rps"}, 5).state
    chance, rng = SeededChance(5), Random(5)
    for _ in range(400):
        pending = QUICK.pending(state)
        if pending is None:
            break
        assert pending.mode is not Mode.SEALED
        seat = pending.seats[0]
        if pending.mode is Mode.WINDOW:
            assert len(GAME.legal(state, seat)) > 1
        for action in played_out(state, seat, rng):
            assert action in GAME.legal(state, seat)
            QUICK.apply(state, seat, action, chance, silent)
    cards = [*state.piles, *state.discards, *state.treasures, *state.pirates, *state.buried]
    on_the_table = [*state.stakes, [card for card, _, _ in state.stack]]
    assert sorted(card for pile in (*cards, *on_the_table) for card in pile) == list(range(95))


# Beliefs


def test_beliefs_change_nothing_that_is_seen() -> None:
    for state, seat in moments(0.03):
        view = GAME.view(state, seat)
        assert GAME.view(believed_state(view, Random(1)), seat) == view


def often(table: Table, seat: int, holder: int, kind: int) -> float:
    """How often a seat believes that another holds a card of this kind."""
    view, rng, found = table.view(seat), Random(3), Counter[bool]()
    for _ in range(600):
        state = believed_state(view, rng)
        found[kind in [state.faces[card] for card in state.pirates[holder]]] += 1
    return found[True] / 600


def test_what_is_of_use_at_once_is_seldom_kept() -> None:
    table = Table("Ruby", "Yarr!, Plunder")
    assert often(table, 0, 1, YARR) > 2 * often(table, 0, 1, PLUNDER)


def test_who_lets_a_card_hit_him_has_hardly_an_answer() -> None:
    """ST-64: the third pirate is asked after the victim has passed."""
    table = Table("Hook, Ruby", "Parley, Emerald", "Yarr!, Parley")
    before = often(table, 2, 1, CODE)
    table.do(0, actions.HOOK[1]).do(1, actions.PASS)
    assert table.whose == ("respond", 2)
    assert often(table, 2, 1, CODE) < 0.5 * before


def held_back() -> Table:
    """Seat 0 has just buried enough, and holds the Black Spot."""
    hand = "Silver Coin, Yarr!, Hook, The Black Spot"
    table = Table(hand, "", "", "", buried={0: "Diamond, Noble’s Trove, Emerald"})
    return table.do(0, actions.BURY[table.card(0, "Silver Coin")])


def test_who_is_held_back_by_an_unseen_card_is_believed_to_hold_the_black_spot() -> None:
    """ST-Q18"""
    assert often(held_back(), 1, 0, SPOT) == 1


def test_who_is_held_back_is_no_threat() -> None:
    """ST-Q18: any other pirate who could win in the next turn is."""
    table = held_back()
    assert Assessment(table.state, 1).dangers[0] == POINTS.held_back
    near = Table("Silver Coin", "", "", "", buried={0: "Diamond, Noble’s Trove, Emerald"})
    assert Assessment(near.state, 1).dangers[0] >= 1


# The evaluator


def test_shares_add_up_and_are_exact_at_the_end() -> None:
    for state, seat in moments(0.05):
        assert sum(shares_of(state)) == pytest.approx(1)
        assert len(features_of(state, seat)) == len(FEATURES)
    table = Table("Ruby", "Emerald", target_score=250, buried={0: "Silver Coin"})
    table.do(0, actions.BURY[table.card(0, "Ruby")])
    assert shares_of(table.state) == [1.0, 0.0]


def test_buried_treasure_and_the_turn_count_for_a_seat() -> None:
    ahead = Table("Ruby", "Ruby", buried={0: "Diamond"}).state
    even = Table("Ruby", "Ruby").state
    assert shares_of(ahead)[0] > shares_of(even)[0] > 0.5


# Wagers


@pytest.mark.parametrize(
    ("hand", "stake", "answer"),
    [
        ((100, 100, -50), 150, {100, -50}),
        ((100, -50), 150, {100}),
        ((-50, -300), 150, {-50}),
        ((-300, -50, 50), -300, {-300, -50, 50}),
        ((-300, -50, 50), -200, {-50}),
        ((600,), 50, {600}),
    ],
)
def test_the_least_is_risked(hand: tuple[int, ...], stake: int, answer: set[int]) -> None:
    """ST-Q57 to ST-Q59, as in the golden scenarios."""
    assert set(least_match(hand, stake)) == answer


# The mind


def test_a_policy_is_a_distribution_over_legal_actions() -> None:
    """And the same each time, for the same arguments."""
    for state, seat in moments(0.01):
        view = GAME.view(state, seat)
        policy = MIND.policy(view, level=TINY)
        assert set(policy) <= set(GAME.legal(state, seat))
        assert sum(policy.values()) == pytest.approx(1)
        assert dict(MIND.policy(view, level=TINY)) == dict(policy)


def test_hands_are_thrown_by_chance() -> None:
    """ST-Q61: nobody can guess what a captain throws."""
    table = Table("Ruby", "Emerald", wager_method="rps")
    table.stake(0, "Ruby").do(0, actions.CHALLENGE[1])
    while table.asked.ask != "throw":
        seat = table.asked.seats[0]
        table.do(seat, MIND.greedy(table.view(seat), table.legal()))
    policy = MIND.policy(table.view(0), actions.THROW)
    assert list(policy.values()) == pytest.approx([1 / 3] * 3)


def test_a_captain_wins_when_it_can() -> None:
    table = Table(
        "Ruby, Plunder, Hook", "Emerald, Yarr!", target_score=250, buried={0: "Silver Coin"}
    )
    policy = MIND.policy(table.view(0), level=Level(Budget(60, 8, 2), 0.0, 0.01))
    assert policy[actions.BURY[table.card(0, "Ruby")]] == 1.0


def test_a_playout_ends_where_a_turn_begins() -> None:
    """The evaluator was fitted to beginnings of turns; what is half done it can't compare."""
    table = Table("", "")
    assert TACTICS.is_quiet(table.state)
    table.do(0, actions.DRAW_PIRACY)
    assert not TACTICS.is_quiet(table.state)
    table.do(0, actions.DRAW_PIRACY)
    assert table.state.active == 1
    assert TACTICS.is_quiet(table.state)


def test_a_first_turn_of_one_action_begins_like_any_other() -> None:
    """ST-Q72"""
    assert TACTICS.is_quiet(Table("", "", first_turn_actions=1).state)


def test_a_few_visits_tell_less_than_a_good_guess() -> None:
    found = [
        Evaluation(Move("lucky", (actions.END_TURN,), -0.05), 0.40, 8),
        Evaluation(Move("good", (actions.DRAW_PIRACY,), 0.0), 0.38, 8),
    ]
    assert weighed(found, 25)[0].move.key == "good"
    often = [one._replace(visits=2_000) for one in found]
    assert weighed(often, 25)[0].move.key == "lucky"
