"""Plays games between computer players, in one process or many with the same results."""

from collections.abc import Callable, Iterator
from functools import partial
from hashlib import sha256
from itertools import chain, islice
from typing import Any, Final, NamedTuple

from msgspec import Struct

from treasure_games.commands.workers import Workers
from treasure_games.core.chance import SeededChance
from treasure_games.core.codec import Plain
from treasure_games.core.game import MOST_STEPS, Listener, Outcome, deciding_seats
from treasure_games.core.options import Setup
from treasure_games.core.record import Playthrough
from treasure_games.core.registry import AnyGame, load
from treasure_games.match.seats import Kind, MatchSetup, Seat, thinking_seed
from treasure_games.match.steps import turn_events
from treasure_games.opponents.players import Player, make_player

LARGEST_CHUNK: Final = 16


class Series(Struct, frozen=True):
    """Many games with the same players in the same seats, each with another seed.

    A player is a level, and perhaps a persona: `mate:ruth`.
    """

    game: str
    setup: Setup
    levels: tuple[str, ...]
    seed: int

    def seed_of(self, number: int) -> int:
        """Return the seed of the game with this number, which depends on nothing else."""
        digest = sha256(f"{self.seed}/{number}".encode("ascii")).digest()
        return int.from_bytes(digest[:8], "big")

    def player(self, seat: int, seed: int) -> Player:
        """Return the player of a seat in a game; raises `BadSetup` for an unknown one."""
        level, _, persona = self.levels[seat].partition(":")
        return make_player(level, self.game, seat, thinking_seed(seed), persona or None)


class Played(NamedTuple):
    """A played game: its result (None if it didn't end), its length, its record.

    `turns` are those of all seats together; `line` is the record, empty unless requested.
    """

    number: int
    outcome: Outcome | None
    decisions: int
    turns: int
    line: str = ""


def played(series: Series, number: int, *, is_recorded: bool = False) -> Played:
    """Play one game of the series.

    The seed also decides who answers first when several seats choose at once.
    """
    if is_recorded:
        return _played_on_record(series, number)
    game, seed = load(series.game), series.seed_of(number)
    state, chance, turns = game.new(series.setup), SeededChance(seed), list[object]()
    classes, taking_part = turn_events(game.info.events, series.setup.seats)
    apply, emit, decisions = game.apply, Listener(classes, turns.append), 0
    game.start(state, chance, emit)
    choices = _choices(game, series, seed, state)
    for seat in islice(deciding_seats(game, state, seed), MOST_STEPS):
        apply(state, seat, choices[seat](), chance, emit)
        decisions += 1
    return Played(number, game.outcome(state), decisions, len(turns) * taking_part)


def _played_on_record(series: Series, number: int) -> Played:
    """Play the same game and record it."""
    game, seed, turns = load(series.game), series.seed_of(number), list[object]()
    classes, taking_part = turn_events(game.info.events, series.setup.seats)
    emit = Listener(classes, turns.append)
    play = Playthrough(game, series.setup, SeededChance(seed), _notes(series, number))
    play.start(emit)
    choices = _choices(game, series, seed, play.state)
    for seat in islice(deciding_seats(game, play.state, seed), MOST_STEPS):
        play.act(seat, choices[seat](), emit)
    outcome, decisions = game.outcome(play.state), len(play.record.rows)
    return Played(number, outcome, decisions, len(turns) * taking_part, play.record.to_line())


def _choices(game: AnyGame, series: Series, seed: int, state: Any) -> list[Callable[[], Any]]:
    """Return for each seat a function that chooses an action in the current `state`."""
    return [
        _choice(game, state, seat, series.player(seat, seed)) for seat in range(len(series.levels))
    ]


def _choice(game: AnyGame, state: Any, seat: int, player: Player) -> Callable[[], Any]:
    """Return a function that chooses for a seat; it makes a view only if the player needs one."""
    choose, legal, view = player.choose, game.legal, game.view
    if player.needs_view:
        return lambda: choose(view(state, seat), legal(state, seat))
    return lambda: choose(state, legal(state, seat))


def series_played(
    series: Series, games: int, workers: Workers, *, are_recorded: bool
) -> Iterator[Played]:
    """Yield all games of the series in order, whoever finishes first."""
    # So few games per task that the workers end together.
    chunk = max(1, min(LARGEST_CHUNK, games // (workers.at_once * 8)))
    tasks = (range(first, min(games, first + chunk)) for first in range(0, games, chunk))
    play = partial(_played_one_after_another, series, is_recorded=are_recorded)
    yield from chain.from_iterable(workers.in_order(play, tasks))


def _played_one_after_another(series: Series, numbers: range, is_recorded: bool) -> list[Played]:
    return [played(series, number, is_recorded=is_recorded) for number in numbers]


def _notes(series: Series, number: int) -> dict[str, Plain]:
    """Return the notes of a match: who sat where, and the seed."""
    players = (name.partition(":") for name in series.levels)
    seats = tuple(
        Seat(series.levels[seat], seat, Kind.COMPUTER, level=level, persona=persona)
        for seat, (level, _, persona) in enumerate(players)
    )
    plan = MatchSetup(series.game, series.setup, seats, series.seed_of(number))
    return {"number": number, **plan.to_notes()}
