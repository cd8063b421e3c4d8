"""The set-up of a match: who sits where, game, house rules and seed; and its notes in a record."""

from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta
from enum import StrEnum
from hashlib import sha256
from random import SystemRandom
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from treasure_games.core import checks
from treasure_games.core.codec import Plain
from treasure_games.core.errors import BadRecord, BadSetup
from treasure_games.core.language import N_, in_all_languages, translate
from treasure_games.core.options import MOST_DIGITS, Setup
from treasure_games.opponents.personas import PERSONAS
from treasure_games.opponents.players import LEVELS

EMBLEMS: Final = 8
"""The number of colours, each with its emblem; a seat has one of them."""

SAILORS: Final = ("scarf", "cap", "straw", "braids", "beard", "grey", "lad", "glasses")
"""Faces of people; portraits are named by these, as by the ids of pirates."""

MOST_SECONDS: Final = 10**9
"""The longest match, in seconds: some thirty years."""

MOST_SCORE: Final = 10**6
"""The highest total of a seat that a list of matches shows."""

MOST_TURNS: Final = 10**6
"""The most turns that a list of matches shows."""


class Kind(StrEnum):
    """Who decides for a seat."""

    HUMAN = "human"
    COMPUTER = "computer"


class Pace(StrEnum):
    """How long a computer seat's turn stays on the screen, whatever its level."""

    BRISK = "brisk"
    STEADY = "steady"
    LEISURELY = "leisurely"


class Seat(Struct, frozen=True):
    """One seat of a match. `level` and `persona` matter while a computer plays it; a face is shown
    for whoever has a `persona`, a pirate’s or a sailor’s.
    """

    name: str
    emblem: int
    kind: Kind = Kind.HUMAN
    level: str = ""
    persona: str = ""
    pace: Pace = Pace.STEADY

    def __post_init__(self) -> None:
        if not 0 <= self.emblem < EMBLEMS:
            raise BadSetup(N_("There’s no emblem {number}."), number=self.emblem)
        if self.kind is Kind.COMPUTER and not self.level:
            raise BadSetup(N_("The computer at the seat of {name} has no level."), name=self.name)

    @property
    def is_human(self) -> bool:
        """True if a person decides here."""
        return self.kind is Kind.HUMAN

    def to_plain(self) -> dict[str, Plain]:
        """Return a form that JSON can hold."""
        return {name: getattr(self, name) for name in _SEAT}

    @classmethod
    def from_plain(cls, plain: object) -> "Seat":
        """Check and convert what `to_plain` returned; raises `BadRecord`."""
        fields = checks.checked(plain, _SEAT)
        try:
            return cls(**{**fields, "kind": Kind(fields["kind"]), "pace": Pace(fields["pace"])})
        except BadSetup as error:
            raise BadRecord(N_("A seat of this record is damaged.")) from error


_SEAT: Final[Mapping[str, checks.Check]] = {
    "name": checks.is_name,
    "emblem": checks.whole(0, EMBLEMS - 1),
    "kind": checks.one_of(*Kind),
    "level": checks.one_of("", *LEVELS),
    "persona": checks.one_of("", *PERSONAS, *SAILORS),
    "pace": checks.one_of(*Pace),
}
"""The checks of a seat's fields in a file."""


def called_today(seat: Seat) -> Seat:
    """Return the seat with its pirate's name in the current language."""
    pirate = PERSONAS.get(seat.persona)
    if seat.is_human or pirate is None or seat.name not in in_all_languages(pirate.name):
        return seat
    return replace(seat, name=translate(pirate.name))


class MatchSetup(Struct, frozen=True):
    """A match before it begins: the game, its house rules, who sits where, and the seed."""

    game: str
    setup: Setup
    seats: tuple[Seat, ...]
    seed: int
    is_seed_given: bool = False
    """Did somebody choose the seed, and so perhaps know the luck?"""

    def __post_init__(self) -> None:
        if len(self.seats) != self.setup.seats:
            raise BadSetup(
                N_("The table has {seats} seats, but {people} sit down."),
                seats=self.setup.seats,
                people=len(self.seats),
            )

    def with_seed(self, seed: int | None = None) -> "MatchSetup":
        """Return the same set-up with this seed, by default a random one."""
        given = seed is not None
        return replace(self, seed=seed if given else fresh_seed(), is_seed_given=given)

    def with_seat(self, number: int, seat: Seat) -> "MatchSetup":
        """Return the same set-up with somebody else at one seat."""
        seats = (*self.seats[:number], seat, *self.seats[number + 1 :])
        return replace(self, seats=seats)

    def to_notes(self) -> dict[str, Plain]:
        """Return what a record must note of it, besides game and options."""
        given: dict[str, Plain] = {GIVEN: True} if self.is_seed_given else {}
        return {"seed": self.seed, "seats": [seat.to_plain() for seat in self.seats], **given}

    @classmethod
    def from_notes(cls, game: str, setup: Setup, notes: Mapping[str, Plain]) -> "MatchSetup":
        """Return the set-up of a record with notes from `to_notes`; raises `BadRecord`."""
        seats = notes.get("seats")
        if not isinstance(seats, list) or len(seats) != setup.seats:
            raise BadRecord(N_("This record doesn’t say who played."))
        seed = notes.get("seed")
        if not isinstance(seed, int) or not _is_seed(seed):
            raise BadRecord(N_("This record holds no seed, so it can’t be continued."))
        taken = tuple(Seat.from_plain(seat) for seat in seats)
        return cls(game, setup, taken, seed, notes.get(GIVEN) is True)


GIVEN: Final = "seed_given"
"""A note: the seed was chosen by somebody."""
TAKEN_BACK: Final = "taken_back"
"""A note: the number of rows before each turn that was taken back as a whole."""
HELD: Final = "held"
"""The note with the seat and action of an act that waits for the end of the turn."""

LESSON: Final = "lesson"
"""The note of a lesson's match: the chapter, and how many of its instructions are done."""
VOYAGE: Final = "voyage"
"""The note of a match of a voyage: the voyage's identity."""
CHALLENGE: Final = "challenge"
"""The note of a challenge's match: its name on the page of its game."""
TUNE: Final = "tune"
"""The note of the number of the tune that a match is played to."""
SKIPPED: Final = 99
"""That many are done in a lesson that somebody has skipped: the match goes on like any other."""

_is_seed: Final = checks.whole(0, 10**MOST_DIGITS - 1)

_is_seat: Final = checks.whole(0, EMBLEMS - 1)

_is_score: Final = checks.whole(-MOST_SCORE, MOST_SCORE)

_is_place: Final = checks.whole(0, SKIPPED)

STARTED: Final = checks.matching(r"\d{4}-\d\d-\d\dT[\d:.]{5,15}(Z|[+-]\d\d:\d\d)?")

_MATCH: Final[Mapping[str, checks.Check]] = {
    "id": checks.is_file_stem,
    "started": STARTED,
    "seconds": checks.whole(0, MOST_SECONDS),
    "scores": lambda value: isinstance(value, list) and all(map(_is_score, value)),
    "turns": checks.whole(0, MOST_TURNS),
    "whose": checks.or_none(_is_seat),
    HELD: lambda value: isinstance(value, list) and len(value) == 2 and _is_seat(value[0]),
    TAKEN_BACK: lambda value: (
        isinstance(value, list) and all(map(checks.whole(0, MOST_TURNS), value))
    ),
    VOYAGE: checks.is_file_stem,
    CHALLENGE: checks.is_file_stem,
    TUNE: checks.whole(0, 99),
    LESSON: lambda value: (
        isinstance(value, list) and len(value) == 2 and all(map(_is_place, value))
    ),
}
"""The checks of a match's other fields in a file."""


def first_notes(game_id: str) -> dict[str, Plain]:
    """Return the notes of a match that begins now."""
    now = datetime.now(UTC)
    identity = f"{game_id}-{now:%Y%m%d-%H%M%S}-{SystemRandom().getrandbits(24):06x}"
    return {"id": identity, "started": now.isoformat(timespec="seconds"), "seconds": 0}


def match_notes(notes: Mapping[str, Plain]) -> dict[str, Any]:
    """Return the known notes that a record has and ignore the rest, and a held act that is none;
    raises `BadRecord` for others that make no sense.
    """
    known = {name: fits for name, fits in _MATCH.items() if name in notes}
    if HELD in known and not known[HELD](notes[HELD]):
        del known[HELD]
    return checks.checked(notes, known)


def begun_at(started: str) -> datetime:
    """Return when a match began, in local time, by its note; long ago for nonsense."""
    long_ago = datetime(1970, 1, 2).astimezone()
    try:
        moment = datetime.fromisoformat(started)
        return max(long_ago, moment.replace(tzinfo=moment.tzinfo or UTC).astimezone())
    except (ValueError, OverflowError, OSError):
        return long_ago


def evening_at(begun: datetime) -> date:
    """Return the day of the evening that a moment belongs to, which lasts until five."""
    return (begun - timedelta(hours=5)).date()


def fresh_seed() -> int:
    """Return a random seed that nobody can guess from its hash."""
    return SystemRandom().getrandbits(64)


def seed_hash(seed: int | str) -> str:
    """Return the SHA-256 of the seed's decimal digits, in hex.

    It is shown before play, so that anyone can check the seed that is revealed afterwards.
    """
    return sha256(str(seed).encode()).hexdigest()


def thinking_seed(seed: int) -> int:
    """Return the seed for the computer players' thinking, which doesn't reveal `seed`."""
    return int.from_bytes(sha256(f"{seed}/thinking".encode("ascii")).digest()[:8], "big")
