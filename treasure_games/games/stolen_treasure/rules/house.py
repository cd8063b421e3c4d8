"""The house rules: the options, and what they mean at the table."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from treasure_games.core.errors import BadSetup
from treasure_games.core.language import N_
from treasure_games.core.options import Choice, HouseRule, Range, Setup
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
        N_("Usually 2000 for two, and 250 less for each further pirate."),
        "ST-20",
        Choice("short", N_("Three quarters"), "{number}"),
        Choice("normal", N_("As usual"), "{number}"),
        Choice("long", N_("A quarter more"), "{number}"),
        numbers=Range(250, 5000),
        usual="normal",
        stands_for=lambda value, seats: target_of(Setup(seats, {"target_score": value})),
    ),
    HouseRule(
        "hand_limit",
        N_("Cards in a hand"),
        N_("Anybody who holds more discards down to this."),
        "ST-96",
        Choice(7, N_("Seven at most"), N_("at most {number} cards")),
        Choice(OFF, N_("As many as you like"), N_("as many cards as you like")),
        numbers=Range(5, 12),
        own_words=N_("at most {number} cards"),
    ),
    HouseRule(
        "steal_mode",
        N_("Stealing from a hand"),
        N_("Whether the thief may choose between treasure and piracy cards."),
        "ST-Q43",
        Choice("by_type", N_("The thief chooses the back"), N_("by the cards’ backs")),
        Choice("true_random", N_("Blindly"), N_("blindly")),
    ),
    HouseRule(
        "wager_method",
        N_("How a wager is decided"),
        N_("All are fair."),
        "ST-Q61",
        Choice(COIN, N_("A coin"), N_("a coin")),
        Choice(DIE, N_("A die each"), N_("a die each")),
        Choice(THROW, N_("Rock, paper, scissors"), N_("rock, paper, scissors")),
    ),
    HouseRule(
        "wager_total",
        N_("What may be wagered"),
        N_("Whether the first stake may be worth nothing or less."),
        "ST-Q56",
        Choice("any", N_("Any treasure"), N_("any treasure")),
        Choice("positive_only", N_("Only more than nothing"), N_("only what is worth something")),
    ),
    HouseRule(
        "bury_delay",
        N_("Treasure can be buried"),
        N_("How long you must hold treasure before you can bury it."),
        "ST-Q12",
        Choice("next_own_turn", N_("On your next turn"), N_("from your next turn on")),
        Choice("full_round", N_("After a full round"), N_("after a full round")),
    ),
    HouseRule(
        "bury_negative",
        N_("Burying bad treasure"),
        N_("It counts against you for ever, and frees a place in your hand."),
        "ST-Q14",
        Choice("allowed", N_("Allowed"), N_("may be buried, too")),
        Choice("forbidden", N_("Forbidden"), N_("must never be buried")),
    ),
    HouseRule(
        "code_may_target_attacker",
        N_("Pirate’s Code against the attacker"),
        N_("Whether an effect may be passed back to whoever played the card."),
        "ST-Q28",
        Choice("yes", N_("Allowed"), N_("may turn on the attacker")),
        Choice(
            "no", N_("Forbidden, unless only two play"), N_("spares the attacker, unless two play")
        ),
    ),
    HouseRule(
        "skip_stacking",
        N_("Hooked twice"),
        N_("What two Hooks before your turn cost you."),
        "ST-Q49",
        Choice(OFF, N_("One turn is lost"), N_("one turn")),
        Choice(ON, N_("Two turns are lost"), N_("two turns")),
    ),
    HouseRule(
        "start_treasure",
        N_("Treasure cards at the start"),
        N_("Dealt face up, and ready to be buried."),
        "ST-Q3",
        Choice(0, "0", N_("no treasure card")),
        Choice(1, "1", N_("one treasure card")),
        Choice(2, "2", N_("two treasure cards")),
        Choice(3, "3", N_("three treasure cards")),
    ),
    HouseRule(
        "start_piracy",
        N_("Piracy cards at the start"),
        N_("Dealt in secret."),
        "ST-Q3",
        Choice(0, "0", N_("no piracy card")),
        Choice(1, "1", N_("one piracy card")),
        Choice(2, "2", N_("two piracy cards")),
        Choice(3, "3", N_("three piracy cards")),
    ),
    HouseRule(
        "first_player",
        N_("Who begins"),
        N_("At random, or the number of the youngest player’s seat."),
        "ST-Q1",
        Choice("random", N_("At random"), N_("a pirate chosen at random")),
        numbers=Range(1, MOST_SEATS),
        own_words=N_("seat {number}"),
    ),
    HouseRule(
        "first_turn_actions",
        N_("Actions on the first turn"),
        N_("One is fairer: whoever begins has a slight advantage."),
        "ST-Q72",
        Choice(2, N_("Two"), N_("two actions")),
        Choice(1, N_("One"), N_("one action")),
    ),
    HouseRule(
        "win_timing",
        N_("When the game is won"),
        N_("You can reach the goal on somebody else’s turn."),
        "ST-Q16",
        Choice("immediate", N_("At once"), N_("at once")),
        Choice("own_turn", N_("Only on your own turn"), N_("in their own turn only")),
    ),
    HouseRule(
        "round_cap",
        N_("Round limit"),
        N_("After that, the highest score wins. Hardly any game gets that far."),
        "ST-Q20",
        Choice(200, "200", N_("for {number} rounds at most")),
        Choice(OFF, N_("No limit"), N_("for as long as it takes")),
        numbers=Range(20, 1_000),
        own_words=N_("for {number} rounds at most"),
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
