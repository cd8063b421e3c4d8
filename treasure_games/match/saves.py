"""Saves of matches in progress, written after every act in three generations, never half a file."""

import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from functools import partial
from glob import escape
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import BinaryIO, Final, NamedTuple, TypeVar

from treasure_games.core.checks import is_file_stem
from treasure_games.core.errors import BadRecord, BadSetup
from treasure_games.core.language import N_, translate
from treasure_games.core.options import Setup
from treasure_games.core.record import FORMAT, Record
from treasure_games.core.registry import AnyGame, load
from treasure_games.files import part_beside, reason_of, set_aside
from treasure_games.match.match import Match
from treasure_games.match.records import RECORD_SUFFIX, read_record, resumed, write_record
from treasure_games.match.seats import LESSON, MatchSetup, match_notes

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class MatchLock:
    """Holds a lock file, from a successful `acquire` to `release`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: BinaryIO | None = None

    def acquire(self) -> bool:
        """Return False if somebody else holds the lock.

        On a disk that can't lock return True: refusing would only keep people from playing.
        """
        with suppress(OSError), ExitStack() as closing:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            file = closing.enter_context(self.path.open("ab"))
            try:
                _lock(file.fileno())
            except (BlockingIOError, PermissionError):
                return False
            closing.pop_all()
            self._file = file
        return True

    def release(self) -> None:
        """Release the lock, if it is held."""
        if self._file is not None:
            self._file.close()
            self._file = None


class Claim:
    """A folder in which one thing at a time is claimed by its name, so that no other window of the
    app can go on with it meanwhile.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._claimed: MatchLock | None = None

    def claim(self, identity: str) -> bool:
        """Claim it for this window; return False if another window has it."""
        path = self.folder / f"{identity}.lock"
        if self._claimed is None or self._claimed.path != path:
            lock = MatchLock(path)
            if not lock.acquire():
                return False
            self.release()
            self._claimed = lock
        return True

    def release(self) -> None:
        """Release what is claimed for other windows."""
        if self._claimed is not None:
            self._claimed.release()
            self._claimed = None


class DiskSync:
    """A thread that flushes files to the disk in the order in which they were written.

    A power cut before that may leave the latest save empty; the one before it is then safe.
    """

    def __init__(self) -> None:
        self._paths: SimpleQueue[Path | None] = SimpleQueue()
        self._errors: SimpleQueue[OSError] = SimpleQueue()
        self._thread: Thread | None = None

    def sync(self, path: Path) -> None:
        """Flush this file soon."""
        if self._thread is None:
            self._thread = Thread(target=self._serve, name="disk_sync", daemon=True)
            self._thread.start()
        self._paths.put(path)

    def error(self) -> OSError | None:
        """Return an error of the disk since the last call, if there was one."""
        try:
            return self._errors.get_nowait()
        except Empty:
            return None

    def close(self) -> None:
        """Return when all files are flushed."""
        if self._thread is not None:
            self._paths.put(None)
            self._thread.join()
            self._thread = None

    def _serve(self) -> None:
        while (path := self._paths.get()) is not None:
            try:
                # By its descriptor, as a file object would add buffers of its own.
                descriptor = os.open(path, os.O_RDWR)
                try:
                    os.fsync(descriptor)
                finally:
                    os.close(descriptor)
            except FileNotFoundError:
                continue  # Three newer generations have replaced it.
            except OSError as error:
                self._errors.put(error)


GENERATIONS: Final = 3
"""How many saves of a match are kept: the latest, and older ones in case it is damaged."""

IN_USE: Final = N_(
    "The same match is open in another window of the game. Close it there to carry on here."
)

T = TypeVar("T")

Tell = Callable[[str], None]
"""Show the person a plain, translated sentence."""


class SavedMatch(NamedTuple):
    """What a list of saved matches shows of one; `saved` is in seconds since 1970.

    `scores` are those that a bystander sees, `whose` is the seat asked (None for several), `turns`
    are those of all seats so far. Old saves have no scores, () here, and no turns, 0 here.
    """

    identity: str
    plan: MatchSetup
    acts: int
    started: str
    seconds: int
    saved: float
    scores: tuple[int, ...] = ()
    whose: int | None = None
    turns: int = 0
    is_lesson: bool = False

    @property
    def round(self) -> int:
        """The number of the round of all seats, from 1; 0 if the save doesn't say."""
        return -(-self.turns // len(self.plan.seats))


class Saves(Claim):
    """The folder of saved matches. Disk trouble never stops a match.

    `tell` is called once for each trouble, even if the disk stays full.
    """

    def __init__(self, folder: Path, tell: Tell) -> None:
        super().__init__(folder)
        self._tell = tell
        self._is_failing = False
        self._kept: dict[str, list[Path]] = {}
        """The generations of a match as this window knows them, the newest first."""
        self._disk_sync = DiskSync()

    def keep(self, match: Match) -> bool:
        """Save the match; return False, and tell the person once, if the disk refuses."""
        if match.identity not in self._kept:
            self._kept[match.identity] = self._generations(match.identity)
        paths = self._kept[match.identity]
        generation = _generation(paths[0]) + 1 if paths else 1
        path = self.folder / f"{match.identity}.{generation:06}{RECORD_SUFFIX}"
        part = part_beside(self.folder / match.identity)
        trouble = self._disk_sync.error()
        try:
            # The thread flushes it, later.
            write_record(path, match.record(), beside=part, sync=lambda _descriptor: None)
        except OSError as error:
            trouble = error
        else:
            self._disk_sync.sync(path)
            paths.insert(0, path)
            with suppress(OSError):  # Too many do no harm, and the next act tries again.
                while len(paths) > GENERATIONS:
                    paths[-1].unlink(missing_ok=True)
                    paths.pop()
        if trouble is not None:
            self._report_once(trouble)
        self._is_failing = trouble is not None
        return trouble is None

    def all(self) -> list[SavedMatch]:
        """Return the matches that can be continued, the latest first."""
        identities = sorted({identity for _, identity in self._files()})
        found = (self._latest(one, partial(_summary, one)) for one in identities)
        return sorted((one for one in found if one), key=lambda one: -one.saved)

    def load(self, identity: str, *, game: AnyGame | None = None) -> Match:
        """Continue a match from its last valid generation. Invalid ones are set aside.

        Raises `BadRecord` if none is valid, or if another window has the match.
        """
        if not self.claim(identity):
            raise BadRecord(IN_USE)
        self._kept.pop(identity, None)  # Another window may have played on since.
        match = self._latest(identity, partial(_resumed_as, identity, game))
        if match is None:
            raise BadRecord(N_("This match can’t be continued: nothing of it is left."))
        return match

    def remove(self, identity: str) -> None:
        """Remove all generations of a match, unless another window plays it."""
        if not self.claim(identity):
            self._tell(translate(IN_USE))
            return
        self.release()
        self._kept.pop(identity, None)
        try:
            # The oldest first: if this stops half-way, the newest is left.
            for path in reversed(self._generations(identity)):
                path.unlink(missing_ok=True)
            for path in self.folder.glob(f"{escape(identity)}.*part"):
                path.unlink(missing_ok=True)
            (self.folder / f"{identity}.lock").unlink(missing_ok=True)
        except OSError as error:
            self._report_once(error)

    def close(self) -> None:
        """Wait until every save is on the disk, and release the match for other windows."""
        self._disk_sync.close()
        self.release()

    def _latest(self, identity: str, use: Callable[[Path], T]) -> T | None:
        """Return what `use` makes of the last valid save; the person is told of invalid ones."""
        for path in self._generations(identity):
            try:
                return use(path)
            except FileNotFoundError:
                continue  # Another window of the app has saved since.
            except BadRecord as error:
                sentence = N_("A save was set aside: {why} It’s now called {file}.")
                shown = set_aside(path, "newer" if is_newer(error) else "damaged") or path
                why = str(error)
            except OSError as error:
                sentence, why = N_("A save can’t be read ({why}): {file}"), reason_of(error)
                shown = path
            self._tell(translate(sentence, why=why, file=shown.name))
        return None

    def _report_once(self, error: OSError) -> None:
        if not self._is_failing:
            sentence = N_("The match can’t be saved ({why}). It goes on, but only until you quit.")
            self._tell(translate(sentence, why=reason_of(error)))

    def _generations(self, identity: str) -> list[Path]:
        """Return the saves of one match, the newest first."""
        paths = [path for path, found in self._files() if found == identity]
        return sorted(paths, key=_generation, reverse=True)

    def _files(self) -> Iterator[tuple[Path, str]]:
        try:
            paths = list(self.folder.iterdir())
        except OSError:
            return
        for path in paths:
            name = _NAME.fullmatch(path.name)
            if name is not None and is_file_stem(name["identity"]):
                yield path, name["identity"]


_NAME: Final = re.compile(r"(?P<identity>.+)\.(?P<generation>\d{6,})" + re.escape(RECORD_SUFFIX))


def is_newer(error: BadRecord) -> bool:
    """Return True if the record was written by a later version of this app."""
    made = error.values.get("format")
    return isinstance(made, int) and made > FORMAT


def _generation(path: Path) -> int:
    name = _NAME.fullmatch(path.name)
    return int(name["generation"]) if name else 0


def _resumed_as(identity: str, game: AnyGame | None, path: Path) -> Match:
    record = read_record(path)
    record.notes["id"] = identity  # The file's name counts: its content may have any id.
    return resumed(record, game=game)


def _summary(identity: str, path: Path) -> SavedMatch:
    record = read_record(path)
    notes = match_notes(record.notes)
    plan, whose = plan_of(record), notes.get("whose")
    return SavedMatch(
        identity,
        plan,
        len(record.rows),
        notes.get("started", ""),
        notes.get("seconds", 0),
        path.stat().st_mtime,
        tuple(notes.get("scores", ())),
        whose if whose in range(len(plan.seats)) else None,
        notes.get("turns", 0),
        LESSON in notes,
    )


def plan_of(record: Record) -> MatchSetup:
    """Return the table of a record; raises `BadRecord` if it has none or an invalid one."""
    try:
        setup = Setup.of(load(record.game).info, record.setup.seats, record.setup.options)
    except BadSetup as error:
        raise BadRecord(N_("The table can’t be set up: {why}"), why=str(error)) from error
    return MatchSetup.from_notes(record.game, setup, record.notes)
