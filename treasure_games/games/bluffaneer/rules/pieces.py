"""The icons, the eighteen cards and the bones."""

from __future__ import annotations

from typing import Final

from treasure_games.core.language import N_, translate

CHEST: Final = 0
SWORDS: Final = 1
SHIP: Final = 2
SKULL: Final = 3

ICONS: Final = (N_("chest"), N_("swords"), N_("ship"), N_("skull"))

NO_PAIR: Final = -1
"""What a double shows on the bones: no card has the same icon twice."""

NO_CARD: Final = -1
"""Stands where a card id would stand, when there is none."""

FACES: Final = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
"""The two different icons of each face; a face is its index here."""

COPIES: Final = 3
PACK: Final = tuple(face for face in range(len(FACES)) for _ in range(COPIES))
"""The faces of all cards, sorted."""
PACK_SIZE: Final = len(PACK)

PAIR: Final = tuple(
    tuple(FACES.index((min(a, b), max(a, b))) if a != b else NO_PAIR for b in range(4))
    for a in range(4)
)
"""`PAIR[a][b]` is the face that shows the icons `a` and `b`; `NO_PAIR` for a double."""

FOUR_SIDED: Final = ((CHEST, SWORDS, SHIP, SKULL), (CHEST, SWORDS, SHIP, SKULL))
SIX_SIDED: Final = (
    (CHEST, CHEST, SWORDS, SWORDS, SHIP, SKULL),
    (CHEST, SWORDS, SHIP, SHIP, SKULL, SKULL),
)
"""The sides of both bones. The six-sided ones complement each other."""

PAIR_NAME: Final = N_("{one} and {two}")
COVERED_NAME: Final = N_("a hidden card")


def printed_name(face: int) -> str:
    """Return the name of a face for records and tests, never translated: "chest and ship"."""
    if face < 0:
        return COVERED_NAME
    one, two = FACES[face]
    return PAIR_NAME.format(one=ICONS[one], two=ICONS[two])


def spoken_name(face: int) -> str:
    """Return the name of a face in the player's language."""
    if face < 0:
        return translate(COVERED_NAME)
    one, two = (translate(ICONS[icon]) for icon in FACES[face])
    return translate(PAIR_NAME).format(one=one, two=two)
