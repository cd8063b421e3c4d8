"""Continues a recorded match: replays it from its seed and compares it with the record."""

from __future__ import annotations

from treasure_games.core.codec import decode
from treasure_games.core.errors import BadSetup, RecordParts
from treasure_games.core.language import N_
from treasure_games.core.record import Record, other_table
from treasure_games.core.registry import AnyGame, load
from treasure_games.match.match import Match
from treasure_games.match.seats import HELD, MatchSetup, match_notes


def resumed(record: Record, *, game: AnyGame | None = None) -> Match:
    """Return the match of a record, at its last row.

    Raises `BadRecord` if it can't be continued, `RecordParts` where play differs from it.
    """
    plan = MatchSetup.from_notes(record.game, record.setup, record.notes)
    try:
        match = Match(
            plan,
            game=game or load(record.game),
            notes=record.notes,
            edition=record.setup.edition,
        )
    except BadSetup as error:
        raise RecordParts(0, N_("The table can’t be set up: {why}"), why=str(error)) from error
    _compare_start(match.record(), record)
    for number in range(1, len(record.rows) + 1):
        _repeat(match, record, number)
    _compare(match.record(), record)
    _hold_again(match, record)
    return match


def _repeat(match: Match, record: Record, number: int) -> None:
    row = record.rows[number - 1]
    action = decode(row.action, match.game.info.actions)
    if row.seat not in range(len(match.seats)) or action not in match.legal(row.seat):
        raise RecordParts(number, N_("The action in row {row} isn’t legal there."))
    match.act(row.seat, action, row.arrival)


def _hold_again(match: Match, record: Record) -> None:
    """Hold the act that waited for the end of its turn."""
    held = match_notes(record.notes).get(HELD)
    if held is None:
        return
    seat, action = held[0], decode(held[1], match.game.info.actions)
    if seat not in match.human_seats or action not in match.legal(seat):
        row = len(record.rows) + 1
        raise RecordParts(row, N_("The action in row {row} isn’t legal there."))
    match.hold(seat, action)


def _compare_start(laid: Record, told: Record) -> None:
    """Check that this is the table of the record; if not, its rows may make no sense here."""
    if laid.deal != told.deal:
        raise RecordParts(0, N_("The seed gives a different deal from the record."))
    if told.fingerprints.get(0, laid.fingerprints[0]) != laid.fingerprints[0]:
        raise other_table(0)


def _compare(played: Record, told: Record) -> None:
    """Check that the seed gave the recorded luck and the same states."""
    for number, (row, told_row) in enumerate(zip(played.rows, told.rows, strict=True), start=1):
        if (row.outcomes, row.arrival) != (told_row.outcomes, told_row.arrival):
            raise RecordParts(number, N_("The seed gives different luck in row {row}."))
    for rows, text in told.fingerprints.items():
        if played.fingerprints.get(rows, text) != text:
            raise other_table(rows)
