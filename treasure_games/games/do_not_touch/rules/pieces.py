"""The cards: all faces, which of them match, and the packs."""

from itertools import product, starmap
from typing import Final, NamedTuple

from treasure_games.core.language import N_, translate

PACK_SIZE: Final = 54
NO_CARD: Final = -1
"""Stands for a card id where there is no card."""

NUMBERS: Final = range(1, 6)
BONUSES: Final = (1, 2, 3)

COLOURS: Final = (N_("red"), N_("green"), N_("blue"))
SYMBOLS: Final = (N_("bullion"), N_("gem"), N_("coin"))

NUMBER_NAME: Final = N_("{colour} {number}")
SYMBOL_NAME: Final = N_("{colour} {symbol}")
BONUS_NAME: Final = N_("{colour} {symbol} ×{bonus}")
COVERED_NAME: Final = N_("a covered card")


class Face(NamedTuple):
    """What is printed on a card.

    `number` is 0 on a card with a symbol, `symbol` is -1 (and `bonus` 1) on one with a number.
    `worth` is what it adds to the loot it lies in (DT-20, DT-21).
    """

    colour: int
    number: int
    symbol: int
    bonus: int
    worth: int
    name: str


def _number_face(colour: int, number: int) -> Face:
    name = NUMBER_NAME.format(colour=COLOURS[colour], number=number)
    return Face(colour, number, -1, 1, number, name)


def _symbol_face(colour: int, symbol: int, bonus: int) -> Face:
    # In records it is a letter, as ever.
    pattern = SYMBOL_NAME if bonus == 1 else BONUS_NAME.replace("×", "x")
    name = pattern.format(colour=COLOURS[colour], symbol=SYMBOLS[symbol], bonus=bonus)
    return Face(colour, 0, symbol, bonus, bonus, name)


FACES: Final = (
    *(_number_face(colour, number) for colour in range(3) for number in NUMBERS),
    *starmap(_symbol_face, product(range(3), range(3), BONUSES)),
)
"""Every face of both versions (15 with a number, 27 with a symbol); a face is its index here."""


def _match(one: Face, other: Face) -> bool:
    """DT-09, DT-13, DT-R4: return True for the same colour, number or symbol."""
    return one.colour == other.colour or (one.number, one.symbol) == (other.number, other.symbol)


FITS: Final = (*((*(_match(a, b) for b in FACES), False) for a in FACES), (False,) * 43)
"""`FITS[a][b]`: True if face `b` may lie on face `a`. The last row and column are for `UNKNOWN`."""

WORTH: Final = (*(face.worth for face in FACES), 0)
"""The points of each face in a loot; the last, for `UNKNOWN`, is 0."""

BONUS: Final = (*(face.bonus for face in FACES), 1)
"""The number of cards that the bonus of each face draws; 1 without a bonus."""

FACE_BY_NAME: Final = {face.name: index for index, face in enumerate(FACES)}

NUMBER_COUNTS: Final = {
    "even": (4, 4, 4, 3, 3),
    "slope": (5, 4, 4, 3, 2),
    "pyramid": (6, 5, 4, 2, 1),
}
"""DT-R3: how many cards of each colour show 1, 2, 3, 4 and 5, by the option `num_dist`."""

BONUS_COUNTS: Final = {"3-2-1": (3, 2, 1), "4-1-1": (4, 1, 1), "2-2-2": (2, 2, 2)}
"""DT-R3: how many of the six cards of a colour and symbol are plain, x2 and x3, by `bonus_mix`."""


def number_pack(distribution: str) -> tuple[int, ...]:
    """DT-01: the faces of the 54 cards with numbers, sorted."""
    copies = NUMBER_COUNTS[distribution] * 3
    return tuple(face for face in range(15) for _ in range(copies[face]))


def symbol_pack(mix: str) -> tuple[int, ...]:
    """DT-02, DT-03: the faces of the 54 cards with symbols, sorted."""
    copies = BONUS_COUNTS[mix] * 9
    return tuple(face for face in range(15, 42) for _ in range(copies[face - 15]))


def printed_name(face: int) -> str:
    """Return the name for records and tests, never translated: "red 4", "blue gem x2"."""
    return FACES[face].name if face >= 0 else COVERED_NAME


def spoken_name(face: int) -> str:
    """Return the name in the player's language."""
    if face < 0:
        return translate(COVERED_NAME)
    shown = FACES[face]
    colour = translate(COLOURS[shown.colour])
    if shown.number:
        return translate(NUMBER_NAME, colour=colour, number=shown.number)
    pattern = SYMBOL_NAME if shown.bonus == 1 else BONUS_NAME
    symbol = translate(SYMBOLS[shown.symbol])
    return translate(pattern, colour=colour, symbol=symbol, bonus=shown.bonus)
