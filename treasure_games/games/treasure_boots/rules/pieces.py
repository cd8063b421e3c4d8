"""The treasure: six kinds of tokens, and how many there are of each."""

from operator import add, sub
from typing import Final, NamedTuple, TypeAlias

from msgspec import Struct

from treasure_games.core.pages import page_beside

SAILS: Final = 0
GUNS: Final = 1
RUM: Final = 2
GOLD: Final = 3
PEARL: Final = 4
BLACK: Final = 5
"""A privateer on the chart, and a black pearl in a hold. It is worth a pearl: players are offered
`PEARL` for either, and white ones leave first."""

NO_TOKEN: Final = -1
"""The token of an empty island."""

MOST_SEATS: Final = 8
MOST_PRIVATEERS: Final = 12
FIRST_PRIVATEER: Final = MOST_SEATS
SHIPS: Final = MOST_SEATS + MOST_PRIVATEERS
"""A ship is a number: that of its seat, or `FIRST_PRIVATEER` and above for a privateer."""

Hold: TypeAlias = tuple[int, int, int, int, int, int]
"""The number of tokens of each kind, by kind."""


class Kind(NamedTuple):
    """A kind of token; its colour is the name of a colour, not a value."""

    name: str
    colour: str
    tokens: int


class PiecesPage(Struct, frozen=True, forbid_unknown_fields=True):
    """All kinds in their order, and the names of privateers, counted from `FIRST_PRIVATEER`."""

    kinds: tuple[Kind, ...]
    privateers: tuple[str, ...]


_PAGE: Final = page_beside(__file__, PiecesPage)
KINDS, PRIVATEER_NAMES = _PAGE.kinds, _PAGE.privateers


EMPTY: Final[Hold] = (0, 0, 0, 0, 0, 0)
FULL_BOX: Final[Hold] = (18, 16, 12, 14, 12, 12)
TOKENS: Final = sum(FULL_BOX)
COLOURS: Final = (SAILS, GUNS, RUM, GOLD)
"""TB-41: the kinds that count as colours; pearls have none."""

COLOUR_BONUS: Final = (0, 0, 1, 2, 4)
"""TB-40: the bonus for unloading this many colours at once."""


def cargo(hold: Hold) -> int:
    """Return the number of tokens."""
    return sum(hold)


def pearls(hold: Hold) -> int:
    """Return the number of pearls, white and black."""
    return hold[PEARL] + hold[BLACK]


def kinds_in(hold: Hold) -> tuple[int, ...]:
    """Return the kinds offered to a player, a black pearl as a pearl."""
    found = [kind for kind in (SAILS, GUNS, RUM, GOLD) if hold[kind]]
    if hold[PEARL] or hold[BLACK]:
        found.append(PEARL)
    return tuple(found)


def token_of(hold: Hold, kind: int) -> int:
    """Return the kind of token that leaves for an offered kind: white pearls before black."""
    return BLACK if kind == PEARL and not hold[PEARL] else kind


def more(hold: Hold, kind: int, count: int = 1) -> Hold:
    """Return the hold with `count` more tokens of a kind (fewer, if negative)."""
    changed = list(hold)
    changed[kind] += count
    return tuple(changed)  # type: ignore[return-value]  # as many as before


def plus(hold: Hold, others: Hold) -> Hold:
    """Return the hold with the tokens of another."""
    return tuple(map(add, hold, others))


def minus(hold: Hold, others: Hold) -> Hold:
    """Return the hold without some of its tokens."""
    return tuple(map(sub, hold, others))


def without_pearls(hold: Hold, count: int) -> Hold:
    """Return the hold with `count` fewer pearls, white ones first; it must hold them."""
    white = min(count, hold[PEARL])
    return (*hold[:PEARL], hold[PEARL] - white, hold[BLACK] - (count - white))
