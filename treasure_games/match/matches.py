"""All the matches in a player's folders: in progress, finished, and in the statistics."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from treasure_games.core.language import N_, translate
from treasure_games.files import reason_of
from treasure_games.match.match import Match
from treasure_games.match.recordfile import RECORD_SUFFIX, write_record
from treasure_games.match.save_pictures import SavePictures
from treasure_games.match.saves import SavedMatch, Saves
from treasure_games.match.seats import MatchSetup
from treasure_games.match.statistics import Statistics


class Matches:
    """Begins, continues and saves matches below the data folder `data`.

    `tell` gets a translated sentence for the person whenever there is trouble with a file, which
    never stops a match.
    """

    def __init__(self, data: Path, tell: Callable[[str], None]) -> None:
        self._tell = tell
        self.saves = Saves(data / "saves", tell)
        self.pictures = SavePictures(data / "pictures")
        self._history = data / "history"
        self.statistics = Statistics(data / "statistics.sqlite3", tell)

    def begin(self, plan: MatchSetup) -> Match:
        """Deal a match that saves itself; raises `BadSetup`."""
        return self._claimed(Match(plan, on_change=self._keep))

    def restart(self, match: Match) -> Match:
        """Begin the same match again with the same seed, and delete the old one."""
        self.forget(match.identity)
        return self._claimed(match.restarted())

    def under_way(self) -> list[SavedMatch]:
        """Return the matches that can be continued, the latest first."""
        return [one for one in self.saves.all() if not self._is_left_over(one.identity)]

    def resume(self, identity: str) -> Match:
        """Continue a match.

        Raises `BadRecord` if nothing usable is left of it, or if another window has it.
        """
        match = self.saves.load(identity)
        match.on_change = self._keep
        return match

    def leave(self) -> None:
        """Let other windows continue this window's match."""
        self.saves.release()

    def forget(self, identity: str) -> None:
        """Delete a match in progress."""
        self.saves.remove(identity)
        self.pictures.remove(identity)

    def close(self) -> None:
        """Close the files."""
        self.saves.close()
        self.statistics.close()

    def _claimed(self, match: Match) -> Match:
        """Claim a new match, which no other window can have yet."""
        self.saves.claim(match.identity)
        return match

    def _keep(self, match: Match) -> None:
        if match.is_over:
            self._finish(match)
        else:
            self.saves.keep(match)

    def _finish(self, match: Match) -> None:
        """Add a match to the statistics and the history. Safe to repeat if killed at any point."""
        self.statistics.add(match)
        try:
            write_record(self._finished(match.identity), match.record())
        except OSError as error:
            sentence = N_("The finished match can’t be saved ({why}).")
            self._tell(translate(sentence).format(why=reason_of(error)))
        else:
            # Last of all: while there is a save, this can be repeated.
            self.forget(match.identity)

    def _is_left_over(self, identity: str) -> bool:
        """Return True if the app was killed between writing the history and removing the save."""
        if not self._finished(identity).exists():
            return False
        self.forget(identity)
        return True

    def _finished(self, identity: str) -> Path:
        """Return the file of a finished match, whose record can be replayed or sent."""
        return self._history / f"{identity}{RECORD_SUFFIX}"
