"""A crash report for the player to send, which can be replayed up to the crash."""

from __future__ import annotations

import json
import platform
import traceback
from datetime import UTC, datetime
from pathlib import Path

from treasure_games import __version__
from treasure_games.core.codec import encode
from treasure_games.core.game import Plain
from treasure_games.core.record import Record
from treasure_games.files import write_whole
from treasure_games.match.match import Match
from treasure_games.match.recordfile import RECORD_SUFFIX, write_record


def write_crash_report(folder: Path, error: BaseException, match: Match | None) -> Path | None:
    """Write a report of `error` to `folder`; return None if the disk refuses that too.

    With a match the report is its record, with the crash among its notes: `replay` reads it.
    Nothing is sent anywhere.
    """
    crash = _described(error)
    name = f"crash-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}"
    try:
        if match is None:
            path = folder / f"{name}.json"
            write_whole(path, json.dumps({"crash": crash}, ensure_ascii=False, indent=1) + "\n")
        else:
            path = folder / f"{name}{RECORD_SUFFIX}"
            write_record(path, _replayable(match, crash))
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
