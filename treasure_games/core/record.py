"""A record of play, which serves as save, undo, replay, bug report and test fixture.

A record holds the set-up, the chance outcomes of the deal, one row per action (seat, action,
outcomes drawn, and in a race the milliseconds until the answer), and a fingerprint of the state
every `FINGERPRINT_EVERY` rows. Its format is the edition of the game's rules.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256
from typing import Annotated, Any, Final, NamedTuple

from msgspec import Meta, Struct, ValidationError, convert

from treasure_games.core.chance import (
    EARLIEST,
    LATEST,
    Chance,
    ChanceExhausted,
    RecordedChance,
    ScriptedChance,
)
from treasure_games.core.codec import Plain, decode, encode
from treasure_games.core.errors import BadRecord, BadSetup, IllegalAction, ReplayDiverged
from treasure_games.core.game import Emit, StateLike, silent
from treasure_games.core.language import N_
from treasure_games.core.options import OptionValue, Setup
from treasure_games.core.registry import AnyGame, load

FORMAT: Final = 3
"""The latest edition of the rules of any game."""
LATEST_FORMAT: Final = 10**6
"""Upper bound on format versions; a larger number is damage."""
FINGERPRINT_EVERY: Final = 16
_SeatNumber = Annotated[int, Meta(ge=0, le=99)]
"""A number of seats or of one seat; a record that claims more is damaged."""

_LINES: Final = json.JSONEncoder(ensure_ascii=False, check_circular=False, separators=(",", ":"))
_STATES: Final = json.JSONEncoder(sort_keys=True, check_circular=False, separators=(",", ":"))
"""Encoders of lines and fingerprints. Their data is never circular, so the slow check is off."""


class Row(NamedTuple):
    """One decision: seat, encoded action, and the chance outcomes it drew.

    `arrival`, as in `Chance.arrival`, is present in races only.
    """

    seat: _SeatNumber
    action: list[Any]
    outcomes: tuple[int, ...]
    arrival: Annotated[int, Meta(ge=EARLIEST, le=LATEST)] | None = None

    def to_plain(self) -> list[Plain]:
        """Return a form that JSON can hold."""
        plain: list[Plain] = [self.seat, self.action, self.outcomes]
        return plain if self.arrival is None else [*plain, self.arrival]


class Record(Struct):
    """Everything needed to replay a game. `notes` belong to the owner (names, levels, seed...)."""

    game: str
    setup: Setup
    deal: tuple[int, ...] = ()
    rows: list[Row] = []
    fingerprints: dict[int, str] = {}
    notes: dict[str, Plain] = {}

    def to_plain(self) -> dict[str, Plain]:
        """Return a form that JSON can hold."""
        return {
            "format": self.setup.edition,
            "game": self.game,
            "seats": self.setup.seats,
            "options": dict(self.setup.options),
            "notes": self.notes,
            "deal": self.deal,
            "rows": [row.to_plain() for row in self.rows],
            "fingerprints": {str(row): print_ for row, print_ in self.fingerprints.items()},
        }

    def to_line(self) -> str:
        """Return one line of JSON, byte for byte the same for the same play."""
        return _LINES.encode(self.to_plain())

    @classmethod
    def from_line(cls, line: str) -> "Record":
        """Parse what `to_line` wrote; raises `BadRecord` for anything else."""
        try:
            plain = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise BadRecord(N_("This isn’t a record: it can’t be read as JSON.")) from error
        return cls.from_plain(plain)

    @classmethod
    def from_plain(cls, plain: object) -> "Record":
        """Check and convert what `to_plain` returned; raises `BadRecord`."""
        if (
            not isinstance(plain, dict)
            or type(plain.get("format")) is not int
            or plain["format"] < 1
        ):
            raise BadRecord(N_("This isn’t a record of Treasure Games."))
        if plain["format"] > FORMAT:
            sentence = N_("This record was made by a newer version (format {format}).")
            raise BadRecord(sentence, format=min(plain["format"], LATEST_FORMAT))
        try:
            parts = convert(plain, _Parts, str_keys=True)
        except (ValidationError, UnicodeEncodeError) as error:  # No name of a part is half a pair.
            raise BadRecord(N_("This record is damaged: a part of it is missing.")) from error
        setup = Setup(parts.seats, parts.options, plain["format"])
        return cls(parts.game, setup, parts.deal, parts.rows, parts.fingerprints, parts.notes)


class _Parts(Struct):
    """A record as it is written, its options not yet checked against the game."""

    game: str
    seats: _SeatNumber
    options: dict[str, OptionValue]
    notes: dict[str, Any]
    deal: tuple[int, ...]
    rows: list[Row]
    fingerprints: dict[int, str]

    def __post_init__(self) -> None:
        if max(self.fingerprints, default=0) > len(self.rows):
            raise ValueError("rows are missing")


class Playthrough:
    """A game in progress together with its growing record."""

    def __init__(
        self, game: AnyGame, setup: Setup, chance: Chance, notes: Mapping[str, Plain] | None = None
    ) -> None:
        self.game = game
        self._chance = RecordedChance(chance)
        self.state: Any = game.new(setup)
        self.record = Record(game.info.id, setup, notes=dict(notes or {}))

    def start(self, emit: Emit = silent) -> None:
        """Shuffle and deal; call once, before the first act."""
        self.game.start(self.state, self._chance, emit)
        self.record.deal = self._chance.take()
        self._note_fingerprint()

    def act(self, seat: int, action: object, emit: Emit = silent) -> Row:
        """Apply an action and record it; raises `IllegalAction` with nothing changed."""
        self.game.apply(self.state, seat, action, self._chance, emit)
        row = Row(seat, encode(action), self._chance.take(), self._chance.take_arrival())
        rows = self.record.rows
        rows.append(row)
        if len(rows) % FINGERPRINT_EVERY == 0 or self.game.pending(self.state) is None:
            self._note_fingerprint()
        return row

    def undo_rows(self, rows: int) -> Any:
        """Take back the last rows by replaying all before them; return the state then.

        Only for rows that drew no chance: the source of chance can't be rewound.
        """
        keep = len(self.record.rows) - rows
        if any(row.outcomes for row in self.record.rows[keep:]):
            raise ValueError("rows that drew chance can't be undone")
        del self.record.rows[keep:]
        for row in [row for row in self.record.fingerprints if row > keep]:
            del self.record.fingerprints[row]
        self.state = final_state(self.record, self.game)
        return self.state

    def _note_fingerprint(self) -> None:
        self.record.fingerprints[len(self.record.rows)] = fingerprint(self.state)


class ReplayStep(NamedTuple):
    """One step of a replay: the events of row `row` (0: the deal), and the state after it.

    Each event comes with a copy of the state at that moment.
    """

    row: int
    state: Any
    events: list[tuple[object, Any]]


def replay(record: Record, game: AnyGame | None = None) -> Iterator[ReplayStep]:
    """Replay a record row by row; raises `ReplayDiverged` where play differs from it.

    Raises `BadRecord` for an unknown game. The state in a step is the live one: it changes as the
    next row is played.
    """
    rules = game or _rules_of(record)
    state = _new_state(record, rules)
    events: list[tuple[object, Any]] = []

    def note(event: object) -> None:
        events.append((event, state.copy()))

    for number in range(len(record.rows) + 1):
        events = []
        _repeat(record, rules, state, number, note)
        yield ReplayStep(number, state, events)


def final_state(record: Record, game: AnyGame | None = None) -> Any:
    """Return the state at the end of a record; raises `ReplayDiverged`."""
    rules = game or _rules_of(record)
    state = _new_state(record, rules)
    for number in range(len(record.rows) + 1):
        _repeat(record, rules, state, number, silent)
    return state


def fingerprint(state: StateLike) -> str:
    """Return sixteen hex digits that differ for different states."""
    return sha256(_STATES.encode(state.data()).encode()).hexdigest()[:16]


def _rules_of(record: Record) -> AnyGame:
    try:
        return load(record.game)
    except BadSetup as error:
        raise BadRecord(N_("Its game isn’t known here: {why}"), why=str(error)) from error


def _new_state(record: Record, game: AnyGame) -> Any:
    try:
        setup = record.setup
        return game.new(Setup.of(game.info, setup.seats, setup.options, setup.edition))
    except BadSetup as error:
        raise ReplayDiverged(0, N_("The table can’t be set up: {why}"), why=str(error)) from error


def _repeat(
    record: Record, game: AnyGame, state: Any, number: int, emit: Callable[[object], None]
) -> None:
    """Play row `number` of a record again (0: the deal)."""
    row = record.rows[number - 1] if number else None
    chance = ScriptedChance(row.outcomes, row.arrival) if row else ScriptedChance(record.deal)
    try:
        if row is None:
            game.start(state, chance, emit)
        else:
            game.apply(state, row.seat, decode(row.action, game.info.actions), chance, emit)
    except ChanceExhausted as error:
        raise _chance_differs(number) from error
    except (IllegalAction, BadRecord) as error:
        raise ReplayDiverged(
            number, N_("Row {row} can’t be replayed: {why}"), why=str(error)
        ) from error
    if chance.left:
        raise _chance_differs(number)
    expected = record.fingerprints.get(number)
    is_due = expected is not None or number % FINGERPRINT_EVERY == 0
    if is_due and expected != fingerprint(state):
        raise state_differs(number)


def state_differs(rows: int) -> ReplayDiverged:
    """Return the error for a fingerprint after `rows` rows that doesn't match."""
    if rows == 0:
        sentence = N_("The table differs from the record: other rules or another deal.")
        return ReplayDiverged(0, sentence)
    return ReplayDiverged(rows, N_("After row {row} the table differs from the record."))


def _chance_differs(row: int) -> ReplayDiverged:
    if row == 0:
        return ReplayDiverged(0, N_("The draws of the deal differ from the record."))
    return ReplayDiverged(row, N_("The dice and draws of row {row} differ from the record."))
