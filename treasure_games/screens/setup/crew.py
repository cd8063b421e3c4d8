"""Assembling a crew: default seats, levels by name, unused pirates."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from typing import Final, TypeVar

from treasure_games.core.language import N_, translate
from treasure_games.core.options import Setup
from treasure_games.core.registry import load
from treasure_games.match.seats import EMBLEMS, Kind, MatchSetup, Seat, fresh_seed
from treasure_games.opponents.personas import PERSONAS

T = TypeVar("T")

LEVELS: Final = ("deckhand", "mate", "captain")
"""Levels that a person can choose, weakest first."""

NAMES: Final = (
    "Anne", "Bart", "Cat", "Diego", "Edda", "Finn", "Grace", "Henry", "Inga", "Jack", "Kwame",
    "Lola", "Morgan", "Nell", "Olaf", "Pip", "Quinn", "Rosa", "Sinbad", "Tess", "Ulf", "Vera",
    "Will", "Xenia", "Yusuf", "Zora",
)  # fmt: skip
"""Names for people who don't type one: one for each letter."""

_LEVEL_TITLES: Final = {
    "deckhand": N_("Deckhand"),
    "mate": N_("Mate"),
    "captain": N_("Captain"),
    "greedy": N_("Cabin boy"),
    "random": N_("Ship’s parrot"),
}


def level_title(level: str) -> str:
    """Return what a level is called on the screen."""
    return translate(_LEVEL_TITLES.get(level, level))


def spare_names(taken: Iterable[str]) -> list[str]:
    """Return the names offered to people that nobody has."""
    busy = set(taken)
    return [name for name in NAMES if name not in busy]


def spare_persona(seats: Sequence[Seat]) -> str:
    """Return the first pirate who isn't at the table yet."""
    return _spare(PERSONAS, {seat.persona for seat in seats if not seat.is_human})


def _spare_emblem(seats: Sequence[Seat]) -> int:
    return _spare(range(EMBLEMS), {seat.emblem for seat in seats})


def _spare(offered: Iterable[T], taken: Container[T]) -> T:
    """Return the first that isn't taken; the first of all if each is."""
    first, *others = offered
    return next((one for one in (first, *others) if one not in taken), first)


def person(number: int, name: str, seats: Sequence[Seat]) -> Seat:
    """Return a person for a new seat, named after the place if no name is given."""
    called = name.strip() or translate("Pirate {number}").format(number=number + 1)
    return Seat(called, _spare_emblem(seats), Kind.HUMAN)


def pirate(seats: Sequence[Seat], level: str = "mate") -> Seat:
    """Return an unused computer pirate for a new seat."""
    who = spare_persona(seats)
    return Seat(translate(PERSONAS[who].name), _spare_emblem(seats), Kind.COMPUTER, level, who)


def default_crew(seats: int) -> tuple[Seat, ...]:
    """Return one person and computer pirates: the table of the first quick play."""
    crew: list[Seat] = [person(0, translate("Skipper"), ())]
    while len(crew) < seats:
        crew.append(pirate(crew))
    return tuple(crew)


def first_table(game_id: str) -> MatchSetup:
    """Return the table of the first quick play: one person, two pirates."""
    info = load(game_id).info
    seats = min(max(3, info.seats[0]), info.seats[1])
    return MatchSetup(game_id, Setup.of(info, seats), default_crew(seats), fresh_seed())
