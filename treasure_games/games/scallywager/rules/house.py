"""The house rules: the options, and what they mean at the table."""

from typing import Final

from msgspec import Struct

from treasure_games.core.asking import OTHERS
from treasure_games.core.options import Setup, read_house
from treasure_games.games.scallywager.rules import pieces

NEVER: Final = "never"
FREELY: Final = "free"

PAGE: Final = read_house(__file__)

OF_ROLLED_DICE: Final = frozenset(
    (pieces.PARROT, pieces.NEST, pieces.LOADED, pieces.GROG, pieces.SPYGLASS)
)
OF_CREW_AND_CARDS: Final = frozenset((pieces.PRESS, pieces.GRAPESHOT, pieces.CUTPURSE))
"""The treasure cards that are used before the bidding."""
EARLY_AND_LATE: Final = (OF_CREW_AND_CARDS, OF_ROLLED_DICE)
ALL_LATE: Final = (frozenset[int](), OF_ROLLED_DICE | OF_CREW_AND_CARDS)
"""Those used before and after the roll."""


class HouseRules(Struct, frozen=True):
    """What the chosen options mean at this table; shared by all copies of a state.

    `usable` are the kinds of treasure cards that may be used before and after the roll.
    `others[seat]` are all others clockwise from the left; `clockwise[seat]` begins with the seat.
    """

    setup: Setup
    seats: int
    has_cards: bool
    raise_is_strict: bool
    ones: str
    ones_are_wild: bool
    hold_limit: int
    usable: tuple[frozenset[int], ...]
    others: tuple[tuple[int, ...], ...]
    clockwise: tuple[tuple[int, ...], ...]


def house_of(setup: Setup) -> HouseRules:
    """Read the options of a complete set-up."""
    is_early = setup.text("treasure_window") == "before"
    return HouseRules(
        setup=setup,
        seats=setup.seats,
        has_cards=setup.text("cards") == "on",
        raise_is_strict=setup.text("raise") == "strict",
        ones=setup.text("ones"),
        ones_are_wild=setup.text("ones_wild") == "on",
        hold_limit=setup.number("hold_limit"),
        usable=EARLY_AND_LATE if is_early else ALL_LATE,
        others=OTHERS[setup.seats],
        clockwise=tuple([(seat, *others) for seat, others in enumerate(OTHERS[setup.seats])]),
    )
