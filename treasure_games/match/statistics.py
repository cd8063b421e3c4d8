"""The results of all finished matches, in SQLite, for the statistics page."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from treasure_games import __version__
from treasure_games.core.language import N_, translate
from treasure_games.match.database import DATABASE_ERRORS, open_database
from treasure_games.match.match import Match
from treasure_games.match.reports import numbers_of
from treasure_games.match.seats import Kind
from treasure_games.match.steps import turns_in
from treasure_games.match.tally import OutcomeKind


class Standing(NamedTuple):
    """The results of one player in all matches of a game, and the game's own numbers by id."""

    name: str
    is_human: bool
    matches: int
    won: int
    numbers: dict[str, int]


class Statistics:
    """The database. Trouble with it never stops a match.

    A damaged file is set aside and replaced; one that can't be written, or is from a newer version,
    is left alone, and this session's matches are counted in memory only.
    """

    def __init__(self, path: Path, tell: Callable[[str], None]) -> None:
        self._tell = tell
        self._database = open_database(path, tell)

    def close(self) -> None:
        """Close the file."""
        self._database.close()

    def add(self, match: Match) -> None:
        """Count a finished match; adding it again replaces it."""
        outcome = match.outcome()
        if outcome is None:
            raise ValueError("only finished matches are counted")
        try:
            with self._database:
                self._insert_match(match)
                self._insert_seats(match, outcome.scores, outcome.winners)
                self._insert_throws(match)
                self._insert_numbers(match)
        except DATABASE_ERRORS as error:
            sentence = N_("The statistics can’t be written ({why}).")
            self._tell(translate(sentence).format(why=error))

    def matches_played(self, game: str) -> int:
        """Return how many matches of a game were finished."""
        rows = self._query("SELECT COUNT(*) FROM matches WHERE game = ?", game)
        return sum(count for (count,) in rows)

    def has_played(self, game: str, name: str) -> bool:
        """Return True if a person of this name has finished a match of a game."""
        rows = self._query(
            "SELECT 1 FROM seats JOIN matches ON matches.id = match"
            " WHERE game = ? AND kind = ? AND name = ? LIMIT 1",
            game,
            Kind.HUMAN.value,
            name,
        )
        return bool(rows)

    def standings(self, game: str) -> list[Standing]:
        """Return all players of a game's finished matches: people first, then by matches."""
        numbers: dict[tuple[str, str], dict[str, int]] = {}
        for kind, name, number, value in self._query(
            "SELECT kind, seats.name, numbers.name, SUM(value) FROM numbers"
            " JOIN seats USING (match, seat) JOIN matches ON matches.id = match"
            " WHERE game = ? GROUP BY kind, seats.name, numbers.name",
            game,
        ):
            numbers.setdefault((kind, name), {})[number] = value
        rows = self._query(
            "SELECT kind, name, COUNT(*), SUM(won) FROM seats JOIN matches ON matches.id = match"
            " WHERE game = ? GROUP BY kind, name"
            " ORDER BY kind = 'human' DESC, COUNT(*) DESC, name",
            game,
        )
        return [
            Standing(name, kind == Kind.HUMAN, matches, won, numbers.get((kind, name), {}))
            for kind, name, matches, won in rows
        ]

    def outcome_counts(
        self, stream: str, match: str | None = None, game: str | None = None
    ) -> dict[OutcomeKind, int]:
        """Return how often each outcome of a stream occurred, in one match, one game or all."""
        rows = self._query(
            "SELECT sides, outcome, SUM(times) FROM throws JOIN matches ON matches.id = match"
            " WHERE stream = ?1 AND (?2 IS NULL OR match = ?2) AND (?3 IS NULL OR game = ?3)"
            " GROUP BY sides, outcome ORDER BY sides, outcome",
            stream,
            match,
            game,
        )
        return {OutcomeKind(stream, sides, outcome): times for sides, outcome, times in rows}

    def _query(self, sql: str, *values: str | int | None) -> list[tuple[Any, ...]]:
        try:
            with closing(self._database.execute(sql, values)) as rows:
                return rows.fetchall()
        except DATABASE_ERRORS as error:
            self._tell(translate(N_("The statistics can’t be read ({why}).")).format(why=error))
            return []

    def _insert_match(self, match: Match) -> None:
        self._database.execute("DELETE FROM matches WHERE id = ?", (match.identity,))
        self._database.execute(
            "INSERT INTO matches VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                match.identity,
                match.plan.game,
                json.dumps(dict(match.plan.setup.options), sort_keys=True),
                str(match.plan.seed),
                match.started,
                round(match.seconds),
                len(match.acts) - 1,
                turns_in(match.acts, len(match.seats)),
                __version__,
            ),
        )

    def _insert_seats(
        self, match: Match, scores: tuple[int, ...], winners: tuple[int, ...]
    ) -> None:
        self._database.executemany(
            "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (
                    match.identity,
                    number,
                    seat.name,
                    seat.kind.value,
                    "" if seat.is_human else seat.level,
                    "" if seat.is_human else seat.persona,
                    scores[number],
                    number in winners,
                )
                for number, seat in enumerate(match.seats)
            ],
        )

    def _insert_throws(self, match: Match) -> None:
        self._database.executemany(
            "INSERT INTO throws VALUES (?, ?, ?, ?, ?)",
            [(match.identity, *throw, times) for throw, times in sorted(match.tally.items())],
        )

    def _insert_numbers(self, match: Match) -> None:
        rows = [
            (match.identity, seat, name, value)
            for name, values in numbers_of(match).items()
            for seat, value in enumerate(values)
        ]
        self._database.executemany("INSERT INTO numbers VALUES (?, ?, ?, ?)", rows)
