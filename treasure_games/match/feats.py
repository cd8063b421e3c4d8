"""What is kept of a finished match about people: deeds that earn a medal, and what pirates and
people have done to each other.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, NamedTuple

from msgspec import Struct

from treasure_games.core.codec import wire_name
from treasure_games.core.deeds import CATCH, FOOL, ROB, TRUST, Deed
from treasure_games.core.feats import PAGE, Fact, Feat, feats_in, read_feats
from treasure_games.core.game import Outcome
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


class Port(NamedTuple):
    """A port of a finished voyage: its game, and by seat the rank there (from 1) and the coins."""

    game: str
    ranks: Sequence[int]
    coins: Sequence[int]


def pages() -> Mapping[str, tuple[Feat, ...]]:
    """Return the deeds of each game of the house, then those of the voyage."""
    voyage = read_feats(Path(__file__).with_name(PAGE))
    return {**{game: read_feats(folder_of(game) / PAGE) for game in GAMES}, VOYAGE: voyage}


def rows_of(match: Match) -> list[Row]:
    """Return what is kept of a finished match, with a mark that it was looked through."""
    facts, people = list(_facts(match)), match.human_seats
    deeds = _rows(facts, pages().get(match.plan.game, ()), people)
    done, event = list[tuple[Deed, str]](), ""
    for kind, one in facts:
        event = kind if isinstance(one, Struct) else event
        if isinstance(one, Deed) and (one.doer in people) != (one.other in people):
            done.append((one, event))
    harms = Counter((one.doer, f"{one.kind}:{one.other}") for one, _ in done if one.kind in _KEPT)
    last = {
        frozenset(one[1:]): (one.doer, f"last:{one.other}:{event}:{one.kind}", 1)
        for one, event in done
        if one.kind != TRUST
    }
    kept = ((*one, times) for one, times in harms.items())
    return [*deeds, *kept, *last.values(), (0, LOOKED_THROUGH, EDITION)]


def voyage_rows(ports: Sequence[Port], people: Sequence[int]) -> list[Row]:
    """Return what is kept of a finished voyage, for the seats at which people sat all along."""
    facts: list[Fact] = []
    for number, port in enumerate(ports):
        for seat, rank in enumerate(port.ranks):
            is_last = 1 < rank == max(port.ranks)
            told = SimpleNamespace(seat=seat, rank=rank, is_last=is_last)
            facts += [("port", told)] if number else [("first_port", told), ("port", told)]
    facts += [("sailed", SimpleNamespace(seat=seat)) for seat in people]
    coins = [sum(each) for each in zip(*(port.coins for port in ports), strict=True)]
    return _rows([*facts, *_won(Outcome.most(coins))], pages()[VOYAGE], people)


def _rows(facts: Iterable[Fact], feats: Iterable[Feat], people: Sequence[int]) -> list[Row]:
    found = feats_in(facts, feats)
    return [(one.doer, DEED + one.kind, one.other) for one in found if one.doer in people]


def _facts(match: Match) -> Iterator[Fact]:
    """Yield all that deeds are made of, in order."""
    words, outcome = load_words(match.plan.game), match.outcome()
    noticed: list[Any] = []
    for event, state in (moment for act in match.acts for moment in act.moments):
        yield wire_name(type(event)), event
        yield from words.facts(event, state)
        seen = match.game.redact(state, event, None)
        if seen is not None:
            tells = words.deeds.get(type(seen))
            yield from ((one.kind, one) for one in (tells(seen, noticed) if tells else ()))
            noticed.append(seen)
    if outcome is not None:
        yield from _won(outcome)


def _won(outcome: Outcome) -> Iterator[Fact]:
    for seat in outcome.winners:
        others = [one for one in range(len(outcome.scores)) if one != seat]
        second = max(others, key=outcome.scores.__getitem__)
        lead = outcome.scores[seat] - outcome.scores[second]
        yield "won", SimpleNamespace(seat=seat, lead=lead, second=second)
