"""The house rules: the options, and what they mean at the table."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from treasure_games.core.asking import OTHERS
from treasure_games.core.language import N_
from treasure_games.core.options import Choice, HouseRule, Setup, numbered
from treasure_games.games.scallywager.rules import pieces

OPENING: Final = "opening"
NEVER: Final = "never"
FREELY: Final = "free"
WITH_CARDS: Final = ("cards", ("on",))

OPTIONS: Final = (
    HouseRule(
        "cards",
        N_("Treasure and adventure cards"),
        N_("Without cards it is a plain duel of dice and nerves."),
        "SW-02",
        Choice("on", N_("With cards"), N_("with treasure and adventure cards")),
        Choice("off", N_("Dice alone"), N_("with dice alone")),
    ),
    HouseRule(
        "raise",
        N_("How a bid is raised"),
        N_("Five twos over four sixes: only allowed if more dice may have any face."),
        "SWA-01",
        Choice("strict", N_("Neither number may fall"), N_("neither number may fall")),
        Choice("open", N_("More dice of any face"), N_("more dice of any face will do")),
    ),
    HouseRule(
        "ones",
        N_("Bids on ones"),
        N_("When a bid may name ones."),
        "SWA-03",
        Choice(OPENING, N_("Only as the first bid"), N_("only at the start")),
        Choice(NEVER, N_("Never"), N_("at no time")),
        Choice(FREELY, N_("Like any face"), N_("like any face")),
    ),
    HouseRule(
        "ones_wild",
        N_("Ones are wild"),
        N_("A wild one counts as any face that is bid."),
        "SWA-02",
        Choice("off", N_("No"), N_("count as ones alone")),
        Choice("on", N_("Yes"), N_("are wild")),
    ),
    HouseRule(
        "treasure_window",
        N_("Treasure cards"),
        N_("When Press Gang, Grapeshot and Cutpurse are used; the others need rolled dice."),
        "SWA-14",
        Choice("after", N_("After the roll"), N_("after the roll")),
        Choice("before", N_("In part before the roll"), N_("in part before the roll")),
        only_if=WITH_CARDS,
    ),
    HouseRule(
        "hold_limit",
        N_("Dice a ship can hold"),
        N_("Nobody gains dice beyond this."),
        "SWA-19",
        *numbered(5, 6, 7),
        only_if=WITH_CARDS,
        usual=7,
    ),
)
ARTICLES: Final = (
    N_("We play {cards}."),
    N_("Treasure cards are used {treasure_window}, and a ship holds {hold_limit} dice."),
    N_("When a bid is raised, {raise}."),
    N_("Ones may be bid {ones}, and they {ones_wild}."),
)
"""The ship's articles: sentences with the options in their gaps."""

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
