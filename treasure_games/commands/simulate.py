"""`simulate`: plays many games between computer players and prints totals and speed."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import FileIO
from pathlib import Path
from time import perf_counter
from typing import Any, Final, TextIO

from treasure_games.commands.arena import Played, Series, series_played, unwind_on_termination
from treasure_games.commands.arguments import SIMULATION_SEED, CommandFailed, setup_of
from treasure_games.core.language import N_, decimal
from treasure_games.core.language import translate as _
from treasure_games.core.registry import load
from treasure_games.opponents.players import make_player

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
        _record_lines(asked.out) as records,
        _progress(err, asked.games) as progress,
    ):
        is_kept = records is not None
        for game in series_played(series, asked.games, asked.jobs, are_recorded=is_kept):
            summary.add(game)
            if records is not None:
                records.write(game.line)
            progress.show(summary.games)
    found = summary.to_plain(perf_counter() - began)
    out.write(json.dumps(found, ensure_ascii=False) + "\n" if asked.json else _in_words(found))
    return 0


def _series(asked: Namespace) -> Series:
    """Return the requested series; raises `BadSetup` or `CommandFailed` before any game."""
    setup = setup_of(load(asked.game).info, len(asked.seats), asked.options)
    seed = SIMULATION_SEED if asked.seed is None else asked.seed
    for seat, level in enumerate(asked.seats):
        make_player(level, asked.game, seat, seed)
    return Series(asked.game, setup, asked.seats, seed)


class _RecordLines:
    """The file of the records, one per line; a line that was not fully written is removed."""

    def __init__(self, file: FileIO) -> None:
        self._file = file
        self._whole = 0

    def write(self, record: str) -> None:
        """Add a record; raises `OSError` if there is no room for all of it."""
        rest = memoryview(record.encode("utf-8") + b"\n")
        size = len(rest)
        while rest:
            rest = rest[self._file.write(rest) or 0 :]
        self._whole += size

    def remove_incomplete(self) -> None:
        """Cut the file after the last whole line; pipes and devices can't be cut."""
        if self._file.seekable() and self._file.tell() > self._whole:
            self._file.truncate(self._whole)


@contextmanager
def _record_lines(path: Path | None) -> Iterator[_RecordLines | None]:
    """Open the file of the records, if any; raises `CommandFailed` if the disk refuses."""
    if path is None:
        yield None
        return
    try:
        with FileIO(path, "w") as file:
            lines = _RecordLines(file)
            try:
                yield lines
            finally:
                lines.remove_incomplete()
    except OSError as error:
        raise CommandFailed(
            _("The records can’t be written to {file}: {why}.").format(
                file=path, why=error.strerror or error
            )
        ) from error


class _Progress:
    """Shows how many games are played, on a terminal only."""

    def __init__(self, err: TextIO, games: int) -> None:
        self._err = err
        self._games = games
        self._next = 0.0
        self._shown = False
        self._terminal = err.isatty()

    def show(self, done: int) -> None:
        """Show that `done` games are over, unless it is too soon."""
        if self._terminal and (done == self._games or perf_counter() >= self._next):
            self._next = perf_counter() + PROGRESS_EVERY
            self._shown = True
            self._err.write(f"\r{done}/{self._games}")
            self._err.flush()

    def end(self) -> None:
        """End the progress line."""
        if self._shown:
            self._err.write("\n")


@contextmanager
def _progress(err: TextIO, games: int) -> Iterator[_Progress]:
    progress = _Progress(err, games)
    try:
        yield progress
    finally:
        progress.end()


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
            )
        ).format(**{**found, **{name: decimal(turns, 1) for name, turns in found["turns"].items()}})
    )
    return "\n".join(lines) + "\n"
