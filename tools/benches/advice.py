"""Holds the advice after a match against ten times the search, and against what then happens.

Matches of mates are played; the first seat stands in for a person and gets advice. How often does
a search with ten times as many looks, and other luck, still call the advised act better? And what
would it have brought? From the true table, which no adviser sees, both acts are played on to the
end by mates, or by greedy players where these are slow, with the same luck. The mean of that over
many decisions is the true worth of the advice, whatever the hidden cards were; `error` is its
standard error.
"""

from collections.abc import Callable, Sequence
from itertools import islice
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import Any, Final

from tools.benches import games
from treasure_games.core.chance import SeededChance
from treasure_games.core.game import MOST_STEPS, deciding_seats, silent
from treasure_games.core.options import Setup
from treasure_games.core.record import Playthrough, Record, replay
from treasure_games.core.registry import AnyGame, load
from treasure_games.match.advice import Study
from treasure_games.opponents.advice import LOOKS, Judgement, compared, move_of
from treasure_games.opponents.mind import mind_of
from treasure_games.opponents.players import make_player
from treasure_games.opponents.worker import Answer, Request, decide

SEATS: Final = 4
FIRST_SEED: Final = 5000
MATCHES: Final = {"bluffaneer": 80, "do_not_touch": 10, "stolen_treasure": 8}
"""As many as take a few minutes; of the other games `OTHERS`."""
OTHERS: Final = 20
TIMES: Final = 10
"""How much more the second search spends."""
PLAYED_ON: Final = 4
"""How often each of the two acts is played on."""
QUICK: Final = ("do_not_touch", "stolen_treasure")
"""There greedy players play on: mates take seconds for a match."""


def measure(game: str | None) -> dict[str, Any]:
    """Return the figures by game."""
    return {one: _game(load(one), MATCHES.get(one, OTHERS)) for one in games(game)}


def _game(game: AnyGame, matches: int) -> dict[str, Any]:
    given: list[tuple[Record, Answer]] = []
    seconds, without = [], 0
    for seed in range(FIRST_SEED, FIRST_SEED + matches):
        record, began = _played(game, seed), process_time()
        study = Study(record, 0, AtOnce(), lambda: 0.0)
        while not study.is_done:
            study.tick()
        seconds.append(process_time() - began)
        without += not study.advice
        given += [(record, one) for one in study.advice]
    told = [_gap(one.action) for _, one in given]
    again = [_searched_again(one) for _, one in given]
    true = [_played_on(game, *one) for one in given]
    return {
        "matches": matches,
        "matches_without_advice": without,
        "advice": len(given),
        "seconds": round(fmean(seconds), 2),
        "seconds_most": round(max(seconds), 2),
        "still_better": sum(_gap(one) > 0 for one in again),
        "still_better_by_two_errors": sum(one.loss > 0 for one in again),
        "loss": {
            "told": _mean(told),
            "ten_times": _mean([_gap(one) for one in again]),
            "played_on": _mean(true),
            "error": round(stdev(true) / sqrt(len(true)), 4) if len(true) > 1 else None,
        },
    }


def _gap(judgement: Judgement) -> float:
    return judgement.share - judgement.played


def _mean(values: Sequence[float]) -> float | None:
    return round(fmean(values), 4) if values else None


def _played(game: AnyGame, seed: int) -> Record:
    play = Playthrough(game, Setup.of(game.info, SEATS, {}), SeededChance(seed))
    play.start()
    _finish(game, play.state, seed, play.act)
    return play.record


def _finish(
    game: AnyGame, state: Any, seed: int, act: Callable[[int, Any], object], level: str = "mate"
) -> None:
    players = [make_player(level, game.info.id, seat, seed) for seat in range(SEATS)]
    for seat in islice(deciding_seats(game, state, seed), MOST_STEPS):
        act(seat, players[seat].choose(game.view(state, seat), game.legal(state, seat)))


class AtOnce:
    """Answers in this process, without another one."""

    def __init__(self) -> None:
        self._answers: list[Answer] = []
        self._tickets = 0

    def submit(self, request: Request) -> int:
        """Answer at once."""
        self._tickets += 1
        self._answers.append(Answer(self._tickets, request, decide(request), None, 0.0))
        return self._tickets

    def cancel(self, ticket: int) -> None:
        """Do nothing: nothing is ever open."""

    def poll(self) -> list[Answer]:
        """Return the answers since the last call."""
        answers, self._answers = self._answers, []
        return answers


def _searched_again(given: Answer) -> Judgement:
    """Return the judgement of the same acts by ten times the looks and other luck."""
    asked, rng = given.request, Random(f"again/{given.request.row}")
    mind = mind_of(asked.game_id)
    found = mind.evaluate(asked.view, asked.legal, mind.levels["captain"].effort, rng)
    moves = [move_of(one, found) for one in (given.action.better, asked.played)]
    return compared(mind, asked.view, moves, rng, TIMES * LOOKS)


def _played_on(game: AnyGame, record: Record, given: Answer) -> float:
    """Return by how much the advised act did better from the true table, on average."""
    asked = given.request
    state = next(step.state for step in replay(record, game) if step.row == asked.row - 1)
    return fmean(
        _share(game, state, asked.seat, given.action.better, luck)
        - _share(game, state, asked.seat, asked.played, luck)
        for luck in range(PLAYED_ON)
    )


def _share(game: AnyGame, state: Any, seat: int, action: Any, luck: int) -> float:
    copy, chance = state.copy(), SeededChance(luck)
    game.apply(copy, seat, action, chance, silent)
    level = "greedy" if game.info.id in QUICK else "mate"
    _finish(
        game, copy, luck, lambda one, chosen: game.apply(copy, one, chosen, chance, silent), level
    )
    outcome = game.outcome(copy)
    assert outcome is not None
    return outcome.shares[seat]
