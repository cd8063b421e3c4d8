"""`simulate`: plays many games between computer players and prints totals and speed."""

import json
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from io import FileIO
from pathlib import Path
from time import perf_counter
from typing import Any, Final, TextIO

from treasure_games.commands.arena import Played, Series, series_played
from treasure_games.commands.arguments import SIMULATION_SEED, CommandFailed, setup_of
from treasure_games.commands.workers import WorkerEnded, unwind_on_termination, workers
from treasure_games.core.language import N_, decimal, translate as _
from treasure_games.core.registry import load

PROGRESS_EVERY: Final = 0.2
"""Seconds between two updates of the progress."""


class Summary:
    """The totals of a series; games are added in order, so that equal series give equal sums.

    A shared victory counts as a fraction for each winner. Unfinished games count only in
    `unfinished` and `decisions`.
    """

    def __init__(self, series: Series) -> None:
        self.series = series
        self.games = 0
        self.decisions = 0
        self.unfinished = 0
        self.wins = [0.0] * series.setup.seats
        self.scores = [0] * series.setup.seats
        self.turns: list[float] = []

    def add(self, game: Played) -> None:
        """Add one more game."""
        self.games += 1
        self.decisions += game.decisions
        if game.outcome is None:
            self.unfinished += 1
            return
        for seat in game.outcome.winners:
            self.wins[seat] += 1 / len(game.outcome.winners)
        for seat, score in enumerate(game.outcome.scores):
            self.scores[seat] += score
        self.turns.append(game.turns / self.series.setup.seats)

    @property
    def mean_scores(self) -> list[float]:
        """The mean score of each seat over the finished games."""
        finished = max(1, self.games - self.unfinished)
        return [round(score / finished, 4) for score in self.scores]

    def to_plain(self, seconds: float) -> dict[str, Any]:
        """Return the object that `--json` prints; `turns` are those of one seat in one game."""
        return {
            "game": self.series.game,
            "seats": list(self.series.levels),
            "options": dict(self.series.setup.options),
            "games": self.games,
            "seed": self.series.seed,
            "wins": [round(share, 4) for share in self.wins],
            "mean_scores": self.mean_scores,
            "decisions": self.decisions,
            "decisions_per_s": round(self.decisions / seconds) if seconds > 0 else 0,
            "turns": _spread(self.turns),
            "unfinished": self.unfinished,
            "seconds": round(seconds, 3),
        }


def _spread(values: Sequence[float]) -> dict[str, float]:
    """Return the mean and the 10th and 90th percentiles (nearest rank)."""
    if not values:
        return {"mean": 0.0, "p10": 0.0, "p90": 0.0}
    ranked = sorted(values)
    last = len(ranked) - 1
    return {
        "mean": round(sum(ranked) / len(ranked), 4),
        "p10": round(ranked[round(last * 0.1)], 4),
        "p90": round(ranked[round(last * 0.9)], 4),
    }


def simulate(asked: Namespace, out: TextIO, err: TextIO) -> int:
    """Play, write the records and print the summary; return the exit code."""
    series = _series(asked)
    summary = Summary(series)
    began = perf_counter()
    with (
        unwind_on_termination(),
        _record_lines(asked.out) as record,
        _progress(err, asked.games) as show,
        workers(min(asked.jobs, asked.games), asked.scheduler) as shared,
    ):
        is_kept = record is not None
        try:
            for game in series_played(series, asked.games, shared, are_recorded=is_kept):
                summary.add(game)
                if record is not None:
                    record(game.line)
                show(summary.games)
        except WorkerEnded as error:
            sentence = _(
                "{why} Of {games} games the first {done} are done, the others are missing."
            )
            told = sentence.format(why=error, games=asked.games, done=summary.games)
            raise CommandFailed(told, error.code) from error
    found = summary.to_plain(perf_counter() - began)
    out.write(json.dumps(found, ensure_ascii=False) + "\n" if asked.json else _in_words(found))
    return 0


def _series(asked: Namespace) -> Series:
    """Return the requested series; raises `BadSetup` or `CommandFailed` before any game."""
    setup = setup_of(load(asked.game).info, len(asked.seats), asked.options)
    seed = SIMULATION_SEED if asked.seed is None else asked.seed
    series = Series(asked.game, setup, asked.seats, seed)
    for seat in range(len(asked.seats)):
        series.player(seat, seed)
    return series


@contextmanager
def _record_lines(path: Path | None) -> Iterator[Callable[[str], None] | None]:
    """Open the file of the records, if any, and yield what adds a line to it; one that was not
    fully written is removed. Raises `CommandFailed` if the disk refuses.
    """
    if path is None:
        yield None
        return
    whole = 0

    def write(record: str) -> None:
        nonlocal whole
        rest = memoryview(record.encode("utf-8") + b"\n")
        size = len(rest)
        while rest:
            rest = rest[file.write(rest) or 0 :]
        whole += size

    try:
        with FileIO(path, "w") as file:
            try:
                yield write
            finally:
                # Pipes and devices can't be cut.
                if file.seekable() and file.tell() > whole:
                    file.truncate(whole)
    except OSError as error:
        raise CommandFailed(
            _(
                "The records can’t be written to {file}: {why}.",
                file=path,
                why=error.strerror or error,
            )
        ) from error


@contextmanager
def _progress(err: TextIO, games: int) -> Iterator[Callable[[int], None]]:
    """Yield what shows how many games are played: on a terminal only, and not too often."""
    is_terminal, due = err.isatty(), 0.0

    def show(done: int) -> None:
        nonlocal due
        if is_terminal and (done == games or perf_counter() >= due):
            due = perf_counter() + PROGRESS_EVERY
            err.write(f"\r{done}/{games}")
            err.flush()

    try:
        yield show
    finally:
        if due:
            err.write("\n")


def _in_words(found: dict[str, Any]) -> str:
    """Return the summary as text: a line for each seat, then one for all."""
    seat_line = _(N_("seat {seat}: {level:<9} wins {wins} ({share} %), mean score {score}"))
    seats = zip(found["seats"], found["wins"], found["mean_scores"], strict=True)
    lines = [
        seat_line.format(
            seat=number,
            level=level,
            wins=decimal(wins, 1),
            share=decimal(100 * wins / found["games"], 1),
            score=decimal(score, 1),
        )
        for number, (level, wins, score) in enumerate(seats)
    ]
    lines.append(
        _(
            N_(
                "{games} games, {unfinished} unfinished; {mean} turns per seat"
                " ({p10} to {p90}); {decisions} decisions, {decisions_per_s} per second"
            ),
            **{**found, **{name: decimal(turns, 1) for name, turns in found["turns"].items()}},
        )
    )
    return "\n".join(lines) + "\n"
