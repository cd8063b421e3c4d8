"""A voyage: one evening over several games with the same crew, and one ledger of coins.

Each port is an ordinary match, with a note that names the voyage. Who has which coins is worked out
from the places at each port.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from enum import StrEnum
from functools import lru_cache
from random import SystemRandom
from statistics import median
from typing import Annotated, Any, Final

from msgspec import Meta, Struct
from msgspec.structs import replace

from treasure_games.core.checks import is_file_stem
from treasure_games.core.game import Outcome
from treasure_games.core.options import OptionValue, Setup
from treasure_games.core.pages import page_of
from treasure_games.core.registry import PACKAGES, folder_of, load
from treasure_games.match.match import Match
from treasure_games.match.seats import MatchSetup, Seat, fresh_seed
from treasure_games.match.statistics import Statistics

FORMAT: Final = 2
COINS: Final = (8, 5, 2, 0, 0, 0)
"""What the places at a port are worth; the last port pays double."""
_FIRST_COINS: Final = (5, 3, 1, 0, 0, 0)
"""The same on voyages of the first format, whose last port was like the others."""
FEWEST, MOST = 3, 5
"""How many ports a voyage has."""
CREW: Final = (2, 6)
"""How many can sail."""
PRIZE: Final = 2
"""The coins for whoever wins under a house rule of their own."""
PREFIX: Final = "voyage-"
"""How the names of voyages begin, and so those of their matches."""
_ENOUGH: Final = 3
"""Of so many matches the median is about what the next one takes."""
PAGE: Final = "port.toml"


class Favour(StrEnum):
    """What whoever is last may choose before the next port: a coin at once; a coin of the leader's
    for a better place than the leader's; or a house rule, and `PRIZE` coins for a victory.
    """

    PURSE = "purse"
    CHASE = "chase"
    RULE = "rule"


class Variant(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game differs from the book at a port, and about how many minutes it takes, by the
    number of seats from two on.
    """

    minutes: tuple[int, ...]
    options: dict[str, OptionValue] = {}


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """A game as a port: the house rule that can be chosen as a favour, the same as a sentence, its
    variants for one person and for several, who take longer, and what rivals say of what was done
    there.
    """

    rule: tuple[str, OptionValue]
    told: str
    alone: Variant
    shared: Variant
    said: dict[str, dict[str, tuple[str, str]]] = {}


class Port(Struct, frozen=True):
    """A match of a voyage. `favour` was chosen before it; `places` are those of the seats, from 1,
    () until it has been played.
    """

    game: str
    seed: Annotated[int, Meta(ge=0)]
    favour: Favour | None = None
    places: tuple[Annotated[int, Meta(ge=1, le=len(COINS))], ...] = ()


class Voyage(Struct, frozen=True):
    """A voyage, with the ports in their order; raises `ValueError` if it makes no sense."""

    identity: str
    started: str
    seats: Annotated[tuple[Seat, ...], Meta(min_length=CREW[0], max_length=CREW[1])]
    ports: Annotated[tuple[Port, ...], Meta(min_length=FEWEST, max_length=MOST)]
    format: Annotated[int, Meta(ge=1, le=FORMAT)] = FORMAT

    def __post_init__(self) -> None:
        played = [len(port.places) for port in self.ports]
        is_in_order = played == sorted(played, reverse=True)
        if not is_in_order or not {*played} <= {0, len(self.seats)}:
            raise ValueError("places don't fit the crew")
        if not all(is_port(port.game) for port in self.ports):
            raise ValueError("an unknown port")
        if not is_file_stem(self.identity):
            raise ValueError("no name for a file")

    @property
    def number(self) -> int:
        """The number of ports that have been played, which is the index of the next one."""
        return sum(1 for port in self.ports if port.places)

    @property
    def is_over(self) -> bool:
        """True if all ports have been played."""
        return self.number == len(self.ports)

    @property
    def match_id(self) -> str:
        """The identity of the match at the next port."""
        return f"{self.identity}-{self.number + 1}"

    @property
    def awaited(self) -> int | None:
        """The seat that must choose a favour now; None if nobody must."""
        is_chosen = self.is_over or not self.number or self.ports[self.number].favour
        return None if is_chosen else self.ranked(self.number)[-1]

    def worth(self, number: int) -> tuple[int, ...]:
        """Return the coins for each place at a port."""
        times = 2 if number == len(self.ports) - 1 else 1
        return _FIRST_COINS if self.format == 1 else tuple(times * coins for coins in COINS)

    def row(self, number: int) -> tuple[int, ...]:
        """Return the coins of each seat from a port, with those of the favour."""
        port, ranked = self.ports[number], self.ranked(number)
        coins = [self.worth(number)[place - 1] for place in port.places] or [0] * len(self.seats)
        leader, taker = ranked[0], ranked[-1]
        if port.favour is Favour.PURSE:
            coins[taker] += 1
        elif port.favour is Favour.RULE and port.places:
            coins[taker] += PRIZE * (port.places[taker] == 1)
        elif port.favour is Favour.CHASE and port.places:
            stolen = int(port.places[taker] < port.places[leader])
            coins[taker] += stolen
            coins[leader] -= stolen
        return tuple(coins)

    def purses(self, ports: int = MOST) -> tuple[int, ...]:
        """Return the coins of each seat after so many ports."""
        rows = [self.row(number) for number in range(min(ports, len(self.ports)))]
        return tuple(map(sum, zip(*rows, strict=True))) if rows else (0,) * len(self.seats)

    def ranked(self, number: int) -> list[int]:
        """Return the seats as they stood before a port, the leader first; whoever is last chooses
        the favour. Of equal ones the last port decides, then the order of the seats.
        """
        purses = self.purses(number)
        last = self.ports[number - 1].places if number else purses
        return sorted(range(len(purses)), key=lambda seat: (-purses[seat], last[seat : seat + 1]))

    def outcome(self) -> Outcome:
        """Return all coins, and who has most of them: several share the victory."""
        return Outcome.most(self.purses())

    def with_port(self, **changed: Any) -> "Voyage":
        """Return the voyage with the next port changed."""
        ports = list(self.ports)
        ports[self.number] = replace(ports[self.number], **changed)
        return replace(self, ports=tuple(ports))

    def plan(self) -> MatchSetup:
        """Return the table at the next port; raises `BadSetup`."""
        port = self.ports[self.number]
        setup = setup_of(port.game, self.seats, has_rule=port.favour is Favour.RULE)
        return MatchSetup(port.game, setup, self.seats, port.seed)


def places_of(match: Match) -> tuple[int, ...]:
    """Return the place of each seat in a finished match, from 1: winners are first, equal scores
    share the better place. Of those with nothing left, whoever had something longer is better.
    """
    outcome = match.outcome()
    assert outcome is not None
    after = [act.moments[-1].state for act in match.acts if act.moments]
    known = [match.game.scores(match.game.view(state, None)) for state in after]
    ranks = []
    for seat, score in enumerate(outcome.scores):
        lasted = max((n for n, scores in enumerate(known) if scores[seat] > 0), default=0)
        has_won = seat in outcome.winners
        ranks.append((has_won, 0 if has_won else score, 0 if has_won or score else lasted))
    return tuple(1 + sum(other > own for other in ranks) for own in ranks)


def new_voyage(seats: Sequence[Seat], games: Sequence[str]) -> Voyage:
    """Return a voyage of this crew to these games, in this order."""
    now = datetime.now(UTC)
    identity = f"{PREFIX}{now:%Y%m%d-%H%M%S}-{SystemRandom().getrandbits(24):06x}"
    ports = tuple(Port(game, fresh_seed()) for game in games)
    return Voyage(identity, now.isoformat(timespec="seconds"), tuple(seats), ports)


def is_port(game_id: str) -> bool:
    """Return True if a game can be a port; its rules aren't loaded."""
    return game_id in PACKAGES and (folder_of(game_id) / PAGE).is_file()


def games_for(seats: int) -> list[str]:
    """Return the games that so many can play on a voyage."""
    ranges = {game_id: load(game_id).info.seats for game_id in filter(is_port, PACKAGES)}
    return [game_id for game_id, (low, high) in ranges.items() if low <= seats <= high]


@lru_cache
def terms_of(game_id: str) -> Terms:
    """Return what a game is like as a port."""
    return page_of(folder_of(game_id) / PAGE, Terms)


def variant_of(game_id: str, seats: Sequence[Seat]) -> Variant:
    """Return the variant of a game for a crew."""
    people = sum(seat.is_human for seat in seats)
    return terms_of(game_id).shared if people > 1 else terms_of(game_id).alone


def minutes_at(game_id: str, seats: Sequence[Seat], statistics: Statistics | None = None) -> int:
    """Return about how long a port takes: the median of what such matches took here, if there are
    enough, else the book's.
    """
    people, setup = sum(seat.is_human for seat in seats), setup_of(game_id, seats)
    own = statistics.lengths(game_id, setup, people) if statistics else []
    if len(own) >= _ENOUGH:
        return max(1, round(median(own) / 60))
    return variant_of(game_id, seats).minutes[len(seats) - CREW[0]]


def setup_of(game_id: str, seats: Sequence[Seat], *, has_rule: bool = False) -> Setup:
    """Return the variant of a game for a crew, with its house rule chosen as a favour or not;
    raises `BadSetup`.
    """
    info, people = load(game_id).info, sum(seat.is_human for seat in seats)
    usual = {rule.name: rule.default_for(people) for rule in info.options}
    own = dict([terms_of(game_id).rule]) if has_rule else {}
    return Setup.of(info, len(seats), {**usual, **variant_of(game_id, seats).options, **own})
