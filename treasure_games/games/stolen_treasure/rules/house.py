"""The house rules: the options, and what they mean at the table."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from treasure_games.core.errors import BadSetup
from treasure_games.core.language import N_
from treasure_games.core.options import Gap, HouseRule, Range, Setup
from treasure_games.games.stolen_treasure.rules.pieces import MOST_SEATS

OFF: Final = "off"
ON: Final = "on"
NO_LIMIT: Final = 1_000
COIN, DIE, THROW = "coin", "die", "rps"
SHARES: Final = {"short": 75, "normal": 100, "long": 125}
"""Percentages of the usual goal."""
STEP: Final = 50
"""All treasure is worth a multiple of this, and so is the goal."""

OPTIONS: Final = (
    HouseRule(
        "target_score",
        N_("Points to win"),
        tuple(SHARES),
        (N_("Three quarters"), N_("As usual"), N_("A quarter more")),
        N_("Usually 2000 for two, and 250 less for each further pirate."),
        "ST-20",
        numbers=Range(250, 5000),
        usual="normal",
        gap=Gap(
            stands_for=lambda value, seats: target_of(Setup(seats, {"target_score": value})),
        ),
    ),
    HouseRule(
        "hand_limit",
        N_("Cards in a hand"),
        (7, OFF),
        (N_("Seven at most"), N_("As many as you like")),
        N_("Anybody who holds more discards down to this."),
        "ST-96",
        numbers=Range(5, 12),
        gap=Gap(
            N_("at most {number} cards"),
            N_("as many cards as you like"),
            own=N_("at most {number} cards"),
        ),
    ),
    HouseRule(
        "steal_mode",
        N_("Stealing from a hand"),
        ("by_type", "true_random"),
        (N_("The thief chooses the back"), N_("Blindly")),
        N_("Whether the thief may choose between treasure and piracy cards."),
        "ST-Q43",
        gap=Gap(N_("by the cards’ backs"), N_("blindly")),
    ),
    HouseRule(
        "wager_method",
        N_("How a wager is decided"),
        (COIN, DIE, THROW),
        (N_("A coin"), N_("A die each"), N_("Rock, paper, scissors")),
        N_("All are fair."),
        "ST-Q61",
        gap=Gap(N_("a coin"), N_("a die each"), N_("rock, paper, scissors")),
    ),
    HouseRule(
        "wager_total",
        N_("What may be wagered"),
        ("any", "positive_only"),
        (N_("Any treasure"), N_("Only more than nothing")),
        N_("Whether the first stake may be worth nothing or less."),
        "ST-Q56",
        gap=Gap(N_("any treasure"), N_("only what is worth something")),
    ),
    HouseRule(
        "bury_delay",
        N_("Treasure can be buried"),
        ("next_own_turn", "full_round"),
        (N_("On your next turn"), N_("After a full round")),
        N_("How long treasure stays in the hand at least."),
        "ST-Q12",
        gap=Gap(N_("from your next turn on"), N_("after a full round")),
    ),
    HouseRule(
        "bury_negative",
        N_("Burying bad treasure"),
        ("allowed", "forbidden"),
        (N_("Allowed"), N_("Forbidden")),
        N_("It counts against you for ever, and frees a place in your hand."),
        "ST-Q14",
        gap=Gap(N_("may be buried, too"), N_("must never be buried")),
    ),
    HouseRule(
        "code_may_target_attacker",
        N_("Pirate’s Code against the attacker"),
        ("yes", "no"),
        (N_("Allowed"), N_("Forbidden, unless only two play")),
        N_("Whether an effect may be passed back to whoever played the card."),
        "ST-Q28",
        gap=Gap(N_("may turn on the attacker"), N_("spares the attacker, unless two play")),
    ),
    HouseRule(
        "skip_stacking",
        N_("Hooked twice"),
        (OFF, ON),
        (N_("One turn is lost"), N_("Two turns are lost")),
        N_("What two Hooks before your turn cost you."),
        "ST-Q49",
        gap=Gap(N_("one turn"), N_("two turns")),
    ),
    HouseRule(
        "start_treasure",
        N_("Treasure cards at the start"),
        (0, 1, 2, 3),
        ("0", "1", "2", "3"),
        N_("Dealt face up, and ready to be buried."),
        "ST-Q3",
        gap=Gap(
            N_("no treasure card"),
            N_("one treasure card"),
            N_("two treasure cards"),
            N_("three treasure cards"),
        ),
    ),
    HouseRule(
        "start_piracy",
        N_("Piracy cards at the start"),
        (0, 1, 2, 3),
        ("0", "1", "2", "3"),
        N_("Dealt in secret."),
        "ST-Q3",
        gap=Gap(
            N_("no piracy card"),
            N_("one piracy card"),
            N_("two piracy cards"),
            N_("three piracy cards"),
        ),
    ),
    HouseRule(
        "first_player",
        N_("Who begins"),
        ("random",),
        (N_("At random"),),
        N_("At random, or the number of the youngest player’s seat."),
        "ST-Q1",
        numbers=Range(1, MOST_SEATS),
        gap=Gap(N_("whoever is drawn by lot"), own=N_("seat {number}")),
    ),
    HouseRule(
        "first_turn_actions",
        N_("Actions on the first turn"),
        (2, 1),
        (N_("Two"), N_("One")),
        N_("One is fairer: whoever begins has a slight advantage."),
        "ST-Q72",
        gap=Gap(N_("two actions"), N_("one action")),
    ),
    HouseRule(
        "win_timing",
        N_("When the game is won"),
        ("immediate", "own_turn"),
        (N_("At once"), N_("Only on your own turn")),
        N_("You can reach the goal on somebody else’s turn."),
        "ST-Q16",
        gap=Gap(N_("at once"), N_("in their own turn only")),
    ),
    HouseRule(
        "round_cap",
        N_("Round limit"),
        (200, OFF),
        ("200", N_("No limit")),
        N_("After that, the highest score wins. Hardly any game gets that far."),
        "ST-Q20",
        numbers=Range(20, 1_000),
        gap=Gap(
            N_("for {number} rounds at most"),
            N_("for as long as it takes"),
            own=N_("for {number} rounds at most"),
        ),
    ),
)
ARTICLES: Final = (
    N_("Whoever buries {target_score} wins {win_timing}."),
    N_("Everybody begins with {start_treasure} and {start_piracy}."),
    N_("The first turn goes to {first_player}, with {first_turn_actions}."),
    N_("A hand holds {hand_limit}, and a thief takes from it {steal_mode}."),
    N_("Treasure can be buried {bury_delay}; bad treasure {bury_negative}."),
    N_("Wagers are decided by {wager_method}, and you may stake {wager_total}."),
    N_("The Pirate’s Code {code_may_target_attacker}."),
    N_("Whoever is hooked twice loses {skip_stacking}."),
    N_("We play {round_cap}."),
)
"""The ship's articles: sentences with the options in their gaps."""


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


def check_setup(setup: Setup) -> None:
    """ST-Q1: whoever begins must have a seat; ST-20: all values are multiples of 50."""
    target = setup.options["target_score"]
    if target not in SHARES and int(target) % STEP:
        raise BadSetup(
            N_("The goal must be a multiple of {step}, not {number}."), step=STEP, number=target
        )
    first = setup.options["first_player"]
    if first != "random" and int(first) > setup.seats:
        raise BadSetup(N_("There is no seat {number} to begin."), number=first)


def house_of(setup: Setup) -> HouseRules:
    """Read the options of a complete set-up."""
    options, seats = setup.options, setup.seats
    return HouseRules(
        setup=setup,
        seats=seats,
        everyone=(1 << seats + 1) - 1,
        target=target_of(setup),
        hand_limit=_limit(setup, "hand_limit", 1),
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
    return NO_LIMIT * times if setup.options[option] == OFF else setup.number(option) * times
