"""What is told of whole matches: events, numbers for the statistics, the truth behind claims."""

from random import Random
from typing import Any

import pytest

from tests.battery.playing import Tables, corner_setups, opened, play_randomly
from treasure_games.core.game import Listener
from treasure_games.core.record import Playthrough, replay
from treasure_games.core.registry import AnyGame, load_words
from treasure_games.core.words import ReportsClaims

UNDER_WAY = 40
"""Decisions after which hardly any match is over."""


def moments(play: Playthrough) -> list[tuple[Any, Any]]:
    """All true events of a match, each with the state after it."""
    return [moment for step in replay(play.record) for moment in step.events]


def test_whoever_wants_few_events_hears_all_of_them(real_game: AnyGame, tables: Tables) -> None:
    """The rules may skip what nobody listens to, and nothing else."""
    for number, (seats, options) in tables(real_game):
        every: list[Any] = []
        play = opened(real_game, seats, options, number, every.append)
        record = play_randomly(play, number, emit=every.append, decisions=UNDER_WAY).record
        for wanted in {type(event) for event in every}:
            heard: list[Any] = []
            listener = Listener(frozenset({wanted}), heard.append)
            again = opened(real_game, seats, options, number, listener)
            play_randomly(again, number, emit=listener, decisions=UNDER_WAY)
            assert heard == [event for event in every if type(event) is wanted]
            assert again.record == record


def test_every_number_is_counted_for_every_seat(finished_game: AnyGame) -> None:
    words = load_words(finished_game.info.id)
    counted_at_all: set[str] = set()
    for number, (seats, options) in enumerate(corner_setups(finished_game.info)):
        play = play_randomly(opened(finished_game, seats, options, number), number)
        events = [event for event, _state in moments(play)]
        counted = words.count_numbers(events, finished_game.view(play.state, None))
        assert list(counted) == list(words.numbers)
        assert all(len(by_seat) == seats for by_seat in counted.values())
        assert all(value >= 0 for by_seat in counted.values() for value in by_seat)
        counted_at_all |= {name for name, by_seat in counted.items() if any(by_seat)}
    assert counted_at_all == set(words.numbers)


def reporter(game: AnyGame) -> ReportsClaims:
    report = load_words(game.info.id).claim_reports
    return pytest.skip("a game without bluffs") if report is None else report


def test_reports_tell_who_claimed_and_who_answered(finished_game: AnyGame, tables: Tables) -> None:
    report = reporter(finished_game)
    for number, (seats, options) in tables(finished_game):
        play = play_randomly(opened(finished_game, seats, options, number), number)
        told = report(moments(play), str)
        assert all(str(one.seat) in one.claim and one.answer for one in told)
        assert sum(one.is_best_lie for one in told) <= 1
        assert sum(one.is_worst_call for one in told) <= 1
        assert not any(one.is_true for one in told if one.is_best_lie)


def test_reports_under_way_tell_nothing_hidden(finished_game: AnyGame, tables: Tables) -> None:
    """It is the same whatever the cards are that no bystander has seen."""
    report = reporter(finished_game)
    for number, (seats, options) in tables(finished_game):
        play = play_randomly(
            opened(finished_game, seats, options, number), number, decisions=UNDER_WAY
        )
        if finished_game.pending(play.state) is None:
            continue
        told, rng = moments(play), Random(number)
        others = [
            (event, finished_game.determinize(finished_game.view(state, None), rng))
            for event, state in told
        ]
        assert report(others, str) == report(told, str)
