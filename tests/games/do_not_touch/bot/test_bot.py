"""What the computer player knows of the game: chains, the greedy player, the last turn."""

from collections.abc import Iterator
from itertools import pairwise, permutations
from random import Random
from typing import Any

import pytest

from tests.battery.playing import corner_setups, opened
from tests.games.do_not_touch.scripted import Table
from treasure_games.core.chance import SeededChance
from treasure_games.core.game import silent
from treasure_games.games.do_not_touch.bot.chains import (
    NO_TOP,
    best_chain,
    chains,
    richest_chain,
    value_of,
)
from treasure_games.games.do_not_touch.bot.greedy import greedy_actions
from treasure_games.games.do_not_touch.bot.hints import reason_for
from treasure_games.games.do_not_touch.bot.mind import MIND
from treasure_games.games.do_not_touch.bot.plans import promising_moves
from treasure_games.games.do_not_touch.rules.actions import (
    Add,
    DiscardForBonus,
    DrawCovered,
    DrawDiscard,
    EndTurn,
    StartLoot,
    Swap,
)
from treasure_games.games.do_not_touch.rules.game import GAME
from treasure_games.games.do_not_touch.rules.pieces import FACE_BY_NAME, FITS, WORTH
from treasure_games.games.do_not_touch.rules.state import State
from treasure_games.opponents.players import make_player


def faces(*names: str) -> tuple[int, ...]:
    return tuple(sorted(FACE_BY_NAME[name] for name in names))


def greedily(table: Table) -> Any:
    view = table.view(table.turn)
    return MIND.greedy(view, GAME.legal(table.play.state, table.turn))


def said(table: Table, action: Any) -> str:
    reason = reason_for(table.view(table.turn), action)
    return reason.sentence.format(**reason.values)


def moments() -> Iterator[State]:
    """States from random play under every option, at most some forty a set-up."""
    for number, (seats, options) in enumerate(corner_setups(GAME.info)):
        play = opened(GAME, seats, options, number)
        rng = Random(number)
        for _ in range(400):
            pending = GAME.pending(play.state)
            if pending is None:
                break
            if rng.random() < 0.1:
                yield play.state.copy()
            seat = pending.seats[0]
            play.act(seat, rng.choice(GAME.legal(play.state, seat)))


# Chains


def test_a_chain_uses_the_order_that_adds_the_most() -> None:
    """On red 1: red 5, then blue 5, then blue 4 - no other order adds all three."""
    hand = faces("blue 4", "blue 5", "red 5")
    best = richest_chain(FACE_BY_NAME["red 1"], hand)
    assert best.worth == 14
    assert best.order == tuple(FACE_BY_NAME[name] for name in ("red 5", "blue 5", "blue 4"))
    assert best.left == ()


@pytest.mark.parametrize("seed", range(20))
def test_chains_are_complete(seed: int) -> None:
    """Against trying every order of every hand."""
    rng = Random(seed)
    pack = range(15) if seed % 2 else range(15, 42)
    hand = tuple(sorted(rng.choices(pack, k=4)))
    top = rng.choice([NO_TOP, *pack])
    reachable = set()
    for length in range(5):
        for order in permutations(hand, length):
            steps = list(pairwise((top, *order)))
            if all(below == NO_TOP or FITS[below][card] for below, card in steps):
                left = list(hand)
                for card in order:
                    left.remove(card)
                reachable.add(((top, *order)[-1], tuple(left)))
    assert {(chain.top, chain.left) for chain in chains(top, hand)} == reachable
    for chain in chains(top, hand):
        assert chain.worth == sum(WORTH[face] for face in chain.order)
    values = [value_of(chain, 2.5) for chain in chains(top, hand)]
    assert best_chain(top, hand, 2.5).value == pytest.approx(max(values))


def test_a_swollen_hand_is_not_thought_over_in_every_order() -> None:
    """House rules without limits allow it: twenty cards have more orders than could be tried."""
    hand = tuple(sorted(Random(1).choices(range(15, 42), k=20)))
    assert len(chains(NO_TOP, hand)) <= len(hand) + 1
    best = best_chain(NO_TOP, hand, 1.67).chain
    assert len(best.order) > 12
    assert max(chain.worth for chain in chains(NO_TOP, hand)) >= best.worth


# The greedy player


def started(hands: tuple[str, str], deck: str, first: str, second: str, **options: Any) -> Table:
    """Both have started their loot and ended their turn; seat 0 is to draw."""
    table = Table(2, hands, deck=deck, **options)
    for start in (first, second):
        table.do(DrawCovered)
        table.do(StartLoot, start)
        table.do(EndTurn)
    return table


def test_it_starts_with_the_longest_chain() -> None:
    table = Table(2, ("red 1, red 4, green 4", "blue 1, blue 1, blue 2"), deck="blue 3")
    table.do(DrawCovered)
    table.play.act(0, greedily(table))
    assert table.loot(0) != ["blue 3"]


def test_it_takes_the_open_card_only_for_a_longer_chain() -> None:
    table = Table(
        2,
        ("red 1, green 2, green 3", "blue 5, blue 4, blue 3"),
        deck="red 2, blue 1",
    )
    table.do(DrawCovered)
    table.do(StartLoot, "red 1")
    table.do(EndTurn)
    table.do(DrawCovered)
    table.do(StartLoot, "blue 1")
    table.do(EndTurn)
    assert greedily(table) == DrawCovered()


def test_it_swaps_a_low_card_for_the_leader_s_high_top() -> None:
    table = started(
        ("red 1, green 1, green 2", "red 5, blue 1, blue 2"),
        "green 3, blue 3, blue 1",
        "green 3",
        "red 5",
    )
    table.do(DrawCovered)
    action = greedily(table)
    assert isinstance(action, Swap)
    assert action.rival == 1


def test_it_discards_a_bonus_card_that_fits_nowhere() -> None:
    table = started(
        ("red bullion, red bullion, green coin x3", "blue gem, blue gem, blue gem x2"),
        "red bullion, blue gem, blue bullion",
        "red bullion",
        "blue gem",
        version="symbols",
        swaps_per_turn=0,
    )
    table.do(DrawCovered)
    assert isinstance(greedily(table), DiscardForBonus)


def test_it_never_discards_a_bonus_card_that_is_locked() -> None:
    """DT-17: it never tries what the lock forbids; whole games would break on it."""
    for seed in range(3):
        play_whole_game({"version": "symbols"}, 3, seed)


def play_whole_game(options: dict[str, Any], seats: int, seed: int) -> None:
    play = opened(GAME, seats, options, seed)
    while (pending := GAME.pending(play.state)) is not None:
        seat = pending.seats[0]
        view = GAME.view(play.state, seat)
        legal = GAME.legal(play.state, seat)
        play.act(seat, MIND.greedy(view, legal))


# Moves for the search


def test_every_move_can_be_played_and_no_two_are_alike() -> None:
    for state in moments():
        seat = state.turn
        moves = promising_moves(state, seat, 10_000)
        assert len({move.key for move in moves}) == len(moves)
        for move in moves:
            played = state.copy()
            for action in move.actions:
                GAME.apply(played, seat, action, SeededChance(1), silent)


def test_moves_begin_with_the_best_guess_and_keep_to_the_width() -> None:
    for state in moments():
        moves = promising_moves(state, state.turn, 5)
        assert len(moves) >= 1
        priors = [move.prior for move in moves]
        assert priors == sorted(priors, reverse=True)


def test_what_the_quick_player_does_is_legal_to_its_end() -> None:
    for state in moments():
        seat = state.turn
        for action in greedy_actions(state, seat):
            GAME.apply(state, seat, action, SeededChance(1), silent)


def test_searching_players_decide_under_every_house_rule() -> None:
    for number, state in enumerate(moments()):
        if number % 12 == 0:
            seat = state.turn
            legal = GAME.legal(state, seat)
            player = make_player("deckhand", GAME.info.id, seat, number, "ruth")
            assert player.choose(GAME.view(state, seat), legal) in legal


# The last turn


def best_share_by_brute_force(state: State, seat: int) -> float:
    """Try every legal action to the end of the game."""
    best = 0.0
    for action in GAME.legal(state, seat):
        after = state.copy()
        GAME.apply(after, seat, action, SeededChance(1), silent)
        if GAME.pending(after) is None:
            best = max(best, MIND.estimate(after)[seat])
        else:
            best = max(best, best_share_by_brute_force(after, seat))
    return best


@pytest.mark.parametrize("version", ["numerical", "symbols"])
def test_the_last_turn_is_played_perfectly(version: str) -> None:
    """Against every legal sequence, to its end."""
    solved = 0
    for seed in range(25):
        play = opened(GAME, 2 + seed % 3, {"version": version}, seed)
        rng = Random(seed)
        while (pending := GAME.pending(play.state)) is not None:
            seat = pending.seats[0]
            legal = GAME.legal(play.state, seat)
            view = GAME.view(play.state, seat)
            action = MIND.solved(view)
            if action is not None and play.state.swaps_used == 0:
                finish = play.state.copy()
                best = best_share_by_brute_force(finish, seat)
                assert share_after_solving(finish, seat) == pytest.approx(best)
                solved += 1
                break
            play.act(seat, action or rng.choice(legal))
    assert solved > 10


def share_after_solving(state: State, seat: int) -> float:
    while GAME.pending(state) is not None:
        legal = GAME.legal(state, seat)
        action = MIND.solved(GAME.view(state, seat)) if len(legal) > 1 else legal[0]
        GAME.apply(state, seat, action or legal[0], SeededChance(1), silent)
    return MIND.estimate(state)[seat]


def test_nothing_is_solved_while_cards_are_covered() -> None:
    table = Table(2)
    assert MIND.solved(table.view(0)) is None


# Shares and reasons


def test_shares_of_a_finished_game_name_its_winner() -> None:
    for seed in range(6):
        play = opened(GAME, 3, {}, seed)
        rng = Random(seed)
        while (pending := GAME.pending(play.state)) is not None:
            shares = MIND.estimate(play.state)
            assert sum(shares) == pytest.approx(1, abs=0.02)
            seat = pending.seats[0]
            play.act(seat, rng.choice(GAME.legal(play.state, seat)))
        outcome = GAME.outcome(play.state)
        assert outcome is not None
        shares = MIND.estimate(play.state)
        assert max(range(3), key=shares.__getitem__) in outcome.winners
        assert all(0 <= share <= 1 for share in shares)


def test_reasons_name_cards_and_points() -> None:
    table = started(
        ("red 1, green 1, green 2", "red 5, blue 1, blue 2"),
        "green 3, blue 3, blue 1",
        "green 3",
        "red 5",
    )
    table.do(DrawCovered)
    red_1 = next(action for action in GAME.legal(table.play.state, 0) if isinstance(action, Swap))
    assert said(table, red_1) == "It costs 1 4: red 1 will lie there instead of red 5."
    adds = [action for action in GAME.legal(table.play.state, 0) if isinstance(action, Add)]
    assert "worth" in said(table, adds[0])


def test_the_open_card_is_praised_for_what_it_adds() -> None:
    table = Table(2, ("red 1, red 2, red 3", "blue 1, blue 2, blue 3"), deck="red 4, blue 4")
    for start in ("red 1", "blue 1"):
        table.do(DrawCovered)
        table.do(StartLoot, start)
        table.do(EndTurn)
    assert said(table, DrawCovered()).startswith("The discard pile is empty")
    table.do(DrawCovered)
    table.do(EndTurn)
    thrown = table.hand(0)[-1]
    table.play.act(0, GAME.legal(table.play.state, 0)[-1])
    assert table.pile() == [thrown]
    assert "open" in said(table, DrawDiscard())


# Memory


def test_everybody_remembers_who_swapped_with_whom() -> None:
    table = started(
        ("red 1, green 1, green 2", "red 5, blue 1, blue 2"),
        "green 3, blue 3, blue 1",
        "green 3",
        "red 5",
    )
    table.do(DrawCovered)
    table.do(Swap, "red 1", 1)
    for seat in (None, 0, 1):
        assert table.view(seat).robberies == (0, 1, 0, 0)
