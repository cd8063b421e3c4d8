"""`replay`: replays every record of a file, checks it, and prints what happened."""

import json
from argparse import Namespace
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple, TextIO

from treasure_games.commands.arguments import CommandFailed
from treasure_games.core.codec import Plain, wire_name
from treasure_games.core.errors import BadRecord, BadSetup, ReplayDiverged
from treasure_games.core.language import plural, translate as _
from treasure_games.core.record import Record, ReplayStep, replay
from treasure_games.core.registry import AnyGame, load
from treasure_games.files import open_at_once
from treasure_games.match.as_text import as_text
from treasure_games.match.records import MOST_BYTES, resumed

DIVERGED: Final = 1
"""The exit code when play differs from a record."""


class Place(NamedTuple):
    """A line of a file, counted from 1, for error messages and printed events."""

    file: Path
    line: int


def replay_file(asked: Namespace, out: TextIO, err: TextIO) -> int:  # noqa: ARG001 - same for all
    """Replay a file; return the exit code, or raise `CommandFailed` at the first error."""
    records = rows = 0
    for place, text in _lines(asked.file):
        record, game = _record(place, text, asked.seat)
        records += 1
        rows += len(record.rows)
        if asked.text:
            out.write(_told(place, record, game, asked.seat))
        for step in _steps(place, record, game):
            if asked.events:
                _print_events(out, place, record, game, step, asked.seat)
    if records == 0:
        raise CommandFailed(_("{file} holds no record.", file=asked.file))
    if not (asked.events or asked.text):
        told = plural("{count} record holds, {rows} rows.", "{count} records hold, {rows} rows.",
                      records, rows=rows)  # fmt: skip
        out.write(told + "\n")
    return 0


def _lines(path: Path) -> Iterator[tuple[Place, str]]:
    """Yield the lines that aren't empty."""
    try:
        with open_at_once(path) as file:
            # An endless line is cut where it exceeds the limit.
            lines = iter(partial(file.readline, MOST_BYTES + 1), b"")
            for number, line in enumerate(lines, start=1):
                place = Place(path, number)
                if len(line) > MOST_BYTES:
                    raise _unreadable(place, _("It’s too long for a record."))
                if text := _decoded(place, line).strip():
                    yield place, text
    except OSError as error:
        raise CommandFailed(
            _("{file} can’t be read: {why}.", file=path, why=error.strerror or error)
        ) from error


def _decoded(place: Place, line: bytes) -> str:
    try:
        return line.decode("utf-8")
    except UnicodeDecodeError as error:
        raise _unreadable(place, _("This isn’t text.")) from error


def _record(place: Place, text: str, seat: int | None) -> tuple[Record, AnyGame]:
    """Return the record of a line and its game, if both are readable and have that seat."""
    try:
        record = Record.from_line(text)
        game = load(record.game)
    except (BadRecord, BadSetup) as error:
        raise _unreadable(place, str(error)) from error
    if seat is not None and seat >= record.setup.seats:
        raise _unreadable(
            place,
            _(
                "There’s no seat {seat}: the last one is {last}.",
                seat=seat,
                last=record.setup.seats - 1,
            ),
        )
    return record, game


def _told(place: Place, record: Record, game: AnyGame, seat: int | None) -> str:
    try:
        return as_text(resumed(record, game=game), seat, is_dated="started" in record.notes)
    except BadRecord as error:
        failure = _unreadable(place, str(error))
        failure.code = DIVERGED if isinstance(error, ReplayDiverged) else failure.code
        raise failure from error


def _steps(place: Place, record: Record, game: AnyGame) -> Iterator[ReplayStep]:
    try:
        yield from replay(record, game)
    except ReplayDiverged as error:
        sentence = _(
            "{file}, line {line}, row {row}: {why}",
            file=place.file,
            line=place.line,
            row=error.row,
            why=error,
        )
        raise CommandFailed(sentence, DIVERGED) from error


def _print_events(
    out: TextIO, place: Place, record: Record, game: AnyGame, step: ReplayStep, seat: int | None
) -> None:
    """Print one object per event, as `seat` saw it; by default all that any seat saw."""
    actor = record.rows[step.row - 1].seat if step.row else None
    for event, state in step.events:
        fields = (
            _seen_by_any(game, state, event, record.setup.seats)
            if seat is None
            else _seen_by(game, state, event, seat)
        )
        if fields is None:
            continue
        name = wire_name(type(event))
        line = {"line": place.line, "row": step.row, "seat": actor, "event": name, **fields}
        out.write(json.dumps(line, ensure_ascii=False) + "\n")


def _seen_by(game: AnyGame, state: Any, event: Any, seat: int | None) -> Mapping[str, Plain] | None:
    """Return the event as one seat, or a bystander, saw it; None if it wasn't noticed there."""
    seen = game.redact(state, event, seat)
    return None if seen is None else game.describe(seen, game.view(state, seat))


def _seen_by_any(game: AnyGame, state: Any, event: Any, seats: int) -> dict[str, Plain]:
    """Return what all views together know of the event.

    Where a seat's view differs from a bystander's, it knows more.
    """
    views = [_seen_by(game, state, event, seat) for seat in (None, *range(seats))]
    first, *others = [known for known in views if known is not None]
    fields = dict(first)
    for known in others:
        fields.update({name: known[name] for name in first if known[name] != first[name]})
    return fields


def _unreadable(place: Place, why: str) -> CommandFailed:
    return CommandFailed(_("{file}, line {line}: {why}", file=place.file, line=place.line, why=why))
