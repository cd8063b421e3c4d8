"""The pieces: icons, the pairs of icons on the cards, the two bones."""

from itertools import combinations
from typing import Final

from msgspec import Struct

from treasure_games.core.language import N_, PieceNames
from treasure_games.core.pages import page_beside

MOST_SEATS: Final = 6

ICON_NAMES: Final = ("chest", "swords", "ship", "skull")
CHEST, SWORDS, SHIP, SKULL = range(len(ICON_NAMES))


class _Page(Struct, forbid_unknown_fields=True):
    """What icons and pairs of them are called."""

    icons: tuple[str, str, str, str]
    pairs: tuple[str, str, str, str, str, str]


_PAGE: Final = page_beside(__file__, _Page)
ICON_TITLES: Final = _PAGE.icons

PAIRS: Final = tuple(combinations(range(4), 2))
"""The faces of the cards: each pair of unlike icons. A face is its index here."""
_NAMES: Final = PieceNames(_PAGE.pairs, N_("a hidden card"))
printed_name, spoken_name = _NAMES.printed, _NAMES.spoken

NO_PAIR: Final = -1
"""Stands for a pair where there is none: after a double, and before the first roll."""
PAIR_OF: Final = tuple(
    tuple(NO_PAIR if a == b else PAIRS.index((min(a, b), max(a, b))) for b in range(4))
    for a in range(4)
)
"""`PAIR_OF[a][b]`: the pair that icons a and b make; `NO_PAIR` for a double."""

COPIES: Final = 3
PACK: Final = tuple(face for face in range(len(PAIRS)) for _ in range(COPIES))
"""The faces of the 18 cards, sorted."""
PACK_SIZE: Final = len(PACK)
NO_CARD: Final = -1
"""Stands for a card id where there is no card."""

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
