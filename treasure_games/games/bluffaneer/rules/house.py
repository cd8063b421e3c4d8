"""The house rules: the options, and what they mean at the table."""

from typing import Final

from msgspec import Struct

from treasure_games.core.asking import OTHERS
from treasure_games.core.game import Mode
from treasure_games.core.options import Setup, read_house
from treasure_games.games.bluffaneer.rules.pieces import BONES, COINS, MOST_SEATS, Bone

AUTO: Final = "auto"
SHOUTS: Final = {"sealed": Mode.SEALED, "buzzer": Mode.RACE, "clockwise": Mode.WINDOW}
ANSWERS: Final = {"roller": Mode.TURN, "everyone": Mode.SEALED, "first_shout": Mode.RACE}
"""How each way to shout and to answer collects the answers (BLA-06)."""


class HouseRules(Struct, frozen=True):
    """What the chosen options mean at this table; shared by all copies of a state.

    `everyone` has the bit of each seat; `others` has for each seat all others, clockwise. `modes`
    has for each phase how answers are collected. `total` counts all coins, including those in the
    box.
    """

    setup: Setup
    seats: int
    everyone: int
    others: tuple[tuple[int, ...], ...]
    modes: tuple[Mode, ...]
    bones: tuple[Bone, Bone]
    sides: int
    coins: int
    total: int
    tie_is_shared: bool


def usual_coins(seats: int) -> int:
    """BL-03, BLA-22: return the usual number of coins of each player."""
    return 8 if seats == MOST_SEATS else 10


PAGE: Final = read_house(__file__, coins={"stands_for": lambda _value, seats: usual_coins(seats)})


def house_of(setup: Setup) -> HouseRules:
    """Read the options of a complete set-up (BL-03: ten coins each, eight with six players)."""
    seats, bones = setup.seats, BONES[setup.text("bones")]
    coins = usual_coins(seats) if setup.text("coins") == AUTO else setup.number("coins")
    return HouseRules(
        setup=setup,
        seats=seats,
        everyone=(1 << seats) - 1,
        others=OTHERS[seats],
        modes=(Mode.TURN, SHOUTS[setup.text("shout")], ANSWERS[setup.text("answer")], Mode.TURN),
        bones=bones,
        sides=len(bones[0]),
        coins=coins,
        total=max(COINS, coins * seats),
        tie_is_shared=setup.text("tie") == "shared",
    )
