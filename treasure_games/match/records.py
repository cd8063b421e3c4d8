"""Records of matches in files: written and read, continued, and sent as crash reports.

A match is continued by replaying its record from the seed and comparing the result.
"""

import json
import platform
import traceback
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from treasure_games import __version__
from treasure_games.core.chance import Chance
from treasure_games.core.codec import Plain, decode, encode
from treasure_games.core.errors import BadRecord, BadSetup, ReplayDiverged
from treasure_games.core.language import N_
from treasure_games.core.record import Record, state_differs
from treasure_games.core.registry import AnyGame, load
from treasure_games.files import Sync, read_bounded, sync_now, write_whole
from treasure_games.match.challenge import challenge_of, fresh_luck
from treasure_games.match.guide import rehearsal_of
from treasure_games.match.match import Match
from treasure_games.match.seats import CHALLENGE, HELD, LESSON, TAKEN_BACK, MatchSetup, match_notes
from treasure_games.match.steps import turn_events

RECORD_SUFFIX: Final = ".treasure"

MOST_BYTES: Final = 1 << 24
"""The largest size of a record; the longest possible match takes a third of it."""


def write_record(
    path: Path, record: Record, *, beside: Path | None = None, sync: Sync = sync_now
) -> None:
    """Write the whole record, as `files.write_whole` does; raises `OSError`."""
    write_whole(path, record.to_line() + "\n", beside=beside, sync=sync)


def read_record(path: Path) -> Record:
    """Read the one record in a file. Raises `BadRecord`, or `OSError` if the disk refuses."""
    try:
        text = read_bounded(path, MOST_BYTES).decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadRecord(N_("This isn’t a record: it can’t be read as text.")) from error
    return Record.from_line(text)


def resumed(
    record: Record, *, game: AnyGame | None = None, rest: Callable[[], object] = lambda: None
) -> Match:
    """Return the match of a record, at its last row; `rest` is called after each.

    Raises `BadRecord` if it can't be continued, `ReplayDiverged` where play differs from it.
    """
    plan = MatchSetup.from_notes(record.game, record.setup, record.notes)
    try:
        edition, luck = record.setup.edition, _luck_of(record, plan.seed)
        game = game or load(record.game)
        match = Match(plan, game=game, notes=record.notes, edition=edition, chance=luck)
    except BadSetup as error:
        raise ReplayDiverged(0, N_("The table can’t be set up: {why}"), why=str(error)) from error
    _compare_start(match.record(), record)
    for number in range(1, len(record.rows) + 1):
        _repeat(match, record, number)
        rest()
    _compare(match.record(), record)
    _hold_again(match, record)
    return match


def turn_to_take_back(match: Match, seat: int) -> int | None:
    """Return the number of rows before the last turn in which a seat has acted; None if a person
    beside it plays along, or there is no such turn.
    """
    if match.human_seats != (seat,) or match.is_over or match.is_prepared:
        return None
    begins, _seats = turn_events(match.game.info.events, len(match.seats))
    has_acted = False
    for act in reversed(match.acts):
        events = [moment.event for moment in act.moments if type(moment.event) in begins]
        if has_acted and any(getattr(event, "seat", seat) == seat for event in events):
            return act.row
        has_acted = has_acted or act.seat == seat
    return None


def without_turn(match: Match, rows: int) -> Match:
    """Return the match as it was after so many rows, with the same luck to come; its record says
    that a turn was taken back.
    """
    record = match.record()
    notes = {**record.notes, TAKEN_BACK: [*match.taken_back, rows]}
    notes.pop(HELD, None)
    known = {row: text for row, text in record.fingerprints.items() if row <= rows}
    back = replace(record, rows=record.rows[:rows], fingerprints=known, notes=notes)
    return resumed(back, game=match.game)


def _luck_of(record: Record, seed: int) -> Chance | None:
    """Return the luck of a prepared match; None for that of the seed. Raises `BadRecord`."""
    notes = match_notes(record.notes)
    place, challenge = notes.get(LESSON), notes.get(CHALLENGE)
    if challenge is not None:
        dare = challenge_of(record.game, challenge)
        return fresh_luck(dare.record, dare.shuffles, seed)
    return None if place is None else rehearsal_of(record.game, place[0])[1]


def _repeat(match: Match, record: Record, number: int) -> None:
    row = record.rows[number - 1]
    action = decode(row.action, match.game.info.actions)
    if row.seat not in range(len(match.seats)) or action not in match.legal(row.seat):
        raise ReplayDiverged(number, N_("The action in row {row} isn’t legal there."))
    match.act(row.seat, action, row.arrival)


def _hold_again(match: Match, record: Record) -> None:
    """Hold the act that waited for the end of its turn. A note that makes no sense is dropped: all
    rows before it are sound.
    """
    held = match_notes(record.notes).get(HELD)
    if held is None or held[0] not in match.human_seats:
        return
    with suppress(BadRecord):
        action = decode(held[1], match.game.info.actions)
        if action in match.legal(held[0]):
            match.hold(held[0], action)


def _compare_start(replayed: Record, recorded: Record) -> None:
    """Check that the match begins as in the record; if not, its rows may make no sense."""
    if replayed.deal != recorded.deal:
        raise ReplayDiverged(0, N_("The seed gives a different deal from the record."))
    if recorded.fingerprints.get(0, replayed.fingerprints[0]) != replayed.fingerprints[0]:
        raise state_differs(0)


def _compare(replayed: Record, recorded: Record) -> None:
    """Check that the seed gave the recorded luck and the same states."""
    for number, (row, recorded_row) in enumerate(
        zip(replayed.rows, recorded.rows, strict=True), start=1
    ):
        if (row.outcomes, row.arrival) != (recorded_row.outcomes, recorded_row.arrival):
            raise ReplayDiverged(number, N_("The seed gives different luck in row {row}."))
    for rows, text in recorded.fingerprints.items():
        if replayed.fingerprints.get(rows, text) != text:
            raise state_differs(rows)


def write_crash_report(folder: Path, error: BaseException, match: Match | None) -> Path | None:
    """Write a report of `error` to `folder`; return None if the disk refuses that too.

    With a match the report is its record, with the crash among its notes: `replay` reads it. If a
    failed act has left a state that no record can be made of, it is the crash alone, as JSON.
    Nothing is sent anywhere.
    """
    crash = _described(error)
    name = f"crash-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}"
    try:
        record = None if match is None else _replayable(match, crash)
    except Exception as another:  # Rules can fail anywhere in a half-changed state.
        record, crash["record"] = None, repr(another)
    try:
        if record is None:
            path = folder / f"{name}.json"
            write_whole(path, json.dumps({"crash": crash}, ensure_ascii=False, indent=1) + "\n")
        else:
            path = folder / f"{name}{RECORD_SUFFIX}"
            write_record(path, record)
    except OSError:
        return None
    return path


def _replayable(match: Match, crash: dict[str, Plain]) -> Record:
    """Return the record up to the last whole act, with the failed act in a note."""
    record = match.record()
    if match.attempt is not None:
        seat, action = match.attempt
        crash["attempt"] = [seat, encode(action)]
        # The state is half-changed, so its fingerprint would contradict the valid rows before it.
        del record.fingerprints[len(record.rows)]
    record.notes["crash"] = crash
    return record


def _described(error: BaseException) -> dict[str, Plain]:
    lines = "".join(traceback.format_exception(error)).splitlines()
    return {
        "version": __version__,
        "system": platform.platform(),
        "python": platform.python_version(),
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "error": f"{type(error).__name__}: {error}",
        "traceback": lines,
    }
