"""The pieces: 50 treasure cards and 45 piracy cards, with different backs."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from treasure_games.core.game import UNKNOWN
from treasure_games.core.language import N_, translate
from treasure_games.core.pages import page_beside

MOST_SEATS: Final = 6

TREASURE, PIRACY = range(2)
"""The two families; also the index of the discard pile of each."""

PILE_A, PILE_B, PIRACY_PILE = range(3)
"""What can be drawn from: both halves of the treasure deck, and the piracy deck."""

TREASURE_KINDS: Final = range(15)
(
    SILVER, GOLD, BULLION, BOOTY, HAUL, TROVE, SAPPHIRE, RUBY, EMERALD, DIAMOND, HAIRY_CHEST,
    PEG_LEG, BOOT, BARNACLE, VOODOO,
) = TREASURE_KINDS  # fmt: skip
PIRACY_KINDS: Final = range(15, 27)
(
    PLUNDER, SPYGLASS, SKULDUGGERY, X_MARKS, YO_HO_HO, HOOK, KRAKEN, BOMBS, CODE, YARR, PARLEY,
    SPOT,
) = PIRACY_KINDS  # fmt: skip
KINDS: Final = 27


class Kind(NamedTuple):
    """ST-05 to ST-07, ST-Q4: a kind of card, and how many there are; piracy cards have no worth."""

    title: str
    copies: int
    value: int = 0


_PAGE: Final = page_beside(__file__, dict[str, tuple[Kind, ...]])
_KINDS: Final = (*_PAGE["treasure"], *_PAGE["piracy"])
TITLES: Final = tuple([kind.title for kind in _KINDS])
COPIES: Final = tuple([kind.copies for kind in _KINDS])
VALUES: Final = tuple([kind.value for kind in _KINDS])

HIDDEN_NAMES: Final = (N_("a treasure card"), N_("a piracy card"))

BURDENS: Final = tuple([min(0, value) for value in VALUES])
"""ST-15, ST-16: what each kind counts in a hand."""
RICHES: Final = tuple([max(0, value) for value in VALUES])

PACK: Final = tuple([kind for kind in range(KINDS) for _ in range(COPIES[kind])])
"""The kinds of all cards, sorted: first the treasure cards, then the piracy cards."""
PACK_SIZE: Final = len(PACK)
FIRST_PIRACY: Final = sum([COPIES[kind] for kind in TREASURE_KINDS])
"""Treasure cards have lower ids, piracy cards this one and higher ones."""
DECKS: Final = tuple([TREASURE if card < FIRST_PIRACY else PIRACY for card in range(PACK_SIZE)])
"""The family of each card; also the pool of which all cards are at first."""
NO_CARD: Final = -1
"""Stands where a card id would stand, when there is none."""


def deck_of(card: int) -> int:
    """Return the family of a card, which its back shows."""
    return DECKS[card]


def name_on(faces: Sequence[int], card: int) -> str:
    """Return the English name of a card, or of its back where the face is unknown."""
    kind = faces[card]
    return HIDDEN_NAMES[deck_of(card)] if kind == UNKNOWN else TITLES[kind]


def printed_name(kind: int) -> str:
    """Return the name of a kind for records and tests, never translated."""
    return TITLES[kind]


def spoken_name(kind: int) -> str:
    """Return the name of a kind in the player's language."""
    return translate(TITLES[kind])
