"""The pieces: dice, and the 24 kinds of cards in the two decks."""

from typing import Final, NamedTuple

from treasure_games.core.language import N_, PieceNames
from treasure_games.core.pages import page_beside

MOST_SEATS: Final = 5
DICE: Final = 35
STARTING_DICE: Final = 5
MOST_CREW: Final = 7
"""SWA-19: the most dice of a captain, ghosts not counted."""
FACES: Final = range(1, 7)
NO_FACE: Final = 0
"""The face of a die that is not rolled."""

TREASURE, ADVENTURE = range(2)
"""The two decks."""

KINDS: Final = 24
TREASURE_KINDS: Final = range(12)
(
    PARROT, NEST, QUARTERMASTER, FLAG, MARQUE, LOADED, GROG, PRESS, SPYGLASS, GRAPESHOT, CUTPURSE,
    LIFEBOAT,
) = TREASURE_KINDS  # fmt: skip
ADVENTURE_KINDS: Final = range(12, KINDS)
(
    DUEL, KEG, GHOSTS, SHANGHAIED, KRAKEN, HORNSWOGGLE, COLOURS, FOG, WAGER, BOARDERS, SPOT, XMARKS,
) = ADVENTURE_KINDS  # fmt: skip


class Kind(NamedTuple):
    """A kind of card: the id of its rule, and how many there are."""

    rule: str
    title: str
    copies: int


_PAGE: Final = page_beside(__file__, dict[str, tuple[Kind, ...]])
_KINDS: Final = (*_PAGE["treasure"], *_PAGE["adventure"])
CARD_RULES: Final = tuple([kind.rule for kind in _KINDS])
CARD_TITLES: Final = tuple([kind.title for kind in _KINDS])
COPIES: Final = tuple([kind.copies for kind in _KINDS])
_NAMES: Final = PieceNames(CARD_TITLES, N_("a concealed card"))
printed_name, spoken_name = _NAMES.printed, _NAMES.spoken

PERMANENT: Final = frozenset((PARROT, NEST, QUARTERMASTER, FLAG, MARQUE))
"""SW-25: these stay; all other treasure cards are used once."""

PACK: Final = tuple(kind for kind in range(KINDS) for _ in range(COPIES[kind]))
"""The kinds of all cards, sorted: first the treasure deck, then the adventure deck."""
PACK_SIZE: Final = len(PACK)
FIRST_ADVENTURE: Final = sum(COPIES[:12])
"""Treasure cards have lower ids, adventure cards this one and higher ones."""
NO_CARD: Final = -1
"""Stands for a card id where there is no card."""

DAWN_KINDS: Final = frozenset((DUEL, KEG, GHOSTS, SHANGHAIED, KRAKEN))
HELM_KINDS: Final = frozenset((HORNSWOGGLE, COLOURS))
SHOWDOWN_KINDS: Final = frozenset((FOG, WAGER, BOARDERS, SPOT, XMARKS))
"""SWA-16: the kinds of adventure cards that may be revealed in each window."""


def deck_of(card: int) -> int:
    """Return the deck to which a card id belongs."""
    return TREASURE if card < FIRST_ADVENTURE else ADVENTURE


def places_in(mask: int) -> tuple[int, ...]:
    """Return the places of dice whose bits are set, in order."""
    return tuple([place for place in range(mask.bit_length()) if mask >> place & 1])
