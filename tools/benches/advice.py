"""Holds the advice after a match against a search of ten times the budget, and against the truth.

Matches of mates are played; the first seat stands in for a person and gets advice. How often does
a search with ten times as many looks, and other luck, still call the advised act better? And what
would it have brought: from the true table, which no adviser sees, both acts are played on to the
end by mates with the same luck. Over many decisions the mean of that is the true worth of the
advice, whatever the hidden cards were.
"""

from __future__ import annotations

from itertools import islice
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import perf_counter
from typing import Any, Final

from tools.benches import games
from treasure_games.core.chance import SeededChance
from treasure_games.core.game import MOST_STEPS, deciding_seats, silent
from treasure_games.core.options import Setup
from treasure_games.core.record import Playthrough, Record, replay
from treasure_games.core.registry import AnyGame, load
from treasure_games.match.advice import Advice, Study
from treasure_games.opponents import advice
from treasure_games.opponents.mind import mind_of
from treasure_games.opponents.players import make_player
from treasure_games.opponents.worker import Answer, Request, decide

SEATS: Final = 4
FIRST_SEED: Final = 5000
MATCHES: Final = 20
TIMES: Final = 10
"""How much more the second search spends."""
PLAYED_ON: Final = 16
"""How often each act is played on to the end."""
MOST_PLAYED_ON: Final = 40
"""Pieces of advice that are played on, as that takes long."""


def measure(game: str | None, matches: int = MATCHES) -> dict[str, Any]:
    """Return the figures by game."""
    return {one: _game(load(one), matches) for one in games(game)}


def _game(game: AnyGame, matches: int) -> dict[str, Any]:
    given: list[tuple[Record, Advice]] = []
    seconds, looked_at, without = [], 0, 0
    for seed in range(FIRST_SEED, FIRST_SEED + matches):
        record = _played(game, seed)
        began = perf_counter()
        study = Study(record, 0, AtOnce(), game=game, clock=lambda: 0.0)
        while not study.is_done:
            study.tick()
        seconds.append(perf_counter() - began)
        looked_at += sum(row.seat == 0 for row in record.rows)
        without += not study.advice
        given += [(record, one) for one in study.advice]
    again = [_judged_again(game, one) for _, one in given]
    truth = [_played_on(game, *one) for one in given[:MOST_PLAYED_ON]]
    return {
        "matches": matches,
        "acts": looked_at,
        "advice": len(given),
        "matches_without": without,
        "seconds_most": round(max(seconds), 2),
        "loss_told": _mean([one.judgement.loss for _, one in given]),
        "loss_told_of_those_played_on": _mean(
            [one.judgement.loss for _, one in given[:MOST_PLAYED_ON]]
        ),
        "loss_by_ten_times": _mean([one.loss for one in again]),
        "still_better": sum(one.loss > 0 for one in again),
        "still_surely_better": sum(one.certain_loss > 0 for one in again),
        "worse": sum(one.loss < 0 for one in again),
        "played_on": len(truth),
        "loss_played_on": _mean(truth),
        "error_played_on": round(stdev(truth) / sqrt(len(truth)), 4) if len(truth) > 1 else None,
    }


def _mean(values: list[float]) -> float | None:
    return round(fmean(values), 4) if values else None


def _played(game: AnyGame, seed: int) -> Record:
    play = Playthrough(game, Setup.of(game.info, SEATS, {}), SeededChance(seed))
    play.start()
    _finish(game, play.state, seed, lambda seat, action: play.act(seat, action))
    return play.record


def _finish(game: AnyGame, state: Any, seed: int, act: Any) -> None:
    players = [make_player("mate", game.info.id, seat, seed) for seat in range(SEATS)]
    for seat in islice(deciding_seats(game, state, seed), MOST_STEPS):
        act(seat, players[seat].choose(game.view(state, seat), game.legal(state, seat)))


class AtOnce:
    """Answers in this process, without any other."""

    def __init__(self) -> None:
        self._answers: list[Answer] = []

    def submit(self, request: Request) -> int:
        """Answer at once."""
        found, ticket = decide(request), len(self._answers) + 1
        self._answers.append(Answer(ticket, request, found, None, 0.0))
        return ticket

    def cancel(self, ticket: int) -> None:
        """Nothing is ever open."""

    def poll(self) -> list[Answer]:
        """Return the answers since the last call."""
        answers, self._answers = self._answers, []
        return answers


def _judged_again(game: AnyGame, given: Advice) -> advice.Judgement:
    """Return the judgement of the same two acts by ten times the looks and other luck."""
    decision, mind, rng = given.decision, mind_of(game.info.id), Random(given.decision.row)
    found = mind.evaluate(decision.view, decision.legal, mind.levels["captain"].effort, rng)
    both = given.judgement.better, decision.played
    moves = [advice.move_of(one, found) for one in both]
    return advice.weighed(mind, decision.view, moves, rng, looks=TIMES * advice.LOOKS)


def _played_on(game: AnyGame, record: Record, given: Advice) -> float:
    """Return by how much the advised act did better from the true table, on average."""
    decision = given.decision
    state = next(step.state for step in replay(record, game) if step.row == decision.row - 1)
    return fmean(
        _share(game, state, decision.seat, given.judgement.better, luck)
        - _share(game, state, decision.seat, decision.played, luck)
        for luck in range(PLAYED_ON)
    )


def _share(game: AnyGame, state: Any, seat: int, action: Any, luck: int) -> float:
    copy, chance = state.copy(), SeededChance(luck)
    game.apply(copy, seat, action, chance, silent)
    _finish(game, copy, luck, lambda one, chosen: game.apply(copy, one, chosen, chance, silent))
    outcome = game.outcome(copy)
    assert outcome is not None
    return outcome.shares[seat]
