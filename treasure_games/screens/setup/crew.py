"""Assembling a crew: default seats, levels by name, who has which face and flag."""

from collections.abc import Container, Iterable, Mapping, Sequence
from typing import Final, TypeVar

from msgspec.structs import replace

from treasure_games.core.language import translate
from treasure_games.core.options import Setup
from treasure_games.core.pages import page_beside
from treasure_games.core.registry import load
from treasure_games.match.ladder import LEVELS
from treasure_games.match.renown import heard_of
from treasure_games.match.seats import EMBLEMS, SAILORS, Kind, MatchSetup, Seat, fresh_seed
from treasure_games.opponents.personas import PERSONAS
from treasure_games.screens.last_table import LastTables
from treasure_games.screens.published import PUBLISHED
from treasure_games.table.services import AppServices

T = TypeVar("T")

MOST_FACES: Final = 64
"""The most people whose faces are remembered."""

SHY: Final = ("ruth", "tamsin")
"""Pirates who come to quick play only where people are heard of; then they come first."""

NAMES: Final = page_beside(__file__, dict[str, tuple[str, ...]])["people"]
"""Names for people who don't type one: one for each letter."""


def spare_persona(seats: Iterable[Seat], faces: Iterable[str] = PERSONAS) -> str:
    """Return the first of these faces that nobody at the table has."""
    return _spare(faces, {seat.persona for seat in seats})


def _spare_emblem(seats: Iterable[Seat]) -> int:
    """Return the first flag that nobody at the table has."""
    return _spare(range(EMBLEMS), {seat.emblem for seat in seats})


def _spare(offered: Iterable[T], taken: Container[T]) -> T:
    """Return the first that isn't taken; the first of all if each is."""
    first, *others = offered
    return next((one for one in (first, *others) if one not in taken), first)


def person(number: int, name: str, seats: Sequence[Seat]) -> Seat:
    """Return a person for a new seat, named after the place if no name is given."""
    called = name.strip() or translate("Pirate {number}", number=number + 1)
    face = spare_persona(seats, SAILORS)
    return Seat(called, _spare_emblem(seats), Kind.HUMAN, persona=face)


def pirate(seats: Sequence[Seat], level: str = LEVELS[1]) -> Seat:
    """Return an unused computer pirate for a new seat."""
    who = spare_persona(seats)
    return Seat(translate(PERSONAS[who].name), _spare_emblem(seats), Kind.COMPUTER, level, who)


def default_crew(seats: int) -> tuple[Seat, ...]:
    """Return one person and deckhands: the table of the first quick play."""
    crew: list[Seat] = [person(0, translate("Skipper"), ())]
    while len(crew) < seats:
        crew.append(pirate(crew, LEVELS[0]))
    return tuple(crew)


def of_kind(crew: Sequence[Seat], number: int, kind: Kind) -> tuple[Seat, ...]:
    """Return the crew with a person or a computer at a seat, under the same flag."""
    others = [seat for index, seat in enumerate(crew) if index != number]
    fresh = person(number, "", others) if kind is Kind.HUMAN else pirate(others)
    return _with(crew, {number: replace(fresh, emblem=crew[number].emblem)})


def with_face(crew: Sequence[Seat], number: int, persona: str) -> tuple[Seat, ...]:
    """Return the crew with this face at a seat; whoever had it gets the other one in exchange.

    A person may do without ("").
    """
    owner = holder(crew, persona)
    changed = {number: _faced(crew[number], persona)}
    if owner is not None and owner != number:
        left = crew[number].persona
        if left not in PERSONAS and not crew[owner].is_human:
            left = spare_persona(crew)
        changed[owner] = _faced(crew[owner], left)
    return _with(crew, changed)


def usual_face(seat: Seat, faces: Mapping[str, Sequence[str]]) -> str:
    """Return the face that a person of this name has had; that of the seat if none is known."""
    face = next(iter(faces.get(seat.name, [seat.persona])), "")
    return face if face in ("", *PERSONAS, *SAILORS) else seat.persona


def with_usual_face(
    crew: Sequence[Seat], number: int, faces: Mapping[str, Sequence[str]]
) -> tuple[Seat, ...]:
    """Return the crew with the face at a seat that its person has had before, if it is free."""
    seat, face = crew[number], usual_face(crew[number], faces)
    is_free = seat.is_human and holder(crew, face) in (None, number)
    return _with(crew, {number: replace(seat, persona=face)}) if is_free else tuple(crew)


def keep_faces(crew: Iterable[Seat], faces: dict[str, list[str]]) -> None:
    """Note which face each person has."""
    for seat in crew:
        if seat.is_human:
            faces.pop(seat.name, None)
            faces[seat.name] = [seat.persona] if seat.persona else []
    for name in list(faces)[:-MOST_FACES]:
        del faces[name]


def with_flag(crew: Sequence[Seat], number: int, emblem: int) -> tuple[Seat, ...]:
    """Return the crew with this flag at a seat; whoever had it gets the other one in exchange."""
    left = crew[number].emblem
    owner = flag_holder(crew, emblem)
    changed = {} if owner is None else {owner: replace(crew[owner], emblem=left)}
    return _with(crew, {**changed, number: replace(crew[number], emblem=emblem)})


def holder(crew: Sequence[Seat], persona: str) -> int | None:
    """Return the seat that has this face, None for a free one."""
    return next((n for n, seat in enumerate(crew) if persona and seat.persona == persona), None)


def flag_holder(crew: Sequence[Seat], emblem: int) -> int | None:
    """Return the seat under this flag, None for a free one."""
    return next((n for n, seat in enumerate(crew) if seat.emblem == emblem), None)


def _faced(seat: Seat, persona: str) -> Seat:
    """Return the seat with another face; a computer pirate is called after it."""
    name = seat.name if seat.is_human else translate(PERSONAS[persona].name)
    return replace(seat, persona=persona, name=name)


def _with(crew: Sequence[Seat], changed: Mapping[int, Seat]) -> tuple[Seat, ...]:
    return tuple(changed.get(number, seat) for number, seat in enumerate(crew))


def first_table(game_id: str, *, heard_of: bool = False) -> MatchSetup:
    """Return the table of the first quick play: one person, two deckhands; others come where people
    are heard of.
    """
    info = load(game_id).info
    seats = min(max(3, info.seats[0]), info.seats[1])
    crew = default_crew(seats)
    for number, persona in enumerate(SHY[: (seats - 1) * heard_of], start=1):
        crew = with_face(crew, number, persona)
    livelier = {rule.name: rule.first for rule in info.options if rule.first is not None}
    return MatchSetup(game_id, Setup.of(info, seats, livelier), crew, fresh_seed())


def usual_table(services: AppServices, game_id: str, *, heard_of: bool = False) -> MatchSetup:
    """Return the last table of a game, or else that of a first quick play."""
    last = LastTables(services.folders.data).load(game_id)
    return last or first_table(game_id, heard_of=heard_of)


def usual_person(services: AppServices, game_id: str) -> Seat:
    """Return who sat at the last table of a game, or else its first person."""
    seats = usual_table(services, game_id).seats + first_table(game_id).seats
    return next(seat for seat in seats if seat.is_human)


def quick_play(services: AppServices, game_id: str = "") -> None:
    """Begin a match of a game, else of that which is learnt first, with the last table or else with
    one person against two pirates.
    """
    game_id = game_id or min(PUBLISHED, key=lambda one: one.rank).identity
    heard = services.settings.all_pirates or heard_of(services.matches.statistics)
    plan = usual_table(services, game_id, heard_of=heard)
    services.navigation.begin_match(plan.with_seed(services.launch.seed))
