"""What is kept of a finished match about people: deeds that earn a medal, and what pirates and
people have done to each other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

from treasure_games.core.deeds import CATCH, FOOL, ROB
from treasure_games.core.feats import NOBODY, PAGE, Chronicle, Feat, feats_in, noticed, read_feats
from treasure_games.core.registry import GAMES, folder_of, load_words
from treasure_games.match.match import Match

EDITION: Final = 1
"""Raised when old matches are to be looked through again, for new deeds."""
LOOKED_THROUGH: Final = "looked:through"
"""The name of the number with the edition up to which a match was looked through."""
DEED: Final = "deed:"
"""Before the id of a deed, in the name of the number with the seat it was done to."""
VOYAGE: Final = ""
"""Stands for the game of the deeds of a voyage."""
_KEPT: Final = (ROB, CATCH, FOOL)
"""What pirates remember."""

Row = tuple[int, str, int]
"""A seat, the name of a number, and the number. With a colon in its name, it isn't a game's own."""


def pages() -> Mapping[str, tuple[Feat, ...]]:
    """Return the deeds of each game of the house, then those of the voyage."""
    voyage = read_feats(Path(__file__).with_name(PAGE))
    return {**{game: read_feats(folder_of(game) / PAGE) for game in GAMES}, VOYAGE: voyage}


def rows_of(match: Match) -> list[Row]:
    """Return what is kept of a finished match, with a mark that it was looked through."""
    words, game = load_words(match.plan.game), match.game
    outcome = match.outcome()
    assert outcome is not None
    moments = [(one.event, one.state) for act in match.acts for one in act.moments]
    deeds = noticed(words.deeds, (game.redact(state, event, None) for event, state in moments))
    found = feats_in(Chronicle(moments, outcome, deeds), words.feats)
    rows = [(one.doer, DEED + one.kind, one.other) for one in found if one.doer in match.human_seats]
    kept = Counter(
        (one.doer, f"{one.kind}:{one.other}")
        for event in deeds
        for one in event
        if one.kind in _KEPT and _are_rivals(match, one.doer, one.other)
    )
    harms = [(doer, name, times) for (doer, name), times in kept.items()]
    return [*rows, *harms, (0, LOOKED_THROUGH, EDITION)]


def _are_rivals(match: Match, one: int, other: int) -> bool:
    """Return True if one is a person and the other a computer's pirate."""
    seats = range(len(match.seats))
    return one in seats and other in seats and (
        match.seats[one].is_human != match.seats[other].is_human
    )  # fmt: skip


class Port(NamedTuple):
    """A port of a finished voyage: its game, and by seat the rank there (from 1) and the coins."""

    game: str
    ranks: Sequence[int]
    coins: Sequence[int]


def _totals(ports: Sequence[Port]) -> list[int]:
    return [sum(coins) for coins in zip(*(port.coins for port in ports), strict=True)]


def _winners(ports: Sequence[Port]) -> Iterator[int]:
    totals = _totals(ports)
    return (seat for seat, total in enumerate(totals) if total == max(totals))


_VOYAGES: Final[Mapping[str, Callable[[Sequence[Port], int], bool]]] = MappingProxyType({
    "landfall": lambda ports, seat: True,
    "late_tide": lambda ports, seat: (
        seat in _winners(ports) and ports[0].ranks[seat] == max(ports[0].ranks) > 1
    ),
    "clean_sweep": lambda ports, seat: all(port.ranks[seat] == 1 for port in ports),
    "no_port": lambda ports, seat: (
        seat in _winners(ports) and all(port.ranks[seat] > 1 for port in ports)
    ),
})  # fmt: skip
"""By id, whether a seat has done a deed in a voyage."""


def voyage_rows(ports: Sequence[Port], people: Sequence[int]) -> list[Row]:
    """Return what is kept of a finished voyage, for the seats at which people sat all along."""
    return [
        (seat, DEED + name, NOBODY)
        for name, is_done in _VOYAGES.items()
        for seat in people
        if is_done(ports, seat)
    ]
