"""The folder of voyages: each a small file, written whole at every step."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from msgspec import ValidationError, convert, json, to_builtins

from treasure_games.core.errors import GameError
from treasure_games.core.language import N_, translate
from treasure_games.files import read_bounded, reason_of, set_aside, write_whole
from treasure_games.match.match import Match
from treasure_games.match.records import read_record, resumed
from treasure_games.match.saves import Claim, Tell
from treasure_games.match.seats import Seat
from treasure_games.match.voyage import FORMAT, PREFIX, Voyage, places_of

MOST_BYTES: Final = 100_000
IN_USE: Final = N_(
    "The same voyage is open in another window of the game. Close it there to sail on here."
)


class Voyages(Claim):
    """Voyages below a folder, at most one of them under way; finished ones stay for the log.

    `finished` returns the file of a finished match. `tell` gets a sentence for each trouble, once.
    """

    def __init__(self, folder: Path, finished: Callable[[str], Path], tell: Tell) -> None:
        super().__init__(folder)
        self._finished, self._tell = finished, tell
        self._told: set[str] = set()

    def under_way(self) -> Voyage | None:
        """Return the latest voyage that isn't over."""
        return next((one for one in self.all() if not one.is_over), None)

    def all(self) -> Iterator[Voyage]:
        """Yield all voyages, the latest first."""
        names = sorted((one.stem for one in self.folder.glob("*.json")), reverse=True)
        return (voyage for voyage in map(self.load, names) if voyage is not None)

    def load(self, identity: str) -> Voyage | None:
        """Return a voyage as far as it has come; None if there is none, or it can't be read.

        A match that ended when the app was killed is found in the history. If it can't be read
        there, its port is played again.
        """
        voyage = self._read(identity)
        if voyage is not None and not voyage.is_over:
            path = self._finished(voyage.match_id)
            with suppress(GameError, OSError):
                return self.take(resumed(read_record(path))) or voyage if path.exists() else voyage
        return voyage

    def sailed(self, matches: Iterable[str]) -> list[Voyage]:
        """Return the finished voyages to which matches of these names belong."""
        names = dict.fromkeys(one.rpartition("-")[0] for one in matches)
        found = [self.load(one) for one in names if one.startswith(PREFIX)]
        return [one for one in found if one is not None and one.is_over]

    def keep(self, voyage: Voyage) -> Voyage:
        """Write a voyage and return it; the person is told if the disk refuses."""
        try:
            text = json.format(json.encode(voyage), indent=1).decode()
            write_whole(self._path(voyage.identity), text + "\n")
        except OSError as error:
            sentence = N_("The voyage can’t be saved ({why}). It goes on, but only until you quit.")
            self._say(sentence, why=reason_of(error))
        return voyage

    def take(self, match: Match) -> Voyage | None:
        """Note the outcome of a finished match at its port and return its voyage, if it has come to
        just that port. Safe to repeat.
        """
        voyage = self._read(match.voyage)
        if voyage is None or voyage.is_over or voyage.match_id != match.identity:
            return None
        return self.keep(voyage.with_port(places=places_of(match))) if match.is_over else None

    def remove(self, voyage: Voyage) -> None:
        """Delete a voyage; the person is told if the disk refuses."""
        try:
            self._path(voyage.identity).unlink(missing_ok=True)
        except OSError as error:
            self._say(N_("The voyage can’t be deleted ({why})."), why=reason_of(error))

    def _read(self, identity: str) -> Voyage | None:
        """Return the voyage in a file. A damaged one is set aside, a newer one is left alone."""
        path = self._path(identity)
        try:
            plain = json.decode(read_bounded(path, MOST_BYTES))
            if isinstance(plain, dict) and plain.get("format") in range(FORMAT + 1, 10**6):
                rests = N_("A voyage rests until you have the newer version that wrote it: {file}")
                self._say(rests, file=path.name)
                return None
            voyage = convert(plain, Voyage)
            for seat in voyage.seats:
                Seat.from_plain(to_builtins(seat))
            return voyage if voyage.identity == identity else None
        except FileNotFoundError:
            return None
        except OSError as error:
            sentence = N_("A voyage can’t be read ({why}): {file}")
            self._say(sentence, why=reason_of(error), file=path.name)
        except (GameError, ValidationError, ValueError, RecursionError):
            aside = set_aside(path, "damaged")
            sentence = N_("A voyage was damaged and set aside. It’s now called {file}.")
            self._say(sentence, file=(aside or path).name)
        return None

    def _say(self, sentence: str, **values: str) -> None:
        told = translate(sentence, **values)
        if told not in self._told:
            self._told.add(told)
            self._tell(told)

    def _path(self, identity: str) -> Path:
        return self.folder / f"{identity}.json"
