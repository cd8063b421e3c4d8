"""The house rules: the options, and what they mean at the table."""

from typing import Final

from msgspec import Struct

from treasure_games.core.errors import BadSetup
from treasure_games.core.language import N_
from treasure_games.core.options import Setup, read_house

OFF: Final = "off"
ON: Final = "on"
NO_LIMIT: Final = 1_000
COIN, DIE, THROW = "coin", "die", "rps"
SHARES: Final = {"short": 75, "normal": 100, "long": 125}
"""Percentages of the usual goal."""
STEP: Final = 50
"""All treasure is worth a multiple of this, and so is the goal."""


class HouseRules(Struct, frozen=True):
    """What the chosen options mean at this table; shared by all copies of a state.

    `delay` is how many turns must begin before treasure can be buried; `turns` is the most turns of
    a game. `everyone` has the bits of all viewers: the seats, and the bystanders after them. In the
    first edition of the rules, whoever is held back `shows_why`.
    """

    setup: Setup
    seats: int
    everyone: int
    target: int
    hand_limit: int
    piracy_limit: int
    steals_by_type: bool
    wager_method: str
    any_stake: bool
    delay: int
    may_bury_negative: bool
    may_return_effects: bool
    skips_add_up: bool
    start_treasure: int
    start_piracy: int
    first: int
    first_turn_actions: int
    is_won_at_once: bool
    turns: int
    shows_why: bool


def usual_target(seats: int) -> int:
    """ST-17: return the points that usually win with this number of seats."""
    return 2500 - 250 * seats


def target_of(setup: Setup) -> int:
    """ST-20: return the points that win: a share of the usual ones, or as agreed."""
    chosen = setup.options["target_score"]
    if chosen not in SHARES:
        return int(chosen)
    return round(usual_target(setup.seats) * SHARES[str(chosen)] / 100 / STEP) * STEP


PAGE: Final = read_house(
    __file__,
    target_score={
        "stands_for": lambda value, seats: target_of(Setup(seats, {"target_score": value}))
    },
)


def check_setup(setup: Setup) -> None:
    """ST-Q1: whoever begins must have a seat; ST-20: all values are multiples of 50."""
    target = setup.options["target_score"]
    if target not in SHARES and int(target) % STEP:
        raise BadSetup(
            N_("The goal must be a multiple of {step}, not {number}."), step=STEP, number=target
        )
    first = setup.options["first_player"]
    if first != "random" and int(first) > setup.seats:
        raise BadSetup(N_("There’s no seat {number} to begin."), number=first)


def house_of(setup: Setup) -> HouseRules:
    """Read the options of a complete set-up."""
    options, seats = setup.options, setup.seats
    return HouseRules(
        setup=setup,
        seats=seats,
        everyone=(1 << seats + 1) - 1,
        target=target_of(setup),
        hand_limit=_limit(setup, "hand_limit", 1),
        piracy_limit=_limit(setup, "piracy_limit", 1),
        steals_by_type=options["steal_mode"] == "by_type",
        wager_method=setup.text("wager_method"),
        any_stake=options["wager_total"] == "any",
        delay=1 if options["bury_delay"] == "next_own_turn" else seats,
        may_bury_negative=options["bury_negative"] == "allowed",
        may_return_effects=options["code_may_target_attacker"] == "yes" or seats == 2,
        skips_add_up=options["skip_stacking"] == ON,
        start_treasure=setup.number("start_treasure"),
        start_piracy=setup.number("start_piracy"),
        first=-1 if options["first_player"] == "random" else setup.number("first_player") - 1,
        first_turn_actions=setup.number("first_turn_actions"),
        is_won_at_once=options["win_timing"] == "immediate",
        turns=_limit(setup, "round_cap", seats),
        shows_why=setup.edition < 2,
    )


def _limit(setup: Setup, option: str, times: int) -> int:
    is_off = setup.options.get(option, OFF) == OFF
    return NO_LIMIT * times if is_off else setup.number(option) * times
