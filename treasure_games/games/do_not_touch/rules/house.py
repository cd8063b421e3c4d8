"""The house rules: the options, and what they mean at the table."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from treasure_games.core.language import N_
from treasure_games.core.options import Choice, HouseRule, Setup, numbered
from treasure_games.games.do_not_touch.rules.pieces import PACK_SIZE, number_pack, symbol_pack

STARTING_HAND: Final = 3
NO_LIMIT: Final = 1_000_000

NUMERICAL: Final = ("version", ("numerical",))
SYMBOLS: Final = ("version", ("symbols",))

OPTIONS: Final = (
    HouseRule(
        "version",
        N_("Cards"),
        N_("Numbers count their value; symbols count one each, more with a bonus."),
        "DT-01",
        Choice("numerical", N_("Numbers 1 to 5"), N_("with the numbers 1 to 5")),
        Choice("symbols", N_("Symbols with bonuses"), N_("with symbols and bonuses")),
    ),
    HouseRule(
        "num_dist",
        N_("Spread of the numbers"),
        N_("How many cards show each number; slope and pyramid have fewer high ones."),
        "DT-R3",
        Choice("even", N_("Even"), N_("evenly")),
        Choice("slope", N_("Slope"), N_("with fewer high ones")),
        Choice("pyramid", N_("Pyramid"), N_("like a pyramid")),
        only_if=NUMERICAL,
    ),
    HouseRule(
        "bonus_mix",
        N_("Bonus cards"),
        N_("How many of each six cards are plain, x2 and x3."),
        "DT-R3",
        Choice("3-2-1", N_("Some (3-2-1)"), N_("some bonus cards (3-2-1)")),
        Choice("4-1-1", N_("Few (4-1-1)"), N_("few bonus cards (4-1-1)")),
        Choice("2-2-2", N_("Many (2-2-2)"), N_("many bonus cards (2-2-2)")),
        only_if=SYMBOLS,
    ),
    HouseRule(
        "swaps_per_turn",
        N_("Swaps per turn"),
        N_("How often you may swap a card with the top of a rival’s loot."),
        "DT-R11",
        Choice(1, N_("One"), N_("one swap")),
        Choice("unlimited", N_("Any number"), N_("any number of swaps")),
        Choice(0, N_("None (friendly)"), N_("no swap")),
    ),
    HouseRule(
        "bonus_per_turn",
        N_("Bonus discards per turn"),
        N_("How often you may discard an x2 or x3 to draw that many cards."),
        "DT-R16",
        Choice(1, N_("One"), N_("one of them")),
        Choice("unlimited", N_("Any number"), N_("any number of them")),
        only_if=SYMBOLS,
    ),
    HouseRule(
        "first_round",
        N_("Each pirate’s first turn"),
        N_("Whether the first turn has the draw and the swap of a usual turn."),
        "DT-R6",
        Choice("normal", N_("Like any other"), N_("like any other")),
        Choice("no_swap", N_("Without a swap"), N_("without a swap")),
        Choice("place_only", N_("Only place cards"), N_("for placing cards only")),
    ),
    HouseRule(
        "swap_must_fit_below",
        N_("A swapped-in card must match the card below it"),
        N_("With yes, every loot stays a matching chain, and swaps are harder to find."),
        "DT-R13",
        Choice("no", N_("No"), N_("need not")),
        Choice("yes", N_("Yes"), N_("must")),
    ),
    HouseRule(
        "hand_max",
        N_("Cards you may keep"),
        N_("At the end of your turn, you discard any cards above this."),
        "DT-R19",
        *numbered(2, 3, 4, 5),
        usual=3,
    ),
    HouseRule(
        "tie_break",
        N_("Tied scores"),
        N_("Who wins when scores are level; bonus cards exist only with symbols."),
        "DT-R23",
        Choice("shared", N_("Share the victory"), N_("the victory is shared")),
        Choice("most_cards", N_("Most cards in the loot"), N_("most cards in the loot win")),
        Choice("most_bonus", N_("Most bonus cards in the loot"), N_("most bonus cards win")),
        Choice("later_seat", N_("Later in the order of play"), N_("whoever plays later wins")),
    ),
    HouseRule(
        "discard_guard_rounds",
        N_("Closing the discard pile"),
        N_("When nobody has drawn a covered card for that long, somebody must."),
        "DT-R21",
        Choice(4, N_("After four rounds"), N_("closes after four rounds without a covered draw")),
        Choice(0, N_("Never"), N_("is never closed")),
    ),
    HouseRule(
        "fair_seats",
        N_("Seats evened out"),
        N_("With yes, a few cards are set aside unseen, and nobody swaps on the first turn."),
        "DT-R29",
        Choice("off", N_("No"), N_("taken as they are")),
        Choice("on", N_("Yes"), N_("evened out")),
    ),
    HouseRule(
        "match_rounds",
        N_("Rounds"),
        N_("In a match, everybody begins one round, and the scores are added up."),
        "DT-R29",
        Choice(1, N_("One"), N_("one round")),
        Choice("n", N_("As many as players"), N_("as many rounds as pirates")),
    ),
    HouseRule(
        "first_player",
        N_("Who begins"),
        N_("After the first player, play goes clockwise."),
        "DT-R2",
        Choice("random", N_("At random"), N_("a pirate chosen at random")),
        Choice("fixed", N_("The first seat"), N_("the first seat")),
    ),
)
ARTICLES: Final = (
    N_("We play {match_rounds} {version}."),
    N_("The numbers are spread {num_dist}."),
    N_("The pack holds {bonus_mix}, and you may discard {bonus_per_turn} per turn."),
    N_("Each turn allows {swaps_per_turn}, and you may keep {hand_max} cards."),
    N_("A swapped-in card {swap_must_fit_below} match the one below it."),
    N_("Everybody’s first turn is {first_round}."),
    N_("The first turn goes to {first_player}, and the seats are {fair_seats}."),
    N_("The discard pile {discard_guard_rounds}."),
    N_("If scores are tied, {tie_break}."),
)
"""The ship's articles: sentences with the options in their gaps."""


class HouseRules(Struct, frozen=True):
    """What the chosen options mean at this table; shared by all copies of a state.

    `pack` holds the faces of the 54 cards, sorted. `guard_turns` is the number of turns in a row
    without a covered draw that closes the discard pile (DT-R21), `set_aside` the number of cards
    left out of each round (DT-R29). Without a limit, a number is `NO_LIMIT`.
    """

    setup: Setup
    seats: int
    has_symbols: bool
    pack: tuple[int, ...]
    swaps: int
    bonuses: int
    swaps_in_first_turn: bool
    first_turn_only_places: bool
    swap_must_fit_below: bool
    hand_max: int
    tie_break: str
    guard_turns: int
    set_aside: int
    rounds: int
    starts_at_random: bool


def house_of(setup: Setup) -> HouseRules:
    """Read the options of a complete set-up."""
    seats = setup.seats
    has_symbols = setup.text("version") == "symbols"
    fair = setup.text("fair_seats") == "on"
    first_round = setup.text("first_round")
    guard_rounds = setup.number("discard_guard_rounds")
    return HouseRules(
        setup=setup,
        seats=seats,
        has_symbols=has_symbols,
        pack=symbol_pack(setup.text("bonus_mix"))
        if has_symbols
        else number_pack(setup.text("num_dist")),
        swaps=_limit(setup, "swaps_per_turn"),
        bonuses=_limit(setup, "bonus_per_turn") if has_symbols else 0,
        swaps_in_first_turn=first_round == "normal" and not fair,
        first_turn_only_places=first_round == "place_only",
        swap_must_fit_below=setup.text("swap_must_fit_below") == "yes",
        hand_max=setup.number("hand_max"),
        tie_break=setup.text("tie_break"),
        guard_turns=guard_rounds * seats if guard_rounds else NO_LIMIT,
        set_aside=(PACK_SIZE - STARTING_HAND * seats) % seats if fair else 0,
        rounds=seats if setup.text("match_rounds") == "n" else 1,
        starts_at_random=setup.text("first_player") == "random",
    )


def _limit(setup: Setup, option: str) -> int:
    return NO_LIMIT if setup.text(option) == "unlimited" else setup.number(option)
