"""The house rules: the options, and what they mean at the table."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from treasure_games.core.asking import OTHERS
from treasure_games.core.game import Mode
from treasure_games.core.language import N_
from treasure_games.core.options import Choice, HouseRule, Range, Setup
from treasure_games.games.bluffaneer.rules.pieces import BONES, COINS, MOST_SEATS, Bone

AUTO: Final = "auto"
SHOUTS: Final = {"sealed": Mode.SEALED, "buzzer": Mode.RACE, "clockwise": Mode.WINDOW}
ANSWERS: Final = {"roller": Mode.TURN, "everyone": Mode.SEALED, "first_shout": Mode.RACE}
"""How each way to shout and to answer collects the answers (BLA-06)."""

OPTIONS: Final = (
    HouseRule(
        "shout",
        N_("How claims are made"),
        N_(
            "In secret, a coin picks one of several claims; one "
            "after another suits a shared screen."
        ),
        "BLA-06",
        Choice("sealed", N_("All at once, in secret"), N_("all at once, in secret")),
        Choice("buzzer", N_("The fastest press counts"), N_("by the fastest press")),
        Choice("clockwise", N_("One after another"), N_("one after another")),
        shared="clockwise",
    ),
    HouseRule(
        "answer",
        N_("Who answers a claim"),
        N_(
            "Either everybody pays or challenges, or anyone may challenge and otherwise "
            "the roller pays."
        ),
        "BLA-01",
        Choice("roller", N_("The roller"), N_("the roller")),
        Choice("everyone", N_("Everybody, in secret"), N_("everybody, in secret")),
        Choice("first_shout", N_("The first to challenge"), N_("the first to challenge")),
    ),
    HouseRule(
        "bones",
        N_("Bones"),
        N_("With four sides every pair is equally likely; with six, doubles are a bit rarer."),
        "BL-07",
        Choice("four", N_("Four sides"), N_("four sides")),
        Choice("six_complementary", N_("Six sides"), N_("six sides")),
    ),
    HouseRule(
        "coins",
        N_("Coins to begin with"),
        N_("Ten, or eight with six players; fewer make a shorter game."),
        "BLA-22",
        Choice(AUTO, N_("By the number of players"), "{number}"),
        numbers=Range(5, 20),
        stands_for=lambda _value, seats: usual_coins(seats),
    ),
    HouseRule(
        "tie",
        N_("Tied at the end"),
        N_("Who wins if several have the most coins."),
        "BLA-14",
        Choice("coin", N_("A coin decides"), N_("a coin decides")),
        Choice("shared", N_("Share the victory"), N_("they share the victory")),
    ),
)
ARTICLES: Final = (
    N_("Claims are made {shout}."),
    N_("They are answered by {answer}."),
    N_("The bones have {bones}."),
    N_("Everybody begins with {coins} coins."),
    N_("If several have the most, {tie}."),
)
"""The ship's articles: sentences with the options in their gaps."""


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
