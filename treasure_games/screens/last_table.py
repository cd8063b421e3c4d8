"""The last table of each game: quick play seats the same crew again."""

import json
from pathlib import Path
from typing import Any, Final

from msgspec import Struct, ValidationError, convert
from msgspec.structs import replace

from treasure_games.core.errors import GameError
from treasure_games.core.options import OptionValue, Setup
from treasure_games.core.registry import load
from treasure_games.files import read_bounded, write_whole
from treasure_games.match.seats import MatchSetup, called_today

FILE: Final = "tables.json"
MOST_BYTES: Final = 1_000_000


class _Table(Struct):
    options: dict[str, OptionValue]
    notes: dict[str, Any]


class LastTables:
    """Reads and writes `tables.json`. An unreadable file counts as none."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE

    def load(self, game_id: str) -> MatchSetup | None:
        """Return the last table of a game, with its seed; None if there is none."""
        try:
            table = convert(self._read().get(game_id), _Table)
            setup = Setup.of(load(game_id).info, len(table.notes["seats"]), table.options)
            plan = MatchSetup.from_notes(game_id, setup, table.notes)
        except (ValidationError, UnicodeEncodeError, KeyError, TypeError, GameError):
            return None
        return replace(plan, seats=tuple(map(called_today, plan.seats)))

    def games(self) -> frozenset[str]:
        """Return the ids of the games with a last table, without loading any rules."""
        return frozenset(self._read())

    def keep(self, plan: MatchSetup) -> None:
        """Remember this table; disk errors are ignored, since this is a convenience."""
        tables = self._read()
        tables[plan.game] = {"options": dict(plan.setup.options), "notes": plan.to_notes()}
        try:
            write_whole(self._path, json.dumps(tables, ensure_ascii=False))
        except OSError:
            return

    def _read(self) -> dict[str, object]:
        try:
            plain = json.loads(read_bounded(self._path, MOST_BYTES))
        except (OSError, ValueError, RecursionError):
            return {}
        return plain if isinstance(plain, dict) else {}
