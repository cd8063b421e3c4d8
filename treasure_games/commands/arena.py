"""Games between computer players, one by one or in several processes, always with equal results."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from multiprocessing import get_context
from typing import Final, NamedTuple

from treasure_games.commands.lifeline import hang_on_parent
from treasure_games.core.chance import SeededChance
from treasure_games.core.game import MOST_STEPS, Outcome, Plain
from treasure_games.core.options import Setup
from treasure_games.core.record import Playthrough
from treasure_games.core.registry import load
from treasure_games.match.seats import Kind, MatchSetup, Seat, thinking_seed
from treasure_games.match.turns import begins_turn
from treasure_games.opponents.players import make_player

LARGEST_CHUNK: Final = 16


@dataclass(frozen=True, slots=True)
class Series:
    """Many games at one table: the same levels in the same seats, another seed for each."""

    game: str
    setup: Setup
    levels: tuple[str, ...]
    seed: int

    def seed_of(self, number: int) -> int:
        """The seed of the `number`th game: it depends on nothing else, so games can be shared."""
        digest = sha256(f"{self.seed}/{number}".encode("ascii")).digest()
        return int.from_bytes(digest[:8], "big")


class Played(NamedTuple):
    """A game that was played: its result (None: no end came), its length, its record's line."""

    number: int
    outcome: Outcome | None
    decisions: int
    turns: int
    line: str


def played(series: Series, number: int) -> Played:
    """Play one game of the series. Of several seats asked at once the first answers first."""
    game = load(series.game)
    seed = series.seed_of(number)
    players = [
        make_player(level, series.game, seat, thinking_seed(seed))
        for seat, level in enumerate(series.levels)
    ]
    play = Playthrough(game, series.setup, SeededChance(seed), _notes(series, number))
    turns = 0

    def count_turns(event: object) -> None:
        nonlocal turns
        turns += begins_turn(event)

    play.start(count_turns)
    while (asked := game.pending(play.state)) and len(play.record.rows) < MOST_STEPS:
        seat = asked.seats[0]
        view, legal = game.view(play.state, seat), game.legal(play.state, seat)
        play.act(seat, players[seat].choose(view, legal), count_turns)
    outcome = game.outcome(play.state)
    return Played(number, outcome, len(play.record.rows), turns, play.record.to_line())


def series_played(series: Series, games: int, jobs: int) -> Iterator[Played]:
    """All games of the series in order, whichever process ends first."""
    if jobs == 1:
        yield from (played(series, number) for number in range(games))
        return
    with get_context("spawn").Pool(min(jobs, games), hang_on_parent) as pool:
        yield from pool.imap(partial(played, series), range(games), _chunk(games, jobs))


def _chunk(games: int, jobs: int) -> int:
    """Games handed out at once: few enough that the processes end together."""
    return max(1, min(LARGEST_CHUNK, games // (jobs * 8)))


def _notes(series: Series, number: int) -> dict[str, Plain]:
    """Who sat where and the seed, as a match of the app notes them."""
    seats = tuple(
        Seat(level, seat, Kind.COMPUTER, level=level) for seat, level in enumerate(series.levels)
    )
    plan = MatchSetup(series.game, series.setup, seats, series.seed_of(number))
    return {"number": number, **plan.to_notes()}
