"""The pieces: icons, the pairs of icons on the cards, the two bones."""

from __future__ import annotations

from typing import Final

from treasure_games.core.language import N_, translate

MOST_SEATS: Final = 6

CHEST: Final = 0
SWORDS: Final = 1
SHIP: Final = 2
SKULL: Final = 3

ICON_NAMES: Final = ("chest", "swords", "ship", "skull")
ICON_TITLES: Final = (N_("chest"), N_("crossed swords"), N_("ship"), N_("skull and bones"))

PAIRS: Final = (
    (CHEST, SWORDS),
    (CHEST, SHIP),
    (CHEST, SKULL),
    (SWORDS, SHIP),
    (SWORDS, SKULL),
    (SHIP, SKULL),
)
"""The faces of the cards: each pair of unlike icons. A face is its index here."""
PAIR_TITLES: Final = (
    N_("chest and swords"),
    N_("chest and ship"),
    N_("chest and skull"),
    N_("swords and ship"),
    N_("swords and skull"),
    N_("ship and skull"),
)
HIDDEN_NAME: Final = N_("a hidden card")

NO_PAIR: Final = -1
"""Stands for the pair of a double, and before the first roll."""


def _pair(one: int, other: int) -> int:
    pair = (min(one, other), max(one, other))
    return NO_PAIR if one == other else PAIRS.index(pair)


PAIR_OF: Final = tuple(tuple(_pair(one, other) for other in range(4)) for one in range(4))
"""`PAIR_OF[a][b]`: the pair that icons a and b make; `NO_PAIR` for a double."""

COPIES: Final = 3
PACK: Final = tuple(face for face in range(len(PAIRS)) for _ in range(COPIES))
"""The faces of the 18 cards, sorted."""
PACK_SIZE: Final = len(PACK)
NO_CARD: Final = -1
"""Stands where a card id would stand, when there is none."""

COINS: Final = 50

Bone = tuple[int, ...]
"""The icon on each side of a bone."""

BONES: Final[dict[str, tuple[Bone, Bone]]] = {
    "four": ((CHEST, SWORDS, SHIP, SKULL), (CHEST, SWORDS, SHIP, SKULL)),
    "six_complementary": (
        (CHEST, CHEST, SWORDS, SWORDS, SHIP, SKULL),
        (CHEST, SWORDS, SHIP, SHIP, SKULL, SKULL),
    ),
}
"""The two bones, by the option `bones`."""


def printed_name(face: int) -> str:
    """Return the name of a card for records and tests, never translated."""
    return PAIR_TITLES[face] if face >= 0 else HIDDEN_NAME


def spoken_name(face: int) -> str:
    """Return the name of a pair or card in the player's language."""
    return translate(PAIR_TITLES[face] if face >= 0 else HIDDEN_NAME)
