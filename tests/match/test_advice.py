"""Advice after a match finds blunders, keeps to what the seat saw, and stops when it is left."""

from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random
from typing import Any

import pytest

from tools.benches.advice import AtOnce
from treasure_games.core.chance import SeededChance
from treasure_games.core.game import deciding_seats
from treasure_games.core.options import Setup
from treasure_games.core.record import Playthrough, Record, replay
from treasure_games.core.registry import GAMES, load
from treasure_games.games.bluffaneer.rules.actions import CLAIM
from treasure_games.match.advice import LATE, MOST, STOPPED, Study
from treasure_games.opponents.advice import LOOKS, Judgement, compared, glance, judge
from treasure_games.opponents.mind import mind_of
from treasure_games.opponents.process import Thinker
from treasure_games.opponents.worker import Answer, Request, decide

BLUFFS = "bluffaneer"
BLUNDER = 0.1
"""The share of the victory that a constructed blunder costs at least."""


@cache
def played(game_id: str) -> tuple[Record, int]:
    """A match in which the first seat blunders once, as badly as it can, and the row of that."""
    return next(found for seed in range(3, 20) if (found := with_blunder(game_id, seed))[1])


def with_blunder(game_id: str, seed: int) -> tuple[Record, int]:
    """A match, and the row of its blunder; 0 if there was no chance of one."""
    game, mind = load(game_id), mind_of(game_id)
    play, row = Playthrough(game, Setup.of(game.info, 3, {}), SeededChance(seed)), 0
    play.start()
    for seat in deciding_seats(game, play.state, seed):
        view, legal = game.view(play.state, seat), game.legal(play.state, seat)
        action = legal[0] if len(legal) == 1 else mind.greedy(view, legal)
        if not seat and not row and len(legal) > 1:
            found = mind.evaluate(view, legal, mind.glance, Random(0))
            is_costly = found[0].value - found[-1].value > BLUNDER
            if is_costly and mind.advises(view, found[0].move.actions[0]):
                action, row = found[-1].move.actions[0], len(play.record.rows) + 1
        play.act(seat, action)
    return play.record, row


def studied(record: Record, seat: int = 0, first: int = 0) -> Study:
    """The study of a seat, done."""
    study = Study(record, seat, AtOnce(), lambda: 0.0, first)
    while not study.is_done:
        study.tick()
    return study


@pytest.mark.parametrize("game_id", GAMES)
def test_a_blunder_is_found_and_what_was_better_is_told(game_id: str) -> None:
    record, row = played(game_id)
    study = studied(record)
    (blunder,) = (one for one in study.advice if one.request.row == row)
    assert blunder.action.loss > 0.02
    assert blunder.action.better in blunder.request.legal
    assert blunder.action.better != blunder.request.played
    assert len(study.advice) <= MOST
    rows = [one.request.row for one in study.advice]
    assert rows == sorted(rows)


def test_what_led_to_a_challenge_is_not_judged() -> None:
    record, row = played(BLUFFS)
    assert row in {one.request.row for one in studied(record, first=row - 1).advice}
    assert row not in {one.request.row for one in studied(record, first=row).advice}


def decisions(game_id: str, every: int = 9) -> Iterator[tuple[Any, Any, tuple[Any, ...]]]:
    """Some states in which the first seat has a choice, with its view and what is legal."""
    record, _row = played(game_id)
    game, given = load(game_id), 0
    for step in replay(record):
        legal = game.legal(step.state, 0)
        given += len(legal) > 1
        if len(legal) > 1 and (given - 1) % every == 0:
            yield step.state.copy(), game.view(step.state, 0), legal


@pytest.mark.games_in_turn
@pytest.mark.parametrize("game_id", GAMES)
def test_what_the_captain_does_himself_costs_nothing(game_id: str) -> None:
    mind = mind_of(game_id)
    for _state, view, legal in decisions(game_id):
        better = judge(mind, view, legal, legal[-1], Random(5)).better
        assert judge(mind, view, legal, better, Random(5)).loss <= 0.0


@pytest.mark.games_in_turn
@pytest.mark.parametrize("game_id", GAMES)
def test_the_hidden_cards_of_others_change_nothing(game_id: str) -> None:
    game, mind = load(game_id), mind_of(game_id)
    for number, (_state, view, legal) in enumerate(islice(decisions(game_id), 5)):
        other = game.view(game.determinize(view, Random(number)), 0)
        for look in (glance, judge):
            told = look(mind, view, legal, legal[0], Random(1))
            assert look(mind, other, legal, legal[0], Random(1)) == told


def test_the_same_record_leads_to_the_same_advice() -> None:
    record, _row = played(BLUFFS)
    once, again = studied(record), studied(record)
    assert once.advice
    assert [(one.request.row, one.action) for one in once.advice] == [
        (one.request.row, one.action) for one in again.advice
    ]


def test_a_flag_tells_where_it_was_and_what_was_better() -> None:
    record, row = played(BLUFFS)
    study = studied(record)
    flags = study.flags(lambda seat: f"Anne {seat}")
    (words,) = (words for at, kind, words in flags if (at, kind) == (row, "advice"))
    assert words.startswith("Better: ")
    assert "Chance of victory: " in words
    assert len(flags) == len(study.advice)


class Slow:
    """Answers nothing by itself."""

    def __init__(self) -> None:
        self.asked: dict[int, Request] = {}
        self.ready: list[Answer] = []
        self.cancelled: list[int] = []

    def submit(self, request: Request) -> int:
        self.asked[len(self.asked) + 1] = request
        return len(self.asked)

    def cancel(self, ticket: int) -> None:
        self.cancelled.append(ticket)

    def poll(self) -> list[Answer]:
        ready, self.ready = self.ready, []
        return ready


def test_leaving_cancels_what_was_asked_for_and_asks_no_more() -> None:
    slow = Slow()
    study = Study(played(BLUFFS)[0], 0, slow, lambda: 0.0)
    study.tick()
    asked = len(slow.asked)
    assert 0 < asked < 10
    study.stop()
    study.tick()
    assert sorted(slow.cancelled) == sorted(slow.asked)
    assert len(slow.asked) == asked
    assert not study.trouble


def test_nobody_waits_longer_than_ten_seconds() -> None:
    now, slow = [0.0], Slow()
    study = Study(played(BLUFFS)[0], 0, slow, lambda: now[0])
    study.tick()
    now[0] = 9.9
    study.tick()
    assert not study.is_done
    now[0] = 10.1
    study.tick()
    assert study.is_done
    assert study.trouble == LATE
    assert sorted(slow.cancelled) == sorted(slow.asked)


def test_progress_only_grows() -> None:
    study, seen = Study(played(BLUFFS)[0], 0, AtOnce(), lambda: 0.0), [0.0]
    while not study.is_done:
        study.tick()
        assert seen[-1] <= study.progress <= 1.0
        seen.append(study.progress)
    assert seen[-1] == 1.0
    assert len(set(seen)) > 4


def test_a_record_that_cannot_be_replayed_gives_a_sentence() -> None:
    record, _row = played(BLUFFS)
    damaged = Record(record.game, record.setup, record.deal[:-1], record.rows, {})
    study = studied(damaged)
    assert study.trouble
    assert not study.advice


def dies(request: Request) -> Any:
    """Fail at every judgement."""
    raise RuntimeError("overboard")


@pytest.mark.parametrize("at_work", [decide, dies])
def test_the_worker_judges_or_its_trouble_is_told(at_work: Any) -> None:
    thinker = Thinker(decide=at_work)
    thinker.start()
    try:
        record, row = played(BLUFFS)
        study = Study(record, 0, thinker, lambda: 0.0)
        while not study.is_done:
            study.tick()
    finally:
        thinker.close()
    if at_work is dies:
        assert study.trouble == STOPPED
        return
    assert row in [one.request.row for one in study.advice]
    assert all(one.reason is not None for one in study.advice)


def test_nobody_is_advised_to_bluff() -> None:
    """Played on from true tables, such advice brought less than silence."""
    mind = mind_of(BLUFFS)
    bluffs = 0
    for _state, view, legal in decisions(BLUFFS, every=1):
        if CLAIM in legal and view.own_face != view.pair:
            bluffs += 1
            assert all(glance(mind, view, legal, one, Random(0)).loss == 0.0 for one in legal)
    assert bluffs


def test_a_loss_counts_only_beyond_the_noise_of_the_search() -> None:
    assert Judgement(None, 0.6, 0.5, 0.01).loss == pytest.approx(0.08)
    assert Judgement(None, 0.6, 0.5, 0.06).loss < 0.0


def test_equal_moves_differ_by_no_more_than_the_noise() -> None:
    mind = mind_of("do_not_touch")
    for _state, view, legal in decisions("do_not_touch"):
        found = mind.evaluate(view, legal, mind.glance, Random(0))
        twice = compared(mind, view, [found[0].move] * 2, Random(1), LOOKS)
        assert twice.share == twice.played
        assert twice.loss <= 0.0
