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
from treasure_games.match.seats import MatchSetup, Seat, called_today
from treasure_games.screens.published import PUBLISHED
from treasure_games.screens.setup.crew import first_table
from treasure_games.table.services import AppServices

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


def usual_table(services: AppServices, game_id: str, *, heard_of: bool = False) -> MatchSetup:
    """Return the last table of a game, or else that of a first quick play."""
    last = LastTables(services.folders.data).load(game_id)
    return last or first_table(game_id, heard_of=heard_of)


def usual_person(services: AppServices, game_id: str) -> Seat:
    """Return who sat at the last table of a game, or else its first person."""
    seats = usual_table(services, game_id).seats + first_table(game_id).seats
    return next(seat for seat in seats if seat.is_human)


def quick_play(services: AppServices) -> None:
    """Begin a match of the game that is learnt first."""
    plan = usual_table(services, min(PUBLISHED, key=lambda one: one.rank).identity)
    services.navigation.begin_match(plan.with_seed(services.launch.seed))
