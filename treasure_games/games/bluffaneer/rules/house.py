"""The house rules: what can be chosen, and what a choice means in numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from treasure_games.core.game import Mode
from treasure_games.core.language import N_
from treasure_games.core.options import HouseRule, Range, Setup
from treasure_games.games.bluffaneer.rules.pieces import FOUR_SIDED, SIX_SIDED

LEAST_SEATS: Final = 2
MOST_SEATS: Final = 6

COINS_IN_BOX: Final = 50
USUAL_COINS: Final = 10
COINS_OF_SIX: Final = 8

SEALED: Final = Mode.SEALED
RACE: Final = Mode.RACE
TURN: Final = Mode.TURN

MODES: Final = {"sealed": SEALED, "buzzer": RACE, "clockwise": TURN}
"""How shouts are collected, by the option `shout`."""

OPTIONS: Final = (
    HouseRule(
        "shout",
        N_("How to shout"),
        ("sealed", "buzzer", "clockwise"),
        (N_("All choose in secret"), N_("The first to press"), N_("One after another")),
        "sealed",
        N_("How the table finds out who claims the pair on the bones first."),
        "BLA-06",
    ),
    HouseRule(
        "answer",
        N_("Who answers a claim"),
        ("roller", "everyone", "first_shout"),
        (N_("The roller alone"), N_("Everyone for themselves"), N_("The first to object")),
        "roller",
        N_("Who pays the claimant or shouts “Bluffaneer!”"),
        "BLA-01",
    ),
    HouseRule(
        "bones",
        N_("Bones"),
        ("four_sided", "six_sided"),
        (N_("Four sides"), N_("Six sides")),
        "four_sided",
        N_("Four sides make every pair equally likely; six make two of them a little rarer."),
        "BL-07",
    ),
    HouseRule(
        "coins",
        N_("Coins to start with"),
        ("usual", 5, 8, 10, 15, 20),
        (N_("10, or 8 each for six"), "5", "8", "10", "15", "20"),
        "usual",
        N_("Fewer coins make a shorter game."),
        "BLA-22",
        numbers=Range(5, 20),
    ),
    HouseRule(
        "tie",
        N_("A tie for the most coins"),
        ("coin", "shared"),
        (N_("A coin decides"), N_("Share the victory")),
        "coin",
        N_("What happens when the richest pirates have equally many coins."),
        "BLA-14",
    ),
)


@dataclass(frozen=True, slots=True)
class HouseRules:
    """What the chosen options mean at this table; shared by all copies of a state.

    `shouts` and `answers` say how claims and answers are collected; `answer` is the value of its
    option, `roller_answers` whether the roller answers alone. `everybody` has the bit of each
    seat. `coins` is what each seat begins with, `supply` all coins there are.
    """

    setup: Setup
    seats: int
    everybody: int
    bones: tuple[tuple[int, ...], tuple[int, ...]]
    shouts: Mode
    answers: Mode
    answer: str
    roller_answers: bool
    coins: int
    supply: int
    tie_is_shared: bool


def house_of(setup: Setup) -> HouseRules:
    """Read the options of a complete set-up."""
    seats = setup.seats
    coins = _starting_coins(setup)
    shouts, answer = MODES[setup.text("shout")], setup.text("answer")
    return HouseRules(
        setup=setup,
        seats=seats,
        everybody=(1 << seats) - 1,
        bones=FOUR_SIDED if setup.text("bones") == "four_sided" else SIX_SIDED,
        shouts=shouts,
        answers={"roller": TURN, "everyone": SEALED}.get(answer, shouts),
        answer=answer,
        roller_answers=answer == "roller",
        coins=coins,
        supply=max(COINS_IN_BOX, seats * coins),
        tie_is_shared=setup.text("tie") == "shared",
    )


def _starting_coins(setup: Setup) -> int:
    """BL-03, BLA-22: ten each, eight with six players, unless the house says otherwise."""
    if setup.text("coins") != "usual":
        return setup.number("coins")
    return COINS_OF_SIX if setup.seats == MOST_SEATS else USUAL_COINS
