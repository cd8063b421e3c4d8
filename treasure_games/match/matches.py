"""All the matches of one player's folders: under way, finished, counted. What the app holds."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from treasure_games.core.errors import BadRecord
from treasure_games.core.language import N_, translate
from treasure_games.core.record import Record
from treasure_games.files import reason_of
from treasure_games.match.history import History
from treasure_games.match.match import Match
from treasure_games.match.resume import resumed
from treasure_games.match.saves import SavedMatch, Saves
from treasure_games.match.seats import MatchSetup
from treasure_games.match.standing import MOST_ROWS, Standing, standing_of
from treasure_games.match.statistics import Statistics


class Matches:
    """Begins, continues and keeps matches below the data folder `data`.

    `tell` gets a plain, translated sentence for the person whenever a file makes trouble; no
    such trouble ever stops a match.
    """

    def __init__(self, data: Path, tell: Callable[[str], None]) -> None:
        self._tell = tell
        self.saves = Saves(data / "saves", tell)
        self.history = History(data / "history")
        self.statistics = Statistics(data / "statistics.sqlite3", tell)

    def begin(self, plan: MatchSetup) -> Match:
        """Deal a match that saves itself; raises `BadSetup`."""
        return self._claimed(Match(plan, on_change=self._keep))

    def restart(self, match: Match) -> Match:
        """The same match from its deal, with the same seed; the old one is forgotten."""
        self.saves.remove(match.identity)
        return self._claimed(match.restarted())

    def under_way(self) -> list[SavedMatch]:
        """What can be continued, the latest first."""
        return [one for one in self.saves.all() if not self._is_left_over(one.identity)]

    def standing(self, identity: str) -> Standing | None:
        """How a match under way stands; None if that can't be found out quickly."""
        record = self.saves.record(identity)
        if record is None or len(record.rows) > MOST_ROWS:
            return None
        try:
            return standing_of(record)
        except BadRecord:
            return None

    def resume(self, identity: str) -> Match:
        """Continue a match.

        Raises `BadRecord` if nothing usable is left of it, or if another window has it.
        """
        match = self.saves.load(identity)
        match.on_change = self._keep
        return match

    def take_in(self, record: Record) -> Match:
        """A match that somebody sent, under a name of its own; it goes where its kind is kept.

        Raises `BadRecord` if it lacks what is needed to play on.
        """
        notes = {name: value for name, value in record.notes.items() if name in ("seats", "seed")}
        record.notes = notes
        match = resumed(record)
        match.on_change = self._keep
        if match.is_over:
            self.history.add(match)
        else:
            self.saves.keep(match)
        return match

    def leave(self) -> None:
        """Nobody sits at a table in this window: another may continue any match."""
        self.saves.give_back()

    def forget(self, identity: str) -> None:
        """Give up a match under way."""
        self.saves.remove(identity)

    def close(self) -> None:
        """Let go of the files."""
        self.saves.close()
        self.statistics.close()

    def _claimed(self, match: Match) -> Match:
        """A new match, which nobody else can have yet."""
        self.saves.claim(match.identity)
        return match

    def _keep(self, match: Match) -> None:
        if match.is_over:
            self._finish(match)
        else:
            self.saves.keep(match)

    def _finish(self, match: Match) -> None:
        """Count a match, move it to the history. Killed at any point, it can be done again."""
        self.statistics.add(match)
        try:
            self.history.add(match)
        except OSError as error:
            sentence = N_("The finished match can't be kept ({why}).")
            self._tell(translate(sentence).format(why=reason_of(error)))
        else:
            # Last of all: as long as there is a save, the end can be played again.
            self.saves.remove(match.identity)

    def _is_left_over(self, identity: str) -> bool:
        """Was the app killed between writing the history and removing the save?"""
        if not self.history.holds(identity):
            return False
        self.saves.remove(identity)
        return True
