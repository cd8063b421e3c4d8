"""The house rules: the options, and what they mean at the table."""

from typing import Final

from msgspec import Struct

from treasure_games.core.options import Setup, read_house
from treasure_games.games.do_not_touch.rules.pieces import PACK_SIZE, number_pack, symbol_pack

STARTING_HAND: Final = 3
NO_LIMIT: Final = 1_000_000

PAGE: Final = read_house(__file__)


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
