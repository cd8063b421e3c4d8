"""How strong a person is, in words, and whom to play next."""

from collections.abc import Iterable, Sequence
from itertools import compress
from typing import Final

from msgspec.structs import replace

from treasure_games.core.language import N_, plural, translate as _
from treasure_games.core.pages import page_beside
from treasure_games.match.ladder import LEVELS, Estimate, Ladder
from treasure_games.match.match import Match
from treasure_games.match.seats import Seat

_RUNGS: Final = page_beside(__file__, dict[str, list[str]])["rungs"]
NEXT: Final = {"mate": N_("Take on Mates"), "captain": N_("Take on Captains")}


def standing(ladder: Ladder, estimate: Estimate) -> str:
    """Return how strong somebody is, as the end of a sentence."""
    return _(_RUNGS[ladder.rung(estimate)] if estimate.is_sure else N_("still hard to judge"))


def lone_person(seats: Sequence[Seat]) -> str | None:
    """Return the name of the only person among computers; None if there is none."""
    people = [seat.name for seat in seats if seat.is_human]
    return people[0] if len(people) == 1 < len(seats) else None


def made_even(ladder: Ladder, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return the seats with the levels that make it even for the only person, weakest first."""
    name = lone_person(seats)
    if name is None:
        return seats
    return with_levels(seats, ladder.even_levels(ladder.career(name)[-1], len(seats) - 1))


def with_levels(seats: tuple[Seat, ...], levels: Iterable[str]) -> tuple[Seat, ...]:
    """Return the seats with these levels for the computers, in order."""
    left = iter(levels)
    return tuple(seat if seat.is_human else replace(seat, level=next(left)) for seat in seats)


def invitation(ladder: Ladder, seats: tuple[Seat, ...]) -> str:
    """Return how strong the only person is and which company makes it even; "" for several people,
    or while nobody can tell.
    """
    name = lone_person(seats)
    if name is None or not ladder.career(name)[-1].is_sure:
        return ""
    levels = [seat.level for seat in made_even(ladder, seats) if not seat.is_human]
    counts = (
        plural("{count} Deckhand", "{count} Deckhands", levels.count("deckhand")),
        plural("{count} Mate", "{count} Mates", levels.count("mate")),
        plural("{count} Captain", "{count} Captains", levels.count("captain")),
    )
    named = compress(counts, map(levels.count, LEVELS))
    company = _(" and ").join(one.replace(" ", "\u00a0") for one in named)
    told = standing(ladder, ladder.career(name)[-1])
    return plural("You are {standing} here: {company} makes it even.",
                  "You are {standing} here: {company} make it even.",
                  len(seats) - 1, standing=told, company=company)  # fmt: skip


def shown_by(ladder: Ladder, match: Match) -> tuple[str, str]:
    """Return what a finished match says about the only person's strength, in a sentence, and after
    a victory the level to try next; "" where there is nothing.
    """
    name, outcome = lone_person(match.seats), match.outcome()
    if name is None or outcome is None:
        return "", ""
    career, reason = ladder.career(name), ladder.uncounted.get(match.identity)
    if career[-1].match != match.identity:
        return _(reason) if reason else "", ""
    before, after = career[-2:]
    levels = [seat.level for seat in match.seats if not seat.is_human]
    up, down = _("A step up: you are {standing} here."), _("A step back: you are {standing} here.")
    told = (up if after.mean > before.mean else down).format(standing=standing(ladder, after))
    if not after.is_sure:
        told = _("A few more matches will tell how strong you are here.")
    has_won = outcome.winners == match.human_seats
    return told, ladder.next_level(after, levels) if has_won else ""
