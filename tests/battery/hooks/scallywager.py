"""Scallywager, as the battery needs to know it."""

from collections.abc import Hashable, Sequence
from random import Random

from tests.battery.hooks import Perft
from treasure_games.core.game import UNKNOWN
from treasure_games.core.options import Setup
from treasure_games.games.scallywager.rules import actions
from treasure_games.games.scallywager.rules.actions import Action
from treasure_games.games.scallywager.rules.pieces import (
    DICE,
    MOST_CREW,
    MOST_SEATS,
    NO_CARD,
    PACK,
    PACK_SIZE,
)
from treasure_games.games.scallywager.rules.state import State
from treasure_games.games.scallywager.rules.view import FIRST_DIE

RULE_IDS = (
    *(f"SW-{number:02}" for number in range(1, 32)),
    *(f"SWA-{number:02}" for number in range(1, 34)),
    *(f"SW-T{number:02}" for number in range(1, 13)),
    *(f"SW-A{number:02}" for number in range(1, 13)),
)

PERFT = (
    Perft(2, {}, seed=1, decisions=0, counts=(60, 1170, 11469)),
    Perft(2, {}, seed=2, decisions=15, counts=(21, 154, 648, 2294, 10638)),
    Perft(4, {}, seed=3, decisions=33, counts=(2, 132, 2814)),
    Perft(3, {"raise": "open", "ones": "free"}, seed=4, decisions=20, counts=(2, 35, 2520)),
    Perft(5, {"cards": "off"}, seed=5, decisions=30, counts=(13, 260, 8339)),
)

UNIVERSE: tuple[Action, ...] = (
    actions.PASS,
    *actions.SHIPS_PARROT,
    *actions.CROWS_NEST,
    *actions.LOADED_DIE,
    *actions.BARREL_OF_GROG,
    actions.PRESS_GANG,
    *actions.SPYGLASS,
    *actions.GRAPESHOT,
    *actions.CUTPURSE,
    actions.CONCEAL,
    *actions.DUEL_AT_DAWN,
    *actions.POWDER_KEG,
    actions.GHOST_CREW,
    actions.SHANGHAIED,
    actions.THE_KRAKEN,
    *(bid for row in actions.BID for bid in row),
    actions.CALL,
    actions.PARLAY,
    actions.HORNSWOGGLE,
    *actions.SHOW_YOUR_COLOURS,
    *actions.REROLL_OTHERS,
    *actions.FOG_BANK,
    actions.DAVY_JONES_WAGER,
    actions.BOARDERS_AWAY,
    *actions.THE_BLACK_SPOT,
    *actions.X_MARKS_THE_SPOT,
    actions.USE_LIFEBOAT,
    actions.KEEP_LIFEBOAT,
    *actions.PLUNDER,
    actions.DRAW_TREASURE,
    actions.DRAW_ADVENTURE,
    actions.DRAW_NOTHING,
    *actions.KEEP_CARD,
)
"""All that are made beforehand."""

WISHES = (actions.USE_LIFEBOAT, actions.PRESS_GANG, actions.DRAW_TREASURE)
"""What makes a game longer, and empties the treasure deck."""

AIMED = (
    actions.CrowsNest,
    actions.Spyglass,
    actions.Grapeshot,
    actions.DuelAtDawn,
    actions.PowderKeg,
    actions.FogBank,
    actions.TheBlackSpot,
)
NONSENSE: tuple[Action, ...] = (
    *(kind(seat) for kind in AIMED for seat in (-1, 5)),
    *(actions.ShipsParrot(place) for place in (-1, MOST_CREW)),
    *(actions.LoadedDie(*one) for one in ((-1, 1), (MOST_CREW, 1), (0, 0), (0, 7))),
    *(
        kind(1 << MOST_CREW)
        for kind in (actions.BarrelOfGrog, actions.ShowYourColours, actions.RerollOthers)
    ),
    *(kind(card) for kind in (actions.Cutpurse, actions.Plunder) for card in (-1, PACK_SIZE)),
    *(actions.KeepCard(card) for card in (-1, PACK_SIZE)),
    *(actions.Bid(*one) for one in ((-1, 3), (DICE + 1, 3), (2, -1), (2, 7))),
    *(actions.XMarksTheSpot(count) for count in (-1, DICE + 1)),
)
"""Dice, seats and cards that don't exist."""


def pieces(setup: Setup) -> Sequence[Hashable]:
    """The 35 dice, and the 70 cards where there are any."""
    return (*["die"] * DICE, *range(PACK_SIZE if setup.text("cards") == "on" else 0))


def pieces_in(state: State) -> list[Hashable]:
    """The dice in ships (ghosts among them) and in the box; the cards, wherever they are."""
    assert sorted(state.faces) == sorted(PACK[: len(state.faces)]), "a card changed its kind"
    assert all(
        len(hold) == len(viewers) for hold, viewers in zip(state.dice, state.seen, strict=True)
    )
    holds = [len(hold) - ghosts for hold, ghosts in zip(state.dice, state.ghosts, strict=True)]
    assert all(0 <= crew <= MOST_CREW for crew in holds)
    assert state.box >= 0
    held = [*state.live, *state.fresh, *state.played]
    return [
        *["die"] * (sum(holds) + sum(state.ghosts) + state.box),
        *(card for pile in (*state.stacks, *state.piles, *state.treasures) for card in pile),
        *(card for card in held if card != NO_CARD),
        *state.drawn,
    ]


def universe(_state: State) -> Sequence[Action]:
    """Every action there is, and some for what doesn't exist."""
    return (*UNIVERSE, *NONSENSE)


def slot_value(state: State, slot: int) -> int:
    """The kind of a card or the face of a die."""
    if slot < FIRST_DIE:
        return state.faces[slot]
    seat, place = divmod(slot - FIRST_DIE, DICE)
    hold = state.dice[seat]
    return hold[place] if place < len(hold) else UNKNOWN


def draw(state: State, legal: Sequence[Action], rng: Random) -> Action:
    """All alike; but a table of five plays long enough to use up the treasure deck."""
    if state.house.seats == MOST_SEATS:
        kept = [wish for wish in WISHES if wish in legal]
        if kept:
            return kept[0]
        legal = [action for action in legal if action != actions.PARLAY]
    return rng.choice(legal)
