"""Computer captains decide at every table: both charts, any company, all house rules, every ask."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from tests.battery.playing import corner_setups, opened, play_randomly
from treasure_games.core.chance import SeededChance
from treasure_games.core.game import silent
from treasure_games.core.record import Playthrough
from treasure_games.games.treasure_boots.bot.hints import reason_for
from treasure_games.games.treasure_boots.bot.mind import MIND
from treasure_games.games.treasure_boots.rules.game import GAME
from treasure_games.games.treasure_boots.rules.phases import PHASES
from treasure_games.games.treasure_boots.rules.pieces import PRIVATEER_NAMES
from treasure_games.games.treasure_boots.rules.state import State
from treasure_games.opponents.personas import PERSONAS
from treasure_games.opponents.players import make_player

ASKS = set(PHASES) - {"setup", "roll", "over"}
PIRATES = tuple(PERSONAS)
MOST_DECISIONS = 4_000


def moments(play: Playthrough, seed: int, decisions: int) -> Iterator[State]:
    """The states of random play in which somebody has a choice."""
    for step in range(decisions):
        if GAME.pending(play.state) is None:
            return
        if len(GAME.legal(play.state, seat_asked(play.state))) > 1:
            yield play.state.copy()
        play_randomly(play, seed * 1_000 + step, decisions=1)


def seat_asked(state: State) -> int:
    pending = GAME.pending(state)
    assert pending is not None
    return pending.seats[0]


@cache
def samples() -> tuple[State, ...]:
    """Under every option, with 2 to 8 seats; of each set-up no more than two of an ask."""
    chosen: list[State] = []
    for number, (seats, options) in enumerate(corner_setups(GAME.info)):
        seen: Counter[int] = Counter()
        for state in moments(opened(GAME, seats, options, number), number, 160):
            seen[state.phase] += 1
            if seen[state.phase] <= 2:
                chosen.append(state)
    return tuple(chosen)


def test_the_samples_hold_every_ask_on_both_charts_with_every_company() -> None:
    """A guard for the tests below."""
    for chart in ("hex", "square"):
        of_chart = [state for state in samples() if state.house.grid_name == chart]
        asks = {PHASES[state.phase] for state in of_chart}
        assert {"start", "sail", "collect", "shoot"} <= asks
    assert {PHASES[state.phase] for state in samples()} == ASKS
    assert {state.house.seats for state in samples()} == set(range(2, 9))


@pytest.mark.parametrize("level", ["greedy", "deckhand", "mate"])
def test_every_level_decides_everywhere(level: str) -> None:
    for number, state in enumerate(samples()):
        seat = seat_asked(state)
        legal = GAME.legal(state, seat)
        persona = PIRATES[number % len(PIRATES)] if level != "greedy" else None
        player = make_player(level, GAME.info.id, seat, number, persona)
        assert player.choose(GAME.view(state, seat), legal) in legal


def test_captains_decide_everywhere() -> None:
    """Looking ahead takes longer, so that they are asked of a part."""
    asks = set()
    for number, state in enumerate(samples()[::5]):
        seat = seat_asked(state)
        legal = GAME.legal(state, seat)
        player = make_player("captain", GAME.info.id, seat, number)
        assert player.choose(GAME.view(state, seat), legal) in legal
        asks.add(PHASES[state.phase])
    assert {"sail", "collect", "shoot", "command"} <= asks


def test_moves_are_judged_best_first_and_can_be_played() -> None:
    """Every act of a move is legal when its turn comes, if no dice or others come between."""
    longest = 0
    for state in samples()[::2]:
        seat = seat_asked(state)
        view, legal = GAME.view(state, seat), GAME.legal(state, seat)
        judged = MIND.evaluate(view, legal, MIND.levels["mate"].effort, Random(1))
        values = [one.value for one in judged]
        assert values == sorted(values, reverse=True)
        for one in judged[:3]:
            after = state.copy()
            for action in one.move.actions:
                assert action in GAME.legal(after, seat)
                GAME.apply(after, seat, action, SeededChance(1), silent)
            longest = max(longest, len(one.move.actions))
    assert longest >= 2


def test_every_legal_action_has_a_reason_in_words() -> None:
    sentences = set()
    for state in samples():
        seat = seat_asked(state)
        view = GAME.view(state, seat)
        for action in GAME.legal(state, seat)[::3]:
            reason = reason_for(view, action)
            text = reason.sentence.format(**reason.values)
            assert text.endswith(".")
            assert "{" not in text
            assert text[0].isupper() or text[0].isdigit()
            if "rival" in reason.values:
                assert 0 <= int(reason.values["rival"]) < state.house.seats
            sentences.add(reason.sentence)
    assert len(sentences) >= 15


def test_a_reason_names_the_privateer_it_speaks_of() -> None:
    named = set()
    for state in samples():
        if PHASES[state.phase] == "command":
            seat = seat_asked(state)
            for action in GAME.legal(state, seat)[:-1]:
                reason = reason_for(GAME.view(state, seat), action)
                named.add(reason.values["ship"])
    assert named
    assert named <= set(PRIVATEER_NAMES)


@pytest.mark.parametrize("seats", [2, 5])
def test_mates_end_a_game_and_never_drift_out_to_sea(seats: int) -> None:
    """They once did: where a game is nearly won, all choices look equal by the share alone."""
    play = opened(GAME, seats, {}, 7)
    players = [make_player("mate", GAME.info.id, seat, 7) for seat in range(seats)]
    bounds = play.state.chart.bounds
    for _ in range(MOST_DECISIONS):
        if GAME.pending(play.state) is None:
            break
        seat = seat_asked(play.state)
        view, legal = GAME.view(play.state, seat), GAME.legal(play.state, seat)
        play.act(seat, players[seat].choose(view, legal))
        for ship in play.state.afloat:
            column, row = play.state.chart.grid.place(play.state.cells[ship])
            assert bounds.west - 12 <= column <= bounds.east + 12
            assert bounds.north - 12 <= row <= bounds.south + 12
    assert GAME.outcome(play.state) is not None
