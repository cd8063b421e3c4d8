"""All the matches in a player's folders: in progress, finished, in the statistics, and in pictures.

A picture of a match is width x height x 3 bytes of red, green and blue, compressed. A file that
doesn't hold exactly that many bytes is ignored.
"""

import zlib
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

from treasure_games.core.checks import is_file_stem
from treasure_games.core.codec import Plain
from treasure_games.core.errors import BadRecord
from treasure_games.core.language import N_, translate
from treasure_games.files import part_beside, read_bounded, reason_of
from treasure_games.match.daily import Days, Deal
from treasure_games.match.erasing import erase_files
from treasure_games.match.feats import Port, voyage_rows
from treasure_games.match.logbook import CatchUp, Logbook, Search
from treasure_games.match.match import Match
from treasure_games.match.records import read_record, resumed, without_turn, write_record
from treasure_games.match.saves import IN_USE, SavedMatch, Saves
from treasure_games.match.seats import VOYAGE, MatchSetup, Seat
from treasure_games.match.statistics import Statistics
from treasure_games.match.voyage import Voyage
from treasure_games.match.voyages import IN_USE as VOYAGE_IN_USE, Voyages

WIDTH: Final = 480
HEIGHT: Final = 270
BYTES: Final = WIDTH * HEIGHT * 3
LAST_TABLE: Final = (800, 450)
"""The size of the picture that the log shows of a finished match."""
MOST_LAST_TABLES: Final = 200
"""So many of the latest finished matches keep a picture: 0.5 to 0.9 MB each."""
_SUFFIX: Final = ".rgb.z"


class SavePictures:
    """A folder with at most one picture for each match.

    Errors of the disk are ignored, as no match depends on its picture.
    """

    def __init__(self, folder: Path, size: tuple[int, int] = (WIDTH, HEIGHT)) -> None:
        self._folder = folder
        self.size = size
        self._bytes = size[0] * size[1] * 3

    def keep(self, identity: str, pixels: bytes) -> None:
        """Write the picture of a match over the one before."""
        if len(pixels) != self._bytes:
            raise ValueError(f"a picture has {self._bytes} bytes, not {len(pixels)}")
        path = self._path(identity)
        part = part_beside(path)
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            part.write_bytes(zlib.compress(pixels, 1))
            part.replace(path)

    def load(self, identity: str) -> bytes | None:
        """Return the picture of a match; None if there is none, or it is damaged."""
        try:
            packed = read_bounded(self._path(identity), self._bytes + 10_000)
            unpacking = zlib.decompressobj()
            pixels = unpacking.decompress(packed, self._bytes + 1)
        except (OSError, zlib.error):
            return None
        is_whole = unpacking.eof and not unpacking.unused_data
        return pixels if is_whole and len(pixels) == self._bytes else None

    def remove(self, identity: str) -> None:
        """Remove the picture of a match."""
        with suppress(OSError):
            self._path(identity).unlink(missing_ok=True)

    def prune(self, kept: Iterable[str]) -> None:
        """Remove the pictures of all other matches."""
        wanted = {self._path(identity).name for identity in kept}
        with suppress(OSError):
            for path in list(self._folder.iterdir()):
                if path.name not in wanted and _SUFFIX in path.name:
                    path.unlink(missing_ok=True)

    def _path(self, identity: str) -> Path:
        if not is_file_stem(identity):
            raise ValueError(f"no name of a file: {identity!r}")
        return self._folder / f"{identity}{_SUFFIX}"


class Matches:
    """Begins, continues and saves matches below the data folder `data`.

    `tell` gets a translated sentence for the person whenever there is trouble with a file, which
    never stops a match.
    """

    def __init__(self, data: Path, tell: Callable[[str], None]) -> None:
        self._data, self._tell = data, tell
        self.saves = Saves(data / "saves", tell)
        self.pictures = SavePictures(data / "pictures")
        self.last_tables = SavePictures(data / "pictures" / "finished", LAST_TABLE)
        self.statistics = Statistics(data / "statistics.sqlite3", tell)
        self.log = Logbook(data / "history", self.statistics)
        self.catch_up = CatchUp(self.log, data / "statistics.sqlite3", tell)
        self.voyages = Voyages(data / "voyages", self.log.path, tell)
        self.days = Days(data / "days", tell)

    def begin(self, plan: MatchSetup) -> Match:
        """Deal a match that saves itself; raises `BadSetup`."""
        return self._claimed(Match(plan, on_change=self._keep))

    def teach(self, match: Match) -> Match:
        """Let the match of a lesson save itself; there is one of each game at most."""
        begun = self.lesson_begun(match.plan.game)
        if begun is not None:
            self.forget(begun)
        return self.attempt(match)

    def attempt(self, match: Match) -> Match:
        """Let the match of a challenge save itself."""
        match.on_change = self._keep
        self._claimed(match)
        self._keep(match)
        return match

    def sail(self, voyage: Voyage) -> Match:
        """Begin the match at the next port of a voyage, or go on with it.

        Raises `BadRecord` or `BadSetup`, as `resume` and `begin` do.
        """
        identity = voyage.match_id
        if self.keeps(identity):
            return self.resume(identity)
        if not self.voyages.claim(voyage.identity) or not self.saves.claim(identity):
            raise BadRecord(VOYAGE_IN_USE)
        notes: dict[str, Plain] = {"id": identity, VOYAGE: voyage.identity}
        return Match(voyage.plan(), notes=notes, on_change=self._keep)

    def deal(self, deal: Deal, person: Seat) -> Match:
        """Begin a deal of the day for the score, or go on with it; raises `BadRecord`, too."""
        if self.keeps(deal.identity):
            return self.resume(deal.identity)
        if not self.saves.claim(deal.identity):
            raise BadRecord(IN_USE)
        if not self.counts(deal):
            self.forget(deal.identity)
            raise BadRecord(N_("This deal no longer counts. You can still play it to learn."))
        match = Match(deal.table(person), notes={"id": deal.identity}, on_change=self._keep)
        self.days.note(deal)
        return match

    def counts(self, deal: Deal) -> bool:
        """Return True if a match begun now would be this deal's for the score."""
        was_begun = deal in self.days.begun() or self.log.path(deal.identity).exists()
        return deal.day == self.days.today() and not was_begun

    def give_up(self, voyage: Voyage) -> None:
        """Delete a voyage of this window, with the match under way at its port."""
        self.voyages.remove(voyage)
        self.forget(voyage.match_id)

    def restart(self, match: Match) -> Match:
        """Begin the same match again with the same seed, and delete the old one."""
        self.forget(match.identity)
        return self._claimed(match.restarted())

    def under_way(self) -> list[SavedMatch]:
        """Return the matches that can be continued, the latest first; no lessons."""
        return [one for one in self._kept() if not one.is_lesson]

    def lesson_begun(self, game_id: str) -> str | None:
        """Return the identity of the lesson of a game that can be gone on with, if there is one."""
        begun = (one for one in self._kept() if one.is_lesson and one.plan.game == game_id)
        return next((one.identity for one in begun), None)

    def keeps(self, identity: str) -> bool:
        """Return True if a match can be continued."""
        return any(one.identity == identity for one in self._kept())

    def _kept(self) -> list[SavedMatch]:
        return [one for one in self.saves.all() if not self._is_left_over(one.identity)]

    def resume(self, identity: str) -> Match:
        """Continue a match.

        Raises `BadRecord` if nothing usable is left of it, or if another window has it.
        """
        match = self.saves.load(identity)
        if match.voyage and not self.voyages.claim(match.voyage):
            self.saves.release()
            raise BadRecord(VOYAGE_IN_USE)
        match.on_change = self._keep
        return match

    def take_back(self, match: Match, rows: int) -> Match:
        """Go on with a match from after so many rows."""
        again = without_turn(match, rows)
        again.on_change = self._keep
        self._keep(again)
        return again

    def leave(self) -> None:
        """Let other windows continue this window's match and voyage."""
        self.saves.release()
        self.voyages.release()

    def forget(self, identity: str) -> None:
        """Delete a match in progress."""
        self.saves.remove(identity)
        self.pictures.remove(identity)

    def check_luck(self, identity: str, seed: str) -> tuple[bool, str]:
        """Return whether a finished match had the luck of this seed, and a sentence about it."""
        try:
            record = read_record(self.log.path(identity))
            resumed(record)
            if str(record.notes["seed"]) != seed:
                raise BadRecord(N_("the record has another seed"))
        except (OSError, BadRecord) as error:
            why = reason_of(error) if isinstance(error, OSError) else error
            return False, translate(N_("The luck can’t be checked ({why})."), why=why)
        return True, translate(N_("The luck matches its seal."))

    def erase(self, identity: str) -> bool:
        """Delete a finished match: rows, record and picture; return False if the disk refuses."""
        is_done = self.statistics.remove(identity, self.log.path(identity))
        if is_done:
            self.last_tables.remove(identity)
        return is_done

    def erase_all(self, *folders: Path) -> list[str]:
        """Erase everything known of matches, and what is left of them in further folders, such as
        reports of crashes; return sentences about what couldn't be. No match may be open here.
        """
        self.catch_up.end()
        self.leave()
        self.saves.close()
        return [*erase_files([self._data, *folders]), *self.statistics.erase()]

    def keep_last_table(self, identity: str, pixels: bytes) -> None:
        """Keep the picture of a finished match; those of the oldest ones go."""
        self.last_tables.keep(identity, pixels)
        latest = self.log.page(Search(), 0, MOST_LAST_TABLES)
        self.last_tables.prune(entry.identity for entry in latest)

    def close(self) -> None:
        """Close the files."""
        self.catch_up.end()
        self.saves.close()
        self.voyages.release()
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
        """Add a match to the statistics and the history, but for a prepared one. Safe to repeat
        if killed at any point; the save of a challenge stays until its stars are kept.
        """
        if match.is_prepared:
            keep = self.saves.keep if match.challenge else lambda one: self.forget(one.identity)
            keep(match)
            return
        self.statistics.add(match)
        try:
            write_record(self.log.path(match.identity), match.record())
        except OSError as error:
            sentence = N_("The finished match can’t be saved ({why}).")
            self._tell(translate(sentence, why=reason_of(error)))
        else:
            voyage = self.voyages.take(match)
            if voyage is not None and voyage.is_over:
                rows = enumerate(voyage.ports)
                ports = [Port(one.game, one.places, voyage.row(n)) for n, one in rows]
                people = voyage_rows(ports, match.human_seats)
                self.statistics.note({match.identity: people})
            # Last of all: while there is a save, this can be repeated.
            self.forget(match.identity)

    def _is_left_over(self, identity: str) -> bool:
        """Return True if the app was killed between writing the history and removing the save."""
        if not self.log.path(identity).exists():
            return False
        self.forget(identity)
        return True
