"""Continues a recorded match: replays it from its seed and compares the result."""

from __future__ import annotations

from treasure_games.core.codec import decode
from treasure_games.core.errors import BadSetup, ReplayDiverged
from treasure_games.core.language import N_
from treasure_games.core.record import Record, state_differs
from treasure_games.core.registry import AnyGame, load
from treasure_games.match.match import Match
from treasure_games.match.seats import HELD, MatchSetup, match_notes


def resumed(record: Record, *, game: AnyGame | None = None) -> Match:
    """Return the match of a record, at its last row.

    Raises `BadRecord` if it can't be continued, `ReplayDiverged` where play differs from it.
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
        raise ReplayDiverged(0, N_("The table can’t be set up: {why}"), why=str(error)) from error
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
        raise ReplayDiverged(number, N_("The action in row {row} isn’t legal there."))
    match.act(row.seat, action, row.arrival)


def _hold_again(match: Match, record: Record) -> None:
    """Hold the act that waited for the end of its turn."""
    held = match_notes(record.notes).get(HELD)
    if held is None:
        return
    seat, action = held[0], decode(held[1], match.game.info.actions)
    if seat not in match.human_seats or action not in match.legal(seat):
        row = len(record.rows) + 1
        raise ReplayDiverged(row, N_("The action in row {row} isn’t legal there."))
    match.hold(seat, action)


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
